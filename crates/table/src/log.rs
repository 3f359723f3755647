//! A game as the numbers of its actions: the form in which a server stores it.
//!
//! Parsing a number needs no view, so a log of seats and numbers is enough to restore a table:
//!
//! ```text
//! (seat 0, number 17) (seat 1, number 4) (seat 0, number 230) …
//! ```

use std::fmt;

use crate::game::{EventSink, Game};
use crate::phrase::ToPhrase;
use crate::seat::Seat;
use crate::table::{BadSetUp, Refused, SetUp, Table};

/// Why a log of numbers cannot be replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum BadLog<G: Game> {
    /// The game cannot be set up.
    SetUp(BadSetUp),
    /// A move of the log cannot be played.
    Move {
        /// The index of the move, counted from 0.
        index: usize,
        /// The seat of the move.
        seat: Seat,
        /// The number of the action.
        number: u32,
        /// The reason.
        why: BadMove<G>,
    },
}

/// Why a move of a log cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub enum BadMove<G: Game> {
    /// No action of the game has this number.
    UnknownNumber,
    /// The table refuses the action.
    Refused(Refused<G>),
}

/// Prints the move and the code of the error. The action's number is left out: it may be a seat's secret.
impl<G: Game> fmt::Display for BadLog<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLog::SetUp(bad) => write!(f, "{} set-up: {}", G::NAME, bad.phrase().code),
            BadLog::Move { index, seat, why, .. } => {
                write!(f, "{} move {index}, seat {seat}: ", G::NAME)?;
                match why {
                    BadMove::UnknownNumber => f.write_str("unknown number"),
                    BadMove::Refused(refused) => f.write_str(refused.phrase().code),
                }
            }
        }
    }
}

impl<G: Game> std::error::Error for BadLog<G> {}

impl<G: Game> Table<G> {
    /// Sets up a game and plays the actions with these numbers. The rules check each one.
    ///
    /// A turn is resolved as soon as all awaited seats have sealed. Within a turn the seats may come in any order, and
    /// a seat that comes again replaces its action. If the last turn is incomplete, its actions stay sealed.
    ///
    /// All accepted actions, replaced ones included, in the order of acceptance, also restore [`Table::version`]. The
    /// numbers of [`Table::log`] restore only the position and the log.
    pub fn replay(
        set_up: SetUp<G>,
        moves: impl IntoIterator<Item = (Seat, u32)>,
        events: &mut EventSink<'_, G>,
    ) -> Result<Table<G>, BadLog<G>> {
        let mut table = Table::open(set_up, events).map_err(BadLog::SetUp)?;
        for (index, (seat, number)) in moves.into_iter().enumerate() {
            let bad = |why| BadLog::Move { index, seat, number, why };
            let action = G::action(number).ok_or_else(|| bad(BadMove::UnknownNumber))?;
            table.act(seat, action, events).map_err(|refused| bad(BadMove::Refused(refused)))?;
        }
        Ok(table)
    }
}
