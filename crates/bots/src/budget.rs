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

/// A round of trials. At the end of round `number` of `rounds`, that share of the budget is spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    /// Counted from 1.
    pub number: u64,
    pub rounds: u64,
    /// The largest number of nodes that it takes to try all candidates in one world.
    pub nodes_of_a_world: u64,
    /// The number of worlds between two looks at the clock.
    pub batch: u64,
}

/// A budget, and how much of it is spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BudgetMeter {
    budget: Budget,
    spent: u64,
    begun: u64,
}

impl BudgetMeter {
    pub(crate) fn new(budget: Budget) -> BudgetMeter {
        let begun = match budget {
            Budget::Nodes(_) => 0,
            Budget::Time { now, .. } => now(),
        };
        BudgetMeter { budget, spent: 0, begun }
    }

    pub(crate) fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    /// The number of worlds that may still be tried in a round. With a time budget, the round's batch until its time is
    /// over.
    pub(crate) fn worlds(&self, Round { number, rounds, nodes_of_a_world, batch }: Round) -> u64 {
        match self.budget {
            Budget::Nodes(nodes) => {
                let share = (u128::from(nodes) * u128::from(number) / u128::from(rounds.max(1))) as u64;
                share.saturating_sub(self.spent) / nodes_of_a_world.max(1)
            }
            Budget::Time { milliseconds, now } => {
                let share = milliseconds.saturating_mul(number) / rounds.max(1);
                if now().saturating_sub(self.begun) < share { batch } else { 0 }
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
