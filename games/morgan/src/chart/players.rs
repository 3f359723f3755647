//! The players: doubloons, the tile of the pirate, face-up cards, treasures, and the hand if it is known.

use crate::{Cards, Morgan, Treasure};
use table::{Phrase, Seat, View};
use words::Words;

use super::{WIDTH, card_name, name_of, seat_name};
use chart::ink::{self, Strip, TextStyle};

/// All players, one after the other.
pub(super) fn lines(view: View<'_, Morgan>, words: &Words) -> Vec<Strip> {
    let seats = (0..view.open.seats()).map(Seat);
    seats.map(|seat| player(view, seat, words)).collect::<Vec<_>>().join(&Strip::new())
}

fn player(view: View<'_, Morgan>, seat: Seat, words: &Words) -> Vec<Strip> {
    let (open, player) = (view.open, view.open.player(seat));
    let doubloons = Phrase::new("chart-doubloons").with("count", i64::from(player.doubloons));
    let hand = Phrase::new("chart-in-hand").with("cards", player.hand.len() as i64);
    let mut told = vec![words.say(&doubloons), words.say(&hand)];
    if let Some(tile) = player.pirate {
        let (x, y) = open.island.place(open.island.spot(tile));
        let space = format!("{x},{y} {}", name_of("tile", tile.name(), words));
        told.insert(0, words.say(&Phrase::new("chart-meeple").with("space", space)));
    }
    let owner = Strip::new()
        .and(seat_name(seat, words), TextStyle::STRONG)
        .text(format!(" · {} ", words.term("chart-total")))
        .and(open.total(seat).to_string(), TextStyle::STRONG)
        .text(format!(" · {}", told.join(" · ")));
    let own = view.own().filter(|_| view.seat() == Some(seat)).map(|own| own.hand);
    let treasures = player.treasures.iter().map(|treasure| about(treasure, words)).collect();
    let lists = [
        ("chart-hand", cards(own.unwrap_or_default(), words)),
        ("chart-face-up", cards(player.face_up, words)),
        ("chart-dug-up", treasures),
    ];
    let mut lines = vec![owner];
    for (title, things) in lists.into_iter().filter(|(_, things)| !things.is_empty()) {
        let title = Strip::new().text("  ").and(format!("{}  ", words.term(title)), TextStyle::FAINT);
        lines.extend(ink::wrapped(title, things.into_iter().map(|thing| Strip::new().text(thing)), 2, WIDTH));
    }
    lines
}

/// Map cards with their symbols.
fn cards(cards: Cards, words: &Words) -> Vec<String> {
    let named = |card: crate::MapCard| {
        format!("{} ({})", card_name(card, words), name_of("symbol", card.symbol().name(), words))
    };
    cards.iter().map(named).collect()
}

/// A treasure with its set and value.
fn about(treasure: Treasure, words: &Words) -> String {
    let facts = treasure.facts();
    let (name, set) = (name_of("treasure", facts.name, words), name_of("set", facts.set.name(), words));
    format!("{name} ({set} {})", facts.value)
}
