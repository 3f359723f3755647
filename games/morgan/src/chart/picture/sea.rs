//! The chart under the tiles.

use super::{CELL, Extent, layer};
use chart::drawing::{Drawing, Part};
use chart::frame;
use chart::lattice::Lattice;
use chart::rhumb;

/// The size of the ornaments in the corners.
const ORNAMENT: i32 = 78;

/// The chart under the tiles: paper, rhumb lines, the frame around the extent. A corner of the extent touches no tile,
/// so no tile can lie there. Three corners show a rose, a ship and a sea serpent.
#[must_use]
pub fn sea(extent: &Extent) -> Drawing {
    let lattice = Lattice {
        left: extent.left * CELL,
        top: extent.top * CELL,
        cell: CELL,
        columns: extent.right - extent.left + 1,
        rows: extent.bottom - extent.top + 1,
        stray: 0,
    };
    let mut parts = frame::frame(&lattice);
    parts.extend(rhumb::net(&lattice));
    let rim = (CELL - ORNAMENT) / 2;
    let corner = |x: i32, y: i32| (x * CELL + rim, y * CELL + rim);
    let ornament = |symbol, (x, y)| Part::Symbol { symbol, x, y, size: ORNAMENT, class: "c-ornament" };
    parts.extend([
        rhumb::rose(corner(extent.right, extent.top), ORNAMENT),
        ornament("sign-ship", corner(extent.left, extent.top)),
        ornament("sign-serpent", corner(extent.left, extent.bottom)),
    ]);
    layer(parts)
}
