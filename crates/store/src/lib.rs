//! Keeps the logs of online tables, players, tokens, chats, reports of chat messages and bans.
//!
//! [`Store`] is what a server needs. [`Sqlite`] is one file on disk, for one server. [`Postgres`] is for several nodes,
//! which share the tables among them by [`Leases`]. [`conformance`] holds the tests that every store passes.
//!
//! The log of a table is append-only. All writes that come together are one transaction with one flush to the disk
//! (group commit). When a table is over, its rows are folded into one entry; that is the only deletion. Names, chats and
//! tokens stand apart from the logs, so that they can be deleted.
//!
//! ```
//! use store::{Change, Sqlite, Store};
//! use protocol::{Player, PlayerId};
//!
//! let mut store = Sqlite::in_memory()?;
//! let anna = Player { id: PlayerId(1), name: "Anna".to_owned() };
//! store.commit(&[], &[Change::NewPlayer { player: anna.clone(), at: 0 }])?;
//! assert_eq!(store.player(anna.id)?, Some(anna));
//! # Ok::<(), store::StoreError>(())
//! ```

mod bad_row;
pub mod conformance;
mod folded;
mod leases;
mod postgres;
mod shard;
mod sqlite;

use protocol::{Player, PlayerId, Row, TableId, Write};

pub use self::bad_row::BadRow;
pub use self::postgres::{Postgres, PostgresError};
pub use leases::{Fence, Leases, Membership, NodeId};
pub use shard::{SHARDS, Shard, Shards};
pub use sqlite::Sqlite;

/// Why a store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The folder is in use by another server.
    #[error("another server uses the data folder {0}; stop it first, or choose another folder with --data")]
    Locked(String),
    /// The data was written by a newer program.
    #[error("the data was written by a newer version (format {found}, this program knows {known}); update the program")]
    Newer {
        /// The format of the data.
        found: i64,
        /// The newest format that this program knows.
        known: i64,
    },
    /// A row does not continue its table's log.
    #[error("a row does not continue the log of its table")]
    Gap,
    /// A row cannot be read. Its table is broken, but the store works.
    #[error(transparent)]
    Row(#[from] BadRow),
    /// The data is damaged.
    #[error("the stored data is damaged: {0}")]
    Damaged(String),
    /// The disk or the database failed.
    #[error("the database failed: {0}")]
    Database(#[from] rusqlite::Error),
    /// PostgreSQL failed or cannot be reached.
    #[error("PostgreSQL: {0}")]
    Postgres(PostgresError),
    /// This node has lost its lease: what it wanted to write was not written.
    #[error("this node has lost its lease")]
    Stale,
    /// Another node uses the database, and one of the two could not hear the other.
    #[error("another server uses this database; stop it, or give both of them --bus")]
    InUse,
    /// The folder or a file in it cannot be used.
    #[error("{0}: {1}")]
    File(String, std::io::Error),
}

/// The id of a token, which is public, with the hash of its secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Token {
    /// The id.
    pub id: u128,
    /// The SHA-256 of the secret.
    pub hash: [u8; 32],
    /// Whose token it is.
    pub player: PlayerId,
    /// The name of an API token; none for the session of a browser.
    pub name: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it was last used, as far as that was noted; a new one when it was made.
    pub used: u64,
}

/// Prints no hash.
impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Token").field("player", &self.player).field("name", &self.name).finish_non_exhaustive()
    }
}

/// A login and the hash of its password.
#[derive(Clone, PartialEq, Eq)]
pub struct Login {
    /// Whose login it is.
    pub player: PlayerId,
    /// The password's hash, with its parameters and salt.
    pub hash: String,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The table.
    pub table: TableId,
    /// Counted from 1 at each table.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who.
    pub player: PlayerId,
    /// Whether a spectator said it.
    pub from_outside: bool,
    /// The key of the request, if it had one.
    pub key: Option<String>,
    /// What.
    pub text: String,
}

/// Where a page of a player's messages begins: after the message with this time, table and number.
pub type SaidAfter = (u64, TableId, u64);

/// The most messages of a table that one new message removes. A table that kept far too many until now loses them with the
/// next messages, so that none of them takes long.
const MOST_DROPPED: i64 = 500;

/// The most reports that are kept of one reporter in a day.
pub const MOST_REPORTS: u64 = 100;
/// A day, in milliseconds.
pub const DAY: u64 = 24 * 3_600_000;

/// A report of a chat message. It outlives the message and the players: it has their ids and no names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Who reported it.
    pub reporter: PlayerId,
    /// When it was reported, in milliseconds since 1970.
    pub at: u64,
    /// The table.
    pub table: TableId,
    /// The number of the message.
    pub number: u64,
    /// Who said it.
    pub author: PlayerId,
    /// What was said.
    pub text: String,
}

/// That a player may not use the server. It outlives the player: it has an id and no name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// The player.
    pub player: PlayerId,
    /// When the player was banned, in milliseconds since 1970.
    pub at: u64,
    /// When it ends, in milliseconds since 1970; none if never. The store keeps a ban that has ended.
    pub until: Option<u64>,
    /// Why.
    pub reason: String,
}

/// A change of anything but the logs.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new player. The id must be new as well.
    NewPlayer {
        /// The player.
        player: Player,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A new name of a player.
    Rename(Player),
    /// A new token of a player.
    Token(Token),
    /// Removes a token of a player.
    DropToken(PlayerId, u128),
    /// Removes all tokens of a player, sessions and API tokens.
    DropTokens {
        /// The player.
        player: PlayerId,
        /// The id of the one that stays.
        except: Option<u128>,
    },
    /// Removes all tokens that were last used before a time.
    DropUnused {
        /// The time, in milliseconds since 1970.
        before: u64,
    },
    /// A token was used.
    Used {
        /// The id of the token.
        token: u128,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// Sets the login of a player.
    Login {
        /// The player.
        player: PlayerId,
        /// The login, unique among all.
        login: String,
        /// The password's hash.
        hash: String,
    },
    /// Removes a player's name, tokens, login and chats. The logs, reports and bans keep the id, which then means nobody.
    Forget(PlayerId),
    /// A player said something. The store numbers it.
    Say {
        /// What was said.
        said: Said,
        /// How many messages the table keeps, at least one. The oldest ones beyond go.
        most: u64,
    },
    /// Deletes a message. Its number is not given again.
    DeleteMessage {
        /// The table.
        table: TableId,
        /// The number of the message.
        number: u64,
    },
    /// A player may not use the server. Replaces an earlier ban. Nobody needs to have this id any more.
    Ban {
        /// The player.
        player: PlayerId,
        /// When, in milliseconds since 1970.
        at: u64,
        /// When it ends; none if never.
        until: Option<u64>,
        /// Why.
        reason: String,
    },
    /// Lifts the ban of a player.
    Unban(PlayerId),
    /// Somebody reports what was said. The store copies it.
    Report {
        /// Who reports it.
        reporter: PlayerId,
        /// The table.
        table: TableId,
        /// The number of the message.
        number: u64,
        /// When, in milliseconds since 1970.
        at: u64,
    },
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is made.
    Made,
    /// It is made, with this number.
    Numbered(u64),
    /// It was made before, with this number. Nothing changed.
    Repeated(u64),
    /// The login, or the id of a new player, belongs to somebody else. Nothing changed.
    Taken,
    /// There is no such player, token, ban or message. Nothing changed.
    Missing,
    /// The reporter has made too many reports in a day. Nothing changed.
    TooMany,
}

impl Outcome {
    /// What became of a change of something that must be there, from the number of entries that it changed.
    fn of_what_must_be_there(changed: u64) -> Outcome {
        if changed == 0 { Outcome::Missing } else { Outcome::Made }
    }
}

/// Where logs and players are kept.
pub trait Store: Send {
    /// A secret of this store that ids are derived with.
    fn id_key(&mut self) -> Result<[u8; 32], StoreError>;

    /// Rows are written from now on only if the node's lease has this epoch. A store without leases has none.
    fn set_epoch(&mut self, _epoch: u64) {}

    /// Makes all writes, which are one transaction, and then all changes, and flushes them to the disk. A log may be folded at
    /// any time after its last row, and again. If a write fails, nothing changes. After an error of the database itself, the writes may be stored all the same, with or without the
    /// changes: whoever wrote reads again.
    fn commit(&mut self, writes: &[Write], changes: &[Change]) -> Result<Vec<Outcome>, StoreError>;

    /// Reads the rows of all tables of these shards that are not folded, those of each table in order. A row that cannot be
    /// read breaks its table alone; the others of that table may follow.
    fn open_rows(
        &mut self,
        shards: Shards,
        each: &mut dyn FnMut(TableId, Result<Row, BadRow>),
    ) -> Result<(), StoreError>;

    /// Reads the log of a table, folded or not; empty if there is none. If a row of it cannot be read, the error is
    /// [`StoreError::Row`].
    fn table(&mut self, table: TableId) -> Result<Vec<Row>, StoreError>;

    /// The tables whose logs are not folded and whose last rows are older than a time, in milliseconds since 1970: at most
    /// `most` of all shards, the oldest first.
    fn idle_tables(&mut self, before: u64, most: usize) -> Result<Vec<TableId>, StoreError>;

    /// A player.
    fn player(&mut self, player: PlayerId) -> Result<Option<Player>, StoreError>;

    /// A token and its player.
    fn token(&mut self, id: u128) -> Result<Option<(Token, Player)>, StoreError>;

    /// All tokens of a player, the newest first.
    fn tokens(&mut self, player: PlayerId) -> Result<Vec<Token>, StoreError>;

    /// A login.
    fn login(&mut self, login: &str) -> Result<Option<Login>, StoreError>;

    /// The login of a player.
    fn login_of(&mut self, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// The tables at which a player sat, in the order of their opening, the oldest first.
    fn tables_of(&mut self, player: PlayerId) -> Result<Vec<TableId>, StoreError>;

    /// The tables at which a player sat whose logs are not folded, at most `most`, those that were opened last first.
    fn going_of(&mut self, player: PlayerId, most: usize) -> Result<Vec<TableId>, StoreError>;

    /// What was said at a table after a number, at most `most` messages.
    fn chat(&mut self, table: TableId, since: u64, most: usize) -> Result<Vec<Said>, StoreError>;

    /// What a player said at any table, the oldest first: at most `most` messages after the one with this time, table and
    /// number.
    fn said_by(&mut self, player: PlayerId, after: Option<SaidAfter>, most: usize) -> Result<Vec<Said>, StoreError>;

    /// The ban of a player, whether or not it has ended.
    fn ban(&mut self, player: PlayerId) -> Result<Option<Ban>, StoreError>;

    /// All bans, the oldest first.
    fn bans(&mut self) -> Result<Vec<Ban>, StoreError>;

    /// All reports, the oldest first.
    fn reports(&mut self) -> Result<Vec<Report>, StoreError>;

    /// The reports that a player made, the oldest first.
    fn reports_by(&mut self, player: PlayerId) -> Result<Vec<Report>, StoreError>;
}
