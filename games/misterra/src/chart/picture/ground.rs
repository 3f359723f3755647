//! The empty boards: frames, grid and coordinates, the beach, the scroll.

use super::{BEACH, BOARD, CELL, HEIGHT, MARGIN, SIDE, layer};
use chart::drawing::{Drawing, Part};
use chart::frame::{self, BAND, GAP, LABEL};
use chart::lattice::Lattice;
use chart::rhumb;

const COLUMNS: &[&str] = &["a", "b", "c", "d", "e"];
const ROWS: &[&str] = &["5", "4", "3", "2", "1"];

/// The unit of a frame's scale: the greatest length that divides both the cells and the cells with the beach.
const DEGREE: i32 = 60;

/// The area inside a frame: the cells, and `below` units of the scale below them.
const fn framed(below: i32) -> Lattice {
    let degrees = SIDE * CELL / DEGREE;
    Lattice { left: MARGIN, top: MARGIN, cell: DEGREE, columns: degrees, rows: degrees + below, stray: 0 }
}

/// The distance from the upper edge of the beach to the water line.
const SURF: i32 = 40;

/// The size of the rose, as on a sheet of Cartographers. It overlaps the corner of the frame but no cell.
const ROSE: i32 = 68;

/// The island: an empty sea chart with the beach at the bottom.
#[must_use]
pub fn island_ground() -> Drawing {
    let chart = framed(BEACH / DEGREE);
    let mut parts = frame::frame(&chart);
    parts.extend(rhumb::net(&chart));
    parts.extend(beach());
    parts.push(frame::grid(&BOARD));
    parts.extend(frame::labels(&BOARD, ROWS, COLUMNS));
    parts.push(frame::label((MARGIN - BAND - LABEL, MARGIN + SIDE * CELL + BEACH / 2), "0"));
    parts.push(rhumb::rose((2, 2), ROSE));
    layer(parts)
}

/// Sand and surf, `swells` waves wide. `surf` is the distance from the top to the water line, `depth` that to the edge
/// of the chart.
pub(super) fn sand((left, top): (i32, i32), swells: usize, (surf, depth): (i32, i32)) -> Vec<Part> {
    let wave = |down: i32| format!("M{left} {}{}", top + down, "q30-9 61 0t61 0".repeat(swells));
    let area = |edge: i32| format!("{}V{edge}H{left}Z", wave(surf));
    let right = left + swells as i32 * SWELL;
    vec![
        Part::path(area(top + depth), "c-wash c-water"),
        Part::path(area(top), "c-sand"),
        Part::hatch(area(top), "hatch-wasteland"),
        Part::path(wave(surf + 6) + &wave(surf + 13), "c-surf"),
        Part::path(format!("{}M{left} {top}H{right}", wave(surf)), "c-shore"),
    ]
}

/// The length of a swell: the beach is four swells wide.
const SWELL: i32 = (SIDE * CELL + 2 * GAP) / 4;

/// The beach, with a landing place below each column.
fn beach() -> Vec<Part> {
    let top = MARGIN + SIDE * CELL;
    let mut parts = sand((MARGIN - GAP, top), 4, (SURF, BEACH + GAP));
    parts.extend((0..SIDE).map(|column| Part::Circle {
        x: MARGIN + column * CELL + CELL / 2,
        y: top + SURF / 2 + 1,
        radius: 13,
        class: "c-landing",
    }));
    parts
}

/// A parchment: a blank map on a scroll. The roll is in the place of the island's beach.
#[must_use]
pub fn parchment_ground() -> Drawing {
    let mut parts = frame::frame(&framed(0));
    parts.push(Part::Rect {
        x: MARGIN - GAP,
        y: MARGIN - GAP,
        width: SIDE * CELL + 2 * GAP,
        height: SIDE * CELL + 2 * GAP,
        round: 0,
        class: "c-parchment",
    });
    parts.push(frame::grid(&BOARD));
    parts.extend(frame::labels(&BOARD, ROWS, COLUMNS));
    parts.extend(roll());
    layer(parts)
}

/// The lower end of the scroll, rolled up on its staff, with a rose on it. It is as wide as the frame above.
fn roll() -> Vec<Part> {
    let top = MARGIN + SIDE * CELL + BAND + 8;
    let (left, right, height) = (MARGIN - BAND + KNOB, MARGIN + SIDE * CELL + BAND - KNOB, HEIGHT - 8 - top);
    let bar = |x: i32, down: i32, width: i32, round, class| Part::Rect {
        x,
        y: top + down,
        width,
        height: height - 2 * down,
        round,
        class,
    };
    let folds: String =
        [8, 14, height - 12, height - 7].map(|down| format!("M{} {}H{}", left + 14, top + down, right - 14)).concat();
    vec![
        bar(left - KNOB + 1, 15, 2 * KNOB, 5, "c-knob"),
        bar(right - KNOB - 1, 15, 2 * KNOB, 5, "c-knob"),
        bar(left, 0, right - left, 8, "c-roll"),
        Part::path(folds, "c-fold"),
        rhumb::rose((MARGIN + SIDE * CELL / 2 - height / 2, top), height),
    ]
}

/// How far the staff sticks out of the scroll.
const KNOB: i32 = 13;
