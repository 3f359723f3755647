//! The scoring cards of the farm and water stack.

use table::{Grid11, Item};

use super::{each, item, those};
use crate::rules::sheet::Land;
use crate::rules::terrain::Terrain::{Farm, Water};

/// One star for each water space beside a farm, and for each farm space beside water.
pub(super) fn canal_lake(land: &Land) -> i32 {
    let (farm, water) = (land.of(Farm), land.of(Water));
    // No space is both, so a single count covers both kinds.
    ((water & farm.neighbours()) | (farm & water.neighbours())).len() as i32
}

pub(super) fn explain_canal_lake(land: &Land) -> Vec<Item> {
    let beside = |spaces, other: Grid11| those(spaces, |space| space.neighbours().meets(other));
    let water = each(beside(land.of(Water), land.of(Farm)), 1, "water-beside-farm");
    [water, each(beside(land.of(Farm), land.of(Water)), 1, "farm-beside-water")].concat()
}

/// Stars for a water space beside a mountain.
const MAGES_WATER: i32 = 2;
/// Stars for a farm space beside a mountain.
const MAGES_FARM: i32 = 1;

/// Two stars for each water space and one for each farm space beside a mountain.
pub(super) fn mages_valley(land: &Land) -> i32 {
    let beside = land.map().beside_mountains;
    MAGES_WATER * (land.of(Water) & beside).len() as i32 + MAGES_FARM * (land.of(Farm) & beside).len() as i32
}

pub(super) fn explain_mages_valley(land: &Land) -> Vec<Item> {
    let beside = |spaces| those(spaces, |space| space.neighbours().meets(land.map().mountains));
    let water = each(beside(land.of(Water)), MAGES_WATER, "water-beside-mountain");
    [water, each(beside(land.of(Farm)), MAGES_FARM, "farm-beside-mountain")].concat()
}

/// Stars for a water space beside a ruins space.
const GRANARY_WATER: i32 = 1;
/// Stars for a farm space on a ruins space.
const GRANARY_FARM: i32 = 3;

/// One star for each water space beside a ruins space, covered or not, and three for each farm space on one.
pub(super) fn the_golden_granary(land: &Land) -> i32 {
    let (beside, on) = (land.map().beside_ruins, land.map().ruins);
    GRANARY_WATER * (land.of(Water) & beside).len() as i32 + GRANARY_FARM * (land.of(Farm) & on).len() as i32
}

pub(super) fn explain_the_golden_granary(land: &Land) -> Vec<Item> {
    let ruins = land.map().ruins;
    let water = those(land.of(Water), |space| space.neighbours().meets(ruins));
    let farm = those(land.of(Farm), |space| space.meets(ruins));
    [each(water, GRANARY_WATER, "water-beside-ruins"), each(farm, GRANARY_FARM, "farm-on-ruins")].concat()
}

/// Stars for a cluster that is neither on the edge nor beside the other terrain.
const SHORESIDE_STARS: i32 = 3;

/// Three stars for each farm cluster with no space on the edge or beside water, and for each water cluster with none on
/// the edge or beside a farm.
pub(super) fn shoreside_expanse(land: &Land) -> i32 {
    let (farm, water) = (land.of(Farm), land.of(Water));
    // One flood fill from the spoilt spaces finds all spoilt clusters. The remaining clusters are counted.
    let sheltered = |land: Grid11, other: Grid11| {
        let spoilt = land & (Grid11::EDGE | other.neighbours());
        (land - spoilt.flood(land)).clusters().count() as i32
    };
    SHORESIDE_STARS * (sheltered(farm, water) + sheltered(water, farm))
}

pub(super) fn explain_shoreside_expanse(land: &Land) -> Vec<Item> {
    let sheltered = |land: Grid11, other: Grid11, reason| {
        let away = move |cluster: &Grid11| {
            cluster
                .iter()
                .map(Grid11::space)
                .all(|space| !space.meets(Grid11::EDGE) && !space.neighbours().meets(other))
        };
        land.clusters().filter(away).map(|cluster| item(cluster, SHORESIDE_STARS, reason)).collect::<Vec<_>>()
    };
    let farms = sheltered(land.of(Farm), land.of(Water), "farms-sheltered");
    [farms, sheltered(land.of(Water), land.of(Farm), "waters-sheltered")].concat()
}
