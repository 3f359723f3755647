//! `cargo xtask strength`: how well the bots play, as in docs/bots.md. Slow: hours on one core.

use serde_json::Value;

use crate::step::{Step, cargo, root};

/// What is measured of the first bot of a match.
#[derive(Clone, Copy)]
enum Measured {
    /// The mean rating of the solo game of Cartographers.
    Rating,
    /// The mean total.
    Total,
    /// The share of games won, in per cent.
    Wins,
}

/// A match, and what its first bot must reach.
struct Figure {
    game: &'static str,
    options: &'static str,
    bots: &'static str,
    games: u32,
    measured: Measured,
    least: f64,
}

const fn figure(game: &'static str, bots: &'static str, games: u32, measured: Measured, least: f64) -> Figure {
    Figure { game, options: "", bots, games, measured, least }
}

/// A solo game of Cartographers on one side of the sheet.
const fn rated(side: &'static str, bot: &'static str, games: u32, least: f64) -> Figure {
    Figure { options: side, ..figure("cartographers", bot, games, Measured::Rating, least) }
}

const WILDERNESS: &str = "side=wilderness";
const WASTELANDS: &str = "side=wastelands";

/// The targets of docs/bots.md that are reached; what falls short stands there and not here.
const FIGURES: [Figure; 17] = [
    rated(WILDERNESS, "normal", 500, 18.5),
    rated(WASTELANDS, "normal", 500, 18.5),
    rated(WILDERNESS, "hard", 500, 32.0),
    rated(WASTELANDS, "hard", 500, 32.0),
    rated(WILDERNESS, "expert", 100, 40.0),
    rated(WASTELANDS, "expert", 100, 40.0),
    figure("misterra", "easy,random", 200, Measured::Wins, 90.0),
    figure("misterra", "normal,easy", 200, Measured::Wins, 70.0),
    figure("misterra", "hard,normal", 200, Measured::Wins, 70.0),
    figure("misterra", "expert,hard", 100, Measured::Wins, 70.0),
    figure("misterra", "hard", 200, Measured::Total, 60.0),
    figure("morgan", "easy,random", 200, Measured::Wins, 90.0),
    figure("morgan", "normal,easy", 200, Measured::Wins, 70.0),
    figure("morgan", "hard,normal", 100, Measured::Wins, 70.0),
    figure("morgan", "expert,hard", 100, Measured::Wins, 70.0),
    figure("morgan", "normal,easy,easy,easy", 100, Measured::Wins, 45.0),
    figure("morgan", "hard,normal,normal,normal", 100, Measured::Wins, 45.0),
];

pub fn run() -> Result<(), String> {
    cargo(&["build", "--release", "--package", "portolan"]).run()?;
    let mut lost = Vec::new();
    for figure in &FIGURES {
        let (value, half) = measure(figure)?;
        let Figure { game, options, bots, games, least, .. } = figure;
        println!("{value:7.2} ± {half:.2} (at least {least})  {game} {options} {bots}, {games} games");
        if value < *least {
            lost.push(format!("{game} {bots}"));
        }
    }
    if lost.is_empty() { Ok(()) } else { Err(format!("weaker than promised: {}", lost.join("; "))) }
}

/// The mean of what is measured, and half of its 95 % interval.
fn measure(figure: &Figure) -> Result<(f64, f64), String> {
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), Into::into);
    let binary = target.join("release/portolan");
    let threads = std::thread::available_parallelism().map_or(1, usize::from).to_string();
    let games = figure.games.to_string();
    let (lines, _) = Step::new(&binary.to_string_lossy())
        .args(&["simulate", figure.game, "--bots", figure.bots, "--games", &games, "--seed", "strength"])
        .args(&["--alternate", "--json", "--threads", &threads, "--options", figure.options])
        .output()?;
    let first = figure.bots.split(',').next().unwrap_or_default();
    let mut values = Vec::new();
    for line in lines.lines() {
        let line: Value = serde_json::from_str(line).map_err(|bad| format!("{line}: {bad}"))?;
        let Some(players) = line["players"].as_array() else { continue };
        let winners = players.iter().filter(|player| player["rank"] == 1).count() as f64;
        let Some(player) = players.iter().find(|player| player["bot"] == first) else { continue };
        values.push(match figure.measured {
            Measured::Rating => player["rating"].as_f64().unwrap_or(f64::NAN),
            Measured::Total => player["total"].as_f64().unwrap_or(f64::NAN),
            Measured::Wins if player["rank"] == 1 => 100.0 / winners,
            Measured::Wins => 0.0,
        });
    }
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    Ok((mean, 1.96 * (spread / count).sqrt()))
}
