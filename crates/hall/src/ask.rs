//! Requests to a hall, and its answers.

use protocol::{OpenTable, Problem, Rematch, TableId, TableState};

use crate::decide::Command;

/// A request to a hall.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Opens a table.
    Open(OpenTable),
    /// Lists tables.
    List(List),
    /// Asks something of one table.
    Table(TableId, Ask),
}

/// A request to one table.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    /// Changes something.
    Command(Command),
    /// Opens another table with the same people.
    Rematch(Rematch),
    /// Describes the table.
    Info,
    /// The asker's view.
    View,
    /// The asker's view after a number of moves.
    ViewAfter(usize),
    /// The game so far, as the asker was told it.
    Log,
    /// The asker's choices.
    Choices,
    /// The record.
    Record,
    /// What happened since a version.
    News {
        /// The version that the asker has seen.
        since: u64,
        /// How long to wait for something new, in milliseconds.
        wait: u64,
    },
}

/// Which tables are listed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// Only tables in this state.
    pub state: Option<TableState>,
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only tables after this one in the list.
    pub after: Option<TableId>,
}

/// A successful answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The body.
    pub body: Body,
}

/// The body of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Body {
    /// JSON.
    Json(String),
    /// Plain text.
    Text(String),
}

/// An answer, or why there is none.
pub type Reply = Result<Answer, Problem>;

impl Answer {
    /// A JSON answer with status 200.
    #[must_use]
    pub fn ok(json: String) -> Answer {
        Answer { status: 200, body: Body::Json(json) }
    }

    /// A JSON answer with status 201.
    #[must_use]
    pub fn created(json: String) -> Answer {
        Answer { status: 201, body: Body::Json(json) }
    }
}
