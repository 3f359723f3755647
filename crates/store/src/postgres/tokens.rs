//! Tokens, and when they were last used.

use protocol::PlayerId;
use tokio_postgres::Row as Found;
use uuid::Uuid;

use super::{Live, damaged, player_id, unsigned, uuid};
use crate::{Outcome, StoreError, Token};

/// Adds a token of a player.
pub(super) fn add(live: &mut Live, token: &Token) -> Result<Outcome, StoreError> {
    let insert = "INSERT INTO tokens (id, hash, player, name, made) \
        SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT FROM players WHERE id = $3)";
    let (hash, made) = (token.hash.as_slice(), token.made as i64);
    let added = live.execute(insert, &[&uuid(token.id), &hash, &uuid(token.player.0), &token.name, &made])?;
    Ok(Outcome::of_what_must_be_there(added))
}

/// Notes that a token was used.
pub(super) fn note_use(live: &mut Live, token: u128, at: u64) -> Result<Outcome, StoreError> {
    let note = "INSERT INTO uses (token, at) SELECT id, $2 FROM tokens WHERE id = $1 \
        ON CONFLICT (token) DO UPDATE SET at = GREATEST(uses.at, excluded.at)";
    Ok(Outcome::of_what_must_be_there(live.execute(note, &[&uuid(token), &(at as i64)])?))
}

/// Removes a token of a player.
pub(super) fn drop_one(live: &mut Live, player: PlayerId, id: u128) -> Result<Outcome, StoreError> {
    live.execute("DELETE FROM tokens WHERE id = $1 AND player = $2", &[&uuid(id), &uuid(player.0)])?;
    Ok(Outcome::Made)
}

/// Removes all tokens of a player but one.
pub(super) fn drop_all(live: &mut Live, player: PlayerId, except: Option<u128>) -> Result<Outcome, StoreError> {
    let delete = "DELETE FROM tokens WHERE player = $1 AND id IS DISTINCT FROM $2";
    live.execute(delete, &[&uuid(player.0), &except.map(uuid)])?;
    Ok(Outcome::Made)
}

/// Removes all tokens that were not used since.
pub(super) fn drop_unused(live: &mut Live, before: u64) -> Result<Outcome, StoreError> {
    let delete = "DELETE FROM tokens WHERE made < $1 \
        AND NOT EXISTS (SELECT FROM uses WHERE token = tokens.id AND at >= $1)";
    live.execute(delete, &[&i64::try_from(before).unwrap_or(i64::MAX)])?;
    Ok(Outcome::Made)
}

/// A token.
pub(super) fn find(live: &mut Live, id: u128) -> Result<Option<Token>, StoreError> {
    let read = "SELECT id, hash, player, name, made, at FROM tokens LEFT JOIN uses ON token = id WHERE id = $1";
    live.maybe(read, &[&uuid(id)])?.as_ref().map(token_of).transpose()
}

/// All tokens of a player, the newest first.
pub(super) fn of_player(live: &mut Live, player: PlayerId) -> Result<Vec<Token>, StoreError> {
    let read = "SELECT id, hash, player, name, made, at FROM tokens LEFT JOIN uses ON token = id \
        WHERE player = $1 ORDER BY made DESC, id";
    live.query(read, &[&uuid(player.0)])?.iter().map(token_of).collect()
}

fn token_of(row: &Found) -> Result<Token, StoreError> {
    let hash: &[u8] = row.try_get("hash")?;
    let (made, used) = (unsigned(row, "made")?, row.try_get::<_, Option<i64>>("at")?);
    Ok(Token {
        id: row.try_get::<_, Uuid>("id")?.as_u128(),
        hash: hash.try_into().map_err(|_| damaged("a token's hash has another length"))?,
        player: player_id(row.try_get("player")?),
        name: row.try_get("name")?,
        made,
        used: used.map_or(made, |used| made.max(used as u64)),
    })
}
