//! The map: nine squares, the terrain charted on them, and who charted it.

use serde::{Deserialize, Serialize};
use table::Seat;

/// The number of squares in a row.
pub const SIDE: u8 = 3;
/// The number of squares.
pub const SQUARES: usize = 9;

/// A square of the map: `A1` to `C3`, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Square(pub(crate) u8);

impl Square {
    /// The square in the middle.
    pub const MIDDLE: Square = Square(4);

    /// All of them, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..SQUARES as u8).map(Square)
    }

    /// The square with this index.
    #[must_use]
    pub fn numbered(index: u16) -> Option<Square> {
        u8::try_from(index).ok().filter(|index| usize::from(*index) < SQUARES).map(Square)
    }

    /// Its index in [`Square::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column and its row, counted from 0.
    #[must_use]
    pub const fn place(self) -> (u8, u8) {
        (self.0 % SIDE, self.0 / SIDE)
    }

    /// A letter for the column and a number for the row.
    #[must_use]
    pub fn name(self) -> String {
        let (column, row) = self.place();
        format!("{}{}", char::from(b'A' + column), row + 1)
    }

    /// The square with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Square> {
        Square::all().find(|square| square.name() == name)
    }

    /// Whether the two share an edge.
    #[must_use]
    pub const fn touches(self, other: Square) -> bool {
        let ((x, y), (u, v)) = (self.place(), other.place());
        x.abs_diff(u) + y.abs_diff(v) == 1
    }

    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// The terrain of a charted square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Land.
    Land,
    /// Sea.
    Sea,
}

impl Terrain {
    /// Both terrains.
    pub const ALL: [Terrain; 2] = [Terrain::Land, Terrain::Sea];

    /// Its name in notation and in the words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Land => "land",
            Terrain::Sea => "sea",
        }
    }

    /// The terrain with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.name() == name)
    }
}

/// The contents of a charted square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Charted {
    /// Land or sea.
    pub terrain: Terrain,
    /// The seat that charted it; none if it was charted at the start.
    pub by: Option<Seat>,
}

/// The map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Map {
    squares: [Option<Charted>; SQUARES],
}

impl Map {
    /// The contents of a square; none if it is blank.
    #[must_use]
    pub const fn at(&self, square: Square) -> Option<Charted> {
        self.squares[square.index()]
    }

    /// Charts a square, or makes it blank again.
    pub fn set(&mut self, square: Square, charted: Option<Charted>) {
        self.squares[square.index()] = charted;
    }

    /// The blank squares, as bits of their indices.
    pub(crate) fn blank(&self) -> u16 {
        self.bits(|charted| charted.is_none())
    }

    /// Whether no square is blank.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.blank() == 0
    }

    /// The squares of a terrain, as bits.
    pub(crate) fn of_terrain(&self, terrain: Terrain) -> u16 {
        self.bits(|charted| charted.is_some_and(|charted| charted.terrain == terrain))
    }

    fn bits(&self, wanted: impl Fn(Option<Charted>) -> bool) -> u16 {
        Square::all().filter(|&square| wanted(self.at(square))).fold(0, |bits, square| bits | square.bit())
    }

    /// The largest group of squares that a player charted and that are connected by edges; the first of equal ones.
    /// Land and sea belong to the same group.
    #[must_use]
    pub fn largest_group(&self, seat: Seat) -> Vec<Square> {
        let mut left: Vec<Square> =
            Square::all().filter(|&square| self.at(square).is_some_and(|charted| charted.by == Some(seat))).collect();
        let mut largest = Vec::new();
        while !left.is_empty() {
            let mut group = vec![left.remove(0)];
            while let Some(next) = left.iter().position(|square| group.iter().any(|member| member.touches(*square))) {
                group.push(left.remove(next));
            }
            if group.len() > largest.len() {
                largest = group;
            }
        }
        largest.sort_unstable();
        largest
    }

    /// The size of [`Map::largest_group`]. This is the fast count; the other one is the explanation.
    #[must_use]
    pub fn group_size(&self, seat: Seat) -> u32 {
        /// The squares that are not in the first column, and those that are not in the last.
        const NOT_FIRST: u16 = 0b110_110_110;
        const NOT_LAST: u16 = 0b011_011_011;
        let mut left = self.bits(|charted| charted.is_some_and(|charted| charted.by == Some(seat)));
        let mut most = 0;
        while left != 0 {
            let mut group = left & left.wrapping_neg();
            loop {
                let around = (group & NOT_LAST) << 1 | (group & NOT_FIRST) >> 1 | group << SIDE | group >> SIDE;
                let grown = group | around & left;
                if grown == group {
                    break;
                }
                group = grown;
            }
            most = most.max(group.count_ones());
            left &= !group;
        }
        most
    }
}
