//! `cargo xtask bench lighthouse`: Lighthouse's scores of the page, on a desktop and on a slow phone.
//!
//! npm installs Lighthouse into `target/lighthouse`, and Lighthouse drives Chromium. The release build of the program
//! serves the page, on this machine only.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::page;
use crate::step::{Step, cargo, program, root};
use crate::wasm::Profile;

/// The last version for Node 18 and 20.
const LIGHTHOUSE: &str = "lighthouse@12.8.2";
const PLACE: &str = "target/lighthouse";

/// The categories, and the lowest score that passes, of 100.
const CATEGORIES: [&str; 3] = ["performance", "accessibility", "best-practices"];
const LEAST: u64 = 95;

/// Other load disturbs the scores: the median of this many runs counts, and all are printed.
const RUNS: usize = 5;

/// Figures that are printed with the scores.
const FIGURES: [&str; 4] =
    ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

/// Measures the page on both kinds of devices.
pub fn run() -> Result<(), String> {
    program("chromium", "chromium")?;
    program("node", "nodejs")?;
    install()?;
    page::build(Profile::Small)?;
    cargo(&["build", "--release", "--package", "portolan"]).run()?;
    let served = Served::start()?;
    let mut missed = Vec::new();
    // Without a preset Lighthouse simulates a phone on a slow network.
    for (device, preset) in [("phone", None), ("desktop", Some("--preset=desktop"))] {
        let mut reports = (0..RUNS).map(|_| report(&served.address, preset)).collect::<Result<Vec<_>, _>>()?;
        reports.sort_by_key(|report| score(report, "performance"));
        let all: Vec<_> = reports.iter().map(|report| score(report, "performance").to_string()).collect();
        println!("performance of all runs, {device}: {}", all.join(" "));
        let middle = &reports[RUNS / 2];
        for category in CATEGORIES {
            println!("{:>4}  {category}, {device}", score(middle, category));
            if score(middle, category) < LEAST {
                missed.push(format!("{category} on a {device}{}", shortcomings(middle, category)));
            }
        }
        for figure in FIGURES {
            println!("      {figure}: {}", middle["audits"][figure]["displayValue"].as_str().unwrap_or("?"));
        }
    }
    if missed.is_empty() { Ok(()) } else { Err(format!("below {LEAST}:\n{}", missed.join("\n"))) }
}

/// Installs Lighthouse, if this version is not there.
fn install() -> Result<(), String> {
    let place = root().join(PLACE);
    let stamp = place.join("installed");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == LIGHTHOUSE) {
        return Ok(());
    }
    program("npm", "npm")?;
    let failed = |bad: std::io::Error| format!("{PLACE}: {bad}");
    fs::create_dir_all(&place).map_err(failed)?;
    fs::write(place.join("package.json"), "{ \"private\": true }\n").map_err(failed)?;
    fs::write(place.join(".npmrc"), "omit-lockfile-registry-resolved=true\n").map_err(failed)?;
    let install = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", LIGHTHOUSE];
    Step::new("npm").args(&install).within(Path::new(PLACE)).run()?;
    fs::write(stamp, LIGHTHOUSE).map_err(failed)
}

/// Runs Lighthouse once and returns its report.
fn report(address: &str, preset: Option<&str>) -> Result<Value, String> {
    let flags =
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking";
    let categories = format!("--only-categories={}", CATEGORIES.join(","));
    let script = format!("{PLACE}/node_modules/lighthouse/cli/index.js");
    let step = Step::new("node").args(&[&script, address, "--quiet", "--output=json", &categories, flags]);
    let step = step.args(preset.as_slice()).args(&["--no-enable-error-reporting"]);
    let chromium = std::env::var("CHROME_PATH").unwrap_or_else(|_| "/usr/bin/chromium".to_owned());
    let (report, _) = step.with("CHROME_PATH", &chromium).output()?;
    serde_json::from_str(&report).map_err(|bad| format!("Lighthouse printed no report: {bad}"))
}

/// A score, of 100.
fn score(report: &Value, category: &str) -> u64 {
    let score = report["categories"][category]["score"].as_f64().unwrap_or_default();
    (score * 100.0).round() as u64
}

/// The audits of a category that count and score below 0.9.
fn shortcomings(report: &Value, category: &str) -> String {
    let audits = report["categories"][category]["auditRefs"].as_array().into_iter().flatten();
    let counts = audits.filter(|audit| audit["weight"].as_f64().unwrap_or_default() > 0.0);
    let shortcomings = counts.filter_map(|audit| {
        let audit = &report["audits"][audit["id"].as_str()?];
        let short = audit["score"].as_f64().is_some_and(|score| score < 0.9);
        short.then(|| format!("\n    {}: {}", audit["title"], audit["displayValue"]))
    });
    shortcomings.collect()
}

/// The program, which serves the page until this value is dropped.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start() -> Result<Served, String> {
        let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), Into::into);
        let mut command = Command::new(target.join("release/portolan"));
        command.args(["serve", "--listen", "127.0.0.1:0"]).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|bad| format!("portolan serve: {bad}"))?;
        let output = child.stdout.take().map(BufReader::new);
        let lines = output.into_iter().flat_map(BufRead::lines).map_while(Result::ok);
        let mut addresses = lines.filter_map(|line| Some(line[line.find("http://")?..].trim().to_owned()));
        let mut served = Served { child, address: String::new() };
        served.address = addresses.next().ok_or("portolan serve printed no address")?;
        Ok(served)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
