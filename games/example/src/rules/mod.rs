//! The rules of **Nine Squares**, a tiny game of our own. It shows how a game is added; read these files in order.
//!
//! Two or three players share one map of nine squares. Everybody is dealt one secret **wish**. In turn, a player charts
//! one blank square with land or sea and marks it as their own. When the map is full, the wishes are shown.
//!
//! A player scores one point for each square of their largest group, and the points of their wish if it has come true.
//! Most points win; tied players share the rank.
//!
//! | chapter | where |
//! | --- | --- |
//! | components | [`components`], from `data/1.toml` |
//! | the map | [`map`] |
//! | the wishes | [`Wish`] |
//! | setup, and what is secret | [`Open`], [`Own`], [`Hidden`] |
//! | a turn | [`Action`], [`Choices`], [`Refusal`], [`Event`] |
//! | the end | [`outcome`]; for a game played on paper, [`paper`] |
//!
//! ```
//! use example::Example;
//! use table::{Choices, EventSink, Game, SeedText, SetUp, Table};
//!
//! let set_up = SetUp { seats: 2, options: Default::default(), seed: SeedText::new("a blank map")? };
//! let mut table: Table<Example> = Table::open(set_up, &mut EventSink::nobody()).expect("two may play");
//! while let Some(seat) = table.awaited().first() {
//!     let action = Example::choices(table.view(seat)).nth(0).expect("an awaited seat has a choice");
//!     table.act(seat, action, &mut EventSink::nobody()).expect("every choice is legal");
//! }
//! assert_eq!(table.outcome().expect("nobody is awaited any more").players.len(), 2);
//! # Ok::<(), table::BadSeed>(())
//! ```

mod action;
pub mod components;
#[cfg(feature = "data")]
mod data;
mod event;
mod forms;
pub mod map;
mod options;
pub mod outcome;
pub mod paper;
mod position;
mod refusal;
mod wish;

use table::{
    Audience, Dice, EventSink, Game, Outcome, Position, Purpose, Revealed, ScoreSheet, Seat, Seats, Seed, View,
};

pub use crate::rules::action::{Action, Choices};
pub use crate::rules::event::Event;
pub use crate::rules::map::{Charted, Map, Square, Terrain};
pub use crate::rules::options::Options;
pub use crate::rules::outcome::Honours;
pub use crate::rules::position::{Hidden, Open, Own};
pub use crate::rules::refusal::Refusal;
pub use crate::rules::wish::Wish;

/// The rules, generation 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example;

/// The shuffle of the wishes. Every shuffle has its own purpose.
const WISHES: Purpose = Purpose(*b"wish");

impl Game for Example {
    const NAME: &'static str = "example";
    const GENERATION: u32 = 1;
    const DATA: &'static str = components::DATA;
    const SEATS: (u8, u8) = (2, 3);
    const NUMBERS: u32 = Action::NUMBERS;

    type Options = Options;
    // This game has no settings.
    type Settings = ();
    type Open = Open;
    type Own = Own;
    type Hidden = Hidden;
    type Action = Action;
    type Choices = Choices;
    type Event = Event;
    type Refusal = Refusal;
    type Honours = Honours;

    fn set_up(options: &Options, seats: u8, seed: Seed, events: &mut EventSink<'_, Self>) -> Position<Self> {
        let mut map = Map::default();
        if options.island {
            map.set(Square::MIDDLE, Some(Charted { terrain: Terrain::Land, by: None }));
        }
        let mut wishes = Wish::ALL.to_vec();
        seed.dice(WISHES, 0).shuffle(&mut wishes);
        let own: Vec<Own> = wishes.drain(..usize::from(seats)).map(|wish| Own { wish }).collect();
        for (seat, &Own { wish }) in (0..).map(Seat).zip(&own) {
            events.send(Audience::Only(seat), || Event::Dealt { seat, wish });
            events.send(Audience::AllBut(seat), || Event::OtherDealt { seat });
        }
        Position { open: Open { seats, turn: Seat(0), map, wishes: Vec::new() }, own, hidden: Hidden { left: wishes } }
    }

    fn awaited(open: &Open) -> Seats {
        open.awaited()
    }

    fn choices(view: View<'_, Self>) -> Choices {
        Choices { blank: if is_asked(view) { view.open.map.blank() } else { 0 } }
    }

    fn check(view: View<'_, Self>, action: Action) -> Result<(), Refusal> {
        if !is_asked(view) {
            return Err(Refusal::NotYourTurn);
        }
        view.open.map.at(action.square).map_or(Ok(()), |_| Err(Refusal::Charted(action.square)))
    }

    fn resolve(position: &mut Position<Self>, acts: &[(Seat, Action)], events: &mut EventSink<'_, Self>) -> Revealed {
        let &[(seat, Action { square, terrain })] = acts else { unreachable!("one seat is awaited at a time") };
        let Position { open, own, .. } = position;
        open.map.set(square, Some(Charted { terrain, by: Some(seat) }));
        open.turn = seat.clockwise(open.seats);
        events.send_to_all(|| Event::Charted { seat, square: square.index() as u16, terrain });
        if !open.map.is_full() {
            return Revealed::Nothing;
        }
        open.wishes = own.iter().map(|own| own.wish).collect();
        for (seat, &wish) in (0..).map(Seat).zip(&open.wishes) {
            events.send_to_all(|| Event::Shown { seat, wish, points: outcome::wish_points(&open.map, wish) });
        }
        Revealed::Something
    }

    /// The viewer keeps their own wish. The other players get random wishes that the viewer has not seen.
    fn imagine(view: View<'_, Self>, dice: &mut Dice) -> Position<Self> {
        let known: Vec<Option<Wish>> = (0..view.open.seats).map(|seat| known_wish(view, Seat(seat))).collect();
        let mut unseen: Vec<Wish> = Wish::ALL.into_iter().filter(|wish| !known.contains(&Some(*wish))).collect();
        dice.shuffle(&mut unseen);
        let own =
            known.into_iter().map(|wish| Own { wish: wish.or_else(|| unseen.pop()).expect("enough wishes are left") });
        Position { open: view.open.clone(), own: own.collect(), hidden: Hidden { left: unseen } }
    }

    fn outcome(open: &Open) -> Option<Outcome<Honours>> {
        open.map.is_full().then(|| outcome::outcome(&open.map, &open.wishes))
    }

    fn score_sheet(view: View<'_, Self>, seat: Seat) -> ScoreSheet {
        outcome::sheet(&view.open.map, seat, known_wish(view, seat))
    }

    fn number(action: Action) -> u32 {
        action.number()
    }

    fn action(number: u32) -> Option<Action> {
        Action::numbered(number)
    }

    fn show(_: View<'_, Self>, action: Action) -> String {
        action.show()
    }

    fn parse(_: View<'_, Self>, text: &str) -> Result<Action, Refusal> {
        Action::parse(text)
    }

    fn audit(position: &Position<Self>) -> Result<(), String> {
        outcome::audit(position)
    }
}

/// Whether it is the viewer's turn.
fn is_asked(view: View<'_, Example>) -> bool {
    view.seat().is_some_and(|seat| view.open.awaited().contains(seat))
}

/// The wish of a seat, if the viewer knows it: the viewer's own, or any once the wishes are shown.
#[must_use]
pub fn known_wish(view: View<'_, Example>, seat: Seat) -> Option<Wish> {
    let own = view.own().filter(|_| view.seat() == Some(seat)).map(|own| own.wish);
    own.or_else(|| view.open.wishes.get(seat.index()).copied())
}
