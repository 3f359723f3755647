//! The search, written once for any game.
//!
//! The candidates that the game's policy finds most promising are tried in imagined positions that the bot could be in:
//! each of them in the *same* ones, so that luck is shared. A trial carries the candidate out, lets the policy play for
//! everybody up to a horizon and asks the game what the position is then worth. After each round the worse half of the
//! candidates is dropped, and the others are tried on (sequential halving), until the budget is spent.
//!
//! ```text
//!               world 1  world 2  world 3 … │ … 4 … 5 … 6 … 7 …
//! candidate a      12       30       18     │  kept
//! candidate b      15       33       17     │  kept
//! candidate c       9       25       16     │  dropped
//! candidate d      11       20       19     │  dropped
//! ```
//!
//! With a small budget only the most promising are tried at all; a larger one widens the choice and then deepens it.

use table::{Dice, Seat, View};

use crate::budget::{Budget, Purse, Thinking};
use crate::world::{Horizon, World, most_promising};
use crate::{Bot, Policy};

/// How a game is searched.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The nodes for one decision, if nobody says otherwise.
    pub nodes: u64,
    /// The most candidates that are tried.
    pub width: usize,
    /// What promises less than the best by more than this, in the game's own measure, is not tried at all.
    pub margin: i32,
    /// How far a trial looks.
    pub horizon: Horizon,
    /// Each candidate is tried at least so often, or it is not tried at all.
    pub times: u64,
}

/// Tries the most promising candidates in imagined positions.
#[derive(Debug)]
pub struct Search {
    plan: Plan,
    budget: Budget,
    threads: usize,
    dice: Dice,
    /// The nodes that the last decision took.
    spent: u64,
}

/// A candidate, with the sum of what its trials were worth.
struct Candidate<A> {
    action: A,
    sum: i64,
}

impl Search {
    /// A bot that searches, with dice of its own.
    #[must_use]
    pub fn new(plan: Plan, thinking: &Thinking, dice: Dice) -> Search {
        let budget = thinking.budget.unwrap_or(Budget::Nodes(plan.nodes));
        Search { plan, budget, threads: thinking.threads.max(1), dice, spent: 0 }
    }

    /// How many actions the last decision carried out in imagined positions.
    #[must_use]
    pub fn nodes_spent(&self) -> u64 {
        self.spent
    }
}

impl<G: Policy> Bot<G> for Search {
    fn choose(&mut self, view: View<'_, G>, choices: &G::Choices) -> G::Action {
        self.spent = 0;
        let mut purse = Purse::new(self.budget);
        let first = most_promising(view, choices, self.plan.width, self.plan.margin);
        let Some(seat) = view.seat().filter(|_| first.len() > 1) else { return first[0] };

        let seed = self.dice.seed();
        let mut dice = seed.dice(table::Purpose(*b"wrld"), 0);
        let mut next_world = G::worlds(view, &mut dice);
        let mut world = || World::imagined(next_world(), seat);
        let probe = world();
        let most = probe.most_nodes(self.plan.horizon);
        let mut candidates: Vec<Candidate<G::Action>> =
            first.into_iter().map(|action| Candidate { action, sum: 0 }).collect();
        candidates.truncate(purse.width(most, self.plan.times).max(1));

        let mut ready = Some(probe);
        let rounds = candidates.len().next_power_of_two().trailing_zeros() as u64;
        for round in 1..=rounds {
            loop {
                let each = candidates.len() as u64;
                let worlds = purse.trials(most * each, round, rounds, self.threads as u64).min(MOST_WORLDS);
                if worlds == 0 {
                    break;
                }
                let worlds: Vec<World<G>> = (0..worlds).map(|_| ready.take().unwrap_or_else(&mut world)).collect();
                let spent = try_all(&worlds, &mut candidates, seat, &self.plan, self.threads);
                purse.spend(spent);
                self.spent += spent;
            }
            // A stable sort: among equals the more promising stays in front.
            candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.sum));
            candidates.truncate(candidates.len().div_ceil(2));
        }
        candidates[0].action
    }
}

/// So many worlds are kept at a time.
const MOST_WORLDS: u64 = 64;

/// Tries every candidate in every world. How many nodes it took.
fn try_all<G: Policy>(
    worlds: &[World<G>],
    candidates: &mut [Candidate<G::Action>],
    seat: Seat,
    plan: &Plan,
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
    // Sums do not depend on who adds them up, so neither does the choice.
    for found in spread(worlds, threads, &some) {
        add(found);
    }
    all
}

/// Spreads worlds over threads, where there are any.
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
