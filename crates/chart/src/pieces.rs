//! Pieces on the board of any game, in the colour of their player's chair.

use crate::drawing::{Class, Part};

/// The classes of the chairs' colours.
const CHAIRS: [Class; 8] = [
    "c-piece chair-0",
    "c-piece chair-1",
    "c-piece chair-2",
    "c-piece chair-3",
    "c-piece chair-4",
    "c-piece chair-5",
    "c-piece chair-6",
    "c-piece chair-7",
];

/// A piece in the colour of a chair.
#[must_use]
pub fn piece(symbol: &'static str, (x, y): (i32, i32), size: i32, chair: u8) -> Part {
    Part::Symbol { symbol, x, y, size, class: CHAIRS[usize::from(chair) % CHAIRS.len()] }
}
