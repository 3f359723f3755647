//! Computes the points of a presumption card with bit sets.

use table::Grid5;

use crate::rules::components::{Direction, Presumption, Rule};
use crate::rules::parchment::Parchment;
use crate::rules::terrain::Terrain;

/// The points that a presumption gives for a parchment.
#[must_use]
pub fn points(card: Presumption, parchment: &Parchment) -> i32 {
    let facts = card.facts();
    let pay = |count| facts.pay.points(count);
    match facts.rule {
        Rule::ZonesBySize(terrain) => parchment.zones(terrain).map(|zone| pay(zone.len())).sum(),
        Rule::EdgeSpaces(terrain) => pay((parchment.of(terrain) & Grid5::EDGE).len()),
        Rule::LinesWithAllFour(direction) => pay(count_lines(direction, |line| {
            Terrain::ALL.iter().all(|&terrain| parchment.of(terrain).meets(line)) && line.is_within(parchment.covered())
        })),
        Rule::LinesOfOneTerrain(direction) => pay(count_lines(direction, |line| {
            Terrain::ALL.iter().any(|&terrain| line.is_within(parchment.of(terrain)))
        })),
        Rule::SpacesApart(terrain, from) => pay((parchment.of(terrain) - parchment.of(from).neighbours()).len()),
        Rule::LargestZone => pay(parchment.all_zones().map(Grid5::len).max().unwrap_or(0)),
        Rule::SmallestZone => pay(parchment.all_zones().map(Grid5::len).min().unwrap_or(0)),
        Rule::ZonesOfSize(size) => {
            pay(parchment.all_zones().filter(|zone| zone.len() == u32::from(size)).count() as u32)
        }
        Rule::MostOfATerrain => pay(counts(parchment).into_iter().max().unwrap_or(0)),
        Rule::LeastOfATerrain => pay(counts(parchment).into_iter().filter(|&count| count > 0).min().unwrap_or(0)),
        Rule::SetsOfAllFour => pay(counts(parchment).into_iter().min().unwrap_or(0)),
        Rule::Pattern(pattern) => pay(occurrences(parchment, pattern).len()),
    }
}

fn counts(parchment: &Parchment) -> [u32; Terrain::COUNT] {
    Terrain::ALL.map(|terrain| parchment.of(terrain).len())
}

fn count_lines(direction: Direction, counts: impl Fn(Grid5) -> bool) -> u32 {
    let line: fn(usize) -> Grid5 = match direction {
        Direction::Perpendicular => Grid5::column,
        Direction::Parallel => Grid5::row,
    };
    (0..Grid5::SIDE).filter(|&place| counts(line(place))).count() as u32
}

/// The top left spaces of all occurrences of a pattern: for each space of the pattern, the spaces of its terrain are
/// shifted to the top left corner, and an occurrence is in all of these sets.
pub(super) fn occurrences(parchment: &Parchment, pattern: &[&[Terrain]]) -> Grid5 {
    let mut corners = Grid5::ALL;
    for (row, terrains) in pattern.iter().enumerate() {
        for (column, &terrain) in terrains.iter().enumerate() {
            let mut spaces = parchment.of(terrain);
            (0..row).for_each(|_| spaces = spaces.up());
            (0..column).for_each(|_| spaces = spaces.left());
            corners &= spaces;
        }
    }
    corners
}
