//! Ornaments: the compass rose, and the little chart on the home page.

use crate::Terrain;

use super::ground::{self, Ground};
use super::{CELL, land};
use chart::drawing::Drawing;
use chart::frame;
use chart::lattice::{Lattice, Place};
use chart::rhumb;

/// A compass rose.
#[must_use]
pub fn compass_rose() -> Drawing {
    Drawing { width: 200, height: 200, parts: vec![rhumb::rose((0, 0), 200)] }
}

/// The land of the little chart. It does not come from a game. `r` marks ruins, `@` marks the rose.
const HOME: [&str; 5] = ["@.FFF.WW.", "..FFMWWr.", "AAFVVWW.X", "rAAVVAM.X", "..A..AAXX"];

/// A little chart for the home page.
#[must_use]
pub fn home_chart() -> Drawing {
    let lattice = Lattice {
        left: HOME_MARGIN,
        top: HOME_MARGIN,
        cell: CELL,
        columns: HOME[0].len() as i32,
        rows: HOME.len() as i32,
        stray: 2,
    };
    let letter = |(row, column): Place| HOME[row as usize].as_bytes()[column as usize];
    let ground = |place| match letter(place) {
        b'F' => Some(Ground::Terrain(Terrain::Forest)),
        b'V' => Some(Ground::Terrain(Terrain::Village)),
        b'A' => Some(Ground::Terrain(Terrain::Farm)),
        b'W' => Some(Ground::Terrain(Terrain::Water)),
        b'X' => Some(Ground::Terrain(Terrain::Monster)),
        b'M' => Some(Ground::Mountain),
        _ => None,
    };
    let mut parts = frame::frame(&lattice);
    parts.extend(rhumb::net(&lattice));
    parts.push(frame::grid(&lattice));
    land::paint(&lattice, &ground, &|_| false, &mut parts);
    for row in 0..lattice.rows {
        for column in 0..lattice.columns {
            let (x, y) = lattice.corner((row, column));
            match letter((row, column)) {
                b'r' => parts.push(ground::ruins((x, y))),
                b'@' => parts.push(rhumb::rose((x + 4, y + 4), 112)),
                _ => {}
            }
        }
    }
    Drawing { width: lattice.width() + 2 * HOME_MARGIN, height: lattice.height() + 2 * HOME_MARGIN, parts }
}

/// The margin around the cells of the little chart.
const HOME_MARGIN: i32 = frame::BAND + 2;
