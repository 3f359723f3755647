//! A store in one SQLite file.
//!
//! The rows of all open tables are one append-only list. Each row names the row of its table before it, so the log of
//! one table is read backwards without an index: an index over tables would dirty a page for every row.

mod bans;
mod changes;
mod chat;
mod files;
mod reports;
mod rows;
mod schema;
mod tokens;

use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};

use protocol::{Player, PlayerId, Row, TableId, Write};
use rusqlite::{Connection, OptionalExtension, params};

use self::rows::End;
use crate::{BadRow, Ban, Change, Login, Outcome, Report, Said, SaidAfter, Shards, Store, StoreError, Token};

/// A store in one SQLite file.
pub struct Sqlite {
    connection: Connection,
    /// The ends of the logs of all open tables.
    ends: HashMap<TableId, End>,
    /// Held as long as the store is open, so that no second server uses the folder.
    _lock: Option<File>,
}

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sqlite").field("open_tables", &self.ends.len()).finish_non_exhaustive()
    }
}

impl Sqlite {
    /// Opens the store in a folder, which is made if it is missing. A folder that another server uses is refused. Nobody else
    /// may read the files.
    pub fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let lock = files::open_lock(folder)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => return Err(StoreError::Locked(folder.display().to_string())),
            Err(std::fs::TryLockError::Error(bad)) => return Err(files::failed(&folder.join("lock"), bad)),
        }
        let file = Sqlite::file(folder);
        files::make_private(&file)?;
        Sqlite::of(Connection::open(file)?, Some(lock))
    }

    /// The database file in a folder.
    #[must_use]
    pub fn file(folder: &Path) -> PathBuf {
        folder.join("portolan.sqlite")
    }

    /// A store that is lost when it is dropped, for tests.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        Sqlite::of(Connection::open_in_memory()?, None)
    }

    fn of(mut connection: Connection, lock: Option<File>) -> Result<Sqlite, StoreError> {
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", "ON")?;
        // What is deleted is overwritten: messages, names, hashes of passwords. SQLite promises it for the place where something
        // was; a copy from when a page was divided may stay until that place is used again.
        connection.pragma_update(None, "secure_delete", "ON")?;
        connection.set_prepared_statement_cache_capacity(64);
        schema::migrate(&mut connection)?;
        let ends = rows::ends(&connection)?;
        Ok(Sqlite { connection, ends, _lock: lock })
    }
}

fn blob(id: u128) -> [u8; 16] {
    id.to_be_bytes()
}

fn damaged(what: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(what.to_string())
}

impl Store for Sqlite {
    fn id_key(&mut self) -> Result<[u8; 32], StoreError> {
        let make = "INSERT OR IGNORE INTO meta (key, value) VALUES ('id-key', randomblob(32))";
        self.connection.execute(make, [])?;
        Ok(self.connection.query_row("SELECT value FROM meta WHERE key = 'id-key'", [], |row| row.get(0))?)
    }

    fn commit(&mut self, writes: &[Write], changes: &[Change]) -> Result<Vec<Outcome>, StoreError> {
        let transaction = self.connection.transaction()?;
        // The new ends count only once the transaction is committed.
        let mut ends: HashMap<TableId, Option<End>> = HashMap::new();
        for write in writes {
            match write {
                Write::Append(row) => {
                    let end = ends.get(&row.table).copied().unwrap_or_else(|| self.ends.get(&row.table).copied());
                    ends.insert(row.table, Some(rows::append(&transaction, row, end)?));
                }
                Write::Fold(table) => {
                    let end = ends.get(table).copied().unwrap_or_else(|| self.ends.get(table).copied());
                    rows::fold(&transaction, *table, end)?;
                    ends.insert(*table, None);
                }
            }
        }
        let outcomes = changes.iter().map(|one| changes::make(&transaction, one)).collect::<Result<Vec<_>, _>>()?;
        transaction.commit()?;
        for (table, end) in ends {
            match end {
                Some(end) => _ = self.ends.insert(table, end),
                None => _ = self.ends.remove(&table),
            }
        }
        Ok(outcomes)
    }

    fn open_rows(
        &mut self,
        shards: Shards,
        each: &mut dyn FnMut(TableId, Result<Row, BadRow>),
    ) -> Result<(), StoreError> {
        rows::all(&self.connection, shards, each)
    }

    fn table(&mut self, table: TableId) -> Result<Vec<Row>, StoreError> {
        match self.ends.get(&table) {
            Some(end) => rows::read_back(&self.connection, table, *end),
            None => rows::folded(&self.connection, table),
        }
    }

    fn idle_tables(&mut self, before: u64, most: usize) -> Result<Vec<TableId>, StoreError> {
        Ok(rows::idle(&self.ends, before, most))
    }

    fn player(&mut self, player: PlayerId) -> Result<Option<Player>, StoreError> {
        let read = "SELECT name FROM players WHERE id = ?";
        let name = self.connection.prepare_cached(read)?.query_row([blob(player.0)], |row| row.get(0)).optional()?;
        Ok(name.map(|name| Player { id: player, name }))
    }

    fn token(&mut self, id: u128) -> Result<Option<(Token, Player)>, StoreError> {
        let Some(token) = tokens::find(&self.connection, id)? else { return Ok(None) };
        Ok(self.player(token.player)?.map(|player| (token, player)))
    }

    fn tokens(&mut self, player: PlayerId) -> Result<Vec<Token>, StoreError> {
        tokens::of_player(&self.connection, player)
    }

    fn login(&mut self, login: &str) -> Result<Option<Login>, StoreError> {
        let read = "SELECT player, hash FROM logins WHERE login = ?";
        let found = self.connection.prepare_cached(read)?.query_row([login], |row| {
            let player: [u8; 16] = row.get(0)?;
            Ok(Login { player: PlayerId(u128::from_be_bytes(player)), hash: row.get(1)? })
        });
        Ok(found.optional()?)
    }

    fn login_of(&mut self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let read = "SELECT login FROM logins WHERE player = ?";
        Ok(self.connection.prepare_cached(read)?.query_row([blob(player.0)], |row| row.get(0)).optional()?)
    }

    fn tables_of(&mut self, player: PlayerId) -> Result<Vec<TableId>, StoreError> {
        let mut read =
            self.connection.prepare_cached("SELECT tab FROM seats WHERE player = ? ORDER BY opened, at, tab")?;
        let tables = read.query_map([blob(player.0)], |row| row.get(0))?;
        Ok(tables.map(|table| table.map(|table| TableId(u128::from_be_bytes(table)))).collect::<Result<_, _>>()?)
    }

    fn going_of(&mut self, player: PlayerId, most: usize) -> Result<Vec<TableId>, StoreError> {
        let read = "SELECT tab FROM seats WHERE player = ? AND tab NOT IN (SELECT tab FROM games) \
            ORDER BY opened DESC, at DESC, tab DESC LIMIT ?";
        let mut read = self.connection.prepare_cached(read)?;
        let tables = read.query_map(params![blob(player.0), most as i64], |row| row.get(0))?;
        Ok(tables.map(|table| table.map(|table| TableId(u128::from_be_bytes(table)))).collect::<Result<_, _>>()?)
    }

    fn chat(&mut self, table: TableId, since: u64, most: usize) -> Result<Vec<Said>, StoreError> {
        chat::since(&self.connection, table, since, most)
    }

    fn said_by(&mut self, player: PlayerId, after: Option<SaidAfter>, most: usize) -> Result<Vec<Said>, StoreError> {
        chat::by_player(&self.connection, player, after, most)
    }

    fn ban(&mut self, player: PlayerId) -> Result<Option<Ban>, StoreError> {
        bans::find(&self.connection, player)
    }

    fn bans(&mut self) -> Result<Vec<Ban>, StoreError> {
        bans::all(&self.connection)
    }

    fn reports(&mut self) -> Result<Vec<Report>, StoreError> {
        reports::read(&self.connection, None)
    }

    fn reports_by(&mut self, player: PlayerId) -> Result<Vec<Report>, StoreError> {
        reports::read(&self.connection, Some(player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a commit has acknowledged must survive a loss of power.
    #[test]
    fn every_commit_is_flushed_to_the_disk() {
        let store = Sqlite::in_memory().expect("it opens");
        let synchronous: i64 =
            store.connection.query_row("PRAGMA synchronous", [], |row| row.get(0)).expect("a number");
        assert_eq!(synchronous, 2, "FULL");
    }
}
