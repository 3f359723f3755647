//! The best immediate gain, and the best promise.

use table::{Choices, Dice, Game, Position, Seat, View};

use crate::Bot;
use crate::search::Plan;

/// What a game tells the bots about its actions and positions.
///
/// Whoever thinks on several threads shares positions between them.
pub trait Policy: Game<Open: Send + Sync, Own: Send + Sync, Hidden: Send + Sync, Action: Send + Sync> {
    /// So much in the game's own measure is a point.
    const POINT: i32;

    /// What an action gains at once for the view's seat, in the game's own measure. It sees only the view.
    fn gain(view: View<'_, Self>, action: Self::Action) -> i32 {
        Self::judge(view)(action)
    }

    /// Looks at a view once, and then says of each action what it gains: what all of them share is thought of once.
    fn judge(view: View<'_, Self>) -> impl Fn(Self::Action) -> i32;

    /// The same with an eye to what can still come of it. Who plays out an imagined game plays by it.
    #[must_use]
    fn promise(view: View<'_, Self>) -> impl Fn(Self::Action) -> i32 {
        Self::judge(view)
    }

    /// What an imagined position is worth to a seat, compared with the others; also in the middle of a game.
    fn worth(position: &Position<Self>, seat: Seat) -> i32;

    /// Imagines one fair position after the other.
    fn worlds<'a>(view: View<'a, Self>, dice: &'a mut Dice) -> impl FnMut() -> Position<Self> + 'a {
        move || Self::imagine(view, dice)
    }

    /// A number that changes whenever a turn of the game begins, by which a search counts how far it looks.
    fn moment(open: &Self::Open) -> u32;

    /// How this game is played at a strength.
    fn skill(strength: Strength) -> Skill;
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strength {
    /// For a first game.
    Easy,
    /// Plays sensibly, at once.
    Normal,
    /// Looks ahead.
    Hard,
    /// Looks ahead as far as it helps.
    Expert,
}

/// How a strength comes about.
#[derive(Clone, Copy, Debug)]
pub enum Skill {
    /// The best gain, but one time in so many any legal action; 0 for never.
    Gain {
        /// One time in so many.
        errs: u32,
    },
    /// The best promise.
    Promise,
    /// A search.
    Search(Plan),
}

/// Plays the action that gains most; among equals the dice decide.
#[derive(Debug)]
pub struct Greedy {
    dice: Dice,
    /// One time in so many it plays any action instead; 0 for never.
    errs: u32,
    /// Whether it looks at what can still come of an action.
    ahead: bool,
}

impl Greedy {
    /// A greedy bot with dice of its own.
    #[must_use]
    pub fn new(dice: Dice) -> Greedy {
        Greedy { dice, errs: 0, ahead: false }
    }

    /// One that plays any action one time in so many.
    #[must_use]
    pub fn erring(dice: Dice, errs: u32) -> Greedy {
        Greedy { dice, errs, ahead: false }
    }

    /// One that plays what promises most instead of what gains most.
    #[must_use]
    pub fn ahead(dice: Dice) -> Greedy {
        Greedy { dice, errs: 0, ahead: true }
    }

    /// The best action by some measure; among equals the dice decide.
    fn best<A: Copy>(&mut self, choices: &impl Choices<A>, measure: impl Fn(A) -> i32) -> A {
        let mut best: Option<(i32, A)> = None;
        let mut equals = 0;
        choices.for_each(|action| {
            let gain = measure(action);
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

impl<G: Policy> Bot<G> for Greedy {
    fn choose(&mut self, view: View<'_, G>, choices: &G::Choices) -> G::Action {
        if self.errs > 0 && self.dice.below(self.errs) == 0 {
            return choices.nth(self.dice.below(choices.len())).expect("the dice fall within the choices");
        }
        if self.ahead { self.best(choices, G::promise(view)) } else { self.best(choices, G::judge(view)) }
    }
}
