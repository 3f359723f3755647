//! Changes of anything but the logs.

use protocol::{Player, PlayerId};
use rusqlite::{OptionalExtension, Transaction, params};

use super::{bans, blob, chat, reports, tokens};
use crate::{Change, Outcome, StoreError};

/// Makes a change.
pub(super) fn make(transaction: &Transaction<'_>, change: &Change) -> Result<Outcome, StoreError> {
    match change {
        Change::NewPlayer { player, at } => add_player(transaction, player, *at),
        Change::Rename(player) => rename(transaction, player),
        Change::Token(token) => tokens::add(transaction, token),
        Change::DropToken(player, id) => tokens::drop_one(transaction, *player, *id),
        Change::DropTokens { player, except } => tokens::drop_all(transaction, *player, *except),
        Change::DropUnused { before } => tokens::drop_unused(transaction, *before),
        Change::Used { token, at } => tokens::note_use(transaction, *token, *at),
        Change::Login { player, login, hash } => set_login(transaction, *player, login, hash),
        Change::Forget(player) => forget(transaction, *player),
        Change::Say { said, most } => chat::say(transaction, said, *most),
        Change::DeleteMessage { table, number } => chat::delete(transaction, *table, *number),
        Change::Ban { player, at, until, reason } => bans::set(transaction, *player, *at, *until, reason),
        Change::Unban(player) => bans::lift(transaction, *player),
        Change::Report { reporter, table, number, at } => reports::report(transaction, *reporter, *table, *number, *at),
    }
}

fn add_player(transaction: &Transaction<'_>, player: &Player, at: u64) -> Result<Outcome, StoreError> {
    let insert = "INSERT OR IGNORE INTO players (id, name, made) VALUES (?, ?, ?)";
    let added = transaction.prepare_cached(insert)?.execute(params![blob(player.id.0), player.name, at as i64])?;
    Ok(if added == 0 { Outcome::Taken } else { Outcome::Made })
}

fn rename(transaction: &Transaction<'_>, player: &Player) -> Result<Outcome, StoreError> {
    let update = "UPDATE players SET name = ? WHERE id = ?";
    Ok(Outcome::of_what_must_be_there(
        transaction.prepare_cached(update)?.execute(params![player.name, blob(player.id.0)])? as u64,
    ))
}

fn set_login(transaction: &Transaction<'_>, player: PlayerId, login: &str, hash: &str) -> Result<Outcome, StoreError> {
    let is_there = "SELECT EXISTS (SELECT 1 FROM players WHERE id = ?)";
    if !transaction.prepare_cached(is_there)?.query_row([blob(player.0)], |row| row.get(0))? {
        return Ok(Outcome::Missing);
    }
    let owner = "SELECT player FROM logins WHERE login = ?";
    let owner: Option<[u8; 16]> = transaction.prepare_cached(owner)?.query_row([login], |row| row.get(0)).optional()?;
    if owner.is_some_and(|owner| owner != blob(player.0)) {
        return Ok(Outcome::Taken);
    }
    transaction.execute("DELETE FROM logins WHERE player = ?", [blob(player.0)])?;
    let insert = "INSERT INTO logins (login, player, hash) VALUES (?, ?, ?)";
    transaction.execute(insert, params![login, blob(player.0), hash])?;
    Ok(Outcome::Made)
}

fn forget(transaction: &Transaction<'_>, player: PlayerId) -> Result<Outcome, StoreError> {
    chat::delete_all(transaction, player)?;
    for table in ["tokens", "logins", "seats"] {
        transaction.execute(&format!("DELETE FROM {table} WHERE player = ?"), [blob(player.0)])?;
    }
    transaction.execute("DELETE FROM players WHERE id = ?", [blob(player.0)])?;
    Ok(Outcome::Made)
}
