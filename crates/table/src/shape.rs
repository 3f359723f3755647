//! Shapes of a few spaces, and the eight ways they can lie.
//!
//! Orientation 0 is as drawn; 1, 2 and 3 are quarter turns clockwise; 4 is the mirror image (left and right
//! exchanged) and 5, 6 and 7 its quarter turns:
//!
//! ```text
//!   0      1      2      3      4      5      6      7
//!  # . .  # #    # # #  . #    . . #  # .    # # #  # #
//!  # # #  # .    . . #  . #    # # #  # .    # . .  . #
//!         # .           # #           # #           . #
//! ```
//!
//! A symmetric shape lies the same way in several orientations; only the lowest of equal ones counts.
//!
//! ```
//! use table::Shape;
//!
//! let line = Shape::new([(0, 0), (0, 1), (0, 2)])?;
//! let ways: Vec<u8> = line.orientations().map(|(orientation, _)| orientation).collect();
//! assert_eq!(ways, [0, 1]);
//! # Ok::<(), table::BadShape>(())
//! ```

use crate::grid::Grid11;
use crate::phrase::{Phrase, Says};

/// How many ways there are to lay a shape: four turns, on either face.
pub const ORIENTATIONS: u8 = 8;

/// A set of spaces that belong together, as (row, column) from its own top left corner, in reading order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shape {
    spaces: Vec<(u32, u32)>,
}

/// Why some spaces are no shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadShape {
    /// There are none.
    #[error("a shape needs at least one space")]
    Empty,
    /// One is named twice.
    #[error("a shape names the space [{0}, {1}] twice")]
    Repeated(i64, i64),
    /// They lie so far apart that no board could hold them.
    #[error("a shape spreads over more rows or columns than any board has")]
    TooLarge,
}

impl Says for BadShape {
    fn phrase(&self) -> Phrase {
        match *self {
            BadShape::Empty => Phrase::new("shape-empty"),
            BadShape::Repeated(row, column) => Phrase::new("shape-repeated").with("row", row).with("column", column),
            BadShape::TooLarge => Phrase::new("shape-too-large"),
        }
    }
}

/// No board is larger than this; it keeps the arithmetic on wild input within bounds.
const WIDEST: i64 = 1 << 16;

impl Shape {
    /// A shape of these (row, column) spaces, moved so that it begins at row 0 and column 0.
    pub fn new(spaces: impl IntoIterator<Item = (i64, i64)>) -> Result<Shape, BadShape> {
        let mut spaces: Vec<(i64, i64)> = spaces.into_iter().collect();
        spaces.sort_unstable();
        if let Some(twice) = spaces.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(BadShape::Repeated(twice[0].0, twice[0].1));
        }
        let top = spaces.iter().map(|space| space.0).min().ok_or(BadShape::Empty)?;
        let left = spaces.iter().map(|space| space.1).min().ok_or(BadShape::Empty)?;
        let spaces = spaces.into_iter().map(|(row, column)| {
            let row = row.checked_sub(top).filter(|&row| row < WIDEST)?;
            let column = column.checked_sub(left).filter(|&column| column < WIDEST)?;
            Some((row as u32, column as u32))
        });
        Ok(Shape { spaces: spaces.collect::<Option<_>>().ok_or(BadShape::TooLarge)? })
    }

    /// The spaces, in reading order.
    #[must_use]
    pub fn spaces(&self) -> &[(u32, u32)] {
        &self.spaces
    }

    /// How many rows the shape spans.
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.spaces.iter().map(|space| space.0 + 1).max().unwrap_or(0)
    }

    /// How many columns the shape spans.
    #[must_use]
    pub fn columns(&self) -> u32 {
        self.spaces.iter().map(|space| space.1 + 1).max().unwrap_or(0)
    }

    /// The shape in one of the eight orientations, as drawn at the top of this page.
    #[must_use]
    pub fn oriented(&self, orientation: u8) -> Shape {
        let mut shape = self.clone();
        if orientation & 4 != 0 {
            shape = shape.mapped(|(row, column), _, columns| (row, columns - 1 - column));
        }
        for _ in 0..orientation & 3 {
            shape = shape.mapped(|(row, column), rows, _| (column, rows - 1 - row));
        }
        shape
    }

    /// The different ways the shape can lie, each with the lowest orientation that lays it so.
    pub fn orientations(&self) -> impl Iterator<Item = (u8, Shape)> {
        let mut seen: Vec<Shape> = Vec::with_capacity(ORIENTATIONS as usize);
        (0..ORIENTATIONS).filter_map(move |orientation| {
            let shape = self.oriented(orientation);
            let new = !seen.contains(&shape);
            new.then(|| {
                seen.push(shape.clone());
                (orientation, shape)
            })
        })
    }

    fn mapped(&self, to: impl Fn((u32, u32), u32, u32) -> (u32, u32)) -> Shape {
        let (rows, columns) = (self.rows(), self.columns());
        let mut spaces: Vec<_> = self.spaces.iter().map(|&space| to(space, rows, columns)).collect();
        spaces.sort_unstable();
        Shape { spaces }
    }
}

/// A shape in one orientation, ready to be laid on an 11×11 board.
///
/// Its *anchor* is the space under the top left corner of its box, which need not be one of its own spaces:
///
/// ```text
///  cells      anchors of a 3×2 box     laid at anchor 14 (row 1, column 3)
///  # . . …    # # # # # # # # # # .    . . . . . …
///  # # . …    …        9 rows          . . . # . …
///  . # . …    . . . . . . . . . . .    . . . # # …
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// Which of the eight orientations this is.
    pub orientation: u8,
    /// The spaces covered when it is laid into the top left corner.
    pub cells: Grid11,
    /// Where the anchor may be so that the whole box is on the board.
    pub anchors: Grid11,
}

impl Placing {
    /// A shape as it lies; none if the board is too small for it.
    #[must_use]
    pub fn new(orientation: u8, shape: &Shape) -> Option<Placing> {
        let side = Grid11::SIDE;
        let (rows, columns) = (shape.rows() as usize, shape.columns() as usize);
        if rows > side || columns > side {
            return None;
        }
        let cells = shape.spaces().iter().map(|&(row, column)| Grid11::at(row as usize, column as usize));
        let cells = cells.fold(Grid11::EMPTY, |all, cell| all | cell);
        let anchors = Grid11::corner(side + 1 - rows, side + 1 - columns);
        Some(Placing { orientation, cells, anchors })
    }

    /// How many rows and columns its box has.
    #[must_use]
    pub const fn size(&self) -> (u8, u8) {
        let side = Grid11::SIDE as u32 + 1;
        let across = Grid11::from_bits(self.anchors.bits() & Grid11::TOP.bits()).len();
        let down = Grid11::from_bits(self.anchors.bits() & Grid11::LEFT.bits()).len();
        ((side - down) as u8, (side - across) as u8)
    }

    /// The spaces covered from an anchor; meaningful only for one of `anchors`.
    #[must_use]
    #[inline]
    pub const fn at(&self, anchor: u8) -> Grid11 {
        Grid11::from_bits(self.cells.bits() << anchor)
    }

    /// All anchors from which every covered space is in `free`: for each cell the free spaces are moved back by
    /// that cell, and where all of them agree the shape fits.
    #[must_use]
    #[inline]
    pub fn fits(&self, free: Grid11) -> Grid11 {
        let mut fits = self.anchors.bits();
        let mut cells = self.cells.bits();
        while cells != 0 {
            fits &= free.bits() >> cells.trailing_zeros();
            cells &= cells - 1;
        }
        Grid11::from_bits(fits)
    }

    /// All anchors from which at least one covered space is in `wanted`.
    #[must_use]
    #[inline]
    pub fn meets(&self, wanted: Grid11) -> Grid11 {
        let mut meets = 0;
        let mut cells = self.cells.bits();
        while cells != 0 {
            meets |= wanted.bits() >> cells.trailing_zeros();
            cells &= cells - 1;
        }
        Grid11::from_bits(meets & self.anchors.bits())
    }
}
