//! The little chart on the home page: a part of the map, a pirate, and a trail to a buried treasure.

use crate::{Edges, Tile};

use super::tiles::painted;
use chart::drawing::{Drawing, Part};
use chart::frame;
use chart::lattice::Lattice;
use chart::pieces::piece;
use chart::rhumb;

/// The tiles, their edges (north is the highest bit, water is 1) and their places. They come from no real game.
const TILES: [(&str, u8, (i32, i32)); 11] = [
    ("smoking-hill", 0b1101, (1, 0)),
    ("rope-bridge", 0b1000, (2, 0)),
    ("biting-cave", 0b1110, (3, 0)),
    ("lighthouse", 0b1011, (0, 1)),
    ("oasis", 0b0000, (1, 1)),
    ("swamp", 0b0000, (2, 1)),
    ("parrot-rock", 0b1000, (3, 1)),
    ("skull", 0b1100, (4, 1)),
    ("broken-mast", 0b0001, (1, 2)),
    ("whale-bones", 0b0010, (2, 2)),
    ("big-nose-bay", 0b0110, (3, 2)),
];

/// As large as the chart of Cartographers: nine by five cells.
const CHART: Lattice = Lattice { left: EDGE, top: EDGE, cell: 60, columns: 9, rows: 5, stray: 0 };
const EDGE: i32 = frame::BAND + 2;

/// The side of a tile, and where the first one lies.
const SIDE: i32 = 92;
const CORNER: (i32, i32) = (EDGE + 44, EDGE + 12);

/// The little chart for the home page.
#[must_use]
pub fn home_chart() -> Drawing {
    let mut parts = frame::frame(&CHART);
    parts.extend(rhumb::net(&CHART));
    let corner = |(x, y): (i32, i32)| (CORNER.0 + x * SIDE, CORNER.1 + y * SIDE);
    let laid = TILES
        .iter()
        .filter_map(|&(name, edges, place)| Some((Tile::named(name)?, Edges::from_bits(edges), corner(place))));
    parts.extend(painted(&laid.collect::<Vec<_>>(), SIDE));
    let (x, y) = corner((1, 2));
    let trail = format!("M{} {}q80 26 150 -14t96 -66", x + 84, y + 52);
    parts.extend([Part::path(trail.clone(), "c-trail-halo"), Part::path(trail, "c-trail")]);
    parts.push(Part::Symbol { symbol: "sign-cross", x: x + 316, y: y - 48, size: 40, class: "c-refused" });
    parts.push(piece("sign-pirate", (x + 46, y + 30), 48, 1));
    parts.push(rhumb::rose((EDGE + CHART.width() - 100, EDGE - 4), 100));
    parts.push(Part::Symbol { symbol: "sign-ship", x: EDGE + 8, y: EDGE + 208, size: 84, class: "c-ornament" });
    Drawing { width: CHART.width() + 2 * EDGE, height: CHART.height() + 2 * EDGE, parts }
}
