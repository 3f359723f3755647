//! The sixteen scoring cards, and what monsters cost.
//!
//! Every card has two functions. A fast one counts the stars on bits, and the other explains them space by space. A
//! property test checks that their sums are equal.
//!
//! *Adjacent* spaces share a side; a *cluster* is a group of adjacent spaces of one terrain.

mod farm_water;
mod forest;
mod spatial;
mod village;

use table::{Grid11, Item};

pub use self::spatial::DIAGONALS;

use self::Stars::{OfLand, OfVillages};
use self::village::Villages;
use crate::rules::components::Scoring;
use crate::rules::sheet::Land;

/// How one card scores.
struct Rule {
    stars: Stars,
    explain: fn(&Land) -> Vec<Item>,
}

/// The input of a card's fast count.
enum Stars {
    /// The land alone.
    OfLand(fn(&Land) -> i32),
    /// The land and its clusters of villages.
    OfVillages(fn(&Land, &Villages) -> i32),
}

/// The rules in the order of the cards' numbers.
static RULES: [Rule; Scoring::COUNT as usize] = [
    Rule { stars: OfLand(forest::sentinel_wood), explain: forest::explain_sentinel_wood },
    Rule { stars: OfLand(forest::greenbough), explain: forest::explain_greenbough },
    Rule { stars: OfLand(forest::treetower), explain: forest::explain_treetower },
    Rule { stars: OfLand(forest::stoneside_forest), explain: forest::explain_stoneside_forest },
    Rule { stars: OfLand(farm_water::canal_lake), explain: farm_water::explain_canal_lake },
    Rule { stars: OfLand(farm_water::mages_valley), explain: farm_water::explain_mages_valley },
    Rule { stars: OfLand(farm_water::the_golden_granary), explain: farm_water::explain_the_golden_granary },
    Rule { stars: OfLand(farm_water::shoreside_expanse), explain: farm_water::explain_shoreside_expanse },
    Rule { stars: OfVillages(village::wildholds), explain: village::explain_wildholds },
    Rule { stars: OfVillages(village::great_city), explain: village::explain_great_city },
    Rule { stars: OfVillages(village::greengold_plains), explain: village::explain_greengold_plains },
    Rule { stars: OfVillages(village::shieldgate), explain: village::explain_shieldgate },
    Rule { stars: OfLand(spatial::borderlands), explain: spatial::explain_borderlands },
    Rule { stars: OfLand(spatial::lost_barony), explain: spatial::explain_lost_barony },
    Rule { stars: OfLand(spatial::the_broken_road), explain: spatial::explain_the_broken_road },
    Rule { stars: OfLand(spatial::the_cauldrons), explain: spatial::explain_the_cauldrons },
];

/// The stars that a scoring card gives for a land.
#[must_use]
#[inline]
pub fn stars(card: Scoring, land: &Land) -> i32 {
    match RULES[usize::from(card.0)].stars {
        OfLand(stars) => stars(land),
        OfVillages(stars) => {
            let mut villages = Villages::none();
            villages.find(land);
            stars(land, &villages)
        }
    }
}

/// The stars that every scoring card gives for a land, in the order of [`Scoring::all`].
#[must_use]
#[inline]
pub fn all_stars(land: &Land) -> [i32; Scoring::COUNT as usize] {
    let mut villages = Villages::none();
    villages.find(land);
    RULES.each_ref().map(|rule| match rule.stars {
        OfLand(stars) => stars(land),
        OfVillages(stars) => stars(land, &villages),
    })
}

/// The reasons for the stars of a scoring card.
#[must_use]
pub fn explain(card: Scoring, land: &Land) -> Vec<Item> {
    (RULES[usize::from(card.0)].explain)(land)
}

/// The stars lost to monsters: one for each empty space beside a monster, however many monsters it touches.
#[must_use]
#[inline]
pub fn monsters(land: &Land) -> i32 {
    land.haunted().len() as i32
}

/// The reasons for the stars lost to monsters.
#[must_use]
pub fn explain_monsters(land: &Land) -> Vec<Item> {
    let haunted = |&space: &u8| {
        let here = Grid11::space(space);
        here.neighbours().meets(land.of(crate::rules::Terrain::Monster))
    };
    land.empty().iter().filter(haunted).map(|space| item(Grid11::space(space), -1, "monster-neighbour")).collect()
}

/// The number of surrounded mountains. Each has given its coin.
#[must_use]
pub fn surrounded_mountains(land: &Land) -> u32 {
    land.map().around.iter().filter(|around| around.is_within(land.filled())).count() as u32
}

/// The reasons for the coins of surrounded mountains.
#[must_use]
pub fn explain_surrounded_mountains(land: &Land) -> Vec<Item> {
    let surrounded = |mountain: Grid11| mountain.neighbours().iter().all(|beside| land.filled().contains(beside));
    each(those(land.map().mountains, surrounded), 1, "mountain-surrounded")
}

/// One reason for stars.
fn item(spaces: Grid11, points: i32, reason: &'static str) -> Item {
    Item { spaces: spaces.iter().map(u16::from).collect(), points, reason }
}

/// One reason for each space of a set.
fn each(spaces: Grid11, points: i32, reason: &'static str) -> Vec<Item> {
    spaces.iter().map(|space| item(Grid11::space(space), points, reason)).collect()
}

/// The spaces of a set for which a predicate holds, tested one by one.
fn those(spaces: Grid11, holds: impl Fn(Grid11) -> bool) -> Grid11 {
    spaces.iter().filter(|&space| holds(Grid11::space(space))).collect()
}
