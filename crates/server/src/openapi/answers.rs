//! The bodies of answers, as far as `protocol` has no type for them. Nothing makes these values: the answers are written
//! where they arise. `cargo xtask schema` compares what is sent with these types.
#![expect(dead_code, reason = "only their schemas are used")]

use protocol::{News, Player, TableId, TableInfo};
use serde_json::Value;
use utoipa::ToSchema;

use crate::identity::TokenInfo;

/// Who you are now, and the secret by which you are known.
#[derive(ToSchema)]
pub(super) struct SignedIn {
    player: Player,
    /// The token, for `Authorization: Bearer TOKEN`.
    #[schema(pattern = "^[A-Za-z0-9_-]{54}$")]
    token: String,
}

/// Who you are.
#[derive(ToSchema)]
pub(super) struct PlayerIs {
    player: Player,
}

/// Everything that is stored about you.
#[derive(ToSchema)]
pub(super) struct Export {
    player: Player,
    #[schema(required)]
    login: Option<String>,
    tokens: Vec<ExportedToken>,
    /// The tables at which you sat, in the order of their opening, the oldest first.
    tables: Vec<TableId>,
    chat: Vec<ExportedChat>,
    /// The messages that you reported.
    reports: Vec<ExportedReport>,
}

/// A token in an export.
#[derive(ToSchema)]
pub(super) struct ExportedToken {
    /// The name of an API token; null for the session of a browser.
    #[schema(required)]
    name: Option<String>,
    /// When it was made, in milliseconds since 1970.
    made: u64,
}

/// A chat message in an export.
#[derive(ToSchema)]
pub(super) struct ExportedChat {
    table: TableId,
    /// When it was said, in milliseconds since 1970.
    at: u64,
    text: String,
}

/// A report in an export.
#[derive(ToSchema)]
pub(super) struct ExportedReport {
    table: TableId,
    /// The number of the message.
    number: u64,
    /// When it was reported, in milliseconds since 1970.
    at: u64,
}

/// The tables at which you sat.
#[derive(ToSchema)]
pub(super) struct OwnTables {
    /// All of them, in the order of their opening, the oldest first.
    tables: Vec<TableId>,
    /// Those that gather or play and where you still sit, the newest first, at most 100.
    going: Vec<TableInfo>,
}

/// Your login.
#[derive(ToSchema)]
pub(super) struct LoginIs {
    login: String,
}

/// Your tokens.
#[derive(ToSchema)]
pub(super) struct Tokens {
    tokens: Vec<TokenInfo>,
}

/// A new API token. Its secret is shown only now.
#[derive(ToSchema)]
pub(super) struct TokenMade {
    id: TableId,
    name: String,
    #[schema(pattern = "^[A-Za-z0-9_-]{54}$")]
    token: String,
}

/// A table.
#[derive(ToSchema)]
pub(super) struct TableIs {
    table: TableInfo,
}

/// The newest table with a code.
#[derive(ToSchema)]
pub(super) struct CodeIs {
    table: TableId,
}

/// A part of the list of tables.
#[derive(ToSchema)]
pub(super) struct TableList {
    tables: Vec<TableInfo>,
    /// Where the list goes on, for `after`; null at its end.
    #[schema(required)]
    next: Option<TableId>,
}

/// Where you sit.
#[derive(ToSchema)]
pub(super) struct Seated {
    seat: u8,
    version: u64,
}

/// The table after the command.
#[derive(ToSchema)]
pub(super) struct VersionIs {
    version: u64,
}

/// What somebody sees of a game. `open` and `own` are the game's own.
#[derive(ToSchema)]
pub(super) struct View {
    /// The seat that sees it; null for a spectator.
    #[schema(required)]
    seat: Option<u8>,
    /// What everybody sees.
    #[schema(value_type = Object)]
    open: Value,
    /// What only this seat sees; null for a spectator.
    own: Value,
}

/// Your view of a game.
#[derive(ToSchema)]
pub(super) struct ViewNow {
    version: u64,
    /// Your seat; null for a spectator.
    #[schema(required)]
    seat: Option<u8>,
    view: View,
    /// The seats that must act and have not sealed.
    #[schema(value_type = Vec<u16>)]
    awaited: Vec<u8>,
    /// Your own sealed moves.
    sealed: Vec<String>,
    over: bool,
}

/// Your view after some moves.
#[derive(ToSchema)]
pub(super) struct ViewAfter {
    moves: u64,
    /// Your seat; null for a spectator.
    #[schema(required)]
    seat: Option<u8>,
    view: View,
}

/// The game so far, as you were told it.
#[derive(ToSchema)]
pub(super) struct Log {
    version: u64,
    /// Who made each move.
    #[schema(value_type = Vec<u8>)]
    moves: Vec<u8>,
    /// The number of moves at the end of each turn.
    turns: Vec<u64>,
    log: Vec<LogEntry>,
}

/// An event of the log.
#[derive(ToSchema)]
pub(super) struct LogEntry {
    /// The number of moves at the end of the turn that it belongs to; 0 for the set-up.
    moves: u64,
    /// The event, in the game's own form.
    #[schema(value_type = Object)]
    event: Value,
}

/// Your legal moves.
#[derive(ToSchema)]
pub(super) struct Choices {
    version: u64,
    #[schema(max_items = 20000)]
    choices: Vec<String>,
}

/// What happened since a version, or that you must read the view.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
#[serde(untagged)]
pub(super) enum NewsSince {
    /// What happened.
    News { version: u64, news: Vec<News> },
    /// You are too far behind: read the view.
    Reset { version: u64, reset: bool },
}

/// The number of what you said.
#[derive(ToSchema)]
pub(super) struct Numbered {
    #[schema(minimum = 1)]
    number: u64,
}

/// What was said.
#[derive(ToSchema)]
pub(super) struct ChatSince {
    chat: Vec<ChatLine>,
}

/// One chat message.
#[derive(ToSchema)]
pub(super) struct ChatLine {
    number: u64,
    /// When it was said, in milliseconds since 1970.
    at: u64,
    /// Who said it; null if the player was deleted.
    #[schema(required)]
    player: Option<Player>,
    /// Whether the player did not sit at the table.
    outside: bool,
    text: String,
}
