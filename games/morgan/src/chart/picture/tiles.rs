//! The tiles of the island.

use crate::{Direction, Edges, Island, Tile};

use super::coast::Coasts;
use super::signs::point_symbol;
use super::{CELL, Place, layer, spot_rect};
use chart::drawing::{Drawing, Part};
use chart::land::PAD;
use chart::pen::Pen;

/// The size of a point of reference on its tile.
const POINT: i32 = 66;

/// How far a point moves away from each water side.
const ASHORE: i32 = 4;

/// All tiles: the sea on them, the land with its coasts, the points, and the borders of the tiles.
#[must_use]
pub fn island(island: &Island) -> Drawing {
    let tiles: Vec<Laid> = island
        .tiles()
        .map(|tile| {
            let (x, y, ..) = spot_rect(island.place(island.spot(tile)));
            (tile, island.edges(tile), (x, y))
        })
        .collect();
    layer(painted(&tiles, CELL))
}

/// A tile, its edges as it lies, and its upper left corner in the picture.
pub(super) type Laid = (Tile, Edges, (i32, i32));

/// Draws tiles at a size. Tiles that touch share their border.
pub(super) fn painted(tiles: &[Laid], size: i32) -> Vec<Part> {
    let mut coasts = Coasts::default();
    let (mut whole, mut seams, mut rims) = (Pen::new(), Pen::new(), Pen::new());
    let mut points = Vec::new();
    for &(tile, edges, (x, y)) in tiles {
        whole.rectangle((x, y), (size, size));
        coasts.draw(tile, edges, (x, y), size);
        points.push(point(tile, edges, (x, y), size));
        for side in Direction::ALL {
            let (across, down) = side.step();
            let beside = (x + across * size, y + down * size);
            let shared = tiles.iter().any(|&(.., corner)| corner == beside);
            // A border that two tiles share is drawn for the one that lies north or west of it.
            match (shared, side) {
                (false, _) => border(&mut rims, (x, y), size, side),
                (true, Direction::East | Direction::South) => border(&mut seams, (x, y), size, side),
                (true, Direction::North | Direction::West) => {}
            }
        }
    }
    let (sea, land) = (whole.written(), coasts.land.written());
    let mut parts = vec![
        Part::path(sea.clone(), "c-wash c-lagoon"),
        Part::hatch(sea, "hatch-water"),
        Part::path(coasts.surf.written(), "c-surf"),
        Part::path(land.clone(), "c-sand"),
        Part::hatch(land, "hatch-wasteland"),
        Part::path(coasts.band.written(), "c-band c-farm"),
        Part::path(coasts.shore.written(), "c-shore"),
        Part::path(seams.written(), "c-tile-seam"),
        Part::path(rims.written(), "c-tile-rim"),
    ];
    parts.extend(points.into_iter().flatten());
    parts
}

/// One side of a tile.
fn border(pen: &mut Pen, (x, y): (i32, i32), size: i32, side: Direction) {
    let (from, to) = match side {
        Direction::North => ((0, 0), (size, 0)),
        Direction::East => ((size, 0), (size, size)),
        Direction::South => ((0, size), (size, size)),
        Direction::West => ((0, 0), (0, size)),
    };
    pen.stroke((x + from.0, y + from.1), (x + to.0, y + to.1));
}

/// The symbol on a tile: its point, moved a little away from the water; on the open sea, waves.
fn point(tile: Tile, edges: Edges, (x, y): (i32, i32), size: i32) -> Vec<Part> {
    let Some(point) = tile.facts().point else {
        let waves = size * 60 / CELL;
        let (x, y) = (x + (size - waves) / 2, y + (size - waves) / 2);
        return vec![Part::Symbol { symbol: "sign-water-1", x, y, size: waves, class: "c-swell" }];
    };
    let (mut across, mut down) = (0, 0);
    for side in Direction::ALL.into_iter().filter(|&side| edges.is_water(side)) {
        let step = side.step();
        (across, down) = (across - step.0 * ASHORE, down - step.1 * ASHORE);
    }
    let symbol = size * POINT / CELL;
    let rim = (size - symbol) / 2;
    let (x, y) = (x + rim + across * size / CELL, y + rim + down * size / CELL);
    vec![Part::Symbol { symbol: point_symbol(point), x, y, size: symbol, class: "" }]
}

/// One tile alone, as it lies.
#[must_use]
pub fn tile(tile: Tile, edges: Edges) -> Drawing {
    let side = CELL + 2 * PAD;
    Drawing { width: side, height: side, parts: painted(&[(tile, edges, (PAD, PAD))], CELL) }
}

/// A lifted tile over a place; `fits` says whether it may lie there.
#[must_use]
pub fn tile_ghost(tile: Tile, edges: Edges, place: Place, fits: bool) -> Drawing {
    let (x, y, ..) = spot_rect(place);
    let mut whole = Pen::new();
    whole.rectangle((x, y), (CELL, CELL));
    let whole = whole.written();
    let mut parts = vec![
        Part::path(whole.clone(), "c-ghost"),
        Part::group("c-ghost-symbol", painted(&[(tile, edges, (x, y))], CELL)),
    ];
    if !fits {
        parts.push(Part::sign(whole.clone(), "hatch-refused"));
    }
    parts.push(Part::path(whole, if fits { "c-ghost-fits" } else { "c-ghost-refused" }));
    layer(parts)
}
