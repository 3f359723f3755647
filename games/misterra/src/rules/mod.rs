//! The rules of **Maps of Misterra**, a game by Mathieu Bossu, Thomas Cariate and Timothée Decroix, published by Sit
//! Down!. This is an unofficial implementation; the rules are theirs, with thanks, and every word here is ours.
//!
//! Players walk over an island that nobody knows yet, draw it on their own parchments, truthfully or not, and claim
//! regions. [`Misterra`] is the [`Game`]; these are its parts, by the chapters of the rulebook:
//!
//! | chapter | where |
//! | --- | --- |
//! | components | [`components`], from `data/1.toml`; [`Space`], [`Terrain`] |
//! | setup | `set_up`: [`Open`], [`Own`], [`Hidden`] |
//! | move; sight | [`walk`] |
//! | choosing a sketch, the turn, the end of the game | `turn` |
//! | map | [`Laying`], [`Parchment`], [`Island`] |
//! | claim | [`claim`] |
//! | legal and illegal actions | [`Action`], [`Choices`], [`Refusal`] |
//! | tallying points, presumption cards | [`scoring`], `outcome`; [`paper`] for a game played on paper |
//! | solo mode | [`otoma`] |
//!
//! ```
//! use misterra::Misterra;
//! use table::{Choices, EventSink, Game, SeedText, SetUp, Table};
//!
//! let set_up = SetUp { seats: 2, options: Default::default(), seed: SeedText::new("land ahead")? };
//! let mut table: Table<Misterra> = Table::open(set_up, &mut EventSink::nobody()).expect("two may play");
//! while let Some(seat) = table.awaited().first() {
//!     let choices = Misterra::choices(table.view(seat));
//!     let action = choices.nth(choices.len() / 2).expect("an awaited player has a choice");
//!     table.act(seat, action, &mut EventSink::nobody()).expect("every choice is legal");
//! }
//! let outcome = table.outcome().expect("nobody is awaited any more");
//! assert_eq!(outcome.players.len(), 2);
//! # Ok::<(), table::BadSeed>(())
//! ```

mod action;
mod choices;
pub mod claim;
pub mod components;
#[cfg(feature = "data")]
mod data;
mod event;
mod forms;
mod island;
mod land;
mod laying;
mod legal;
mod open;
mod options;
pub mod otoma;
mod outcome;
pub mod paper;
mod parchment;
mod refusal;
pub mod scoring;
mod set_up;
mod space;
mod terrain;
mod turn;
pub mod walk;

use table::{Dice, EventSink, Game, Position, Revealed, ScoreSheet, Seat, Seats, Seed, View};

pub use crate::rules::action::{Action, Pair};
pub use crate::rules::choices::Choices;
pub use crate::rules::components::{
    Direction, Orders, OtomaAction, OtomaCard, Pay, Presumption, Rule, Sketch, SoloTitle, Track,
};
pub use crate::rules::event::{Event, Half};
pub use crate::rules::island::{Island, Tile, Update};
pub use crate::rules::land::BadMap;
pub use crate::rules::laying::Laying;
pub use crate::rules::open::{Deck, Ending, Explorer, HalfDay, Hidden, Open, Otoma, Own, Step};
pub use crate::rules::options::{Options, Settings};
pub use crate::rules::outcome::{Honours, Titles, score_now};
pub use crate::rules::parchment::Parchment;
pub use crate::rules::refusal::Refusal;
pub use crate::rules::scoring::Score;
pub use crate::rules::space::{Space, Spaces};
pub use crate::rules::terrain::Terrain;

/// The rules, generation 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misterra;

impl Game for Misterra {
    const NAME: &'static str = "misterra";
    const GENERATION: u32 = 1;
    const DATA: &'static str = components::DATA;
    const SEATS: (u8, u8) = (1, components::MOST_PLAYERS as u8);
    const NUMBERS: u32 = Action::NUMBERS;

    type Options = Options;
    type Settings = Settings;
    type Open = Open;
    type Own = Own;
    type Hidden = Hidden;
    type Action = Action;
    type Choices = Choices;
    type Event = Event;
    type Refusal = Refusal;
    type Honours = Honours;

    fn set_up(options: &Options, seats: u8, seed: Seed, events: &mut EventSink<'_, Self>) -> Position<Self> {
        set_up::set_up(options, seats, seed, events)
    }

    #[inline]
    fn awaited(open: &Open) -> Seats {
        open.awaited
    }

    #[inline]
    fn choices(view: View<'_, Self>) -> Choices {
        legal::choices(view)
    }

    #[inline]
    fn check(view: View<'_, Self>, action: Action) -> Result<(), Refusal> {
        legal::check(view, action)
    }

    #[inline]
    fn resolve(position: &mut Position<Self>, acts: &[(Seat, Action)], events: &mut EventSink<'_, Self>) -> Revealed {
        turn::resolve(position, acts, events)
    }

    fn imagine(view: View<'_, Self>, dice: &mut Dice) -> Position<Self> {
        set_up::imagine(view, dice)
    }

    fn outcome(open: &Open) -> Option<table::Outcome<Honours>> {
        outcome::outcome(open)
    }

    fn score_sheet(view: View<'_, Self>, seat: Seat) -> ScoreSheet {
        outcome::score_sheet(view, seat)
    }

    #[inline]
    fn number(action: Action) -> u32 {
        action.number()
    }

    fn action(number: u32) -> Option<Action> {
        Action::numbered(number)
    }

    fn show(view: View<'_, Self>, action: Action) -> String {
        action.show(view.open.taken())
    }

    fn parse(view: View<'_, Self>, text: &str) -> Result<Action, Refusal> {
        Action::read(text, view.open.taken())
    }

    fn audit(position: &Position<Self>) -> Result<(), String> {
        outcome::audit(position)
    }
}
