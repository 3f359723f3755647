//! Charts: boards as pictures.
//!
//! A picture is made in two steps. A game's own module says what is there: it turns what lies on the table into a
//! [`Board`], rows and columns of cells with marks, and into lines around it. Then [`text`] writes
//! the board in letters, for the command line. The chart knows no rules: it is given what is there and what is lit.
//!
//! | module | holds |
//! | --- | --- |
//! | [`board`] | the board of any game: cells, marks, labels |
//! | [`mod@text`] | a board in letters |
//! | [`mod@ink`] | lines of text, with and without colours |
//! | [`score`] | a score sheet in letters |
//! | [`mod@cartographers`] | Cartographers: the map sheets and the table |
//!
//! A game joins by implementing [`Charted`]; names and sentences come from [`words`].
//!
//! ```
//! use cartographers::Cartographers;
//! use chart::{Charted, Ink};
//! use table::{SeedText, SetUp, Table, Tell};
//! use words::Words;
//!
//! let set_up = SetUp { seats: 1, options: Default::default(), seed: SeedText::new("a walk north")? };
//! let table: Table<Cartographers> = Table::open(set_up, &mut Tell::nobody()).expect("one may play alone");
//! let text = Cartographers::text(table.spectator(), &[], &Words::english(), Ink::Plain);
//! assert!(text.starts_with("Cartographers · wilderness · solo\n"));
//! assert!(text.contains("\n   1  2  3  4  5  6  7  8  9 10 11\nA  "));
//! # Ok::<(), table::BadSeed>(())
//! ```

pub mod board;
pub mod cartographers;
pub mod ink;
pub mod score;
pub mod text;

pub use crate::board::{Board, Cell, Mark, Tint};
pub use crate::ink::Ink;

use table::{Game, View};
use words::Words;

/// A game that can be shown in text.
pub trait Charted: Game {
    /// All that the viewer sees of the table, in lines of at most 100 columns. What `events` tell of lately is lit.
    fn text(view: View<'_, Self>, events: &[Self::Event], words: &Words, ink: Ink) -> String;
}
