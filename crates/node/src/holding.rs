//! Which shards this node serves: taking them, reading their tables, and giving them back.

use hall::Restoring;
use store::{Membership, NodeId, SHARDS, Shard, Shards};

use crate::message::Message;
use crate::node::{Effect, Listener, Node, Numbered};

/// How a shard is served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Serving {
    /// Nobody serves it, as far as this node knows.
    Nobody,
    /// Another node serves it.
    There(NodeId),
    /// It is this node's, and its tables are being read.
    Reading,
    /// This node serves it.
    Here,
    /// It is this node's, and is given back as soon as everything about its tables is stored.
    Leaving,
}

impl Serving {
    /// Whether the shard is this node's.
    fn is_own(self) -> bool {
        matches!(self, Serving::Reading | Serving::Here | Serving::Leaving)
    }
}

impl<T, C: Clone + PartialEq + Numbered> Node<T, C> {
    /// Who is there, and who serves what. The own lease holds until `until`, by this node's monotonic clock.
    pub fn members(&mut self, members: &Membership, until: u64, now: u64) {
        self.lease = Some(until);
        let gone: Vec<NodeId> = self.nodes.iter().copied().filter(|node| !members.nodes.contains(node)).collect();
        self.nodes.clone_from(&members.nodes);
        self.sharing = members.nodes.iter().filter(|node| !members.retiring.contains(node)).count();
        for shard in 0..SHARDS {
            let owner = members.owners[shard];
            self.shards[shard] = match (self.shards[shard], owner) {
                (own, Some(owner)) if owner == self.id && own.is_own() => own,
                // Somebody looked just before it was given back.
                (_, Some(owner)) if owner == self.id && self.releasing.contains(Shard(shard as u8)) => Serving::Nobody,
                // The answer to a claim was lost.
                (_, Some(owner)) if owner == self.id => {
                    self.read([Shard(shard as u8)].into_iter().collect());
                    Serving::Reading
                }
                (before, owner) => {
                    if before.is_own() {
                        self.drop_shards([Shard(shard as u8)].into_iter().collect());
                    }
                    owner.map_or(Serving::Nobody, Serving::There)
                }
            };
        }
        gone.into_iter().for_each(|node| self.is_gone(node, now));
        self.take_share();
        self.end_announcements(now);
        self.go_on(now);
    }

    /// The lease is lost, and with it all shards.
    pub fn lost(&mut self, now: u64) {
        self.lease = Some(0);
        // What was not handed to the store is not written by a node that may not know what others have written.
        self.hall.give_up();
        let own = self.shards_that(Serving::is_own);
        self.drop_shards(own);
        own.iter().for_each(|shard| self.set(shard, Serving::Nobody));
        self.releasing = Shards::NONE;
        // Nobody has waited until this node heard of a revoked token.
        self.ready.push(Effect::Forget(None));
        // The others take this node for dead, and have forgotten what it asked and watches.
        let others: Vec<NodeId> = self.peers.keys().copied().collect();
        others.into_iter().for_each(|node| self.resync(node, now));
        self.go_on(now);
    }

    /// Gives everything back and takes nothing more: the node is about to end.
    pub fn retire(&mut self) {
        self.is_retiring = true;
        for shard in self.shards_that(|serving| serving == Serving::Here).iter() {
            self.set(shard, Serving::Leaving);
        }
        self.give_back_settled();
    }

    /// Whether the others serve everything.
    #[must_use]
    pub fn has_retired(&self) -> bool {
        self.is_retiring && self.shards.iter().all(|serving| matches!(serving, Serving::There(_)))
    }

    /// These shards were given back: the others may take them.
    pub fn released(&mut self, shards: Shards) {
        self.releasing = self.releasing.iter().filter(|shard| !shards.contains(*shard)).collect();
        self.broadcast(&Message::Look);
    }

    /// These shards are this node's now.
    pub fn claimed(&mut self, shards: Shards) {
        // A claim may come twice, and its second answer after the shard was given back.
        let is_new = |shard: &Shard| !self.shards[usize::from(shard.0)].is_own() && !self.releasing.contains(*shard);
        let new: Shards = shards.iter().filter(is_new).collect();
        new.iter().for_each(|shard| self.set(shard, Serving::Reading));
        self.read(new);
    }

    /// The open tables of shards were read.
    pub fn restored(&mut self, shards: Shards, tables: Restoring, now: u64) {
        let still = self.was_read(shards);
        // The lease may be lost meanwhile; then another node serves them.
        if still != shards {
            return self.read(still);
        }
        self.hall.restored(tables, now);
        let next = if self.is_retiring { Serving::Leaving } else { Serving::Here };
        shards.iter().for_each(|shard| self.set(shard, next));
        self.give_back_settled();
        self.broadcast(&Message::Look);
        self.go_on(now);
    }

    /// The open tables of shards could not be read: they are read again.
    pub fn not_restored(&mut self, shards: Shards) {
        let still = self.was_read(shards);
        self.read(still);
    }

    /// Reads the open tables of shards.
    fn read(&mut self, shards: Shards) {
        shards.iter().for_each(|shard| self.reads[usize::from(shard.0)] += 1);
        if !shards.is_empty() {
            self.ready.push(Effect::Restore(shards));
        }
    }

    /// Shards were read, or not. Returns those that wait for it, and not for a later read.
    fn was_read(&mut self, shards: Shards) -> Shards {
        for shard in shards.iter() {
            let reads = &mut self.reads[usize::from(shard.0)];
            // A server alone reads before it is a node.
            *reads = reads.saturating_sub(1);
        }
        let waits = |shard: &Shard| {
            let place = usize::from(shard.0);
            self.shards[place] == Serving::Reading && self.reads[place] == 0
        };
        shards.iter().filter(waits).collect()
    }

    /// Takes shards that nobody serves, or gives some back, until this node has its share.
    fn take_share(&mut self) {
        if self.is_retiring || self.sharing == 0 {
            return;
        }
        let share = SHARDS.div_ceil(self.sharing);
        let own = self.shards_that(|serving| matches!(serving, Serving::Here | Serving::Reading));
        if own.len() > share {
            let here = self.shards_that(|serving| serving == Serving::Here);
            for shard in here.iter().take(own.len() - share) {
                self.set(shard, Serving::Leaving);
            }
            return self.give_back_settled();
        }
        // Nodes begin at different places, so that they do not want the same shards.
        let first = self.id.0 as usize % SHARDS;
        let free = (0..SHARDS).map(|place| Shard(((first + place) % SHARDS) as u8));
        let is_free = |shard: &Shard| self.shards[usize::from(shard.0)] == Serving::Nobody;
        let free = free.filter(|shard| is_free(shard) && !self.releasing.contains(*shard));
        let wanted: Shards = free.take(share - own.len()).collect();
        if !wanted.is_empty() {
            self.ready.push(Effect::Claim(wanted));
        }
    }

    /// Gives back the leaving shards of which everything is stored.
    pub(crate) fn give_back_settled(&mut self) {
        let leaving = self.shards_that(|serving| serving == Serving::Leaving);
        let is_settled = |shard: &Shard| self.hall.is_settled(|table| Shard::of(table) == *shard);
        let settled: Shards = leaving.iter().filter(is_settled).collect();
        if settled.is_empty() {
            return;
        }
        self.drop_shards(settled);
        settled.iter().for_each(|shard| self.set(shard, Serving::Nobody));
        self.releasing = self.releasing.iter().chain(settled.iter()).collect();
        self.ready.push(Effect::Release(settled));
    }

    /// Forgets the tables of shards. Whoever watches them from another node must watch them elsewhere.
    fn drop_shards(&mut self, shards: Shards) {
        for listener in self.hall.let_go(|table| shards.contains(Shard::of(table))) {
            if let Listener::There(node, watcher) = listener {
                self.send(node, Message::Unplaced { watcher });
            }
        }
    }

    /// Another node is not there any more.
    fn is_gone(&mut self, node: NodeId, now: u64) {
        // The numbers of its packets are kept: it may have been cut off, and come back. It may even be back already, and have
        // brought its wishes before this node heard that it was gone. Then it must bring them again.
        for listener in self.forget_watchers(node, now) {
            if let Listener::There(node, watcher) = listener {
                self.send(node, Message::Unplaced { watcher });
            }
        }
        self.ask_again(node, now);
    }

    /// Nobody at another node watches anything here any more. Returns who did.
    pub(crate) fn forget_watchers(&mut self, node: NodeId, now: u64) -> Vec<Listener<C>> {
        self.hall.unwatch_all(|listener| matches!(listener, Listener::There(there, _) if *there == node), now)
    }

    /// It may be known again who serves what: goes on with what waits for that.
    fn go_on(&mut self, now: u64) {
        self.retry_parked(now);
        self.place_watches(now);
    }

    fn set(&mut self, shard: Shard, serving: Serving) {
        self.shards[usize::from(shard.0)] = serving;
    }

    fn shards_that(&self, fits: impl Fn(Serving) -> bool) -> Shards {
        (0..SHARDS as u8).map(Shard).filter(|shard| fits(self.shards[usize::from(shard.0)])).collect()
    }
}
