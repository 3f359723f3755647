//! The three parts of a position: seen by everybody, by one player, and by nobody.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::rules::map::Map;
use crate::rules::wish::Wish;

/// The part that everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of players.
    pub seats: u8,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The map.
    pub map: Map,
    /// The wishes in seat order. Empty until they are shown at the end of the game.
    pub wishes: Vec<Wish>,
}

impl Open {
    /// The seats that must act: one player, until the map is full.
    pub(crate) fn awaited(&self) -> Seats {
        if self.map.is_full() { Seats::NONE } else { Seats::only(self.turn) }
    }
}

/// The part that one player sees: the only secret of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// The player's wish.
    pub wish: Wish,
}

/// The part that nobody sees: the undealt wishes. A hidden type has no `Debug`, so that no log can print it.
#[derive(Clone)]
pub struct Hidden {
    pub(crate) left: Vec<Wish>,
}

impl Hidden {
    /// The undealt wishes. For tests.
    #[must_use]
    pub fn left(&self) -> &[Wish] {
        &self.left
    }
}
