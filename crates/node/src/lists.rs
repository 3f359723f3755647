//! Lists of tables, which all nodes are asked for.

use std::collections::BTreeSet;

use hall::{List, Listed, Request};
use protocol::{Player, Problem, TableId};
use store::NodeId;

use crate::forwarding::Parked;
use crate::holding::Serving;
use crate::message::Message;
use crate::node::{Caller, Node, Numbered};

/// How soon a list is tried again while some shard is not served.
const RETRY: u64 = 20;

/// A request for a list that waits for other nodes.
pub(crate) struct Gathering<T> {
    caller: Caller<T>,
    player: Option<Player>,
    list: List,
    pub until: u64,
    /// The nodes that have not answered.
    missing: BTreeSet<NodeId>,
    tables: Vec<Listed>,
}

impl<T, C: Clone + PartialEq + Numbered> Node<T, C> {
    /// The nodes besides this one that serve shards; none while a shard is not served.
    fn servers(&self) -> Option<BTreeSet<NodeId>> {
        let mut servers = BTreeSet::new();
        for serving in &self.shards {
            match serving {
                Serving::There(node) => _ = servers.insert(*node),
                Serving::Here => {}
                Serving::Nobody | Serving::Reading | Serving::Leaving => return None,
            }
        }
        Some(servers)
    }

    /// Answers a request for a list.
    pub(crate) fn list(&mut self, caller: Caller<T>, player: Option<Player>, list: List, until: u64, now: u64) {
        let Some(servers) = self.servers() else { return self.park_list(caller, player, list, until, now) };
        let gathering = Gathering { caller, player, list, until, missing: servers, tables: Vec::new() };
        let number = self.new_number();
        match gathering.list.after.map(|after| (after, self.serving(after))) {
            // The node that serves the table knows its place.
            Some((after, Serving::There(node))) => {
                self.send(node, Message::Place { number, table: after });
                self.lists.insert(number, gathering);
            }
            Some((after, _)) => {
                let place = self.hall.place_of(after);
                self.lists.insert(number, gathering);
                self.heard_place(number, place, now);
            }
            None => self.gather(number, gathering, None, now),
        }
    }

    fn park_list(&mut self, caller: Caller<T>, player: Option<Player>, list: List, until: u64, now: u64) {
        self.park(Parked { caller, player, request: Request::List(list), until, at: now + RETRY });
    }

    pub(crate) fn heard_place(&mut self, number: u64, place: Option<(u64, TableId)>, now: u64) {
        let Some(gathering) = self.lists.remove(&number) else { return };
        match place {
            Some(place) => self.gather(number, gathering, Some(place), now),
            None => self.answer(gathering.caller, Ok(Listed::answer(&[]))),
        }
    }

    fn gather(&mut self, number: u64, mut gathering: Gathering<T>, after: Option<(u64, TableId)>, now: u64) {
        gathering.tables = self.hall.listed(&gathering.list, after, now);
        for node in gathering.missing.clone() {
            self.send(node, Message::List { number, list: gathering.list.clone(), after });
        }
        self.lists.insert(number, gathering);
        self.end_if_complete(number);
    }

    fn end_if_complete(&mut self, number: u64) {
        if self.lists.get(&number).is_some_and(|gathering| gathering.missing.is_empty())
            && let Some(mut gathering) = self.lists.remove(&number)
        {
            gathering.tables.sort_by_key(|listed| std::cmp::Reverse(listed.place()));
            self.answer(gathering.caller, Ok(Listed::answer(&gathering.tables)));
        }
    }

    /// Another node asks for the listed tables of this one.
    pub(crate) fn asked_for_list(
        &mut self,
        from: NodeId,
        number: u64,
        list: &List,
        after: Option<(u64, TableId)>,
        now: u64,
    ) {
        let is_ready = self.shards.iter().all(|serving| !matches!(serving, Serving::Reading | Serving::Leaving));
        let reply = match is_ready {
            true => Message::Listed { number, tables: self.hall.listed(list, after, now) },
            false => Message::Elsewhere { number },
        };
        self.send(from, reply);
    }

    pub(crate) fn asked_for_place(&mut self, from: NodeId, number: u64, table: TableId) {
        let reply = match self.serving(table) {
            Serving::Here => Message::PlaceIs { number, place: self.hall.place_of(table) },
            _ => Message::Elsewhere { number },
        };
        self.send(from, reply);
    }

    pub(crate) fn heard_list(&mut self, from: NodeId, number: u64, tables: Vec<Listed>) {
        if let Some(gathering) = self.lists.get_mut(&number)
            && gathering.missing.remove(&from)
        {
            gathering.tables.extend(tables);
            self.end_if_complete(number);
        }
    }

    /// A node cannot answer now: the list is tried again from the beginning.
    pub(crate) fn list_is_elsewhere(&mut self, number: u64, now: u64) {
        if let Some(Gathering { caller, player, list, until, .. }) = self.lists.remove(&number) {
            self.park_list(caller, player, list, until, now);
        }
    }

    /// Messages from or to a node may be lost, or it is gone.
    pub(crate) fn gather_again(&mut self, node: NodeId, now: u64) {
        let waits = |gathering: &Gathering<T>| gathering.missing.contains(&node);
        let numbers: Vec<u64> =
            self.lists.iter().filter(|(_, gathering)| waits(gathering)).map(|(number, _)| *number).collect();
        numbers.into_iter().for_each(|number| self.list_is_elsewhere(number, now));
    }

    pub(crate) fn give_up_lists(&mut self, now: u64) {
        let late: Vec<u64> =
            self.lists.iter().filter(|(_, list)| list.until <= now).map(|(number, _)| *number).collect();
        for number in late {
            if let Some(gathering) = self.lists.remove(&number) {
                self.answer(gathering.caller, Err(Problem::not_stored()));
            }
        }
    }
}
