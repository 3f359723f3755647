//! Where a meeple can go and which spaces it sees.

use table::Grid5;

use crate::rules::island::Island;
use crate::rules::space::{Space, Spaces};
use crate::rules::terrain::Terrain;

/// The spaces in sight from each space of island and beach: from the island the space itself and its neighbours, from
/// the beach only the space in front.
///
/// ```text
///  from c3      from c0
///  . . . . .    . . . . .
///  . . # . .    . . . . .
///  . # # # .    . . . . .
///  . . # . .    . . . . .
///  . . . . .    . . # . .
/// ```
pub(crate) const NEAR: [Grid5; Space::COUNT as usize] = {
    let mut all = [Grid5::EMPTY; Space::COUNT as usize];
    let mut at = 0;
    while at < all.len() {
        let space = 1 << at;
        let here = Grid5::from_bits(space);
        let front = Grid5::from_bits(space >> Grid5::SIDE);
        let seen = if here.is_empty() { front.bits() } else { here.bits() | here.neighbours().bits() };
        all[at] = Grid5::from_bits(seen);
        at += 1;
    }
    all
};

/// The spaces in sight from a mountain on each space of the island: also those two steps away in a straight line.
///
/// ```text
///  from c3      from a1
///  . . # . .    . . . . .
///  . . # . .    . . . . .
///  # # # # #    # . . . .
///  . . # . .    # . . . .
///  . . # . .    # # # . .
/// ```
pub(crate) const FAR: [Grid5; Grid5::SPACES] = {
    let mut all = [Grid5::EMPTY; Grid5::SPACES];
    let mut at = 0;
    while at < all.len() {
        let here = Grid5::space(at as u8);
        let two =
            here.up().up().bits() | here.down().down().bits() | here.left().left().bits() | here.right().right().bits();
        all[at] = Grid5::from_bits(NEAR[at].bits() | two);
        at += 1;
    }
    all
};

/// The spaces that a meeple can go to, without its own: one step to the beach or a tile, and from each steppe it
/// reaches one more step. A meeple that is not on the board yet begins anywhere on the beach.
///
/// The destinations are the ends of all walks whose intermediate spaces are all steppe.
#[must_use]
#[inline]
pub fn destinations(island: &Island, meeple: Option<Space>) -> Spaces {
    let Some(meeple) = meeple else { return Spaces::BEACH };
    let ground = ground(island);
    let here = Spaces::only(meeple);
    let steps = here.neighbours().and(ground);
    let steppe = Spaces::of_island(island.of(Terrain::Steppe));
    let crossed = steps.and(steppe);
    if crossed.is_empty() {
        return steps;
    }
    let crossed = crossed.flood(steppe);
    steps.or(crossed.neighbours()).and(ground).without(meeple)
}

/// The spaces where a meeple may stand: the beach and all tiles.
#[must_use]
#[inline]
pub fn ground(island: &Island) -> Spaces {
    Spaces::of_island(island.covered()).or(Spaces::BEACH)
}

/// The spaces of the island that a meeple sees.
#[must_use]
#[inline]
pub fn seen(island: &Island, meeple: Space) -> Grid5 {
    if is_on(island, meeple, Terrain::Mountain) {
        FAR[usize::from(meeple.index())]
    } else {
        NEAR[usize::from(meeple.index())]
    }
}

/// Whether a meeple stands on a terrain, hazy or confirmed.
#[must_use]
#[inline]
pub fn is_on(island: &Island, meeple: Space, terrain: Terrain) -> bool {
    island.of(terrain).meets(meeple.grid())
}

/// Whether a meeple on a space may map: anywhere except on jungle.
#[must_use]
#[inline]
pub fn may_map(island: &Island, meeple: Space) -> bool {
    !is_on(island, meeple, Terrain::Jungle)
}

/// The spaces of the island that meeples starting from these spaces can ever cover, with any number of moves on the
/// current tiles.
#[must_use]
pub fn coverable(island: &Island, from: Spaces) -> Grid5 {
    let reached = from.flood(ground(island));
    let standing = reached.iter().filter(|&space| may_map(island, space));
    let seen = standing.fold(Grid5::EMPTY, |all, space| all | seen(island, space));
    // One half lies on a seen space, the other on a neighbour of that space.
    seen | seen.neighbours()
}
