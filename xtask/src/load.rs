//! `cargo xtask load`: measures online tables.

use std::fs;

use crate::step::{Step, cargo, root};

/// The folder of the server that is measured.
const DATA: &str = "target/load";

/// Builds the program and the load client, and runs them. All arguments go to the client.
pub fn run(args: &[String]) -> Result<(), String> {
    cargo(&["build", "--release", "--quiet", "--locked", "--package", "portolan", "--package", "load"]).run()?;
    let data = root().join(DATA);
    if data.exists() {
        fs::remove_dir_all(&data).map_err(|bad| format!("{DATA}: {bad}"))?;
    }
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    // Nothing is printed after the client's last line, which scripts read.
    Step::new("target/release/load")
        .args(&["--program", "target/release/portolan", "--data", DATA])
        .args(&args)
        .take_over()
}
