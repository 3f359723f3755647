//! Small plots of results, in the style of the charts: ink on vellum.

use chart::Drawing;
use chart::drawing::{Anchor, Part};

use super::results::median;

/// The size of a plot.
pub const SIZE: (i32, i32) = (600, 280);
/// The area for drawing, within the frame: left, top, right, bottom.
pub const FIELD: (i32, i32, i32, i32) = (64, 22, 582, 236);
/// The maximum number of games in a plot; the latest are drawn.
pub const MOST_POINTS: usize = 100;
/// The maximum number of bars.
const MOST_BARS: i32 = 12;

/// Round steps for a scale.
const STEPS: [i32; 9] = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/// The smallest step that divides a range into at most this many parts.
pub fn step(range: i32, parts: i32) -> i32 {
    STEPS.into_iter().find(|step| range / step < parts).unwrap_or(1000)
}

/// Maps a value linearly from one range to another.
pub fn between(value: f64, (least, most): (i32, i32), (from, to): (i32, i32)) -> i32 {
    let share = (value - f64::from(least)) / f64::from((most - least).max(1));
    from + (share * f64::from(to - from)).round() as i32
}

/// A text.
pub fn text(x: i32, y: i32, anchor: Anchor, class: &'static str, content: String) -> Part {
    Part::Text { x, y, anchor, class, content: content.into() }
}

/// A straight line.
pub fn line(from: (i32, i32), to: (i32, i32), class: &'static str) -> Part {
    Part::Line { from, to, class }
}

/// The paper, some rhumb lines over it, and its double frame.
pub fn ground() -> Vec<Part> {
    let (left, top, right, bottom) = FIELD;
    let rect = |gap: i32, class| Part::Rect {
        x: left - gap,
        y: top - gap,
        width: right - left + 2 * gap,
        height: bottom - top + 2 * gap,
        round: 0,
        class,
    };
    let centre = ((left + right) / 2, (top + bottom) / 2);
    let mut parts = vec![rect(8, "c-sheet")];
    for (to, class) in [
        ((left, top), "c-rhumb"),
        ((right, top), "c-rhumb"),
        ((left, centre.1), "c-rhumb-half"),
        ((centre.0, top), "c-rhumb-half"),
        ((left, (top + centre.1) / 2), "c-rhumb-quarter"),
        ((right, (top + centre.1) / 2), "c-rhumb-quarter"),
    ] {
        let opposite = (2 * centre.0 - to.0, 2 * centre.1 - to.1);
        parts.push(line(to, opposite, class));
    }
    parts.extend([rect(4, "c-neat"), rect(8, "c-neat-bold")]);
    parts
}

/// The points of each game over time, with a line at their median.
pub fn over_time(points: &[i32]) -> Drawing {
    let (left, top, right, bottom) = FIELD;
    let (least, most) = points.iter().fold((i32::MAX, i32::MIN), |(least, most), &one| (least.min(one), most.max(one)));
    let step = step(most - least, 4);
    let scale = (least.div_euclid(step) * step, (most.div_euclid(step) + 1) * step);
    let height = |value: f64| between(value, scale, (bottom, top));
    let mut parts = ground();
    for value in (scale.0..=scale.1).step_by(step as usize) {
        let y = height(f64::from(value));
        parts.push(line((left - 8, y), (left, y), "c-neat"));
        parts.push(text(left - 16, y + 7, Anchor::End, "c-label", value.to_string()));
    }
    let middle = height(median(points));
    parts.push(line((left, middle), (right, middle), "plot-median"));
    let last = points.len().saturating_sub(1) as i32;
    let place = |index: usize| between(index as f64, (0, last), (left + 16, right - 16));
    let mut way = chart::pen::Pen::new();
    for (index, &value) in points.iter().enumerate() {
        let at = (place(index), height(f64::from(value)));
        if index == 0 { way.go(at) } else { way.line(at) }
    }
    parts.push(Part::Path { d: way.written().into(), class: "plot-way" });
    let radius = if points.len() > 40 { 4 } else { 6 };
    parts.extend(points.iter().enumerate().map(|(index, &value)| Part::Circle {
        x: place(index),
        y: height(f64::from(value)),
        radius,
        class: if value == most { "plot-best" } else { "plot-dot" },
    }));
    Drawing { width: SIZE.0, height: SIZE.1, parts }
}

/// The step of a histogram, and the lower bound and the number of results of each bin.
pub fn steps(points: &[i32]) -> (i32, Vec<(i32, usize)>) {
    let (least, most) = points.iter().fold((i32::MAX, i32::MIN), |(least, most), &one| (least.min(one), most.max(one)));
    if points.is_empty() {
        return (1, Vec::new());
    }
    let step = step(most - least, MOST_BARS - 1);
    let first = least.div_euclid(step);
    let mut counts = vec![0; (most.div_euclid(step) - first + 1) as usize];
    points.iter().for_each(|one| counts[(one.div_euclid(step) - first) as usize] += 1);
    (step, (first..).map(|number| number * step).zip(counts).collect())
}

/// A histogram of the points.
pub fn histogram(points: &[i32]) -> Drawing {
    let (left, top, right, bottom) = FIELD;
    let (step, counts) = steps(points);
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(1) as i32;
    let first = counts.first().map_or(0, |(least, _)| *least);
    let scale = (first, first + step * counts.len() as i32);
    let mut parts = ground();
    for &(least, count) in &counts {
        let (from, to) = (
            between(f64::from(least), scale, (left + 6, right - 6)),
            between(f64::from(least + step), scale, (left + 6, right - 6)),
        );
        parts.push(text(from, bottom + 34, Anchor::Middle, "c-label", least.to_string()));
        if count == 0 {
            continue;
        }
        let y = between(count as f64, (0, most), (bottom, top + 30));
        let bar = format!("M{} {bottom}V{y}H{}V{bottom}Z", from + 3, to - 3);
        parts.push(Part::Path { d: bar.clone().into(), class: "plot-bar" });
        parts.push(Part::Filled { d: bar.into(), with: "hatch-farm", class: "c-hatch" });
        parts.push(text((from + to) / 2, y - 7, Anchor::Middle, "c-pay", count.to_string()));
    }
    parts.push(text(right - 6, bottom + 34, Anchor::Middle, "c-label", scale.1.to_string()));
    Drawing { width: SIZE.0, height: SIZE.1, parts }
}
