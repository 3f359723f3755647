//! Sets up, checks, tests and measures the project: `cargo xtask COMMAND`.
//!
//! On a fresh machine each command first installs what it needs.

mod bench;
mod step;

use std::process::ExitCode;
use std::time::Instant;

use crate::step::{Step, cargo, component};

const HELP: &str = "\
cargo xtask check   format, clippy and a quick run of all tests: for the inner loop
cargo xtask test    everything: format, clippy, all tests, doc tests, docs, component data
cargo xtask bench   speed and instruction counts, as in docs/performance.md (needs valgrind)";

fn main() -> ExitCode {
    let begun = Instant::now();
    let command = std::env::args().nth(1).unwrap_or_default();
    let done = match command.as_str() {
        "check" => check(),
        "test" => test(),
        "bench" => bench::run(),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => Err(format!("there is no command {command:?}; there are:\n{HELP}")),
    };
    match done {
        Ok(()) => {
            println!("\n{command} passed in {} s", begun.elapsed().as_secs());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("\nxtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// How many random games the conformance suite plays in the inner loop, instead of a thousand.
const QUICK_GAMES: &str = "40";

fn check() -> Result<(), String> {
    style()?;
    cargo(&["test", "--workspace", "--quiet"]).with("CONFORMANCE_GAMES", QUICK_GAMES).run()
}

fn test() -> Result<(), String> {
    style()?;
    // Doc tests run with the others.
    cargo(&["test", "--workspace", "--locked"]).run()?;
    cargo(&["doc", "--workspace", "--no-deps", "--locked"]).with("RUSTDOCFLAGS", "-D warnings").run()?;
    cargo(&["run", "--quiet", "--locked", "--package", "portolan", "--", "data", "check"]).run()
}

fn style() -> Result<(), String> {
    component("rustfmt")?;
    component("clippy")?;
    cargo(&["fmt", "--all", "--check"]).run()?;
    let everything = ["clippy", "--workspace", "--all-targets", "--all-features", "--quiet", "--locked"];
    Step::new("cargo").args(&everything).args(&["--", "-D", "warnings"]).run()
}
