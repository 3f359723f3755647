//! The logs of tables: the list of the rows of all open tables, and folded logs.

use std::collections::HashMap;

use protocol::{Entry, PlayerId, Row, TableId};
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::{blob, damaged};
use crate::bad_row::read_entry;
use crate::{BadRow, Shard, Shards, StoreError, folded};

/// The columns that [`row_of`] reads.
const COLUMNS: &str = "number, at, served, player, key, entry, tab, before";

/// The end of an open table's log.
#[derive(Clone, Copy)]
pub(super) struct End {
    /// The row's id in the list of all rows.
    id: i64,
    /// The row's number in its table.
    number: u64,
    /// When the table was opened.
    opened: u64,
    /// When the row was accepted.
    at: u64,
}

/// Finds the ends of the logs of all open tables.
pub(super) fn ends(connection: &Connection) -> Result<HashMap<TableId, End>, StoreError> {
    let mut ends = HashMap::new();
    let mut rows = connection.prepare("SELECT id, tab, number, at FROM rows ORDER BY id")?;
    let mut rows = rows.query([])?;
    while let Some(row) = rows.next()? {
        let (id, table): (i64, [u8; 16]) = (row.get(0)?, row.get(1)?);
        // Whoever reads the table finds that a row is damaged.
        let at: i64 = row.get(3).unwrap_or_default();
        let end =
            ends.entry(TableId(u128::from_be_bytes(table))).or_insert(End { id, number: 0, opened: at as u64, at: 0 });
        let number = row.get(2).map_or(end.number + 1, |number: i64| number as u64);
        (end.id, end.number, end.at) = (id, number, at as u64);
    }
    Ok(ends)
}

/// Appends a row and returns the new end of its log.
pub(super) fn append(transaction: &Transaction<'_>, row: &Row, end: Option<End>) -> Result<End, StoreError> {
    if row.number != end.map_or(1, |end| end.number + 1) {
        return Err(StoreError::Gap);
    }
    if end.is_none() && is_folded(transaction, row.table)? {
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
    Ok(End { id, number: row.number, opened, at: row.at })
}

fn is_folded(connection: &Connection, table: TableId) -> Result<bool, StoreError> {
    let read = "SELECT EXISTS (SELECT 1 FROM games WHERE tab = ?)";
    Ok(connection.prepare_cached(read)?.query_row([blob(table.0)], |row| row.get(0))?)
}

/// Folds the log of a table into one entry, unless that was done before.
pub(super) fn fold(transaction: &Transaction<'_>, table: TableId, end: Option<End>) -> Result<(), StoreError> {
    let Some(end) = end else {
        return if is_folded(transaction, table)? { Ok(()) } else { Err(StoreError::Gap) };
    };
    let text = folded::write(read_back(transaction, table, end)?)?;
    transaction.prepare_cached("INSERT INTO games (tab, rows) VALUES (?, ?)")?.execute(params![blob(table.0), text])?;
    let mut delete = transaction.prepare_cached("DELETE FROM rows WHERE id = ? RETURNING before")?;
    let mut id = end.id;
    while id != 0 {
        id = delete.query_row([id], |row| row.get(0))?;
    }
    Ok(())
}

/// The open tables whose last rows are older than a time, the oldest first.
pub(super) fn idle(ends: &HashMap<TableId, End>, before: u64, most: usize) -> Vec<TableId> {
    let idle = ends.iter().filter(|(_, end)| end.at < before);
    let mut idle: Vec<(u64, TableId)> = idle.map(|(table, end)| (end.at, *table)).collect();
    idle.sort_unstable();
    idle.into_iter().take(most).map(|(_, table)| table).collect()
}

/// Reads the log of an open table, from its end backwards.
pub(super) fn read_back(connection: &Connection, table: TableId, end: End) -> Result<Vec<Row>, StoreError> {
    let mut rows = Vec::new();
    let mut read = connection.prepare_cached(&format!("SELECT {COLUMNS} FROM rows WHERE id = ?"))?;
    let mut id = end.id;
    for number in (1..=end.number).rev() {
        let found = read.query_row([id], |row| Ok(linked(row, table, number))).optional()?;
        let (row, before) = found.unwrap_or_else(|| Err(BadRow::missing(table, number)))?;
        id = before;
        rows.push(row);
    }
    rows.reverse();
    Ok(rows)
}

/// A row of a log that is read backwards, with the id of the row before it.
fn linked(row: &rusqlite::Row<'_>, table: TableId, number: u64) -> Result<(Row, i64), BadRow> {
    let read = row_of(row, table, number)?;
    let before = row.get("before").map_err(|_| BadRow::damaged(table, number))?;
    // A row of another table is where this one should be.
    if row.get("tab") == Ok(blob(table.0)) && row.get("number") == Ok(number as i64) {
        Ok((read, before))
    } else {
        Err(BadRow::missing(table, number))
    }
}

fn row_of(row: &rusqlite::Row<'_>, table: TableId, number: u64) -> Result<Row, BadRow> {
    let values = || -> rusqlite::Result<_> {
        Ok((row.get("at")?, row.get("served")?, row.get("player")?, row.get("key")?, row.get("entry")?))
    };
    let (at, served, player, key, entry): (i64, i64, Option<[u8; 16]>, _, String) =
        values().map_err(|_| BadRow::damaged(table, number))?;
    Ok(Row {
        table,
        number,
        at: at as u64,
        served: served as u64,
        player: player.map(|player| PlayerId(u128::from_be_bytes(player))),
        key,
        entry: read_entry(table, number, &entry)?,
    })
}

/// Reads the rows of all open tables of some shards.
pub(super) fn all(
    connection: &Connection,
    shards: Shards,
    each: &mut dyn FnMut(TableId, Result<Row, BadRow>),
) -> Result<(), StoreError> {
    let mut read = connection.prepare(&format!("SELECT {COLUMNS} FROM rows ORDER BY id"))?;
    let mut rows = read.query([])?;
    while let Some(row) = rows.next()? {
        let table = TableId(u128::from_be_bytes(row.get("tab")?));
        if shards.contains(Shard::of(table)) {
            let number = row.get("number").map_err(|_| BadRow::damaged(table, 0));
            each(table, number.and_then(|number: i64| row_of(row, table, number as u64)));
        }
    }
    Ok(())
}

/// Reads the log of a folded table; empty if there is none.
pub(super) fn folded(connection: &Connection, table: TableId) -> Result<Vec<Row>, StoreError> {
    let mut read = connection.prepare_cached("SELECT rows FROM games WHERE tab = ?")?;
    let text: Option<String> = read.query_row([blob(table.0)], |row| row.get(0)).optional()?;
    text.map_or_else(|| Ok(Vec::new()), |text| Ok(folded::read(table, &text)?))
}
