//! The figures of a game's bots: `games/GAME/strength.toml`.

use serde::Deserialize;

use crate::games;

/// All figures of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Each match is played with each of these options equally often.
    #[serde(default = "no_options")]
    pub options: Vec<String>,
    #[serde(rename = "table")]
    pub tables: Vec<Table>,
}

/// The figures of one table of docs/bots.md.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Its name in docs/bots.md.
    pub name: String,
    /// Whether the share of games won is measured, in per cent. Otherwise it is the mean rating or total.
    #[serde(default)]
    pub wins: bool,
    #[serde(rename = "matches")]
    pub figures: Vec<Figure>,
}

/// A match, and the result of its first bot.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// The bots with commas between them, the measured one first.
    pub bots: String,
    /// The least value that the bot must reach.
    pub asked: Option<Number>,
    /// The value that it reached, and half of the 95 % interval.
    pub measured: (Number, Number),
    pub games: u32,
    /// The processor time that a game may take, in milliseconds.
    pub within: Option<f64>,
    /// The processor time that a game took, in milliseconds.
    pub took: Option<f64>,
    /// The values below which 5 %, 25 %, 50 %, 75 % and 95 % of the games lie.
    pub spread: Option<[i32; 5]>,
}

/// A number as it was written: docs/bots.md shows a whole one without decimals, any other with one.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
pub enum Number {
    Whole(i32),
    Real(f64),
}

impl Number {
    pub fn value(self) -> f64 {
        match self {
            Number::Whole(value) => f64::from(value),
            Number::Real(value) => value,
        }
    }
}

impl Figure {
    pub fn bots(&self) -> impl Iterator<Item = &str> {
        self.bots.split(',')
    }
}

impl Figures {
    /// All figures, with whether they are shares of games won.
    pub fn all(&self) -> impl Iterator<Item = (bool, &Figure)> {
        self.tables.iter().flat_map(|table| table.figures.iter().map(|figure| (table.wins, figure)))
    }
}

fn no_options() -> Vec<String> {
    vec![String::new()]
}

/// The games on the shelf with their figures.
pub fn of_all_games() -> Result<Vec<(&'static str, Figures)>, String> {
    games::names().map(|game| Ok((game, games::read(game, "strength.toml")?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_figures_of_all_strengths_and_each_reaches_the_required_value() {
        for (game, figures) in of_all_games().expect("every game has a strength.toml") {
            for bot in ["easy", "normal", "hard", "expert"] {
                assert!(figures.all().any(|(_, figure)| figure.bots().next() == Some(bot)), "{game}: {bot}");
            }
            for (_, figure) in figures.all() {
                let (asked, bots) = (figure.asked.map(Number::value), &figure.bots);
                assert!(asked.is_none_or(|asked| figure.measured.0.value() >= asked), "{game}: {bots} falls short");
                assert!(!figures.options.is_empty() && figure.games > 1, "{game}: {bots}");
            }
            assert!(figures.all().any(|(_, figure)| figure.asked.is_some()), "{game}: no value is required");
        }
    }
}
