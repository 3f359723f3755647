//! The prospects of a sheet: the stars that it earns as it is, and those that it may still earn.

use crate::scoring::DIAGONALS;
use crate::{Land, Open, Scoring, Sheet, Terrain};
use table::Grid11;

use super::chances::{Chance, STAR, STEPS, ScoringChances};

/// The cost of an empty space without an empty neighbour, and of one with a single empty neighbour: little fits there.
const HOLE: i32 = 90;
const DEAD_END: i32 = 24;

/// The cost of having no, one or two ruins spaces left, because ruins may be demanded.
const RUINS: [i32; 3] = [200, 60, 20];

/// The weight of each hope, in sixteenths of its likelihood. With these weights, the bot that does not search plays
/// best. They were found by hill climbing on about eighty thousand solo games; see `docs/bots.md`.
mod hope {
    pub(super) const FOREST_ON_EDGE: i32 = 3;
    pub(super) const FOREST_IN_LINE: i32 = 14;
    pub(super) const MOUNTAINS_JOINED: i32 = 11;
    pub(super) const FARM_MEETS_WATER: i32 = 16;
    pub(super) const BESIDE_MOUNTAIN: i32 = 16;
    pub(super) const AT_RUINS: i32 = 10;
    pub(super) const SHELTERED: i32 = 4;
    pub(super) const SIX_VILLAGES: i32 = 11;
    pub(super) const CITY_GROWS: i32 = 6;
    pub(super) const SECOND_CATCHES_UP: i32 = 10;
    pub(super) const SECOND_GROWS: i32 = 5;
    pub(super) const DIAGONAL: i32 = 11;
    pub(super) const CAULDRON: i32 = 3;
    pub(super) const HAUNTED_FILLED: i32 = 12;
}

/// A hope with its weight applied.
const fn hoped(worth: i32, sixteenths: i32) -> i32 {
    worth * sixteenths / 16
}

/// Judges sheets at one moment of the game.
pub(super) struct Prospect {
    chances: ScoringChances,
    edicts: [Rule; 4],
    /// The costs of holes, dead ends and missing ruins now, scaled by the time left.
    hole: i32,
    dead_end: i32,
    ruins: [i32; 3],
}

/// Evaluates one card. The chances are for steps that any terrain can take, and for steps that need a certain one.
type Rule = fn(&Look<'_>, &Chance, &Chance) -> i32;

/// A land, with derived sets that several cards use.
struct Look<'a> {
    land: &'a Land,
    empty: Grid11,
    /// Empty spaces with no empty neighbour.
    holes: Grid11,
    /// Spaces by their number of empty neighbours.
    beside: [Grid11; 5],
}

impl Prospect {
    /// Judges sheets as they are after the current card is drawn.
    pub(super) fn after_draw(open: &Open) -> Prospect {
        let chances = ScoringChances::after_draw(open);
        // Late in the game they cost less: nothing more would have been drawn there anyway.
        let early = |cost: i32| cost * chances.draws / (chances.draws + 128);
        Prospect {
            edicts: open.edicts.map(rule),
            hole: early(HOLE),
            dead_end: early(DEAD_END),
            ruins: RUINS.map(early),
            chances,
        }
    }

    /// The stars that a sheet is expected to earn from now on.
    pub(super) fn of(&self, sheet: &Sheet) -> i32 {
        let look = Look::at(&sheet.land);
        let ScoringChances { any, own, always, seasons, scored, .. } = &self.chances;
        let mut worth = i32::from(sheet.coins) * seasons * STAR;
        for (edict, rule) in self.edicts.iter().enumerate() {
            if scored[edict] {
                worth += rule(&look, &any[edict], &own[edict]);
            }
        }
        worth -= monsters(&look, always);
        worth += mountains(&look, always);
        worth -= self.hole * look.holes.len() as i32;
        worth -= self.dead_end * (look.empty & look.beside[1]).len() as i32;
        worth - self.ruins.get(sheet.land.uncovered_ruins().len() as usize).copied().unwrap_or(0)
    }
}

impl<'a> Look<'a> {
    fn at(land: &'a Land) -> Look<'a> {
        let empty = land.empty();
        let beside = counted([empty.up(), empty.down(), empty.left(), empty.right()]);
        Look { land, empty, holes: empty & beside[0], beside }
    }

    fn of(&self, terrain: Terrain) -> Grid11 {
        self.land.of(terrain)
    }
}

/// The spaces that are in none, one, two, three and four of the sets. The bits of all spaces are added in parallel.
fn counted(sets: [Grid11; 4]) -> [Grid11; 5] {
    let [a, b, c, d] = sets.map(Grid11::bits);
    let (ab, cd) = (a ^ b, c ^ d);
    let ones = ab ^ cd;
    let twos = (a & b) ^ (c & d) ^ (ab & cd);
    let four = a & b & c & d;
    [!(ones | twos | four), ones & !twos, twos & !ones, ones & twos, four].map(Grid11::from_bits)
}

/// The cost of haunted spaces, until they are filled.
fn monsters(look: &Look<'_>, always: &Chance) -> i32 {
    let haunted = look.land.haunted();
    // A hole is hardly ever filled.
    let holes = (haunted & look.holes).len() as i32;
    (haunted.len() as i32 - holes) * (always[0] - hoped(always[1], hope::HAUNTED_FILLED)) + holes * always[0]
}

/// The coins of mountains that are not surrounded yet.
fn mountains(look: &Look<'_>, always: &Chance) -> i32 {
    let missing = look.land.map().around.iter().map(|around| steps(look, *around)).filter(|&steps| steps > 0);
    missing.map(|steps| always[steps]).sum()
}

/// The number of steps to fill spaces; a hole takes two.
fn steps(look: &Look<'_>, spaces: Grid11) -> usize {
    let missing = (spaces & look.empty).len() + (spaces & look.holes).len();
    (missing as usize).min(STEPS - 1)
}

/// The evaluation of a card.
fn rule(card: Scoring) -> Rule {
    match card.name() {
        "sentinel-wood" => sentinel_wood,
        "greenbough" => greenbough,
        "treetower" => treetower,
        "stoneside-forest" => stoneside_forest,
        "canal-lake" => canal_lake,
        "mages-valley" => mages_valley,
        "the-golden-granary" => the_golden_granary,
        "shoreside-expanse" => shoreside_expanse,
        "wildholds" => wildholds,
        "great-city" => great_city,
        "greengold-plains" => greengold_plains,
        "shieldgate" => shieldgate,
        "borderlands" => borderlands,
        "lost-barony" => lost_barony,
        "the-broken-road" => the_broken_road,
        _ => the_cauldrons,
    }
}

/// Forest on the edge, and free spaces on the edge.
fn sentinel_wood(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    let forest = (look.of(Terrain::Forest) & Grid11::EDGE).len() as i32;
    let free = (look.empty & Grid11::EDGE).len() as i32;
    forest * own[0] + hoped(free * own[3], hope::FOREST_ON_EDGE)
}

/// The columns and the rows in which a set has a space.
fn lines_with(set: Grid11) -> (u32, u128) {
    let bits = set.bits();
    let two = bits | bits >> 11;
    let four = two | two >> 22;
    let columns = (four | four >> 44 | four >> 77) as u32 & 0x7ff;
    let two = bits | bits >> 1;
    let four = two | two >> 2;
    (columns, (four | four >> 4 | four >> 7) & Grid11::LEFT.bits())
}

/// Rows and columns with forest, and those with room for it.
fn greenbough(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    let (columns, rows) = lines_with(look.of(Terrain::Forest));
    let (free_columns, free_rows) = lines_with(look.empty - look.holes);
    let with = columns.count_ones() + rows.count_ones();
    let free = (free_columns & !columns).count_ones() + (free_rows & !rows).count_ones();
    with as i32 * own[0] + hoped(free as i32 * own[2], hope::FOREST_IN_LINE)
}

/// Forest spaces by how many empty neighbours they have.
fn treetower(look: &Look<'_>, any: &Chance, _: &Chance) -> i32 {
    let forest = look.of(Terrain::Forest);
    look.beside.iter().zip(any).map(|(beside, chance)| (forest & *beside).len() as i32 * chance).sum()
}

/// Mountains that forest joins, and those that it could join with a few more spaces.
fn stoneside_forest(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    const FARTHEST: usize = 6;
    let forest = look.of(Terrain::Forest);
    let around = look.land.map().around;
    let others = |at: usize| {
        let all = around.iter().enumerate().filter(|&(other, _)| other != at);
        all.fold(Grid11::EMPTY, |all, (_, around)| all | *around)
    };
    let mut worth = 0;
    for (at, own_around) in around.iter().enumerate() {
        let goal = others(at);
        let mut reached = (*own_around & forest).flood(forest);
        let mut beside = *own_around;
        for steps in 0..FARTHEST {
            if reached.meets(goal) {
                // One shape covers about two steps.
                let joined = 3 * own[steps.div_ceil(2)];
                worth += if steps == 0 { joined } else { hoped(joined, hope::MOUNTAINS_JOINED) };
                break;
            }
            reached |= (reached.neighbours() | beside) & look.empty;
            reached |= (reached.neighbours() & forest).flood(forest);
            beside = Grid11::EMPTY;
        }
    }
    worth
}

/// Water beside farms, farms beside water, and those with room for the other terrain.
fn canal_lake(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    let (farm, water) = (look.of(Terrain::Farm), look.of(Terrain::Water));
    let both = (water & farm.neighbours()) | (farm & water.neighbours());
    let alone = (farm | water) - both - look.beside[0];
    both.len() as i32 * own[0] + hoped(alone.len() as i32 * own[2], hope::FARM_MEETS_WATER)
}

/// Water and farms beside mountains, and room for them.
fn mages_valley(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    let beside = look.land.map().beside_mountains;
    let drawn = 2 * (look.of(Terrain::Water) & beside).len() + (look.of(Terrain::Farm) & beside).len();
    drawn as i32 * own[0] + hoped((look.empty & beside).len() as i32 * own[3], hope::BESIDE_MOUNTAIN)
}

/// Water beside ruins and farms on them, and room for them.
fn the_golden_granary(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    let map = look.land.map();
    let drawn = (look.of(Terrain::Water) & map.beside_ruins).len() + 3 * (look.of(Terrain::Farm) & map.ruins).len();
    let free = (look.empty & map.beside_ruins).len() as i32 + 3 * (look.empty & map.ruins).len() as i32;
    drawn as i32 * own[0] + hoped(free * own[3], hope::AT_RUINS)
}

/// Sheltered clusters of farm and of water, and inner land where more could be.
fn shoreside_expanse(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    let (farm, water) = (look.of(Terrain::Farm), look.of(Terrain::Water));
    let sheltered = |land: Grid11, other: Grid11| {
        let spoilt = land & (Grid11::EDGE | other.neighbours());
        (land - spoilt.flood(land)).clusters().count() as i32
    };
    let inner = look.empty - Grid11::EDGE - look.holes;
    let free = |same: Grid11, other: Grid11| (inner - same.neighbours() - other.neighbours()).len() as i32;
    let clusters = 3 * (sheltered(farm, water) + sheltered(water, farm));
    clusters * own[0] + hoped(free(farm, water) * own[3], hope::SHELTERED)
}

/// Clusters of six villages, and smaller ones that can grow.
fn wildholds(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    const SPACES: usize = 6;
    let worth = |cluster: Grid11| {
        let missing = SPACES.saturating_sub(cluster.len() as usize);
        let room = (cluster.neighbours() & look.empty).len() as usize;
        let steps = missing.div_ceil(2);
        if missing == 0 {
            8 * own[0]
        } else if room == 0 {
            0
        } else {
            hoped(8 * own[(steps + usize::from(room == 1)).min(STEPS - 1)], hope::SIX_VILLAGES)
        }
    };
    look.of(Terrain::Village).clusters().map(worth).sum()
}

/// The largest cluster of villages away from mountains, and its room to grow.
fn great_city(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    let beside = look.land.map().beside_mountains;
    let away = look.of(Terrain::Village).clusters().filter(|cluster| !cluster.meets(beside));
    let worth = |cluster: Grid11| {
        let room = (cluster.neighbours() & (look.empty - beside)).len() as i32;
        cluster.len() as i32 * own[0] + hoped(room.min(8) * own[2], hope::CITY_GROWS)
    };
    away.map(worth).max().unwrap_or(0)
}

/// Clusters of villages that touch three terrains, or still can.
fn greengold_plains(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    const TERRAINS: usize = 3;
    use Terrain::{Farm, Forest, Monster, Water};
    let others = [look.of(Forest), look.of(Farm), look.of(Water), look.of(Monster), look.land.map().mountains];
    let worth = |cluster: Grid11| {
        let beside = cluster.neighbours();
        let touched = others.iter().filter(|terrain| terrain.meets(beside)).count();
        let missing = TERRAINS.saturating_sub(touched);
        let room = (beside & look.empty).len() as usize;
        if missing > room { 0 } else { 3 * own[missing] }
    };
    look.of(Terrain::Village).clusters().map(worth).sum()
}

/// The second largest cluster of villages, and room for it to grow.
fn shieldgate(look: &Look<'_>, _: &Chance, own: &Chance) -> i32 {
    let (mut first, mut second) = ((0, 0), (0, 0));
    for cluster in look.of(Terrain::Village).clusters() {
        let room = (cluster.neighbours() & look.empty).len() as i32;
        let this = (cluster.len() as i32, room);
        second = second.max(this.min(first));
        first = first.max(this);
    }
    let growth = (first.0 - second.0).min(5);
    let able = if second.0 == 0 { 3 } else { second.1.min(5) };
    let catches_up = hoped(growth.min(able) * own[2], hope::SECOND_CATCHES_UP);
    let grows = hoped(first.1.min(second.1).min(4) * own[3], hope::SECOND_GROWS);
    2 * (second.0 * own[0] + catches_up + grows)
}

/// Rows and columns, by the steps that they lack.
fn borderlands(look: &Look<'_>, any: &Chance, _: &Chance) -> i32 {
    let line = |line: Grid11| any[steps(look, line)];
    6 * (0..Grid11::SIDE).map(|at| line(Grid11::row(at)) + line(Grid11::column(at))).sum::<i32>()
}

/// The largest square, and the next two sizes by the steps that they lack.
fn lost_barony(look: &Look<'_>, any: &Chance, _: &Chance) -> i32 {
    let mut corners = look.land.filled();
    let mut side = 0;
    while !corners.is_empty() {
        side += 1;
        let wide = corners & corners.left();
        corners = wide & wide.up();
    }
    let lacking = |side: usize| {
        let square = Grid11::corner(side, side).bits();
        let places = Grid11::corner(Grid11::SIDE + 1 - side, Grid11::SIDE + 1 - side);
        let mut least = STEPS - 1;
        places.for_each(|at| least = least.min(steps(look, Grid11::from_bits(square << at))));
        least
    };
    let next = if side < Grid11::SIDE { any[lacking(side + 1)] } else { 0 };
    let after = if side + 1 < Grid11::SIDE { any[lacking(side + 2)] } else { 0 };
    3 * (side as i32 * any[0] + next + after)
}

/// Diagonals, by the steps that they lack.
fn the_broken_road(look: &Look<'_>, any: &Chance, _: &Chance) -> i32 {
    let worth = |diagonal: &Grid11| match steps(look, *diagonal) {
        0 => any[0],
        steps => hoped(any[steps], hope::DIAGONAL),
    };
    3 * DIAGONALS.iter().map(worth).sum::<i32>()
}

/// Surrounded empty spaces, and nearly surrounded ones. For this card, a hole is no loss.
fn the_cauldrons(look: &Look<'_>, any: &Chance, _: &Chance) -> i32 {
    let nearly = (look.empty & look.beside[1]).len() as i32;
    look.holes.len() as i32 * any[0] + hoped(nearly * any[1], hope::CAULDRON)
}
