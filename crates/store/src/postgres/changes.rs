//! Changes of anything but the logs. Any node makes them, several at once.
//!
//! All changes of a commit are one transaction. Locks of the players, the tables and all logins guard what is counted or
//! unique. The transaction first takes all locks that it needs, in order, so that no two transactions wait for each other.

use protocol::{Player, PlayerId, TableId};

use super::{Link, Live, bans, chat, player_id, reports, tokens, uuid};
use crate::{Change, Outcome, StoreError};

/// Makes all changes, or none.
pub(super) fn make(link: &mut Link, changes: &[Change]) -> Result<Vec<Outcome>, StoreError> {
    if changes.is_empty() {
        return Ok(Vec::new());
    }
    let locks = locks(changes);
    link.once(|live| {
        live.transaction(|live| {
            live.query("SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS key", &[&locks])?;
            changes.iter().map(|one| change(live, one)).collect()
        })
    })
}

/// The locks that changes need, in order. Two things with the same lock only wait for each other.
fn locks(changes: &[Change]) -> Vec<i64> {
    let lock = |kind: u64, id: u128| ((id ^ (id >> 64)) as u64).rotate_left(8).wrapping_add(kind) as i64;
    let of_player = |player: &PlayerId| lock(1, player.0);
    let of_table = |table: TableId| lock(3, table.0);
    // Such changes are few. Each change of a login has taken much longer to hash its password, and whoever deletes messages
    // may need those of several tables.
    let of_logins_and_deletions = lock(2, 0);
    // Uses of tokens name no player, and must not wait for a deletion of the same tokens in another order.
    let of_tokens = lock(4, 0);
    let mut locks: Vec<i64> = Vec::with_capacity(changes.len());
    for change in changes {
        match change {
            Change::NewPlayer { player, .. } | Change::Rename(player) => locks.push(of_player(&player.id)),
            Change::Token(token) => locks.push(of_player(&token.player)),
            Change::DropToken(player, _) | Change::DropTokens { player, .. } => {
                locks.extend([of_player(player), of_tokens]);
            }
            Change::DropUnused { .. } | Change::Used { .. } => locks.push(of_tokens),
            Change::Login { player, .. } => locks.extend([of_player(player), of_logins_and_deletions]),
            Change::Forget(player) => locks.extend([of_player(player), of_logins_and_deletions, of_tokens]),
            Change::Say { said, .. } => locks.extend([of_player(&said.player), of_table(said.table)]),
            Change::DeleteMessage { table, .. } => locks.extend([of_table(*table), of_logins_and_deletions]),
            Change::Ban { player, .. } | Change::Unban(player) => locks.push(of_player(player)),
            Change::Report { reporter, .. } => locks.push(of_player(reporter)),
        }
    }
    locks.sort_unstable();
    locks.dedup();
    locks
}

fn change(live: &mut Live, change: &Change) -> Result<Outcome, StoreError> {
    match change {
        Change::NewPlayer { player, at } => add_player(live, player, *at),
        Change::Rename(player) => rename(live, player),
        Change::Token(token) => tokens::add(live, token),
        Change::DropToken(player, id) => tokens::drop_one(live, *player, *id),
        Change::DropTokens { player, except } => tokens::drop_all(live, *player, *except),
        Change::DropUnused { before } => tokens::drop_unused(live, *before),
        Change::Used { token, at } => tokens::note_use(live, *token, *at),
        Change::Login { player, login, hash } => set_login(live, *player, login, hash),
        Change::Forget(player) => forget(live, *player),
        Change::Say { said, most } => chat::say(live, said, *most),
        Change::DeleteMessage { table, number } => chat::delete(live, *table, *number),
        Change::Ban { player, at, until, reason } => bans::set(live, *player, *at, *until, reason),
        Change::Unban(player) => bans::lift(live, *player),
        Change::Report { reporter, table, number, at } => reports::report(live, *reporter, *table, *number, *at),
    }
}

fn add_player(live: &mut Live, player: &Player, at: u64) -> Result<Outcome, StoreError> {
    let insert = "INSERT INTO players (id, name, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let added = live.execute(insert, &[&uuid(player.id.0), &player.name, &(at as i64)])?;
    Ok(if added == 0 { Outcome::Taken } else { Outcome::Made })
}

fn rename(live: &mut Live, player: &Player) -> Result<Outcome, StoreError> {
    let update = "UPDATE players SET name = $1 WHERE id = $2";
    Ok(Outcome::of_what_must_be_there(live.execute(update, &[&player.name, &uuid(player.id.0)])?))
}

fn forget(live: &mut Live, player: PlayerId) -> Result<Outcome, StoreError> {
    chat::delete_all(live, player)?;
    for delete in [
        "DELETE FROM tokens WHERE player = $1",
        "DELETE FROM logins WHERE player = $1",
        "DELETE FROM seats WHERE player = $1",
        "DELETE FROM players WHERE id = $1",
    ] {
        live.execute(delete, &[&uuid(player.0)])?;
    }
    Ok(Outcome::Made)
}

fn set_login(live: &mut Live, player: PlayerId, login: &str, hash: &str) -> Result<Outcome, StoreError> {
    if live.maybe("SELECT FROM players WHERE id = $1", &[&uuid(player.0)])?.is_none() {
        return Ok(Outcome::Missing);
    }
    if let Some(owner) = live.maybe("SELECT player FROM logins WHERE login = $1", &[&login])?
        && player_id(owner.try_get(0)?) != player
    {
        return Ok(Outcome::Taken);
    }
    live.execute("DELETE FROM logins WHERE player = $1", &[&uuid(player.0)])?;
    let insert = "INSERT INTO logins (login, player, hash) VALUES ($1, $2, $3)";
    live.execute(insert, &[&login, &uuid(player.0), &hash])?;
    Ok(Outcome::Made)
}
