//! All legal tile moves, computed together.
//!
//! A tile may be laid on any shore spot that touches another tile, in any orientation that matches all neighbours
//! there. If the map falls apart without the tile, the spot must also join all pieces again.
//!
//! The shore is numbered (see [`crate::rules::survey`]), so each of these conditions is a few operations on one `u64`.
//! For every side there are two sets of shore spots: those that see land there and those that see water. A tile with
//! water to the north cannot lie on a spot that sees land to the north.

use crate::rules::components::Tile;
use crate::rules::edges::{Direction, Edges, TURNS};
use crate::rules::island::Island;
use crate::rules::spot::Spot;
use crate::rules::survey::{LONGEST_SHORE, SIDES, ShoreBits, Survey, TileBits};

/// The exact set of legal tile moves, sorted by tile, edges and spot.
///
/// ```
/// use morgan::{Edges, Island, TileMoves};
///
/// // Three tiles in a row, all water, a pirate in the middle: each end may go to the five free spots around the others.
/// let sea: Edges = "WWWW".parse()?;
/// let island = Island::laid(&[((0, 0), sea), ((1, 0), sea), ((2, 0), sea)]).expect("three tiles near each other");
/// assert_eq!(TileMoves::of(&island, 0b010).len(), 10);
/// // Without the pirate the middle tile still cannot move: no other spot joins both ends.
/// assert_eq!(TileMoves::of(&island, 0b000).len(), 10);
/// # Ok::<(), morgan::BadEdges>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TileMoves {
    /// The shore, in ascending order.
    shore: [Spot; LONGEST_SHORE],
    shore_len: u8,
    /// Every tile's edges, which determine its orientations.
    edges: [Edges; Tile::COUNT],
    /// For each tile and each orientation, the spots where it fits.
    fits: [[ShoreBits; TURNS]; Tile::COUNT],
    /// The number of moves of each tile.
    counts: [u8; Tile::COUNT],
    len: u32,
}

impl TileMoves {
    /// No moves.
    pub(crate) const NONE: TileMoves = TileMoves {
        shore: [Spot::numbered(0).expect("there is a first spot"); LONGEST_SHORE],
        shore_len: 0,
        edges: [Edges::from_bits(0); Tile::COUNT],
        fits: [[0; TURNS]; Tile::COUNT],
        counts: [0; Tile::COUNT],
        len: 0,
    };

    /// All moves of an island's tiles; bit `n` of `pirates` says that a pirate stands on tile `n`.
    #[must_use]
    pub fn of(island: &Island, pirates: u32) -> TileMoves {
        let mut moves = TileMoves::NONE;
        moves.list(island, pirates);
        moves
    }

    /// Finds all moves, in place: a copy would take a tenth of the time.
    #[inline(never)]
    pub(crate) fn list(&mut self, island: &Island, pirates: TileBits) {
        let survey = Survey::of(island);
        (self.shore, self.shore_len) = (survey.shore, survey.shore_len);
        let seen = Seen::from(island, &survey);
        self.len = 0;
        for (place, tile) in island.tiles().enumerate() {
            let edges = island.edges(tile);
            self.edges[place] = edges;
            // A tile without a free side or under a pirate cannot move.
            if survey.touched[place] == 0 || pirates >> place & 1 == 1 {
                continue;
            }
            let mut spots = seen.beside_others(survey.touched[place]);
            if survey.may_split(island.spot(tile)) {
                survey.each_piece(Some(tile), |_, touched| spots &= touched);
            }
            let barred = seen.without(&survey.sides[place]);
            let mut count = 0;
            for (fits, lies) in self.fits[place].iter_mut().zip(edges.lies()) {
                *fits = spots & !barred.for_edges(*lies);
                count += fits.count_ones();
            }
            self.counts[place] = count as u8;
            self.len += count;
        }
    }

    /// How many moves there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Whether no tile can be moved.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The move with this index, from 0.
    #[must_use]
    #[inline]
    pub fn nth(&self, mut index: u32) -> Option<(Tile, Edges, Spot)> {
        let mut tile = 0;
        while index >= u32::from(*self.counts.get(tile)?) {
            index -= u32::from(self.counts[tile]);
            tile += 1;
        }
        for (fits, &lies) in self.fits[tile].iter().zip(self.edges[tile].lies()) {
            let count = fits.count_ones();
            if index < count {
                let rest = (0..index).fold(*fits, |rest, _| rest & (rest - 1));
                return Some((Tile(tile as u8), lies, self.shore[rest.trailing_zeros() as usize % LONGEST_SHORE]));
            }
            index -= count;
        }
        None
    }

    /// Whether a tile may be laid on a spot with these edges.
    #[must_use]
    pub fn contains(&self, tile: Tile, edges: Edges, spot: Spot) -> bool {
        if self.counts[tile.index()] == 0 {
            return false;
        }
        let lies = self.edges[tile.index()].lies().iter().position(|&lies| lies == edges);
        let shore = self.shore[..usize::from(self.shore_len)].binary_search(&spot);
        matches!((lies, shore), (Some(lies), Ok(at)) if self.fits[tile.index()][lies] >> at & 1 == 1)
    }

    /// Calls `each` with every move, in ascending order.
    #[inline]
    pub fn for_each(&self, mut each: impl FnMut(Tile, Edges, Spot)) {
        for (place, (fits, &count)) in self.fits.iter().zip(&self.counts).enumerate() {
            if count == 0 {
                continue;
            }
            for (&fits, &lies) in fits.iter().zip(self.edges[place].lies()) {
                let mut left = fits;
                while left != 0 {
                    each(Tile(place as u8), lies, self.shore[left.trailing_zeros() as usize % LONGEST_SHORE]);
                    left &= left - 1;
                }
            }
        }
    }

    /// Iterates over the moves in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, Edges, Spot)> {
        (0..self.len).filter_map(|index| self.nth(index))
    }

    /// The spots and edges with which one tile may be laid, sorted by edges, then by spot.
    pub fn of_tile(&self, tile: Tile) -> impl Iterator<Item = (Spot, Edges)> {
        self.iter().filter(move |&(moved, _, _)| moved == tile).map(|(_, edges, spot)| (spot, edges))
    }
}

/// The land and water that shore spots see on the tiles beside them.
struct Seen {
    /// For each side of a spot, first the spots that see land there, then those that see water.
    sides: [[ShoreBits; 2]; 4],
    /// The spots beside at least one tile, and beside at least two.
    once: ShoreBits,
    twice: ShoreBits,
}

impl Seen {
    #[inline]
    fn from(island: &Island, survey: &Survey) -> Seen {
        let mut seen = Seen { sides: [[0; 2]; 4], once: 0, twice: 0 };
        for (place, tile) in island.tiles().enumerate() {
            let edges = island.edges(tile);
            for (side, &spot) in SIDES.into_iter().zip(&survey.sides[place]) {
                // The spot north of a tile has the tile to its south.
                seen.sides[side.opposite() as usize][usize::from(edges.is_water(side))] |= spot;
                seen.twice |= seen.once & spot;
                seen.once |= spot;
            }
        }
        seen
    }

    /// The spots that touch a tile other than the one beside the spots `touched`.
    #[inline]
    fn beside_others(&self, touched: ShoreBits) -> ShoreBits {
        self.once & !touched | self.twice
    }

    /// What the spots see after the tile with these sides is removed.
    #[inline]
    fn without(&self, sides: &[ShoreBits; 4]) -> Barred {
        Barred(Direction::ALL.map(|side| {
            let gone = !sides[side.opposite() as usize];
            self.sides[side as usize].map(|spots| spots & gone)
        }))
    }
}

/// For each side, the spots that see land and those that see water there.
struct Barred([[ShoreBits; 2]; 4]);

impl Barred {
    /// The spots on which a tile with these edges cannot lie: they see water where it has land, or land where it has
    /// water.
    #[inline]
    fn for_edges(&self, edges: Edges) -> ShoreBits {
        let on = |side: Direction| self.0[side as usize][usize::from(!edges.is_water(side))];
        on(Direction::North) | on(Direction::East) | on(Direction::South) | on(Direction::West)
    }
}
