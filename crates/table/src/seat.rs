//! Seats around the table, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The maximum number of seats of any game.
pub const MOST_SEATS: u8 = 100;

/// A seat at the table, counted from 0, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list with one entry for each seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour in the direction of play, at a table of `seats`.
    ///
    /// ```
    /// # use table::Seat;
    /// assert_eq!(Seat(2).clockwise(3), Seat(0));
    /// ```
    #[must_use]
    pub const fn clockwise(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// The neighbour against the direction of play, at a table of `seats`.
    ///
    /// ```
    /// # use table::Seat;
    /// assert_eq!(Seat(0).counterclockwise(3), Seat(2));
    /// ```
    #[must_use]
    pub const fn counterclockwise(self, seats: u8) -> Seat {
        Seat(if self.0 == 0 { seats - 1 } else { self.0 - 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, such as all awaited seats.
///
/// ```
/// # use table::{Seat, Seats};
/// let mut awaited = Seats::all(3);
/// awaited.remove(Seat(1));
/// assert_eq!(awaited.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert_eq!(awaited.first(), Some(Seat(0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Seats(u128);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The seats 0 to `count - 1`.
    #[must_use]
    pub const fn all(count: u8) -> Seats {
        Seats((1 << count) - 1)
    }

    /// Only this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        let word = if seat.0 < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        seat.0 < 128 && word >> (seat.0 % 64) & 1 == 1
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The number of seats in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seats(left).first()?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// In JSON a set of seats is the list of its members.
impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(from)?;
        match seats.iter().find(|seat| seat.0 >= MOST_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format!("there is no seat {seat}"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}
