//! Reports of chat messages.

use protocol::{PlayerId, TableId};
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::blob;
use crate::{DAY, MOST_REPORTS, Outcome, Report, StoreError};

/// Keeps a report with a copy of the message.
pub(super) fn report(
    transaction: &Transaction<'_>,
    reporter: PlayerId,
    table: TableId,
    number: u64,
    at: u64,
) -> Result<Outcome, StoreError> {
    let message = params![blob(table.0), i64::try_from(number).unwrap_or(i64::MAX)];
    let said = "SELECT player, text FROM chats WHERE tab = ? AND number = ? AND text <> ''";
    let said = transaction.prepare_cached(said)?.query_row(message, |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    let Some((author, text)): Option<([u8; 16], String)> = said else { return Ok(Outcome::Missing) };
    // Earlier versions gave the number of a deleted message again, so the author belongs to the key.
    let before = "SELECT EXISTS (SELECT 1 FROM reports WHERE reporter = ? AND tab = ? AND number = ? AND author = ?)";
    let key = params![blob(reporter.0), blob(table.0), number as i64, author];
    if transaction.prepare_cached(before)?.query_row(key, |row| row.get(0))? {
        return Ok(Outcome::Repeated(number));
    }
    let recent = "SELECT COUNT(*) FROM reports WHERE reporter = ? AND at > ?";
    let since = at.saturating_sub(DAY) as i64;
    let recent: i64 =
        transaction.prepare_cached(recent)?.query_row(params![blob(reporter.0), since], |row| row.get(0))?;
    if recent as u64 >= MOST_REPORTS {
        return Ok(Outcome::TooMany);
    }
    let insert = "INSERT INTO reports (reporter, at, tab, number, author, text) VALUES (?, ?, ?, ?, ?, ?)";
    let values = params![blob(reporter.0), at as i64, blob(table.0), number as i64, author, text];
    transaction.prepare_cached(insert)?.execute(values)?;
    Ok(Outcome::Made)
}

/// The reports of somebody, or all of them, the oldest first.
pub(super) fn read(connection: &Connection, reporter: Option<PlayerId>) -> Result<Vec<Report>, StoreError> {
    let read = "SELECT reporter, at, tab, number, author, text FROM reports WHERE ?1 IS NULL OR reporter = ?1 \
         ORDER BY at, tab, number, reporter";
    let mut read = connection.prepare_cached(read)?;
    Ok(read.query_map([reporter.map(|player| blob(player.0))], report_of)?.collect::<Result<_, _>>()?)
}

fn report_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Report> {
    let (reporter, table, author): ([u8; 16], [u8; 16], [u8; 16]) = (row.get(0)?, row.get(2)?, row.get(4)?);
    let (at, number): (i64, i64) = (row.get(1)?, row.get(3)?);
    Ok(Report {
        reporter: PlayerId(u128::from_be_bytes(reporter)),
        at: at as u64,
        table: TableId(u128::from_be_bytes(table)),
        number: number as u64,
        author: PlayerId(u128::from_be_bytes(author)),
        text: row.get(5)?,
    })
}
