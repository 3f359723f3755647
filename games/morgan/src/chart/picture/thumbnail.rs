//! The thumbnail of an island.

use crate::Island;

use super::coast::Coasts;
use super::{CELL, Extent, spot_rect};
use chart::drawing::{Drawing, Part};
use chart::pen::Pen;

/// The size of the small chart, its margin, and the largest tile on it.
const SIDE: i32 = 144;
const MARGIN: i32 = 6;
const TILE: i32 = 24;

/// A small chart of a fixed size: the land, and a dot for every point of reference.
#[must_use]
pub fn thumbnail(island: &Island) -> Drawing {
    let Extent { left, top, right, bottom } = Extent::of(island);
    // Leave out the rim of empty spots.
    let (columns, rows) = (right - left - 1, bottom - top - 1);
    let tile_size = TILE.min((SIDE - 2 * MARGIN) / columns.max(rows));
    let (x0, y0) = ((SIDE - columns * tile_size) / 2, (SIDE - rows * tile_size) / 2);
    let (mut coasts, mut whole, mut dots) = (Coasts::default(), Pen::new(), Pen::new());
    for tile in island.tiles() {
        let (x, y, ..) = spot_rect(island.place(island.spot(tile)));
        let (x, y) = (x0 + (x / CELL - left - 1) * tile_size, y0 + (y / CELL - top - 1) * tile_size);
        whole.rectangle((x, y), (tile_size, tile_size));
        coasts.draw(tile, island.edges(tile), (x, y), tile_size);
        if tile.facts().point.is_some() {
            let dot = tile_size / 8;
            dots.rectangle((x + tile_size / 2 - dot, y + tile_size / 2 - dot), (2 * dot, 2 * dot));
        }
    }
    let around = |by: i32, class| {
        let side = SIDE - 2 * by;
        Part::Rect { x: by, y: by, width: side, height: side, round: 0, class }
    };
    let parts = vec![
        around(1, "c-sheet"),
        Part::path(whole.written(), "c-wash c-lagoon"),
        Part::path(coasts.land.written(), "c-sand"),
        Part::path(coasts.shore.written(), "c-tiny-border"),
        Part::path(dots.written(), "c-tiny-solid"),
        around(MARGIN - 1, "c-neat"),
        around(1, "c-neat"),
    ];
    Drawing { width: SIDE, height: SIDE, parts }
}
