//! The map sheets, each with its coins and scores. Of a large table, only the first sheets, and everybody's total.

use crate::components::COINS;
use crate::{Card, Open, Season, scoring};
use table::{Grid11, Phrase, Seat};
use words::Words;

use super::{WIDTH, map, seat_name};
use chart::board::Tint;
use chart::ink::{self, Strip, TextStyle};
use chart::text;

/// The gap between two sheets side by side.
const SHEET_GAP: usize = 6;

/// The first `shown` sheets, two side by side where they fit, and the totals of all if there are more.
pub(super) fn lines(open: &Open, shown: usize, lit: &dyn Fn(Seat) -> Grid11, words: &Words) -> Vec<Strip> {
    let seats: Vec<Seat> = (0..shown as u8).map(Seat).collect();
    let blocks: Vec<Vec<Strip>> = seats.iter().map(|&seat| sheet(open, seat, lit(seat), words)).collect();
    let widest = blocks.iter().map(|block| ink::widest(block)).max().unwrap_or(0);
    let abreast = if 2 * widest + SHEET_GAP <= WIDTH { 2 } else { 1 };
    // All blocks equally wide, so that the sheets of the next pair stand below those of this one.
    let blocks: Vec<Vec<Strip>> =
        blocks.into_iter().map(|block| block.into_iter().map(|line| line.padded(widest)).collect()).collect();
    let pairs: Vec<Vec<Strip>> = blocks.chunks(abreast).map(|pair| ink::beside(pair, SHEET_GAP)).collect();
    let mut lines = pairs.join(&Strip::new());
    if shown < open.sheets.len() {
        let note = Phrase::new("chart-first-seats").with("shown", shown as i64).with("seats", open.sheets.len() as i64);
        let totals = totals(open, words);
        lines = [totals, vec![Strip::new().text(words.say(&note)), Strip::new()], lines].concat();
    }
    lines
}

/// One sheet: its owner, its coins, its seasons, and the map.
fn sheet(open: &Open, seat: Seat, lit: Grid11, words: &Words) -> Vec<Strip> {
    let sheet = &open.sheets[seat.index()];
    let owner = Strip::new()
        .and(seat_name(seat.index(), words), TextStyle::STRONG)
        .text(format!(" · {} ", words.term("chart-total")))
        .and(sheet.total().to_string(), TextStyle::STRONG);
    let owner = drawer(open, seat, words).into_iter().fold(owner, |line, note| line.text(format!(" · {note}")));

    let track = "●".repeat(usize::from(sheet.coins)) + &"○".repeat(usize::from(COINS.saturating_sub(sheet.coins)));
    let coins = Strip::new()
        .text(format!("{} ", words.term("cartographers-chart-coins")))
        .and(track, TextStyle::tinted(Tint::Yellow))
        .text(format!(" {}", sheet.coins));
    let cost = Phrase::new("cartographers-chart-monsters").with("stars", -i64::from(scoring::monsters(&sheet.land)));
    let cost = Strip::new().and(words.say(&cost), TextStyle::tinted(Tint::Violet));

    // A season that has not ended yet shows a dash.
    let seasons = Season::all().enumerate().map(|(place, season)| {
        let score = sheet.seasons().get(place).map_or("–".to_owned(), |score| score.total().to_string());
        format!("{} {score}", words.term(&format!("cartographers-season-{}", season.name())))
    });
    let seasons = Strip::new().text(seasons.collect::<Vec<_>>().join("  "));

    let head = [owner, coins.text("  ").join(cost), seasons];
    head.into_iter().chain(text::lines(&map::board(sheet, lit))).collect()
}

/// A note on who draws on a sheet: nobody if it is full, somebody else in an ambush.
fn drawer(open: &Open, owner: Seat, words: &Words) -> Option<String> {
    let drawer = (0..open.seats()).map(Seat).find(|&seat| open.sheet_drawn_by(seat) == owner)?;
    let by = Phrase::new("cartographers-chart-drawn-by").with("seat", i64::from(drawer.0));
    match open.card {
        _ if open.awaited.is_empty() => None,
        _ if !open.awaited.contains(drawer) => Some(words.term("cartographers-chart-full")),
        Card::Ambush(_) => Some(words.say(&by)),
        Card::Explore(_) => None,
    }
}

/// Everybody's total, by seat, ten in a line.
fn totals(open: &Open, words: &Words) -> Vec<Strip> {
    const IN_A_LINE: usize = 10;
    let total = words.term("chart-total");
    let begin = total.chars().count() + 1;
    let rows = open.sheets.chunks(IN_A_LINE).enumerate().map(|(row, sheets)| {
        let first = row * IN_A_LINE;
        let line = Strip::new().text(if row == 0 { total.clone() } else { String::new() }).padded(begin);
        sheets.iter().enumerate().fold(line, |line, (place, sheet)| {
            line.and(format!("{:>4}:", first + place), TextStyle::FAINT).text(format!("{:>4}", sheet.total()))
        })
    });
    rows.collect()
}
