//! The tables in the file, and the steps from each format to the next one.

use rusqlite::Connection;

use crate::StoreError;

/// The newest format of the file that this program knows.
const FORMAT: i64 = 2;

/// Steps from each format to the next one.
const MIGRATIONS: [&str; FORMAT as usize] = [
    "
    CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE rows (
        id INTEGER PRIMARY KEY, before INTEGER NOT NULL, tab BLOB NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
        served INTEGER NOT NULL, player BLOB, key TEXT, entry TEXT NOT NULL);
    CREATE TABLE games (tab BLOB PRIMARY KEY, rows TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE seats (player BLOB, tab BLOB, at INTEGER NOT NULL, PRIMARY KEY (player, tab)) WITHOUT ROWID;
    CREATE TABLE players (id BLOB PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE tokens (
        id BLOB PRIMARY KEY, hash BLOB NOT NULL, player BLOB NOT NULL, name TEXT, made INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX tokens_of ON tokens (player);
    CREATE TABLE logins (login TEXT PRIMARY KEY, player BLOB NOT NULL UNIQUE, hash TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE chats (
        tab BLOB, number INTEGER, at INTEGER NOT NULL, player BLOB NOT NULL, outside INTEGER NOT NULL, key TEXT,
        text TEXT NOT NULL, PRIMARY KEY (tab, number)) WITHOUT ROWID;
    CREATE INDEX chats_of ON chats (player);
",
    // Tables are listed by their opening, which so far only their first rows say. Chat messages can be reported.
    "
    ALTER TABLE seats ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
    UPDATE seats SET opened = first.at FROM (SELECT tab, at FROM rows WHERE number = 1) AS first WHERE first.tab = seats.tab;
    UPDATE seats SET opened = json_extract(games.rows, '$[0][0]') FROM games WHERE games.tab = seats.tab;
    CREATE TABLE reports (
        reporter BLOB, at INTEGER NOT NULL, tab BLOB, number INTEGER, author BLOB, text TEXT NOT NULL,
        PRIMARY KEY (reporter, tab, number, author)) WITHOUT ROWID;
    CREATE INDEX reports_of ON reports (reporter, at);
",
];

/// Indices and tables that are made at every opening where they are missing. They are no new format: what is stored means the
/// same with and without them, and a program that does not know them keeps them right all the same. Such a program notes
/// no uses of tokens and heeds no bans, and a token without a use counts as used when it was made.
///
/// The index by players leaves out deleted messages, which are all nobody's, and is no use for finding a key.
const ADDITIONS: &str = "
    CREATE UNIQUE INDEX IF NOT EXISTS chats_by_key ON chats (tab, player, key) WHERE key IS NOT NULL;
    CREATE INDEX IF NOT EXISTS chats_by_player ON chats (player, at, tab, number) WHERE text <> '';
    DROP INDEX IF EXISTS chats_of;
    CREATE TABLE IF NOT EXISTS bans (
        player BLOB PRIMARY KEY, at INTEGER NOT NULL, until INTEGER, reason TEXT NOT NULL) WITHOUT ROWID;
";

/// When tokens were last used. Nobody has noted that for the tokens that are there already, so they count as used now, and
/// none of them is dropped too early.
const USES: &str = "
    CREATE TABLE uses (
        token BLOB PRIMARY KEY REFERENCES tokens ON DELETE CASCADE, at INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO uses (token, at) SELECT id, unixepoch() * 1000 FROM tokens;
";

/// Brings a file to the newest format.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let found: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if found > FORMAT {
        return Err(StoreError::Newer { found, known: FORMAT });
    }
    let transaction = connection.transaction()?;
    for step in &MIGRATIONS[found as usize..] {
        transaction.execute_batch(step)?;
    }
    transaction.execute_batch(ADDITIONS)?;
    if !transaction.table_exists(None, "uses")? {
        transaction.execute_batch(USES)?;
    }
    transaction.pragma_update(None, "user_version", FORMAT)?;
    transaction.commit()?;
    Ok(())
}
