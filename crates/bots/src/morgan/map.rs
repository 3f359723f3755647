//! The island as a pirate sees it who thinks of moving a tile.

use morgan::walk::Crowd;
use morgan::{Island, MapCard, Spot, Tile};

/// On a spot without a tile.
const GAP: u8 = u8::MAX;

/// Which tile lies where. Whether edges match is for the rules to say.
#[derive(Clone)]
pub(super) struct Map {
    spots: [Spot; Tile::COUNT],
    tiles: [u8; Spot::COUNT],
}

impl Map {
    pub(super) fn of(island: &Island) -> Map {
        let mut map = Map { spots: [Spot::default(); Tile::COUNT], tiles: [GAP; Spot::COUNT] };
        for (tile, &spot) in island.spots().iter().enumerate() {
            map.spots[tile] = spot;
            map.tiles[spot.index()] = tile as u8;
        }
        map
    }

    /// The map after a tile was moved.
    pub(super) fn with(&self, tile: Tile, spot: Spot) -> Map {
        let mut map = self.clone();
        map.tiles[map.spots[tile.index()].index()] = GAP;
        map.tiles[spot.index()] = tile.index() as u8;
        map.spots[tile.index()] = spot;
        map
    }

    /// How many steps a tile is nearer to a card's point, or further away, than the card says.
    pub(super) fn misses(&self, card: MapCard, tile: usize) -> u8 {
        self.spots[card.point().tile().index()].apart(self.spots[tile]).abs_diff(card.distance())
    }

    /// One step more: for every tile the least toll at which it is reached, if it is.
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

/// For every tile what it costs to get there, if it can be reached.
pub(super) type Tolls = [Option<u8>; Tile::COUNT];
