//! A sheet at a glance: another player's land as a small live chart.

use crate::{Land, Terrain};
use table::Grid11;

use super::ground::{self, Ground};
use super::within;
use chart::drawing::Drawing;
use chart::land;
use chart::lattice::Lattice;
use chart::pen::Pen;

/// The margin around the cells.
const MARGIN: i32 = 6;

/// The cells are small: in a chart 72 pixels wide, a line of one unit is half a pixel wide.
const SMALL: Lattice =
    Lattice { left: MARGIN, top: MARGIN, cell: 12, columns: Grid11::SIDE as i32, rows: Grid11::SIDE as i32, stray: 0 };

/// A small chart: washes and borders. One or two strokes replace each symbol, so that the terrains differ even in grey.
#[must_use]
pub fn thumbnail(land: &Land) -> Drawing {
    let ground = |place| ground::drawn(land, place).or_else(|| ground::printed(land.side(), place));
    land::thumbnail(
        &SMALL,
        &|place| ground(place).map(Ground::style),
        &|place, (x, y), strokes, solids| match ground(place) {
            Some(of) => mark(of, (x, y), strokes, solids),
            None if within(land.map().ruins, place) => solids.rectangle((x + 4, y + 3), (4, 6)),
            None => {}
        },
        Vec::new(),
    )
}

/// Draws the strokes that replace a symbol.
fn mark(of: Ground, (x, y): (i32, i32), strokes: &mut Pen, solids: &mut Pen) {
    let mut line = |from: (i32, i32), to: (i32, i32)| {
        strokes.go((x + from.0, y + from.1));
        strokes.line((x + to.0, y + to.1));
    };
    match of {
        Ground::Terrain(Terrain::Forest) => {
            line((4, 8), (6, 4));
            line((6, 4), (8, 8));
        }
        Ground::Terrain(Terrain::Village) => {
            solids.polygon(&[(x + 4, y + 8), (x + 4, y + 5), (x + 6, y + 3), (x + 8, y + 5), (x + 8, y + 8)]);
        }
        Ground::Terrain(Terrain::Farm) => {
            line((2, 8), (6, 4));
            line((6, 8), (10, 4));
        }
        Ground::Terrain(Terrain::Water) => {
            line((2, 5), (10, 5));
            line((2, 8), (10, 8));
        }
        Ground::Terrain(Terrain::Monster) => {
            line((3, 3), (9, 9));
            line((9, 3), (3, 9));
        }
        Ground::Mountain => solids.polygon(&[(x + 1, y + 10), (x + 6, y + 2), (x + 11, y + 10)]),
        Ground::Wasteland => line((4, 6), (8, 6)),
    }
}
