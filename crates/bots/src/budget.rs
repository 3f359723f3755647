//! Budgets: how long a bot may think.

/// The budget of a bot for one decision.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// A number of nodes: actions carried out in imagined positions. A game with this budget is reproducible.
    Nodes(u64),
    /// A time. The caller provides the clock, so that the crate also builds for the browser.
    Time {
        /// The time in milliseconds.
        milliseconds: u64,
        /// The clock: returns the milliseconds since some fixed moment.
        now: fn() -> u64,
    },
}

/// The resources that a bot thinks with.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// The budget for one decision; by default that of the bot's strength.
    pub budget: Option<Budget>,
    /// The number of threads. With a budget in nodes it does not change the decision. In the browser there is one.
    pub threads: usize,
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking { budget: None, threads: 1 }
    }
}

/// A budget, and how much of it is spent.
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

    /// The number of trials, of at most `most` nodes each, that may still start before `part` of `parts` of the budget
    /// is spent. With a time budget, returns `few` until that time is over.
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

    /// The number of candidates that the budget allows if each is tried `times` times with at most `most` nodes.
    pub(crate) fn width(&self, most: u64, times: u64) -> usize {
        match self.budget {
            Budget::Nodes(nodes) => usize::try_from(nodes / (most * times).max(1)).unwrap_or(usize::MAX),
            Budget::Time { .. } => usize::MAX,
        }
    }
}
