//! Players who may not come back.

use protocol::PlayerId;
use tokio_postgres::Row as Found;

use super::{Live, player_id, unsigned, uuid};
use crate::{Ban, Outcome, StoreError};

/// Bans a player.
pub(super) fn set(
    live: &mut Live,
    player: PlayerId,
    at: u64,
    until: Option<u64>,
    reason: &str,
) -> Result<Outcome, StoreError> {
    let insert = "INSERT INTO bans (player, at, until, reason) VALUES ($1, $2, $3, $4) \
        ON CONFLICT (player) DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason";
    let until = until.map(|until| until as i64);
    // The texts of PostgreSQL have all characters but this one.
    let reason = reason.replace('\0', "\u{fffd}");
    live.execute(insert, &[&uuid(player.0), &(at as i64), &until, &reason])?;
    Ok(Outcome::Made)
}

/// Lifts the ban of a player.
pub(super) fn lift(live: &mut Live, player: PlayerId) -> Result<Outcome, StoreError> {
    let lifted = live.execute("DELETE FROM bans WHERE player = $1", &[&uuid(player.0)])?;
    Ok(Outcome::of_what_must_be_there(lifted))
}

/// The ban of a player.
pub(super) fn find(live: &mut Live, player: PlayerId) -> Result<Option<Ban>, StoreError> {
    let read = "SELECT player, at, until, reason FROM bans WHERE player = $1";
    live.maybe(read, &[&uuid(player.0)])?.as_ref().map(ban_of).transpose()
}

/// All bans, the oldest first.
pub(super) fn all(live: &mut Live) -> Result<Vec<Ban>, StoreError> {
    let read = "SELECT player, at, until, reason FROM bans ORDER BY at, player";
    live.query(read, &[])?.iter().map(ban_of).collect()
}

fn ban_of(row: &Found) -> Result<Ban, StoreError> {
    let until: Option<i64> = row.try_get("until")?;
    Ok(Ban {
        player: player_id(row.try_get("player")?),
        at: unsigned(row, "at")?,
        until: until.map(|until| until as u64),
        reason: row.try_get("reason")?,
    })
}
