//! `cargo xtask balance`: measures what cards, sets and seats are worth when hard bots play. Writes docs/balance.md and
//! its plots.
//!
//! Each game has an example `GAME-balance` that plays games with fixed seeds and writes a section and plots. The report
//! is the same each time.

use std::path::Path;

use crate::games;
use crate::step::{cargo, root};

/// The default number of games. The examples derive the numbers of their games from it.
const GAMES: u32 = 2000;

const INTRO: &str = "# What things are worth

This page shows what each card, set and seat is worth when hard bots play. Players can see which cards are strong. We can see
whether a component that we reconstructed is out of line.

`cargo xtask balance [GAMES]` plays the games and writes this page. The same number of games gives the same page. The number
after `±` is half of the 95 % interval. A card is *out of line*, and red in a plot, if it is more than two standard deviations
of all cards from their mean.

Bots are not people: a card that a bot cannot play well looks weak here.
";

pub fn run(args: &[String]) -> Result<(), String> {
    let games = match args {
        [] => GAMES,
        [games] => games.parse().ok().filter(|&games| games >= 20).ok_or("write a number of games, 20 or more")?,
        _ => return Err("too many arguments; write only the number of games".to_owned()),
    };
    let mut text = INTRO.to_owned();
    for game in games::names() {
        text.push_str(&section(game, games)?);
    }
    write(&root().join("docs/balance.md"), &text)
}

/// Runs the example of a game, and copies its plots to docs/balance. Returns the text of the section.
fn section(game: &str, games: u32) -> Result<String, String> {
    let folder = games::target().join("balance").join(game);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|bad| format!("{}: {bad}", folder.display()))?;
    }
    cargo(&["run", "--quiet", "--release", "--package", game, "--example", &format!("{game}-balance"), "--"])
        .args(&[&games.to_string(), &folder.to_string_lossy()])
        .run()?;
    let mut text = None;
    for entry in std::fs::read_dir(&folder).map_err(|bad| format!("{}: {bad}", folder.display()))? {
        let entry = entry.map_err(|bad| format!("{}: {bad}", folder.display()))?;
        let (path, name) = (entry.path(), entry.file_name());
        let content = std::fs::read_to_string(&path).map_err(|bad| format!("{}: {bad}", path.display()))?;
        if name == lab::balance::TEXT {
            text = Some(content);
        } else {
            write(&root().join("docs/balance").join(name), &content)?;
        }
    }
    text.ok_or_else(|| format!("the example {game}-balance wrote no section"))
}

/// Writes a file, and creates its folder if it is missing.
fn write(path: &Path, text: &str) -> Result<(), String> {
    let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    made.and_then(|()| std::fs::write(path, text)).map_err(|bad| format!("{}: {bad}", path.display()))
}
