//! `cargo xtask bench`: rates from divan, instructions from callgrind.
//!
//! Machines are noisy and differ; an instruction count is the same wherever the same binary runs. It is taken as the
//! difference of two runs, so that starting up does not count.

use crate::step::{Step, cargo, program, root};

/// One figure of instructions: a command, run with fewer and with more rounds.
struct Count {
    what: &'static str,
    binary: &'static str,
    /// The arguments; `{}` stands for the number of rounds.
    args: &'static [&'static str],
    rounds: (u64, u64),
    /// Things counted in one round.
    in_a_round: u64,
    /// At most so many instructions a thing; none: nobody has asked for a number.
    target: Option<u64>,
}

const GAMES: (u64, u64) = (200, 1200);

const COUNTS: [Count; 4] = [
    Count {
        what: "a random solo game of Cartographers, choices as sets",
        binary: "portolan",
        args: &["simulate", "cartographers", "--bots", "random", "--seed", "bench", "--games", "{}"],
        rounds: GAMES,
        in_a_round: 1,
        target: Some(48_000),
    },
    Count {
        what: "the same with every choice written out",
        binary: "portolan",
        args: &["simulate", "cartographers", "--bots", "random", "--seed", "bench", "--expand", "--games", "{}"],
        rounds: GAMES,
        in_a_round: 1,
        target: Some(95_000),
    },
    Count {
        what: "a random game of Maps of Misterra for two, choices as sets",
        binary: "portolan",
        args: &["simulate", "misterra", "--bots", "random,random", "--seed", "bench", "--games", "{}"],
        rounds: GAMES,
        in_a_round: 1,
        // What is asked for is a rate, 40,000 games a second: the benchmark above prints it.
        target: None,
    },
    Count {
        what: "all 16 scoring cards on a finished board",
        binary: "examples/score_boards",
        args: &["{}"],
        rounds: (2, 22),
        in_a_round: 256,
        target: Some(4_000),
    },
];

pub fn run() -> Result<(), String> {
    program("valgrind", "valgrind")?;
    cargo(&["build", "--release", "--package", "portolan"]).run()?;
    cargo(&["build", "--release", "--package", "cartographers", "--example", "score_boards"]).run()?;
    for (game, bots) in [("cartographers", "random"), ("misterra", "random,random"), ("morgan", "random,random")] {
        cargo(&["bench", "--package", game, "--bench", "speed"]).run()?;
        cargo(&["run", "--quiet", "--release", "--package", "portolan", "--"])
            .args(&["simulate", game, "--bots", bots, "--seed", "bench", "--games", "10000"])
            .run()?;
    }

    println!("\nhints and analysis, processor time on one core");
    cargo(&["run", "--quiet", "--release", "--package", "mentor", "--example", "times"]).run()?;

    println!("\ninstructions (callgrind, difference of two runs)");
    let mut missed = Vec::new();
    for count in COUNTS {
        let (few, many) = count.rounds;
        let difference = instructions(&count, many)?.saturating_sub(instructions(&count, few)?);
        let each = difference / ((many - few) * count.in_a_round);
        let asked = count.target.map_or(String::new(), |target| format!(" (target {target})"));
        println!("{each:>8}  {}{asked}", count.what);
        if count.target.is_some_and(|target| each > target) {
            missed.push(count.what);
        }
    }
    if missed.is_empty() { Ok(()) } else { Err(format!("over the target: {}", missed.join("; "))) }
}

/// All instructions of one run.
fn instructions(count: &Count, rounds: u64) -> Result<u64, String> {
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), Into::into);
    let binary = target.join("release").join(count.binary);
    let rounds = rounds.to_string();
    let args: Vec<&str> = count.args.iter().map(|&arg| if arg == "{}" { rounds.as_str() } else { arg }).collect();
    let valgrind = ["--tool=callgrind", "--callgrind-out-file=/dev/null", &binary.to_string_lossy()].map(str::to_owned);
    let valgrind: Vec<&str> = valgrind.iter().map(String::as_str).collect();
    let (_, told) = Step::new("valgrind").args(&valgrind).args(&args).output()?;
    let line = told.lines().find_map(|line| line.split_once("refs:")).map(|(_, number)| number.replace([',', ' '], ""));
    line.and_then(|number| number.parse().ok()).ok_or_else(|| format!("callgrind told no count:\n{told}"))
}
