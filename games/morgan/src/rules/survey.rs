//! An index of a map: the neighbours of every tile, and the pieces that remain without a tile.
//!
//! Every spot gets a mark. A tile marks its own spot with its number. The free spots beside tiles are the *shore*; they
//! are numbered row by row. An island of 20 tiles has at most 42 shore spots, so a set of shore spots fits into a
//! `u64`, and a set of tiles into a `u32`.
//!
//! ```text
//!   tiles        shore
//!   . . . . .    . . 0 1 .
//!   . . A B .    . 2 A B 3
//!   . C D . .    4 C D 5 .
//!   . . . . .    . 6 7 . .
//! ```

use crate::rules::components::Tile;
use crate::rules::edges::Direction;
use crate::rules::island::Island;
use crate::rules::spot::Spot;

/// A set of tiles: bit `n` is tile `n`.
pub(crate) type TileBits = u32;
/// A set of shore spots: bit `n` is shore spot `n`.
pub(crate) type ShoreBits = u64;

/// The most shore spots of one map: with all tiles in a row, two for each tile and one at each end.
pub(crate) const LONGEST_SHORE: usize = 2 * Tile::COUNT + 2;

/// The mark of a spot that is neither a tile nor on the shore.
const SEA: u8 = u8::MAX;
/// The mark of the first shore spot; marks below are tiles.
const SHORE: u8 = 64;

/// The index of an island.
pub(crate) struct Survey {
    /// The tiles in each row of the world, as bits.
    rows: [u32; Spot::SIDE],
    /// The shore, in ascending order.
    pub(crate) shore: [Spot; LONGEST_SHORE],
    pub(crate) shore_len: u8,
    /// The neighbours of each tile.
    pub(crate) beside: [TileBits; Tile::COUNT],
    /// For each side of each tile, the shore spot there as a set of one; empty where a tile lies.
    pub(crate) sides: [[ShoreBits; 4]; Tile::COUNT],
    /// All shore spots beside each tile.
    pub(crate) touched: [ShoreBits; Tile::COUNT],
    len: u8,
}

impl Survey {
    /// Builds the index of an island.
    #[inline]
    pub(crate) fn of(island: &Island) -> Survey {
        let mut survey = Survey {
            rows: [0; Spot::SIDE],
            shore: [Spot::default(); LONGEST_SHORE],
            shore_len: 0,
            beside: [0; Tile::COUNT],
            sides: [[0; 4]; Tile::COUNT],
            touched: [0; Tile::COUNT],
            len: island.len() as u8,
        };
        let mut marks = [SEA; Spot::COUNT];
        for (tile, spot) in island.spots().iter().enumerate() {
            marks[spot.index()] = tile as u8;
            survey.rows[spot.row()] |= 1 << spot.column();
        }
        survey.mark_shore(&mut marks);
        for (tile, spot) in island.spots().iter().enumerate() {
            for (side, next) in spot.beside().into_iter().enumerate() {
                let mark = marks[next.index()];
                // No branch, because it would be unpredictable.
                let shore = ShoreBits::from(mark >= SHORE) << (mark % 64);
                survey.beside[tile] |= TileBits::from(mark < SHORE) << (mark % 32);
                survey.sides[tile][side] = shore;
                survey.touched[tile] |= shore;
            }
        }
        survey
    }

    /// Numbers the free spots beside tiles.
    #[inline]
    fn mark_shore(&mut self, marks: &mut [u8; Spot::COUNT]) {
        let mut len = 0;
        for row in 0..Spot::SIDE {
            let here = self.rows[row];
            let (above, below) = (self.rows[(row + Spot::SIDE - 1) % Spot::SIDE], self.rows[(row + 1) % Spot::SIDE]);
            let mut free = (above | below | here.rotate_left(1) | here.rotate_right(1)) & !here;
            while free != 0 {
                let number = row * Spot::SIDE + free.trailing_zeros() as usize;
                free &= free - 1;
                // Tiles in one piece never have a longer shore, but the tiles of a form may be in several pieces.
                if len == LONGEST_SHORE {
                    break;
                }
                self.shore[len] = Spot::numbered(number).unwrap_or_default();
                marks[number] = SHORE + len as u8;
                len += 1;
            }
        }
        self.shore_len = len as u8;
    }

    /// All tiles.
    pub(crate) fn tiles(&self) -> TileBits {
        !(TileBits::MAX << self.len)
    }

    /// Which of the spots around a spot hold a tile, as bits with these numbers:
    ///
    /// ```text
    ///  0 1 2
    ///  3 t 4
    ///  5 6 7
    /// ```
    #[inline]
    fn around(&self, spot: Spot) -> u8 {
        let (row, column) = (spot.row(), spot.column() as u32);
        let three = |row: usize| self.rows[row % Spot::SIDE].rotate_right(column).rotate_left(1) & 0b111;
        let (above, here, below) = (three(row + Spot::SIDE - 1), three(row), three(row + 1));
        (above | (here & 1) << 3 | (here >> 2) << 4 | below << 5) as u8
    }

    /// Whether removing the tile on a spot may split the map: the spots around it do not join its neighbours.
    #[inline]
    pub(crate) fn may_split(&self, spot: Spot) -> bool {
        !JOINED_AROUND[usize::from(self.around(spot))]
    }

    /// The piece of the tiles in `left` that contains `first`, and the shore that it touches.
    #[inline]
    pub(crate) fn piece(&self, first: TileBits, left: TileBits) -> (TileBits, ShoreBits) {
        let (mut piece, mut fresh, mut touched) = (first, first, 0);
        while fresh != 0 {
            let tile = fresh.trailing_zeros() as usize % Tile::COUNT;
            fresh &= fresh - 1;
            touched |= self.touched[tile];
            let found = self.beside[tile] & left & !piece;
            piece |= found;
            fresh |= found;
        }
        (piece, touched)
    }

    /// Calls `each` with every piece of the map without a tile, and with the shore that the piece touches.
    #[inline]
    pub(crate) fn each_piece(&self, without: Option<Tile>, mut each: impl FnMut(TileBits, ShoreBits)) {
        let mut left = self.tiles() & !without.map_or(0, |tile| 1 << tile.index());
        while left != 0 {
            let first = left & left.wrapping_neg();
            let (piece, touched) = self.piece(first, left);
            each(piece, touched);
            left &= !piece;
        }
    }
}

/// For every pattern of tiles around a spot: whether the tiles at its four sides are connected without it, by the ring
/// of spots around it alone.
static JOINED_AROUND: [bool; 256] = {
    // The ring clockwise from the north-west, as bit numbers of `Survey::around`; odd places are the sides.
    const RING: [u8; 8] = [0, 1, 2, 4, 7, 6, 5, 3];
    let mut joined = [false; 256];
    let mut around = 0;
    while around < 256 {
        // Count the stretches of the ring that contain a side. A stretch begins where a tile follows a gap.
        let (mut sides, mut stretches) = (0, 0);
        let mut place = 0;
        while place < 8 {
            let tile = around >> RING[place] & 1 == 1;
            if place % 2 == 1 && tile {
                sides += 1;
                // A side begins a new stretch unless the corner before it and the side before that are tiles.
                let corner = around >> RING[place - 1] & 1 == 1;
                let before = around >> RING[(place + 6) % 8] & 1 == 1;
                if !(corner && before) {
                    stretches += 1;
                }
            }
            place += 1;
        }
        // If all eight spots are taken, the ring is closed and no stretch begins.
        joined[around] = sides == 0 || stretches <= 1;
        around += 1;
    }
    joined
};

/// The directions in the order of [`Survey::sides`].
pub(crate) const SIDES: [Direction; 4] = Direction::ALL;
