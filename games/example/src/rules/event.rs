//! The events at the table, for listeners.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat, ToPhrase};

use crate::rules::map::{Square, Terrain};
use crate::rules::wish::Wish;

/// Something that happened. The rules contain no sentences: an event has a [`Phrase`], whose code is a message in
/// `words/LANG/game.ftl`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
// The page reads tags with a reader of its own (`online::read`): serde's way to read them would take a tenth of online play.
#[cfg_attr(not(feature = "page"), serde(tag = "event"))]
pub enum Event {
    /// A wish was dealt; told to its owner.
    Dealt {
        /// The seat that got it.
        seat: Seat,
        /// The wish.
        wish: Wish,
    },
    /// Somebody else was dealt a wish.
    OtherDealt {
        /// The seat that got it.
        seat: Seat,
    },
    /// A square was charted.
    Charted {
        /// The seat that charted it.
        seat: Seat,
        /// The index of the square.
        square: u16,
        /// The terrain.
        terrain: Terrain,
    },
    /// A wish was shown at the end of the game.
    Shown {
        /// The owner.
        seat: Seat,
        /// The wish.
        wish: Wish,
        /// The points it earned; 0 if it did not come true.
        points: i32,
    },
}

/// The code of the name of a terrain or a wish.
pub(crate) fn term(kind: &str, name: &str) -> String {
    format!("example-{kind}-{name}")
}

impl ToPhrase for Event {
    fn phrase(&self) -> Phrase {
        let by = |code, seat: &Seat| Phrase::new(code).with("seat", *seat);
        match self {
            Event::Dealt { seat, wish } => by("example-event-dealt", seat).term("wish", term("wish", wish.name())),
            Event::OtherDealt { seat } => by("example-event-other-dealt", seat),
            Event::Charted { seat, square, terrain } => by("example-event-charted", seat)
                .with("square", Square::numbered(*square).map_or_else(String::new, Square::name))
                .term("terrain", term("terrain", terrain.name())),
            Event::Shown { seat, wish, points } => by("example-event-shown", seat)
                .term("wish", term("wish", wish.name()))
                .with("points", i64::from(*points)),
        }
    }
}
