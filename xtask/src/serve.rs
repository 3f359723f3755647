//! `cargo xtask serve`: the page and the program, built and started.

use crate::page;
use crate::step::cargo;
use crate::wasm::Profile;

/// Builds with what is asked for and starts; what is not for building is for `portolan serve`.
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
