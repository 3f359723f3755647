//! The possible contents of a cell, and their looks.

use crate::{Land, Side, Terrain};

use super::{CELL, within};
use chart::drawing::Part;
use chart::land::{GroundStyle, ground_style};
use chart::lattice::Place;

/// The content of a filled cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    Terrain(Terrain),
    Mountain,
    Wasteland,
}

impl Ground {
    pub(super) fn style(self) -> &'static GroundStyle {
        match self {
            Ground::Terrain(Terrain::Forest) => ground_style!("forest", 0),
            Ground::Terrain(Terrain::Village) => ground_style!("village", 1),
            Ground::Terrain(Terrain::Farm) => ground_style!("farm", 1),
            Ground::Terrain(Terrain::Water) => ground_style!("water", 1),
            Ground::Terrain(Terrain::Monster) => ground_style!("monster", 0),
            Ground::Mountain => ground_style!("mountain", 0),
            Ground::Wasteland => ground_style!("wasteland", 0),
        }
    }
}

/// The printed content of a cell.
pub(super) fn printed(side: Side, place: Place) -> Option<Ground> {
    let map = side.map();
    if within(map.mountains, place) {
        Some(Ground::Mountain)
    } else if within(map.wasteland, place) {
        Some(Ground::Wasteland)
    } else {
        None
    }
}

/// The drawn content of a cell.
pub(super) fn drawn(land: &Land, place: Place) -> Option<Ground> {
    let terrain = Terrain::ALL.into_iter().find(|&terrain| within(land.of(terrain), place))?;
    Some(Ground::Terrain(terrain))
}

/// Ruins on an empty cell.
pub(super) fn ruins((x, y): (i32, i32)) -> Part {
    Part::Symbol { symbol: "sign-ruins", x, y, size: CELL, class: "c-ruins" }
}

/// A mark in the corner of a covered ruins cell, because it still counts as ruins.
pub(super) fn ruins_mark((x, y): (i32, i32)) -> Part {
    Part::Symbol { symbol: "sign-ruins-mark", x: x + CELL - MARK - 2, y: y + 2, size: MARK, class: "c-ruins" }
}

/// The size of the mark.
const MARK: i32 = 19;
