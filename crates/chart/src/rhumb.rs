//! Rhumb lines: the net of winds that gives a portolan its look.
//!
//! Sixteen points lie on an invisible circle. Lines run from each point through the centre, and from each point to
//! those nearly opposite. All lines extend to the edge of the chart. As on old charts, the eight winds are brown, the
//! half-winds green and the quarter-winds red.

use crate::drawing::Part;
use crate::frame::GAP;
use crate::lattice::Lattice;
use crate::pen::Pen;

/// The directions of the sixteen winds, from the east, clockwise, in thousandths.
const WINDS: [(i32, i32); 16] = [
    (1000, 0),
    (924, 383),
    (707, 707),
    (383, 924),
    (0, 1000),
    (-383, 924),
    (-707, 707),
    (-924, 383),
    (-1000, 0),
    (-924, -383),
    (-707, -707),
    (-383, -924),
    (0, -1000),
    (383, -924),
    (707, -707),
    (924, -383),
];

/// The distances, in winds, between two points that a line joins: nearly opposite points.
const APART: [usize; 2] = [6, 7];

/// The net of lines under the cells of a chart, up to its frame.
#[must_use]
pub fn net(lattice: &Lattice) -> Vec<Part> {
    let (left, top) = (lattice.left - GAP, lattice.top - GAP);
    let (width, height) = (lattice.width() + 2 * GAP, lattice.height() + 2 * GAP);
    let centre = (left + width / 2, top + height / 2);
    let radius = width.min(height) * 47 / 100;
    let points = WINDS.map(|(x, y)| (centre.0 + x * radius / 1000, centre.1 + y * radius / 1000));
    let mut pens = [Pen::new(), Pen::new(), Pen::new()];
    let mut draw = |wind: usize, one, other| {
        if let Some((from, to)) = across((left, top), (width, height), one, other) {
            pens[wind].go(from);
            pens[wind].line(to);
        }
    };
    for (wind, &point) in points.iter().enumerate() {
        if wind < 8 {
            draw(wind % 2, point, points[wind + 8]);
        }
        for apart in APART {
            // A line between points an odd number of winds apart is a quarter-wind.
            let class = if apart % 2 == 1 { 2 } else { (wind + apart / 2) % 2 };
            draw(class, point, points[(wind + apart) % 16]);
        }
    }
    let classes = ["c-rhumb", "c-rhumb-half", "c-rhumb-quarter"];
    pens.into_iter().zip(classes).map(|(pen, class)| Part::path(pen.written(), class)).collect()
}

/// A compass rose of some size.
#[must_use]
pub fn rose((x, y): (i32, i32), size: i32) -> Part {
    Part::Symbol { symbol: "sign-rose", x, y, size, class: "c-rose" }
}

/// The line through two points, from one edge of the chart to the other.
fn across(
    (left, top): (i32, i32),
    (width, height): (i32, i32),
    one: (i32, i32),
    other: (i32, i32),
) -> Option<((i32, i32), (i32, i32))> {
    let (across, down) = (i64::from(other.0 - one.0), i64::from(other.1 - one.1));
    let mut ends: Vec<(i32, i32)> = Vec::with_capacity(2);
    let mut add = |x: i64, y: i64| {
        let (x, y) = (x as i32, y as i32);
        let within = (left..=left + width).contains(&x) && (top..=top + height).contains(&y);
        if within && !ends.contains(&(x, y)) {
            ends.push((x, y));
        }
    };
    for x in [left, left + width] {
        if across != 0 {
            add(x.into(), i64::from(one.1) + i64::from(x - one.0) * down / across);
        }
    }
    for y in [top, top + height] {
        if down != 0 {
            add(i64::from(one.0) + i64::from(y - one.1) * across / down, y.into());
        }
    }
    // A line through a corner meets two edges there, so the ends are the two points furthest apart.
    let far = |a: &(i32, i32), b: &(i32, i32)| (a.0 - b.0).abs() + (a.1 - b.1).abs();
    let from = *ends.first()?;
    let to = *ends.iter().max_by_key(|end| far(end, &from))?;
    Some((from, to))
}
