//! The preview of a draft: the sketch on the parchment, and its effect on the island.

use crate::{Laying, Sketch, Space, Terrain, Update};

use super::tiles::{RIM, SYMBOL, look_of, tile};
use super::{BOARD, CELL, layer, place};
use chart::drawing::{Drawing, Part};
use chart::land;

/// A sketch that is being laid on a parchment.
#[must_use]
pub fn parchment_ghost(sketch: Sketch, laying: Laying, fits: bool) -> Drawing {
    let [one, other] = sketch.terrains().map(look_of);
    let cells = [(place(laying.first()), one), (place(laying.second()), other)];
    layer(land::ghost(&BOARD, &cells, (RIM, SYMBOL), fits))
}

/// The size of the sign for the effect on a tile. It covers the seal or the cloud.
const SIGN: i32 = 38;

/// The effect of each half of a sketch on the island: the resulting tile, and a sign for the effect.
#[must_use]
pub fn island_ghost(halves: &[(Space, Terrain, Update)]) -> Drawing {
    let mut parts = Vec::new();
    for &(space, terrain, update) in halves {
        let (x, y) = BOARD.corner(place(space));
        let (symbol, confirmed) = match update {
            Update::Laid => ("sign-laid", Some(false)),
            Update::Confirmed => ("sign-confirms", Some(true)),
            Update::Replaced { .. } => ("sign-replaced", Some(false)),
            Update::Unchanged => ("sign-unchanged", None),
            Update::NoTileLeft => ("sign-cross", None),
        };
        let class = if confirmed.is_some() {
            let mut drawn = Vec::new();
            tile(&BOARD, place(space), look_of(terrain), confirmed == Some(true), &mut drawn);
            parts.push(Part::group("c-ghost-symbol", drawn));
            "c-happens"
        } else {
            "c-happens-not"
        };
        let rect = |by: i32, class| Part::Rect {
            x: x + by,
            y: y + by,
            width: CELL - 2 * by,
            height: CELL - 2 * by,
            round: 9,
            class,
        };
        parts.push(rect(3, if confirmed.is_some() { "c-ghost-fits" } else { "c-ghost-idle" }));
        let at = (x + 1, y + 1);
        parts.push(Part::Circle { x: at.0 + SIGN / 2, y: at.1 + SIGN / 2, radius: SIGN / 2, class });
        parts.push(Part::Symbol { symbol, x: at.0, y: at.1, size: SIGN, class });
    }
    layer(parts)
}
