//! Sets up, checks, tests and measures the project: `cargo xtask COMMAND`.
//!
//! On a fresh machine each command first installs what it needs.

mod balance;
mod bench;
mod browser;
mod compress;
mod games;
#[cfg(test)]
mod icons;
mod licences;
mod lighthouse;
mod load;
mod names;
mod page;
mod schema;
mod serve;
mod services;
mod shorten;
mod step;
mod stories;
mod strength;
mod version;
mod wasm;

use std::process::ExitCode;
use std::time::Instant;

use crate::step::{Step, cargo, component, program};
use crate::wasm::{Compiler, Profile};

const HELP: &str = "\
cargo xtask serve [--release] [--open] [--listen ADDRESS:PORT]
                    build the page and the program, and start it
cargo xtask check   run rustfmt, clippy and all quick tests: for the inner loop
cargo xtask test [--strict]
                    run everything: rustfmt, clippy, all tests, doc tests, docs, component data, the API's description, the
                    page in a browser
cargo xtask page [--quick | --example]
                    build the page into target/page; --quick: faster to build, but larger; --example: with the example
                    game, into target/page-example
cargo xtask browser [--quick] [--strict] [NAME]
                    build the page and run the browser tests with NAME in their names; a test that fails runs once more
                    and may then pass, unless --strict is given
cargo xtask layout [--page FOLDER] [--pictures] [NAME]
                    look at every screen in all windows, text sizes and languages, and press every button (the suite does
                    a part of both); --page: of a page that was built before; --pictures: of what is wrong
cargo xtask bench   measure speed and instruction counts, as in docs/performance.md (needs valgrind)
cargo xtask bench page
                    measure bytes and times of the page in a browser, as in docs/performance.md
cargo xtask bench lighthouse
                    measure the page with Lighthouse, from npm, for desktop and phone, as in docs/performance.md
cargo xtask load [--game G] [--tables N] [--seats N] [--seconds S] [--rate R] [--nodes N] [--json]
                    measure online tables with many players who play at random, as in docs/performance.md; with --nodes
                    N: on so many nodes with PostgreSQL and NATS; with --measure connections, tables, turn or stored and
                    --count N: what idle ones occupy, how soon a turn is told, how a server starts
cargo xtask cluster [--nodes N] [--json]
                    start PostgreSQL, NATS, N nodes and a proxy on this machine, until stdin closes
cargo xtask faults [--seconds S | --games N] [--nodes N] [--tables N] [--seed S] [--only KIND,...] [--json]
                    play random games at online tables of N nodes (3) over bad networks; kill and stop the nodes, cut them
                    off, make their clocks wrong, kill their database and their bus and fill the disk; and check that
                    nothing is lost or played twice and that everybody sees what the engine says; with --nodes 1: kill one
                    server on SQLite again and again
cargo xtask attack [--seconds S] [--seed S] [--only KIND,...] [--bounds club|public] [--stay] [--json]
                    attack a server in every way that strangers have (floods, junk, half requests, forged headers, ...) while
                    200 tables play; and check that nothing acknowledged is lost, that honest people are answered soon and
                    that the memory is as before; with --stay: leave everything behind and start a server that is full of it
cargo xtask schema [--examples N] [--seed S]
                    compare the server with its description in OpenAPI, by calls that schemathesis (from PyPI) generates:
                    about N for each operation
cargo xtask strength [--part N]
                    measure how well the bots play, as in docs/bots.md (takes hours; --part N: one N-th of the games)
cargo xtask strength --write
                    write the tables of docs/bots.md from games/GAME/strength.toml
cargo xtask balance [GAMES]
                    measure what cards, sets and seats are worth to hard bots, and write docs/balance.md";

fn main() -> ExitCode {
    let begun = Instant::now();
    let command = std::env::args().nth(1).unwrap_or_default();
    let args: Vec<String> = std::env::args().skip(2).collect();
    let done = match command.as_str() {
        "check" => check(),
        "test" => test(args.iter().any(|arg| arg == "--strict")),
        "balance" => balance::run(&args),
        "bench" if args.iter().any(|arg| arg == "page") => browser::measure(),
        "bench" if args.iter().any(|arg| arg == "lighthouse") => lighthouse::run(),
        "bench" => bench::run(),
        "browser" => browser::run(&args),
        "layout" => browser::layout(&args),
        "attack" | "load" | "faults" => load::run(&command, &args),
        "cluster" => load::cluster(&args),
        "page" if args.iter().any(|arg| arg == "--example") => page::build_example(),
        "page" => page::build(if args.iter().any(|arg| arg == "--quick") { Profile::Quick } else { Profile::Small }),
        "schema" => schema::run(&args),
        "serve" => serve::run(&args),
        "strength" => strength::run(&args),
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

/// The tests that the inner loop skips: those in which bots think for long.
const SLOW: [&str; 6] = ["--skip", "bots::", "--skip", "coach::", "--skip", "analyse::"];

/// All packages but the page's, which are built for WebAssembly.
const NOT_THE_PAGE: [&str; 19] = [
    "--workspace",
    "--exclude",
    "web",
    "--exclude",
    "web-online",
    "--exclude",
    "web-lobby",
    "--exclude",
    "page",
    "--exclude",
    "online",
    "--exclude",
    "library",
    "--exclude",
    "web-library",
    "--exclude",
    "page-kit",
    "--exclude",
    "web-worker",
];

/// Runs tests of the packages for this machine, this one apart. Cargo unites the features of all packages that a command
/// names. So all of these commands name the same packages: with others, cargo would build the games once more.
fn cargo_test(args: &[&str]) -> Step {
    cargo(&["test", "--locked"]).args(&NOT_THE_PAGE).args(&["--exclude", "xtask"]).args(args)
}

fn check() -> Result<(), String> {
    style()?;
    services::install()?;
    cargo_test(&["--quiet", "--"]).args(&SLOW).with("CONFORMANCE_GAMES", QUICK_GAMES).run()?;
    page_tests()?;
    with_the_example(&[])?;
    own_tests()
}

fn test(strict: bool) -> Result<(), String> {
    style()?;
    // Before everything that embeds it.
    page::build(Profile::Small)?;
    // A game is played with curl, and one by a bot in Python.
    program("curl", "curl")?;
    program("python3", "python3")?;
    services::install()?;
    // Doc tests run with the others.
    cargo_test(&[]).run()?;
    page_tests()?;
    with_the_example(&["random_does_only", "the_same_seed_gives", "hints_hold", "bots_and_hints"])?;
    own_tests()?;
    let doc = cargo(&["doc", "--no-deps", "--locked"]).args(&NOT_THE_PAGE);
    doc.with("RUSTDOCFLAGS", "-D warnings").run()?;
    Compiler::find()?.document()?;
    // The tests have built the program.
    Step::new(&games::target().join("debug/portolan").to_string_lossy()).args(&["data", "check"]).run()?;
    schema::test()?;
    page::build_example()?;
    browser::test(&[], strict)
}

/// The crates of the page that have tests without a browser.
const TESTED_HERE: [&str; 6] = ["page-kit", "page", "online", "library", "web-library", "web"];

/// The tests of the page that need no browser: its crates, and the games with their screens. They are built for the
/// host, where no browser API is available.
fn page_tests() -> Result<(), String> {
    let features: Vec<String> = games::names().map(|game| format!("{game}/page")).collect();
    // These tests play little, and optimising the games with their screens takes longer than running them.
    let slow: Vec<String> = games::names().map(|game| format!("profile.dev.package.{game}.opt-level=0")).collect();
    let slow: Vec<&str> = slow.iter().flat_map(|option| ["--config", option]).collect();
    let packages: Vec<&str> =
        TESTED_HERE.into_iter().chain(games::names()).flat_map(|package| ["--package", package]).collect();
    let test = cargo(&["test", "--lib", "--quiet", "--locked"]).args(&slow);
    test.args(&packages).args(&["--features", &features.join(",")]).run()
}

/// Tests every game on the shelf, with the example on it. Of the tests in which bots think, runs only those in `slow`.
fn with_the_example(slow: &[&str]) -> Result<(), String> {
    let shelf = ["--quiet", "--features", "shelf/example", "--test", "every_game", "--"];
    cargo_test(&shelf).args(&["words::", "rooms::", "records::", "tables::", "svg::"]).args(slow).run()
}

/// The tests of this program, in a separate run. Together with other packages its large dependencies would have
/// different features, and cargo would rebuild them.
fn own_tests() -> Result<(), String> {
    cargo(&["test", "--package", "xtask", "--quiet"]).run()
}

fn style() -> Result<(), String> {
    component("rustfmt")?;
    component("clippy")?;
    cargo(&["fmt", "--all", "--check"]).run()?;
    let everything = cargo(&["clippy", "--all-targets", "--all-features", "--quiet", "--locked"]).args(&NOT_THE_PAGE);
    everything.args(&["--", "-D", "warnings"]).run()?;
    rules_alone()?;
    Compiler::find()?.lint()
}

/// Checks each game without any feature: the rules need only `table`, and no other command builds them that way.
fn rules_alone() -> Result<(), String> {
    games::with_example().try_for_each(|game| cargo(&["check", "--package", game, "--quiet", "--locked"]).run())
}
