//! Changes of anything but the logs. Any node makes them, several at once.
//!
//! All changes of a commit are one transaction. Locks of the players, the tables and all logins guard what is counted or
//! unique. The transaction first takes all locks that it needs, in order, so that no two transactions wait for each other.

use protocol::PlayerId;

use super::{Link, Live, player_id, reports, unsigned, uuid};
use crate::{Change, Outcome, Said, StoreError, Token};

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
    // There are few changes of logins, and each has taken much longer to hash its password.
    let of_logins = lock(2, 0);
    let mut locks: Vec<i64> = Vec::with_capacity(changes.len());
    for change in changes {
        match change {
            Change::Player { player, .. } => locks.push(of_player(&player.id)),
            Change::Token(token) => locks.push(of_player(&token.player)),
            Change::DropToken(player, _) => locks.push(of_player(player)),
            Change::Login { player, .. } | Change::Forget(player) => locks.extend([of_player(player), of_logins]),
            Change::Say(said) => locks.extend([of_player(&said.player), lock(3, said.table.0)]),
            Change::Report { reporter, .. } => locks.push(of_player(reporter)),
        }
    }
    locks.sort_unstable();
    locks.dedup();
    locks
}

fn change(live: &mut Live, change: &Change) -> Result<Outcome, StoreError> {
    match change {
        Change::Player { player, at } => {
            let insert = "INSERT INTO players (id, name, made) VALUES ($1, $2, $3) \
                ON CONFLICT (id) DO UPDATE SET name = excluded.name";
            live.execute(insert, &[&uuid(player.id.0), &player.name, &(*at as i64)])?;
        }
        Change::Token(token) => add_token(live, token)?,
        Change::DropToken(player, id) => {
            live.execute("DELETE FROM tokens WHERE id = $1 AND player = $2", &[&uuid(*id), &uuid(player.0)])?;
        }
        Change::Login { player, login, hash } => return set_login(live, *player, login, hash),
        Change::Forget(player) => {
            for delete in [
                "DELETE FROM tokens WHERE player = $1",
                "DELETE FROM logins WHERE player = $1",
                "DELETE FROM chats WHERE player = $1",
                "DELETE FROM seats WHERE player = $1",
                "DELETE FROM players WHERE id = $1",
            ] {
                live.execute(delete, &[&uuid(player.0)])?;
            }
        }
        Change::Say(said) => return say(live, said),
        Change::Report { reporter, table, number, at } => {
            return reports::report(live, *reporter, *table, *number, *at);
        }
    }
    Ok(Outcome::Made)
}

fn add_token(live: &mut Live, token: &Token) -> Result<(), StoreError> {
    let insert = "INSERT INTO tokens (id, hash, player, name, made) VALUES ($1, $2, $3, $4, $5)";
    let (hash, made) = (token.hash.as_slice(), token.made as i64);
    live.execute(insert, &[&uuid(token.id), &hash, &uuid(token.player.0), &token.name, &made])?;
    Ok(())
}

fn set_login(live: &mut Live, player: PlayerId, login: &str, hash: &str) -> Result<Outcome, StoreError> {
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

fn say(live: &mut Live, said: &Said) -> Result<Outcome, StoreError> {
    let (table, player) = (uuid(said.table.0), uuid(said.player.0));
    let key = said.key.as_ref().map(String::as_bytes);
    if key.is_some() {
        let before = "SELECT number FROM chats WHERE tab = $1 AND player = $2 AND key = $3";
        if let Some(before) = live.maybe(before, &[&table, &player, &key])? {
            return Ok(Outcome::Repeated(unsigned(&before, "number")?));
        }
    }
    let insert = "INSERT INTO chats (tab, number, at, player, outside, key, text) \
        SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM chats WHERE tab = $1 RETURNING number";
    let values = live.one(insert, &[&table, &(said.at as i64), &player, &said.from_outside, &key, &said.text])?;
    Ok(Outcome::Numbered(unsigned(&values, "number")?))
}
