//! `cargo xtask strength`: plays the matches of docs/bots.md again. Slow: hours on one core.
//!
//! A figure is lost if what was asked is not reached, if a game takes more processor time than it may, or if the bot is
//! clearly weaker than the book says: the two intervals do not meet. With fewer games than in the book a bot has only
//! missed what was asked if the whole interval has.

mod book;

use serde_json::Value;

use crate::step::{Step, cargo, root};
use book::Figure;

pub fn run(args: &[String]) -> Result<(), String> {
    let part = match args {
        [] => 1,
        [flag, part] if flag == "--part" => {
            part.parse().ok().filter(|&part| part > 0).ok_or("--part takes a number")?
        }
        _ => return Err("there is only --part N: each match with one N-th of its games".to_owned()),
    };
    let book = root().join("docs/bots.md");
    let book = std::fs::read_to_string(&book).map_err(|bad| format!("{}: {bad}", book.display()))?;
    let figures = book::figures(&book)?;
    cargo(&["build", "--release", "--package", "portolan"]).run()?;
    println!();
    let mut lost = Vec::new();
    for figure in &figures {
        let found = play(figure, part)?;
        let missed = missed(figure, &found, part > 1);
        let bots = figure.bots.join(",");
        println!(
            "{} {bots}: {}{}",
            figure.game,
            told(&found),
            missed.iter().map(|why| format!("; {why}")).collect::<String>()
        );
        lost.extend(missed.into_iter().map(|why| format!("{} {bots}: {why}", figure.game)));
    }
    if lost.is_empty() { Ok(()) } else { Err(format!("lost:\n{}", lost.join("\n"))) }
}

/// What a match came to.
struct Found {
    mean: f64,
    /// Half of the 95 % interval.
    half: f64,
    games: usize,
    /// Milliseconds of processor time a game, where the machine tells.
    took: Option<f64>,
}

fn told(found: &Found) -> String {
    let took = found.took.map_or("time unknown".to_owned(), |took| format!("{took:.2} ms"));
    format!("{:.2} ± {:.2}, {} games, {took} a game", found.mean, found.half, found.games)
}

/// What of a figure is lost.
fn missed(figure: &Figure, found: &Found, few: bool) -> Vec<String> {
    let mut missed = Vec::new();
    let reached = if few { found.mean + found.half } else { found.mean };
    if let Some(asked) = figure.asked.filter(|&asked| reached < asked) {
        missed.push(format!("{asked} was asked"));
    }
    let (mean, half) = figure.measured;
    if found.mean + found.half < mean - half {
        missed.push(format!("the book has {mean} ± {half}"));
    }
    if let Some(within) = figure.within.filter(|&within| found.took.is_some_and(|took| took > within)) {
        missed.push(format!("a game may take {within} ms"));
    }
    missed
}

/// Plays a match; the solo game of Cartographers on both sides of the sheet.
fn play(figure: &Figure, part: u32) -> Result<Found, String> {
    let sides: &[&str] = match figure.game {
        "cartographers" => &["side=wilderness", "side=wastelands"],
        _ => &[""],
    };
    // Everybody plays from every seat equally often, and intervals need two games.
    let seats = figure.bots.len() as u32;
    let games = (figure.games / part / sides.len() as u32).max(2).next_multiple_of(seats);
    let mut values = Vec::new();
    let begun = children_milliseconds();
    for side in sides {
        simulate(figure, games, side, &mut values)?;
    }
    let count = values.len() as f64;
    let took = begun.zip(children_milliseconds()).map(|(begun, ended)| (ended - begun) / count);
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    Ok(Found { mean, half: 1.96 * (spread / count).sqrt(), games: values.len(), took })
}

fn simulate(figure: &Figure, games: u32, options: &str, values: &mut Vec<f64>) -> Result<(), String> {
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), Into::into);
    let binary = target.join("release/portolan");
    let threads = std::thread::available_parallelism().map_or(1, usize::from).to_string();
    let (lines, _) = Step::new(&binary.to_string_lossy())
        .args(&["simulate", figure.game, "--bots", &figure.bots.join(","), "--games", &games.to_string()])
        .args(&["--seed", "strength", "--alternate", "--json", "--threads", &threads, "--options", options])
        .output()?;
    for line in lines.lines() {
        let line: Value = serde_json::from_str(line).map_err(|bad| format!("{line}: {bad}"))?;
        let Some(players) = line["players"].as_array() else { continue };
        let Some(player) = players.iter().find(|player| player["bot"] == figure.bots[0].as_str()) else { continue };
        let winners = players.iter().filter(|player| player["rank"] == 1).count() as f64;
        let value = match (figure.wins, player["rank"] == 1) {
            (true, true) => Some(100.0 / winners),
            (true, false) => Some(0.0),
            (false, _) => player["rating"].as_f64().or_else(|| player["total"].as_f64()),
        };
        values.push(value.ok_or_else(|| format!("a game without a result: {line}"))?);
    }
    Ok(())
}

/// The processor time of all children that have ended so far, where the system tells it: in hundredths of a second.
fn children_milliseconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some(10.0 * (ticks(13)? + ticks(14)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure() -> Figure {
        let bots = vec!["hard".to_owned(), "normal".to_owned()];
        let (asked, within) = (Some(70.0), Some(20.0));
        Figure { game: "morgan", bots, wins: true, asked, measured: (90.0, 4.0), games: 400, within }
    }

    #[test]
    fn a_figure_is_lost_by_what_was_asked_by_the_book_or_by_the_time() {
        let found = |mean, half, took| Found { mean, half, games: 400, took: Some(took) };
        let missed = |found, few| missed(&figure(), &found, few);
        assert!(missed(found(90.0, 4.0, 19.0), false).is_empty());
        assert!(missed(found(83.0, 4.0, 19.0), false).is_empty());
        assert_eq!(missed(found(81.0, 4.0, 19.0), false), ["the book has 90 ± 4"]);
        assert_eq!(missed(found(69.0, 20.0, 19.0), false), ["70 was asked"]);
        assert!(missed(found(69.0, 20.0, 19.0), true).is_empty());
        assert_eq!(missed(found(90.0, 4.0, 21.0), true), ["a game may take 20 ms"]);
    }

    #[test]
    fn the_book_has_every_figure_that_was_asked_for() {
        let book = std::fs::read_to_string(root().join("docs/bots.md")).expect("the book is there");
        let figures = book::figures(&book).expect("the book can be read");
        let asked = |game: &str, bots: &str| {
            let found = figures.iter().find(|figure| figure.game == game && figure.bots.join(",") == bots);
            found.and_then(|figure| figure.asked)
        };
        let rated = ["normal", "hard", "expert"].map(|bot| asked("cartographers", bot));
        assert_eq!(rated, [Some(18.5), Some(32.0), Some(40.0)]);
        for game in ["misterra", "morgan"] {
            let duels = ["easy,random", "normal,easy", "hard,normal", "expert,hard"].map(|bots| asked(game, bots));
            assert_eq!(duels, [Some(90.0), Some(70.0), Some(70.0), Some(70.0)], "{game}");
        }
        for bots in ["normal,easy,easy,easy", "hard,normal,normal,normal", "expert,hard,hard,hard"] {
            assert_eq!(asked("morgan", bots), Some(45.0), "{bots}");
        }
        assert!(
            figures.iter().all(|figure| figure.asked.is_none_or(|asked| figure.measured.0 >= asked)),
            "one falls short"
        );
    }
}
