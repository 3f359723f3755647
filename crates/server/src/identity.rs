//! Who is asking: players, tokens, logins.
//!
//! A token is 40 random bytes: 16 are its id, by which it is found, and 24 its secret, of which only the hash is stored.
//! The hashes are compared in constant time.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use data_encoding::BASE64URL_NOPAD;
use protocol::limits::check_name;
use protocol::{Player, PlayerId, Problem, TableId, TableInfo, TableState};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Change, Outcome, Report, Token};
use subtle::ConstantTimeEq;
use tokio::sync::oneshot;

use crate::api::Peer;
use crate::connection::Connection;
use crate::hub::{Hub, Ticket, random};
use crate::limits::Limits;
use crate::operator::banned;
use crate::perform::{not_known, table_info};

/// The most sessions that are remembered without asking the store.
const MOST_SESSIONS: usize = 100_000;
/// A session that was last seen to be used longer ago is noted as used, in milliseconds.
const DAY: u64 = 24 * 3_600_000;
/// For how long after logging in no password is asked for, in milliseconds.
const FRESH: u64 = 15 * 60_000;
/// The most tables that go on in one answer.
const MOST_GOING: usize = 100;
/// The most messages of a player that are read at once.
const SAID_AT_ONCE: usize = 500;
/// The fewest and the most characters of a password.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
/// The most characters of a login.
const LONGEST_LOGIN: usize = 64;

/// Somebody who is known.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub player: Player,
    /// The token that was used.
    pub token: u128,
    /// When it was made, in milliseconds since 1970.
    made: u64,
    /// Whether it is the session of a browser, and no API token.
    is_session: bool,
}

impl Known {
    fn by(token: &Token, player: Player) -> Known {
        Known { player, token: token.id, made: token.made, is_session: token.name.is_none() }
    }

    /// An API token may play and read what is public, but not act for the player otherwise: whoever finds one shall not
    /// have the player.
    pub fn check_session(&self) -> Result<(), Problem> {
        let why = "an API token may only play; do this in the page";
        if self.is_session { Ok(()) } else { Err(Problem::forbidden("session-only", why)) }
    }
}

/// The sessions that were used lately, so that the store is not asked for every request.
#[derive(Default)]
pub(crate) struct Sessions {
    known: Mutex<HashMap<u128, (Token, Player)>>,
    /// The live connections of players, which must learn of new names and revoked tokens.
    live: Mutex<HashMap<PlayerId, Vec<Weak<Connection>>>>,
    /// How often something was forgotten. What was read from the store before may be void.
    changes: AtomicU64,
}

impl Sessions {
    fn get(&self, id: u128) -> Option<(Token, Player)> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    fn insert(&self, token: Token, player: Player) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_SESSIONS {
            known.clear();
        }
        known.insert(token.id, (token, player));
    }

    /// How often something was forgotten so far.
    fn changes(&self) -> u64 {
        self.changes.load(Ordering::SeqCst)
    }

    /// Remembers what was read from the store when so much had been forgotten, unless something was forgotten since.
    fn insert_unless_changed(&self, token: Token, player: Player, changes: u64) {
        if self.changes() == changes {
            self.insert(token, player);
        }
    }

    /// Forgets all sessions, which are then read again: another node may have revoked some of them.
    pub fn forget_all(&self) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.known.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        for connection in live.values().flatten().filter_map(Weak::upgrade) {
            connection.attention.notify_one();
        }
    }

    /// Forgets all sessions, which are then read again, so that it is noted that they are used.
    pub fn forget_quietly(&self) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Forgets all sessions of a player, which are then read again.
    pub fn forget(&self, player: PlayerId) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.known.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, (_, known)| known.id != player);
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        for connection in live.get(&player).into_iter().flatten().filter_map(Weak::upgrade) {
            connection.attention.notify_one();
        }
    }

    /// A player has this live connection.
    pub fn connected(&self, player: PlayerId, connection: &Arc<Connection>) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.entry(player).or_default().push(Arc::downgrade(connection));
    }

    /// Forgets the live connections of a player that have ended.
    pub fn disconnected(&self, player: PlayerId, connection: &Arc<Connection>) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(all) = live.get_mut(&player) {
            all.retain(|one| !std::ptr::eq(one.as_ptr(), Arc::as_ptr(connection)));
            if all.is_empty() {
                live.remove(&player);
            }
        }
    }
}

/// A token as its owner sends it.
struct Secret {
    id: u128,
    hash: [u8; 32],
}

fn hash(secret: &[u8]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

fn parse(token: &str) -> Option<Secret> {
    let bytes = BASE64URL_NOPAD.decode(token.as_bytes()).ok().filter(|bytes| bytes.len() == 40)?;
    let (id, secret) = bytes.split_at(16);
    Some(Secret { id: u128::from_be_bytes(id.try_into().ok()?), hash: hash(secret) })
}

/// Draws a token: what its owner gets, and what is stored.
fn draw(player: PlayerId, name: Option<String>, made: u64) -> (String, Token) {
    let (first, second) = (random(), random());
    let (id, secret) = (&first[..16], &second[..24]);
    let text = BASE64URL_NOPAD.encode(&[id, secret].concat());
    let id = u128::from_be_bytes(id.try_into().expect("16 bytes"));
    (text, Token { id, hash: hash(secret), player, name, made, used: made })
}

fn draw_id() -> u128 {
    let random = random();
    u128::from_be_bytes(random[..16].try_into().expect("16 bytes"))
}

/// Signs in with a login.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// The login: 1 to 64 characters, unique, without spaces at its ends.
    #[schema(
        min_length = 1,
        max_length = 64,
        pattern = r"^[^\u0000-\u001f\u007f-\u009f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]([^\u0000-\u001f\u007f-\u009f]*[^\u0000-\u001f\u007f-\u009f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000])?$"
    )]
    pub login: String,
    /// The password: 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// Sets a login and its password.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewLogin {
    /// The login: 1 to 64 characters, unique, without spaces at its ends.
    #[schema(
        min_length = 1,
        max_length = 64,
        pattern = r"^[^\u0000-\u001f\u007f-\u009f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]([^\u0000-\u001f\u007f-\u009f]*[^\u0000-\u001f\u007f-\u009f \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000])?$"
    )]
    pub login: String,
    /// The password: 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// The present password. Without it, whoever has a login must have logged in within the last 15 minutes.
    #[serde(default)]
    pub old: Option<String>,
}

/// Names a new API token.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewToken {
    /// The name of the token: 1 to 24 characters.
    #[schema(
        min_length = 1,
        max_length = 24,
        pattern = r"^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069 \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000][^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"
    )]
    pub name: String,
}

/// A token in a list: without its secret.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct TokenInfo {
    /// The token's id.
    id: TableId,
    /// The name of an API token; null for the session of a browser.
    #[schema(required)]
    name: Option<String>,
    /// When it was made, in milliseconds since 1970.
    made: u64,
    /// Whether this request used it.
    current: bool,
}

impl Hub {
    /// The player with this token; an error if the store cannot be asked now.
    pub async fn known(&self, token: &str) -> Result<Option<Known>, Problem> {
        let Some(secret) = parse(token) else { return Ok(None) };
        let session = self.session(secret.id).await?;
        let session = session.filter(|(stored, _)| bool::from(stored.hash.ct_eq(&secret.hash)));
        Ok(session.map(|(token, player)| Known::by(&token, player)))
    }

    /// Somebody who was known before, with the present name; none if the token was revoked since.
    pub async fn still_known(&self, known: &Known) -> Option<Known> {
        match self.session(known.token).await {
            Ok(session) => session.map(|(token, player)| Known::by(&token, player)),
            Err(problem) if problem.code == "banned" => None,
            // The store cannot be asked now.
            Err(_) => Some(known.clone()),
        }
    }

    /// The token with this id and its player; an error if the player is kept out.
    async fn session(&self, id: u128) -> Result<Option<(Token, Player)>, Problem> {
        // A node that does not hear the others may not have heard that a token is revoked.
        if let Some(session) = self.sessions.get(id)
            && self.hears_everybody()
        {
            return Ok(Some(session));
        }
        let changes = self.sessions.changes();
        let read = self.store.ask(move |store| {
            let session = store.token(id)?;
            let ban = session.as_ref().map(|(_, player)| store.ban(player.id)).transpose()?.flatten();
            Ok((session, ban))
        });
        let (session, ban) = read.await.ok_or_else(Problem::not_stored)?;
        let now = self.now();
        if let Some(problem) = ban.and_then(|ban| banned(&ban, now)) {
            return Err(problem);
        }
        if let Some((token, player)) = session.clone() {
            if now.saturating_sub(token.used) >= DAY {
                // If it is not noted now, it is noted when it is read again.
                _ = self.store.change(Change::Used { token: token.id, at: now }).await;
            }
            self.sessions.insert_unless_changed(token, player, changes);
        }
        Ok(session)
    }

    /// A player has another name or one token less. Waits until no node trusts what it remembers of the player.
    pub async fn has_changed(&self, player: PlayerId, name: Option<&Player>) {
        self.sessions.forget(player);
        let (ticket, told) = oneshot::channel();
        self.with_node(|node| node.changed(Ticket::Http(ticket), player, name, self.now()));
        // If the server ends meanwhile, the change is stored all the same.
        let _ = told.await;
    }

    /// Makes a change of a player. If the player was deleted meanwhile, their token is not known any more.
    async fn make(&self, change: Change) -> Result<Outcome, Problem> {
        match self.store.change(change).await {
            Some(Outcome::Missing) => Err(not_known()),
            outcome => outcome.ok_or_else(Problem::not_stored),
        }
    }

    async fn sign_in(&self, player: &Player, name: Option<String>) -> Result<(String, Token), Problem> {
        let (text, token) = draw(player.id, name, self.now());
        self.make(Change::Token(token.clone())).await?;
        self.sessions.insert(token.clone(), player.clone());
        Ok((text, token))
    }

    /// Makes a guest with a token.
    pub async fn new_player(&self, name: String) -> Result<(Value, String), Problem> {
        check_name(&name)?;
        let player = Player { id: PlayerId(draw_id()), name };
        self.make(Change::NewPlayer { player: player.clone(), at: self.now() }).await?;
        let (token, _) = self.sign_in(&player, None).await?;
        Ok((json!({ "player": player, "token": token }), token))
    }

    /// Gives a player another name.
    pub async fn rename(self: &Arc<Hub>, known: &Known, name: String) -> Result<Value, Problem> {
        check_name(&name)?;
        let player = Player { id: known.player.id, name };
        self.make(Change::Rename(player.clone())).await?;
        self.has_changed(player.id, Some(&player)).await;
        Ok(json!({ "player": player }))
    }

    /// Ends the session of a token.
    pub async fn drop_token(&self, player: PlayerId, token: u128) -> Result<(), Problem> {
        self.make(Change::DropToken(player, token)).await?;
        self.has_changed(player, None).await;
        Ok(())
    }

    /// Revokes a token of a player.
    pub async fn revoke(&self, known: &Known, token: u128) -> Result<(), Problem> {
        known.check_session()?;
        let player = known.player.id;
        let tokens = self.store.ask(move |store| store.tokens(player)).await.ok_or_else(Problem::not_stored)?;
        if tokens.iter().all(|own| own.id != token) {
            return Err(Problem::not_found("token"));
        }
        self.drop_token(player, token).await
    }

    /// The tokens of a player.
    pub async fn tokens(&self, known: &Known) -> Result<Value, Problem> {
        let (player, current) = (known.player.id, known.token);
        let tokens = self.store.ask(move |store| store.tokens(player)).await.ok_or_else(Problem::not_stored)?;
        let info = |token: Token| TokenInfo {
            id: TableId(token.id),
            name: token.name,
            made: token.made,
            current: token.id == current,
        };
        Ok(json!({ "tokens": tokens.into_iter().map(info).collect::<Vec<_>>() }))
    }

    /// Makes an API token.
    pub async fn new_token(&self, known: &Known, name: String) -> Result<Value, Problem> {
        self.check_fresh(known).await?;
        check_name(&name)?;
        let player = known.player.id;
        let tokens = self.store.ask(move |store| store.tokens(player)).await.ok_or_else(Problem::not_stored)?;
        if tokens.len() as u64 >= self.bounds.player_tokens {
            let problem = Problem::conflict("too-many-tokens", "you have too many tokens; revoke some of them first");
            return Err(problem.with("most", self.bounds.player_tokens));
        }
        let (text, token) = self.sign_in(&known.player, Some(name.clone())).await?;
        Ok(json!({ "id": TableId(token.id), "name": name, "token": text }))
    }

    /// Whether somebody may do what a thief of their session must not: they have no login, or have just logged in.
    async fn check_fresh(&self, known: &Known) -> Result<(), Problem> {
        known.check_session()?;
        let player = known.player.id;
        let login = self.store.ask(move |store| store.login_of(player)).await.ok_or_else(Problem::not_stored)?;
        if login.is_none() || self.now().saturating_sub(known.made) < FRESH {
            return Ok(());
        }
        Err(Problem::forbidden("log-in-again", "log in again first, to show that it is you"))
    }

    /// Checks a password, of which only so many are tried.
    async fn check_password(
        &self,
        peer: Peer,
        limits: &Limits,
        login: &str,
        password: String,
    ) -> Result<Option<PlayerId>, Problem> {
        peer.origin.map_or(Ok(()), |origin| limits.check_login(origin))?;
        limits.check_guess(login, peer.origin)?;
        let asked = login.to_owned();
        let stored = self.store.ask(move |store| store.login(&asked)).await.ok_or_else(Problem::not_stored)?;
        let (player, hash) = stored.map(|login| (login.player, login.hash)).unzip();
        let is_right = self.passwords.is_right(peer.origin, password, hash).await?;
        limits.guessed(login.to_owned(), peer.origin, is_right);
        Ok(player.filter(|_| is_right))
    }

    /// Sets the login and password of a player. All other sessions end.
    pub async fn set_login(&self, peer: Peer, limits: &Limits, known: &Known, new: NewLogin) -> Result<Value, Problem> {
        check_credentials(&new.login, &new.password)?;
        let player = known.player.id;
        match new.old {
            None => self.check_fresh(known).await?,
            Some(old) => {
                known.check_session()?;
                let login =
                    self.store.ask(move |store| store.login_of(player)).await.ok_or_else(Problem::not_stored)?;
                if let Some(login) = login {
                    let is_right = self.check_password(peer, limits, &login, old).await? == Some(player);
                    let wrong = || Problem::forbidden("wrong-password", "the present password is another one");
                    is_right.then_some(()).ok_or_else(wrong)?;
                }
            }
        }
        peer.origin.map_or(Ok(()), |origin| limits.check_login(origin))?;
        let hash = self.passwords.hash(peer.origin, new.password).await?;
        let login = new.login;
        match self.make(Change::Login { player, login: login.clone(), hash }).await? {
            Outcome::Taken => Err(Problem::conflict("login-taken", "this login belongs to somebody else")),
            _ => {
                self.end_sessions(player, |token| token.id != known.token).await?;
                Ok(json!({ "login": login }))
            }
        }
    }

    /// Ends some sessions of a player.
    async fn end_sessions(&self, player: PlayerId, is_meant: impl Fn(&Token) -> bool) -> Result<(), Problem> {
        let tokens = self.store.ask(move |store| store.tokens(player)).await.ok_or_else(Problem::not_stored)?;
        let meant: Vec<Token> = tokens.into_iter().filter(|token| token.name.is_none() && is_meant(token)).collect();
        for token in &meant {
            self.make(Change::DropToken(player, token.id)).await?;
        }
        if !meant.is_empty() {
            self.has_changed(player, None).await;
        }
        Ok(())
    }

    /// Signs in with login and password, on another device. The oldest session ends if there are too many.
    pub async fn log_in(
        &self,
        peer: Peer,
        limits: &Limits,
        credentials: Credentials,
    ) -> Result<(Value, String), Problem> {
        let Credentials { login, password } = credentials;
        check_credentials(&login, &password).map_err(|_| bad_login())?;
        let player = self.check_password(peer, limits, &login, password).await?.ok_or_else(bad_login)?;
        let read = self.store.ask(move |store| Ok((store.player(player)?, store.ban(player)?)));
        let (named, ban) = read.await.ok_or_else(Problem::not_stored)?;
        if let Some(problem) = ban.and_then(|ban| banned(&ban, self.now())) {
            return Err(problem);
        }
        let named = named.ok_or_else(bad_login)?;
        let tokens = self.store.ask(move |store| store.tokens(player)).await.ok_or_else(Problem::not_stored)?;
        // The newest come first.
        let others = tokens.iter().filter(|token| token.name.is_none()).map(|token| token.id);
        let ended: Vec<u128> = others.skip(self.bounds.player_tokens.saturating_sub(1) as usize).collect();
        if !ended.is_empty() {
            self.end_sessions(player, |token| ended.contains(&token.id)).await?;
        }
        let (token, _) = self.sign_in(&named, None).await?;
        Ok((json!({ "player": named, "token": token }), token))
    }

    /// Everything that is stored about a player.
    pub async fn export(&self, known: &Known) -> Result<Value, Problem> {
        known.check_session()?;
        let player = known.player.clone();
        let id = player.id;
        let read = self.store.ask(move |store| {
            Ok((store.login_of(id)?, store.tokens(id)?, store.tables_of(id)?, store.reports_by(id)?))
        });
        let (login, tokens, tables, reports) = read.await.ok_or_else(Problem::not_stored)?;
        let tokens: Vec<Value> =
            tokens.into_iter().map(|token| json!({ "name": token.name, "made": token.made })).collect();
        let said = self.said_by(id).await?;
        let report = |report: Report| json!({ "table": report.table, "number": report.number, "at": report.at });
        let reports: Vec<Value> = reports.into_iter().map(report).collect();
        Ok(
            json!({ "player": player, "login": login, "tokens": tokens, "tables": tables, "chat": said, "reports": reports }),
        )
    }

    /// Everything that a player said, the oldest first.
    async fn said_by(&self, player: PlayerId) -> Result<Vec<Value>, Problem> {
        let (mut all, mut after) = (Vec::new(), None);
        loop {
            // Each page is a job of its own, so that others are served in between.
            let page = self.store.ask(move |store| store.said_by(player, after, SAID_AT_ONCE));
            let page = page.await.ok_or_else(Problem::not_stored)?;
            let Some(last) = page.last() else { return Ok(all) };
            after = Some((last.at, last.table, last.number));
            all.extend(page.into_iter().map(|said| json!({ "table": said.table, "at": said.at, "text": said.text })));
        }
    }

    /// The tables at which a player sat, in the order of their opening, the oldest first; and those that go on.
    pub async fn tables_of(self: &Arc<Hub>, known: &Known) -> Result<Value, Problem> {
        let player = known.player.id;
        let read = self.store.ask(move |store| Ok((store.tables_of(player)?, store.going_of(player, MOST_GOING)?)));
        let (tables, sat) = read.await.ok_or_else(Problem::not_stored)?;
        let mut going = Vec::new();
        for table in sat {
            match table_info(self, table).await {
                Ok(info) if goes_on_for(&info, player) => going.push(info),
                Err(problem) if problem.status == 503 => return Err(problem),
                // The player has left it, or it has ended meanwhile or is broken.
                Ok(_) | Err(_) => {}
            }
        }
        Ok(json!({ "tables": tables, "going": going }))
    }

    /// Deletes a player: name, tokens, login and chats. Seats at open tables are left first. Reports have no names, and stay.
    /// It goes on if nobody waits for it any more.
    pub async fn forget(self: &Arc<Hub>, known: &Known) -> Result<(), Problem> {
        self.check_fresh(known).await?;
        let (hub, known) = (self.clone(), known.clone());
        let forgetting = tokio::spawn(async move { hub.forget_now(&known).await });
        forgetting.await.unwrap_or_else(|_| Err(Problem::not_stored()))
    }

    async fn forget_now(self: &Arc<Hub>, known: &Known) -> Result<(), Problem> {
        let player = known.player.id;
        let open = self.store.ask(move |store| store.going_of(player, usize::MAX >> 1));
        for table in open.await.ok_or_else(Problem::not_stored)? {
            let leave = hall::Request::Table(table, hall::Ask::Command(hall::Command::Leave));
            // Where there is nothing to leave, nothing is to be done; nor at a broken table, which nobody can leave.
            if let Err(problem) = self.ask(Some(&known.player), leave).await
                && problem.status >= 500
                && problem.code != "broken"
            {
                return Err(problem);
            }
        }
        self.make(Change::Forget(player)).await?;
        self.has_changed(player, Some(&Player { id: player, name: String::new() })).await;
        Ok(())
    }
}

/// Whether a table gathers or plays and the player sits there, or may come back.
fn goes_on_for(info: &TableInfo, player: PlayerId) -> bool {
    let mut seated = info.seats.iter().flatten().filter_map(|chair| chair.player.as_ref());
    matches!(info.state, TableState::Gathering | TableState::Playing)
        && seated.any(|seated| seated.id == player)
        && info.removed.iter().all(|removed| removed.id != player)
}

fn bad_login() -> Problem {
    Problem::new(401, "bad-login", "login or password is wrong")
}

fn check_credentials(login: &str, password: &str) -> Result<(), Problem> {
    let bad = login.is_empty()
        || login.trim() != login
        || login.chars().count() > LONGEST_LOGIN
        || login.contains(char::is_control);
    if bad {
        return Err(Problem::unprocessable(
            "bad-login-name",
            "a login has 1 to 64 characters, without spaces at its ends",
        ));
    }
    if !PASSWORD.contains(&password.chars().count()) {
        return Err(Problem::unprocessable("bad-password", "a password has 8 to 200 characters"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_by_its_id_and_known_by_its_secret() {
        let (text, token) = draw(PlayerId(1), None, 7);
        let secret = parse(&text).expect("it is a token");
        assert_eq!((secret.id, secret.hash), (token.id, token.hash));
        let (other, _) = draw(PlayerId(1), None, 7);
        assert_ne!(text, other);
        for bad in ["", "x", &text[1..], &format!("{text}A")] {
            assert!(parse(bad).is_none(), "{bad}");
        }
    }
}
