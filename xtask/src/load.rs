//! `cargo xtask load` and `cargo xtask faults`: measure and break online tables.

use std::fs;

use crate::step::{Step, cargo, root};

/// Builds the program and a client of its server, `load` or `faults`, and runs them. All arguments go to the client.
pub fn run(client: &str, args: &[String]) -> Result<(), String> {
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
