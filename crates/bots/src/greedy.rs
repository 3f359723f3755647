//! The best immediate gain.

use table::{Choices, Dice, Game, View};

use crate::Bot;

/// What a game tells the bots about its actions.
pub trait Policy: Game {
    /// What an action gains at once for the view's seat, in the game's own measure. It sees only the view.
    fn gain(view: View<'_, Self>, action: Self::Action) -> i32 {
        Self::judge(view)(action)
    }

    /// Looks at a view once, and then says of each action what it gains: what all of them share is thought of once.
    fn judge(view: View<'_, Self>) -> impl Fn(Self::Action) -> i32;
}

/// Plays the action that gains most; among equals the dice decide.
#[derive(Debug)]
pub struct Greedy {
    dice: Dice,
}

impl Greedy {
    /// A greedy bot with dice of its own.
    #[must_use]
    pub fn new(dice: Dice) -> Greedy {
        Greedy { dice }
    }
}

impl<G: Policy> Bot<G> for Greedy {
    fn choose(&mut self, view: View<'_, G>, choices: &G::Choices) -> G::Action {
        let mut best: Option<(i32, G::Action)> = None;
        let mut equals = 0;
        let gain = G::judge(view);
        choices.for_each(|action| {
            let gain = gain(action);
            match best {
                Some((most, _)) if gain < most => {}
                Some((most, _)) if gain == most => {
                    // The n-th of equals takes the place of the ones before it once in n times: each is as likely.
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
        best.expect("who is awaited has a choice").1
    }
}
