//! The rules of **Morgan's Magic Map**, a game by Gian Andrea Cappuzzo, published by Rio Grande Games. This is an
//! unofficial implementation; the rules are theirs, with thanks, and every word here is ours.
//!
//! Players move the tiles of one map and their pirates on it, so that the clues in their hands come true. The more
//! cards hold where a pirate digs, the deeper it digs. [`Morgan`] is the [`Game`]. These are its parts, by the chapters
//! of the rulebook:
//!
//! | chapter | where |
//! | --- | --- |
//! | components | [`components`], from `data/1.toml` |
//! | setup | `layout` (the island), `deck` (cards and treasures), [`Open`] |
//! | a turn in small steps | [`Action`], `turn` |
//! | map card bonuses | [`Bonus`], [`Picked`] |
//! | legal actions, and the rule that an illegal one breaks | `check`, [`Refusal`] |
//! | change the island map | [`Island`], [`TileMoves`] |
//! | move the pirate | [`walk`] |
//! | end of the game, bonuses, ties | [`outcome`]; [`paper`] for a game played on paper |
//!
//! ```
//! use morgan::Morgan;
//! use table::{Choices, Game, SeedText, SetUp, Table, EventSink};
//!
//! let set_up = SetUp { seats: 2, options: Default::default(), seed: SeedText::new("a torn map")? };
//! let mut table: Table<Morgan> = Table::open(set_up, &mut EventSink::nobody()).expect("two may play");
//! while let Some(seat) = table.awaited().first() {
//!     let choices = Morgan::choices(table.view(seat));
//!     let action = choices.nth(choices.len() / 2).expect("an awaited seat has a choice");
//!     table.act(seat, action, &mut EventSink::nobody()).expect("every choice is legal");
//! }
//! assert_eq!(table.outcome().expect("the game is over").players.len(), 2);
//! # Ok::<(), table::BadSeed>(())
//! ```

mod action;
mod bonus;
mod check;
mod choices;
pub mod components;
#[cfg(feature = "data")]
mod data;
mod deck;
mod edges;
mod event;
mod forms;
mod island;
mod layout;
mod notation;
mod open;
mod options;
pub mod outcome;
pub mod paper;
mod refusal;
mod sets;
mod spot;
mod survey;
mod tile_moves;
mod turn;
pub mod walk;

use arrayvec::ArrayVec;
use table::{Audience, Dice, EventSink, Game, Position, Purpose, Revealed, ScoreSheet, Seat, Seats, Seed, View};

pub use crate::rules::action::{Action, Corner};
pub use crate::rules::bonus::{Bonus, Pair, Picked};
pub use crate::rules::choices::Choices;
pub use crate::rules::components::{Level, MapCard, Point, Set, Symbol, Tile, Treasure};
pub use crate::rules::deck::{Hidden, Lot, Lots, Own};
pub use crate::rules::edges::{BadEdges, Direction, Edges};
pub use crate::rules::event::Event;
pub use crate::rules::island::Island;
pub use crate::rules::open::{Majority, Open, Phase, Player, Turn};
pub use crate::rules::options::{Options, Settings};
pub use crate::rules::outcome::Honours;
pub use crate::rules::refusal::Refusal;
pub use crate::rules::sets::{Cards, Treasures};
pub use crate::rules::spot::Spot;
pub use crate::rules::tile_moves::TileMoves;
pub use crate::rules::walk::Walk;

use crate::rules::check::Asked;

/// The rules, generation 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Morgan;

/// The layout of the island.
const LAYOUT: Purpose = Purpose(*b"isle");
/// The draw of the starting player.
const START: Purpose = Purpose(*b"star");

impl Game for Morgan {
    const NAME: &'static str = "morgan";
    const GENERATION: u32 = 1;
    const DATA: &'static str = components::DATA;
    const SEATS: (u8, u8) = (2, components::MOST_PLAYERS as u8);
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
        let mut hidden = Hidden::new(seed);
        let player = Player {
            pirate: None,
            doubloons: components::STARTING_DOUBLOONS,
            face_up: Cards::EMPTY,
            treasures: Treasures::EMPTY,
            hand: ArrayVec::new(),
        };
        let starting = Seat(seed.dice(START, 0).below(u32::from(seats)) as u8);
        let open = Open {
            island: layout::draw(&mut seed.dice(LAYOUT, 0)),
            players: (0..seats).map(|_| player.clone()).collect(),
            board: deck::lay_board(&mut hidden),
            treasure_deck: hidden.treasures().len() as u8,
            map_deck: hidden.map_cards().len() as u8,
            discarded: Cards::EMPTY,
            lots: Lots::FIRST,
            starting,
            seat: starting.counterclockwise(seats),
            turn: Turn::CORNER,
            turns_without_dig: 0,
            rounds_without_dig: options.rounds_without_dig,
        };
        events.send_to_all(|| Event::Laid { board: open.board });
        let mut position = Position { open, own: vec![Own::default(); usize::from(seats)], hidden };
        for seat in (0..seats).map(Seat) {
            let cards = deck::fill_hand(&mut position, seat, |_| {});
            events.send(Audience::Only(seat), || Event::Drew { seat, cards });
            events.send(Audience::AllBut(seat), || Event::OtherDrew { seat, cards: cards.len() as u8 });
        }
        events.send_to_all(|| Event::Starts { seat: starting });
        position
    }

    #[inline]
    fn awaited(open: &Open) -> Seats {
        open.awaited()
    }

    #[inline(always)]
    fn choices(view: View<'_, Self>) -> Choices {
        let mut choices = Choices::NONE;
        if let Ok(asked) = asked(view) {
            choices.list(asked);
        }
        choices
    }

    #[inline]
    fn check(view: View<'_, Self>, action: Action) -> Result<(), Refusal> {
        asked(view)?.check(action)
    }

    #[inline]
    fn resolve(position: &mut Position<Self>, acts: &[(Seat, Action)], events: &mut EventSink<'_, Self>) -> Revealed {
        let &[(seat, action)] = acts else { unreachable!("one seat is awaited at a time") };
        turn::act(position, seat, action, events)
    }

    fn imagine(view: View<'_, Self>, dice: &mut Dice) -> Position<Self> {
        let open = view.open.clone();
        let (own, hidden) = deck::imagined(&open, view.seat().zip(view.own()), dice);
        Position { open, own, hidden }
    }

    fn outcome(open: &Open) -> Option<table::Outcome<Honours>> {
        outcome::outcome(open)
    }

    fn score_sheet(view: View<'_, Self>, seat: Seat) -> ScoreSheet {
        outcome::score_sheet(view.open, seat)
    }

    #[inline]
    fn number(action: Action) -> u32 {
        action.number()
    }

    fn action(number: u32) -> Option<Action> {
        Action::numbered(number)
    }

    fn show(view: View<'_, Self>, action: Action) -> String {
        notation::show(&view.open.island, action)
    }

    fn parse(view: View<'_, Self>, text: &str) -> Result<Action, Refusal> {
        notation::parse(&view.open.island, text)
    }

    fn audit(position: &Position<Self>) -> Result<(), String> {
        outcome::audit(position)
    }
}

/// The view's player, if it is the player's turn.
#[inline]
fn asked(view: View<'_, Morgan>) -> Result<Asked<'_>, Refusal> {
    match (view.seat(), view.own()) {
        (Some(seat), Some(own)) if view.open.awaited().contains(seat) => Ok(Asked { open: view.open, own, seat }),
        _ => Err(Refusal::NotYourTurn),
    }
}
