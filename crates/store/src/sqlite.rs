//! A store in one SQLite file.
//!
//! The rows of all open tables are one append-only list. Each row names the row of its table before it, so the log of
//! one table is read backwards without an index: an index over tables would dirty a page for every row.

mod bans;
mod changes;
mod chat;
mod reports;
mod schema;
mod tokens;

use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};

use protocol::{Entry, Player, PlayerId, Row, TableId, Write};
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::{Ban, Change, Login, Outcome, Report, Said, SaidAfter, Shard, Shards, Store, StoreError, Token, folded};

/// The end of an open table's log.
#[derive(Clone, Copy)]
struct End {
    /// The row's id in the list of all rows.
    id: i64,
    /// The row's number in its table.
    number: u64,
    /// When the table was opened.
    opened: u64,
}

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
    /// Opens the store in a folder, which is made if it is missing. A folder that another server uses is refused.
    pub fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let failed = |path: &Path, bad| StoreError::File(path.display().to_string(), bad);
        std::fs::create_dir_all(folder).map_err(|bad| failed(folder, bad))?;
        let lock_path = folder.join("lock");
        let lock = File::create(&lock_path).map_err(|bad| failed(&lock_path, bad))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => return Err(StoreError::Locked(folder.display().to_string())),
            Err(std::fs::TryLockError::Error(bad)) => return Err(failed(&lock_path, bad)),
        }
        Sqlite::of(Connection::open(Sqlite::file(folder))?, Some(lock))
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
        connection.set_prepared_statement_cache_capacity(64);
        schema::migrate(&mut connection)?;
        let ends = ends(&connection)?;
        Ok(Sqlite { connection, ends, _lock: lock })
    }
}

/// Finds the ends of the logs of all open tables.
fn ends(connection: &Connection) -> Result<HashMap<TableId, End>, StoreError> {
    let mut ends = HashMap::new();
    let mut rows = connection.prepare("SELECT id, tab, number, at FROM rows ORDER BY id")?;
    let mut rows = rows.query([])?;
    while let Some(row) = rows.next()? {
        let (id, table, number, at): (i64, [u8; 16], i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
        let end = ends.entry(TableId(u128::from_be_bytes(table))).or_insert(End { id, number: 0, opened: at as u64 });
        (end.id, end.number) = (id, number as u64);
    }
    Ok(ends)
}

fn blob(id: u128) -> [u8; 16] {
    id.to_be_bytes()
}

fn damaged(what: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(what.to_string())
}

/// Appends a row and returns the new end of its log.
fn append(transaction: &Transaction<'_>, row: &Row, end: Option<End>) -> Result<End, StoreError> {
    if row.number != end.map_or(1, |end| end.number + 1) {
        return Err(StoreError::Gap);
    }
    let entry = serde_json::to_string(&row.entry).map_err(damaged)?;
    let insert =
        "INSERT INTO rows (before, tab, number, at, served, player, key, entry) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    transaction.prepare_cached(insert)?.execute(params![
        end.map_or(0, |end| end.id),
        blob(row.table.0),
        row.number as i64,
        row.at as i64,
        row.served as i64,
        row.player.map(|player| blob(player.0)),
        row.key,
        entry
    ])?;
    let id = transaction.last_insert_rowid();
    let opened = end.map_or(row.at, |end| end.opened);
    if let (Some(player), Entry::Open(_) | Entry::Join { .. }) = (row.player, &row.entry) {
        let sits = "INSERT OR IGNORE INTO seats (player, tab, at, opened) VALUES (?, ?, ?, ?)";
        let values = params![blob(player.0), blob(row.table.0), row.at as i64, opened as i64];
        transaction.prepare_cached(sits)?.execute(values)?;
    }
    Ok(End { id, number: row.number, opened })
}

/// Folds the log of a table into one entry.
fn fold(transaction: &Transaction<'_>, table: TableId, end: End) -> Result<(), StoreError> {
    let text = folded::write(read_back(transaction, table, end)?)?;
    transaction.prepare_cached("INSERT INTO games (tab, rows) VALUES (?, ?)")?.execute(params![blob(table.0), text])?;
    let mut delete = transaction.prepare_cached("DELETE FROM rows WHERE id = ? RETURNING before")?;
    let mut id = end.id;
    while id != 0 {
        id = delete.query_row([id], |row| row.get(0))?;
    }
    Ok(())
}

/// Reads the log of an open table, from its end backwards.
fn read_back(connection: &Connection, table: TableId, end: End) -> Result<Vec<Row>, StoreError> {
    let mut rows = Vec::with_capacity(end.number as usize);
    let mut read = connection
        .prepare_cached("SELECT before, number, at, served, player, key, entry, tab FROM rows WHERE id = ?")?;
    let mut id = end.id;
    while id != 0 {
        let (before, row) = read.query_row([id], |row| Ok((row.get(0)?, row_of(row))))?;
        id = before;
        rows.push(row?);
    }
    rows.reverse();
    let is_whole = rows.iter().zip(1..).all(|(row, number)| row.table == table && row.number == number);
    if is_whole { Ok(rows) } else { Err(damaged(format_args!("the log of table {table} has a gap"))) }
}

fn row_of(row: &rusqlite::Row<'_>) -> Result<Row, StoreError> {
    let (number, at, served): (i64, i64, i64) = (row.get(1)?, row.get(2)?, row.get(3)?);
    let player: Option<[u8; 16]> = row.get(4)?;
    let entry: String = row.get(6)?;
    let table: [u8; 16] = row.get(7)?;
    Ok(Row {
        table: TableId(u128::from_be_bytes(table)),
        number: number as u64,
        at: at as u64,
        served: served as u64,
        player: player.map(|player| PlayerId(u128::from_be_bytes(player))),
        key: row.get(5)?,
        entry: serde_json::from_str(&entry).map_err(|_| damaged("a row cannot be read"))?,
    })
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
                    ends.insert(row.table, Some(append(&transaction, row, end)?));
                }
                Write::Fold(table) => {
                    let end = ends.get(table).copied().unwrap_or_else(|| self.ends.get(table).copied());
                    fold(&transaction, *table, end.ok_or(StoreError::Gap)?)?;
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

    fn open_rows(&mut self, shards: Shards, each: &mut dyn FnMut(Row)) -> Result<(), StoreError> {
        let mut read = self
            .connection
            .prepare("SELECT before, number, at, served, player, key, entry, tab FROM rows ORDER BY id")?;
        let mut rows = read.query([])?;
        while let Some(row) = rows.next()? {
            let table: [u8; 16] = row.get(7)?;
            if shards.contains(Shard::of(TableId(u128::from_be_bytes(table)))) {
                each(row_of(row)?);
            }
        }
        Ok(())
    }

    fn table(&mut self, table: TableId) -> Result<Vec<Row>, StoreError> {
        if let Some(end) = self.ends.get(&table) {
            return read_back(&self.connection, table, *end);
        }
        let read = "SELECT rows FROM games WHERE tab = ?";
        let text: Option<String> =
            self.connection.prepare_cached(read)?.query_row([blob(table.0)], |row| row.get(0)).optional()?;
        text.map_or_else(|| Ok(Vec::new()), |text| folded::read(table, &text))
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
