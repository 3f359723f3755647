//! The players: their meeples, claims, presumptions and parchments.

use crate::{Event, Misterra, Presumption, Step, score_now};
use table::{Phrase, Seat, View};
use words::Words;

use super::{WIDTH, boards, cards, lit, names, presumptions, seat_name};
use chart::ink::{self, Strip, TextStyle};
use chart::text;

/// The gap between two parchments side by side.
const GAP: usize = 6;

/// All parchments, and in the solo game Otoma, as many side by side as fit.
pub(super) fn lines(view: View<'_, Misterra>, events: &[Event], words: &Words) -> Vec<Strip> {
    let seats = (0..view.open.seats()).map(Seat);
    let mut blocks: Vec<Vec<Strip>> = seats.map(|seat| explorer(view, seat, events, words)).collect();
    blocks.extend(view.open.otoma.as_ref().map(|otoma| cards::otoma(otoma, words)));
    let widest = blocks.iter().map(|block| ink::widest(block)).max().unwrap_or(0);
    let abreast = ((WIDTH + GAP) / (widest + GAP)).max(1);
    // All blocks have the same width, so that the rows of blocks align.
    let blocks: Vec<Vec<Strip>> =
        blocks.into_iter().map(|block| block.into_iter().map(|line| line.padded(widest)).collect()).collect();
    let rows: Vec<Vec<Strip>> = blocks.chunks(abreast).map(|row| ink::beside(row, GAP)).collect();
    rows.join(&Strip::new())
}

/// One player: the points so far, the presumptions that the viewer may know, and the parchment.
fn explorer(view: View<'_, Misterra>, seat: Seat, events: &[Event], words: &Words) -> Vec<Strip> {
    let explorer = &view.open.explorers[seat.index()];
    let held = presumptions(view, seat);
    let kept = if view.open.step == Step::Presume { &[] } else { held };
    let total = score_now(view.open, seat, kept).total();
    let owner = Strip::new()
        .and(seat_name(seat, words), TextStyle::STRONG)
        .text(format!(" · {} ", words.term("chart-total")))
        .and(total.to_string(), TextStyle::STRONG);
    let at = Phrase::new("chart-meeple").with("space", names(explorer.meeple.into_iter()));
    let claims = Phrase::new("chart-claims").with("spaces", names(explorer.claims.iter()));
    let mut lines = vec![owner, Strip::new().text(format!("{} · {}", words.say(&at), words.say(&claims)))];
    lines.extend(text::lines(&boards::parchment(&explorer.parchment, lit(events, Some(seat)))));
    let named = |card: &Presumption| format!("{} {}", card.number(), words.term(&card.term()));
    lines.extend(held.iter().map(|card| Strip::new().and(named(card), TextStyle::FAINT)));
    lines
}
