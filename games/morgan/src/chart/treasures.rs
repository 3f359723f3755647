//! The treasure board and the decks.

use crate::{Level, Open};
use table::Phrase;
use words::Words;

use super::name_of;
use chart::board::Tint;
use chart::ink::{Strip, TextStyle};

/// Level by level: the treasure, its value, the doubloons and its set; then the number of cards that are left.
pub(super) fn lines(open: &Open, words: &Words) -> Vec<Strip> {
    let names = open.board.map(|treasure| name_of("treasure", treasure.name(), words));
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let mut lines = vec![Strip::new().and(words.term("chart-levels"), TextStyle::STRONG)];
    for (level, (treasure, name)) in Level::all().zip(open.board.iter().zip(names)) {
        let facts = treasure.facts();
        // A level that the dig reaches stands out.
        let look = if level.depth() <= open.turn.reach() { TextStyle::STRONG } else { TextStyle::PLAIN };
        let padding = " ".repeat(widest - name.chars().count());
        let line = Strip::new()
            .and(format!("{:<4}", level.name()), look)
            .text(format!("{name}{padding}  {}  ", facts.value))
            .and(format!("+{}  ", level.doubloons()), TextStyle::tinted(Tint::Yellow))
            .and(name_of("set", facts.set.name(), words), TextStyle::FAINT);
        lines.push(line);
    }
    let count = |code, cards: usize| Strip::new().text(words.say(&Phrase::new(code).with("cards", cards as i64)));
    lines.push(count("chart-treasures-left", open.treasure_deck.into()));
    lines.push(count("chart-clues-left", open.map_deck.into()));
    lines.push(count("chart-clues-discarded", open.discarded.len()));
    lines
}
