//! `cargo xtask strength`: plays the matches of docs/bots.md again. Slow: hours on one core.
//!
//! The figures are in `games/GAME/strength.toml`. `--write` plays no match: it writes the tables of docs/bots.md from
//! the figures.
//!
//! A figure is lost in one of three cases: the bot does not reach the required value, a game takes more processor time
//! than allowed, or the bot is clearly weaker than the figure says (the two intervals do not overlap). With a part of
//! the games a bot misses the required value only if its whole interval does.

mod book;
mod figures;

use lab::Sample;
use serde_json::Value;

use crate::games::built;
use crate::step::{Step, cargo};
use figures::{Figure, Figures};

pub fn run(args: &[String]) -> Result<(), String> {
    let part = match args {
        [] => 1,
        [flag] if flag == "--write" => return book::write(),
        [flag, part] if flag == "--part" => {
            part.parse().ok().filter(|&part| part > 0).ok_or("--part needs a number, 1 or more")?
        }
        _ => {
            let usage = "use --part N to play one N-th of the games, or --write to write the tables of docs/bots.md";
            return Err(usage.to_owned());
        }
    };
    let games = figures::of_all_games()?;
    cargo(&["build", "--release", "--package", "portolan"]).run()?;
    println!();
    let mut lost = Vec::new();
    for (game, figures) in &games {
        for (wins, figure) in figures.all() {
            let result = play(game, figures, wins, figure, part)?;
            let missed = missed(figure, &result, part > 1);
            let reasons: String = missed.iter().map(|why| format!("; {why}")).collect();
            println!("{game} {}: {}{reasons}", figure.bots, figure_text(&result));
            lost.extend(missed.into_iter().map(|why| format!("{game} {}: {why}", figure.bots)));
        }
    }
    if lost.is_empty() { Ok(()) } else { Err(format!("lost:\n{}", lost.join("\n"))) }
}

/// The result of a match.
struct MatchResult {
    mean: f64,
    /// Half of the 95 % interval.
    half: f64,
    games: usize,
    /// The processor time of a game in milliseconds, if the system reports it.
    took: Option<f64>,
}

fn figure_text(result: &MatchResult) -> String {
    let took = result.took.map_or("time unknown".to_owned(), |took| format!("{took:.2} ms"));
    format!("{:.2} ± {:.2}, {} games, {took} a game", result.mean, result.half, result.games)
}

/// The reasons why a figure is lost.
fn missed(figure: &Figure, result: &MatchResult, few: bool) -> Vec<String> {
    let mut missed = Vec::new();
    let reached = if few { result.mean + result.half } else { result.mean };
    if let Some(asked) = figure.asked.filter(|asked| reached < asked.value()) {
        missed.push(format!("{} is required", asked.value()));
    }
    let (mean, half) = (figure.measured.0.value(), figure.measured.1.value());
    if result.mean + result.half < mean - half {
        missed.push(format!("docs/bots.md has {mean} ± {half}"));
    }
    if let Some(within) = figure.within.filter(|&within| result.took.is_some_and(|took| took > within)) {
        missed.push(format!("a game may take at most {within} ms"));
    }
    missed
}

/// Plays a match, with each of the options equally often.
fn play(game: &str, figures: &Figures, wins: bool, figure: &Figure, part: u32) -> Result<MatchResult, String> {
    // Each bot plays equally often from each seat. An interval needs two games.
    let seats = figure.bots().count() as u32;
    let games = (figure.games / part / figures.options.len() as u32).max(2).next_multiple_of(seats);
    let mut values = Sample::default();
    let begun = children_milliseconds();
    for options in &figures.options {
        simulate(game, wins, figure, games, options, &mut values)?;
    }
    let took = begun.zip(children_milliseconds()).map(|(begun, ended)| (ended - begun) / values.count() as f64);
    Ok(MatchResult { mean: values.mean(), half: values.half(), games: values.count(), took })
}

fn simulate(
    game: &str,
    wins: bool,
    figure: &Figure,
    games: u32,
    options: &str,
    values: &mut Sample,
) -> Result<(), String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).to_string();
    let (lines, _) = Step::new(&built("portolan").to_string_lossy())
        .args(&["simulate", game, "--bots", &figure.bots, "--games", &games.to_string()])
        .args(&["--seed", "strength", "--alternate", "--json", "--threads", &threads, "--options", options])
        .output()?;
    for line in lines.lines() {
        let line: Value = serde_json::from_str(line).map_err(|bad| format!("{line}: {bad}"))?;
        let Some(players) = line["players"].as_array() else { continue };
        let measured = figure.bots().next();
        let Some(player) = players.iter().find(|player| player["bot"].as_str() == measured) else { continue };
        let winners = players.iter().filter(|player| player["rank"] == 1).count() as f64;
        let value = match (wins, player["rank"] == 1) {
            (true, true) => Some(100.0 / winners),
            (true, false) => Some(0.0),
            (false, _) => player["rating"].as_f64().or_else(|| player["total"].as_f64()),
        };
        values.add(value.ok_or_else(|| format!("a game without a result: {line}"))?);
    }
    Ok(())
}

/// The processor time of all ended children in milliseconds, in steps of ten. None if the system does not report it.
fn children_milliseconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some(10.0 * (ticks(13)? + ticks(14)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_lost_by_the_required_value_the_book_or_the_time() {
        let figure = "bots = 'hard,normal'\nasked = 70\nmeasured = [90.0, 4.0]\ngames = 400\nwithin = 20";
        let figure: Figure = toml::from_str(figure).expect("a figure");
        let result = |mean, half, took| MatchResult { mean, half, games: 400, took: Some(took) };
        let missed = |result, few| missed(&figure, &result, few);
        assert!(missed(result(90.0, 4.0, 19.0), false).is_empty());
        assert!(missed(result(83.0, 4.0, 19.0), false).is_empty());
        assert_eq!(missed(result(81.0, 4.0, 19.0), false), ["docs/bots.md has 90 ± 4"]);
        assert_eq!(missed(result(69.0, 20.0, 19.0), false), ["70 is required"]);
        assert!(missed(result(69.0, 20.0, 19.0), true).is_empty());
        assert_eq!(missed(result(90.0, 4.0, 21.0), true), ["a game may take at most 20 ms"]);
    }
}
