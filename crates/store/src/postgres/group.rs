//! A group of rows and folds, written by one statement.

use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;

use protocol::{Entry, Row, TableId, Write};
use uuid::Uuid;

use super::{Live, damaged, number_of, row_of, table_id, unsigned, uuid};
use crate::{BadRow, NodeId, Shard, StoreError, folded};

/// The end of an open table's log.
#[derive(Clone, Copy)]
pub(super) struct End {
    /// The number of the last row.
    pub number: u64,
    /// When the table was opened.
    pub opened: u64,
}

/// The only statement that writes to logs.
///
/// It locks the node's lease until it ends. Whoever takes the lease away waits for it, and afterwards finds its rows; if
/// the lease is gone already, `lease` is empty, and so is everything that is joined with it.
const WRITE: &str = "
    WITH lease AS (SELECT id FROM nodes WHERE id = $1 AND epoch = $2 FOR SHARE),
    appended AS (
        INSERT INTO rows (shard, tab, number, at, served, player, key, entry)
        SELECT new.* FROM lease, unnest(
            $3::smallint[], $4::uuid[], $5::bigint[], $6::bigint[], $7::bigint[], $8::uuid[], $9::bytea[], $10::text[]
        ) AS new),
    sat AS (
        INSERT INTO seats (player, tab, at, opened)
        SELECT new.* FROM lease, unnest($11::uuid[], $12::uuid[], $13::bigint[], $14::bigint[]) AS new
        ON CONFLICT DO NOTHING),
    gone AS (
        DELETE FROM rows USING lease, unnest($15::smallint[], $16::uuid[]) AS folded (shard, tab)
        WHERE rows.shard = folded.shard AND rows.tab = folded.tab),
    kept AS (
        INSERT INTO games (tab, rows)
        SELECT folded.* FROM lease, unnest($16::uuid[], $17::text[]) AS folded)
    SELECT count(*) FROM lease";

/// Where the logs of tables end that this process does not know yet.
const ENDS: &str = "
    SELECT asked.tab, first.at, last.number, EXISTS (SELECT FROM games WHERE games.tab = asked.tab) AS folded
    FROM unnest($1::smallint[], $2::uuid[]) AS asked (shard, tab)
    LEFT JOIN rows AS first ON first.shard = asked.shard AND first.tab = asked.tab AND first.number = 1
    LEFT JOIN LATERAL (
        SELECT number FROM rows WHERE rows.shard = asked.shard AND rows.tab = asked.tab ORDER BY number DESC LIMIT 1
    ) AS last ON true";

const STORED: &str = "
    SELECT rows.tab, number, at, served, player, key, entry
    FROM unnest($1::smallint[], $2::uuid[]) AS asked (shard, tab)
    JOIN rows ON rows.shard = asked.shard AND rows.tab = asked.tab
    ORDER BY rows.tab, number";

/// The open tables whose last rows are older than a time. It goes from table to table through the primary key, and reads no
/// row but the first and the last of each.
const IDLE: &str = "
    WITH RECURSIVE open (shard, tab) AS (
        (SELECT shard, tab FROM rows ORDER BY shard, tab LIMIT 1)
        UNION ALL
        SELECT next.* FROM open, LATERAL (
            SELECT shard, tab FROM rows WHERE (rows.shard, rows.tab) > (open.shard, open.tab)
            ORDER BY shard, tab LIMIT 1
        ) AS next)
    SELECT open.tab FROM open, LATERAL (
        SELECT at FROM rows WHERE rows.shard = open.shard AND rows.tab = open.tab ORDER BY number DESC LIMIT 1
    ) AS last
    WHERE last.at < $1 ORDER BY last.at, open.tab LIMIT $2";

/// What is known of a table's log.
#[derive(Clone, Copy)]
enum Log {
    /// It has no row.
    New,
    Open(End),
    /// It is folded, and nothing follows.
    Folded,
}

/// A group that has been checked, as the arrays of its statement.
#[derive(Default)]
pub(super) struct Group {
    shards: Vec<i16>,
    tables: Vec<Uuid>,
    numbers: Vec<i64>,
    times: Vec<i64>,
    served: Vec<i64>,
    players: Vec<Option<Uuid>>,
    keys: Vec<Option<Vec<u8>>>,
    entries: Vec<String>,
    seats: Seats,
    folds: Folds,
    /// The ends of logs after this group; none for a folded one.
    ends: HashMap<TableId, Option<End>>,
}

/// Who sat down where.
#[derive(Default)]
struct Seats {
    players: Vec<Uuid>,
    tables: Vec<Uuid>,
    times: Vec<i64>,
    opened: Vec<i64>,
}

/// Logs that are folded.
#[derive(Default)]
struct Folds {
    shards: Vec<i16>,
    tables: Vec<Uuid>,
    texts: Vec<String>,
}

/// Checks that every write continues its table's log, and gathers what the statement needs.
pub(super) fn prepare(live: &mut Live, ends: &HashMap<TableId, End>, writes: &[Write]) -> Result<Group, StoreError> {
    let mut logs = logs(live, ends, writes)?;
    let mut group = Group::default();
    // The rows of this group by table. Those of a folded table go into the fold at once.
    let mut appended: Vec<(&Row, bool)> = Vec::new();
    let mut folds: Vec<TableId> = Vec::new();
    for write in writes {
        match write {
            Write::Append(row) => {
                let end = append(logs.get(&row.table).copied().unwrap_or(Log::New), row)?;
                logs.insert(row.table, Log::Open(end));
                group.ends.insert(row.table, Some(end));
                group.sit(row, end);
                appended.push((row, true));
            }
            Write::Fold(table) => {
                match logs.insert(*table, Log::Folded) {
                    Some(Log::Open(_)) => folds.push(*table),
                    // That was done before.
                    Some(Log::Folded) => {}
                    Some(Log::New) | None => return Err(StoreError::Gap),
                }
                group.ends.insert(*table, None);
            }
        }
    }
    let mut whole = if folds.is_empty() { HashMap::new() } else { stored(live, &folds)? };
    for (row, is_open) in &mut appended {
        if matches!(logs.get(&row.table), Some(Log::Folded)) {
            whole.entry(row.table).or_default().push((*row).clone());
            *is_open = false;
        }
    }
    for table in folds {
        group.fold(table, whole.remove(&table).unwrap_or_default())?;
    }
    appended.iter().filter(|(_, is_open)| *is_open).try_for_each(|(row, _)| group.append(row))?;
    Ok(group)
}

/// The new end of a log after a row.
fn append(log: Log, row: &Row) -> Result<End, StoreError> {
    let (last, opened) = match log {
        Log::New => (0, row.at),
        Log::Open(end) => (end.number, end.opened),
        Log::Folded => return Err(StoreError::Gap),
    };
    if row.number == last + 1 { Ok(End { number: row.number, opened }) } else { Err(StoreError::Gap) }
}

/// What is known of the logs of all tables in a group. Those that this process does not know are looked up.
fn logs(live: &mut Live, ends: &HashMap<TableId, End>, writes: &[Write]) -> Result<HashMap<TableId, Log>, StoreError> {
    let mut logs = HashMap::new();
    let mut unknown = Vec::new();
    for write in writes {
        let table = match write {
            Write::Append(row) => row.table,
            Write::Fold(table) => *table,
        };
        if let Slot::Vacant(slot) = logs.entry(table) {
            match ends.get(&table) {
                Some(end) => _ = slot.insert(Log::Open(*end)),
                None => {
                    slot.insert(Log::New);
                    unknown.push(table);
                }
            }
        }
    }
    if unknown.is_empty() {
        return Ok(logs);
    }
    let (shards, tables) = keys(&unknown);
    for row in live.query(ENDS, &[&shards, &tables])? {
        let table = table_id(row.try_get("tab")?);
        let number: Option<i64> = row.try_get("number")?;
        let log = match number {
            Some(number) => Log::Open(End { number: number as u64, opened: unsigned(&row, "at")? }),
            None if row.try_get("folded")? => Log::Folded,
            None => Log::New,
        };
        logs.insert(table, log);
    }
    Ok(logs)
}

/// Whether a node's lease has this epoch.
pub(super) fn has_lease(live: &mut Live, node: NodeId, epoch: u64) -> Result<bool, StoreError> {
    let lease = "SELECT 1 FROM nodes WHERE id = $1 AND epoch = $2";
    Ok(live.maybe(lease, &[&(node.0 as i64), &(epoch as i64)])?.is_some())
}

/// The rows of open tables, by table.
pub(super) fn stored(live: &mut Live, asked: &[TableId]) -> Result<HashMap<TableId, Vec<Row>>, StoreError> {
    let (shards, tables) = keys(asked);
    let mut found: HashMap<TableId, Vec<Row>> = HashMap::new();
    for row in live.query(STORED, &[&shards, &tables])? {
        let row = row_of(&row)??;
        let log = found.entry(row.table).or_default();
        let next = log.len() as u64 + 1;
        if row.number != next {
            return Err(BadRow::missing(row.table, next).into());
        }
        log.push(row);
    }
    Ok(found)
}

/// The open tables whose last rows are older than a time, the oldest first.
pub(super) fn idle(live: &mut Live, before: u64, most: usize) -> Result<Vec<TableId>, StoreError> {
    let before = i64::try_from(before).unwrap_or(i64::MAX);
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    live.query(IDLE, &[&before, &most])?.iter().map(|row| Ok(table_id(row.try_get("tab")?))).collect()
}

fn keys(tables: &[TableId]) -> (Vec<i16>, Vec<Uuid>) {
    tables.iter().map(|table| (number_of(Shard::of(*table)), uuid(table.0))).unzip()
}

impl Group {
    fn append(&mut self, row: &Row) -> Result<(), StoreError> {
        self.shards.push(number_of(Shard::of(row.table)));
        self.tables.push(uuid(row.table.0));
        self.numbers.push(row.number as i64);
        self.times.push(row.at as i64);
        self.served.push(row.served as i64);
        self.players.push(row.player.map(|player| uuid(player.0)));
        self.keys.push(row.key.as_ref().map(|key| key.as_bytes().to_vec()));
        self.entries.push(serde_json::to_string(&row.entry).map_err(damaged)?);
        Ok(())
    }

    fn sit(&mut self, row: &Row, end: End) {
        if let (Some(player), Entry::Open(_) | Entry::Join { .. }) = (row.player, &row.entry) {
            self.seats.players.push(uuid(player.0));
            self.seats.tables.push(uuid(row.table.0));
            self.seats.times.push(row.at as i64);
            self.seats.opened.push(end.opened as i64);
        }
    }

    fn fold(&mut self, table: TableId, log: Vec<Row>) -> Result<(), StoreError> {
        if let Some((_, next)) = log.iter().zip(1..).find(|(row, number)| row.number != *number) {
            return Err(BadRow::missing(table, next).into());
        }
        self.folds.shards.push(number_of(Shard::of(table)));
        self.folds.tables.push(uuid(table.0));
        self.folds.texts.push(folded::write(log)?);
        Ok(())
    }

    /// Writes the group, if the lease holds. Returns the new ends of logs.
    pub fn write(self, live: &mut Live, node: NodeId, epoch: u64) -> Result<HashMap<TableId, Option<End>>, StoreError> {
        let (seats, folds) = (&self.seats, &self.folds);
        let written = live.one(
            WRITE,
            &[
                &(node.0 as i64),
                &(epoch as i64),
                &self.shards,
                &self.tables,
                &self.numbers,
                &self.times,
                &self.served,
                &self.players,
                &self.keys,
                &self.entries,
                &seats.players,
                &seats.tables,
                &seats.times,
                &seats.opened,
                &folds.shards,
                &folds.tables,
                &folds.texts,
            ],
        )?;
        let leases: i64 = written.try_get(0)?;
        if leases == 1 { Ok(self.ends) } else { Err(StoreError::Stale) }
    }
}
