//! Thumbnails of the boards.

use crate::{Island, Parchment, Space, Terrain};

use super::tiles::look_of;
use super::{SIDE, within};
use chart::drawing::{Drawing, Part};
use chart::land;
use chart::lattice::{Lattice, Place};
use chart::pen::Pen;

/// The margin around the cells.
const MARGIN: i32 = 6;

/// The cells of a thumbnail. A unit is about half a pixel in a chart that is 72 pixels wide.
const SMALL: Lattice = Lattice { left: MARGIN, top: MARGIN, cell: 24, columns: SIDE, rows: SIDE, stray: 0 };

/// The thumbnail of the island. Hazy tiles are pale and have no mark.
#[must_use]
pub fn island_thumbnail(island: &Island) -> Drawing {
    let hazy = SMALL.outline(&|place| within(island.hazy(), place), 0);
    let terrain = |space| island.terrain_at(space);
    thumbnail(&terrain, &|space| !island.hazy().meets(space.grid()), vec![Part::path(hazy, "c-tiny-haze")])
}

/// The thumbnail of a parchment.
#[must_use]
pub fn parchment_thumbnail(parchment: &Parchment) -> Drawing {
    thumbnail(&|space| parchment.terrain_at(space), &|_| true, Vec::new())
}

fn thumbnail(terrain: &dyn Fn(Space) -> Option<Terrain>, marked: &dyn Fn(Space) -> bool, over: Vec<Part>) -> Drawing {
    let space = |(row, column): Place| {
        let inside = (0..SIDE).contains(&row) && (0..SIDE).contains(&column);
        inside.then(|| Space::new((row * SIDE + column) as u8)).flatten()
    };
    land::thumbnail(
        &SMALL,
        &|place| space(place).and_then(terrain).map(look_of),
        &|place, corner, strokes, solids| {
            if let Some(terrain) = space(place).filter(|&space| marked(space)).and_then(terrain) {
                mark(terrain, corner, strokes, solids);
            }
        },
        over,
    )
}

/// Draws the simplified symbol of a terrain.
fn mark(terrain: Terrain, (x, y): (i32, i32), strokes: &mut Pen, solids: &mut Pen) {
    let mut line = |points: &[(i32, i32)]| {
        for (place, point) in points.iter().enumerate() {
            let at = (x + point.0, y + point.1);
            if place == 0 { strokes.go(at) } else { strokes.line(at) }
        }
    };
    match terrain {
        Terrain::Jungle => {
            line(&[(6, 12), (12, 7), (18, 12)]);
            line(&[(12, 7), (12, 18)]);
        }
        Terrain::Lagoon => [8, 12, 16].into_iter().for_each(|down| line(&[(6, down), (18, down)])),
        Terrain::Mountain => solids.polygon(&[(x + 4, y + 18), (x + 12, y + 6), (x + 20, y + 18)]),
        Terrain::Steppe => {
            line(&[(7, 8), (9, 17)]);
            line(&[(12, 6), (12, 17)]);
            line(&[(17, 8), (15, 17)]);
        }
    }
}
