//! What lies over the land while somebody thinks: the shape that is being placed, and the ruins that are demanded.

use table::Grid11;

use super::ground::Ground;
use super::{CELL, Ghost, SHEET, parts_of_sheet, place, within};
use crate::drawing::{Drawing, Part};

/// A shape that is being placed. It is drawn anew whenever the pointer enters another cell, and has few parts.
#[must_use]
pub fn sheet_ghost(ghost: &Ghost) -> Drawing {
    let ground = Ground::Terrain(ghost.terrain);
    let outline = SHEET.outline(&|place| within(ghost.spaces, place), 0);
    // The paper below takes what is under the ghost back, so that its own symbols can be read.
    let mut parts = vec![Part::path(outline.clone(), "c-ghost"), Part::path(outline.clone(), ground.look().ghost)];
    let symbols = ghost.spaces.iter().map(|space| ground.symbol(place(space), SHEET.corner(place(space))));
    parts.push(Part::group("c-ghost-symbol", symbols.collect()));
    if !ghost.fits {
        parts.push(Part::sign(outline.clone(), "hatch-refused"));
    }
    parts.push(Part::path(outline, if ghost.fits { "c-ghost-fits" } else { "c-ghost-refused" }));
    parts_of_sheet(parts)
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

/// How far within its cell a ring runs.
const RING_INSET: i32 = 4;
