//! `cargo xtask browser`: the page in a real browser.

use std::fs;
use std::path::Path;

use crate::page;
use crate::step::{Step, cargo, program, root};
use crate::wasm::Profile;

/// Where the node packages are installed; the tests look for them here.
const PACKAGES: &str = "target/browser-tests";
/// What says which packages.
const LISTS: [&str; 3] = ["package.json", "package-lock.json", ".npmrc"];

/// Builds the page and runs the browser tests: all, or those with a word in their names.
pub fn run(args: &[String]) -> Result<(), String> {
    let profile = if args.iter().any(|arg| arg == "--quick") { Profile::Quick } else { Profile::Small };
    let filters: Vec<&str> = args.iter().map(String::as_str).filter(|arg| *arg != "--quick").collect();
    page::build(profile)?;
    test(&filters)
}

/// Builds the page and prints what it weighs and how long it takes, in the browser's own clock.
pub fn measure() -> Result<(), String> {
    page::build(Profile::Small)?;
    ready()?;
    // One after the other, so that they do not slow each other down.
    let measures = ["test", "--package", "browser-tests", "--profile", "dev", "--locked", "--test", "measures", "--"];
    cargo(&measures).args(&["--nocapture", "--test-threads=1"]).run()
}

/// Runs the browser tests with the page as it is. A missing browser is a failure.
pub fn test(filters: &[&str]) -> Result<(), String> {
    ready()?;
    // The profile that this program was built with: what both need is not built again.
    let tests = ["test", "--package", "browser-tests", "--profile", "dev", "--locked", "--"];
    cargo(&tests).args(&["--nocapture"]).args(filters).run()
}

/// Installs what the tests need.
fn ready() -> Result<(), String> {
    program("chromium", "chromium")?;
    program("chromedriver", "chromium-driver")?;
    packages()
}

/// Installs the node packages that the tests inject, exactly as the lock file says.
fn packages() -> Result<(), String> {
    let (lists, place) = (root().join("tests/browser"), root().join(PACKAGES));
    let read = |directory: &Path, name: &str| fs::read(directory.join(name)).ok();
    let same = LISTS.iter().all(|name| read(&lists, name) == read(&place, name));
    if same && place.join("node_modules").is_dir() {
        return Ok(());
    }
    program("npm", "npm")?;
    let failed = |bad: std::io::Error| format!("{}: {bad}", place.display());
    fs::create_dir_all(&place).map_err(failed)?;
    for name in LISTS {
        fs::copy(lists.join(name), place.join(name)).map_err(failed)?;
    }
    let install = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    let installed = Step::new("npm").args(&install).within(Path::new(PACKAGES)).run();
    if installed.is_err() {
        // Half an installation must not pass for a whole one.
        let _ = fs::remove_dir_all(place.join("node_modules"));
    }
    installed
}
