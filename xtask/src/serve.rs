//! `cargo xtask serve`: builds the page and the program, and starts it.

use crate::page;
use crate::step::cargo;
use crate::wasm::Profile;

/// Builds and starts the program. `--release` is for the build; all other arguments are for `portolan serve`.
pub fn run(args: &[String]) -> Result<(), String> {
    let (ours, theirs): (Vec<&str>, Vec<&str>) = args.iter().map(String::as_str).partition(|arg| *arg == "--release");
    let release = !ours.is_empty();
    page::build(if release { Profile::Small } else { Profile::Quick })?;
    let mut step = cargo(&["run", "--quiet", "--package", "portolan"]);
    if release {
        step = step.args(&["--release"]);
    }
    step.args(&["--", "serve"]).args(&theirs).take_over()
}
