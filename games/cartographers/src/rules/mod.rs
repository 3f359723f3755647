//! The rules of **Cartographers**, a game by Jordy Adan, published by Thunderworks Games. This is an unofficial
//! implementation; the rules are theirs, with thanks, and every word here is ours.
//!
//! Players draw the shapes of the same cards on their own 11×11 sheets, all at the same time. Four times a year, the
//! sheets are scored by the queen's edicts. [`Cartographers`] is the [`Game`]. These are its parts, by the chapters of
//! the rulebook:
//!
//! | chapter | where |
//! | --- | --- |
//! | components | [`components`], from `data/1.toml` |
//! | game setup | [`Open`], [`Hidden`] |
//! | explore, draw and check phase, end of the season | `turn` |
//! | which drawings are legal; rift lands, ruins, ambush, the single square | [`task`], [`Choices`] |
//! | mountains and coins | [`Sheet`] |
//! | scoring cards, monsters | [`scoring`] |
//! | end of the game, ties | `outcome`; for a game played on paper, [`paper`] |
//! | solo mode | [`solo`] |
//!
//! ```
//! use cartographers::Cartographers;
//! use table::{Choices, EventSink, Game, SeedText, SetUp, Table};
//!
//! let set_up = SetUp { seats: 1, options: Default::default(), seed: SeedText::new("a walk north")? };
//! let mut table: Table<Cartographers> = Table::open(set_up, &mut EventSink::nobody()).expect("one player is allowed");
//! while let Some(seat) = table.awaited().first() {
//!     let choices = Cartographers::choices(table.view(seat));
//!     let draw = choices.nth(choices.len() / 2).expect("an awaited seat can draw");
//!     table.act(seat, draw, &mut EventSink::nobody()).expect("every choice is legal");
//! }
//! let outcome = table.outcome().expect("nobody is awaited any more");
//! assert_eq!(outcome.players.len(), 1);
//! # Ok::<(), table::BadSeed>(())
//! ```

mod choices;
pub mod components;
#[cfg(feature = "data")]
mod data;
mod draw;
mod event;
mod forms;
mod open;
mod options;
mod outcome;
pub mod paper;
pub mod scoring;
mod sheet;
pub mod solo;
mod space;
pub mod task;
mod terrain;
mod turn;

use arrayvec::ArrayVec;
use table::{Dice, EventSink, Game, Position, Revealed, ScoreSheet, Seat, Seats, Seed, View};

pub use crate::rules::choices::Choices;
pub use crate::rules::components::{Ambush, Arrow, Card, Corner, Explore, Scoring, Season, Side, SoloTitle};
pub use crate::rules::draw::{Draw, Slot};
pub use crate::rules::event::Event;
pub use crate::rules::open::{Hidden, Open};
pub use crate::rules::options::{Options, Settings};
pub use crate::rules::outcome::{Honours, Solo};
pub use crate::rules::sheet::{BadMap, Coins, Land, SeasonScore, Sheet};
pub use crate::rules::space::{Spaces, space_name, space_named};
pub use crate::rules::task::{Refusal, Task};
pub use crate::rules::terrain::{Terrain, Terrains};

/// The rules, generation 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cartographers;

impl Game for Cartographers {
    const NAME: &'static str = "cartographers";
    const GENERATION: u32 = 1;
    const DATA: &'static str = components::DATA;
    const SEATS: (u8, u8) = (1, table::MOST_SEATS);
    const NUMBERS: u32 = Draw::NUMBERS;

    type Options = Options;
    type Settings = Settings;
    type Open = Open;
    type Own = ();
    type Hidden = Hidden;
    type Action = Draw;
    type Choices = Choices;
    type Event = Event;
    type Refusal = Refusal;
    type Honours = Honours;

    fn set_up(options: &Options, seats: u8, seed: Seed, events: &mut EventSink<'_, Self>) -> Position<Self> {
        let open = Open {
            edicts: options.edicts.unwrap_or_else(|| open::draw_edicts(seed)),
            season: Season::default(),
            column: ArrayVec::new(),
            ambushes: ArrayVec::new(),
            time: 0,
            ruins_demanded: false,
            card: Card::default(),
            sheets: vec![Sheet::blank(options.side); usize::from(seats)],
            awaited: Seats::NONE,
        };
        let mut position = Position { open, own: vec![(); usize::from(seats)], hidden: Hidden::new(seed) };
        turn::explore_phase(&mut position, events);
        position
    }

    #[inline]
    fn awaited(open: &Open) -> Seats {
        open.awaited
    }

    #[inline(always)]
    fn choices(view: View<'_, Self>) -> Choices {
        let mut choices = Choices::NONE;
        if let Ok(task) = asked(view) {
            choices.list(&task);
        }
        choices
    }

    #[inline]
    fn check(view: View<'_, Self>, draw: Draw) -> Result<(), Refusal> {
        asked(view)?.check(draw)
    }

    #[inline]
    fn resolve(position: &mut Position<Self>, acts: &[(Seat, Draw)], events: &mut EventSink<'_, Self>) -> Revealed {
        turn::draw_phase(position, acts, events)
    }

    fn imagine(view: View<'_, Self>, dice: &mut Dice) -> Position<Self> {
        let open = view.open.clone();
        Position { own: vec![(); open.sheets.len()], hidden: Hidden::imagined(&open, dice), open }
    }

    fn outcome(open: &Open) -> Option<table::Outcome<Honours>> {
        outcome::outcome(open)
    }

    fn score_sheet(view: View<'_, Self>, seat: Seat) -> ScoreSheet {
        outcome::score_sheet(view.open, seat)
    }

    #[inline]
    fn number(draw: Draw) -> u32 {
        draw.number()
    }

    fn action(number: u32) -> Option<Draw> {
        Draw::numbered(number)
    }

    fn show(view: View<'_, Self>, draw: Draw) -> String {
        asked(view).map_or_else(|_| String::new(), |task| draw.show(&task))
    }

    fn parse(view: View<'_, Self>, text: &str) -> Result<Draw, Refusal> {
        asked(view)?.parse(text)
    }

    fn shows_sealed(settings: &Settings) -> bool {
        settings.open_drawing
    }

    fn audit(position: &Position<Self>) -> Result<(), String> {
        outcome::audit(position)
    }
}

/// The task of the view's seat.
#[inline]
fn asked(view: View<'_, Cartographers>) -> Result<Task<'_>, Refusal> {
    view.seat().and_then(|seat| view.open.task(seat)).ok_or(Refusal::NothingAsked)
}
