//! Maps as text: five rows of five marks, the row farthest from the beach first.

use table::{Grid5, Phrase, ToPhrase};

use crate::rules::space::Space;
use crate::rules::terrain::Terrain;

/// The spaces of each of the four terrains: the common part of the island and the parchments.
pub(crate) type Land = [Grid5; Terrain::COUNT];

/// Parses five rows of five marks. Calls `mark` with each mark other than `.` and its space.
pub(crate) fn read<S: AsRef<str>>(
    rows: &[S],
    mut mark: impl FnMut(Space, char) -> Result<(), BadMap>,
) -> Result<(), BadMap> {
    if rows.len() != Grid5::SIDE {
        return Err(BadMap::Rows(rows.len()));
    }
    for (row, text) in rows.iter().enumerate() {
        let length = text.as_ref().chars().count();
        if length != Grid5::SIDE {
            return Err(BadMap::RowLength { row: (Grid5::SIDE - row) as u8, length });
        }
        for (column, letter) in text.as_ref().chars().enumerate() {
            let space = Space::new((row * Grid5::SIDE + column) as u8).expect("the index is below 25");
            if letter != '.' {
                mark(space, letter)?;
            }
        }
    }
    Ok(())
}

/// Writes five rows of five marks.
pub(crate) fn rows(mark: impl Fn(u8) -> char) -> Vec<String> {
    let side = Grid5::SIDE as u8;
    (0..side).map(|row| (0..side).map(|column| mark(row * side + column)).collect()).collect()
}

/// Serializes and deserializes a map as its rows of text.
macro_rules! written_as_rows {
    ($map:ty) => {
        impl serde::Serialize for $map {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&self.rows(), to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $map {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let rows: Vec<String> = serde::Deserialize::deserialize(from)?;
                Self::read(&rows).map_err(|bad| serde::de::Error::custom(table::ToPhrase::phrase(&bad).code))
            }
        }
    };
}

pub(crate) use written_as_rows;

/// Why a text is not a valid map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadMap {
    /// It does not have five rows.
    Rows(usize),
    /// A row does not have five spaces.
    RowLength {
        /// The row, counted from the beach.
        row: u8,
        /// How many spaces it has.
        length: usize,
    },
    /// A mark is unknown.
    Unknown {
        /// The space of the mark.
        space: Space,
        /// The mark.
        mark: char,
    },
    /// The map has more tiles of a terrain than the game.
    Tiles {
        /// The terrain.
        terrain: Terrain,
        /// How many tiles the map has.
        tiles: u32,
        /// How many tiles the game has.
        most: u8,
    },
}

impl ToPhrase for BadMap {
    fn phrase(&self) -> Phrase {
        match *self {
            BadMap::Rows(rows) => Phrase::new("misterra-map-rows").with("rows", rows as i64),
            BadMap::RowLength { row, length } => {
                Phrase::new("misterra-map-row-length").with("row", i64::from(row)).with("length", length as i64)
            }
            BadMap::Unknown { space, mark } => {
                Phrase::new("misterra-map-unknown").with("space", space.name()).with("mark", mark.to_string())
            }
            BadMap::Tiles { terrain, tiles, most } => Phrase::new("misterra-map-tiles")
                .term("terrain", terrain.term())
                .with("tiles", i64::from(tiles))
                .with("most", i64::from(most)),
        }
    }
}
