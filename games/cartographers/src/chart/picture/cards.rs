//! Pictures for cards and buttons: shapes in their terrain, and single cells.

use crate::Terrain;
use crate::components::CardShape;
use table::Grid11;

use super::ground::{self, Ground};
use super::{place, within};
use chart::drawing::{Drawing, Part};
use chart::land::{self, PAD};
use chart::lattice::Place;

/// The size of a coin beside a shape.
const COIN: i32 = 42;

/// A card's shape as it is printed, in a terrain, with its coin if it has one.
#[must_use]
pub fn card_shape(shape: &CardShape, terrain: Terrain) -> Drawing {
    let printed = shape.placings.first().map_or(Grid11::EMPTY, |placing| placing.cells);
    self::shape(printed, terrain, shape.coin)
}

/// A shape of these cells, wherever they lie, in a terrain and perhaps with a coin. A unit is as long as on a sheet. To
/// show several shapes at one scale, scale each in proportion to its [width](Drawing::width).
#[must_use]
pub fn shape(cells: Grid11, terrain: Terrain, coin: bool) -> Drawing {
    let places: Vec<Place> = cells.iter().map(place).collect();
    let span = |of: fn(&Place) -> i32| {
        let first = places.iter().map(of).min().unwrap_or(0);
        (first, places.iter().map(of).max().unwrap_or(0) - first + 1)
    };
    let ((top, rows), (left, columns)) = (span(|place| place.0), span(|place| place.1));
    let mut drawing = tile(rows, columns, &|(row, column)| {
        within(cells, (row + top, column + left)).then_some(Ground::Terrain(terrain))
    });
    if coin {
        // To the right, so that it does not look like a part of the shape.
        let (x, y) = (drawing.width + PAD, drawing.height - PAD - COIN);
        drawing.parts.push(Part::Symbol { symbol: "sign-coin", x, y, size: COIN, class: "c-coin" });
        drawing.width += COIN + 2 * PAD;
    }
    drawing
}

/// One cell of a terrain, for legends and buttons.
#[must_use]
pub fn terrain_tile(terrain: Terrain) -> Drawing {
    tile(1, 1, &|_| Some(Ground::Terrain(terrain)))
}

/// One cell of mountain.
#[must_use]
pub fn mountain_tile() -> Drawing {
    tile(1, 1, &|_| Some(Ground::Mountain))
}

/// One cell of wasteland.
#[must_use]
pub fn wasteland_tile() -> Drawing {
    tile(1, 1, &|_| Some(Ground::Wasteland))
}

/// One cell with ruins.
#[must_use]
pub fn ruins_tile() -> Drawing {
    let mut drawing = tile(1, 1, &|_| None);
    drawing.parts.push(ground::ruins((PAD, PAD)));
    drawing
}

/// Some cells of land, without frame.
fn tile(rows: i32, columns: i32, ground: &dyn Fn(Place) -> Option<Ground>) -> Drawing {
    land::tile(rows, columns, &|place| ground(place).map(Ground::style))
}
