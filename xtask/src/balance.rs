//! `cargo xtask balance`: what each card, set and seat is worth, as hard bots play: writes docs/balance.md and its plots.
//!
//! The games are played by `crates/bots/examples/tally.rs`, on seeds of their own, so that the report can be repeated.

mod cartographers;
mod misterra;
mod morgan;
mod plot;
mod sample;

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;

use crate::step::{Step, cargo, root};
use sample::Sample;

/// Solo games of Cartographers, if nobody says otherwise; the other numbers of games follow from it.
const GAMES: u32 = 2000;

const INTRO: &str = "# What things are worth

What each card, set and seat brings when hard bots play: for people who wonder which card to fear, and for us, to see whether
a component that had to be reconstructed is out of line. `cargo xtask balance [GAMES]` plays the games and writes this page;
with the same number of games it writes the same page. After `±` stands half of the 95 % interval. A card is called *out of
line*, and red in a plot, if it lies more than two standard deviations of all cards from their middle.

Bots are not people: what a bot cannot play well looks weak here.
";

/// What is written of one game.
pub struct Section {
    /// Its text.
    pub text: String,
    /// Its plots, by their file names.
    pub plots: Vec<(&'static str, String)>,
}

pub fn run(args: &[String]) -> Result<(), String> {
    let games = match args {
        [] => GAMES,
        [games] => games.parse().ok().filter(|&games| games >= 20).ok_or("write a number of games, 20 or more")?,
        _ => return Err("there is only one argument: the number of games".to_owned()),
    };
    cargo(&["build", "--release", "--package", "bots", "--example", "tally"]).run()?;
    let sections = [cartographers::section(games)?, misterra::section(games)?, morgan::section(games)?];
    let docs = root().join("docs");
    let write = |name: &str, text: &str| {
        let path = docs.join(name);
        let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        made.and_then(|()| std::fs::write(&path, text)).map_err(|bad| format!("{}: {bad}", path.display()))
    };
    let mut text = INTRO.to_owned();
    for section in &sections {
        text.push_str(&section.text);
        section.plots.iter().try_for_each(|(name, plot)| write(&format!("balance/{name}"), plot))?;
    }
    write("balance.md", &text)
}

/// Plays games; a line for each player.
fn tally(game: &str, seats: u32, games: u32, options: &str) -> Result<Vec<Value>, String> {
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), Into::into);
    let binary = target.join("release/examples/tally");
    println!("{games} games of {game}, {seats} at the table {options}");
    let (lines, _) =
        Step::new(&binary.to_string_lossy()).args(&[game, &seats.to_string(), &games.to_string(), options]).output()?;
    lines.lines().map(|line| serde_json::from_str(line).map_err(|bad| format!("{line}: {bad}"))).collect()
}

/// A number of a line.
fn number(value: &Value) -> Result<f64, String> {
    value.as_f64().ok_or_else(|| format!("{value} is no number"))
}

/// The members of a list.
fn list(value: &Value) -> Result<&Vec<Value>, String> {
    value.as_array().ok_or_else(|| format!("{value} is no list"))
}

/// Names of the English locale: of all messages that begin so, by what follows.
fn names(file: &str, prefix: &str) -> Result<BTreeMap<String, String>, String> {
    let path = root().join("locales/en").join(file);
    let text = std::fs::read_to_string(&path).map_err(|bad| format!("{}: {bad}", path.display()))?;
    let messages = text.lines().filter_map(|line| line.strip_prefix(prefix)?.split_once(" = "));
    Ok(messages.map(|(code, name)| (code.to_owned(), name.to_owned())).collect())
}

/// A table of totals and wins by seat.
fn by_seat(lines: &[Value], first: &str) -> Result<String, String> {
    let mut seats: BTreeMap<u64, (Sample, Sample)> = BTreeMap::new();
    for line in lines {
        let seat = line["seat"].as_u64().ok_or("a line without a seat")?;
        let (totals, wins) = seats.entry(seat).or_default();
        totals.add(number(&line["total"])?);
        wins.add(number(&line["won"])?);
    }
    let mut table = format!("| {first} | games | total | wins |\n| --- | --- | --- | --- |\n");
    for (seat, (totals, wins)) in &seats {
        let _ = writeln!(table, "| {} | {} | {} | {} |", seat + 1, totals.count(), totals.told(), wins.per_cent());
    }
    // A share is out of line if the interval does not reach what is fair.
    let fair = 1.0 / (seats.len() as f64).max(1.0);
    for (seat, (_, wins)) in &seats {
        if (wins.mean() - fair).abs() > wins.half() {
            let than = if wins.mean() > fair { "more" } else { "less" };
            let _ = write!(
                table,
                "\nNumber {} wins {than} often than its share, which is {:.0} %.",
                seat + 1,
                100.0 * fair
            );
        }
    }
    if !table.ends_with('\n') {
        table.push('\n');
    }
    Ok(table)
}
