//! The edicts: their scoring cards, the seasons in which they score, and the stars that they would pay now.

use crate::{Open, Season, scoring};
use words::Words;

use super::{WIDTH, card_name, seat_name};
use chart::ink::{Strip, TextStyle};

/// The letters of the edicts, as printed.
const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The mark of an edict that scores at the end of this season.
const SCORES_NOW: &str = "★";

/// One line for each edict, with the stars that it would pay to the first `shown` seats now.
pub(super) fn lines(open: &Open, shown: usize, words: &Words) -> Vec<Strip> {
    let names: Vec<String> = open.edicts.iter().map(|card| card_name(card.name(), words)).collect();
    let seasons: Vec<String> = (0..open.edicts.len()).map(|edict| scored_in(edict, words)).collect();
    let width = |texts: &[String]| texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let (name_width, season_width) = (width(&names), width(&seasons));
    let before_stars = 5 + name_width + 2 + season_width;
    // A single seat needs no name. If the names of several seats do not fit, their numbers replace them.
    let named = |seats: Vec<String>| (before_stars + seats.len() * (width(&seats) + 2) <= WIDTH).then_some(seats);
    let seats = match shown {
        1 => vec![String::new()],
        _ => named((0..shown).map(|seat| seat_name(seat, words)).collect())
            .unwrap_or_else(|| (0..shown).map(|seat| seat.to_string()).collect()),
    };
    // Room for two digits or the name, and two spaces before it.
    let seat_width = width(&seats).max(2) + 2;

    let heading = Strip::new().text(words.term("cartographers-chart-edicts")).padded(before_stars);
    let heading = seats.iter().fold(heading, |line, seat| line.and(format!("{seat:>seat_width$}"), TextStyle::FAINT));
    let edicts = open.edicts.iter().enumerate().map(|(edict, &card)| {
        let now = open.season.facts().edicts.contains(&edict) && !open.awaited.is_empty();
        let style = if now { TextStyle::STRONG } else { TextStyle::PLAIN };
        let line = Strip::new()
            .and(format!("{} {}  ", if now { SCORES_NOW } else { " " }, LETTERS[edict]), style)
            .and(format!("{:<name_width$}  ", names[edict]), style)
            .and(format!("{:<season_width$}", seasons[edict]), TextStyle::FAINT);
        let stars = open.sheets.iter().take(shown).map(|sheet| scoring::stars(card, &sheet.land));
        stars.fold(line, |line, stars| line.and(format!("{stars:>seat_width$}"), style))
    });
    std::iter::once(heading).chain(edicts).collect()
}

/// The seasons at whose end an edict scores.
fn scored_in(edict: usize, words: &Words) -> String {
    let scores = |season: &Season| season.facts().edicts.contains(&edict);
    let names =
        Season::all().filter(scores).map(|season| words.term(&format!("cartographers-season-{}", season.name())));
    names.collect::<Vec<_>>().join(", ")
}
