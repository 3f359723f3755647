//! Who runs the table of a screen: this page, or a server.

use mentor::Question;
use table::{Game, Phrase, Record, Seat};

use crate::seen::Shown;

/// Hears the answer to a request to act; what was refused says why.
pub type Acted = Box<dyn FnOnce(Result<(), Phrase>)>;

/// Hears what was to be seen at a moment; none if that cannot be had.
pub type Looked<G> = Box<dyn FnOnce(Option<Shown<G>>)>;

/// Who runs the table of a screen. It keeps the screen's [`Seen`](crate::seen::Seen) up to date.
pub trait Host<G: Game>: Send + Sync {
    /// Asks for actions of a seat, one after the other: all of them count, or none. The answer may come later.
    fn act(&self, seat: Seat, actions: &[G::Action], answer: Acted);

    /// Asks what this screen saw after so many moves. The answer may come later.
    fn at(&self, moves: usize, answer: Looked<G>);

    /// The question for a hint to a seat that is played here.
    fn hint(&self, seat: Seat) -> Option<Question>;

    /// The record of the game, if it may be had: one that is played on a server keeps its seed secret until the end.
    fn record(&self) -> Option<Record>;

    /// The name that the game is saved by in this browser, if it is.
    fn saved_as(&self) -> Option<String>;

    /// Whether the game is a lesson.
    fn is_lesson(&self) -> bool;

    /// The points to beat, if the table takes up a challenge: who scored them, and how many.
    fn to_beat(&self) -> Option<(String, i32)>;
}
