//! The interface of a game to the bots, and the bots that play the best immediate gain or the best promise.

use table::{Choices, Dice, Game, Position, Seat, View};

use crate::Bot;
use crate::search::SearchPlan;

/// A game's evaluation of its actions and positions, for the bots.
///
/// A search shares positions between threads, so their parts must be `Send` and `Sync`.
pub trait Policy: Game<Open: Send + Sync, Own: Send + Sync, Hidden: Send + Sync, Action: Send + Sync> {
    /// How many units of `worth` equal one victory point.
    const POINT: i32;

    /// The immediate gain of an action for the view's seat, in the game's own units. It depends only on the view.
    fn gain(view: View<'_, Self>, action: Self::Action) -> i32 {
        Self::judge(view)(action)
    }

    /// Returns a function that computes the gain of an action. Work that all actions share is done only once.
    fn judge(view: View<'_, Self>) -> impl Fn(Self::Action) -> i32;

    /// Like [`Policy::judge`], but also counts the later prospects of an action. Imagined games are played out by
    /// promise.
    #[must_use]
    fn promise(view: View<'_, Self>) -> impl Fn(Self::Action) -> i32 {
        Self::judge(view)
    }

    /// The value of an imagined position for a seat, relative to the other seats. Also works in the middle of a game.
    fn worth(position: &Position<Self>, seat: Seat) -> i32;

    /// Returns a function that imagines another fair position at each call.
    fn worlds<'a>(view: View<'a, Self>, dice: &'a mut Dice) -> impl FnMut() -> Position<Self> + 'a {
        move || Self::imagine(view, dice)
    }

    /// A number that changes whenever a turn begins. A search counts these changes to know how far it has looked ahead.
    fn turn_counter(open: &Self::Open) -> u32;

    /// How a bot of this strength plays the game.
    fn skill(strength: Strength) -> Skill;
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strength {
    /// For a first game.
    Easy,
    /// Plays sensibly, without a search.
    Normal,
    /// Looks ahead.
    Hard,
    /// Looks ahead as far as it helps.
    Expert,
}

/// The method by which a bot chooses.
#[derive(Clone, Copy, Debug)]
pub enum Skill {
    /// The best gain, but sometimes a random legal action.
    Gain {
        /// One action in `errs` is random; 0 for none.
        errs: u32,
    },
    /// The best promise.
    Promise,
    /// A search.
    Search(SearchPlan),
}

/// Plays the action with the best gain or promise. The dice decide between equal actions.
#[derive(Debug)]
pub struct Greedy {
    dice: Dice,
    /// One action in `errs` is random; 0 for none.
    errs: u32,
    /// Whether it plays the best promise instead of the best gain.
    ahead: bool,
}

impl Greedy {
    /// A bot that always plays the best gain.
    #[must_use]
    pub fn new(dice: Dice) -> Greedy {
        Greedy { dice, errs: 0, ahead: false }
    }

    /// A bot that plays the best gain, but a random action one time in `errs`.
    #[must_use]
    pub fn erring(dice: Dice, errs: u32) -> Greedy {
        Greedy { dice, errs, ahead: false }
    }

    /// A bot that plays the best promise instead of the best gain.
    #[must_use]
    pub fn ahead(dice: Dice) -> Greedy {
        Greedy { dice, errs: 0, ahead: true }
    }

    /// The best action by a measure. The dice decide between equal actions.
    fn best<A: Copy>(&mut self, choices: &impl Choices<A>, measure: impl Fn(A) -> i32) -> A {
        let mut best: Option<(i32, A)> = None;
        let mut equals = 0;
        choices.for_each(|action| {
            let gain = measure(action);
            match best {
                Some((most, _)) if gain < most => {}
                Some((most, _)) if gain == most => {
                    // The n-th equal action replaces the earlier one with a chance of 1/n, so all are equally likely.
                    equals += 1;
                    if self.dice.below(equals) == 0 {
                        best = Some((gain, action));
                    }
                }
                _ => {
                    equals = 1;
                    best = Some((gain, action));
                }
            }
        });
        best.expect("an awaited seat has a choice").1
    }
}

impl<G: Policy> Bot<G> for Greedy {
    fn choose(&mut self, view: View<'_, G>, choices: &G::Choices) -> G::Action {
        if self.errs > 0 && self.dice.below(self.errs) == 0 {
            return choices.nth(self.dice.below(choices.len())).expect("the dice fall within the choices");
        }
        if self.ahead { self.best(choices, G::promise(view)) } else { self.best(choices, G::judge(view)) }
    }
}
