//! The wishes: the secret cards of this game.

use serde::{Deserialize, Serialize};

use crate::rules::components::WISH_POINTS;
use crate::rules::map::{Map, Square, Terrain};

/// A condition that a player wants the map to meet. Facts are in the data file, behaviour is here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// More land than sea.
    MoreLand,
    /// More sea than land.
    MoreSea,
    /// A row or a column that is all sea.
    SeaRow,
    /// Land in the four corners.
    LandCorners,
}

/// The rows and columns, as bits.
const LINES: [u16; 6] = [0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100];
/// The corners, as bits.
const CORNERS: u16 = 0b101_000_101;

impl Wish {
    /// All wishes: one card each.
    pub const ALL: [Wish; WISH_POINTS.len()] = [Wish::MoreLand, Wish::MoreSea, Wish::SeaRow, Wish::LandCorners];

    /// Its name in the data file, in forms and in the words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Wish::MoreLand => "more-land",
            Wish::MoreSea => "more-sea",
            Wish::SeaRow => "sea-row",
            Wish::LandCorners => "land-corners",
        }
    }

    /// The wish with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Wish> {
        Wish::ALL.into_iter().find(|wish| wish.name() == name)
    }

    /// The points it earns if it comes true.
    #[must_use]
    pub const fn points(self) -> i32 {
        WISH_POINTS[self as usize]
    }

    /// The squares that make it come true on this map; none if it has not come true.
    #[must_use]
    pub fn fulfilled(self, map: &Map) -> Option<Vec<Square>> {
        let (land, sea) = (map.of_terrain(Terrain::Land), map.of_terrain(Terrain::Sea));
        let squares = match self {
            Wish::MoreLand => (land.count_ones() > sea.count_ones()).then_some(land),
            Wish::MoreSea => (sea.count_ones() > land.count_ones()).then_some(sea),
            Wish::SeaRow => LINES.into_iter().find(|line| sea & line == *line),
            Wish::LandCorners => (land & CORNERS == CORNERS).then_some(CORNERS),
        };
        squares.map(|bits| Square::all().filter(|square| bits & square.bit() != 0).collect())
    }
}
