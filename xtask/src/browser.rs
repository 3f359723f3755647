//! `cargo xtask browser`: tests the page in a real browser.

use std::fs;
use std::path::Path;

use crate::cargo_test;
use crate::page;
use crate::services;
use crate::step::{Step, install, program, root};
use crate::stories::{Failure, Verdict, after_another_try, has_passed, longest, verdict};
use crate::wasm::Profile;

/// Where the node packages are installed; the tests look for them here.
const PACKAGES: &str = "target/browser-tests";
/// The files that define the packages.
const LISTS: [&str; 3] = ["package.json", "package-lock.json", ".npmrc"];

/// The browser tests. Three stories run at a time, in one browser: while some wait, others use the cores.
const TESTS: [&str; 9] = [
    "--no-fail-fast",
    "--features",
    "browser-tests/browser",
    "--test",
    "stories",
    "--test",
    "measures",
    "--",
    "--test-threads=3",
];
/// The folder for pictures and texts of failures, and for the duration of each story.
const RESULTS: &str = "target/browser";
/// How many of the longest stories are printed.
const LONGEST: usize = 10;

/// Builds the page and runs the browser tests: all, or those with a word in their names.
pub fn run(args: &[String]) -> Result<(), String> {
    let has = |flag: &str| args.iter().any(|arg| arg == flag);
    let profile = if has("--quick") { Profile::Quick } else { Profile::Small };
    let filters: Vec<&str> = args.iter().map(String::as_str).filter(|arg| !arg.starts_with("--")).collect();
    page::build(profile)?;
    page::build_example()?;
    test(&filters, has("--strict"))
}

/// Builds the page and prints its size and its times, measured by the browser's clock.
pub fn measure() -> Result<(), String> {
    page::build(Profile::Small)?;
    ready()?;
    // One test at a time, so that they do not slow each other down.
    let measures =
        ["--features", "browser-tests/browser", "--test", "measures", "--", "--nocapture", "--test-threads=1"];
    cargo_test(&measures).with("WATCH", "3").run()
}

/// Looks at every screen in all windows, text sizes and languages, and presses every button; prints what is wrong.
pub fn layout(args: &[String]) -> Result<(), String> {
    let mut names = Vec::new();
    let (mut kept, mut pictures) = (None, false);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--page" => kept = Some(args.next().ok_or("--page needs the folder of a page")?),
            "--pictures" => pictures = true,
            name if !name.starts_with("--") => names.push(format!("layout::{name}")),
            other => return Err(format!("there is no option {other}")),
        }
    }
    if names.is_empty() {
        names.push("layout::".to_owned());
    }
    page::build(Profile::Small)?;
    ready()?;
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut looks = cargo_test(&TESTS).args(&["--nocapture"]).args(&names).with("LAYOUT", "whole");
    if let Some(folder) = kept {
        let folder = fs::canonicalize(folder).map_err(|bad| format!("{folder}: {bad}"))?;
        looks = looks.with("LAYOUT_PAGE", &folder.to_string_lossy());
    }
    if pictures {
        looks = looks.with("LAYOUT_PICTURES", "yes");
    }
    looks.run()
}

/// Runs the browser tests on the page as built, and repeats those that failed. A missing browser is a failure.
pub fn test(filters: &[&str], strict: bool) -> Result<(), String> {
    ready()?;
    let results = root().join(RESULTS);
    let _ = fs::remove_dir_all(&results);
    fs::create_dir_all(&results).map_err(|bad| format!("{RESULTS}: {bad}"))?;
    // The tests run in their own directory.
    let times = results.canonicalize().map_err(|bad| format!("{RESULTS}: {bad}"))?.join("times.txt");
    let (output, succeeded) =
        cargo_test(&TESTS).args(filters).with("STORY_TIMES", &times.to_string_lossy()).run_and_capture()?;
    let story_times = fs::read_to_string(&times).unwrap_or_default();
    println!("\nthe longest stories");
    longest(&story_times, LONGEST).iter().for_each(|(seconds, name)| println!("{seconds:>8.1} s  {name}"));
    match verdict(&output, succeeded) {
        Verdict::Passed => Ok(()),
        Verdict::NoStory => {
            Err(format!("no browser test has {} in its name, such as `games::a_story`", filters.join(" or ")))
        }
        Verdict::Broken(why) => Err(why),
        Verdict::Again(failures) => {
            let again = |failure: &Failure| {
                let step = cargo_test(&TESTS).args(&["--exact", &failure.name]).with("ATTEMPT", "2");
                step.run_and_capture().map(|(output, succeeded)| succeeded && has_passed(&output, &failure.name))
            };
            let passed = failures.iter().map(again).collect::<Result<Vec<bool>, String>>()?;
            let summary = after_another_try(&failures, &passed, strict)?;
            println!("\n{summary}screenshots and texts of the failures are in {RESULTS}");
            Ok(())
        }
    }
}

/// Installs what the tests need.
fn ready() -> Result<(), String> {
    browser()?;
    fonts();
    // A story replaces nodes.
    services::install()?;
    packages()
}

/// The fonts of all browser tests, and their packages: an ordinary face and its italics.
const FONTS: [(&str, &str); 2] =
    [("DejaVuSerif.ttf", "fonts-dejavu-core"), ("DejaVuSerif-Italic.ttf", "fonts-dejavu-extra")];

/// Installs the fonts of the tests. Elsewhere than on Debian the machine's own fonts must do.
fn fonts() {
    let folder = Path::new("/usr/share/fonts/truetype/dejavu");
    for (file, package) in FONTS.iter().filter(|(file, _)| !folder.join(file).is_file()) {
        if let Err(why) = install(package) {
            println!("texts may be wider in these tests than elsewhere, because {file} is missing: {why}");
        }
    }
}

/// Installs Chromium for tests, which needs less of the processor. Where there is none, the one with windows will do;
/// `tests/browser/src/chromium.rs` starts whichever is there.
fn browser() -> Result<(), String> {
    program("chromium-headless-shell", "chromium-headless-shell").or_else(|why| {
        println!("the browser tests take longer with the whole Chromium: {why}");
        program("chromium", "chromium")
    })
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
        // A partial installation must not pass for a complete one.
        let _ = fs::remove_dir_all(place.join("node_modules"));
    }
    installed
}
