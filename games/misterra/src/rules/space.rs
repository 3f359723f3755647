//! Spaces and their names: columns a to e from the left, rows 1 to 5 counted from the beach, which is row 0.
//!
//! Boards are drawn with the beach at the bottom. The spaces of the island have the same indices as in a [`Grid5`]; the
//! five spaces of the beach follow:
//!
//! ```text
//!  a5  b5  c5  d5  e5      0  1  2  3  4
//!  a4  b4  c4  d4  e4      5  6  7  8  9
//!  a3  b3  c3  d3  e3     10 11 12 13 14
//!  a2  b2  c2  d2  e2     15 16 17 18 19
//!  a1  b1  c1  d1  e1     20 21 22 23 24
//!  a0  b0  c0  d0  e0     25 26 27 28 29
//! ```

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Grid5;

const SIDE: u8 = Grid5::SIDE as u8;
const ISLAND: u8 = Grid5::SPACES as u8;

/// A space of the island or of the beach. Spaces are ordered by index: from left to right, then from top to bottom.
///
/// ```
/// use misterra::Space;
/// let space = Space::named("b2").expect("a space of the island");
/// assert_eq!((space.index(), space.column(), space.row()), (16, 1, 2));
/// assert!(Space::named("b0").is_some_and(Space::is_beach));
/// assert_eq!(Space::named("f1"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many there are, the beach included.
    pub const COUNT: u8 = ISLAND + SIDE;

    /// All of them, in the order of their indices.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..Space::COUNT).map(Space)
    }

    /// The space with this index.
    #[must_use]
    #[inline]
    pub const fn new(index: u8) -> Option<Space> {
        if index < Space::COUNT { Some(Space(index)) } else { None }
    }

    /// The index, from left to right, then from top to bottom. A space of the island has the same index in a [`Grid5`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The column, from 0 for a.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, counted from the beach, which is row 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        SIDE - self.0 / SIDE
    }

    /// Whether it belongs to the beach.
    #[must_use]
    #[inline]
    pub const fn is_beach(self) -> bool {
        self.0 >= ISLAND
    }

    /// The space as a set; empty for a space of the beach.
    #[must_use]
    #[inline]
    pub const fn grid(self) -> Grid5 {
        Grid5::from_bits(1 << self.0)
    }

    /// The index in the order of names: a0, a1, … e5.
    #[must_use]
    pub const fn by_name(self) -> u8 {
        self.column() * (SIDE + 1) + self.row()
    }

    /// The name.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}{}", (b'a' + self.column()) as char, self.row())
    }

    /// The space with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Space> {
        let &[column, row] = name.as_bytes() else { return None };
        let (column, row) = (column.wrapping_sub(b'a'), row.wrapping_sub(b'0'));
        (column < SIDE && row <= SIDE).then(|| Space((SIDE - row) * SIDE + column))
    }

    /// The space of the island with this name.
    #[must_use]
    pub fn on_island(name: &str) -> Option<Space> {
        Space::named(name).filter(|space| !space.is_beach())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// In JSON a space is its name.
impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Space, D::Error> {
        let name = String::deserialize(from)?;
        Space::named(&name).ok_or_else(|| serde::de::Error::custom(format!("{name:?} is not a space")))
    }
}

/// A set of spaces of island and beach, serialized as the list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Spaces(u32);

impl Spaces {
    /// No space.
    pub const EMPTY: Spaces = Spaces(0);
    /// The five spaces of the beach.
    pub const BEACH: Spaces = Spaces(((1 << SIDE) - 1) << ISLAND);

    const LEFT: u32 = 0b00001_00001_00001_00001_00001_00001;
    const ALL: u32 = (1 << Space::COUNT) - 1;

    /// The set with these bits, one for each index. Bits beyond the last space are dropped.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u32) -> Spaces {
        Spaces(bits & Spaces::ALL)
    }

    /// The bits of the set.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of a single space.
    #[must_use]
    #[inline]
    pub const fn only(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// A set of spaces of the island.
    #[must_use]
    #[inline]
    pub const fn of_island(grid: Grid5) -> Spaces {
        Spaces(grid.bits())
    }

    /// The spaces of the set that belong to the island.
    #[must_use]
    #[inline]
    pub const fn island(self) -> Grid5 {
        Grid5::from_bits(self.0)
    }

    /// Whether a space is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// Whether no space is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The union of both sets.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// The intersection of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// The set without a space.
    #[must_use]
    #[inline]
    pub const fn without(self, space: Space) -> Spaces {
        Spaces(self.0 & !(1 << space.0))
    }

    /// All spaces that share a side with a space of the set.
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> Spaces {
        let left = (self.0 & !Spaces::LEFT) >> 1;
        let right = (self.0 & !(Spaces::LEFT << (SIDE - 1))) << 1;
        Spaces((left | right | self.0 >> SIDE | self.0 << SIDE) & Spaces::ALL)
    }

    /// The part of `ground` that can be reached from the set, staying on `ground`.
    #[must_use]
    #[inline]
    pub const fn flood(self, ground: Spaces) -> Spaces {
        let mut reached = self.and(ground);
        loop {
            let wider = reached.or(reached.neighbours().and(ground));
            if wider.0 == reached.0 {
                return reached;
            }
            reached = wider;
        }
    }

    /// Iterates over the spaces in the order of their names: a0, a1, … e5.
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let columns = (0..SIDE).flat_map(|column| (0..=SIDE).map(move |row| Space((SIDE - row) * SIDE + column)));
        columns.filter(move |&space| self.contains(space))
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::EMPTY, |set, space| set.or(Spaces::only(space)))
    }
}

impl fmt::Display for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(Space::name).collect();
        f.write_str(&names.join(" "))
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Spaces {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Spaces {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Spaces, D::Error> {
        Ok(Vec::<Space>::deserialize(from)?.into_iter().collect())
    }
}
