//! A board as text.
//!
//! Every cell is three characters wide, so that columns align and a lit cell has room for its brackets:
//!
//! ```text
//!    1  2  3
//! A  .  F [W]    empty; a mark; a lit one
//! B  r  f [w]    a faint mark; a mark that covers a faint one, in lower case; a lit one
//! ```

use crate::board::{Board, Cell, Mark, Tint};
use crate::ink::{self, Ink, Strip, TextStyle};

/// The mark of an empty cell.
const EMPTY: Mark = Mark::new('.', Tint::Grey);

/// The board as lines, the labels of the columns first.
#[must_use]
pub fn lines(board: &Board) -> Vec<Strip> {
    let label = board.rows().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    // The last digit of a column's label is above the letters of its cells.
    let columns: String = board.columns().iter().map(|column| format!("{column:>2} ")).collect();
    let heading = Strip::new().text(" ".repeat(label + 1)).and(columns, TextStyle::FAINT);
    let rows = board.rows().map(|(name, cells)| {
        let line = Strip::new().and(format!("{name:<label$} "), TextStyle::FAINT);
        cells.iter().fold(line, |line, cell| line.join(drawn(cell)))
    });
    std::iter::once(heading).chain(rows).collect()
}

/// The board as text.
#[must_use]
pub fn written(board: &Board, ink: Ink) -> String {
    ink::written(&lines(board), ink)
}

/// One cell as text, three characters wide.
fn drawn(cell: &Cell) -> Strip {
    let mark = cell.mark.or(cell.faint).unwrap_or(EMPTY);
    let covers = cell.mark.is_some() && cell.faint.is_some();
    let letter = if covers { mark.letter.to_lowercase().collect() } else { mark.letter.to_string() };
    let style = TextStyle { lit: cell.lit, ..TextStyle::tinted(mark.tint) };
    let (open, close) = if cell.lit { ("[", "]") } else { (" ", " ") };
    Strip::new().text(open).and(letter, style).text(close)
}
