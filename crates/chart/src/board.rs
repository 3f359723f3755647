//! A board as it is drawn, whatever the game: rows and columns of cells, with their labels.
//!
//! A board knows no rules. Who builds one says what lies on each cell, what is faintly printed below it, and which
//! cells are lit because something just happened there.

/// A colour for a mark. A mark never stands by its colour alone: the letter says the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    /// For what grows wild.
    Green,
    /// For what people build.
    Red,
    /// For what people sow.
    Yellow,
    /// For water.
    Blue,
    /// For what is to be feared.
    Violet,
    /// For rock.
    White,
    /// For what is old.
    Teal,
    /// For what is barren or not there.
    Grey,
}

/// A symbol: a letter and its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The letter that stands for it in text.
    pub letter: char,
    /// Its colour, where there are colours.
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
    /// What lies on it.
    pub mark: Option<Mark>,
    /// What is printed below: shown alone on a cell that is empty, hinted at on one that is covered.
    pub faint: Option<Mark>,
    /// Whether something just happened here, or points come from here.
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
    /// A board with these labels, each cell made from its row and its column.
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

    /// The rows from the top: each one's label and cells.
    pub fn rows(&self) -> impl Iterator<Item = (&str, &[Cell])> {
        // A board without columns has no cells to be cut into rows.
        let cells = self.cells.chunks(self.columns.len().max(1));
        self.rows.iter().map(String::as_str).zip(cells)
    }
}
