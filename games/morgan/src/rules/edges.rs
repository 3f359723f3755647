//! The four edges of a tile, and the four directions they face.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A direction on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Direction {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// All of them, clockwise from the north.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The opposite direction.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 2) % 4]
    }

    /// One step in this direction: columns to the east, rows to the south.
    #[must_use]
    #[inline]
    pub const fn step(self) -> (i32, i32) {
        match self {
            Direction::North => (0, -1),
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
        }
    }

    /// Its name in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Direction::North => "north",
            Direction::East => "east",
            Direction::South => "south",
            Direction::West => "west",
        }
    }

    /// The direction with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.name() == name)
    }
}

/// The edges of a tile as it lies: land or water to the north, east, south and west, written `LWWL`.
///
/// Four bits: north is the highest, water is 1. So edges sort like their texts.
///
/// ```
/// use morgan::{Direction, Edges};
/// let edges: Edges = "LLLW".parse()?;
/// assert!(edges.is_water(Direction::West));
/// let lies: Vec<String> = edges.lies().iter().map(Edges::to_string).collect();
/// assert_eq!(lies, ["LLLW", "LLWL", "LWLL", "WLLL"]);
/// # Ok::<(), morgan::BadEdges>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Edges(u8);

/// The number of different edges.
pub(crate) const PATTERNS: usize = 16;
/// The number of ways to turn a tile.
pub(crate) const TURNS: usize = 4;

impl Edges {
    /// The edges with these four bits.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Edges {
        Edges(bits & 0b1111)
    }

    /// The four bits.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether there is water on this side.
    #[must_use]
    #[inline]
    pub const fn is_water(self, side: Direction) -> bool {
        self.0 >> (3 - side as u8) & 1 == 1
    }

    /// The edges after a quarter turn to the right: north becomes east.
    #[must_use]
    pub const fn turned(self) -> Edges {
        Edges(self.0 >> 1 | (self.0 & 1) << 3)
    }

    /// The different orientations of a tile with these edges, in ascending order.
    #[must_use]
    #[inline]
    pub fn lies(self) -> &'static [Edges] {
        let lies = &LIES[usize::from(self.0)];
        &lies.edges[..usize::from(lies.count)]
    }
}

/// The different orientations of a tile.
struct Lies {
    edges: [Edges; TURNS],
    count: u8,
}

/// The orientations of a tile, for all edges.
static LIES: [Lies; PATTERNS] = {
    let mut all = [const { Lies { edges: [Edges(0); TURNS], count: 0 } }; PATTERNS];
    let mut bits = 0;
    while bits < PATTERNS {
        // Go through all edges in ascending order, and keep those that turning leads to.
        let mut other = 0;
        while other < PATTERNS as u8 {
            let turn_1 = Edges(bits as u8).turned();
            let (turn_2, turn_3) = (turn_1.turned(), turn_1.turned().turned());
            if other == bits as u8 || other == turn_1.0 || other == turn_2.0 || other == turn_3.0 {
                all[bits].edges[all[bits].count as usize] = Edges(other);
                all[bits].count += 1;
            }
            other += 1;
        }
        bits += 1;
    }
    all
};

impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Direction::ALL.iter().try_for_each(|&side| f.write_str(if self.is_water(side) { "W" } else { "L" }))
    }
}

impl fmt::Debug for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not four letters `L` or `W`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadEdges;

impl fmt::Display for BadEdges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("morgan-refused-unknown-edges")
    }
}

impl std::error::Error for BadEdges {}

impl std::str::FromStr for Edges {
    type Err = BadEdges;

    fn from_str(text: &str) -> Result<Edges, BadEdges> {
        let water = |letter| match letter {
            b'L' => Ok(0),
            b'W' => Ok(1),
            _ => Err(BadEdges),
        };
        let &[north, east, south, west] = text.as_bytes() else { return Err(BadEdges) };
        Ok(Edges(water(north)? << 3 | water(east)? << 2 | water(south)? << 1 | water(west)?))
    }
}

/// Edges serialize as their text.
impl Serialize for Edges {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Edges {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Edges, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|_| serde::de::Error::custom(format!("{text:?} are no edges")))
    }
}
