//! Bots: computer players.
//!
//! A [`Bot`] gets a view, the set of its choices and its own dice, and picks an action. It never sees a position, so it
//! cannot cheat. [`play`] plays a whole game between bots.
//!
//! | bot | plays |
//! | --- | --- |
//! | `random` | any legal action, all equally likely |
//! | `greedy` | the action with the best immediate gain, by the game's own [`Policy`] |
//! | `easy` | weakly, so that a beginner can win |
//! | `normal` | sensibly, without a search |
//! | `hard` | looks ahead: in some games a [`Search`] in imagined positions |
//! | `expert` | a [`Search`] with a larger [`Budget`] |
//!
//! Each game chooses the method for each strength; `docs/bots.md` lists how well each one plays.

mod budget;
mod greedy;
mod play;
mod policy;
mod search;
mod world;

use table::{Choices, Dice, Game, Purpose, Seat, Seed, View};

pub use crate::budget::{Budget, Thinking};
pub use crate::greedy::Greedy;
pub use crate::play::{Expand, Nobody, Played, Watch, play, play_thinking};
pub use crate::policy::{Policy, Skill, Strength};
pub use crate::search::{Search, SearchPlan};
pub use crate::world::{Horizon, World, best, most_promising};

/// A computer player.
pub trait Bot<G: Game> {
    /// Picks one of the choices of the view's seat. There is at least one.
    fn choose(&mut self, view: View<'_, G>, choices: &G::Choices) -> G::Action;
}

/// The name of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotName {
    /// Plays any legal action, all equally likely.
    Random,
    /// Plays weakly, so that a beginner can win.
    Easy,
    /// Plays the best immediate gain.
    Greedy,
    /// Plays sensibly, without a search.
    Normal,
    /// Looks ahead.
    Hard,
    /// Looks ahead as far as it helps.
    Expert,
}

impl BotName {
    /// All bots, the weakest first.
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

    /// Creates the bot, with its own dice and the default budget.
    #[must_use]
    pub fn sit_down<G: Policy>(self, dice: Dice) -> Box<dyn Bot<G>> {
        self.sit_down_thinking(dice, &Thinking::default())
    }

    /// Creates the bot, with its own dice, this budget and these threads.
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

/// The dice of the bot at a seat. They come from the game's seed, so that a game between bots is reproducible. They use
/// a separate stream, so that they reveal nothing about the cards.
#[must_use]
pub fn dice_of(seat: Seat, seed: &Seed) -> Dice {
    seed.dice(Purpose(*b"bots"), u32::from(seat.0))
}

/// Plays any legal action, all equally likely.
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
