//! A game from the numbers of its actions: how a server keeps it.
//!
//! A number needs no view to be read, so a log of seats and numbers is enough to set a table up again:
//!
//! ```text
//! (seat 0, number 17) (seat 1, number 4) (seat 0, number 230) …
//! ```

use std::fmt;

use crate::game::{Game, Tell};
use crate::phrase::Says;
use crate::seat::Seat;
use crate::table::{BadSetUp, Refused, SetUp, Table};

/// Why a log of numbers is no game.
#[derive(Clone, PartialEq, Debug)]
pub enum BadLog<G: Game> {
    /// The game cannot be set up.
    SetUp(BadSetUp),
    /// A move of the log cannot be played.
    Move {
        /// The index of the move, counted from 0.
        index: usize,
        /// Whose move it is.
        seat: Seat,
        /// The number that stands there.
        number: u32,
        /// What is wrong with it.
        why: BadMove<G>,
    },
}

/// Why a move of a log cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub enum BadMove<G: Game> {
    /// No action of the game has this number.
    UnknownNumber,
    /// The table does not take the action.
    Refused(Refused<G>),
}

/// Names the move and the code of what is wrong. The number is left out: it may be a seat's secret.
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
    /// Sets a game up and plays the actions with these numbers, each one checked by the rules.
    ///
    /// A turn is resolved as soon as everybody awaited has sealed. Within a turn the seats may come in any order, and
    /// a seat that comes again replaces its action. If the last turn is not complete, its actions stay sealed.
    ///
    /// With every accepted action, replaced ones included and in the order in which they were accepted, the table gets
    /// the same [`Table::version`] again. With the numbers of [`Table::log`] it gets the same position and log.
    pub fn replay(
        set_up: SetUp<G>,
        moves: impl IntoIterator<Item = (Seat, u32)>,
        tell: &mut Tell<'_, G>,
    ) -> Result<Table<G>, BadLog<G>> {
        let mut table = Table::open(set_up, tell).map_err(BadLog::SetUp)?;
        for (index, (seat, number)) in moves.into_iter().enumerate() {
            let bad = |why| BadLog::Move { index, seat, number, why };
            let action = G::action(number).ok_or_else(|| bad(BadMove::UnknownNumber))?;
            table.act(seat, action, tell).map_err(|refused| bad(BadMove::Refused(refused)))?;
        }
        Ok(table)
    }
}
