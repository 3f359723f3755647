//! How long a bot may think.

/// What a bot may spend on one decision.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many nodes: actions carried out in imagined positions. A game with this budget can be repeated.
    Nodes(u64),
    /// So many milliseconds by a clock. The crate has none of its own, so that it builds for the browser too.
    Time {
        /// How many.
        milliseconds: u64,
        /// The milliseconds since some moment.
        now: fn() -> u64,
    },
}

/// How a bot is to think.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// What it may spend on one decision, if not what is usual for its strength.
    pub budget: Option<Budget>,
    /// How many threads may think at the same time. For a budget in nodes it makes no difference what they find. In the
    /// browser there is one.
    pub threads: usize,
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking { budget: None, threads: 1 }
    }
}

/// A budget that is being spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    budget: Budget,
    spent: u64,
    begun: u64,
}

impl Purse {
    pub(crate) fn new(budget: Budget) -> Purse {
        let begun = match budget {
            Budget::Nodes(_) => 0,
            Budget::Time { now, .. } => now(),
        };
        Purse { budget, spent: 0, begun }
    }

    pub(crate) fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    /// How many trials of at most `most` nodes each may still begin before `part` of `parts` of the budget is spent. By
    /// the clock a few at a time.
    pub(crate) fn trials(&self, most: u64, part: u64, parts: u64, few: u64) -> u64 {
        match self.budget {
            Budget::Nodes(nodes) => {
                let share = (u128::from(nodes) * u128::from(part) / u128::from(parts.max(1))) as u64;
                share.saturating_sub(self.spent) / most.max(1)
            }
            Budget::Time { milliseconds, now } => {
                let share = milliseconds.saturating_mul(part) / parts.max(1);
                if now().saturating_sub(self.begun) < share { few } else { 0 }
            }
        }
    }

    /// How many candidates are worth trying when each is to be tried a few times with so many nodes at most.
    pub(crate) fn width(&self, most: u64, times: u64) -> usize {
        match self.budget {
            Budget::Nodes(nodes) => usize::try_from(nodes / (most * times).max(1)).unwrap_or(usize::MAX),
            Budget::Time { .. } => usize::MAX,
        }
    }
}
