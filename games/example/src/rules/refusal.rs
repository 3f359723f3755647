//! The rules that an action can break.

use table::{Phrase, ToPhrase};

use crate::rules::map::Square;

/// The rule that an action breaks, or why a text is not an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It is not this player's turn.
    NotYourTurn,
    /// The square is already charted.
    Charted(Square),
    /// The text is not a square and a terrain.
    Unreadable(String),
}

impl ToPhrase for Refusal {
    fn phrase(&self) -> Phrase {
        match self {
            Refusal::NotYourTurn => Phrase::new("example-refused-not-your-turn"),
            Refusal::Charted(square) => Phrase::new("example-refused-charted").with("square", square.name()),
            Refusal::Unreadable(text) => Phrase::new("example-refused-unreadable").with("text", text.as_str()),
        }
    }
}
