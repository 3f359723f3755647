//! How much is tried in each game, and what its moves bring.

mod cartographers;
mod misterra;
mod morgan;

use bots::Policy;
use table::{Phrase, Seed, View};

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
}
