//! The drawings of Morgan's Magic Map: the island of tiles, the pieces and marks on it, and the cards.
//!
//! The map grows in every direction, so a place (x, y) always lies at `x * CELL, y * CELL`. An [`Extent`] is the part
//! of the endless chart that is shown.
//!
//! The map is drawn in layers that share these coordinates and have no size. The [sea] is redrawn when the extent
//! changes, the [island] when a tile moves, then come the [pirates]. Over them lie [marks], [counts], [tolls], a [path]
//! or the ghost of a tile, redrawn as the pointer moves. [`chart()`] is a whole picture for a file.
//!
//! ```
//! use morgan::chart::picture::{self, Extent};
//! use chart::{Charted, Light, svg};
//! use morgan::{Island, Morgan};
//!
//! let island = Island::laid(&[((0, 0), "LLWW".parse()?), ((-1, 0), "WLWW".parse()?)]).expect("two tiles");
//! assert_eq!(Extent::of(&island), Extent { left: -2, top: -1, right: 1, bottom: 1 });
//! let (art, style) = ([Morgan::ART], [Morgan::STYLE]);
//! let file = svg::standalone(&art, &style, &picture::chart(&island, &[]), Light::Day, "Two tiles");
//! assert!(file.starts_with("<svg xmlns"));
//! # Ok::<(), morgan::BadEdges>(())
//! ```

mod cards;
mod coast;
mod home;
mod marks;
mod pirates;
mod sea;
mod signs;
mod thumbnail;
mod tiles;
mod treasure;

use crate::Island;

pub use cards::{card_back, map_card};
pub use home::home_chart;
pub use marks::{Mark, counts, marks, path, tolls};
pub use pirates::{Pirate, pirates, standing};
pub use sea::sea;
pub use signs::{doubloons, point_sign, symbol_sign};
pub use thumbnail::thumbnail;
pub use tiles::{island, tile, tile_ghost};
pub use treasure::{level_rect, set_sign, treasure_back, treasure_board, treasure_card};

use chart::drawing::{Drawing, Part};
use chart::frame::BAND;
use chart::pen::push_number;

/// The side of a tile.
pub const CELL: i32 = 96;

/// A place on the endless map: x grows to the east, y to the south.
pub type Place = (i32, i32);

/// The margin around the shown spots, with room for the frame.
const MARGIN: i32 = BAND + 2;

/// How much is shown of the spots around the tiles: half. That is enough to see and to press them.
const RIM: i32 = CELL / 2;

/// The part of the endless chart that is shown, all four sides included. The spots at the rim are shown by half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// The westernmost column.
    pub left: i32,
    /// The northernmost row.
    pub top: i32,
    /// The easternmost column.
    pub right: i32,
    /// The southernmost row.
    pub bottom: i32,
}

/// How many empty columns or rows an extent may keep.
const SPARE: i32 = 1;

impl Extent {
    /// The extent of all tiles of an island and of the spots around them where tiles may go.
    #[must_use]
    pub fn of(island: &Island) -> Extent {
        let mut places = island.spots().iter().map(|&spot| island.place(spot));
        let (x, y) = places.next().unwrap_or_default();
        let first = Extent { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 };
        places.fold(first, |extent, (x, y)| Extent {
            left: extent.left.min(x - 1),
            top: extent.top.min(y - 1),
            right: extent.right.max(x + 1),
            bottom: extent.bottom.max(y + 1),
        })
    }

    /// The extent to show after another: the same, as long as the island fits into it without much room left. So the map
    /// does not move under the player's hand.
    #[must_use]
    pub fn after(self, before: Option<Extent>) -> Extent {
        let Some(before) = before else { return self };
        let both = Extent {
            left: before.left.min(self.left),
            top: before.top.min(self.top),
            right: before.right.max(self.right),
            bottom: before.bottom.max(self.bottom),
        };
        let wider = (both.right - both.left) - (self.right - self.left);
        let higher = (both.bottom - both.top) - (self.bottom - self.top);
        if wider.max(higher) > SPARE { self } else { both }
    }

    /// The width and height of the picture that shows it.
    #[must_use]
    pub fn size(&self) -> (i32, i32) {
        let side = |first, last| (last - first + 1) * CELL - 2 * RIM + 2 * MARGIN;
        (side(self.left, self.right), side(self.top, self.bottom))
    }

    /// The `viewBox` of a picture that shows it.
    #[must_use]
    pub fn view_box(&self) -> String {
        let ((x, y), (width, height)) = (self.origin(), self.size());
        let mut view_box = String::new();
        for number in [x, y, width, height] {
            if !view_box.is_empty() {
                view_box.push(' ');
            }
            push_number(&mut view_box, number);
        }
        view_box
    }

    /// The rectangle of a place in the picture that shows the extent, as far as it is shown: left and upper edge, width
    /// and height.
    #[must_use]
    pub fn shown_rect(&self, place: Place) -> (i32, i32, i32, i32) {
        let ((x0, y0), (width, height)) = (self.origin(), self.size());
        let (x, y, side, _) = spot_rect(place);
        let clipped = |from: i32, most: i32| {
            let (start, end) = (from.max(MARGIN), (from + side).min(most - MARGIN));
            (start, (end - start).max(0))
        };
        let ((x, w), (y, h)) = (clipped(x - x0, width), clipped(y - y0, height));
        (x, y, w, h)
    }

    /// All places within it, row by row.
    pub fn places(self) -> impl Iterator<Item = Place> {
        (self.top..=self.bottom).flat_map(move |y| (self.left..=self.right).map(move |x| (x, y)))
    }

    /// The upper left corner of the picture.
    fn origin(&self) -> (i32, i32) {
        (self.left * CELL + RIM - MARGIN, self.top * CELL + RIM - MARGIN)
    }
}

/// The rectangle of a place in the picture: left and upper edge, width and height.
#[must_use]
pub fn spot_rect((x, y): Place) -> (i32, i32, i32, i32) {
    (x * CELL, y * CELL, CELL, CELL)
}

/// A whole picture: the sea, the island and the pirates.
#[must_use]
pub fn chart(tiles: &Island, standing: &[Pirate]) -> Drawing {
    let extent = Extent::of(tiles);
    let ((x, y), (width, height)) = (extent.origin(), extent.size());
    let layers = [sea(&extent), island(tiles), pirates(standing)];
    let parts = layers.into_iter().flat_map(|layer| layer.parts).collect();
    Drawing { width, height, parts: vec![Part::Group { class: "", shift: Some((-x, -y)), parts }] }
}

/// The middle of a place in the picture.
fn middle((x, y): Place) -> (i32, i32) {
    (x * CELL + CELL / 2, y * CELL + CELL / 2)
}

/// A layer of the map, without a size.
fn layer(parts: Vec<Part>) -> Drawing {
    Drawing { width: 0, height: 0, parts }
}
