//! What a presumption is worth before the map is finished: its points now, and something for every step towards more.

use crate::{Direction, Parchment, Pay, Presumption, Rule, Terrain};
use table::Grid5;

use super::worth::POINT;

/// What a card is worth on a parchment.
pub(super) fn worth(card: Presumption, parchment: &Parchment) -> i32 {
    let facts = card.facts();
    let pay = |count: u32| paid(facts.pay, count);
    match facts.rule {
        Rule::ZonesBySize(terrain) => parchment.zones(terrain).map(|zone| pay(zone.len())).sum(),
        Rule::EdgeSpaces(terrain) => pay((parchment.of(terrain) & Grid5::EDGE).len()),
        Rule::SpacesApart(terrain, from) => pay((parchment.of(terrain) - parchment.of(from).neighbours()).len()),
        Rule::LargestZone => pay(parchment.all_zones().map(Grid5::len).max().unwrap_or(0)),
        Rule::ZonesOfSize(size) => {
            pay(parchment.all_zones().filter(|zone| zone.len() == u32::from(size)).count() as u32)
        }
        Rule::MostOfATerrain => pay(counts(parchment).into_iter().max().unwrap_or(0)),
        Rule::SetsOfAllFour => {
            // Spaces of the rarer terrains count as parts of the next set.
            let mut counts = counts(parchment);
            counts.sort_unstable();
            let next = counts.iter().filter(|&&count| count > counts[0]).count() as i32;
            let step = pay(counts[0] + 1) - pay(counts[0]);
            pay(counts[0]) + step * next / 6
        }
        Rule::LinesWithAllFour(direction) => lines(direction, parchment, facts.pay, |line| {
            Terrain::ALL.iter().filter(|&&terrain| parchment.of(terrain).meets(line)).count() as u32 + 1
        }),
        Rule::LinesOfOneTerrain(direction) => lines(direction, parchment, facts.pay, |line| {
            Terrain::ALL.iter().map(|&terrain| (parchment.of(terrain) & line).len()).max().unwrap_or(0)
        }),
        Rule::Pattern(pattern) => patterns(pattern, parchment, facts.pay),
        // Both fall when a terrain or a zone begins, so they are as good as the map is finished.
        Rule::SmallestZone | Rule::LeastOfATerrain => {
            card.points(parchment) * POINT * parchment.covered().len() as i32 / Grid5::SPACES as i32
        }
    }
}

/// The points for a count, and more than half of the way to the next threshold.
fn paid(pay: Pay, count: u32) -> i32 {
    let now = pay.points(count) * POINT;
    let Pay::Steps { table, .. } = pay else { return now };
    let mut before = (0, 0);
    for &(threshold, points) in table {
        let (threshold, points) = (i32::from(threshold), i32::from(points));
        if count < threshold as u32 {
            let (steps, done) = (threshold - before.0, count as i32 - before.0);
            return now + (points - before.1) * POINT * done / steps * 3 / 5;
        }
        before = (threshold, points);
    }
    now
}

fn counts(parchment: &Parchment) -> [u32; Terrain::COUNT] {
    Terrain::ALL.map(|terrain| parchment.of(terrain).len())
}

/// Lines of five spaces, of which `fitting` fit: a complete one pays, and one that is begun counts the more the further
/// it is.
fn lines(direction: Direction, parchment: &Parchment, pay: Pay, fitting: impl Fn(Grid5) -> u32) -> i32 {
    let line: fn(usize) -> Grid5 = match direction {
        Direction::Perpendicular => Grid5::column,
        Direction::Parallel => Grid5::row,
    };
    let each = pay.points(1) * POINT;
    let worth = |line: Grid5| {
        let (covered, fits) = ((parchment.covered() & line).len() as i32, fitting(line) as i32);
        if covered == 5 && fits == 5 { each } else { each * (covered.min(fits) * fits) / 50 }
    };
    (0..Grid5::SIDE).map(|at| worth(line(at))).sum()
}

/// Occurrences of a drawing, and for each place where all but one space fit, a part of its points.
fn patterns(pattern: &[&[Terrain]], parchment: &Parchment, pay: Pay) -> i32 {
    let each = pay.points(1) * POINT;
    // Where no space, and where one space, does not fit, by the upper left corner of the drawing.
    let (mut fit, mut nearly) = (Grid5::ALL, Grid5::EMPTY);
    for (row, terrains) in pattern.iter().enumerate() {
        for (column, &terrain) in terrains.iter().enumerate() {
            let moved = |mut spaces: Grid5| {
                (0..row).for_each(|_| spaces = spaces.up());
                (0..column).for_each(|_| spaces = spaces.left());
                spaces
            };
            let (here, possible) = (moved(parchment.of(terrain)), moved(Grid5::ALL));
            nearly = (nearly & here) | (fit & (possible - here));
            fit &= here;
        }
    }
    each * fit.len() as i32 + each * nearly.len() as i32 / 5
}
