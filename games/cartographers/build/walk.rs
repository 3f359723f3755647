//! The path of an ambush in the solo game. The build script turns it into a table.
//!
//! The positions of an h×w box on an 11×11 sheet form a rectangle of (12−h)×(12−w) anchors. The box walks around the
//! outermost rim of that rectangle, from a given corner in a given direction. Then it walks around the next rim
//! inwards, from the same corner, and so on:
//!
//! ```text
//!  from the top left, clockwise      from the bottom right, counterclockwise
//!   1  2  3  4                        6  5  4  3
//!  10 11 12  5                        7 12 11  2
//!   9  8  7  6                        8  9 10  1
//! ```

use table::Grid11;

/// All anchors of a box of (rows, columns), in the order of the walk. Corners are numbered clockwise from the top left.
pub(crate) fn anchors(corner: usize, clockwise: bool, (rows, columns): (usize, usize)) -> Vec<u8> {
    let (height, width) = (Grid11::SIDE + 1 - rows, Grid11::SIDE + 1 - columns);
    let mut walk = Vec::with_capacity(height * width);
    for lap in 0..height.min(width).div_ceil(2) {
        let rim = rim(lap, height - 1 - lap, lap, width - 1 - lap);
        let start = corner_of(corner, lap, height - 1 - lap, width - 1 - lap);
        // The innermost rim may be a single line. A line has no way around, so it is walked from end to end.
        let line = height - 2 * lap == 1 || width - 2 * lap == 1;
        let from = rim.iter().position(|&place| place == start).expect("a corner lies on the rim");
        for step in 0..rim.len() {
            let onward = if line { from == 0 } else { clockwise };
            let at = if onward { from + step } else { from + rim.len() - step };
            let (row, column) = rim[at % rim.len()];
            walk.push((row * Grid11::SIDE + column) as u8);
        }
    }
    walk
}

/// The rim of a rectangle, clockwise from its top left corner.
fn rim(top: usize, bottom: usize, left: usize, right: usize) -> Vec<(usize, usize)> {
    let mut rim: Vec<(usize, usize)> = (left..=right).map(|column| (top, column)).collect();
    rim.extend((top + 1..=bottom).map(|row| (row, right)));
    if bottom > top {
        rim.extend((left..right).rev().map(|column| (bottom, column)));
    }
    if right > left {
        rim.extend((top + 1..bottom).rev().map(|row| (row, left)));
    }
    rim
}

fn corner_of(corner: usize, near: usize, bottom: usize, right: usize) -> (usize, usize) {
    [(near, near), (near, right), (bottom, right), (bottom, near)][corner]
}
