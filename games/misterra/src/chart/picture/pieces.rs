//! The pieces on the island: meeples, and the flags of claims.

use crate::{Open, Space, Spaces};
use table::Seat;

use super::{CELL, layer, space_rect};
use chart::drawing::{Drawing, Part};
use chart::pieces::piece;

/// A meeple: its space, the colour of its player, and whether the player is awaited.
pub type Meeple = (Space, u8, bool);

/// A claim marker: its space, the colour of its owner, and whether another marker disputes its region.
pub type Marker = (Space, u8, bool);

/// The size of a meeple, of three or four meeples on one space, and of a flag.
const MEEPLE: i32 = 46;
const CROWDED: i32 = 31;
const FLAG: i32 = 40;

/// The colour of Otoma, which has no seat.
const OTOMA: u8 = 7;

/// The meeples and claim markers of a position, in the colours of the players.
#[must_use]
pub fn standing(open: &Open, colours: &[u8]) -> (Vec<Meeple>, Vec<Marker>) {
    let colour = |seat: usize| colours.get(seat).copied().unwrap_or(seat as u8);
    let explorers = open.explorers.iter().enumerate();
    let meeples = explorers
        .clone()
        .filter_map(|(seat, explorer)| Some((explorer.meeple?, colour(seat), open.awaited.contains(Seat(seat as u8)))));
    let claims = explorers.flat_map(|(seat, explorer)| explorer.claims.iter().map(move |space| (space, colour(seat))));
    let otoma = open.otoma.iter().flat_map(|otoma| otoma.claims.iter()).map(|space| (space, OTOMA));
    let claims: Vec<(Space, u8)> = claims.chain(otoma).collect();
    let disputed = |space: Space| {
        let region = Spaces::of_island(open.island.region(space));
        claims.iter().filter(|(other, _)| region.contains(*other)).count() > 1
    };
    let markers = claims.iter().map(|&(space, colour)| (space, colour, disputed(space))).collect();
    (meeples.collect(), markers)
}

/// Meeples and claim markers. Meeples that share a space stand side by side, in two rows if necessary. A flag is in the
/// upper right corner of its tile, above the meeples.
#[must_use]
pub fn pieces(meeples: &[Meeple], markers: &[Marker]) -> Drawing {
    let mut parts = Vec::new();
    for (at, &(space, chair, active)) in meeples.iter().enumerate() {
        let together = meeples.iter().filter(|(other, ..)| *other == space).count() as i32;
        let before = meeples[..at].iter().filter(|(other, ..)| *other == space).count() as i32;
        let (x, y, size) = stand(space, before, together);
        if active {
            parts.push(Part::Circle { x: x + size / 2, y: y + size / 2 + 2, radius: size / 2 + 1, class: "c-active" });
        }
        parts.push(piece("sign-meeple", (x, y), size, chair));
    }
    for &(space, chair, disputed) in markers {
        let (x, y, ..) = space_rect(space);
        let (x, y) = (x + CELL - FLAG - 1, y + 3);
        parts.push(piece("sign-flag", (x, y), FLAG, chair));
        if disputed {
            parts.push(Part::Symbol { symbol: "sign-cross", x, y, size: FLAG, class: "c-refused" });
        }
    }
    layer(parts)
}

/// The left and upper edge and the size of one of several meeples on a space.
fn stand(space: Space, place: i32, of: i32) -> (i32, i32, i32) {
    let (x, y, width, height) = space_rect(space);
    let (columns, rows) = (of.min(2), (of + 1) / 2);
    let most = if rows > 1 { CROWDED } else { MEEPLE };
    let size = most.min((width - 6) / columns).min((height - 4) / rows);
    // The last of three stands in the middle of its row.
    let in_row = columns.min(of - place / 2 * 2);
    let left = x + (width - in_row * size) / 2 + place % 2 * size;
    (left, y + height - 4 - (rows - place / 2) * size, size)
}
