//! A board of any game, ready to be drawn: rows and columns of cells, with their labels.
//!
//! A board knows no rules. The caller sets the mark on each cell, the faint mark printed below it, and the cells that
//! are lit because something just happened there.

/// A colour for a mark. The colour never carries meaning alone: the letter says the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    /// For wild plants.
    Green,
    /// For buildings.
    Red,
    /// For fields.
    Yellow,
    /// For water.
    Blue,
    /// For dangers.
    Violet,
    /// For rock.
    White,
    /// For old things, such as ruins.
    Teal,
    /// For barren or empty cells.
    Grey,
}

/// A symbol: a letter and its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The letter that represents it in text.
    pub letter: char,
    /// Its colour, if the output has colours.
    pub tint: Tint,
}

impl Mark {
    /// A mark of this letter and colour.
    #[must_use]
    pub const fn new(letter: char, tint: Tint) -> Mark {
        Mark { letter, tint }
    }
}

/// One cell of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// The mark on the cell.
    pub mark: Option<Mark>,
    /// The mark printed on the board below. It is shown on an empty cell and hinted at on a covered one.
    pub faint: Option<Mark>,
    /// Whether the cell is highlighted: something just happened here, or points come from here.
    pub lit: bool,
}

/// Rows and columns of cells, with a label for each row and each column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    rows: Vec<String>,
    columns: Vec<String>,
    /// Row by row.
    cells: Vec<Cell>,
}

impl Board {
    /// A board with these labels. `cell` returns the cell of a row and a column.
    #[must_use]
    pub fn new(rows: Vec<String>, columns: Vec<String>, cell: impl Fn(usize, usize) -> Cell) -> Board {
        let cells = (0..rows.len()).flat_map(|row| (0..columns.len()).map(move |column| (row, column)));
        let cells = cells.map(|(row, column)| cell(row, column)).collect();
        Board { rows, columns, cells }
    }

    /// The labels of the columns, from the left.
    #[must_use]
    pub fn columns(&self) -> &[String] {
        &self.columns
    }

    /// The rows from the top, each with its label and cells.
    pub fn rows(&self) -> impl Iterator<Item = (&str, &[Cell])> {
        // `chunks` refuses a size of 0, which a board without columns has.
        let cells = self.cells.chunks(self.columns.len().max(1));
        self.rows.iter().map(String::as_str).zip(cells)
    }
}
