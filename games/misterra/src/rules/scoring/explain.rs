//! Explains the points of a presumption card. The code is slow and obvious on purpose, one rule after the other.

use table::{Grid5, Item};

use super::item;
use crate::rules::components::{Direction, Pay, Presumption, Rule};
use crate::rules::parchment::Parchment;
use crate::rules::space::Space;
use crate::rules::terrain::Terrain;

/// The reasons for the points of a presumption.
#[must_use]
pub fn explain(card: Presumption, parchment: &Parchment) -> Vec<Item> {
    let facts = card.facts();
    let together = |spaces: Grid5, count: u32, reason| paid(vec![item(spaces, facts.pay.points(count), reason)]);
    match facts.rule {
        Rule::ZonesBySize(terrain) => paid(
            zones(parchment, &[terrain]).into_iter().map(|zone| of_size(facts.pay, zone, "zone-by-size")).collect(),
        ),
        Rule::EdgeSpaces(terrain) => {
            let edge = those(|space| {
                let rim = [0, 4].contains(&space.column()) || [1, 5].contains(&space.row());
                rim && parchment.terrain_at(space) == Some(terrain)
            });
            together(edge, edge.len(), "edge-spaces")
        }
        Rule::LinesWithAllFour(direction) => lines(
            direction,
            facts.pay,
            "line-with-all-four",
            |line| {
                line.iter().all(Option::is_some) && Terrain::ALL.iter().all(|&terrain| line.contains(&Some(terrain)))
            },
            parchment,
        ),
        Rule::LinesOfOneTerrain(direction) => lines(
            direction,
            facts.pay,
            "line-of-one-terrain",
            |line| line[0].is_some() && line.iter().all(|terrain| *terrain == line[0]),
            parchment,
        ),
        Rule::SpacesApart(terrain, from) => {
            let touches = |space: Space| {
                space.grid().neighbours().iter().filter_map(Space::new).any(|at| parchment.terrain_at(at) == Some(from))
            };
            let apart = those(|space| parchment.terrain_at(space) == Some(terrain) && !touches(space));
            together(apart, apart.len(), "spaces-apart")
        }
        Rule::LargestZone => {
            // `max_by_key` returns the last maximum, so `rev` picks the first of several largest zones.
            let all = zones(parchment, &Terrain::ALL);
            let largest = all.iter().rev().max_by_key(|zone| zone.len());
            largest.map_or(Vec::new(), |zone| together(*zone, zone.len(), "largest-zone"))
        }
        Rule::SmallestZone => {
            let all = zones(parchment, &Terrain::ALL);
            let smallest = all.iter().min_by_key(|zone| zone.len());
            smallest.map_or(Vec::new(), |zone| together(*zone, zone.len(), "smallest-zone"))
        }
        Rule::ZonesOfSize(size) => {
            let mut all = zones(parchment, &Terrain::ALL);
            all.retain(|zone| zone.len() == u32::from(size));
            let spaces = all.iter().fold(Grid5::EMPTY, |spaces, zone| spaces | *zone);
            together(spaces, all.len() as u32, "zones-of-size")
        }
        Rule::MostOfATerrain => {
            let most = of_each(parchment).into_iter().rev().max_by_key(|spaces| spaces.len());
            most.map_or(Vec::new(), |spaces| together(spaces, spaces.len(), "most-of-a-terrain"))
        }
        Rule::LeastOfATerrain => {
            let present = of_each(parchment).into_iter().filter(|spaces| !spaces.is_empty());
            let least = present.min_by_key(|spaces| spaces.len());
            least.map_or(Vec::new(), |spaces| together(spaces, spaces.len(), "least-of-a-terrain"))
        }
        Rule::SetsOfAllFour => {
            let sets = of_each(parchment).iter().map(|spaces| spaces.len()).min().unwrap_or(0);
            let in_sets = |spaces: &Grid5| -> Grid5 { spaces.iter().take(sets as usize).collect() };
            let spaces = of_each(parchment).iter().fold(Grid5::EMPTY, |all, spaces| all | in_sets(spaces));
            together(spaces, sets, "sets-of-all-four")
        }
        Rule::Pattern(pattern) => patterns(parchment, pattern, facts.pay),
    }
}

/// Drops the items without points.
fn paid(mut items: Vec<Item>) -> Vec<Item> {
    items.retain(|item| item.points != 0);
    items
}

fn of_size(pay: Pay, zone: Grid5, reason: &'static str) -> Item {
    item(zone, pay.points(zone.len()), reason)
}

/// The spaces of the parchment for which `holds` is true.
fn those(holds: impl Fn(Space) -> bool) -> Grid5 {
    Space::all().filter(|space| !space.is_beach() && holds(*space)).map(Space::index).collect()
}

/// The spaces of each terrain.
fn of_each(parchment: &Parchment) -> [Grid5; Terrain::COUNT] {
    Terrain::ALL.map(|terrain| those(|space| parchment.terrain_at(space) == Some(terrain)))
}

/// The zones of some terrains.
fn zones(parchment: &Parchment, terrains: &[Terrain]) -> Vec<Grid5> {
    terrains.iter().flat_map(|&terrain| parchment.zones(terrain)).collect()
}

type Line = [Option<Terrain>; Grid5::SIDE];

fn lines(
    direction: Direction,
    pay: Pay,
    reason: &'static str,
    counts: impl Fn(&Line) -> bool,
    parchment: &Parchment,
) -> Vec<Item> {
    let of_line = |line: usize| {
        those(|space| match direction {
            Direction::Perpendicular => usize::from(space.column()) == line,
            Direction::Parallel => usize::from(space.row()) == line + 1,
        })
    };
    let mut items = Vec::new();
    for spaces in (0..Grid5::SIDE).map(of_line) {
        let mut line = Line::default();
        for (place, space) in line.iter_mut().zip(spaces.iter().filter_map(Space::new)) {
            *place = parchment.terrain_at(space);
        }
        if counts(&line) {
            items.push(item(spaces, pay.points(1), reason));
        }
    }
    items
}

fn patterns(parchment: &Parchment, pattern: &[&[Terrain]], pay: Pay) -> Vec<Item> {
    let (rows, columns) = (pattern.len(), pattern.first().map_or(0, |row| row.len()));
    let mut items = Vec::new();
    for top in 0..=Grid5::SIDE - rows {
        for left in 0..=Grid5::SIDE - columns {
            let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
            let at = |(row, column): (usize, usize)| Space::new(((top + row) * Grid5::SIDE + left + column) as u8);
            let shown = |place: (usize, usize)| at(place).and_then(|space| parchment.terrain_at(space));
            if places.clone().all(|(row, column)| shown((row, column)) == Some(pattern[row][column])) {
                let spaces = places.filter_map(at).map(Space::index).collect();
                items.push(item(spaces, pay.points(1), "pattern-found"));
            }
        }
    }
    items
}
