//! The scoring cards of the village stack.

use table::{Grid11, Item};

use super::{each, item};
use crate::sheet::Land;
use crate::terrain::Terrain::{Farm, Forest, Monster, Village, Water};

/// Stars for a large cluster.
const WILDHOLDS_STARS: i32 = 8;
/// How large it must be.
const WILDHOLDS_SPACES: u32 = 6;

/// Eight stars for each cluster of six or more village spaces.
pub(super) fn wildholds(land: &Land) -> i32 {
    let large = land.of(Village).clusters().filter(|cluster| cluster.len() >= WILDHOLDS_SPACES);
    WILDHOLDS_STARS * large.count() as i32
}

pub(super) fn explain_wildholds(land: &Land) -> Vec<Item> {
    let clusters = land.of(Village).clusters();
    let large = clusters.filter(|cluster| cluster.iter().count() >= WILDHOLDS_SPACES as usize);
    large.map(|cluster| item(cluster, WILDHOLDS_STARS, "villages-six-or-more")).collect()
}

/// One star for each space of the largest village cluster that touches no mountain.
pub(super) fn great_city(land: &Land) -> i32 {
    let villages = land.of(Village);
    // All clusters at a mountain are flooded at once; the largest of the rest scores.
    let away = villages - (villages & land.map().beside_mountains).flood(villages);
    away.clusters().map(|cluster| cluster.len()).max().unwrap_or(0) as i32
}

pub(super) fn explain_great_city(land: &Land) -> Vec<Item> {
    let clusters = land.of(Village).clusters();
    let away = clusters.filter(|cluster| !cluster.neighbours().meets(land.map().mountains));
    // Of equally large ones the first is shown.
    let largest = away.reduce(|best, next| if next.iter().count() > best.iter().count() { next } else { best });
    largest.map_or(Vec::new(), |city| each(city, 1, "village-in-great-city"))
}

/// Stars for a cluster among many terrains.
const GREENGOLD_STARS: i32 = 3;
/// How many terrains it must touch.
const GREENGOLD_TERRAINS: usize = 3;

/// Three stars for each village cluster that touches three or more of forest, farm, water, monster and mountain.
pub(super) fn greengold_plains(land: &Land) -> i32 {
    let others = other_terrains(land);
    let rich = |cluster: &Grid11| {
        let beside = cluster.neighbours();
        others.iter().filter(|terrain| terrain.meets(beside)).count() >= GREENGOLD_TERRAINS
    };
    GREENGOLD_STARS * land.of(Village).clusters().filter(rich).count() as i32
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

/// Two stars for each space of the second largest village cluster; of two equally large ones one is the second.
pub(super) fn shieldgate(land: &Land) -> i32 {
    let (mut largest, mut second) = (0, 0);
    for cluster in land.of(Village).clusters() {
        let size = cluster.len();
        second = second.max(size.min(largest));
        largest = largest.max(size);
    }
    SHIELDGATE_STARS * second as i32
}

pub(super) fn explain_shieldgate(land: &Land) -> Vec<Item> {
    let mut clusters: Vec<Grid11> = land.of(Village).clusters().collect();
    clusters.sort_by_key(|cluster| std::cmp::Reverse(cluster.iter().count()));
    clusters.get(1).map_or(Vec::new(), |second| each(*second, SHIELDGATE_STARS, "village-in-second-cluster"))
}
