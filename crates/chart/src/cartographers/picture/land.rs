//! Land on a chart: washes first, then what is engraved on them, then the ink around each region.

use super::ground::{self, Ground};
use crate::drawing::Part;
use crate::lattice::{Lattice, Place};

/// Half the width of the band along a border, as the style sheet has it.
const BAND_INSET: i32 = 4;

/// Paints all cells that have a ground, with a mark on those that are `ruins`. Cells of one ground that touch are one
/// region, with one outline.
pub(super) fn paint(
    lattice: &Lattice,
    ground: &dyn Fn(Place) -> Option<Ground>,
    ruins: &dyn Fn(Place) -> bool,
    parts: &mut Vec<Part>,
) {
    // Asked for once each: a cell is looked at for every line that might run beside it.
    let known: Vec<Option<Ground>> =
        (0..lattice.rows * lattice.columns).map(|at| ground((at / lattice.columns, at % lattice.columns))).collect();
    let at = |(row, column): Place| {
        let inside = (0..lattice.rows).contains(&row) && (0..lattice.columns).contains(&column);
        if inside { known[(row * lattice.columns + column) as usize] } else { None }
    };
    for of in Ground::ALL.into_iter().filter(|&of| known.contains(&Some(of))) {
        let (look, inside) = (of.look(), |place| at(place) == Some(of));
        let region = lattice.outline(&inside, 0);
        parts.push(Part::path(region.clone(), look.wash));
        parts.push(Part::hatch(region, look.hatch));
        parts.push(Part::path(lattice.outline(&inside, BAND_INSET), look.band));
    }
    let seams = lattice.sides(&|one, other| at(one).is_some() && at(one) == at(other));
    parts.push(Part::path(lattice.strokes(&seams), "c-seam"));
    for row in 0..lattice.rows {
        for column in 0..lattice.columns {
            let (place, corner) = ((row, column), lattice.corner((row, column)));
            match at(place) {
                Some(ground) if ruins(place) => {
                    parts.extend([ground.symbol_on_ruins(corner), ground::ruins_mark(corner)])
                }
                Some(ground) => parts.push(ground.symbol(place, corner)),
                None => {}
            }
        }
    }
    let borders = lattice.sides(&|one, other| at(one) != at(other));
    parts.push(Part::path(lattice.strokes(&borders), "c-border"));
}
