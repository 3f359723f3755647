//! The value of a presumption before the map is finished: its points now, and a part of the points that are near.

use crate::{Direction, Parchment, Pay, Presumption, Rule, Terrain};
use table::Grid5;

use super::worth::POINT;

/// The value of a card on a parchment.
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
            // A terrain with more spaces than the rarest one counts as a part of the next set.
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
        // Both drop when a new terrain or zone begins, so their points are scaled by how much of the map is covered.
        Rule::SmallestZone | Rule::LeastOfATerrain => {
            card.points(parchment) * POINT * parchment.covered().len() as i32 / Grid5::SPACES as i32
        }
    }
}

/// The value of a count: its points, plus three fifths of the proportional progress to the next threshold.
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

/// The value of all lines of five spaces. `fitting` counts the spaces of a line that fit. A complete line pays in full;
/// an incomplete line is worth more the more of it is done.
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

/// The value of the occurrences of a pattern, plus a part of its points for each place where all spaces but one fit.
fn patterns(pattern: &[&[Terrain]], parchment: &Parchment, pay: Pay) -> i32 {
    let each = pay.points(1) * POINT;
    // The upper left corners of the places where all spaces fit, and where all but one fit.
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
