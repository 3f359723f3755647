//! Leases of nodes: who is there, and who serves which shard.
//!
//! Several nodes share one PostgreSQL. Each has a lease, a row with its id, an epoch and a time until which it holds by
//! PostgreSQL's clock. Each shard is served by one node or by nobody.
//!
//! **No two writers.** The statement that writes rows locks the node's lease with `FOR SHARE`, and writes nothing unless
//! id and epoch match. It does not ask who has the shards of these rows. It need not, because a shard changes hands only
//! in two ways:
//! - Its holder releases it, after all its rows are stored. If the answer to one of them was lost, the node takes a new
//!   epoch first, so that a statement that is still on its way writes nothing.
//! - The holder's lease is deleted, once its time is over. Deleting waits for a statement that has locked the lease, and
//!   a later one finds no lease. In the same transaction its shards become free.
//!
//! Whoever claims a free shard therefore reads everything that was written to it and acknowledged, if it reads after the
//! claim. Epochs come from a sequence and are never used twice, so a node that joins again cannot be taken for what it
//! was before.
//!
//! A lease that is over, but which nobody has deleted, can be renewed: nobody has its shards yet.
//!
//! **Answers.** A node may answer from what it has in memory only while its lease holds. It measures that by its own
//! monotonic clock, from the moment *before* it called [`Leases::join`], [`Leases::renew`] or [`Leases::new_epoch`], and
//! with a margin.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::postgres::Link;
use crate::{SHARDS, Shard, Shards, StoreError};

/// A node: a random number that the process draws when it starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct NodeId(pub u64);

/// A node and its present epoch. [`Leases`] sets the epoch, and the store writes only while it holds.
#[derive(Clone, Debug)]
pub struct Fence(Arc<(NodeId, AtomicU64)>);

/// Stands for no epoch: the sequence begins with 1.
const NO_EPOCH: u64 = 0;

impl Fence {
    /// The fence of somebody who only reads, or changes nothing but players and chats.
    #[must_use]
    pub fn none() -> Fence {
        Fence::of(NodeId(0))
    }

    fn of(node: NodeId) -> Fence {
        Fence(Arc::new((node, AtomicU64::new(NO_EPOCH))))
    }

    /// The node.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.0.0
    }

    /// Its present epoch; none without a lease.
    #[must_use]
    pub fn epoch(&self) -> Option<u64> {
        Some(self.0.1.load(Ordering::SeqCst)).filter(|epoch| *epoch != NO_EPOCH)
    }

    fn set(&self, epoch: u64) {
        self.0.1.store(epoch, Ordering::SeqCst);
    }
}

/// Who is there, and who serves what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Membership {
    /// The epoch of the node that asked.
    pub epoch: u64,
    /// All nodes with a lease that nobody has deleted, sorted.
    pub nodes: Vec<NodeId>,
    /// Those of them that give their shards back, to end.
    pub retiring: Vec<NodeId>,
    /// Who serves each shard.
    pub owners: [Option<NodeId>; SHARDS],
    /// The time by PostgreSQL's clock when this was read, in milliseconds since 1970. All nodes keep this time, however
    /// wrong their own clocks are.
    pub time: u64,
}

impl Membership {
    /// The shards that a node serves; for none, those that nobody serves.
    #[must_use]
    pub fn shards_of(&self, node: Option<NodeId>) -> Shards {
        let of = |(owner, shard): (&Option<NodeId>, u8)| (*owner == node).then_some(Shard(shard));
        self.owners.iter().zip(0..).filter_map(of).collect()
    }
}

/// The lease of this node, on a connection of its own.
///
/// Every call may be repeated if it failed. After [`StoreError::Stale`] the lease is gone, with all shards; the node may
/// join again. The calls block, as those of [`Postgres`](crate::Postgres) do.
pub struct Leases {
    link: Link,
    fence: Fence,
    length: Duration,
    is_retiring: bool,
    /// The epochs that the lease may have. There are several if the answer to a change of the epoch was lost.
    epochs: Vec<i64>,
}

impl std::fmt::Debug for Leases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Leases").field("fence", &self.fence).field("length", &self.length).finish_non_exhaustive()
    }
}

/// How long an answer of the database may take: not much longer than a lease holds. When the database can be reached again, a
/// node that waits for an answer that never comes serves nothing.
const ANSWER: Duration = Duration::from_secs(2);

/// Deletes leases whose time is over, which frees their shards. It waits for statements that have locked them. Two
/// nodes that do so at once take them in the same order.
const FENCE: &str = "
    DELETE FROM nodes USING (
        SELECT id FROM nodes WHERE until < clock_timestamp() AND id <> $1 ORDER BY id FOR UPDATE
    ) AS over WHERE nodes.id = over.id AND until < clock_timestamp()";

/// The nodes and the owners of shards, at one moment, and the time. There is a node at least: the one that asks.
const MEMBERS: &str = "
    SELECT NULL::smallint AS shard, id, until < clock_timestamp() AS is_over,
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS time, retiring FROM nodes
    UNION ALL SELECT shard, node, false, 0, false FROM shards WHERE node IS NOT NULL";

/// Locks the lease before the shards, as deleting a lease does, and the shards in order.
const CLAIM: &str = "
    WITH lease AS (SELECT id FROM nodes WHERE id = $1 AND epoch = ANY($2::bigint[]) FOR SHARE),
    free AS (
        SELECT shard FROM shards, lease WHERE shard = ANY($3::smallint[]) AND (node IS NULL OR node = $1)
        ORDER BY shard FOR UPDATE OF shards),
    taken AS (
        UPDATE shards SET node = lease.id FROM lease, free
        WHERE shards.shard = free.shard AND (node IS NULL OR node = $1) RETURNING shards.shard)
    SELECT (SELECT count(*) FROM lease), COALESCE((SELECT array_agg(shard) FROM taken), '{}')";

/// Waits for statements that write, so that a shard is never free before its rows are stored.
const RELEASE: &str = "
    WITH lease AS (SELECT id FROM nodes WHERE id = $1 AND epoch = ANY($2::bigint[]) FOR UPDATE),
    freed AS (
        UPDATE shards SET node = NULL FROM lease WHERE node = lease.id AND shard = ANY($3::smallint[]))
    SELECT count(*) FROM lease";

impl Leases {
    /// Connects to a database and makes its tables if they are missing. A lease holds for `length` after it was renewed.
    pub fn open(url: &str, node: NodeId, length: Duration) -> Result<Leases, StoreError> {
        let link = crate::postgres::open(url)?.within(ANSWER);
        Ok(Leases { link, fence: Fence::of(node), length, is_retiring: false, epochs: Vec::new() })
    }

    /// The fence that the store of this node needs.
    #[must_use]
    pub fn fence(&self) -> Fence {
        self.fence.clone()
    }

    /// Takes a lease with a new epoch and without shards. If this node or another one cannot hear the others, because it
    /// has no bus, it is refused with [`StoreError::InUse`]. The lease of a server that was killed counts until its time
    /// is over.
    pub fn join(&mut self, has_bus: bool) -> Result<Membership, StoreError> {
        self.lapse();
        let (node, length, retiring) = (self.node(), self.milliseconds(), self.is_retiring);
        let epoch = self.link.repeatable(|live| {
            live.transaction(|live| {
                // One at a time, so that of two nodes one sees the other.
                live.batch("SELECT pg_advisory_xact_lock(7809644627822033002)")?;
                live.execute(FENCE, &[&node])?;
                let others = "SELECT count(*), COALESCE(bool_and(bus), true) FROM nodes WHERE id <> $1";
                let others = live.one(others, &[&node])?;
                let (count, hear): (i64, bool) = (others.try_get(0)?, others.try_get(1)?);
                if count > 0 && !(has_bus && hear) {
                    return Err(StoreError::InUse);
                }
                live.execute("DELETE FROM nodes WHERE id = $1", &[&node])?;
                let insert = "INSERT INTO nodes (id, epoch, until, bus, retiring) \
                    VALUES ($1, nextval('epochs'), clock_timestamp() + $2 * interval '1 millisecond', $3, $4) \
                    RETURNING epoch";
                Ok(live.one(insert, &[&node, &length, &has_bus, &retiring])?.try_get::<_, i64>(0)?)
            })
        })?;
        self.epochs = vec![epoch];
        self.fence.set(epoch as u64);
        self.members()
    }

    /// From the next renewal on, the others know that this node ends and takes no shards.
    pub fn retire(&mut self) {
        self.is_retiring = true;
    }

    /// Extends the lease, deletes those whose time is over, and says who is there.
    pub fn renew(&mut self) -> Result<Membership, StoreError> {
        let (node, length, epochs) = (self.node(), self.milliseconds(), self.epochs.clone());
        let retiring = self.is_retiring;
        let extend = "UPDATE nodes SET until = clock_timestamp() + $3 * interval '1 millisecond', retiring = $4 \
            WHERE id = $1 AND epoch = ANY($2::bigint[])";
        let extended = self.link.repeatable(|live| live.execute(extend, &[&node, &epochs, &length, &retiring]))?;
        self.check(extended == 1)?;
        let (members, is_any_over) = self.read()?;
        if !is_any_over {
            return Ok(members);
        }
        let fenced = self.link.repeatable(|live| {
            live.transaction(|live| {
                // The own lease runs on while this waits for somebody's statement.
                live.batch("SET LOCAL lock_timeout = '1s'")?;
                live.execute(FENCE, &[&node])
            })
        });
        match fenced {
            // The own lease is renewed all the same, and the next renewal tries again.
            Err(bad) if !bad.is_lost() => Ok(members),
            fenced => fenced.and_then(|_| self.members()),
        }
    }

    /// Takes those of the shards that nobody has. Returns which of them this node has now. Their rows must be read after
    /// this.
    pub fn claim(&mut self, wanted: Shards) -> Result<Shards, StoreError> {
        let (node, epochs, wanted) = (self.node(), self.epochs.clone(), numbers(wanted));
        let (holds, taken) = self.link.repeatable(|live| {
            let row = live.one(CLAIM, &[&node, &epochs, &wanted])?;
            Ok((row.try_get::<_, i64>(0)? == 1, row.try_get::<_, Vec<i16>>(1)?))
        })?;
        self.check(holds)?;
        Ok(taken.into_iter().filter_map(shard).collect())
    }

    /// Gives shards back. All their rows must be stored before; if an answer was lost, after a new epoch.
    pub fn release(&mut self, shards: Shards) -> Result<(), StoreError> {
        let (node, epochs, shards) = (self.node(), self.epochs.clone(), numbers(shards));
        let holds = self
            .link
            .repeatable(|live| Ok(live.one(RELEASE, &[&node, &epochs, &shards])?.try_get::<_, i64>(0)? == 1))?;
        self.check(holds)
    }

    /// Takes a new epoch, after a commit whose answer was lost. It waits for the statement if that is under way; if it
    /// comes later, it writes nothing. So what is read afterwards is all there is. The shards stay. The lease is extended,
    /// as by [`Leases::renew`]: whoever takes a new epoch counts on it.
    pub fn new_epoch(&mut self) -> Result<Membership, StoreError> {
        let (node, length, epochs) = (self.node(), self.milliseconds(), &mut self.epochs);
        let fence = &self.fence;
        let has_changed = self.link.repeatable(|live| {
            let epoch: i64 = live.one("SELECT nextval('epochs')", &[])?.try_get(0)?;
            // From now on nothing is written in the old epoch, and if the answer is lost, the next try knows this one.
            let may_be = epochs.clone();
            epochs.push(epoch);
            fence.set(epoch as u64);
            let change = "UPDATE nodes SET epoch = $3, until = clock_timestamp() + $4 * interval '1 millisecond' \
                WHERE id = $1 AND epoch = ANY($2::bigint[])";
            Ok(live.execute(change, &[&node, &may_be, &epoch, &length])? == 1)
        })?;
        self.check(has_changed)?;
        self.epochs.drain(..self.epochs.len().saturating_sub(1));
        self.members()
    }

    /// Gives all shards back and ends the lease.
    pub fn leave(&mut self) -> Result<(), StoreError> {
        self.lapse();
        let node = self.node();
        self.link.repeatable(|live| live.execute("DELETE FROM nodes WHERE id = $1", &[&node]))?;
        Ok(())
    }

    fn node(&self) -> i64 {
        self.fence.node().0 as i64
    }

    fn milliseconds(&self) -> f64 {
        self.length.as_secs_f64() * 1000.0
    }

    /// Forgets the lease.
    fn lapse(&mut self) {
        self.epochs.clear();
        self.fence.set(NO_EPOCH);
    }

    fn check(&mut self, holds: bool) -> Result<(), StoreError> {
        if holds {
            return Ok(());
        }
        self.lapse();
        Err(StoreError::Stale)
    }

    fn members(&mut self) -> Result<Membership, StoreError> {
        Ok(self.read()?.0)
    }

    /// Who is there, and whether the time of another's lease is over.
    fn read(&mut self) -> Result<(Membership, bool), StoreError> {
        let epoch = self.fence.epoch().ok_or(StoreError::Stale)?;
        let mut members =
            Membership { epoch, nodes: Vec::new(), retiring: Vec::new(), owners: [None; SHARDS], time: 0 };
        let mut is_any_over = false;
        for row in self.link.repeatable(|live| live.query(MEMBERS, &[]))? {
            let (number, node): (Option<i16>, i64) = (row.try_get(0)?, row.try_get(1)?);
            let node = NodeId(node as u64);
            match number {
                None => {
                    members.nodes.push(node);
                    members.retiring.extend(row.try_get::<_, bool>(4)?.then_some(node));
                    members.time = members.time.max(row.try_get::<_, i64>(3)? as u64);
                    is_any_over |= node != self.fence.node() && row.try_get::<_, bool>(2)?;
                }
                Some(number) => {
                    if let Some(shard) = shard(number) {
                        members.owners[usize::from(shard.0)] = Some(node);
                    }
                }
            }
        }
        self.check(members.nodes.contains(&self.fence.node()))?;
        members.nodes.sort_unstable();
        Ok((members, is_any_over))
    }
}

fn numbers(shards: Shards) -> Vec<i16> {
    shards.iter().map(|shard| i16::from(shard.0)).collect()
}

/// The shard of a number; none if there is no such shard.
fn shard(number: i16) -> Option<Shard> {
    u8::try_from(number).ok().filter(|number| usize::from(*number) < SHARDS).map(Shard)
}
