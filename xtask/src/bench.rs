//! `cargo xtask bench`: rates from divan, instructions from callgrind. `games/GAME/bench.toml` defines the measurements
//! of a game.
//!
//! Rates are noisy and differ between machines. An instruction count is the same wherever the same binary runs. It is
//! the difference of two runs, so that the start of the program does not count.

use serde::Deserialize;

use crate::games::{self, built};
use crate::step::{Step, cargo, program};

/// The measurements of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bench {
    /// The bots of the games whose rate `portolan simulate` prints.
    simulate: String,
    /// The bots of the games in which hints and analyses are timed.
    hints: Vec<String>,
    #[serde(default, rename = "count")]
    counts: Vec<Count>,
}

/// An instruction count: a command that runs with few and with many rounds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    what: String,
    /// The example of the game that runs; without one it is `portolan`.
    example: Option<String>,
    /// The arguments; `{}` is the number of rounds.
    args: Vec<String>,
    rounds: (u64, u64),
    /// The number of things in a round.
    #[serde(default = "one")]
    in_a_round: u64,
    /// The largest number of instructions for each thing, if there is a limit.
    target: Option<u64>,
}

const fn one() -> u64 {
    1
}

/// The games with their measurements.
fn benches() -> Result<Vec<(&'static str, Bench)>, String> {
    games::names().map(|game| Ok((game, games::read(game, "bench.toml")?))).collect()
}

pub fn run() -> Result<(), String> {
    let benches = benches()?;
    program("valgrind", "valgrind")?;
    cargo(&["build", "--release", "--package", "portolan"]).run()?;
    for (game, bench) in &benches {
        for example in bench.counts.iter().filter_map(|count| count.example.as_deref()) {
            cargo(&["build", "--release", "--package", game, "--example", example]).run()?;
        }
    }
    for (game, bench) in &benches {
        cargo(&["bench", "--package", game, "--bench", "speed"]).run()?;
        cargo(&["run", "--quiet", "--release", "--package", "portolan", "--"])
            .args(&["simulate", game, "--bots", &bench.simulate, "--seed", "bench", "--games", "10000"])
            .run()?;
    }

    println!("\nhints and analysis, processor time on one core");
    let hints = benches.iter().flat_map(|(game, bench)| bench.hints.iter().map(move |bots| format!("{game}={bots}")));
    let hints: Vec<String> = hints.collect();
    let hints: Vec<&str> = hints.iter().map(String::as_str).collect();
    cargo(&["run", "--quiet", "--release", "--package", "shelf", "--example", "times", "--"]).args(&hints).run()?;

    println!("\ninstructions (callgrind, difference of two runs)");
    let mut missed = Vec::new();
    for count in benches.iter().flat_map(|(_, bench)| &bench.counts) {
        let (few, many) = count.rounds;
        let difference = instructions(count, many)?.saturating_sub(instructions(count, few)?);
        let each = difference / ((many - few) * count.in_a_round);
        let asked = count.target.map_or(String::new(), |target| format!(" (target {target})"));
        println!("{each:>8}  {}{asked}", count.what);
        if count.target.is_some_and(|target| each > target) {
            missed.push(count.what.as_str());
        }
    }
    if missed.is_empty() { Ok(()) } else { Err(format!("over the target: {}", missed.join("; "))) }
}

/// All instructions of one run.
fn instructions(count: &Count, rounds: u64) -> Result<u64, String> {
    let binary = count.example.as_ref().map_or("portolan".to_owned(), |example| format!("examples/{example}"));
    let binary = built(&binary);
    let rounds = rounds.to_string();
    let args: Vec<&str> = count.args.iter().map(|arg| if arg == "{}" { &rounds } else { arg }.as_str()).collect();
    let valgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null", &binary.to_string_lossy()].map(str::to_owned);
    let valgrind: Vec<&str> = valgrind.iter().map(String::as_str).collect();
    let (_, stderr) = Step::new("valgrind").args(&valgrind).args(&args).output()?;
    let line =
        stderr.lines().find_map(|line| line.split_once("refs:")).map(|(_, number)| number.replace([',', ' '], ""));
    line.and_then(|number| number.parse().ok()).ok_or_else(|| format!("callgrind printed no count:\n{stderr}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_valid_measurements() {
        for (game, bench) in benches().expect("every game has a bench.toml") {
            assert!(!bench.simulate.is_empty() && !bench.hints.is_empty(), "{game}");
            for Count { what, example, args, rounds: (few, many), in_a_round, .. } in bench.counts {
                assert!(few < many && in_a_round > 0 && args.iter().any(|arg| arg == "{}"), "{game}: {what}");
                let is_there = |example| games::file(game, &format!("examples/{example}.rs")).exists();
                assert!(example.is_none_or(is_there), "{game}: {what}");
            }
        }
    }
}
