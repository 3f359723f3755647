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
/// The space below the frame, which has no labels.
const BELOW: i32 = 14;

/// A line through the expected results, with a mark at each decision that has a cost. Costlier decisions have larger
/// marks. The line ends at the final result, if it is known.
pub fn graph(points: &[Point], moves: usize, result: Option<i32>) -> Drawing {
    let (left, top, right, bottom) = FIELD;
    let ends = result.map(|result| (moves, result, 0));
    let all: Vec<Point> = points.iter().copied().chain(ends).collect();
    let tenths = all.iter().map(|(_, expected, _)| *expected);
    let (least, most) = (tenths.clone().min().unwrap_or(0).div_euclid(10), tenths.max().unwrap_or(0).div_euclid(10));
    let step = step(most - least, 4);
    let scale = (least.div_euclid(step) * step, (most.div_euclid(step) + 1) * step);
    let height = |tenths: i32| between(f64::from(tenths) / 10.0, scale, (bottom, top));
    let place = |at: usize| between(at as f64, (0, moves as i32), (left + 16, right - 16));

    let mut parts = ground();
    for value in (scale.0..=scale.1).step_by(step as usize) {
        let y = height(10 * value);
        parts.push(line((left - 8, y), (left, y), "c-neat"));
        parts.push(text(left - 16, y + 7, Anchor::End, "c-label", value.to_string().replace('-', "−")));
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
