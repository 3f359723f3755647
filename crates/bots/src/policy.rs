//! The interface of a game to the bots: what its actions and positions are worth, and how a bot of each
//! strength plays it.

use table::{Dice, Game, Position, Seat, View};

use crate::search::SearchPlan;

/// A game's evaluation of its actions and positions, for the bots.
///
/// A search shares positions between threads, so their parts must be `Send` and `Sync`.
pub trait Policy: Game<Open: Send + Sync, Own: Send + Sync, Hidden: Send + Sync, Action: Send + Sync> {
    /// How many units of `worth` equal one victory point.
    const POINT: i32;

    /// The immediate gain of an action for the view's seat, in the game's own units. It depends only on the view.
    fn gain(view: View<'_, Self>, action: Self::Action) -> i32 {
        Self::gains(view)(action)
    }

    /// Returns a function that computes the immediate gain of an action. Work that all actions share is done once.
    fn gains(view: View<'_, Self>) -> impl Fn(Self::Action) -> i32;

    /// Returns a function that computes the promise of an action: its gain, and what it is likely to gain later.
    /// Imagined games are played out by promise.
    #[must_use]
    fn promises(view: View<'_, Self>) -> impl Fn(Self::Action) -> i32 {
        Self::gains(view)
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
