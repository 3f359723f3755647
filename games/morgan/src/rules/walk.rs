//! Where a pirate can walk, and what it costs.

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
    /// What the cheapest way there costs: 1 doubloon for everybody met on every tile that is entered.
    pub toll: u32,
    /// The cheapest way there; of equally cheap ones a shortest.
    pub path: ArrayVec<Direction, { Tile::COUNT }>,
}

/// Where a pirate can go from a tile in so many steps, other than where it stands, each with its cheapest toll, sorted by
/// tile. `others` are the other pirates; only what can be paid is listed.
///
/// A way that costs least never enters a tile twice, so more steps than there are tiles are of no use.
#[must_use]
pub fn walks(island: &Island, others: &Crowd, from: Tile, steps: usize, doubloons: u32) -> Vec<Walk> {
    let mut best: [Option<Walk>; Tile::COUNT] = [const { None }; Tile::COUNT];
    best[from.index()] = Some(Walk { to: from, toll: 0, path: ArrayVec::new() });
    for _ in 0..steps.min(island.len() - 1) {
        // One step more from everywhere reached so far.
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
