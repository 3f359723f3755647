//! What a game brings to its mentor.

use bots::Policy;
use table::{Phrase, Seat, Seed, Table, View};

use crate::weigh::Effort;
use crate::why::Reason;

/// A game with a mentor.
pub trait Mentor: Policy {
    /// How much is tried for a hint.
    const HINT: Effort;
    /// How much is tried for each decision of an analysis.
    const ANALYSIS: Effort;

    /// The same with so many at the table.
    #[must_use]
    fn analysis(_seats: u8) -> Effort {
        Self::ANALYSIS
    }

    /// What a move of the view's seat brings, the most telling first: how the explained points change, and what can be
    /// told from the rules alone of what is to come. The seed is for what must be imagined.
    fn reasons(view: View<'_, Self>, line: &[Self::Action], seed: Seed) -> Vec<Reason>;

    /// A move as somebody at the table would say it, step by step.
    fn steps(view: View<'_, Self>, line: &[Self::Action], seed: Seed) -> Vec<Phrase>;

    /// The best result that a seat of a finished game could have had by knowing everything beforehand. `width` is how
    /// many candidates the search keeps. None if the game is not over, or if nobody has written such a search for it.
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
