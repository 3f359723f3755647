//! A graph of the expected result over the course of the game.

use chart::Drawing;
use chart::drawing::{Anchor, Part};
use chart::pen::Pen;

use crate::games::plots::{FIELD, SIZE, between, ground, line, step, text};

/// A decision on the graph: the number of moves before it, the expected result and the cost, both in tenths.
pub type Point = (usize, i32, i32);

/// The radius of the smallest and the largest mark. With many decisions, marks are smaller so that they do not overlap.
const MARKS: (i32, i32) = (4, 11);
const MARKS_AMONG_MANY: (i32, i32) = (3, 7);
const MANY: usize = 40;
/// The cost in tenths at which a mark reaches its largest size.
const DEAR: i32 = 80;
/// The space below the frame, with the numbers of moves.
const BELOW: i32 = 34;

/// A part of the graph from top to bottom that belongs to one decision.
pub struct Strip {
    /// The number of moves before the decision.
    pub at: usize,
    /// The expected result and the cost, both in tenths.
    pub expected: i32,
    pub cost: i32,
    pub left: i32,
    pub top: i32,
    pub width: i32,
    pub height: i32,
}

/// The horizontal place of a moment.
fn place(at: usize, moves: usize) -> i32 {
    let (left, _, right, _) = FIELD;
    between(at as f64, (0, moves as i32), (left + 16, right - 16))
}

/// The strips of all decisions. Each reaches half way to the next decision.
pub fn strips(points: &[Point], moves: usize) -> Vec<Strip> {
    let (left, top, right, bottom) = FIELD;
    let places: Vec<i32> = points.iter().map(|(at, ..)| place(*at, moves)).collect();
    let strip = |(index, &(at, expected, cost)): (usize, &Point)| {
        let from = if index == 0 { left } else { (places[index - 1] + places[index]) / 2 };
        let to = places.get(index + 1).map_or(right, |next| (places[index] + next) / 2);
        Strip { at, expected, cost, left: from, top, width: to - from, height: bottom - top }
    };
    points.iter().enumerate().map(strip).collect()
}

/// A line through the expected results, with a mark at each decision that has a cost. Costlier decisions have larger
/// marks. The line ends at the final result, if it is known.
pub fn graph(points: &[Point], moves: usize, result: Option<i32>) -> Drawing {
    let (left, top, right, bottom) = FIELD;
    let ends = result.map(|result| (moves, result, 0));
    let all: Vec<Point> = points.iter().copied().chain(ends).collect();
    let tenths = all.iter().map(|(_, expected, _)| *expected);
    let (least, most) = (tenths.clone().min().unwrap_or(0).div_euclid(10), tenths.max().unwrap_or(0).div_euclid(10));
    let rise = step(most - least, 4);
    let scale = (least.div_euclid(rise) * rise, (most.div_euclid(rise) + 1) * rise);
    let height = |tenths: i32| between(f64::from(tenths) / 10.0, scale, (bottom, top));
    let place = |at: usize| place(at, moves);

    let mut parts = ground();
    for value in (scale.0..=scale.1).step_by(rise as usize) {
        let y = height(10 * value);
        parts.push(line((left - 8, y), (left, y), "c-neat"));
        parts.push(text(left - 16, y + 7, Anchor::End, "c-label", value.to_string().replace('-', "−")));
    }
    for number in (0..=moves).step_by(step(moves as i32, 6) as usize).skip(1) {
        let x = place(number - 1);
        parts.push(line((x, bottom), (x, bottom + 6), "c-neat"));
        parts.push(text(x, bottom + 26, Anchor::Middle, "c-label", number.to_string()));
    }
    // With several players: the line of a lead of zero.
    if scale.0 < 0 && scale.1 > 0 {
        parts.push(line((left, height(0)), (right, height(0)), "plot-level"));
    }
    let mut way = Pen::new();
    for (index, &(at, expected, _)) in all.iter().enumerate() {
        let to = (place(at), height(expected));
        if index == 0 { way.go(to) } else { way.line(to) }
    }
    parts.push(Part::path(way.written(), "plot-expected"));
    let marks = if points.len() > MANY { MARKS_AMONG_MANY } else { MARKS };
    parts.extend(points.iter().filter(|(.., cost)| *cost > 0).map(|&(at, expected, cost)| {
        let radius = between(f64::from(cost.min(DEAR)), (0, DEAR), marks);
        Part::Circle { x: place(at), y: height(expected), radius, class: "plot-cost" }
    }));
    parts.extend(ends.map(|(at, result, _)| Part::Circle {
        x: place(at),
        y: height(result),
        radius: 7,
        class: "plot-end",
    }));
    Drawing { width: SIZE.0, height: bottom + BELOW, parts }
}
