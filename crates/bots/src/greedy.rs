//! The bots that play the best immediate gain or the best promise.

use table::{Choices, Dice, View};

use crate::Bot;
use crate::policy::Policy;

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
        if self.ahead { self.best(choices, G::promises(view)) } else { self.best(choices, G::gains(view)) }
    }
}
