//! The layers over the land during a decision: the shape that is being placed, and the ruins that are demanded.

use table::Grid11;

use super::ground::Ground;
use super::{CELL, Ghost, SHEET, parts_of_sheet, place};
use chart::drawing::{Drawing, Part};
use chart::land;

/// A shape that is being placed.
#[must_use]
pub fn sheet_ghost(ghost: &Ghost) -> Drawing {
    let style = Ground::Terrain(ghost.terrain).style();
    let cells: Vec<_> = ghost.spaces.iter().map(|space| (place(space), style)).collect();
    parts_of_sheet(land::ghost(&SHEET, &cells, (0, CELL), ghost.fits))
}

/// Rings around ruins of which one must be covered.
#[must_use]
pub fn sheet_wanted(wanted: Grid11) -> Drawing {
    let rings = wanted.iter().flat_map(|space| {
        let (x, y) = SHEET.corner(place(space));
        ["c-wanted-glow", "c-wanted"].map(|class| Part::Rect {
            x: x + RING_INSET,
            y: y + RING_INSET,
            width: CELL - 2 * RING_INSET,
            height: CELL - 2 * RING_INSET,
            round: 12,
            class,
        })
    });
    parts_of_sheet(rings.collect())
}

/// The inset of a ring within its cell.
const RING_INSET: i32 = 4;
