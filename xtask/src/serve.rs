//! `cargo xtask serve`: the page and the program, built and started.

use crate::page;
use crate::step::cargo;
use crate::wasm::Profile;

/// The folder for online tables during development.
const DATA: &str = "target/serve";

/// The packages of the program that are optimised in the tests, but need not be to serve. The games, `bots` and `table` stay
/// optimised: the bots of online tables think here.
const NEED_NO_SPEED: [&str; 6] = ["chart", "coach", "scorepad", "portolan", "shelf", "words"];

/// Builds and starts it. Arguments other than `--release` go to `portolan serve`.
pub fn run(args: &[String]) -> Result<(), String> {
    let (ours, theirs): (Vec<&str>, Vec<&str>) = args.iter().map(String::as_str).partition(|arg| *arg == "--release");
    let release = !ours.is_empty();
    page::build(if release { Profile::Small } else { Profile::Quick })?;
    let mut step = cargo(&["run", "--quiet", "--locked", "--package", "portolan"]);
    if release {
        step = step.args(&["--release"]);
    } else {
        for package in NEED_NO_SPEED {
            step = step.args(&["--config", &format!("profile.dev.package.{package}.opt-level=0")]);
        }
    }
    let data = if theirs.contains(&"--data") { &[][..] } else { &["--data", DATA] };
    step.args(&["--", "serve"]).args(data).args(&theirs).take_over()
}
