//! `cargo xtask load`, `faults` and `cluster`: measure, break and start online tables.

use std::fs;

use crate::services;
use crate::step::{Step, cargo, root};

/// Starts several nodes. The first line on stdout is the cluster's own, which scripts read.
pub fn cluster(args: &[String]) -> Result<(), String> {
    services::install_quietly()?;
    cargo(&["build", "--release", "--quiet", "--locked", "--package", "portolan", "--package", "cluster"]).output()?;
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    Step::new("target/release/cluster")
        .args(&["--program", "target/release/portolan", "--data", "target/cluster"])
        .args(&args)
        .take_over_quietly()
}

/// Builds the program and a client of its server, `load` or `faults`, and runs them. All arguments go to the client.
pub fn run(client: &str, args: &[String]) -> Result<(), String> {
    if args.iter().any(|arg| arg.starts_with("--nodes")) {
        services::install_quietly()?;
    }
    cargo(&["build", "--release", "--quiet", "--locked", "--package", "portolan", "--package", client]).run()?;
    let data = format!("target/{client}");
    let folder = root().join(&data);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|bad| format!("{data}: {bad}"))?;
    }
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    // Nothing is printed after the client's last line, which scripts read.
    Step::new(&format!("target/release/{client}"))
        .args(&["--program", "target/release/portolan", "--data", &data])
        .args(&args)
        .take_over()
}
