//! The shelf: the list of games.
//!
//! This is the only place that lists them. Code that knows its game at compile time uses the game's own types. Other
//! code has a [`Title`] and runs generic code with the title's type, through [`with_game!`]. The page, the worker,
//! the program and the hall of online tables do so: they send and store the game's own views, events and numbers.
//!
//! ```
//! use shelf::Title;
//! use table::{Choices, EventSink, Game, SeedText, SetUp, Table};
//!
//! /// The number of choices of the first seat at the start of a game.
//! fn first_choices<G: Game>(seats: u8) -> u32 {
//!     let seed = SeedText::new("a fork in the road").expect("the seed is valid");
//!     let set_up = SetUp { seats, options: Default::default(), seed };
//!     let table: Table<G> = Table::open(set_up, &mut EventSink::nobody()).expect("the number of seats is valid");
//!     table.awaited().first().map_or(0, |seat| G::choices(table.view(seat)).len())
//! }
//!
//! let title = Title::named("cartographers").expect("it is on the shelf");
//! assert!(shelf::with_game!(title, G => first_choices::<G>(1)) > 0);
//! assert_eq!(shelf::with_game!(title, G => <G as Game>::GENERATION), 1);
//! ```
//!
//! # Putting a game on the shelf
//! Add one line to the list below, `Name = its::Type`, and add its crate to `Cargo.toml`. A later generation of a
//! game's rules is another line after the earlier one; both stay. `games/example` shows the parts of a game. It is the
//! last one on the list, and only with the feature `example`.

pub use cartographers;
#[cfg(feature = "example")]
pub use example;
pub use misterra;
pub use morgan;

use table::{BadRecord, Phrase, Record};

macro_rules! shelf {
    // The last line may depend on a feature of this crate. `with_game!` expands in the calling crate, where `cfg` means
    // the features of that crate. So the macro must not contain the condition. Hence there are two lists, and one of
    // them is compiled.
    (
        $dollar:tt $($title:ident = $crate_name:ident :: $game:ident,)*
        #[cfg($only:meta)] $last:ident = $last_crate:ident :: $last_game:ident $(,)?
    ) => {
        #[cfg(not($only))]
        shelf! { $dollar $($title = $crate_name::$game),* }
        #[cfg($only)]
        shelf! { $dollar $($title = $crate_name::$game,)* $last = $last_crate::$last_game }
    };
    ($dollar:tt $($title:ident = $crate_name:ident :: $game:ident),* $(,)?) => {
        /// A game on the shelf, in one generation of its rules.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Title {
            $(
                #[doc = concat!("[`", stringify!($crate_name), "::", stringify!($game), "`]")]
                $title,
            )*
        }

        impl Title {
            /// All titles; the earlier generations of a game come first.
            pub const ALL: &[Title] = &[$(Title::$title),*];
        }

        /// Runs generic code with the type of a [`Title`]: `with_game!(title, G => play::<G>())`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar title:expr, $dollar G:ident => $dollar run:expr) => {
                match $dollar title {
                    $(
                        $dollar crate::Title::$title => {
                            type $dollar G = $dollar crate::$crate_name::$game;
                            $dollar run
                        }
                    )*
                }
            };
        }
    };
}

shelf! { $
    Cartographers = cartographers::Cartographers,
    Misterra = misterra::Misterra,
    Morgan = morgan::Morgan,
    #[cfg(feature = "example")]
    Example = example::Example,
}

// After the list, because the modules use the macro that it defines.
mod forms;

#[cfg(feature = "play")]
mod play;
#[cfg(feature = "play")]
pub use crate::play::{answer, art, english, read_pad, styles, texts, think, words};

#[cfg(feature = "page")]
mod books;
#[cfg(feature = "page")]
pub use crate::books::books;

impl Title {
    /// The name of the game.
    #[must_use]
    pub fn name(self) -> &'static str {
        with_game!(self, G => <G as table::Game>::NAME)
    }

    /// The generation of its rules.
    #[must_use]
    pub fn generation(self) -> u32 {
        with_game!(self, G => <G as table::Game>::GENERATION)
    }

    /// The newest generation of the game with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Title> {
        Title::ALL.iter().rev().copied().find(|title| title.name() == name)
    }

    /// The game with this name in this generation, as a record names it.
    #[must_use]
    pub fn of_generation(name: &str, generation: u32) -> Option<Title> {
        Title::ALL.iter().copied().find(|title| title.name() == name && title.generation() == generation)
    }

    /// The game of a record, in the generation it was played in.
    pub fn of_record(record: &Record) -> Result<Title, BadRecord> {
        Title::of_generation(&record.game, record.generation).ok_or_else(|| {
            let why = Phrase::new("record-other-game").with("game", record.game.as_str());
            // Line 2 names the game, line 3 the generation.
            let line = if Title::named(&record.game).is_none() { 2 } else { 3 };
            BadRecord { line, why: why.with("generation", i64::from(record.generation)) }
        })
    }

    /// The newest generation of every game.
    pub fn newest() -> impl Iterator<Item = Title> {
        Title::ALL.iter().copied().filter(|title| Title::named(title.name()) == Some(*title))
    }

    /// The fewest and the most seats.
    #[must_use]
    pub fn seats(self) -> (u8, u8) {
        with_game!(self, G => <G as table::Game>::SEATS)
    }
}
