//! `cargo xtask serve`: the page and the program, built and started.

use crate::games;
use crate::page;
use crate::step::cargo;
use crate::wasm::Profile;

/// The folder for online tables during development.
const DATA: &str = "target/serve";

/// The packages of the program that are optimised in the tests, beside the games.
const OPTIMISED: [&str; 8] = ["bots", "chart", "coach", "scorepad", "portolan", "shelf", "table", "words"];

/// Builds and starts it. Arguments other than `--release` go to `portolan serve`.
pub fn run(args: &[String]) -> Result<(), String> {
    let (ours, theirs): (Vec<&str>, Vec<&str>) = args.iter().map(String::as_str).partition(|arg| *arg == "--release");
    let release = !ours.is_empty();
    page::build(if release { Profile::Small } else { Profile::Quick })?;
    let mut step = cargo(&["run", "--quiet", "--locked", "--package", "portolan"]);
    if release {
        step = step.args(&["--release"]);
    } else {
        // What thinks here is the page: the program only serves it, and is built in half the time unoptimised.
        for package in OPTIMISED.into_iter().chain(games::names()) {
            step = step.args(&["--config", &format!("profile.dev.package.{package}.opt-level=0")]);
        }
    }
    let data = if theirs.contains(&"--data") { &[][..] } else { &["--data", DATA] };
    step.args(&["--", "serve"]).args(data).args(&theirs).take_over()
}
