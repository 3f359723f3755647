//! The search, for any game.
//!
//! The search tries the candidates that the game's policy finds most promising in imagined positions. All candidates
//! are tried in the *same* positions, so that luck affects them equally. A trial carries out the candidate, lets the
//! policy play for all seats up to a horizon, and evaluates the position.
//!
//! After each round the worse half of the candidates is dropped, and the other half is tried further (sequential
//! halving), until the budget is spent.
//!
//! ```text
//!               world 1  world 2  world 3 … │ … 4 … 5 … 6 … 7 …
//! candidate a      12       30       18     │  kept
//! candidate b      15       33       17     │  kept
//! candidate c       9       25       16     │  dropped
//! candidate d      11       20       19     │  dropped
//! ```
//!
//! A small budget tries only the most promising candidates. A larger budget first tries more candidates, then tries
//! each more often.

use table::{Dice, Seat, View};

use crate::budget::{Budget, BudgetMeter, Round, Thinking};
use crate::world::{Horizon, World, most_promising};
use crate::{Bot, Policy};

/// The parameters of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchPlan {
    /// The default number of nodes for one decision.
    pub nodes: u64,
    /// The maximum number of candidates.
    pub width: usize,
    /// Actions whose promise is lower than the best by more than this, in the game's own units, are not tried.
    pub margin: i32,
    /// How far a trial looks ahead.
    pub horizon: Horizon,
    /// The minimum number of trials for each candidate. A smaller budget reduces the number of candidates instead.
    pub times: u64,
}

/// A bot that tries the most promising candidates in imagined positions.
#[derive(Debug)]
pub struct Search {
    plan: SearchPlan,
    budget: Budget,
    threads: usize,
    dice: Dice,
    /// The number of nodes of the last decision.
    spent: u64,
}

/// A candidate, with the sum of the values of its trials.
struct Candidate<A> {
    action: A,
    sum: i64,
}

impl Search {
    /// A bot that searches with this plan.
    #[must_use]
    pub fn new(plan: SearchPlan, thinking: &Thinking, dice: Dice) -> Search {
        let budget = thinking.budget.unwrap_or(Budget::Nodes(plan.nodes));
        Search { plan, budget, threads: thinking.threads.max(1), dice, spent: 0 }
    }

    /// The number of actions that the last decision carried out in imagined positions.
    #[must_use]
    pub fn nodes_spent(&self) -> u64 {
        self.spent
    }
}

impl<G: Policy> Bot<G> for Search {
    fn choose(&mut self, view: View<'_, G>, choices: &G::Choices) -> G::Action {
        self.spent = 0;
        let mut meter = BudgetMeter::new(self.budget);
        let first = most_promising(view, choices, self.plan.width, self.plan.margin);
        let Some(seat) = view.seat().filter(|_| first.len() > 1) else { return first[0] };

        let seed = self.dice.seed();
        let mut dice = seed.dice(table::Purpose(*b"wrld"), 0);
        let mut imagine = G::worlds(view, &mut dice);
        let mut next_world = || World::imagined(imagine(), seat);
        let probe = next_world();
        let most = probe.most_nodes(self.plan.horizon);
        let mut candidates: Vec<Candidate<G::Action>> =
            first.into_iter().map(|action| Candidate { action, sum: 0 }).collect();
        candidates.truncate(meter.width(most, self.plan.times).max(1));

        let mut ready = Some(probe);
        let rounds = candidates.len().next_power_of_two().trailing_zeros() as u64;
        for round in 1..=rounds {
            loop {
                let each = candidates.len() as u64;
                let worlds = meter
                    .worlds(Round { number: round, rounds, nodes_of_a_world: most * each, batch: self.threads as u64 })
                    .min(MOST_WORLDS);
                if worlds == 0 {
                    break;
                }
                let worlds: Vec<World<G>> = (0..worlds).map(|_| ready.take().unwrap_or_else(&mut next_world)).collect();
                let spent = try_all(&worlds, &mut candidates, seat, &self.plan, self.threads);
                meter.spend(spent);
                self.spent += spent;
            }
            // The sort is stable: among equal candidates the more promising one stays first.
            candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.sum));
            candidates.truncate(candidates.len().div_ceil(2));
        }
        candidates[0].action
    }
}

/// The maximum number of worlds in memory at the same time.
const MOST_WORLDS: u64 = 64;

/// Tries every candidate in every world. Returns the number of nodes.
fn try_all<G: Policy>(
    worlds: &[World<G>],
    candidates: &mut [Candidate<G::Action>],
    seat: Seat,
    plan: &SearchPlan,
    threads: usize,
) -> u64 {
    let actions: Vec<G::Action> = candidates.iter().map(|candidate| candidate.action).collect();
    let some = |worlds: &[World<G>]| {
        let (mut sums, mut nodes) = (vec![0i64; actions.len()], 0);
        for world in worlds {
            for (sum, &action) in sums.iter_mut().zip(&actions) {
                *sum += i64::from(G::worth(&world.after(action, plan.horizon, &mut nodes), seat));
            }
        }
        (sums, nodes)
    };
    let mut all = 0;
    let mut add = |(sums, nodes): (Vec<i64>, u64)| {
        candidates.iter_mut().zip(sums).for_each(|(candidate, sum)| candidate.sum += sum);
        all += nodes;
    };
    // The sums, and therefore the choice, do not depend on the number of threads.
    for found in spread(worlds, threads, &some) {
        add(found);
    }
    all
}

/// Distributes the worlds over threads, except in WebAssembly.
#[cfg(not(target_family = "wasm"))]
fn spread<G: Policy, R: Send>(
    worlds: &[World<G>],
    threads: usize,
    some: &(impl Fn(&[World<G>]) -> R + Sync),
) -> Vec<R> {
    let part = worlds.len().div_ceil(threads).max(1);
    let mut parts = worlds.chunks(part);
    let Some(own) = parts.next().filter(|_| threads > 1) else { return vec![some(worlds)] };
    std::thread::scope(|scope| {
        let others: Vec<_> = parts.map(|part| scope.spawn(move || some(part))).collect();
        let mut found = vec![some(own)];
        found.extend(others.into_iter().map(|thread| thread.join().expect("a trial does not panic")));
        found
    })
}

#[cfg(target_family = "wasm")]
fn spread<G: Policy, R>(worlds: &[World<G>], _: usize, some: &impl Fn(&[World<G>]) -> R) -> Vec<R> {
    vec![some(worlds)]
}
