//! The database that the simulated nodes share: logs, leases and shards, with the rules of `store::leases`.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use protocol::{Row, TableId, Write};
use store::{Membership, NodeId, SHARDS, Shard, Shards};

/// How long a lease holds, in milliseconds.
pub const LENGTH: u64 = 3_000;

/// A lease: its epoch, and until when it holds by the database's clock.
struct Lease {
    epoch: u64,
    until: u64,
    is_retiring: bool,
}

/// Why something was not done.
#[derive(Debug, PartialEq, Eq)]
pub struct Stale;

pub struct Database {
    pub rows: HashMap<TableId, Vec<Row>>,
    folded: BTreeSet<TableId>,
    leases: BTreeMap<NodeId, Lease>,
    owners: [Option<NodeId>; SHARDS],
    epochs: u64,
}

impl Database {
    pub fn empty() -> Database {
        Database {
            rows: HashMap::new(),
            folded: BTreeSet::new(),
            leases: BTreeMap::new(),
            owners: [None; SHARDS],
            epochs: 0,
        }
    }

    /// Makes all writes of a node, as one statement, if the epoch is the present one. A row that does not continue its log
    /// would be a second writer.
    pub fn commit(&mut self, node: NodeId, epoch: u64, writes: &[Write]) -> Result<(), Stale> {
        if self.leases.get(&node).is_none_or(|lease| lease.epoch != epoch) {
            return Err(Stale);
        }
        for write in writes {
            match write {
                Write::Append(row) => {
                    let owner = self.owners[usize::from(Shard::of(row.table).0)];
                    assert_eq!(owner, Some(node), "only the node that serves a table writes its rows");
                    let rows = self.rows.entry(row.table).or_default();
                    assert_eq!(row.number, rows.len() as u64 + 1, "a gap or a second writer");
                    assert!(!self.folded.contains(&row.table), "nothing is appended to a folded log");
                    rows.push(row.clone());
                }
                Write::Fold(table) => assert!(self.folded.insert(*table), "a log is folded once"),
            }
        }
        Ok(())
    }

    /// The rows of the open tables of shards.
    pub fn open_rows(&self, shards: Shards) -> Vec<Row> {
        let is_meant = |table: &TableId| shards.contains(Shard::of(*table)) && !self.folded.contains(table);
        self.rows.iter().filter(|(table, _)| is_meant(table)).flat_map(|(_, rows)| rows.clone()).collect()
    }

    fn membership(&self, epoch: u64) -> Membership {
        let nodes = self.leases.keys().copied().collect();
        let retiring = self.leases.iter().filter(|(_, lease)| lease.is_retiring).map(|(node, _)| *node).collect();
        Membership { epoch, nodes, retiring, owners: self.owners, time: 0 }
    }

    fn next_epoch(&mut self) -> u64 {
        self.epochs += 1;
        self.epochs
    }

    fn free(&mut self, node: NodeId) {
        self.owners.iter_mut().filter(|owner| **owner == Some(node)).for_each(|owner| *owner = None);
    }

    pub fn join(&mut self, node: NodeId, is_retiring: bool, now: u64) -> Membership {
        let epoch = self.next_epoch();
        self.free(node);
        self.leases.insert(node, Lease { epoch, until: now + LENGTH, is_retiring });
        self.membership(epoch)
    }

    pub fn leave(&mut self, node: NodeId) {
        self.leases.remove(&node);
        self.free(node);
    }

    pub fn renew(&mut self, node: NodeId, epoch: u64, is_retiring: bool, now: u64) -> Result<Membership, Stale> {
        let lease = self.leases.get_mut(&node).filter(|lease| lease.epoch == epoch).ok_or(Stale)?;
        *lease = Lease { epoch, until: now + LENGTH, is_retiring };
        let over: Vec<NodeId> =
            self.leases.iter().filter(|(_, lease)| lease.until < now).map(|(node, _)| *node).collect();
        for node in over {
            self.leases.remove(&node);
            self.free(node);
        }
        Ok(self.membership(epoch))
    }

    pub fn new_epoch(&mut self, node: NodeId, epoch: u64, now: u64) -> Result<Membership, Stale> {
        let next = self.next_epoch();
        let lease = self.leases.get_mut(&node).filter(|lease| lease.epoch == epoch).ok_or(Stale)?;
        *lease = Lease { epoch: next, until: now + LENGTH, is_retiring: lease.is_retiring };
        Ok(self.membership(next))
    }

    pub fn claim(&mut self, node: NodeId, epoch: u64, wanted: Shards) -> Result<Shards, Stale> {
        self.leases.get(&node).filter(|lease| lease.epoch == epoch).ok_or(Stale)?;
        let mut taken = Shards::NONE;
        for shard in wanted.iter() {
            let owner = &mut self.owners[usize::from(shard.0)];
            if owner.is_none_or(|owner| owner == node) {
                *owner = Some(node);
                taken.insert(shard);
            }
        }
        Ok(taken)
    }

    pub fn release(&mut self, node: NodeId, epoch: u64, shards: Shards) -> Result<(), Stale> {
        self.leases.get(&node).filter(|lease| lease.epoch == epoch).ok_or(Stale)?;
        for shard in shards.iter() {
            let owner = &mut self.owners[usize::from(shard.0)];
            if *owner == Some(node) {
                *owner = None;
            }
        }
        Ok(())
    }
}
