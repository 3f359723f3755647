//! The land of a sheet, with marks on its ruins.

use super::CELL;
use super::ground::{self, Ground};
use chart::drawing::Part;
use chart::land;
use chart::lattice::{Lattice, Place};

/// Paints all cells that have a ground, with a mark on those that are `ruins`.
pub(super) fn paint(
    lattice: &Lattice,
    ground: &dyn Fn(Place) -> Option<Ground>,
    ruins: &dyn Fn(Place) -> bool,
    parts: &mut Vec<Part>,
) {
    land::paint(
        lattice,
        &|place| ground(place).map(Ground::style),
        &|place, style, parts| {
            let corner = lattice.corner(place);
            if ruins(place) {
                // The variant of the symbol that leaves room for the mark.
                parts.extend([style.cut(style.roomy, corner, CELL), ground::ruins_mark(corner)]);
            } else {
                parts.push(style.symbol(place, corner, CELL));
            }
        },
        parts,
    );
}
