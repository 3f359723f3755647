//! A compact map for bots that try out tile moves.

use crate::components::STEPS;
use crate::walk::Crowd;
use crate::{Island, MapCard, Point, Spot, Tile};

/// The mark of a spot without a tile.
const GAP: u8 = u8::MAX;

/// Which tile lies where. It ignores edges: the rules check them.
#[derive(Clone)]
pub(super) struct Map {
    spots: [Spot; Tile::COUNT],
    tiles: [u8; Spot::COUNT],
    /// For every tile, the number of points that are near enough for a card to name.
    near: [u8; Tile::COUNT],
}

/// The largest distance on a card.
const FARTHEST: u8 = 3;

impl Map {
    pub(super) fn of(island: &Island) -> Map {
        let mut map = Map { spots: [Spot::default(); Tile::COUNT], tiles: [GAP; Spot::COUNT], near: [0; Tile::COUNT] };
        for (tile, &spot) in island.spots().iter().enumerate() {
            map.spots[tile] = spot;
            map.tiles[spot.index()] = tile as u8;
        }
        map.near = std::array::from_fn(|tile| map.points_near(tile));
        map
    }

    fn points_near(&self, tile: usize) -> u8 {
        let near = |point: &Point| self.spots[point.tile().index()].apart(self.spots[tile]) <= FARTHEST;
        Point::all().filter(near).count() as u8
    }

    /// The map after a tile move.
    pub(super) fn with(&self, tile: Tile, spot: Spot) -> Map {
        let mut map = self.clone();
        let from = std::mem::replace(&mut map.spots[tile.index()], spot);
        map.tiles[from.index()] = GAP;
        map.tiles[spot.index()] = tile.index() as u8;
        if tile.facts().point.is_some() {
            for (near, &there) in map.near.iter_mut().zip(&map.spots) {
                *near += u8::from(spot.apart(there) <= FARTHEST);
                *near -= u8::from(from.apart(there) <= FARTHEST);
            }
        }
        map.near[tile.index()] = map.points_near(tile.index());
        map
    }

    /// By how many steps a card misses on a tile: the difference between the card's distance and the real one.
    pub(super) fn misses(&self, card: MapCard, tile: usize) -> u8 {
        self.spots[card.point().tile().index()].apart(self.spots[tile]).abs_diff(card.distance())
    }

    /// The best worth of all tiles that the next walk reaches from a tile. `worth` gets the index of a tile and the
    /// number of points near it.
    pub(super) fn best_next(&self, from: usize, worth: impl Fn(usize, u8) -> i32) -> i32 {
        let mut best = worth(from, self.near[from]);
        let (mut reached, mut last) = (1u32 << from, 1u32 << from);
        for _ in 0..STEPS {
            let mut next = 0;
            for tile in bits(last) {
                for spot in self.spots[tile].beside() {
                    let beside = self.tiles[spot.index()];
                    next |= if beside == GAP { 0 } else { 1 << beside };
                }
            }
            last = next & !reached;
            reached |= last;
            best = bits(last).fold(best, |best, tile| best.max(worth(tile, self.near[tile])));
        }
        best
    }

    /// Takes one more step. Returns the lowest toll for every tile that is reached.
    pub(super) fn step(&self, tolls: &Tolls, crowd: &Crowd, doubloons: u32) -> Tolls {
        let mut next = *tolls;
        for (tile, toll) in tolls.iter().enumerate() {
            let Some(toll) = *toll else { continue };
            for spot in self.spots[tile].beside() {
                let beside = usize::from(self.tiles[spot.index()]);
                let Some(known) = next.get_mut(beside) else { continue };
                let toll = toll + crowd[beside];
                if u32::from(toll) <= doubloons && known.is_none_or(|known| toll < known) {
                    *known = Some(toll);
                }
            }
        }
        next
    }
}

/// Iterates over the numbers of the set bits.
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (lowest < u32::BITS).then_some(lowest as usize)
    })
}

/// For every tile, the toll to get there, if it can be reached.
pub(super) type Tolls = [Option<u8>; Tile::COUNT];

#[cfg(test)]
mod tests {
    use crate::Morgan;
    use table::{EventSink, SeedText, SetUp, Table};

    use super::*;

    #[test]
    fn moving_a_tile_updates_the_counts_of_near_points() {
        for game in 0..5 {
            let seed = SeedText::new(format!("near {game}")).expect("a short text");
            let set_up = SetUp::<Morgan> { seats: 2, options: Default::default(), seed };
            let table = Table::open(set_up, &mut EventSink::nobody()).expect("two may play");
            let open = &table.position().open;
            let map = Map::of(&open.island);
            open.tile_moves().for_each(|tile, _, spot| {
                let moved = map.with(tile, spot);
                let counted: [u8; Tile::COUNT] = std::array::from_fn(|tile| moved.points_near(tile));
                assert_eq!(moved.near, counted, "{tile:?} to {spot:?}");
            });
        }
    }
}
