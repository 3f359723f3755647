//! The middle of the table: the island, beside it the sketches and the supply; and Otoma's cards.

use crate::components::OtomaAction;
use crate::{Open, Otoma, Sketch, Spaces, Terrain};
use table::Phrase;
use words::Words;

use super::{boards, names, terrain_name};
use chart::ink::{self, Strip, TextStyle};
use chart::text;

/// The gap between the island and the columns beside it.
const GAP: usize = 5;

/// The island, and beside it the cards.
pub(super) fn lines(open: &Open, lit: Spaces, words: &Words) -> Vec<Strip> {
    let mut island = vec![Strip::new().and(words.term("chart-island"), TextStyle::STRONG)];
    island.extend(text::lines(&boards::island(open, lit)));
    let title = |code| Strip::new().and(words.term(code), TextStyle::FAINT);
    // The empty first line aligns the cards with the rows of the island.
    let mut beside = vec![Strip::new(), title("chart-display")];
    beside.extend(open.display.iter().map(|sketch| Strip::new().text("  ").join(sketch_name(*sketch, words))));
    let deck = Phrase::new("chart-deck").with("cards", open.deck.len() as i64);
    let mut more = vec![Strip::new(), title("chart-supply")];
    more.extend(Terrain::ALL.map(|terrain| {
        let style = TextStyle::tinted(boards::mark(terrain).tint);
        let left = format!("  {:>2} ", open.island.supply(terrain));
        Strip::new().text(left).and(terrain_name(terrain, words), style)
    }));
    more.push(Strip::new().text(words.say(&deck)));
    ink::beside(&[island, beside, more], GAP)
}

/// Both halves of a sketch.
fn sketch_name(sketch: Sketch, words: &Words) -> Strip {
    let [one, other] = sketch
        .terrains()
        .map(|terrain| Strip::new().and(terrain_name(terrain, words), TextStyle::tinted(boards::mark(terrain).tint)));
    one.text("–").join(other)
}

/// A phrase about a sketch, with its two terrains.
pub(super) fn about_sketch(phrase: Phrase, sketch: Sketch) -> Phrase {
    let [one, other] = sketch.terrains();
    phrase.term("one", one.term()).term("other", other.term())
}

/// Otoma: the actions of its next card, its claims, and how many cards it has left.
pub(super) fn otoma(otoma: &Otoma, words: &Words) -> Vec<Strip> {
    let action = |action: OtomaAction| {
        let (code, terrain) = match action {
            OtomaAction::Map(terrain) => ("chart-otoma-maps", terrain),
            OtomaAction::ConfirmOrMap(terrain) => ("chart-otoma-confirms", terrain),
        };
        words.say(&Phrase::new(code).term("terrain", terrain.term()))
    };
    let claims = Phrase::new("chart-claims").with("spaces", names(otoma.claims.iter()));
    let left = Phrase::new("chart-otoma-cards").with("cards", i64::from(otoma.left));
    let lines = [
        words.say(&left),
        words.say(&claims),
        words.term("chart-otoma-top"),
        format!("  1 {}", action(otoma.orders.actions[0])),
        format!("  2 {}", action(otoma.orders.actions[1])),
    ];
    let lines = lines.into_iter().chain(otoma.orders.claim.then(|| format!("  {}", words.term("chart-otoma-claims"))));
    let title = Strip::new().and(words.term("chart-otoma"), TextStyle::STRONG);
    std::iter::once(title).chain(lines.map(|line| Strip::new().text(line))).collect()
}
