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

use table::{Choices, Dice, Game, Position, Seat, Tell, View};

use crate::budget::{Budget, Purse, Thinking};
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
    /// After so many turns of the game a trial ends …
    pub turns: u32,
    /// … and at the latest after so many nodes, for each seat that acts at the same time as the bot.
    pub longest: u32,
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

/// An imagined position, and what the other awaited seats do in it.
struct World<G: Game> {
    position: Position<G>,
    others: Vec<(Seat, G::Action)>,
}

impl<G: Game> World<G> {
    /// The most nodes that a trial takes. Who acts at the same time in one world does so in all.
    fn most(&self, plan: &Plan) -> u64 {
        u64::from(plan.longest.max(1)) * (self.others.len() as u64 + 1)
    }
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
        let first = most_promising::<G>(view, choices, &self.plan);
        let Some(seat) = view.seat().filter(|_| first.len() > 1) else { return first[0] };

        let seed = self.dice.seed();
        let mut dice = seed.dice(table::Purpose(*b"wrld"), 0);
        let mut next_world = G::worlds(view, &mut dice);
        let mut world = || imagined::<G>(next_world(), seat);
        let probe = world();
        let most = probe.most(&self.plan);
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

/// The most promising choices, the best first; among equals the lowest.
fn most_promising<G: Policy>(view: View<'_, G>, choices: &G::Choices, plan: &Plan) -> Vec<G::Action> {
    let promise = G::promise(view);
    let mut all = Vec::with_capacity(choices.len() as usize);
    let mut most = i32::MIN;
    choices.for_each(|action| {
        let promise = promise(action);
        most = most.max(promise);
        all.push((std::cmp::Reverse(promise), action));
    });
    all.retain(|(promise, _)| promise.0 >= most.saturating_sub(plan.margin));
    let width = plan.width.clamp(1, all.len());
    if width < all.len() {
        all.select_nth_unstable(width - 1);
        all.truncate(width);
    }
    all.sort_unstable();
    all.into_iter().map(|(_, action)| action).collect()
}

/// The most promising choice in an imagined position; among equals the lowest.
fn best<G: Policy>(view: View<'_, G>) -> Option<G::Action> {
    let promise = G::promise(view);
    let mut best: Option<(i32, G::Action)> = None;
    G::choices(view).for_each(|action| {
        let promise = promise(action);
        if best.is_none_or(|(most, _)| promise > most) {
            best = Some((promise, action));
        }
    });
    best.map(|(_, action)| action)
}

/// A world in which the seat is to act: what all others do who act at the same time is the same whatever it does.
fn imagined<G: Policy>(position: Position<G>, seat: Seat) -> World<G> {
    let awaited = G::awaited(&position.open);
    let others = awaited.iter().filter(|&other| other != seat);
    let others = others.filter_map(|other| Some((other, best::<G>(position.view(other))?))).collect();
    World { position, others }
}

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
                *sum += i64::from(trial(world, seat, action, plan, &mut nodes));
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

/// What a candidate leads to in a world. A node is an action carried out.
fn trial<G: Policy>(world: &World<G>, seat: Seat, action: G::Action, plan: &Plan, nodes: &mut u64) -> i32 {
    let mut position = world.position.clone();
    let mut acts = world.others.clone();
    acts.push((seat, action));
    acts.sort_unstable();
    let most = world.most(plan);
    let (mut turns, mut moment, mut spent) = (0, G::moment(&position.open), 0);
    loop {
        spent += acts.len() as u64;
        let _ = G::resolve(&mut position, &acts, &mut Tell::nobody());
        let now = G::moment(&position.open);
        if now != moment {
            (turns, moment) = (turns + 1, now);
        }
        let awaited = G::awaited(&position.open);
        if turns >= plan.turns || awaited.is_empty() || spent + u64::from(awaited.len()) > most {
            break;
        }
        acts.clear();
        acts.extend(awaited.iter().filter_map(|seat| Some((seat, best::<G>(position.view(seat))?))));
    }
    *nodes += spent;
    G::worth(&position, seat)
}
