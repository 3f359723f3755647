//! The trait of a game with a coach.

use bots::Policy;
use table::{Phrase, Seat, Seed, Table, View};

use crate::weigh::Effort;
use crate::why::Reason;

/// A game with a coach.
pub trait Coach: Policy {
    /// The effort for a hint.
    const HINT: Effort;
    /// The effort for each decision of an analysis.
    const ANALYSIS: Effort;

    /// The effort for each decision of an analysis with this many seats.
    #[must_use]
    fn analysis(_seats: u8) -> Effort {
        Self::ANALYSIS
    }

    /// The reasons for a move of the view's seat, the most important first: how the explained points change, and what
    /// the rules alone say about later turns. The seed is for imagined positions.
    fn reasons(view: View<'_, Self>, actions: &[Self::Action], seed: Seed) -> Vec<Reason>;

    /// A move as a player would describe it, step by step.
    fn steps(view: View<'_, Self>, actions: &[Self::Action], seed: Seed) -> Vec<Phrase>;

    /// The best result that a seat of a finished game could have reached by knowing everything beforehand. `width` is
    /// the beam width of the search. None if the game is not over or has no such search.
    #[must_use]
    fn hindsight(_table: &Table<Self>, _seat: Seat, _width: usize) -> Option<Hindsight> {
        None
    }
}

/// The best result with hindsight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hindsight {
    /// The points.
    pub total: i32,
    /// The rating, in a game that has one.
    pub rating: Option<i32>,
    /// The board, row by row, in the letters of the rules.
    pub rows: Vec<String>,
}
