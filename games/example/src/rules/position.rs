//! The three parts of a position: what all see, what one player sees, and what nobody sees.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::rules::map::Map;
use crate::rules::wish::Wish;

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// How many play.
    pub seats: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// The map.
    pub map: Map,
    /// The wishes in seat order, once they were shown: at the end of the game. Until then it is empty.
    pub wishes: Vec<Wish>,
}

impl Open {
    /// Who must act: one player, until the map is full.
    pub(crate) fn awaited(&self) -> Seats {
        if self.map.is_full() { Seats::NONE } else { Seats::only(self.turn) }
    }
}

/// What one player sees beside that: the one secret of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// The player's wish.
    pub wish: Wish,
}

/// What nobody sees: the wishes that were not dealt. A type that is hidden has no `Debug`, so that no log can print it.
#[derive(Clone)]
pub struct Hidden {
    pub(crate) left: Vec<Wish>,
}

impl Hidden {
    /// The wishes that were not dealt. For tests.
    #[must_use]
    pub fn left(&self) -> &[Wish] {
        &self.left
    }
}
