//! The solo game: the ambush that walks by itself, and the rating.

use table::Grid11;

use crate::components::{Ambush, Arrow, Corner, Title};
use crate::open::Open;
use crate::sheet::Land;

/// Where an ambush draws itself in the solo game; none if it fits nowhere.
///
/// The shape keeps its printed orientation. Its box starts in the card's corner and slides along the edge of the sheet
/// in the arrow's direction; if it fits nowhere on that lap, the next lap runs one space further in, from the same
/// corner.
#[must_use]
pub fn ambush_spaces(ambush: Ambush, land: &Land) -> Option<Grid11> {
    let card = ambush.facts();
    let shape = card.shapes.first()?;
    let printed = shape.placings.first()?;
    let fits = printed.fits(land.empty());
    if fits.is_empty() {
        return None;
    }
    let walk = Walk::new(card.corner, card.arrow, shape.rows, shape.columns);
    walk.into_iter().find(|&anchor| fits.contains(anchor)).map(|anchor| printed.at(anchor))
}

/// The anchors of a box in the order in which it walks: lap after lap around the rectangle of its positions.
struct Walk {
    /// Positions down and across.
    rows: u8,
    columns: u8,
    corner: Corner,
    arrow: Arrow,
    lap: u8,
    step: u16,
}

impl Walk {
    fn new(corner: Corner, arrow: Arrow, rows: u8, columns: u8) -> Walk {
        let side = Grid11::SIDE as u8 + 1;
        Walk { rows: side - rows, columns: side - columns, corner, arrow, lap: 0, step: 0 }
    }
}

impl Iterator for Walk {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        // The lap runs around a rectangle that shrinks by one position on every side.
        let height = self.rows.checked_sub(2 * self.lap).filter(|&height| height > 0)?;
        let width = self.columns.checked_sub(2 * self.lap).filter(|&width| width > 0)?;
        let (row, column) = around(height, width, self.corner, self.arrow, self.step);
        let anchor = (row + self.lap) * Grid11::SIDE as u8 + column + self.lap;
        self.step += 1;
        if self.step == rim(height, width) {
            self.step = 0;
            self.lap += 1;
        }
        Some(anchor)
    }
}

/// How many positions lie on the rim of a rectangle.
fn rim(height: u8, width: u8) -> u16 {
    let (height, width) = (u16::from(height), u16::from(width));
    if height == 1 || width == 1 { height * width } else { 2 * (height + width) - 4 }
}

/// The `step`-th position on the rim of a rectangle, from a corner, in a direction.
fn around(height: u8, width: u8, corner: Corner, arrow: Arrow, step: u16) -> (u8, u8) {
    // Every walk is the clockwise one from the top left, seen in a mirror or with rows and columns exchanged:
    // exchanging them turns the direction, and so does each mirror.
    let (bottom, right) = match corner {
        Corner::TopLeft => (false, false),
        Corner::TopRight => (false, true),
        Corner::BottomRight => (true, true),
        Corner::BottomLeft => (true, false),
    };
    let mirrored = bottom != right;
    let exchanged = mirrored == (arrow == Arrow::Clockwise);
    let (down, across) = if exchanged { (width, height) } else { (height, width) };
    let (row, column) = clockwise_from_top_left(down, across, step);
    let (row, column) = if exchanged { (column, row) } else { (row, column) };
    (if bottom { height - 1 - row } else { row }, if right { width - 1 - column } else { column })
}

fn clockwise_from_top_left(height: u8, width: u8, step: u16) -> (u8, u8) {
    let (last_row, last_column) = (u16::from(height) - 1, u16::from(width) - 1);
    let (row, column) = match step {
        step if step <= last_column => (0, step),
        step if step <= last_column + last_row => (step - last_column, last_column),
        step if step <= 2 * last_column + last_row => (last_row, 2 * last_column + last_row - step),
        step => (2 * (last_column + last_row) - step, 0),
    };
    (row as u8, column as u8)
}

/// The rating of the solo game: the score minus the four scoring cards' numbers.
#[must_use]
pub fn rating(open: &Open) -> i32 {
    let numbers: i32 = open.edicts.iter().map(|card| i32::from(card.facts().solo)).sum();
    open.sheets[0].total() - numbers
}

/// The title for a rating, if it earns one.
#[must_use]
pub fn title(rating: i32) -> Option<Title> {
    Title::for_rating(rating)
}
