//! The log of a table. One row is one accepted command; applying the rows again restores the table.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::id::{PlayerId, TableId};
use crate::request::{Pace, StartRule};

/// One accepted command of a table.
#[derive(Clone, PartialEq)]
pub struct Row {
    /// The table.
    pub table: TableId,
    /// The version of the table after this row: the first row has number 1.
    pub number: u64,
    /// When it was accepted: milliseconds since 1970, by the clock of whoever served the table.
    pub at: u64,
    /// For how long the table had been served until then, in milliseconds. Live clocks run on this time: it stands still
    /// while nobody serves the table.
    pub served: u64,
    /// Who asked; none for bots and clocks.
    pub player: Option<PlayerId>,
    /// The key of the request, if it had one.
    pub key: Option<String>,
    /// What was accepted.
    pub entry: Entry,
}

/// Prints neither keys nor the entry's content: the secret and sealed moves must not get into a log.
impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Row")
            .field("table", &self.table)
            .field("number", &self.number)
            .field("entry", &self.entry.name())
            .finish_non_exhaustive()
    }
}

/// What a table was opened with. Everything that the log needs to restore it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// The name of the game.
    pub game: String,
    /// The generation of its rules.
    pub generation: u32,
    /// The number of seats.
    pub seats: u8,
    /// The game's options.
    pub options: String,
    /// The bots of the house and their seats.
    pub bots: Vec<(Seat, String)>,
    /// Whether the table is listed.
    pub listed: bool,
    /// How fast it is played.
    pub pace: Option<Pace>,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// When it starts.
    pub start: StartRule,
    /// The secret of 64 hex digits that the table's commitment is the hash of.
    pub secret: String,
    /// The opener's luck.
    pub luck: Option<String>,
    /// For whom seats are kept free, at a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserved: Vec<(Seat, PlayerId)>,
}

/// The content of a row.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The player opened the table and sat down at seat 0.
    Open(Box<Opened>),
    /// The player sat down, or sat there already and replaced their luck.
    Join {
        /// The seat.
        seat: Seat,
        /// The player's luck.
        luck: Option<String>,
    },
    /// The player of a seat left. During a game a bot plays on.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// The opener removed the player of a seat, who may not come back unless let in. During a game a bot plays on.
    Kick {
        /// The seat.
        seat: Seat,
    },
    /// The opener lets a removed player come back.
    LetIn {
        /// The player.
        player: PlayerId,
    },
    /// A bot took a seat: an empty one before the start, that of an absent player during the game.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
    /// The player took their seat back from a bot.
    Return {
        /// The seat.
        seat: Seat,
    },
    /// The game started.
    Start {
        /// Whether empty seats were removed.
        drop_empty: bool,
    },
    /// A seat played: the numbers of its actions.
    Moves {
        /// The seat.
        seat: Seat,
        /// The numbers.
        actions: Vec<u32>,
    },
    /// The time of a seat was up; a bot plays on.
    TimeOut {
        /// The seat.
        seat: Seat,
    },
    /// The player of a seat wants to take back the turns after the first `moves` moves, or agrees.
    TakeBack {
        /// The seat.
        seat: Seat,
        /// The number of moves that stay.
        moves: usize,
    },
    /// The player of a seat declined what another wanted to take back.
    Decline {
        /// The seat.
        seat: Seat,
    },
    /// The player of a seat resigned; a bot plays on for good.
    Resign {
        /// The seat.
        seat: Seat,
    },
    /// Nobody came back to a gathering table for so long that it was closed.
    Close,
}

impl Entry {
    /// The name of the kind of entry, for logs and metrics.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Entry::Open(_) => "open",
            Entry::Join { .. } => "join",
            Entry::Leave { .. } => "leave",
            Entry::Kick { .. } => "kick",
            Entry::LetIn { .. } => "let-in",
            Entry::Bot { .. } => "bot",
            Entry::Return { .. } => "return",
            Entry::Start { .. } => "start",
            Entry::Moves { .. } => "moves",
            Entry::TimeOut { .. } => "time-out",
            Entry::TakeBack { .. } => "take-back",
            Entry::Decline { .. } => "decline",
            Entry::Resign { .. } => "resign",
            Entry::Close => "close",
        }
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One change of a store. All changes of a group are made in one transaction.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// Appends a row to a table's log.
    Append(Row),
    /// Folds the log of a table that is over or closed into one entry. Nothing is appended to it any more.
    Fold(TableId),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_an_earlier_version_is_read_and_written_as_it_was() {
        let text = r#"{"open":{"game":"a game","generation":1,"seats":2,"options":"","bots":[[1,"easy"]],"listed":false,"pace":null,"hints":true,"start":"opener","secret":"s","luck":null}}"#;
        let entry: Entry = serde_json::from_str(text).expect(text);
        assert_eq!(serde_json::to_string(&entry).expect("it is written"), text);
    }
}
