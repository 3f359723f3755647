//! The bodies of answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Seats;

use crate::id::{PlayerId, TableId};
use crate::request::{Pace, StartRule};

/// What a server is: `GET /api`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Service {
    /// Always `portolan`.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// The games that can be played.
    pub games: Vec<GameInfo>,
    /// Where others in the same network may reach the server, such as `http://192.0.2.2:8080`, if it listens for them.
    #[serde(default)]
    pub addresses: Vec<String>,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// Its name.
    pub name: String,
    /// The generation of its rules.
    pub generation: u32,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// The player's id.
    pub id: PlayerId,
    /// The player's name.
    pub name: String,
}

/// Who sits at a seat: a player or a bot of the house.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chair {
    /// The player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Player>,
    /// The bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The bot that plays on for the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_by: Option<String>,
    /// Whether the player has resigned.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
    /// Whether the player is connected or was a moment ago.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub here: bool,
}

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TableState {
    /// Players sit down.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Over,
    /// It was ended before the end of the game: all players have left, or nobody has come back to it.
    Closed,
}

impl TableState {
    /// Whether it has ended, so that its secret and its record are public.
    #[must_use]
    pub fn has_ended(self) -> bool {
        matches!(self, TableState::Over | TableState::Closed)
    }
}

/// A table: `GET /api/tables/ID`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The table's id.
    pub id: TableId,
    /// The name of the game.
    pub game: String,
    /// The generation of its rules.
    pub generation: u32,
    /// The game's options, `key=value,key=value`.
    pub options: String,
    /// The state of the table.
    pub state: TableState,
    /// Who sits where; null for an empty seat.
    pub seats: Vec<Option<Chair>>,
    /// For whom empty seats are kept free, by seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Player>))]
    pub reserved: BTreeMap<u8, Player>,
    /// The seat of the opener; null if no player is left.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub opener: Option<u8>,
    /// The number of rows of the table's log.
    pub version: u64,
    /// The seats that must act and have not sealed.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub awaited: Seats,
    /// The number of moves of the record so far.
    pub moves: usize,
    /// The hex SHA-256 of the secret.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{64}$"))]
    pub commitment: String,
    /// Whether the table is listed.
    pub listed: bool,
    /// How fast it is played.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub pace: Option<Pace>,
    /// The milliseconds that each seat has left; null for a bot and without a pace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<Option<u64>>>,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// When it starts.
    pub start: StartRule,
    /// The seats whose players want to take back, while others must still agree.
    #[serde(default, skip_serializing_if = "nobody")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub takeback: Seats,
    /// The players whom the opener has removed and not let in again, the last 100.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Player>,
    /// The table of the rematch, once somebody has opened it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
    /// When the table was opened, in milliseconds since 1970.
    #[serde(default)]
    pub opened: u64,
    /// When the game began, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<u64>,
    /// When the game ended or the table was closed, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<u64>,
    /// The points of each seat, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<i32>>,
    /// The secret that was committed to, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The lucks in seat order, null for none, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lucks: Option<Vec<Option<String>>>,
}

/// What happened at a table: `GET /api/tables/ID/news`, and the messages of `/api/live`. The events are the game's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct News {
    /// The version of the table after this.
    pub version: u64,
    /// The events that the asker is told.
    pub events: Vec<serde_json::Value>,
    /// The seats that must act and have not sealed.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub awaited: Seats,
}

fn nobody(seats: &Seats) -> bool {
    seats.is_empty()
}
