//! How a suite runs a client of the server.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Runs a client, given its path, with a server on an empty folder. Returns the object that it prints on its last line.
///
/// # Panics
/// If the client fails or complains.
#[must_use]
pub fn run(client: &str, data: &Path, args: &[&str]) -> Value {
    // The tests of the workspace build the program beside the client; alone: `cargo build -p portolan`.
    let program = Path::new(client).with_file_name("portolan");
    assert!(program.exists(), "build the program first: cargo build -p portolan");
    // Only an earlier run has left something there.
    let _ = std::fs::remove_dir_all(data);
    let mut command = Command::new(client);
    command.args(args).arg("--json").arg("--program").arg(&program).arg("--data").arg(data);
    let output = command.output().expect("it starts");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    println!("{out}");
    assert!(output.status.success() && err.is_empty(), "{out}\n{err}");
    serde_json::from_str(out.lines().last().expect("a line")).expect("JSON")
}
