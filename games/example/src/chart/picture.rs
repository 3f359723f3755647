//! The map as a picture. A [`Drawing`] is a list of parts with classes, coloured by the palette and `style/chart.css`.

use chart::drawing::Anchor;
use chart::frame::{BAND, LABEL, frame, grid, labels};
use chart::lattice::Lattice;
use chart::pen::Pen;
use chart::pieces::piece;
use chart::{Drawing, Part};
use table::Seat;

use crate::{Charted, Map, Square, Terrain};

/// The side of a square.
const CELL: i32 = 60;
/// The margin around the map, for its frame and labels.
const MARGIN: i32 = BAND + LABEL + 14;
/// The size of the flag that shows the owner of a square.
const FLAG: i32 = 26;

const LATTICE: Lattice = Lattice { left: MARGIN, top: MARGIN, cell: CELL, columns: 3, rows: 3, stray: 0 };

/// The width and the height of the picture.
pub const SIDE: i32 = 2 * MARGIN + 3 * CELL;

/// The rectangle of a square in the picture: left, top, width and height.
#[must_use]
pub fn rect(square: Square) -> (i32, i32, i32, i32) {
    let (column, row) = square.place();
    let (x, y) = LATTICE.corner((row.into(), column.into()));
    (x, y, CELL, CELL)
}

/// The map, with flags in the colours of the chairs, and with some squares highlighted.
#[must_use]
pub fn chart(map: &Map, colours: &[u8], lit: &[Square]) -> Drawing {
    let mut parts = frame(&LATTICE);
    for square in Square::all() {
        parts.extend(map.at(square).into_iter().flat_map(|charted| ground(square, charted)));
    }
    parts.push(grid(&LATTICE));
    parts.extend(labels(&LATTICE, &["1", "2", "3"], &["A", "B", "C"]));
    for square in Square::all() {
        parts.extend(map.at(square).into_iter().flat_map(|charted| owner(square, charted, colours)));
    }
    parts.extend(lit.iter().map(|square| outlined(*square, "c-lit")));
    Drawing { width: SIDE, height: SIDE, parts }
}

/// A drafted square, to draw above the map.
#[must_use]
pub fn draft(square: Square, terrain: Terrain) -> Drawing {
    let mut parts = ground(square, Charted { terrain, by: None });
    parts.push(outlined(square, "c-ghost-fits"));
    Drawing { width: SIDE, height: SIDE, parts }
}

/// A terrain alone, for a button.
#[must_use]
pub fn tile(terrain: Terrain) -> Drawing {
    let parts = ground(Square(0), Charted { terrain, by: None });
    let shift = Some((-MARGIN, -MARGIN));
    Drawing { width: CELL, height: CELL, parts: vec![Part::Group { class: "", shift, parts }] }
}

fn outlined(square: Square, class: &'static str) -> Part {
    let (x, y, width, height) = rect(square);
    Part::Rect { x: x + 3, y: y + 3, width: width - 6, height: height - 6, round: 4, class }
}

/// Land or sea. A hatch and a symbol repeat what the colour says.
fn ground(square: Square, charted: Charted) -> Vec<Part> {
    let (x, y, width, height) = rect(square);
    let filled = |class| Part::Rect { x, y, width, height, round: 0, class };
    let symbol = |symbol, class| Part::Symbol { symbol, x, y, size: CELL, class };
    match charted.terrain {
        Terrain::Land => vec![filled("c-sand"), symbol("square-hill", "c-jungle")],
        Terrain::Sea => {
            let mut whole = Pen::new();
            whole.rectangle((x, y), (width, height));
            let hatch = Part::hatch(whole.written(), "hatch-water");
            vec![filled("c-wash c-water"), hatch, symbol("sign-water-1", "c-water")]
        }
    }
}

/// The numbered flag of the player who charted a square. A square that was charted at the start has a dotted outline
/// instead.
fn owner(square: Square, charted: Charted, colours: &[u8]) -> Vec<Part> {
    let (x, y, ..) = rect(square);
    let Some(Seat(seat)) = charted.by else { return vec![outlined(square, "c-printed")] };
    let colour = colours.get(usize::from(seat)).copied().unwrap_or(seat);
    let (x, y) = (x + CELL - FLAG - 2, y + 2);
    let number = ["1", "2", "3"][usize::from(seat) % 3];
    let (anchor, class) = (Anchor::Middle, "c-number");
    let number = Part::Text { x: x + 15, y: y + 14, anchor, class, content: number.into() };
    vec![piece("square-flag", (x, y), FLAG, colour), number]
}
