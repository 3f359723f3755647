//! The scoring cards of the village stack.

use arrayvec::ArrayVec;
use table::{Grid11, Item};

use super::{each, item};
use crate::rules::sheet::Land;
use crate::rules::terrain::Terrain::{Farm, Forest, Monster, Village, Water};

/// The clusters of village spaces, each with its size. All four cards need them, so they are computed once.
pub(super) struct Villages(ArrayVec<(Grid11, u32), MOST_CLUSTERS>);

/// The most clusters a land can have: one on every second space, like the dark squares of a chessboard.
const MOST_CLUSTERS: usize = Grid11::SPACES.div_ceil(2);

impl Villages {
    /// No clusters yet.
    pub(super) const fn none() -> Villages {
        Villages(ArrayVec::new_const())
    }

    /// Finds the clusters of a land, in place: the array is large, and moving it would cost more than the search.
    pub(super) fn find(&mut self, land: &Land) {
        let mut left = land.of(Village);
        while !left.is_empty() {
            let cluster = left.first_space().flood(left);
            left = left - cluster;
            self.0.push((cluster, cluster.len()));
        }
    }
}

/// Stars for a large cluster.
const WILDHOLDS_STARS: i32 = 8;
/// The minimum size of such a cluster.
const WILDHOLDS_SPACES: u32 = 6;

/// Eight stars for each cluster of six or more village spaces.
pub(super) fn wildholds(_: &Land, villages: &Villages) -> i32 {
    WILDHOLDS_STARS * villages.0.iter().filter(|&&(_, size)| size >= WILDHOLDS_SPACES).count() as i32
}

pub(super) fn explain_wildholds(land: &Land) -> Vec<Item> {
    let clusters = land.of(Village).clusters();
    let large = clusters.filter(|cluster| cluster.iter().count() >= WILDHOLDS_SPACES as usize);
    large.map(|cluster| item(cluster, WILDHOLDS_STARS, "villages-six-or-more")).collect()
}

/// One star for each space of the largest village cluster that touches no mountain.
pub(super) fn great_city(land: &Land, villages: &Villages) -> i32 {
    let away = villages.0.iter().filter(|(cluster, _)| !cluster.meets(land.map().beside_mountains));
    away.map(|&(_, size)| size).max().unwrap_or(0) as i32
}

pub(super) fn explain_great_city(land: &Land) -> Vec<Item> {
    let clusters = land.of(Village).clusters();
    let away = clusters.filter(|cluster| !cluster.neighbours().meets(land.map().mountains));
    // Of equally large clusters, the first is shown.
    let largest = away.reduce(|best, next| if next.iter().count() > best.iter().count() { next } else { best });
    largest.map_or(Vec::new(), |city| each(city, 1, "village-in-great-city"))
}

/// Stars for a cluster that touches many terrains.
const GREENGOLD_STARS: i32 = 3;
/// The number of terrains it must touch.
const GREENGOLD_TERRAINS: usize = 3;

/// Three stars for each village cluster that touches three or more of forest, farm, water, monster and mountain.
pub(super) fn greengold_plains(land: &Land, villages: &Villages) -> i32 {
    let others = other_terrains(land);
    let rich = |&&(cluster, _): &&(Grid11, u32)| {
        let beside = cluster.neighbours();
        others.iter().filter(|terrain| terrain.meets(beside)).count() >= GREENGOLD_TERRAINS
    };
    GREENGOLD_STARS * villages.0.iter().filter(rich).count() as i32
}

pub(super) fn explain_greengold_plains(land: &Land) -> Vec<Item> {
    let rich = |cluster: &Grid11| {
        let touches = |terrain: &Grid11| terrain.iter().any(|space| Grid11::space(space).neighbours().meets(*cluster));
        other_terrains(land).iter().filter(|terrain| touches(terrain)).count() >= GREENGOLD_TERRAINS
    };
    let clusters = land.of(Village).clusters().filter(rich);
    clusters.map(|cluster| item(cluster, GREENGOLD_STARS, "villages-among-three-terrains")).collect()
}

fn other_terrains(land: &Land) -> [Grid11; 5] {
    [land.of(Forest), land.of(Farm), land.of(Water), land.of(Monster), land.map().mountains]
}

/// Stars for each space of the second largest cluster.
const SHIELDGATE_STARS: i32 = 2;

/// Two stars for each space of the second largest village cluster. If two are equally large, one of them is the second.
pub(super) fn shieldgate(_: &Land, villages: &Villages) -> i32 {
    let (mut largest, mut second) = (0, 0);
    for &(_, size) in &villages.0 {
        second = second.max(size.min(largest));
        largest = largest.max(size);
    }
    SHIELDGATE_STARS * second as i32
}

pub(super) fn explain_shieldgate(land: &Land) -> Vec<Item> {
    let mut clusters: Vec<Grid11> = land.of(Village).clusters().collect();
    let second = take_largest(&mut clusters).and_then(|_| take_largest(&mut clusters));
    second.map_or(Vec::new(), |second| each(second, SHIELDGATE_STARS, "village-in-second-cluster"))
}

/// Takes out the largest cluster; the first one of several. (Sorting them would add two kilobytes to the page.)
fn take_largest(clusters: &mut Vec<Grid11>) -> Option<Grid11> {
    let (at, _) = clusters.iter().enumerate().rev().max_by_key(|(_, cluster)| cluster.iter().count())?;
    Some(clusters.remove(at))
}
