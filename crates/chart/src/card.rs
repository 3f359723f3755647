//! The cards of all games.

use crate::drawing::{Class, Drawing, Part};
use crate::lattice::Lattice;
use crate::rhumb;

/// The distance from the edge of a card to its contents.
const RIM: i32 = 12;

/// A card of this size with these contents: it has a thick edge, and a fine line inside it.
#[must_use]
pub fn card((width, height): (i32, i32), shown: Vec<Part>) -> Drawing {
    let rect = |by: i32, round, class| Part::Rect {
        x: by,
        y: by,
        width: width - 2 * by,
        height: height - 2 * by,
        round,
        class,
    };
    let mut parts = vec![rect(2, 11, "c-card"), rect(6, 7, "c-card-line")];
    parts.extend(shown);
    Drawing { width, height, parts }
}

/// The back of a card: rhumb lines with a symbol in the middle.
#[must_use]
pub fn back((width, height): (i32, i32), symbol: &'static str, class: Class) -> Drawing {
    let winds = Lattice { left: RIM, top: RIM, cell: 2, columns: width / 2 - RIM, rows: height / 2 - RIM, stray: 0 };
    let mut parts = rhumb::net(&winds);
    let (x, y) = ((width - MIDDLE) / 2, (height - MIDDLE) / 2);
    parts.push(Part::Symbol { symbol, x, y, size: MIDDLE, class });
    card((width, height), parts)
}

/// The size of the symbol on a card's back.
const MIDDLE: i32 = 60;
