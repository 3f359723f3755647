//! The cards on the table: those revealed in this season, and the current one.

use crate::components::CardShape;
use crate::{Card, Open};
use table::{Grid11, Phrase};
use words::Words;

use super::{WIDTH, card_name, map};
use chart::ink::{self, Strip, TextStyle};

/// The gap between pictures of shapes.
const SHAPE_GAP: usize = 6;

/// The revealed cards, and below them the current one with its shapes.
pub(super) fn lines(open: &Open, words: &Words) -> Vec<Strip> {
    let mut lines = revealed(open, words);
    lines.push(Strip::new());
    lines.extend(current(open, words));
    lines
}

/// The season's explore cards with their time, and the ambushes of the whole game.
fn revealed(open: &Open, words: &Words) -> Vec<Strip> {
    let (revealed, ambushes) = (words.term("cartographers-chart-revealed"), words.term("cartographers-chart-ambushes"));
    let indent = revealed.chars().count().max(ambushes.chars().count()) + 2;
    let begin = |text: &str| Strip::new().and(format!("{text:<indent$}"), TextStyle::FAINT);

    let cards = open.column.iter().map(|card| {
        let time = TextStyle::FAINT;
        Strip::new().text(card_name(card.name(), words)).and(format!(" {}", card.facts().time), time)
    });
    let mut lines = ink::wrapped(begin(&revealed), cards, 3, WIDTH);
    let in_deck = Phrase::new("cartographers-chart-ambushes-in-deck").with("ambushes", open.ambushes_in_deck() as i64);
    let struck = open.ambushes.iter().map(|card| Strip::new().text(card_name(card.name(), words)));
    let struck = struck.chain([Strip::new().and(words.say(&in_deck), TextStyle::FAINT)]);
    lines.extend(ink::wrapped(begin(&ambushes), struck, 3, WIDTH));
    lines
}

/// The current card: its name, time, terrains, the ruins demand, and its shapes side by side.
fn current(open: &Open, words: &Words) -> Vec<Strip> {
    let kind = match open.card {
        Card::Explore(card) => {
            words.say(&Phrase::new("cartographers-chart-card-time").with("time", i64::from(card.facts().time)))
        }
        Card::Ambush(_) => words.term("cartographers-chart-ambush"),
    };
    let mut line =
        Strip::new().and(card_name(open.card.name(), words), TextStyle::STRONG).text(format!(" · {kind} · "));
    for (place, terrain) in open.card.terrains().iter().enumerate() {
        let name = words.term(&format!("cartographers-terrain-{}", terrain.name()));
        let style = TextStyle::tinted(map::mark(terrain).tint);
        line = line.text(if place > 0 { " / " } else { "" }).and(name, style);
    }
    if open.ruins_demanded && matches!(open.card, Card::Explore(_)) {
        line = line.text(" · ").and(words.term("cartographers-chart-ruins-demanded"), TextStyle::STRONG);
    }
    let shapes: Vec<Vec<Strip>> = open.card.shapes().iter().map(|shape| picture(shape, words)).collect();
    let shapes = ink::beside(&shapes, SHAPE_GAP).into_iter().map(|shape| Strip::new().text("  ").join(shape));
    std::iter::once(line).chain(shapes).collect()
}

/// A shape as printed, and below it whether it comes with a coin.
fn picture(shape: &CardShape, words: &Words) -> Vec<Strip> {
    let printed = shape.placings.first().map_or(Grid11::EMPTY, |placing| placing.cells);
    let row = |row: u8| {
        let cell = |column: u8| {
            if printed.contains(row * Grid11::SIDE as u8 + column) { "■" } else { " " }
        };
        Strip::new().text((0..shape.columns).map(cell).collect::<Vec<_>>().join(" "))
    };
    let mut lines: Vec<Strip> = (0..shape.rows).map(row).collect();
    if shape.coin {
        lines.push(
            Strip::new()
                .and("●", TextStyle::tinted(chart::Tint::Yellow))
                .text(format!(" {}", words.term("cartographers-chart-with-coin"))),
        );
    }
    lines
}
