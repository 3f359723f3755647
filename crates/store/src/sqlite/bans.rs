//! Players who may not come back.

use protocol::PlayerId;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::blob;
use crate::{Ban, Outcome, StoreError};

/// Bans a player.
pub(super) fn set(
    transaction: &Transaction<'_>,
    player: PlayerId,
    at: u64,
    until: Option<u64>,
    reason: &str,
) -> Result<Outcome, StoreError> {
    let insert = "INSERT OR REPLACE INTO bans (player, at, until, reason) VALUES (?, ?, ?, ?)";
    let values = params![blob(player.0), at as i64, until.map(|until| until as i64), reason];
    transaction.prepare_cached(insert)?.execute(values)?;
    Ok(Outcome::Made)
}

/// Lifts the ban of a player.
pub(super) fn lift(transaction: &Transaction<'_>, player: PlayerId) -> Result<Outcome, StoreError> {
    let delete = "DELETE FROM bans WHERE player = ?";
    Ok(Outcome::of_what_must_be_there(transaction.prepare_cached(delete)?.execute([blob(player.0)])? as u64))
}

/// The ban of a player.
pub(super) fn find(connection: &Connection, player: PlayerId) -> Result<Option<Ban>, StoreError> {
    let read = "SELECT player, at, until, reason FROM bans WHERE player = ?";
    Ok(connection.prepare_cached(read)?.query_row([blob(player.0)], ban_of).optional()?)
}

/// All bans, the oldest first.
pub(super) fn all(connection: &Connection) -> Result<Vec<Ban>, StoreError> {
    let mut read = connection.prepare_cached("SELECT player, at, until, reason FROM bans ORDER BY at, player")?;
    Ok(read.query_map([], ban_of)?.collect::<Result<_, _>>()?)
}

fn ban_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Ban> {
    let player: [u8; 16] = row.get(0)?;
    let (at, until): (i64, Option<i64>) = (row.get(1)?, row.get(2)?);
    Ok(Ban {
        player: PlayerId(u128::from_be_bytes(player)),
        at: at as u64,
        until: until.map(|until| until as u64),
        reason: row.get(3)?,
    })
}
