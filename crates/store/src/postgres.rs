//! A store in PostgreSQL, which several nodes use at once.
//!
//! The rows of a group are written by one statement, which also checks the node's lease (see [`Leases`](crate::Leases)).
//! It is a transaction of its own, so a process that is stopped holds no lock. Everything but the logs may be changed by
//! any node; such changes follow in a second transaction.
//!
//! The calls block. They must not be made on a thread that runs asynchronous tasks: the client has a runtime of its own.

mod bans;
mod changes;
mod chat;
mod error;
mod group;
mod link;
mod migrations;
mod reports;
mod tokens;

use std::collections::HashMap;
use std::time::Duration;

use protocol::{Player, PlayerId, Row, TableId, Write};
use tokio_postgres::Row as Found;
use uuid::Uuid;

pub use error::PostgresError;
pub(crate) use link::{Link, Live};

use self::group::End;
use crate::bad_row::read_entry;
use crate::{
    BadRow, Ban, Change, Fence, Login, Outcome, Report, Said, SaidAfter, Shard, Shards, Store, StoreError, Token,
    folded,
};

/// How long an answer of the database may take. Somewhat longer than it lets a statement run, so that most of the time it
/// says itself that the statement has failed.
const ANSWER: Duration = Duration::from_secs(6);
/// How many rows of open tables are in memory at once while they are read.
const AT_ONCE: i32 = 1000;

/// A store in PostgreSQL.
pub struct Postgres {
    link: Link,
    fence: Fence,
    /// The ends of the logs of the open tables that this process has read or written since it took their shards.
    ends: HashMap<TableId, End>,
    /// The epoch in which the answer to a group was lost. Its rows may still be written, so nothing follows them in
    /// that epoch.
    lost: Option<u64>,
    /// The epoch in which the rows were made that are written now.
    epoch: Option<u64>,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postgres").field("known_tables", &self.ends.len()).finish_non_exhaustive()
    }
}

impl Postgres {
    /// Opens the database at an address such as `postgres://user:password@host/name`, and makes its tables if they are
    /// missing. Rows are written only while the fence's lease holds.
    pub fn open(url: &str, fence: Fence) -> Result<Postgres, StoreError> {
        Ok(Postgres { link: open(url)?, fence, ends: HashMap::new(), lost: None, epoch: None })
    }

    /// Writes the rows and folds of a group.
    fn write(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        // Rows that were made in an earlier epoch may not continue the log as it is in this one.
        let is_present = |epoch: &u64| self.epoch.is_none_or(|own| own == *epoch) && self.lost != Some(*epoch);
        let epoch = self.fence.epoch().filter(is_present).ok_or(StoreError::Stale)?;
        let (ends, node) = (&self.ends, self.fence.node());
        let prepared = match self.link.repeatable(|live| group::prepare(live, ends, writes)) {
            // Another node may have taken the tables and continued their logs. Then these are right, and the rows are late.
            Err(bad @ (StoreError::Gap | StoreError::Row(_))) => {
                let has_lease = self.link.repeatable(|live| group::has_lease(live, node, epoch))?;
                return Err(if has_lease { bad } else { StoreError::Stale });
            }
            prepared => prepared?,
        };
        match self.link.once(|live| prepared.write(live, node, epoch)) {
            Ok(ends) => {
                for (table, end) in ends {
                    match end {
                        Some(end) => _ = self.ends.insert(table, end),
                        None => _ = self.ends.remove(&table),
                    }
                }
                Ok(())
            }
            Err(bad) => {
                if bad.is_lost() {
                    self.lost = Some(epoch);
                }
                Err(if bad.is_duplicate() { StoreError::Gap } else { bad })
            }
        }
    }
}

/// A link to a database in the newest format.
pub(crate) fn open(url: &str) -> Result<Link, StoreError> {
    let mut link = Link::new(url, migrations::LIMIT)?;
    link.repeatable(migrations::run)?;
    Ok(link.within(ANSWER))
}

fn damaged(what: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(what.to_string())
}

fn uuid(id: u128) -> Uuid {
    Uuid::from_u128(id)
}

fn table_id(id: Uuid) -> TableId {
    TableId(id.as_u128())
}

fn player_id(id: Uuid) -> PlayerId {
    PlayerId(id.as_u128())
}

fn number_of(shard: Shard) -> i16 {
    i16::from(shard.0)
}

/// A number as it was stored.
fn unsigned(row: &Found, column: &str) -> Result<u64, StoreError> {
    Ok(row.try_get::<_, i64>(column)? as u64)
}

/// A key. Keys are stored as bytes, because they may have characters that PostgreSQL's texts may not.
fn key_of(row: &Found) -> Result<Option<String>, StoreError> {
    let key: Option<Vec<u8>> = row.try_get("key")?;
    key.map(String::from_utf8).transpose().map_err(|_| damaged("a key is no text"))
}

/// A row from the columns `tab, number, at, served, player, key, entry`.
fn row_of(row: &Found) -> Result<Result<Row, BadRow>, StoreError> {
    let (table, number) = (table_id(row.try_get("tab")?), unsigned(row, "number")?);
    let entry: &str = row.try_get("entry")?;
    let (at, served) = (unsigned(row, "at")?, unsigned(row, "served")?);
    let player = row.try_get::<_, Option<Uuid>>("player")?.map(player_id);
    let Ok(key) = key_of(row) else { return Ok(Err(BadRow::damaged(table, number))) };
    Ok(read_entry(table, number, entry).map(|entry| Row { table, number, at, served, player, key, entry }))
}

fn read_player(live: &mut Live, player: PlayerId) -> Result<Option<Player>, StoreError> {
    let row = live.maybe("SELECT name FROM players WHERE id = $1", &[&uuid(player.0)])?;
    row.map(|row| Ok(Player { id: player, name: row.try_get(0)? })).transpose()
}

impl Store for Postgres {
    fn id_key(&mut self) -> Result<[u8; 32], StoreError> {
        // A random uuid has a few fixed bits; the hash of two has none.
        let make = "INSERT INTO meta (key, value) VALUES ('id-key', \
            encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')) ON CONFLICT DO NOTHING";
        let read = "SELECT decode(value, 'hex') FROM meta WHERE key = 'id-key'";
        let key: Vec<u8> = self.link.repeatable(|live| {
            live.execute(make, &[])?;
            Ok(live.one(read, &[])?.try_get(0)?)
        })?;
        key.try_into().map_err(|_| damaged("the key of ids has another length"))
    }

    fn set_epoch(&mut self, epoch: u64) {
        self.epoch = Some(epoch);
    }

    fn commit(&mut self, writes: &[Write], changes: &[Change]) -> Result<Vec<Outcome>, StoreError> {
        let written = if writes.is_empty() { Ok(()) } else { self.write(writes) };
        let done = written.and_then(|()| changes::make(&mut self.link, changes));
        if done.is_err() {
            // Somebody else may have written, or this group may still be written.
            self.ends.clear();
        }
        done
    }

    fn open_rows(
        &mut self,
        shards: Shards,
        each: &mut dyn FnMut(TableId, Result<Row, BadRow>),
    ) -> Result<(), StoreError> {
        // While others had these shards, they wrote to their tables.
        self.ends.retain(|table, _| !shards.contains(Shard::of(*table)));
        let ends = &mut self.ends;
        // A row must not be handed over twice. So only this is repeated if the connection was lost meanwhile.
        self.link.repeatable(|live| live.batch("SELECT 1"))?;
        self.link.once(|live| {
            let read =
                "SELECT tab, number, at, served, player, key, entry FROM rows WHERE shard = $1 ORDER BY tab, number";
            shards.iter().try_for_each(|shard| {
                live.each(read, &[&number_of(shard)], AT_ONCE, |row| {
                    let (table, number) = (table_id(row.try_get("tab")?), unsigned(row, "number")?);
                    let opened = unsigned(row, "at")?;
                    let end = ends.entry(table).or_insert(End { number: 0, opened });
                    if number != end.number + 1 {
                        each(table, Err(BadRow::missing(table, end.number + 1)));
                    }
                    end.number = number;
                    each(table, row_of(row)?);
                    Ok(())
                })
            })
        })
    }

    fn table(&mut self, table: TableId) -> Result<Vec<Row>, StoreError> {
        let text = self.link.repeatable(|live| {
            let rows = group::stored(live, &[table])?.remove(&table).unwrap_or_default();
            if !rows.is_empty() {
                return Ok(Err(rows));
            }
            // Only now: if the table is folded between the two queries, it is found here.
            let text = live.maybe("SELECT rows FROM games WHERE tab = $1", &[&uuid(table.0)])?;
            text.map(|row| Ok(row.try_get::<_, String>(0)?)).transpose().map(Ok)
        })?;
        match text {
            Err(rows) => Ok(rows),
            Ok(text) => text.map_or_else(|| Ok(Vec::new()), |text| Ok(folded::read(table, &text)?)),
        }
    }

    fn idle_tables(&mut self, before: u64, most: usize) -> Result<Vec<TableId>, StoreError> {
        self.link.repeatable(|live| group::idle(live, before, most))
    }

    fn player(&mut self, player: PlayerId) -> Result<Option<Player>, StoreError> {
        self.link.repeatable(|live| read_player(live, player))
    }

    fn token(&mut self, id: u128) -> Result<Option<(Token, Player)>, StoreError> {
        self.link.repeatable(|live| {
            let Some(token) = tokens::find(live, id)? else { return Ok(None) };
            Ok(read_player(live, token.player)?.map(|player| (token, player)))
        })
    }

    fn tokens(&mut self, player: PlayerId) -> Result<Vec<Token>, StoreError> {
        self.link.repeatable(|live| tokens::of_player(live, player))
    }

    fn login(&mut self, login: &str) -> Result<Option<Login>, StoreError> {
        let read = "SELECT player, hash FROM logins WHERE login = $1";
        let found = self.link.repeatable(|live| live.maybe(read, &[&login]))?;
        found.map(|row| Ok(Login { player: player_id(row.try_get(0)?), hash: row.try_get(1)? })).transpose()
    }

    fn login_of(&mut self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let read = "SELECT login FROM logins WHERE player = $1";
        let found = self.link.repeatable(|live| live.maybe(read, &[&uuid(player.0)]))?;
        found.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    fn tables_of(&mut self, player: PlayerId) -> Result<Vec<TableId>, StoreError> {
        let read = "SELECT tab FROM seats WHERE player = $1 ORDER BY opened, at, tab";
        let found = self.link.repeatable(|live| live.query(read, &[&uuid(player.0)]))?;
        found.iter().map(|row| Ok(table_id(row.try_get(0)?))).collect()
    }

    fn going_of(&mut self, player: PlayerId, most: usize) -> Result<Vec<TableId>, StoreError> {
        let read = "SELECT tab FROM seats WHERE player = $1 AND NOT EXISTS (SELECT FROM games WHERE games.tab = seats.tab) \
            ORDER BY opened DESC, at DESC, tab DESC LIMIT $2";
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let found = self.link.repeatable(|live| live.query(read, &[&uuid(player.0), &most]))?;
        found.iter().map(|row| Ok(table_id(row.try_get(0)?))).collect()
    }

    fn chat(&mut self, table: TableId, since: u64, most: usize) -> Result<Vec<Said>, StoreError> {
        self.link.repeatable(|live| chat::since(live, table, since, most))
    }

    fn said_by(&mut self, player: PlayerId, after: Option<SaidAfter>, most: usize) -> Result<Vec<Said>, StoreError> {
        self.link.repeatable(|live| chat::by_player(live, player, after, most))
    }

    fn ban(&mut self, player: PlayerId) -> Result<Option<Ban>, StoreError> {
        self.link.repeatable(|live| bans::find(live, player))
    }

    fn bans(&mut self) -> Result<Vec<Ban>, StoreError> {
        self.link.repeatable(bans::all)
    }

    fn reports(&mut self) -> Result<Vec<Report>, StoreError> {
        self.link.repeatable(|live| reports::read(live, None))
    }

    fn reports_by(&mut self, player: PlayerId) -> Result<Vec<Report>, StoreError> {
        self.link.repeatable(|live| reports::read(live, Some(player)))
    }
}
