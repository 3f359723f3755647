//! Players made of code.
//!
//! A [`Bot`] gets a view, the set of its choices and dice of its own, and picks an action; it never sees a position, so
//! it cannot cheat. [`play`] sits bots down at a table and plays a game to its end.
//!
//! | bot | plays |
//! | --- | --- |
//! | `random` | any legal action, all alike |
//! | `greedy` | the action with the best immediate gain, by the game's own [`Policy`] |
//!
//! ```
//! use bots::{BotName, play};
//! use cartographers::Cartographers;
//! use table::{SeedText, SetUp};
//!
//! let set_up = SetUp { seats: 2, options: Default::default(), seed: SeedText::new("a duel of maps")? };
//! let names = [BotName::Greedy, BotName::Random];
//! let played = play::<Cartographers>(set_up, &names, &mut bots::Nobody).expect("two may play");
//! assert_eq!(played.table.outcome().expect("it was played to its end").players[0].rank, 1);
//! # Ok::<(), table::BadSeed>(())
//! ```

mod cartographers;
mod greedy;
mod misterra;
mod morgan;
mod play;

use table::{Choices, Dice, Game, Purpose, Seat, Seed, View};

pub use crate::greedy::{Greedy, Policy};
pub use crate::play::{Expand, Nobody, Played, Watch, play};

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
    /// The best immediate gain.
    Greedy,
}

impl BotName {
    /// All bots, from the weakest on.
    pub const ALL: [BotName; 2] = [BotName::Random, BotName::Greedy];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Greedy => "greedy",
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
        match self {
            BotName::Random => Box::new(Random { dice }),
            BotName::Greedy => Box::new(Greedy::new(dice)),
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
