//! The language of online tables: requests, answers, live messages, problems and log rows, as types. No input or output.
//!
//! The server, the page and `portolan join` share this crate, so they cannot disagree about a field.
//!
//! | module | holds |
//! | --- | --- |
//! | [`id`] | the ids of players and tables |
//! | [`code`](mod@code) | the short codes of tables |
//! | [`bounds`] | what a player, a table, an address and a server may use |
//! | [`limits`] | which names, lucks, keys and chat messages are allowed |
//! | [`request`] | the bodies of requests |
//! | [`answer`] | the bodies of answers |
//! | [`patch`] | what changed in a view |
//! | [`problem`] | errors, as `application/problem+json` |
//! | [`fair`] | commitment, lucks and seed, and whether they fit |
//! | [`row`] | the log of a table: what a store keeps |
//!
//! ```
//! use protocol::{OpenTable, TableId};
//!
//! let open: OpenTable = serde_json::from_str(r#"{"game":"atlas","seats":2}"#)?;
//! assert!(open.hints && open.pace.is_none());
//! // A misspelt field is an error, not silence.
//! assert!(serde_json::from_str::<OpenTable>(r#"{"game":"atlas","seats":2,"pase":null}"#).is_err());
//!
//! let id = TableId(7);
//! assert_eq!(id.to_string().parse(), Ok(id));
//! # Ok::<(), serde_json::Error>(())
//! ```

pub mod answer;
pub mod bounds;
pub mod code;
pub mod fair;
pub mod id;
pub mod limits;
pub mod patch;
pub mod problem;
pub mod request;
pub mod row;
#[cfg(feature = "openapi")]
mod schema;

pub use answer::{Chair, GameInfo, News, Player, Service, TableInfo, TableState};
pub use bounds::Bounds;
pub use code::{code, read_code};
pub use id::{BadId, PlayerId, TableId};
pub use problem::Problem;
pub use request::{
    Chat, Empty, EmptySeats, HandOver, Join, Kick, LetIn, Moves, NewPlayer, OpenTable, Pace, Rematch, Start, StartRule,
    TakeBack,
};
pub use row::{Entry, Opened, Row, Write};

/// The version of the protocol. The JSON of requests and answers, views and events included, is part of it.
pub const PROTOCOL: u32 = 1;
