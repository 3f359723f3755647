//! The chart under the tiles.

use super::{CELL, Extent, RIM, layer};
use chart::drawing::{Drawing, Part};
use chart::frame;
use chart::lattice::Lattice;
use chart::rhumb;

/// The size of the ornaments in the corners.
const ORNAMENT: i32 = 44;

/// The chart under the tiles: paper, rhumb lines, the frame around the extent. A corner of the extent touches no tile,
/// so no tile can lie there. Three corners show a rose, a ship and a sea serpent.
#[must_use]
pub fn sea(extent: &Extent) -> Drawing {
    // The spots at the rim are shown by half, so the lattice counts half tiles.
    let lattice = Lattice {
        left: extent.left * CELL + RIM,
        top: extent.top * CELL + RIM,
        cell: RIM,
        columns: 2 * (extent.right - extent.left),
        rows: 2 * (extent.bottom - extent.top),
        stray: 0,
    };
    let mut parts = frame::frame(&lattice);
    parts.extend(rhumb::net(&lattice));
    // In the inner quarter of the spot at a corner, which is all that is shown of it.
    let rim = (RIM - ORNAMENT) / 2;
    let inner = |at: i32, first: i32| at * CELL + if at == first { RIM } else { 0 } + rim;
    let corner = |x: i32, y: i32| (inner(x, extent.left), inner(y, extent.top));
    let ornament = |symbol, (x, y)| Part::Symbol { symbol, x, y, size: ORNAMENT, class: "c-ornament" };
    parts.extend([
        rhumb::rose(corner(extent.right, extent.top), ORNAMENT),
        ornament("sign-ship", corner(extent.left, extent.top)),
        ornament("sign-serpent", corner(extent.left, extent.bottom)),
    ]);
    layer(parts)
}
