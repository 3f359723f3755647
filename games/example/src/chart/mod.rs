//! The board as text for a terminal, and as [pictures](picture) for the page and for files.

pub mod picture;
mod symbols;

use chart::ink::{self, Ink, Strip, TextStyle};
use chart::{Art, Drawing, Tint};
use table::{Game, Phrase, Seat, View};
use words::Words;

use crate::map::SIDE;
use crate::{Event, Example, Open, Square, Terrain, known_wish};

impl chart::Charted for Example {
    const ART: &'static Art = &symbols::ART;
    const STYLE: &'static str = include_str!("../../style/chart.css");

    fn text(view: View<'_, Self>, events: &[Event], words: &Words, ink: Ink) -> String {
        let parts = [heading(view.open, words), map(view.open, &lit(events)), players(view, words)];
        ink::written(&parts.join(&Strip::new()), ink)
    }

    fn boards(open: &Open, colours: &[u8]) -> Vec<(Option<Seat>, Drawing)> {
        vec![(None, picture::chart(&open.map, colours, &[]))]
    }
}

/// The squares where something just happened.
#[must_use]
pub fn lit<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Square> {
    let square = |event: &Event| match event {
        Event::Charted { square, .. } => Square::numbered(*square),
        _ => None,
    };
    events.into_iter().filter_map(square).collect()
}

/// The game, and whose turn it is.
fn heading(open: &Open, words: &Words) -> Vec<Strip> {
    let players = words.say(&Phrase::new("chart-players").with("players", i64::from(open.seats)));
    let game = [words.term("example-name"), players].join(" · ");
    let now = match Example::outcome(open) {
        Some(_) => words.term("chart-over"),
        None => [seat_name(open.turn, words), words.term("chart-example-to-chart")].join(" · "),
    };
    vec![Strip::new().and(game, TextStyle::STRONG), Strip::new().text(now)]
}

/// The map: `L0` is land that seat 0 charted. A highlighted square is in brackets.
fn map(open: &Open, lit: &[Square]) -> Vec<Strip> {
    let columns = Strip::new().and("    A   B   C", TextStyle::FAINT);
    let row = |row: u8| {
        let label = Strip::new().and(format!("{}  ", row + 1), TextStyle::FAINT);
        Square::all().filter(|square| square.place().1 == row).fold(label, |line, square| {
            let (text, tint) = match open.map.at(square) {
                None => ("..".to_owned(), Tint::Grey),
                Some(charted) => {
                    let by = charted.by.map_or("-".to_owned(), |seat| seat.to_string());
                    let land = charted.terrain == Terrain::Land;
                    if land { (format!("L{by}"), Tint::Yellow) } else { (format!("S{by}"), Tint::Blue) }
                }
            };
            let lit = lit.contains(&square);
            let (opens, closes) = if lit { ("[", "]") } else { (" ", " ") };
            line.text(opens).and(text, TextStyle { lit, ..TextStyle::tinted(tint) }).text(closes)
        })
    };
    std::iter::once(columns).chain((0..SIDE).map(row)).collect()
}

/// Everybody's points, and their wishes if the viewer knows them.
fn players(view: View<'_, Example>, words: &Words) -> Vec<Strip> {
    let player = |seat: Seat| {
        let total = Example::score_sheet(view, seat).total.to_string();
        let line = Strip::new().and(seat_name(seat, words), TextStyle::STRONG);
        let line = line.text(format!(" · {} ", words.term("chart-total"))).and(total, TextStyle::STRONG);
        let wish = known_wish(view, seat).map(|wish| {
            let name = format!("example-wish-{}", wish.name());
            words.say(&Phrase::new("chart-example-wish").term("wish", name))
        });
        wish.into_iter().fold(line, |line, wish| line.text(format!(" · {wish}")))
    };
    (0..view.open.seats).map(Seat).map(player).collect()
}

fn seat_name(seat: Seat, words: &Words) -> String {
    words.say(&Phrase::new("chart-seat").with("seat", i64::from(seat.0)))
}
