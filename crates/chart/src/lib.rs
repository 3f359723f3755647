//! Charts: boards as pictures.
//!
//! A chart knows no rules: it is given what is there and what is lit. It makes pictures of two kinds.
//!
//! **In letters**, for the command line: a game's own module turns what lies on the table into a [`Board`], rows and
//! columns of cells with marks, and into lines around it; then [`mod@text`] writes the board.
//!
//! | module | holds |
//! | --- | --- |
//! | [`board`] | the board of any game: cells, marks, labels |
//! | [`mod@text`] | a board in letters |
//! | [`mod@ink`] | lines of text, with and without colours |
//! | [`score`] | a score sheet in letters |
//!
//! **In ink and colour**, for the page and for files: a game's own module turns the same into a [`Drawing`], parts with
//! places and classes; then [`svg`] writes it. A page carries [`style()`], the properties of a [`palette()`] and
//! [`svg::defs`] once, and every drawing after that is short.
//!
//! | module | holds |
//! | --- | --- |
//! | [`drawing`] | what stands where |
//! | [`svg`] | a drawing as SVG, in a page or as a file |
//! | [`mod@style`], [`mod@palette`] | how the classes look; the colours by day and by night |
//! | [`symbols`] | the engraved symbols and the hatches |
//! | [`lattice`] | square cells, and lines along their sides drawn by hand |
//! | [`frame`], [`rhumb`] | what makes a sheet a sea chart |
//! | `land` | grounds, and how cells of one ground become a region |
//! | `card`, `pieces` | cards worth holding; pieces in the colours of their chairs |
//!
//! A game joins by implementing [`Charted`]; names and sentences come from [`words`].

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
    /// The symbols and hatches that its pictures use beside the common ones.
    const ART: &'static Art;

    /// How the classes of its pictures look that no other game uses, in CSS.
    const STYLE: &'static str;

    /// All that the viewer sees of the table, in lines of at most 100 columns. What `events` tell of lately is lit.
    fn text(view: View<'_, Self>, events: &[Self::Event], words: &Words, ink: Ink) -> String;

    /// Every board on the table as a picture of its own, with the seat it belongs to, if it belongs to one; pieces in the
    /// colours of the chairs.
    fn boards(open: &Self::Open, colours: &[u8]) -> Vec<(Option<Seat>, Drawing)>;
}
