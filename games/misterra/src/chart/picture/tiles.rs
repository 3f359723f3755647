//! The land: hazy or confirmed tiles on the island, and terrains on a parchment.

use crate::{Island, Parchment, Space, Terrain};

use super::{BOARD, CELL, SIDE, layer, place};
use chart::drawing::{Drawing, Part};
use chart::land::{self, GroundStyle, ground_style};
use chart::lattice::{Lattice, Place};
use chart::pen::Pen;

/// The look of a terrain. Mountains look the same in all games.
pub(super) fn look_of(terrain: Terrain) -> &'static GroundStyle {
    match terrain {
        Terrain::Jungle => ground_style!("jungle", 0),
        Terrain::Lagoon => ground_style!("lagoon", 0),
        Terrain::Mountain => ground_style!("mountain", 0),
        Terrain::Steppe => ground_style!("steppe", 0),
    }
}

/// The size of a symbol, which leaves a rim in its cell.
pub(super) const SYMBOL: i32 = 76;

/// The distance from the corner of a cell to its symbol.
pub(super) const RIM: i32 = (CELL - SYMBOL) / 2;

/// All tiles of the island.
#[must_use]
pub fn island_tiles(island: &Island) -> Drawing {
    let mut parts = Vec::new();
    for space in Space::all() {
        if let Some(found) = island.tile_at(space) {
            tile(&BOARD, place(space), look_of(found.terrain), found.confirmed, &mut parts);
        }
    }
    layer(parts)
}

/// One tile. A confirmed tile has its full colour, a double border and a seal. A hazy tile is pale and has a dashed
/// border, mist above it, and a cloud in the place of the seal.
pub(super) fn tile(
    lattice: &Lattice,
    place: Place,
    style: &'static GroundStyle,
    confirmed: bool,
    parts: &mut Vec<Part>,
) {
    let ((x, y), cell) = (lattice.corner(place), lattice.cell);
    // A tile is a little smaller than its cell.
    let (inset, symbol) = (cell / 24, cell * SYMBOL / CELL);
    let side = cell - 2 * inset;
    let area = |class| Part::Rect { x: x + inset, y: y + inset, width: side, height: side, round: 8, class };
    let rim = (cell - symbol) / 2;
    let symbol = style.symbol(place, (x + rim, y + rim), symbol);
    let over = |symbol| Part::Symbol { symbol, x, y, size: cell, class: "c-seal" };
    let mut pen = Pen::new();
    pen.rectangle((x + inset + 2, y + inset + 2), (side - 4, side - 4));
    let inner = pen.written();
    if confirmed {
        parts.extend([area(style.wash), Part::hatch(inner, style.hatch), symbol, over("sign-confirmed")]);
    } else {
        // The sheet below hides the rhumb lines, which would show through the pale tile.
        parts.extend([area("c-sheet"), Part::group("c-hazy", vec![area(style.wash)])]);
        parts.extend([Part::sign(inner, "hatch-mist"), Part::group("c-hazy", vec![symbol]), over("sign-hazy")]);
    }
}

/// The land on a parchment. Equal terrains that touch are one region.
#[must_use]
pub fn parchment_land(parchment: &Parchment) -> Drawing {
    let mut parts = Vec::new();
    land::paint(
        &BOARD,
        &|(row, column)| {
            let space = Space::new((row * SIDE + column) as u8)?;
            parchment.terrain_at(space).map(look_of)
        },
        &|place, style, parts| {
            let (x, y) = BOARD.corner(place);
            parts.push(style.symbol(place, (x + RIM, y + RIM), SYMBOL));
        },
        &mut parts,
    );
    layer(parts)
}
