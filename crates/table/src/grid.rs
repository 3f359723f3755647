//! Square boards as bits.
//!
//! A set of spaces on an 11×11 sheet is one `u128` ([`Grid11`]), on a 5×5 island one `u32` ([`Grid5`]). The bit of a
//! space is `row * side + column`, counted from the top left; on a 5×5 board:
//!
//! ```text
//!  0  1  2  3  4
//!  5  6  7  8  9
//! 10 11 12 13 14
//! 15 16 17 18 19
//! 20 21 22 23 24
//! ```
//!
//! So a step down is a shift by `side`. A step to the right is a shift by one that must not wrap into the next row:
//!
//! ```text
//!  a             a.down()      a.right()     a.neighbours()
//!  . . . . .     . . . . .     . . . . .     . # . . #
//!  . # . . #     . . . . .     . . # . .     # . # # .
//!  . . . . .     . # . . #     . . . . .     . # . . #
//!  . . . . .     . . . . .     . . . . .     . . . . .
//!  . . . . .     . . . . .     . . . . .     . . . . .
//! ```
//!
//! Flooding finds groups of spaces: it starts from a seed and repeatedly adds all neighbours that are land.
//!
//! ```text
//!  land          seed          seed.flood(land)
//!  # # . . #     . . . . .     # # . . .
//!  . # . . #     . # . . .     . # . . .
//!  . # . # .     . . . . .     . # . . .
//!  . . . # #     . . . . .     . . . . .
//!  # . . . .     . . . . .     . . . . .
//! ```
//!
//! ```
//! use table::Grid5;
//!
//! let land = Grid5::picture("##..# .#..# .#.#. ...## #....")?;
//! assert_eq!(land.clusters().map(|cluster| cluster.len()).collect::<Vec<_>>(), [4, 2, 3, 1]);
//! assert_eq!(Grid5::at(1, 1).flood(land), Grid5::picture("##... .#... .#... ..... .....")?);
//! # Ok::<(), table::BadPicture>(())
//! ```

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use serde::{Deserialize, Serialize};

/// A picture of a board that cannot be parsed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a picture of {side}×{side} spaces drawn with '#' and '.', found {found:?}")]
pub struct BadPicture {
    side: usize,
    found: String,
}

/// The number of bits that are set in two words.
///
/// If the processor has no instruction for it, bits are summed in pairs, pairs in fours, fours in bytes, and a
/// multiplication adds the bytes. Both words take the same steps, so the compiler can process them in parallel.
#[inline]
const fn count_ones(low: u64, high: u64) -> u32 {
    if cfg!(any(target_feature = "popcnt", not(target_arch = "x86_64"))) {
        return low.count_ones() + high.count_ones();
    }
    const fn in_bytes(word: u64) -> u64 {
        let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        (fours & 0x0f0f_0f0f_0f0f_0f0f) + (fours >> 4 & 0x0f0f_0f0f_0f0f_0f0f)
    }
    let bytes = in_bytes(low) + in_bytes(high);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

macro_rules! grid {
    ($(#[$doc:meta])* $name:ident, $bits:ty, $side:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name($bits);

        impl $name {
            /// The number of spaces along one side.
            pub const SIDE: usize = $side;
            /// The number of all spaces.
            pub const SPACES: usize = $side * $side;
            /// No space.
            pub const EMPTY: $name = $name(0);
            /// Every space.
            pub const ALL: $name = $name((1 << ($side * $side)) - 1);
            /// The leftmost column.
            pub const LEFT: $name = $name::column(0);
            /// The rightmost column.
            pub const RIGHT: $name = $name::column($side - 1);
            /// The top row.
            pub const TOP: $name = $name::row(0);
            /// The bottom row.
            pub const BOTTOM: $name = $name::row($side - 1);
            /// The spaces along the four edges.
            pub const EDGE: $name =
                $name(Self::LEFT.0 | Self::RIGHT.0 | Self::TOP.0 | Self::BOTTOM.0);

            /// The set with these bits; bits beyond the board are dropped.
            #[must_use]
            pub const fn from_bits(bits: $bits) -> $name {
                $name(bits & Self::ALL.0)
            }

            /// The bits of the set.
            #[must_use]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The space with this index.
            #[must_use]
            pub const fn space(index: u8) -> $name {
                debug_assert!((index as usize) < Self::SPACES);
                $name(1 << index)
            }

            /// The space in this row and column.
            #[must_use]
            pub const fn at(row: usize, column: usize) -> $name {
                $name::space((row * $side + column) as u8)
            }

            /// A whole row.
            #[must_use]
            pub const fn row(row: usize) -> $name {
                $name(((1 << $side) - 1) << (row * $side))
            }

            /// A whole column.
            #[must_use]
            pub const fn column(column: usize) -> $name {
                let mut bits = 0;
                let mut row = 0;
                while row < $side {
                    bits |= 1 << (row * $side + column);
                    row += 1;
                }
                $name(bits)
            }

            /// The rectangle of the first `rows` rows and the first `columns` columns.
            #[must_use]
            pub const fn corner(rows: usize, columns: usize) -> $name {
                let mut bits = 0;
                let mut row = 0;
                while row < rows {
                    bits |= ((1 << columns) - 1) << (row * $side);
                    row += 1;
                }
                $name(bits)
            }

            /// Parses a picture of a board: `#` for the spaces of the set, `.` for all others. White space is ignored.
            pub fn picture(drawn: &str) -> Result<$name, BadPicture> {
                let bad = || BadPicture { side: $side, found: drawn.to_owned() };
                let mut bits = 0;
                let mut spaces = 0;
                for mark in drawn.chars().filter(|mark| !mark.is_whitespace()) {
                    match mark {
                        _ if spaces == Self::SPACES => return Err(bad()),
                        '#' => bits |= 1 << spaces,
                        '.' => {}
                        _ => return Err(bad()),
                    }
                    spaces += 1;
                }
                if spaces == Self::SPACES { Ok($name(bits)) } else { Err(bad()) }
            }

            /// Whether the space with this index is in the set.
            #[must_use]
            pub const fn contains(self, index: u8) -> bool {
                let [low, high] = self.words();
                let word = if index < 64 { low } else { high };
                (index as usize) < Self::SPACES && word >> (index % 64) & 1 == 1
            }

            /// Whether the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of spaces in the set.
            #[must_use]
            pub const fn len(self) -> u32 {
                let [low, high] = self.words();
                count_ones(low, high)
            }

            /// Whether the two sets share a space.
            #[must_use]
            pub const fn meets(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether all spaces of the set are also in `other`.
            #[must_use]
            pub const fn is_within(self, other: $name) -> bool {
                self.0 & !other.0 == 0
            }

            /// The index of the first space, in reading order.
            #[must_use]
            pub const fn first(self) -> Option<u8> {
                if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
            }

            /// The set with only the first space; empty if the set is empty.
            #[must_use]
            pub const fn first_space(self) -> $name {
                $name(self.0 & self.0.wrapping_neg())
            }

            /// The index of the `n`-th space, counted from 0.
            #[must_use]
            #[inline]
            pub const fn nth(self, n: u32) -> Option<u8> {
                let [low, high] = self.words();
                let in_low = low.count_ones();
                let (mut word, mut left, base) = if n < in_low { (low, n, 0) } else { (high, n - in_low, 64) };
                while left > 0 {
                    word &= word.wrapping_sub(1);
                    left -= 1;
                }
                if word == 0 { None } else { Some(base + word.trailing_zeros() as u8) }
            }

            /// The bits in two machine words: a processor iterates over them faster than over a `u128`.
            #[inline]
            const fn words(self) -> [u64; 2] {
                [self.0 as u64, (self.0 as u128 >> 64) as u64]
            }

            /// Calls `each` with the index of every space, in reading order.
            #[inline]
            pub fn for_each(self, mut each: impl FnMut(u8)) {
                for (base, mut word) in [0, 64].into_iter().zip(self.words()) {
                    while word != 0 {
                        each(base + word.trailing_zeros() as u8);
                        word &= word - 1;
                    }
                }
            }

            /// The indices of the spaces, in reading order.
            pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
                let mut left = self;
                std::iter::from_fn(move || {
                    let index = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(index)
                })
            }

            /// Every space moved one row up; the top row leaves the board.
            #[must_use]
            pub const fn up(self) -> $name {
                $name(self.0 >> $side)
            }

            /// Every space moved one row down; the bottom row leaves the board.
            #[must_use]
            pub const fn down(self) -> $name {
                $name(self.0 << $side & Self::ALL.0)
            }

            /// Every space moved one column to the left; the leftmost leaves the board.
            #[must_use]
            pub const fn left(self) -> $name {
                $name((self.0 & !Self::LEFT.0) >> 1)
            }

            /// Every space moved one column to the right; the rightmost leaves the board.
            #[must_use]
            pub const fn right(self) -> $name {
                $name((self.0 & !Self::RIGHT.0) << 1)
            }

            /// All spaces that share a side with a space of the set. A space of the set is included only if it touches
            /// another one.
            #[must_use]
            pub const fn neighbours(self) -> $name {
                $name(self.up().0 | self.down().0 | self.left().0 | self.right().0)
            }

            /// The part of `land` that can be reached from the set by crossing sides within `land`.
            #[must_use]
            #[inline]
            pub const fn flood(self, land: $name) -> $name {
                let mut reached = self.0 & land.0;
                loop {
                    let before = reached;
                    reached |= ((reached & !Self::RIGHT.0) << 1 | (reached & !Self::LEFT.0) >> 1) & land.0;
                    reached |= (reached << $side | reached >> $side) & land.0;
                    if reached == before {
                        return $name(reached);
                    }
                }
            }

            /// The connected groups of the set, ordered by their first space.
            pub fn clusters(self) -> impl Iterator<Item = $name> {
                let mut left = self;
                std::iter::from_fn(move || {
                    if left.is_empty() {
                        return None;
                    }
                    let cluster = left.first_space().flood(left);
                    left = left - cluster;
                    Some(cluster)
                })
            }
        }

        impl BitAnd for $name {
            type Output = $name;
            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl BitOr for $name {
            type Output = $name;
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl BitAndAssign for $name {
            fn bitand_assign(&mut self, other: $name) {
                self.0 &= other.0;
            }
        }

        impl BitOrAssign for $name {
            fn bitor_assign(&mut self, other: $name) {
                self.0 |= other.0;
            }
        }

        /// The spaces of the left set that are not in the right one.
        impl Sub for $name {
            type Output = $name;
            fn sub(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }

        /// All other spaces of the board.
        impl Not for $name {
            type Output = $name;
            fn not(self) -> $name {
                $name(!self.0 & Self::ALL.0)
            }
        }

        impl FromIterator<u8> for $name {
            fn from_iter<I: IntoIterator<Item = u8>>(spaces: I) -> $name {
                spaces.into_iter().fold(Self::EMPTY, |set, index| set | $name::space(index))
            }
        }

        /// In JSON a set of spaces is its bits as a hexadecimal string.
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(&format_args!("{:x}", self.0))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let text = String::deserialize(from)?;
                match <$bits>::from_str_radix(&text, 16) {
                    Ok(bits) if bits & !Self::ALL.0 == 0 => Ok($name(bits)),
                    _ => Err(serde::de::Error::custom(format!("{text:?} is not a set of spaces"))),
                }
            }
        }

        /// Prints the picture that [`Self::picture`] parses.
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for row in 0..$side {
                    for column in 0..$side {
                        let here = self.contains((row * $side + column) as u8);
                        f.write_str(if here { "#" } else { "." })?;
                    }
                    f.write_str("\n")?;
                }
                Ok(())
            }
        }
    };
}

grid! {
    /// A set of spaces on an 11×11 board.
    Grid11, u128, 11
}

grid! {
    /// A set of spaces on a 5×5 board.
    Grid5, u32, 5
}
