//! Maps of Misterra as pictures: the island and the parchments, the pieces on them, and the cards.
//!
//! Both boards have the same size, cells and orientation, with the beach at the bottom, so that they can be compared
//! space by space. A board is drawn in layers that share their coordinates. The ground is drawn once, the
//! [tiles](island_tiles) or the [land](parchment_land) after every mapping, then the [pieces]. Above them,
//! [outlines](outline) and the preview of a draft follow the pointer. [`both`] is a complete picture for a file.
//!
//! ```
//! use misterra::chart::picture;
//! use chart::{Charted, Light, svg};
//! use misterra::{Island, Misterra, Parchment};
//!
//! let picture = picture::both(&Island::default(), &Parchment::default(), &[], &[]);
//! let (art, style) = ([Misterra::ART], [Misterra::STYLE]);
//! let file = svg::standalone(&art, &style, &picture, Light::Night, "Nothing is known yet");
//! assert!(file.starts_with("<svg xmlns"));
//! ```

mod cards;
mod ghost;
mod ground;
mod home;
mod marks;
mod pieces;
mod presumption;
mod thumbnail;
mod tiles;

use crate::{Island, Parchment, Space};
use table::Grid5;

pub use cards::{card_back, otoma_coordinates, otoma_orders, sketch_card, terrain_tile};
pub use ghost::{island_ghost, parchment_ghost};
pub use ground::{island_ground, parchment_ground};
pub use home::home_chart;
pub use marks::{Mark, outline};
pub use pieces::{Marker, Meeple, pieces, standing};
pub use presumption::presumption_diagram;
pub use thumbnail::{island_thumbnail, parchment_thumbnail};
pub use tiles::{island_tiles, parchment_land};

use chart::drawing::{Drawing, Part};
use chart::lattice::{Lattice, Place};

/// The side of a cell.
pub const CELL: i32 = 96;

/// The height of the beach below the cells.
pub const BEACH: i32 = 60;

/// The distance from the left and upper edge of the drawing to the cells: room for the frame, the labels and the rose.
pub const MARGIN: i32 = 62;

/// The distance from the cells to the right edge, and from the beach to the lower edge.
pub const FAR_MARGIN: i32 = 22;

/// The width of either board's drawing.
pub const WIDTH: i32 = MARGIN + SIDE * CELL + FAR_MARGIN;

/// The height of either board's drawing.
pub const HEIGHT: i32 = MARGIN + SIDE * CELL + BEACH + FAR_MARGIN;

/// The gap between the boards of a picture that shows both.
const BETWEEN: i32 = 8;

/// The columns and rows of either board, without the beach.
const SIDE: i32 = Grid5::SIDE as i32;

/// The cells of either board.
const BOARD: Lattice = Lattice { left: MARGIN, top: MARGIN, cell: CELL, columns: SIDE, rows: SIDE, stray: 2 };

/// A complete picture: the island with its pieces, and a parchment beside it.
#[must_use]
pub fn both(island: &Island, parchment: &Parchment, meeples: &[Meeple], markers: &[Marker]) -> Drawing {
    let joined = |layers: [Drawing; 3]| layers.into_iter().flat_map(|layer| layer.parts).collect();
    let (left, right) = (
        joined([island_ground(), island_tiles(island), pieces(meeples, markers)]),
        joined([parchment_ground(), parchment_land(parchment), Drawing::default()]),
    );
    let right = Part::Group { class: "", shift: Some((WIDTH + BETWEEN, 0)), parts: right };
    Drawing { width: 2 * WIDTH + BETWEEN, height: HEIGHT, parts: vec![Part::group("", left), right] }
}

/// The rectangle of a space in a board's drawing: left and upper edge, width and height.
///
/// ```
/// use misterra::chart::picture::{BEACH, CELL, MARGIN, space_rect};
/// use misterra::Space;
/// let rect = |name| space_rect(Space::named(name).expect("a space"));
/// assert_eq!(rect("a5"), (MARGIN, MARGIN, CELL, CELL));
/// assert_eq!(rect("b0"), (MARGIN + CELL, MARGIN + 5 * CELL, CELL, BEACH));
/// ```
#[must_use]
pub fn space_rect(space: Space) -> (i32, i32, i32, i32) {
    let (x, y) = BOARD.corner(place(space));
    (x, y, CELL, if space.is_beach() { BEACH } else { CELL })
}

/// The space at a point of a board's drawing, the beach included.
#[must_use]
pub fn space_at(x: i32, y: i32) -> Option<Space> {
    Space::all().find(|&space| {
        let (left, top, width, height) = space_rect(space);
        (left..left + width).contains(&x) && (top..top + height).contains(&y)
    })
}

/// The row and column of a space; the beach is the row below the last one.
fn place(space: Space) -> Place {
    (SIDE - i32::from(space.row()), i32::from(space.column()))
}

/// Whether a cell is in a set; false beyond the edge.
fn within(spaces: Grid5, (row, column): Place) -> bool {
    let side = 0..SIDE;
    side.contains(&row) && side.contains(&column) && spaces.contains((row * SIDE + column) as u8)
}

/// A layer of a board.
fn layer(parts: Vec<Part>) -> Drawing {
    Drawing { width: WIDTH, height: HEIGHT, parts }
}
