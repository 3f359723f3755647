//! Square cells on a chart, and lines along their sides that look hand-drawn.
//!
//! A corner where four cells meet is moved a little, and a side between two corners is bent a little, always in the
//! same way for the same place. So the washes of two neighbouring terrains and the ink between them follow the same
//! line. At the edge of the chart all lines are straight, like the frame.
//!
//! ```text
//!   side        inside       outline, with the inside on its right
//!  · · · ·      . # .        · ┌→┐ ·
//!  · · · ·      # # .        ┌─┘ ↓ ·
//!  · · · ·      . . .        └───┘ ·
//!  · · · ·                   · · · ·
//! ```

use crate::pen::Pen;

/// Rows and columns of square cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lattice {
    /// The left edge.
    pub left: i32,
    /// The upper edge.
    pub top: i32,
    /// The side of a cell.
    pub cell: i32,
    /// The number of columns.
    pub columns: i32,
    /// The number of rows.
    pub rows: i32,
    /// The maximum distance of a hand-drawn line from the straight line; 0 for straight lines.
    pub stray: i32,
}

/// A cell as (row, column), or a corner as (row, column) of the cell to its lower right. Callbacks also get cells
/// beyond the edge, which belong to no region.
pub type Place = (i32, i32);

/// The side of a cell, from a corner to the next one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Side {
    /// The corner where it starts: the left one, or the upper one.
    pub from: Place,
    /// Whether it runs down, between two cells of a row. Otherwise it runs to the right.
    pub down: bool,
}

impl Side {
    /// The cells on both sides: above and below, or left and right.
    #[must_use]
    pub fn cells(self) -> [Place; 2] {
        let (row, column) = self.from;
        if self.down { [(row, column - 1), (row, column)] } else { [(row - 1, column), (row, column)] }
    }
}

/// The directions along the lattice, clockwise: right, down, left, up. Each as (rows, columns).
const WAYS: [Place; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// For each direction, the cell ahead on the right, relative to the corner.
const AHEAD_RIGHT: [Place; 4] = [(0, 0), (0, -1), (-1, -1), (-1, 0)];

impl Lattice {
    /// The width of all columns.
    #[must_use]
    pub fn width(&self) -> i32 {
        self.columns * self.cell
    }

    /// The height of all rows.
    #[must_use]
    pub fn height(&self) -> i32 {
        self.rows * self.cell
    }

    /// The upper left corner of a cell, not moved.
    #[must_use]
    pub fn corner(&self, (row, column): Place) -> (i32, i32) {
        (self.left + column * self.cell, self.top + row * self.cell)
    }

    /// The cell at a point.
    #[must_use]
    pub fn cell_at(&self, x: i32, y: i32) -> Option<Place> {
        let (row, column) =
            (y.saturating_sub(self.top).div_euclid(self.cell), x.saturating_sub(self.left).div_euclid(self.cell));
        self.holds((row, column)).then_some((row, column))
    }

    /// The sides for which `drawn` returns true for the two cells beside them: first all that run to the right, then
    /// all that run down.
    #[must_use]
    pub fn sides(&self, drawn: &dyn Fn(Place, Place) -> bool) -> Vec<Side> {
        let mut sides = Vec::new();
        for down in [false, true] {
            // Sides on the same line are adjacent in the list, so that they become one stroke.
            let (lines, along) = if down { (self.columns, self.rows) } else { (self.rows, self.columns) };
            for line in 0..=lines {
                for place in 0..along {
                    let from = if down { (place, line) } else { (line, place) };
                    let side = Side { from, down };
                    let [one, other] = side.cells();
                    if drawn(one, other) {
                        sides.push(side);
                    }
                }
            }
        }
        sides
    }

    /// The sides as path data.
    #[must_use]
    pub fn strokes(&self, sides: &[Side]) -> String {
        let mut pen = Pen::new();
        let mut end = None;
        for &side in sides {
            let (from, down) = (side.from, side.down);
            let to = if down { (from.0 + 1, from.1) } else { (from.0, from.1 + 1) };
            if end != Some((from, down)) {
                pen.go(self.strayed(from));
            }
            self.along(&mut pen, self.strayed(from), self.strayed(to), side);
            end = Some((to, down));
        }
        pen.written()
    }

    /// The outline of the cells that are `inside`, as path data: one closed line around each group and each hole,
    /// moved inwards by `inset`.
    #[must_use]
    pub fn outline(&self, inside: &dyn Fn(Place) -> bool, inset: i32) -> String {
        let mut pen = Pen::new();
        // Every closed line has an upper side. A line is drawn from its first upper side that is not yet drawn.
        let mut walked = vec![false; (self.rows * self.columns) as usize];
        for row in 0..self.rows {
            for column in 0..self.columns {
                let begins = inside((row, column)) && !inside((row - 1, column));
                if begins && !walked[(row * self.columns + column) as usize] {
                    self.walk((row, column), inside, inset, &mut walked, &mut pen);
                }
            }
        }
        pen.written()
    }

    /// Walks around a group, with the inside on the right, from the upper side of a cell back to that side.
    fn walk(&self, start: Place, inside: &dyn Fn(Place) -> bool, inset: i32, walked: &mut [bool], pen: &mut Pen) {
        // The corner where the line turns from `before` to `way`, moved to the right of both directions.
        let moved = |corner: Place, before: usize, way: usize| {
            let (mut x, mut y) = self.strayed(corner);
            for (place, &way) in [before, way].iter().enumerate() {
                if place == 0 || before != way {
                    let right = WAYS[(way + 1) % 4];
                    (x, y) = (x + right.1 * inset, y + right.0 * inset);
                }
            }
            (x, y)
        };
        // Two cells that only touch at a corner are two groups, so the line turns right if it can.
        let turn = |corner: Place, way: usize| {
            let cell = |ahead: Place| inside((corner.0 + ahead.0, corner.1 + ahead.1));
            // The cell ahead on the left is the cell ahead on the right after a turn to the left.
            let (right, left) = (cell(AHEAD_RIGHT[way]), cell(AHEAD_RIGHT[(way + 3) % 4]));
            if !right {
                (way + 1) % 4
            } else if left {
                (way + 3) % 4
            } else {
                way
            }
        };
        let (mut corner, mut way) = (start, 0);
        let (left, above_left) = (inside((start.0, start.1 - 1)), inside((start.0 - 1, start.1 - 1)));
        let before = match (left, above_left) {
            (true, true) => 1,
            (true, false) => 0,
            (false, _) => 3,
        };
        let mut here = moved(corner, before, way);
        pen.go(here);
        loop {
            let to = (corner.0 + WAYS[way].0, corner.1 + WAYS[way].1);
            if way == 0 {
                walked[(corner.0 * self.columns + corner.1) as usize] = true;
            }
            let next = turn(to, way);
            let there = moved(to, way, next);
            let side = Side { from: corner.min(to), down: way % 2 == 1 };
            self.along(pen, here, there, side);
            (corner, way, here) = (to, next, there);
            if corner == start && way == 0 {
                break;
            }
        }
        pen.close();
    }

    /// Draws one side between two points, with the bend of this side.
    fn along(&self, pen: &mut Pen, from: (i32, i32), to: (i32, i32), side: Side) {
        let [one, other] = side.cells();
        let bend = if self.holds(one) && self.holds(other) {
            self.whim(side.from, if side.down { 5 } else { 3 }).signum()
        } else {
            0
        };
        if bend == 0 {
            pen.line(to);
            return;
        }
        let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        let by = if side.down { (middle.0 + 3 * bend, middle.1) } else { (middle.0, middle.1 + 3 * bend) };
        pen.bend(by, to);
    }

    /// The moved corner.
    fn strayed(&self, corner: Place) -> (i32, i32) {
        let (x, y) = self.corner(corner);
        // A corner at the edge moves only along the edge; a corner of the chart does not move.
        let x_free = corner.1 > 0 && corner.1 < self.columns;
        let y_free = corner.0 > 0 && corner.0 < self.rows;
        (x + if x_free { self.whim(corner, 1) } else { 0 }, y + if y_free { self.whim(corner, 2) } else { 0 })
    }

    /// A small pseudo-random number that is always the same for a place.
    fn whim(&self, (row, column): Place, salt: i32) -> i32 {
        let mixed = (row * 73 + column * 151 + salt * 37) as u32;
        let mixed = mixed.wrapping_mul(0x9E37_79B1);
        ((mixed ^ mixed >> 15) >> 8) as i32 % (2 * self.stray + 1) - self.stray
    }

    fn holds(&self, (row, column): Place) -> bool {
        (0..self.rows).contains(&row) && (0..self.columns).contains(&column)
    }
}
