//! Cartographers as text: the season, the edicts and the current card, then the map sheets. [`picture`] draws the game
//! in ink and colour.

mod cards;
mod edicts;
mod ending;
mod map;
pub mod picture;
mod sheets;
mod symbols;

use crate::{Cartographers, Event, Open, Sheet};
use table::{Grid11, Phrase, Seat, View};
use words::Words;

use self::picture::SheetPicture;
use chart::ink::{self, Ink, Strip, TextStyle};
use chart::{Art, Charted, Drawing};

pub use map::board;

/// The maximum width of a line, at tables that show all sheets.
const WIDTH: usize = 100;

/// With more seats than this a table is too large to show every sheet …
const SMALL_TABLE: usize = 8;

/// … and only this many are shown.
const SHOWN_OF_LARGE: usize = 4;

impl Charted for Cartographers {
    const ART: &'static Art = &symbols::ART;
    const STYLE: &'static str = include_str!("../../style/chart.css");

    fn text(view: View<'_, Self>, events: &[Event], words: &Words, ink: Ink) -> String {
        let open = view.open;
        let parts = [
            heading(open, words),
            edicts::lines(open, shown(open), words),
            if open.awaited.is_empty() { ending::lines(open, words) } else { cards::lines(open, words) },
            sheets::lines(open, shown(open), &|seat| lit(events, seat), words),
            map::legend(open.side(), words),
        ];
        let parts: Vec<Vec<Strip>> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        ink::written(&parts.join(&Strip::new()), ink)
    }

    fn boards(open: &Open, _: &[u8]) -> Vec<(Option<Seat>, Drawing)> {
        let sheet = |(seat, sheet): (usize, &Sheet)| {
            let (lit, wanted) = (Grid11::EMPTY, Grid11::EMPTY);
            let drawn = picture::sheet(&SheetPicture { land: &sheet.land, lit, ghost: None, wanted });
            (Some(Seat(seat as u8)), drawn)
        };
        open.sheets.iter().enumerate().map(sheet).collect()
    }
}

/// The spaces of a sheet on which something was just drawn.
#[must_use]
pub fn lit<'a>(events: impl IntoIterator<Item = &'a Event>, sheet: Seat) -> Grid11 {
    let spaces = events.into_iter().map(|event| match event {
        Event::Drawn { sheet: drawn, spaces, .. } if *drawn == sheet => spaces.0,
        // Only in the solo game, which has one sheet.
        Event::AmbushDrawn { spaces, .. } => spaces.0,
        _ => Grid11::EMPTY,
    });
    spaces.fold(Grid11::EMPTY, |all, spaces| all | spaces)
}

/// The number of sheets that are shown: the first ones.
fn shown(open: &Open) -> usize {
    if open.sheets.len() > SMALL_TABLE { SHOWN_OF_LARGE } else { open.sheets.len() }
}

/// The game and its season, with the time that has passed.
fn heading(open: &Open, words: &Words) -> Vec<Strip> {
    let players = Phrase::new("cartographers-chart-players").with("players", i64::from(open.seats()));
    let side = words.term(&format!("cartographers-side-{}", open.side().name()));
    let game = [words.term("cartographers-name"), side, words.say(&players)].join(" · ");

    let (time, threshold) = (open.time, open.season.facts().threshold);
    let passed = "■".repeat(usize::from(time)) + &"□".repeat(usize::from(threshold.saturating_sub(time)));
    let time =
        Phrase::new("cartographers-chart-time").with("time", i64::from(time)).with("threshold", i64::from(threshold));
    let season = Strip::new()
        .and(words.term(&format!("cartographers-season-{}", open.season.name())), TextStyle::STRONG)
        .text(format!("  {}  {passed}", words.say(&time)));
    vec![Strip::new().and(game, TextStyle::STRONG), season]
}

/// The name of a card.
fn card_name(name: &str, words: &Words) -> String {
    words.term(&format!("cartographers-card-{name}"))
}

/// The name of a seat.
fn seat_name(seat: usize, words: &Words) -> String {
    words.say(&Phrase::new("chart-seat").with("seat", seat as i64))
}
