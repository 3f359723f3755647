//! The walks of a pirate and their tolls.

use arrayvec::ArrayVec;

use crate::rules::components::Tile;
use crate::rules::edges::Direction;
use crate::rules::island::Island;

/// How many pirates stand on each tile.
pub type Crowd = [u8; Tile::COUNT];

/// A tile that a pirate can reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk {
    /// The tile.
    pub to: Tile,
    /// The toll of the cheapest path: 1 doubloon for each other pirate on each tile that it enters.
    pub toll: u32,
    /// The cheapest path; among equally cheap paths, a shortest one.
    pub path: ArrayVec<Direction, { Tile::COUNT }>,
}

/// Returns all other tiles that a pirate can reach from a tile in at most `steps` steps, each with its cheapest toll,
/// sorted by tile. `others` are the other pirates. Walks that cost more than `doubloons` are left out.
///
/// A cheapest path never enters a tile twice, so more steps than tiles are of no use.
#[must_use]
pub fn walks(island: &Island, others: &Crowd, from: Tile, steps: usize, doubloons: u32) -> Vec<Walk> {
    let mut best: [Option<Walk>; Tile::COUNT] = [const { None }; Tile::COUNT];
    best[from.index()] = Some(Walk { to: from, toll: 0, path: ArrayVec::new() });
    for _ in 0..steps.min(island.len() - 1) {
        // Take one more step from all tiles reached so far.
        let before = best.clone();
        let mut changed = false;
        for walk in before.iter().flatten() {
            for direction in Direction::ALL {
                let Some(to) = island.tile_on(island.spot(walk.to).next(direction)) else { continue };
                let toll = walk.toll + u32::from(others[to.index()]);
                let known = best[to.index()].as_ref().map(|known| known.toll);
                if toll <= doubloons && known.is_none_or(|known| toll < known) {
                    let mut path = walk.path.clone();
                    path.push(direction);
                    best[to.index()] = Some(Walk { to, toll, path });
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    best.into_iter().flatten().filter(|walk| walk.to != from).collect()
}
