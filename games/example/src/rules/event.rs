//! What happens at the table, for who listens.

use serde::{Deserialize, Serialize};
use table::{Phrase, Says, Seat};

use crate::rules::map::{Square, Terrain};
use crate::rules::wish::Wish;

/// Something that happened. Rules contain no sentence: an event says a [`Phrase`], whose code is a message in
/// `words/LANG/game.ftl`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A wish was dealt; told to who got it.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        wish: Wish,
    },
    /// Somebody else was dealt a wish.
    OtherDealt {
        /// Who.
        seat: Seat,
    },
    /// A square was charted.
    Charted {
        /// By whom.
        seat: Seat,
        /// Which, by its index.
        square: u16,
        /// With what.
        terrain: Terrain,
    },
    /// A wish was shown at the end of the game.
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        wish: Wish,
        /// What it earned: nothing if it did not come true.
        points: i32,
    },
}

/// The code of the name of a terrain or a wish.
pub(crate) fn term(kind: &str, name: &str) -> String {
    format!("example-{kind}-{name}")
}

impl Says for Event {
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
