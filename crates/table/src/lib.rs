//! The parts that all games share.
//!
//! A game is a value: the same options, seed and list of actions always give the same game, on every machine. This
//! crate defines a game ([`Game`]), runs it ([`Table`]), stores it ([`Record`]) and tests it ([`conformance`]). It
//! depends on no game, clock, file or network. Only build scripts (`data`) and tests ([`conformance`]) read and write
//! files.
//!
//! | module | holds |
//! | --- | --- |
//! | [`game`] | the [`Game`] trait; positions, views, choices, events |
//! | [`owned_view`] | a view that can be serialized and parsed |
//! | [`mod@table`] | the [`Table`]: seals, resolves and logs |
//! | [`record`], [`log`] | a game as text; a game as numbers |
//! | [`seat`] | seats and sets of seats |
//! | [`seed`] | seeds and dice |
//! | [`pile`] | piles of cards, and the public facts about them |
//! | [`grid`], [`shape`] | boards as bits, shapes in eight orientations |
//! | [`options`], [`phrase`], [`score`], [`forms`] | options, messages for people, explained points, JSON forms |
//! | `data` | component data files, with the feature of that name |
//! | [`conformance`] | the tests that every game runs |
//!
//! ```
//! use table::{Grid11, Seat, Seats, SeedText};
//!
//! assert_eq!(Seats::all(100).len(), 100);
//! assert_eq!(Grid11::EDGE.len(), 40);
//! assert!(SeedText::new("").is_err());
//! assert_eq!(Seat(4).clockwise(5), Seat(0));
//! ```

pub mod conformance;
#[cfg(feature = "data")]
pub mod data;
pub mod forms;
pub mod game;
pub mod grid;
pub mod log;
pub mod options;
pub mod owned_view;
pub mod phrase;
pub mod pile;
pub mod record;
pub mod score;
pub mod seat;
pub mod seed;
pub mod shape;
pub mod table;

pub use forms::{ExplainedAnswer, Forms, Points};
pub use game::{Audience, Choices, EventSink, Game, Position, Revealed, View};
pub use grid::{BadPicture, Grid5, Grid11};
pub use log::{BadLog, BadMove};
pub use options::{BadOption, Options};
pub use owned_view::OwnedView;
pub use phrase::{Arg, Phrase, ToPhrase, WRITTEN};
pub use pile::{Pile, PileFace};
pub use record::{BadRecord, Ending, Record, Replay};
pub use score::{Item, Line, Outcome, ScoreSheet, Standing, rank};
pub use seat::{MOST_SEATS, Seat, Seats};
pub use seed::{BadSeed, Dice, Purpose, Seed, SeedText};
pub use shape::{BadShape, Placing, Shape};
pub use table::{BadSetUp, Refused, Sealed, SetUp, Table};
