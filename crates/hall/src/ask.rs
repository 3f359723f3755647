//! Requests to a hall, and its answers.

use protocol::{OpenTable, Player, Problem, Rematch, TableId, TableState};
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::decide::Command;

/// A request to a hall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Opens a table.
    Open(OpenTable),
    /// Opens the table with an id that [`Hall::open_id`](crate::Hall::open_id) has chosen, unless it is there.
    OpenAs(TableId, OpenTable),
    /// Opens the rematch of a table unless it is there, or joins it.
    OpenRematch(NextTable),
    /// Lists tables.
    List(List),
    /// The listed tables of this hall that come after a place, as JSON of [`Listed`]: a part of a list that several servers
    /// make.
    ListPart(List, Option<(u64, TableId)>),
    /// The place of a table in lists, as JSON; null if it is not listed.
    Place(TableId),
    /// Asks something of one table.
    Table(TableId, Ask),
}

/// The rematch of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NextTable {
    /// The table that has ended.
    pub of: TableId,
    /// The id of the new table.
    pub table: TableId,
    /// What it is opened with.
    pub open: OpenTable,
    /// For whom its seats are kept free.
    pub reserved: Vec<(Seat, Player)>,
}

/// A request to one table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Changes something.
    Command(Command),
    /// Opens another table with the same people.
    Rematch(Rematch),
    /// Closes the table, for whoever runs the server.
    Close,
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
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct List {
    /// Only tables in this state.
    pub state: Option<TableState>,
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only tables after this one in the list.
    pub after: Option<TableId>,
    /// Only tables with this code that have not ended; also those that are not listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// A table in a list. Lists have the tables that were opened last first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listed {
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
    /// Its id.
    pub table: TableId,
    /// Its description, as JSON.
    pub info: String,
}

impl Listed {
    /// Its place in a list: a greater one comes earlier.
    #[must_use]
    pub fn place(&self) -> (u64, TableId) {
        (self.opened, self.table)
    }

    /// The answer to a request for a list: the first of these tables, which are in order, and where to go on.
    #[must_use]
    pub fn answer(tables: &[Listed]) -> Answer {
        let shown = &tables[..tables.len().min(MOST_LISTED)];
        let is_more = tables.len() > shown.len();
        let next = shown.last().filter(|_| is_more).map_or("null".to_owned(), |last| format!("\"{}\"", last.table));
        let texts: Vec<&str> = shown.iter().map(|listed| listed.info.as_str()).collect();
        Answer::ok(format!(r#"{{"tables":[{}],"next":{next}}}"#, texts.join(",")))
    }
}

/// The most tables in one answer to a request for a list.
pub(crate) const MOST_LISTED: usize = 50;

/// A successful answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The body.
    pub body: Body,
}

/// The body of an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
