//! Where a meeple can go and what it sees.

use table::Grid5;

use crate::rules::island::Island;
use crate::rules::space::{Space, Spaces};
use crate::rules::terrain::Terrain;

/// What is seen from each space of island and beach: the space itself and its neighbours, and from the beach only the
/// space in front.
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

/// What is seen from a mountain on each space of the island: in a straight line also the spaces two steps away.
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

/// Where a meeple can go, other than staying: by one step to the beach or to a tile and, from steppe to steppe, as much
/// further as they lead. A meeple that is not on the board yet begins anywhere on the beach.
///
/// The destinations are the ends of all walks of which every space in between is steppe.
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

/// Where a meeple may stand at all: on the beach and on tiles.
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

/// Whether who stands there may map: anywhere but on jungle.
#[must_use]
#[inline]
pub fn may_map(island: &Island, meeple: Space) -> bool {
    !is_on(island, meeple, Terrain::Jungle)
}

/// The spaces of the island that somebody who starts from one of these places could still cover, however long they
/// walk over what is there now.
#[must_use]
pub fn coverable(island: &Island, from: Spaces) -> Grid5 {
    let reached = from.flood(ground(island));
    let standing = reached.iter().filter(|&space| may_map(island, space));
    let seen = standing.fold(Grid5::EMPTY, |all, space| all | seen(island, space));
    // One half lies on a seen space, the other on that space's neighbour.
    seen | seen.neighbours()
}
