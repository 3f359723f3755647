//! Chat messages.
//!
//! A deleted message stays as an empty one, without author, time and key, which readers skip. So the highest number of a
//! table stays, the next message gets another one, and who reads on from a number misses none. The messages that a table
//! does not keep are really removed; the last one is never among them.

use protocol::{PlayerId, TableId};
use tokio_postgres::Row as Found;

use super::{Live, key_of, player_id, table_id, unsigned, uuid};
use crate::{MOST_DROPPED, Outcome, Said, SaidAfter, StoreError};

/// Adds a message to a table that keeps `most` of them.
pub(super) fn say(live: &mut Live, said: &Said, most: u64) -> Result<Outcome, StoreError> {
    let (table, player) = (uuid(said.table.0), uuid(said.player.0));
    let key = said.key.as_ref().map(String::as_bytes);
    if key.is_some() {
        let before = "SELECT number FROM chats WHERE tab = $1 AND player = $2 AND key = $3";
        if let Some(before) = live.maybe(before, &[&table, &player, &key])? {
            return Ok(Outcome::Repeated(unsigned(&before, "number")?));
        }
    }
    let insert = "INSERT INTO chats (tab, number, at, player, outside, key, text) \
        SELECT $1, COALESCE((SELECT MAX(number) FROM chats WHERE tab = $1), 0) + 1, $2, $3, $4, $5, $6 \
        WHERE EXISTS (SELECT FROM players WHERE id = $3) RETURNING number";
    let values = live.maybe(insert, &[&table, &(said.at as i64), &player, &said.from_outside, &key, &said.text])?;
    let Some(values) = values else { return Ok(Outcome::Missing) };
    let number = unsigned(&values, "number")?;
    drop_old(live, said.table, number.saturating_sub(most.max(1)))?;
    Ok(Outcome::Numbered(number))
}

/// Removes the messages of a table up to a number. Those that somebody deletes at the same time go with the next message:
/// two transactions that want the same messages in another order must not wait for each other.
fn drop_old(live: &mut Live, table: TableId, last: u64) -> Result<(), StoreError> {
    if last > 0 {
        let delete = "DELETE FROM chats WHERE tab = $1 AND number IN (\
            SELECT number FROM chats WHERE tab = $1 AND number <= $2 ORDER BY number LIMIT $3 FOR UPDATE SKIP LOCKED)";
        live.execute(delete, &[&uuid(table.0), &(last as i64), &MOST_DROPPED])?;
    }
    Ok(())
}

/// Deletes a message.
pub(super) fn delete(live: &mut Live, table: TableId, number: u64) -> Result<Outcome, StoreError> {
    let Ok(number) = i64::try_from(number) else { return Ok(Outcome::Missing) };
    let empty = "UPDATE chats SET at = 0, player = '00000000-0000-0000-0000-000000000000', outside = false, key = NULL, \
        text = '' WHERE tab = $1 AND number = $2 AND text <> ''";
    let deleted = live.execute(empty, &[&uuid(table.0), &number])?;
    Ok(if deleted == 0 { Outcome::Missing } else { Outcome::Made })
}

/// Deletes all messages of a player.
pub(super) fn delete_all(live: &mut Live, player: PlayerId) -> Result<(), StoreError> {
    let empty = "UPDATE chats SET at = 0, player = '00000000-0000-0000-0000-000000000000', outside = false, key = NULL, \
        text = '' WHERE player = $1 AND text <> ''";
    live.execute(empty, &[&uuid(player.0)])?;
    Ok(())
}

/// What was said at a table after a number.
pub(super) fn since(live: &mut Live, table: TableId, since: u64, most: usize) -> Result<Vec<Said>, StoreError> {
    let read = "SELECT tab, number, at, player, outside, key, text FROM chats \
        WHERE tab = $1 AND number > $2 AND text <> '' ORDER BY number LIMIT $3";
    let since = i64::try_from(since).unwrap_or(i64::MAX);
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    live.query(read, &[&uuid(table.0), &since, &most])?.iter().map(said_of).collect()
}

/// What a player said, a page of it.
pub(super) fn by_player(
    live: &mut Live,
    player: PlayerId,
    after: Option<SaidAfter>,
    most: usize,
) -> Result<Vec<Said>, StoreError> {
    let read = "SELECT tab, number, at, player, outside, key, text FROM chats \
        WHERE player = $1 AND text <> '' AND (at, tab, number) > ($2, $3, $4) ORDER BY at, tab, number LIMIT $5";
    let (at, table, number) = after.map_or((-1, 0, 0), |(at, table, number)| (at as i64, table.0, number as i64));
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    live.query(read, &[&uuid(player.0), &at, &uuid(table), &number, &most])?.iter().map(said_of).collect()
}

fn said_of(row: &Found) -> Result<Said, StoreError> {
    Ok(Said {
        table: table_id(row.try_get("tab")?),
        number: unsigned(row, "number")?,
        at: unsigned(row, "at")?,
        player: player_id(row.try_get("player")?),
        from_outside: row.try_get("outside")?,
        key: key_of(row)?,
        text: row.try_get("text")?,
    })
}
