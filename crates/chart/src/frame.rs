//! The frame of a chart: neat lines, and the black and white scale with which sailors measured distances.

use crate::drawing::{Anchor, Part};
use crate::lattice::Lattice;
use crate::pen::Pen;

/// The width of the frame around the cells.
pub const BAND: i32 = 16;

/// The gap between the cells and the scale, and around the scale.
pub const GAP: i32 = 4;

/// The sheet under the cells, and the frame around them. One bar of the scale is half a cell long.
#[must_use]
pub fn frame(lattice: &Lattice) -> Vec<Part> {
    let around = |by: i32, class| Part::Rect {
        x: lattice.left - by,
        y: lattice.top - by,
        width: lattice.width() + 2 * by,
        height: lattice.height() + 2 * by,
        round: 0,
        class,
    };
    let mut whole = Pen::new();
    whole.rectangle(
        (lattice.left - BAND, lattice.top - BAND),
        (lattice.width() + 2 * BAND, lattice.height() + 2 * BAND),
    );
    vec![
        around(BAND, "c-sheet"),
        Part::Filled { d: whole.written().into(), with: "shade-age", class: "c-age" },
        Part::path(scale(lattice), "c-scale"),
        around(GAP, "c-neat"),
        around(BAND - GAP, "c-neat"),
        around(BAND, "c-neat-bold"),
    ]
}

/// The dark bars of the scale, and its corners.
fn scale(lattice: &Lattice) -> String {
    let (inner, outer) = (GAP, BAND - GAP);
    let wide = outer - inner;
    let mut pen = Pen::new();
    let mut bar = |x: i32, y: i32, width: i32, height: i32| pen.rectangle((x, y), (width, height));
    let (left, top) = (lattice.left, lattice.top);
    let (right, bottom) = (left + lattice.width(), top + lattice.height());
    let half = lattice.cell / 2;
    for place in (0..2 * lattice.columns).step_by(2) {
        bar(left + place * half, top - outer, half, wide);
        bar(left + (place + 1) * half, bottom + inner, half, wide);
    }
    for place in (0..2 * lattice.rows).step_by(2) {
        bar(left - outer, top + place * half, wide, half);
        bar(right + inner, top + (place + 1) * half, wide, half);
    }
    // Fill the two corners where light bars meet.
    bar(right + inner, top - outer, wide, wide);
    bar(left - outer, bottom + inner, wide, wide);
    pen.written()
}

/// The dotted lines between the cells.
#[must_use]
pub fn grid(lattice: &Lattice) -> Part {
    let mut pen = Pen::new();
    for column in 1..lattice.columns {
        pen.go(lattice.corner((0, column)));
        pen.line(lattice.corner((lattice.rows, column)));
    }
    for row in 1..lattice.rows {
        pen.go(lattice.corner((row, 0)));
        pen.line(lattice.corner((row, lattice.columns)));
    }
    Part::path(pen.written(), "c-grid")
}

/// The labels of the rows, on the left from the top, and of the columns, above the cells.
#[must_use]
pub fn labels(lattice: &Lattice, rows: &[&'static str], columns: &[&'static str]) -> Vec<Part> {
    let half = lattice.cell / 2;
    let rows = (0..).zip(rows).map(|(row, name)| {
        let (x, y) = lattice.corner((row, 0));
        label((x - BAND - LABEL, y + half), name)
    });
    let columns = (0..).zip(columns).map(|(column, name)| {
        let (x, y) = lattice.corner((0, column));
        label((x + half, y - BAND - LABEL), name)
    });
    rows.chain(columns).collect()
}

/// A label centred at a point.
#[must_use]
pub fn label((x, y): (i32, i32), name: &'static str) -> Part {
    Part::Text { x, y: y + RISE / 2, anchor: Anchor::Middle, class: "c-label", content: name.into() }
}

/// The distance from the frame to the middle of a label.
pub const LABEL: i32 = 20;

/// The height of a capital letter.
const RISE: i32 = 16;
