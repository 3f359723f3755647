//! The spots on which a tile can lie.
//!
//! The map has no borders, but 32×32 spots that wrap around are enough. Twenty tiles in one piece span at most 20
//! columns and rows, so they cannot meet around the world. A [`Spot`] is one of these 1024. An
//! [`Island`](crate::rules::Island) knows from its tiles which place of the endless map a spot stands for.

use crate::rules::edges::Direction;

/// One of the 32×32 spots on which a tile can lie; the number is `row * 32 + column`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spot(u16);

impl Spot {
    /// Spots along one side of the world.
    pub const SIDE: usize = 32;
    /// Spots in all.
    pub const COUNT: usize = Spot::SIDE * Spot::SIDE;

    /// The spot with this number.
    #[must_use]
    #[inline]
    pub const fn numbered(number: usize) -> Option<Spot> {
        if number < Spot::COUNT { Some(Spot(number as u16)) } else { None }
    }

    /// The spot that stands for a place of the endless map: x grows to the east, y to the south.
    #[must_use]
    #[inline]
    pub const fn of(x: i32, y: i32) -> Spot {
        let (column, row) = (x as u32 % Spot::SIDE as u32, y as u32 % Spot::SIDE as u32);
        Spot((row * Spot::SIDE as u32 + column) as u16)
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % Spot::COUNT
    }

    /// Its column.
    #[must_use]
    #[inline]
    pub const fn column(self) -> usize {
        self.index() % Spot::SIDE
    }

    /// Its row.
    #[must_use]
    #[inline]
    pub const fn row(self) -> usize {
        self.index() / Spot::SIDE
    }

    /// The next spot in a direction.
    ///
    /// ```
    /// use morgan::{Direction, Spot};
    /// assert_eq!(Spot::of(0, 0).next(Direction::West), Spot::of(-1, 0));
    /// assert_eq!(Spot::of(-1, 0), Spot::of(31, 0));
    /// ```
    #[must_use]
    #[inline]
    pub const fn next(self, direction: Direction) -> Spot {
        const COLUMNS: u16 = Spot::SIDE as u16 - 1;
        const ALL: u16 = Spot::COUNT as u16 - 1;
        match direction {
            Direction::North => Spot(self.0.wrapping_sub(Spot::SIDE as u16) & ALL),
            Direction::East => Spot(self.0 & !COLUMNS | (self.0 + 1) & COLUMNS),
            Direction::South => Spot((self.0 + Spot::SIDE as u16) & ALL),
            Direction::West => Spot(self.0 & !COLUMNS | self.0.wrapping_sub(1) & COLUMNS),
        }
    }

    /// The four spots beside it, clockwise from the north.
    #[must_use]
    #[inline]
    pub fn beside(self) -> [Spot; 4] {
        Direction::ALL.map(|direction| self.next(direction))
    }

    /// How many steps apart two spots are, the short way around the world.
    ///
    /// For two tiles of one map, a result below 13 is their true distance. Tiles are at most 19 columns and 19 rows
    /// apart, so the way around the world takes at least 32 − 19 = 13 steps.
    #[must_use]
    #[inline]
    pub const fn apart(self, other: Spot) -> u8 {
        const fn short(one: usize, other: usize) -> u8 {
            let way = one.abs_diff(other);
            if way > Spot::SIDE / 2 { (Spot::SIDE - way) as u8 } else { way as u8 }
        }
        short(self.column(), other.column()) + short(self.row(), other.row())
    }
}
