//! Chat messages.
//!
//! A deleted message stays as an empty one, without author, time and key, which readers skip. So the highest number of a
//! table stays, the next message gets another one, and who reads on from a number misses none. The messages that a table
//! does not keep are really removed; the last one is never among them.

use protocol::{PlayerId, TableId};
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::blob;
use crate::{MOST_DROPPED, Outcome, Said, SaidAfter, StoreError};

const BY_KEY: &str = "SELECT number FROM chats WHERE tab = ? AND player = ? AND key = ?";

const BY_PLAYER: &str = "SELECT tab, number, at, player, outside, key, text FROM chats \
    WHERE player = ? AND text <> '' AND (at, tab, number) > (?, ?, ?) ORDER BY at, tab, number LIMIT ?";

const SINCE: &str = "SELECT tab, number, at, player, outside, key, text FROM chats \
    WHERE tab = ? AND number > ? AND text <> '' ORDER BY number LIMIT ?";

/// Adds a message to a table that keeps `most` of them.
pub(super) fn say(transaction: &Transaction<'_>, said: &Said, most: u64) -> Result<Outcome, StoreError> {
    let (table, player) = (blob(said.table.0), blob(said.player.0));
    if let Some(key) = &said.key {
        let values = params![table, player, key];
        let before: Option<i64> = transaction.prepare_cached(BY_KEY)?.query_row(values, |row| row.get(0)).optional()?;
        if let Some(number) = before {
            return Ok(Outcome::Repeated(number as u64));
        }
    }
    let insert = "INSERT INTO chats (tab, number, at, player, outside, key, text) \
        SELECT ?1, COALESCE((SELECT MAX(number) FROM chats WHERE tab = ?1), 0) + 1, ?2, ?3, ?4, ?5, ?6 \
        WHERE EXISTS (SELECT 1 FROM players WHERE id = ?3) RETURNING number";
    let values = params![table, said.at as i64, player, said.from_outside, said.key, said.text];
    let number: Option<i64> = transaction.prepare_cached(insert)?.query_row(values, |row| row.get(0)).optional()?;
    let Some(number) = number else { return Ok(Outcome::Missing) };
    drop_old(transaction, said.table, (number as u64).saturating_sub(most.max(1)))?;
    Ok(Outcome::Numbered(number as u64))
}

/// Removes the messages of a table up to a number.
fn drop_old(transaction: &Transaction<'_>, table: TableId, last: u64) -> Result<(), StoreError> {
    if last > 0 {
        let delete = "DELETE FROM chats WHERE tab = ?1 AND number IN \
            (SELECT number FROM chats WHERE tab = ?1 AND number <= ?2 ORDER BY number LIMIT ?3)";
        transaction.prepare_cached(delete)?.execute(params![blob(table.0), last as i64, MOST_DROPPED])?;
    }
    Ok(())
}

/// Deletes a message.
pub(super) fn delete(transaction: &Transaction<'_>, table: TableId, number: u64) -> Result<Outcome, StoreError> {
    let Ok(number) = i64::try_from(number) else { return Ok(Outcome::Missing) };
    let empty = "UPDATE chats SET at = 0, player = zeroblob(16), outside = 0, key = NULL, text = '' \
        WHERE tab = ? AND number = ? AND text <> ''";
    let deleted = transaction.prepare_cached(empty)?.execute(params![blob(table.0), number])?;
    Ok(if deleted == 0 { Outcome::Missing } else { Outcome::Made })
}

/// Deletes all messages of a player.
pub(super) fn delete_all(transaction: &Transaction<'_>, player: PlayerId) -> Result<(), StoreError> {
    let empty = "UPDATE chats SET at = 0, player = zeroblob(16), outside = 0, key = NULL, text = '' \
        WHERE player = ? AND text <> ''";
    transaction.execute(empty, [blob(player.0)])?;
    Ok(())
}

/// What was said at a table after a number.
pub(super) fn since(connection: &Connection, table: TableId, since: u64, most: usize) -> Result<Vec<Said>, StoreError> {
    let mut read = connection.prepare_cached(SINCE)?;
    let since = i64::try_from(since).unwrap_or(i64::MAX);
    Ok(read.query_map(params![blob(table.0), since, most as i64], said_of)?.collect::<Result<_, _>>()?)
}

/// What a player said, a page of it.
pub(super) fn by_player(
    connection: &Connection,
    player: PlayerId,
    after: Option<SaidAfter>,
    most: usize,
) -> Result<Vec<Said>, StoreError> {
    let (at, table, number) = after.map_or((-1, 0, 0), |(at, table, number)| (at as i64, table.0, number as i64));
    let mut read = connection.prepare_cached(BY_PLAYER)?;
    let values = params![blob(player.0), at, blob(table), number, most as i64];
    Ok(read.query_map(values, said_of)?.collect::<Result<_, _>>()?)
}

fn said_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Said> {
    let (table, player): ([u8; 16], [u8; 16]) = (row.get(0)?, row.get(3)?);
    let (number, at): (i64, i64) = (row.get(1)?, row.get(2)?);
    Ok(Said {
        table: TableId(u128::from_be_bytes(table)),
        number: number as u64,
        at: at as u64,
        player: PlayerId(u128::from_be_bytes(player)),
        from_outside: row.get(4)?,
        key: row.get(5)?,
        text: row.get(6)?,
    })
}

#[cfg(test)]
mod tests {
    use super::super::Sqlite;
    use super::*;

    /// How the database would run a query.
    fn plan(sql: &str, values: impl rusqlite::Params) -> String {
        let store = Sqlite::in_memory().expect("it opens");
        let mut explain = store.connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("a query");
        let steps = explain.query_map(values, |row| row.get::<_, String>("detail")).expect("a plan");
        steps.map(|step| step.expect("a step") + "\n").collect()
    }

    #[test]
    fn nobody_reads_a_whole_chat_to_find_some_messages() {
        let by_key = plan(BY_KEY, params![blob(1), blob(1), "k"]);
        assert!(by_key.contains("INDEX chats_by_key (tab=? AND player=? AND key=?)"), "{by_key}");
        let by_player = plan(BY_PLAYER, params![blob(1), 0, blob(1), 0, 9]);
        assert!(by_player.contains("INDEX chats_by_player (player=? AND (at,tab,number)>(?,?,?))"), "{by_player}");
        assert!(!by_player.contains("TEMP B-TREE"), "it is not sorted: {by_player}");
    }
}
