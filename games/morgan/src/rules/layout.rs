//! The island at the start: a random rectangle in which all edges match. All such islands are equally likely.
//!
//! Laying tile after tile with backtracking would always succeed, but it favours some islands: the last spots get what
//! the first ones leave. Instead, the edges are drawn first: land or water on every border between spots and on the
//! outside. Then the tiles are dealt to the spots with their edges.
//!
//! Spots are filled in reading order. Of the earlier spots only the *rim* matters: the southern edges of the last row's
//! worth of spots and the eastern edge of the last one.
//!
//! ```text
//!   # # # #      a b c d   the rim before the spot marked ?:
//!   # # ? .      e f g     c and d from above, e and f from this row, and f's eastern edge
//! ```
//!
//! A table, computed once, stores for every spot and every rim the number of ways to complete the rest. Each spot's
//! edges are drawn in proportion to these numbers, so all completions are equally likely.
//!
//! Tiles that look the same after a half or quarter turn (all land, all water, opposite sides) are rare by chance, so
//! the table also counts them exactly. The other three kinds are left to chance. A draw in which their numbers differ
//! from the box is repeated; about one in twenty is accepted. An accepted draw is fair, because every draw was equally
//! likely.

use std::sync::LazyLock;

use table::Dice;

use crate::rules::components::{START_COLUMNS, START_ROWS, Tile};
use crate::rules::edges::{Direction, Edges, PATTERNS};
use crate::rules::island::Island;

/// The number of spots of the rectangle.
const SPOTS: usize = START_COLUMNS * START_ROWS;
/// The number of rims: one bit for each column, and one for the eastern edge of the last spot.
const RIMS: usize = 2 << START_COLUMNS;
/// The rim of the spots filled so far: a set bit is water.
type Rim = usize;

/// The kind of a tile: its edges, regardless of how it is turned.
fn kind(edges: Edges) -> Edges {
    edges.lies()[0]
}

/// The number of tiles of each kind in the box, by the lowest edges of the kind.
static IN_THE_BOX: LazyLock<[u8; PATTERNS]> = LazyLock::new(|| {
    let mut counts = [0; PATTERNS];
    Tile::all().for_each(|tile| counts[usize::from(kind(tile.facts().edges).bits())] += 1);
    counts
});

/// The number of ways to complete a rectangle.
struct Completions {
    /// For each kind that is counted exactly, the weight of one tile in a tally and the required number of tiles.
    exact: [Option<(usize, usize)>; PATTERNS],
    /// The number of different tallies of the exact kinds.
    tallies: usize,
    /// The number of ways, by spot, tally and rim. There are 49 borders, so each number is below 2 to the power of 49.
    ways: Vec<u64>,
}

static COMPLETIONS: LazyLock<Completions> = LazyLock::new(Completions::count);

impl Completions {
    fn count() -> Completions {
        let mut exact = [None; PATTERNS];
        let mut tallies = 1;
        for bits in 0..PATTERNS {
            let edges = Edges::from_bits(bits as u8);
            if kind(edges) == edges && edges.lies().len() < crate::rules::edges::TURNS {
                let there = usize::from(IN_THE_BOX[bits]);
                exact[bits] = Some((tallies, there));
                tallies *= there + 1;
            }
        }
        let ways = vec![0; (SPOTS + 1) * tallies * RIMS];
        let mut completions = Completions { exact, tallies, ways };
        // After the last spot any rim is fine, if all exact kinds have been laid.
        for rim in 0..RIMS {
            let last = completions.index(SPOTS, tallies - 1, rim);
            completions.ways[last] = 1;
        }
        for spot in (0..SPOTS).rev() {
            for tally in 0..tallies {
                for rim in 0..RIMS {
                    let nexts = (0..PATTERNS).filter_map(|bits| completions.next(spot, tally, rim, bits));
                    let ways = nexts.map(|(tally, rim)| completions.ways(spot + 1, tally, rim)).sum();
                    let at = completions.index(spot, tally, rim);
                    completions.ways[at] = ways;
                }
            }
        }
        completions
    }

    fn index(&self, spot: usize, tally: usize, rim: Rim) -> usize {
        (spot * self.tallies + tally) * RIMS + rim
    }

    fn ways(&self, spot: usize, tally: usize, rim: Rim) -> u64 {
        self.ways[self.index(spot, tally, rim)]
    }

    /// The tally and the rim after laying these edges on a spot; none if they do not match or are used up.
    fn next(&self, spot: usize, tally: usize, rim: Rim, bits: usize) -> Option<(usize, Rim)> {
        let edges = Edges::from_bits(bits as u8);
        let (row, column) = (spot / START_COLUMNS, spot % START_COLUMNS);
        let water = |bit: usize| rim >> bit & 1 == 1;
        if row > 0 && edges.is_water(Direction::North) != water(column) {
            return None;
        }
        if column > 0 && edges.is_water(Direction::West) != water(START_COLUMNS) {
            return None;
        }
        let tally = match self.exact[usize::from(kind(edges).bits())] {
            Some((weight, there)) if tally / weight % (there + 1) == there => return None,
            Some((weight, _)) => tally + weight,
            None => tally,
        };
        let south = usize::from(edges.is_water(Direction::South)) << column;
        let east = usize::from(edges.is_water(Direction::East)) << START_COLUMNS;
        Some((tally, rim & !(1 << column | 1 << START_COLUMNS) | south | east))
    }

    /// Draws the edges of every spot, with equally likely completions; none if the kinds left to chance come out wrong.
    fn draw(&self, dice: &mut Dice) -> Option<[Edges; SPOTS]> {
        let mut drawn = [Edges::default(); SPOTS];
        let mut left = *IN_THE_BOX;
        // Before the first spot nothing is laid, so any rim is fine.
        let (mut tally, mut rim) = (0, 0);
        for (spot, drawn) in drawn.iter_mut().enumerate() {
            let mut way = below(dice, self.ways(spot, tally, rim));
            for bits in 0..PATTERNS {
                let Some((next_tally, next_rim)) = self.next(spot, tally, rim, bits) else { continue };
                let ways = self.ways(spot + 1, next_tally, next_rim);
                if way < ways {
                    *drawn = Edges::from_bits(bits as u8);
                    (tally, rim) = (next_tally, next_rim);
                    break;
                }
                way -= ways;
            }
            let there = &mut left[usize::from(kind(*drawn).bits())];
            *there = there.checked_sub(1)?;
        }
        Some(drawn)
    }
}

/// A fair number from 0 to `n - 1`, where `n` may need more than one word.
fn below(dice: &mut Dice, n: u64) -> u64 {
    assert!(n > 0, "the tiles in the box can be laid out");
    let bits = u64::BITS - (n - 1).leading_zeros();
    loop {
        let high = if bits > u32::BITS { u64::from(dice.word() >> (u64::BITS - bits)) << u32::BITS } else { 0 };
        let low = dice.word();
        let drawn =
            high | u64::from(if bits < u32::BITS { low.checked_shr(u32::BITS - bits).unwrap_or(0) } else { low });
        if drawn < n {
            return drawn;
        }
    }
}

/// Draws the island at the start. All possible islands are equally likely.
pub(crate) fn draw(dice: &mut Dice) -> Island {
    let edges = loop {
        if let Some(edges) = COMPLETIONS.draw(dice) {
            break edges;
        }
    };
    // Each spot gets the first tile of its kind in a shuffled order.
    let mut tiles: Vec<Tile> = Tile::all().collect();
    dice.shuffle(&mut tiles);
    let mut laid = [((0, 0), Edges::default()); Tile::COUNT];
    for (spot, &edges) in edges.iter().enumerate() {
        let of_kind = |tile: &Tile| kind(tile.facts().edges) == kind(edges);
        let at = tiles.iter().position(of_kind).expect("the draw used each kind as often as there are tiles");
        let place = ((spot % START_COLUMNS) as i32, (spot / START_COLUMNS) as i32);
        laid[tiles.remove(at).index()] = (place, edges);
    }
    Island::laid(&laid).expect("the start is a small rectangle")
}
