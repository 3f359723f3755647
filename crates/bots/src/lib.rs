//! Players made of code.
//!
//! A [`Bot`] gets a view, the set of its choices and dice of its own, and picks an action; it never sees a position, so
//! it cannot cheat. [`play`] sits bots down at a table and plays a game to its end.
//!
//! | bot | plays |
//! | --- | --- |
//! | `random` | any legal action, all alike |
//! | `greedy` | the action with the best immediate gain, by the game's own [`Policy`] |
//! | `easy` | so that who plays for the first time can win |
//! | `normal` | sensibly, at once |
//! | `hard` | looks ahead: a [`Search`] in imagined positions |
//! | `expert` | the same with a larger [`Budget`] |
//!
//! What a strength is made of differs from game to game; `docs/bots.md` tells how well each plays.

mod budget;
mod greedy;
mod play;
mod search;
mod world;

use table::{Choices, Dice, Game, Purpose, Seat, Seed, View};

pub use crate::budget::{Budget, Thinking};
pub use crate::greedy::{Greedy, Policy, Skill, Strength};
pub use crate::play::{Expand, Nobody, Played, Watch, play, play_thinking};
pub use crate::search::{Plan, Search};
pub use crate::world::{Horizon, World, best, most_promising};

/// A player made of code.
pub trait Bot<G: Game> {
    /// Picks one of the choices of the view's seat, of which there is at least one.
    fn choose(&mut self, view: View<'_, G>, choices: &G::Choices) -> G::Action;
}

/// A bot by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotName {
    /// Any legal action, all alike.
    Random,
    /// So that who plays for the first time can win.
    Easy,
    /// The best immediate gain.
    Greedy,
    /// Plays sensibly, at once.
    Normal,
    /// Looks ahead.
    Hard,
    /// Looks ahead as far as it helps.
    Expert,
}

impl BotName {
    /// All bots, from the weakest on.
    pub const ALL: [BotName; 6] =
        [BotName::Random, BotName::Easy, BotName::Greedy, BotName::Normal, BotName::Hard, BotName::Expert];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Easy => "easy",
            BotName::Greedy => "greedy",
            BotName::Normal => "normal",
            BotName::Hard => "hard",
            BotName::Expert => "expert",
        }
    }

    /// The bot with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<BotName> {
        BotName::ALL.into_iter().find(|bot| bot.name() == name)
    }

    /// The bot, ready to play, with dice of its own.
    #[must_use]
    pub fn sit_down<G: Policy>(self, dice: Dice) -> Box<dyn Bot<G>> {
        self.sit_down_thinking(dice, &Thinking::default())
    }

    /// The bot, ready to play, with dice of its own and with this much time to think.
    #[must_use]
    pub fn sit_down_thinking<G: Policy>(self, dice: Dice, thinking: &Thinking) -> Box<dyn Bot<G>> {
        let strength = match self {
            BotName::Random => return Box::new(Random { dice }),
            BotName::Greedy => return Box::new(Greedy::new(dice)),
            BotName::Easy => Strength::Easy,
            BotName::Normal => Strength::Normal,
            BotName::Hard => Strength::Hard,
            BotName::Expert => Strength::Expert,
        };
        match G::skill(strength) {
            Skill::Gain { errs } => Box::new(Greedy::erring(dice, errs)),
            Skill::Promise => Box::new(Greedy::ahead(dice)),
            Skill::Search(plan) => Box::new(Search::new(plan, thinking, dice)),
        }
    }
}

/// The dice of the bot at a seat. They come from the game's seed, so that a game between bots can be repeated, on a
/// stream of their own, so that they tell nothing of the cards.
#[must_use]
pub fn dice_of(seat: Seat, seed: &Seed) -> Dice {
    seed.dice(Purpose(*b"bots"), u32::from(seat.0))
}

/// Plays any legal action, all alike.
#[derive(Debug)]
pub struct Random {
    dice: Dice,
}

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, _: View<'_, G>, choices: &G::Choices) -> G::Action {
        choices.nth(self.dice.below(choices.len())).expect("the dice fall within the choices")
    }
}
