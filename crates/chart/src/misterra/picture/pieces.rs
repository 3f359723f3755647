//! What stands on the island: meeples, and the flags of claims.

use ::misterra::Space;

use super::{CELL, layer, space_rect};
use crate::drawing::{Drawing, Part};
use crate::pieces::piece;

/// A meeple: where it stands, the colour of its chair, whether its player is on turn.
pub type Meeple = (Space, u8, bool);

/// A claim marker: where it lies, the colour of its chair, whether another marker disputes its region.
pub type Marker = (Space, u8, bool);

/// The size of a meeple, that of three or four on one space, and that of a flag.
const MEEPLE: i32 = 46;
const CROWDED: i32 = 31;
const FLAG: i32 = 40;

/// Meeples and claim markers. Meeples that share a space stand side by side, in two rows if need be; a flag flies in the
/// upper right corner of its tile, above their heads.
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
