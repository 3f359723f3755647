//! Shapes of a few spaces, and their eight orientations.
//!
//! Orientation 0 is the original; 1, 2 and 3 are its quarter turns clockwise. Orientation 4 is the mirror image (left
//! and right exchanged); 5, 6 and 7 are its quarter turns:
//!
//! ```text
//!   0      1      2      3      4      5      6      7
//!  # . .  # #    # # #  . #    . . #  # .    # # #  # #
//!  # # #  # .    . . #  . #    # # #  # .    # . .  . #
//!         # .           # #           # #           . #
//! ```
//!
//! A symmetric shape is the same in several orientations. Only the lowest of them counts.
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
use crate::phrase::{Phrase, ToPhrase};

/// The number of orientations: four turns, each also mirrored.
pub const ORIENTATIONS: u8 = 8;

/// A set of spaces that belong together, as (row, column) from the shape's top left corner, in reading order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shape {
    spaces: Vec<(u32, u32)>,
}

/// Why a list of spaces is not a valid shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadShape {
    /// The list is empty.
    #[error("the shape needs at least one space")]
    Empty,
    /// A space is listed twice.
    #[error("the shape has the space [{0}, {1}] twice")]
    Repeated(i64, i64),
    /// The spaces are too far apart for any board.
    #[error("the shape has more rows or columns than any board")]
    TooLarge,
}

impl ToPhrase for BadShape {
    fn phrase(&self) -> Phrase {
        match *self {
            BadShape::Empty => Phrase::new("shape-empty"),
            BadShape::Repeated(row, column) => Phrase::new("shape-repeated").with("row", row).with("column", column),
            BadShape::TooLarge => Phrase::new("shape-too-large"),
        }
    }
}

/// No board is larger than this. The limit prevents overflow on invalid input.
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

    /// The number of rows that the shape spans.
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.spaces.iter().map(|space| space.0 + 1).max().expect("a shape has a space")
    }

    /// The number of columns that the shape spans.
    #[must_use]
    pub fn columns(&self) -> u32 {
        self.spaces.iter().map(|space| space.1 + 1).max().expect("a shape has a space")
    }

    /// The shape in one of the eight orientations, as drawn in the module documentation.
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

    /// The distinct orientations of the shape, each with its lowest number.
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

/// A shape in one orientation, ready to be placed on an 11×11 board.
///
/// Its *anchor* is the space under the top left corner of its bounding box. The shape need not cover its anchor:
///
/// ```text
///  cells      anchors of a 3×2 box     laid at anchor 14 (row 1, column 3)
///  # . . …    # # # # # # # # # # .    . . . . . …
///  # # . …    …        9 rows          . . . # . …
///  . # . …    . . . . . . . . . . .    . . . # # …
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// The number of the orientation, from 0 to 7.
    pub orientation: u8,
    /// The covered spaces when the shape is in the top left corner.
    pub cells: Grid11,
    /// All anchors for which the whole box is on the board.
    pub anchors: Grid11,
}

impl Placing {
    /// The placing of a shape that is already oriented; none if the board is too small for it.
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

    /// The number of rows and columns of its box.
    #[must_use]
    pub const fn size(&self) -> (u8, u8) {
        let side = Grid11::SIDE as u32 + 1;
        let across = Grid11::from_bits(self.anchors.bits() & Grid11::TOP.bits()).len();
        let down = Grid11::from_bits(self.anchors.bits() & Grid11::LEFT.bits()).len();
        ((side - down) as u8, (side - across) as u8)
    }

    /// The covered spaces at an anchor; meaningful only for one of `anchors`.
    #[must_use]
    #[inline]
    pub const fn at(&self, anchor: u8) -> Grid11 {
        Grid11::from_bits(self.cells.bits() << anchor)
    }

    /// All anchors at which every covered space is in `free`. For each cell, `free` is shifted back by that cell; the
    /// shape fits at the spaces that all shifted sets share.
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

    /// All anchors at which at least one covered space is in `wanted`.
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
