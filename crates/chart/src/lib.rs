//! Charts: boards as pictures.
//!
//! A chart knows no rules: the caller passes the contents and the highlights. There are two kinds of charts.
//!
//! **In text**, for the command line: a game's own module turns the table into a [`Board`], rows and columns of cells
//! with marks, and into lines around it. Then [`mod@text`] renders the board.
//!
//! | module | holds |
//! | --- | --- |
//! | [`board`] | the board of any game: cells, marks, labels |
//! | [`mod@text`] | a board as text |
//! | [`mod@ink`] | lines of text, with and without colours |
//! | [`score`] | a score sheet as text |
//!
//! **In SVG**, for the page and for files: a game's own module turns the table into a [`Drawing`], parts with places
//! and classes. Then [`svg`] renders it. A page contains [`style()`], the properties of a [`palette()`] and
//! [`svg::defs`] once, so that every drawing is short.
//!
//! | module | holds |
//! | --- | --- |
//! | [`drawing`] | the parts of a picture and their places |
//! | [`svg`] | a drawing as SVG, in a page or as a file |
//! | [`mod@style`], [`mod@palette`] | the style of the classes; the colours by day and by night |
//! | [`symbols`] | the engraved symbols and the hatches |
//! | [`lattice`] | square cells, and lines along their sides that look hand-drawn |
//! | [`frame`], [`rhumb`] | the frame and the rhumb lines of a sea chart |
//! | `land` | grounds, and how cells of one ground become a region |
//! | `card`, `pieces` | cards; pieces in the colours of their chairs |
//!
//! A game implements [`Charted`]; names and sentences come from [`words`].

pub mod board;
pub mod card;
pub mod drawing;
pub mod frame;
pub mod ink;
pub mod land;
pub mod lattice;
pub mod palette;
pub mod pen;
pub mod pieces;
pub mod rhumb;
pub mod score;
pub mod style;
pub mod svg;
pub mod symbols;
pub mod text;

pub use crate::board::{Board, Cell, Mark, Tint};
pub use crate::drawing::{Drawing, Part};
pub use crate::ink::Ink;
pub use crate::palette::{Light, palette};
pub use crate::style::{sheet, style};
pub use crate::symbols::{Art, COMMON};

use table::{Game, Seat, View};
use words::Words;

/// A game that can be shown in text and in pictures.
pub trait Charted: Game {
    /// The symbols and hatches that its pictures use in addition to the common ones.
    const ART: &'static Art;

    /// CSS for the classes that only this game's pictures use.
    const STYLE: &'static str;

    /// The viewer's view of the table as text, in lines of at most 100 columns. The changes of `events` are
    /// highlighted.
    fn text(view: View<'_, Self>, events: &[Self::Event], words: &Words, ink: Ink) -> String;

    /// Every board on the table as a separate picture, with the seat that owns it, if any. `colours` are the colours of
    /// the chairs, for the pieces.
    fn boards(open: &Self::Open, colours: &[u8]) -> Vec<(Option<Seat>, Drawing)>;
}
