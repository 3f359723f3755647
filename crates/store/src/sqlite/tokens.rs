//! Tokens, and when they were last used.

use protocol::PlayerId;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::blob;
use crate::{Outcome, StoreError, Token};

/// Adds a token of a player.
pub(super) fn add(transaction: &Transaction<'_>, token: &Token) -> Result<Outcome, StoreError> {
    let insert = "INSERT INTO tokens (id, hash, player, name, made) \
        SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM players WHERE id = ?3)";
    let values = params![blob(token.id), token.hash, blob(token.player.0), token.name, token.made as i64];
    Ok(Outcome::of_what_must_be_there(transaction.prepare_cached(insert)?.execute(values)? as u64))
}

/// Notes that a token was used.
pub(super) fn note_use(transaction: &Transaction<'_>, token: u128, at: u64) -> Result<Outcome, StoreError> {
    let note = "INSERT INTO uses (token, at) SELECT id, ?2 FROM tokens WHERE id = ?1 \
        ON CONFLICT (token) DO UPDATE SET at = MAX(at, excluded.at)";
    let noted = transaction.prepare_cached(note)?.execute(params![blob(token), at as i64])?;
    Ok(Outcome::of_what_must_be_there(noted as u64))
}

/// Removes a token of a player.
pub(super) fn drop_one(transaction: &Transaction<'_>, player: PlayerId, id: u128) -> Result<Outcome, StoreError> {
    let delete = "DELETE FROM tokens WHERE id = ? AND player = ?";
    transaction.prepare_cached(delete)?.execute(params![blob(id), blob(player.0)])?;
    Ok(Outcome::Made)
}

/// Removes all tokens of a player but one.
pub(super) fn drop_all(
    transaction: &Transaction<'_>,
    player: PlayerId,
    except: Option<u128>,
) -> Result<Outcome, StoreError> {
    let delete = "DELETE FROM tokens WHERE player = ? AND id IS NOT ?";
    transaction.prepare_cached(delete)?.execute(params![blob(player.0), except.map(blob)])?;
    Ok(Outcome::Made)
}

/// Removes all tokens that were not used since.
pub(super) fn drop_unused(transaction: &Transaction<'_>, before: u64) -> Result<Outcome, StoreError> {
    let delete = "DELETE FROM tokens WHERE made < ?1 \
        AND NOT EXISTS (SELECT 1 FROM uses WHERE token = tokens.id AND at >= ?1)";
    transaction.prepare_cached(delete)?.execute([i64::try_from(before).unwrap_or(i64::MAX)])?;
    Ok(Outcome::Made)
}

/// A token.
pub(super) fn find(connection: &Connection, id: u128) -> Result<Option<Token>, StoreError> {
    let read = "SELECT id, hash, player, name, made, at FROM tokens LEFT JOIN uses ON token = id WHERE id = ?";
    Ok(connection.prepare_cached(read)?.query_row([blob(id)], token_of).optional()?)
}

/// All tokens of a player, the newest first.
pub(super) fn of_player(connection: &Connection, player: PlayerId) -> Result<Vec<Token>, StoreError> {
    let read = "SELECT id, hash, player, name, made, at FROM tokens LEFT JOIN uses ON token = id \
        WHERE player = ? ORDER BY made DESC, id";
    let mut read = connection.prepare_cached(read)?;
    Ok(read.query_map([blob(player.0)], token_of)?.collect::<Result<_, _>>()?)
}

fn token_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Token> {
    let (id, player): ([u8; 16], [u8; 16]) = (row.get(0)?, row.get(2)?);
    let (made, used): (i64, Option<i64>) = (row.get(4)?, row.get(5)?);
    Ok(Token {
        id: u128::from_be_bytes(id),
        hash: row.get(1)?,
        player: PlayerId(u128::from_be_bytes(player)),
        name: row.get(3)?,
        made: made as u64,
        used: used.unwrap_or(made).max(made) as u64,
    })
}
