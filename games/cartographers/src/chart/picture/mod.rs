//! Cartographers in ink and colour: map sheets, the shapes of cards, the tracks.
//!
//! A sheet is drawn in layers that share their coordinates, so that a page redraws only what changed: the
//! [ground](sheet_ground) once for a side, the [land](sheet_land) after a drawing, the [ghost](sheet_ghost) as the
//! pointer moves, and on top the [demanded ruins](sheet_wanted). [`sheet`] combines all layers.
//!
//! ```
//! use cartographers::{Cartographers, Land, Side};
//! use cartographers::chart::picture::{self, SheetPicture};
//! use chart::{Charted, Light, svg};
//! use table::Grid11;
//!
//! let land = Land::blank(Side::Wilderness);
//! let picture = SheetPicture { land: &land, lit: Grid11::EMPTY, ghost: None, wanted: Grid11::EMPTY };
//! let (art, style) = ([Cartographers::ART], [Cartographers::STYLE]);
//! let file = svg::standalone(&art, &style, &picture::sheet(&picture), Light::Day, "An empty map");
//! assert!(file.starts_with("<svg xmlns"));
//! ```

mod cards;
mod ghost;
mod ground;
mod home;
mod land;
mod thumbnail;
mod tracks;

use crate::{Land, Side, Terrain};
use table::Grid11;

pub use cards::{card_shape, mountain_tile, ruins_tile, shape, terrain_tile, wasteland_tile};
pub use ghost::{sheet_ghost, sheet_wanted};
pub use home::{compass_rose, home_chart};
pub use thumbnail::thumbnail;
pub use tracks::{coin_track, time_track};

use chart::drawing::{Drawing, Part};
use chart::frame;
use chart::lattice::{Lattice, Place};
use chart::rhumb;

/// The side length of a cell.
pub const CELL: i32 = 60;

/// The margin from the left and upper edge of the drawing to the cells: room for the frame, the labels and the rose.
pub const MARGIN: i32 = 62;

/// The margin from the cells to the right and lower edge.
pub const FAR_MARGIN: i32 = 22;

/// The width and height of a sheet's drawing.
pub const SIZE: i32 = MARGIN + Grid11::SIDE as i32 * CELL + FAR_MARGIN;

/// The cells of a sheet.
const SHEET: Lattice = Lattice {
    left: MARGIN,
    top: MARGIN,
    cell: CELL,
    columns: Grid11::SIDE as i32,
    rows: Grid11::SIDE as i32,
    stray: 2,
};

/// The labels beside its rows.
const ROWS: &[&str] = &["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"];

/// The labels above its columns.
const COLUMNS: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];

/// Everything that the picture of a sheet shows.
#[derive(Clone, Copy, Debug)]
pub struct SheetPicture<'a> {
    /// The land, with what is drawn and printed.
    pub land: &'a Land,
    /// The spaces where something just happened, or where points come from.
    pub lit: Grid11,
    /// The shape that is being placed.
    pub ghost: Option<Ghost>,
    /// The ruins of which one must be covered.
    pub wanted: Grid11,
}

/// A shape that is being placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ghost {
    /// The spaces that it would cover.
    pub spaces: Grid11,
    /// Its terrain.
    pub terrain: Terrain,
    /// Whether it may be drawn there.
    pub fits: bool,
}

/// A whole sheet.
#[must_use]
pub fn sheet(picture: &SheetPicture<'_>) -> Drawing {
    let mut drawing = sheet_ground(picture.land.side());
    drawing.parts.extend(sheet_land(picture.land, picture.lit).parts);
    if let Some(ghost) = &picture.ghost {
        drawing.parts.extend(sheet_ghost(ghost).parts);
    }
    // Above the ghost, so that one sees whether it covers a ruins space.
    drawing.parts.extend(sheet_wanted(picture.wanted).parts);
    drawing
}

/// The layer with what is printed on a side of the sheet: frame and labels, rhumb lines, mountains, ruins and
/// wastelands.
#[must_use]
pub fn sheet_ground(side: Side) -> Drawing {
    let mut parts = frame::frame(&SHEET);
    parts.extend(rhumb::net(&SHEET));
    parts.push(frame::grid(&SHEET));
    parts.extend(frame::labels(&SHEET, ROWS, COLUMNS));
    // In the corner between the letters and the numbers, where it covers neither.
    parts.push(rhumb::rose((ROSE_AT, ROSE_AT), ROSE));
    land::paint(&SHEET, &|place| ground::printed(side, place), &|_| false, &mut parts);
    parts.extend(side.map().ruins.iter().map(|space| ground::ruins(SHEET.corner(place(space)))));
    parts_of_sheet(parts)
}

/// The layer with what is drawn on a sheet, and the lit spaces.
#[must_use]
pub fn sheet_land(land: &Land, lit: Grid11) -> Drawing {
    let mut parts = Vec::new();
    land::paint(&SHEET, &|place| ground::drawn(land, place), &|place| within(land.map().ruins, place), &mut parts);
    if !lit.is_empty() {
        let ring = SHEET.outline(&|place| within(lit, place), LIT_INSET);
        parts.push(Part::path(ring.clone(), "c-lit-halo"));
        parts.push(Part::path(ring, "c-lit"));
    }
    parts_of_sheet(parts)
}

/// The space at a point of a sheet's drawing.
///
/// ```
/// use cartographers::chart::picture::{CELL, MARGIN, cell_at};
/// assert_eq!(cell_at(MARGIN, MARGIN), Some(0));
/// assert_eq!(cell_at(MARGIN + 2 * CELL, MARGIN + CELL - 1), Some(2));
/// assert_eq!(cell_at(MARGIN - 1, MARGIN), None);
/// ```
#[must_use]
pub fn cell_at(x: i32, y: i32) -> Option<u8> {
    SHEET.cell_at(x, y).map(|(row, column)| row as u8 * Grid11::SIDE as u8 + column as u8)
}

/// The upper left corner of a space in a sheet's drawing.
#[must_use]
pub fn corner(space: u8) -> (i32, i32) {
    SHEET.corner(place(space))
}

/// The inset of the ring around the lit spaces.
const LIT_INSET: i32 = 6;

/// The size of the rose on a sheet.
const ROSE: i32 = 68;

/// The rose's left and upper edge. It breaks the frame's corner, as on old charts, and reaches no cell.
const ROSE_AT: i32 = 2;

/// The row and column of a space.
fn place(space: u8) -> Place {
    (i32::from(space) / Grid11::SIDE as i32, i32::from(space) % Grid11::SIDE as i32)
}

/// Whether a cell, which may lie beyond the edge, is in a set.
fn within(spaces: Grid11, (row, column): Place) -> bool {
    let side = 0..Grid11::SIDE as i32;
    side.contains(&row) && side.contains(&column) && spaces.contains((row * side.end + column) as u8)
}

fn parts_of_sheet(parts: Vec<Part>) -> Drawing {
    Drawing { width: SIZE, height: SIZE, parts }
}
