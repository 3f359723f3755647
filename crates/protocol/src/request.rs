//! The bodies of requests. Unknown fields are refused.
//!
//! The schemas have the bounds and patterns of [`crate::limits`], which checks them; `cargo xtask schema` compares the two.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::PlayerId;
#[cfg(feature = "openapi")]
use crate::schema;

/// Makes a guest: `POST /api/players`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPlayer {
    /// 1 to 24 characters; need not be unique.
    #[cfg_attr(
        feature = "openapi",
        schema(
            min_length = 1,
            max_length = 24,
            pattern = r"^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069 \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000][^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"
        )
    )]
    pub name: String,
}

/// How fast a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// A bank of seconds for each seat, and an addition for each turn.
    Live {
        /// The bank in seconds: 1 to 86,400.
        bank: u32,
        /// The seconds added for each turn: at most 3,600.
        add: u32,
    },
    /// Hours for each turn: 1 to 720.
    Slow {
        /// The hours.
        hours: u32,
    },
}

/// When a gathering table starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum StartRule {
    /// When the opener starts it.
    #[default]
    Opener,
    /// By itself, when all seats are taken.
    Full,
}

/// Opens a table: `POST /api/tables`. Who opens it sits at seat 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenTable {
    /// The name of the game.
    pub game: String,
    /// The number of seats.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 100))]
    pub seats: u8,
    /// The game's options, `key=value,key=value`.
    #[serde(default)]
    pub options: String,
    /// Bots of the house, by seat.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(schema_with = schema::bots))]
    pub bots: BTreeMap<u8, String>,
    /// Whether the table appears in the list of tables.
    #[serde(default)]
    pub listed: bool,
    /// How fast it is played; null for no limit.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// Whether the result counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether players may ask for hints.
    #[serde(default = "yes")]
    pub hints: bool,
    /// When the game starts.
    #[serde(default)]
    pub start: StartRule,
    /// The opener's part of the seed.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_length = 64, pattern = r"^[^\u0000-\u001f\u007f-\u009f]*$"))]
    pub luck: Option<String>,
    /// The key of this request: sent again, it is answered as before.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub key: Option<String>,
}

fn yes() -> bool {
    true
}

/// Sits down: `POST /api/tables/ID/join`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Join {
    /// The seat; by default the lowest free one.
    #[cfg_attr(feature = "openapi", schema(maximum = 255))]
    pub seat: Option<u8>,
    /// The player's part of the seed. Joining again replaces it until the start.
    #[cfg_attr(feature = "openapi", schema(max_length = 64, pattern = r"^[^\u0000-\u001f\u007f-\u009f]*$"))]
    pub luck: Option<String>,
}

/// What happens to empty seats at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum EmptySeats {
    /// They are removed, and the seats after them move up.
    Drop,
}

/// Starts the game: `POST /api/tables/ID/start`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Start {
    /// What happens to empty seats; without it the table must be full.
    pub empty: Option<EmptySeats>,
}

/// A body without fields: `{}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Empty {}

/// Removes a player from a table: `POST /api/tables/ID/kick`. During the game a bot plays on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Kick {
    /// The player's seat.
    #[cfg_attr(feature = "openapi", schema(maximum = 255))]
    pub seat: u8,
}

/// Lets a removed player come back: `POST /api/tables/ID/let-in`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LetIn {
    /// The player.
    pub player: PlayerId,
}

/// Takes back, agrees to it, or declines what another wants to take back: `POST /api/tables/ID/takeback`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TakeBack {
    /// Whether the wish of another player is declined, which drops it.
    pub decline: bool,
}

/// Gives a seat to a bot: `POST /api/tables/ID/seats/N/bot`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandOver {
    /// The bot; by default `normal`.
    pub bot: Option<String>,
}

/// Asks for another game with the same people: `POST /api/tables/ID/rematch`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rematch {
    /// The key of this request.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub key: Option<String>,
}

/// Plays: `POST /api/tables/ID/moves`. All moves are played, or none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moves {
    /// The moves in the game's notation. Only the last one may reveal something or complete the player's part of a turn.
    #[cfg_attr(feature = "openapi", schema(schema_with = schema::moves))]
    pub moves: Vec<String>,
    /// The version of the table that the player has seen.
    #[cfg_attr(feature = "openapi", schema(schema_with = schema::version))]
    pub version: u64,
    /// The key of this request.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub key: String,
}

/// Says something: `POST /api/tables/ID/chat`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chat {
    /// 1 to 500 characters.
    #[cfg_attr(
        feature = "openapi",
        schema(
            min_length = 1,
            max_length = 500,
            pattern = r"^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069 \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000][^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"
        )
    )]
    pub text: String,
    /// The key of this request.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub key: Option<String>,
}
