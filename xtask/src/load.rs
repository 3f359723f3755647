//! `cargo xtask load`, `faults`, `attack` and `cluster`: measure, break, attack and start online tables.

use std::fs;

use crate::games::{built, target};
use crate::services;
use crate::step::{Step, cargo};

/// Starts several nodes. The first line on stdout is the cluster's own, which scripts read.
pub fn cluster(args: &[String]) -> Result<(), String> {
    services::install_quietly()?;
    cargo(&["build", "--release", "--quiet", "--locked", "--package", "portolan", "--package", "cluster"]).output()?;
    client("cluster", args).take_over_quietly()
}

/// A client of the program, which both are built. Its data is in a folder beside what is built.
fn client(name: &str, args: &[String]) -> Step {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let [client, program, data] = [built(name), built("portolan"), target().join(name)];
    let path = |path: &std::path::Path| path.to_string_lossy().into_owned();
    Step::new(&path(&client)).args(&["--program", &path(&program), "--data", &path(&data)]).args(&args)
}

/// Whether a client starts PostgreSQL and NATS: `faults` unless it is told to start one server, `load` if it is told to.
fn needs_services(client: &str, args: &[String]) -> bool {
    let nodes = args.iter().enumerate().find_map(|(index, arg)| match arg.strip_prefix("--nodes")? {
        "" => args.get(index + 1).map(String::as_str),
        value => value.strip_prefix('='),
    });
    nodes.map_or(client == "faults", |nodes| client == "load" || nodes != "1")
}

/// Builds the program and a client of its server, `load`, `faults` or `attack`, and runs them. All arguments go to the client.
pub fn run(name: &str, args: &[String]) -> Result<(), String> {
    if needs_services(name, args) {
        services::install_quietly()?;
    }
    cargo(&["build", "--release", "--quiet", "--locked", "--package", "portolan", "--package", name]).run()?;
    let folder = target().join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|bad| format!("{}: {bad}", folder.display()))?;
    }
    // Nothing is printed after the client's last line, which scripts read.
    client(name, args).take_over()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_server_needs_no_services() {
        let needs = |client, args: &str| {
            needs_services(client, &args.split_whitespace().map(str::to_owned).collect::<Vec<String>>())
        };
        assert!(needs("faults", "--seconds 60") && needs("faults", "--nodes 3") && needs("faults", "--nodes=4"));
        assert!(!needs("faults", "--nodes 1 --json") && !needs("faults", "--nodes=1"));
        assert!(needs("load", "--nodes 3") && !needs("load", "--tables 20"));
        assert!(!needs("attack", "--seconds 60"));
    }
}
