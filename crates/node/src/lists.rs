//! Lists of tables, of which every node has a part.

use std::collections::BTreeSet;

use hall::{Answer, Body, List, Listed, Reply, Request};
use protocol::{Problem, TableId};
use serde::de::DeserializeOwned;
use store::NodeId;

use crate::forwarding::{Parked, Pending, RETRY};
use crate::holding::Serving;
use crate::node::{Caller, Node, Numbered};

/// A list whose parts are gathered.
pub(crate) struct Gathering<T> {
    caller: Caller<T>,
    list: List,
    until: u64,
    /// How many parts are missing.
    missing: usize,
    tables: Vec<Listed>,
}

/// Reads a part that a hall has written.
fn read<D: DeserializeOwned>(reply: Reply) -> Option<D> {
    match reply {
        Ok(Answer { body: Body::Json(text), .. }) => serde_json::from_str(&text).ok(),
        _ => None,
    }
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

    /// Whether this node serves all shards that are its own.
    pub(crate) fn serves_all_of_its(&self) -> bool {
        self.shards.iter().all(|serving| !matches!(serving, Serving::Reading | Serving::Leaving))
    }

    /// Answers a request for a list.
    pub(crate) fn list(&mut self, caller: Caller<T>, list: List, until: u64, now: u64) {
        let number = self.new_number();
        let after = list.after;
        self.lists.insert(number, Gathering { caller, list, until, missing: 0, tables: Vec::new() });
        match after {
            // The node that serves the table knows its place.
            Some(after) => self.dispatch_until(Caller::Place(number), None, Request::Place(after), until, now),
            None => self.gather(number, None, now),
        }
    }

    /// Asks all nodes for their parts.
    fn gather(&mut self, number: u64, after: Option<(u64, TableId)>, now: u64) {
        let Some(servers) = self.servers() else { return self.list_later(number, now) };
        let Some(gathering) = self.lists.get_mut(&number) else { return };
        gathering.missing = servers.len() + 1;
        let (request, until) = (Request::ListPart(gathering.list.clone(), after), gathering.until);
        for node in servers {
            let (caller, request) = (Caller::ListPart(number), request.clone());
            self.ask(Pending { caller, node, player: None, request, until });
        }
        self.hall.request(Caller::ListPart(number), None, request, now);
    }

    pub(crate) fn heard_place(&mut self, number: u64, reply: Reply, now: u64) {
        match read::<Option<(u64, TableId)>>(reply) {
            Some(Some(place)) => self.gather(number, Some(place), now),
            Some(None) => self.end_list(number, now),
            None => self.list_later(number, now),
        }
    }

    pub(crate) fn heard_part(&mut self, number: u64, reply: Reply, now: u64) {
        let Some(part) = read::<Vec<Listed>>(reply) else { return self.list_later(number, now) };
        let Some(gathering) = self.lists.get_mut(&number) else { return };
        gathering.tables.extend(part);
        gathering.missing -= 1;
        if gathering.missing == 0 {
            self.end_list(number, now);
        }
    }

    fn end_list(&mut self, number: u64, now: u64) {
        if let Some(mut gathering) = self.lists.remove(&number) {
            gathering.tables.sort_by_key(|listed| std::cmp::Reverse(listed.place()));
            self.answer(gathering.caller, Ok(Listed::answer(&gathering.tables)), now);
        }
    }

    /// A part could not be had: the list is made again in a moment, unless it has taken too long.
    fn list_later(&mut self, number: u64, now: u64) {
        let Some(Gathering { caller, list, until, .. }) = self.lists.remove(&number) else { return };
        if until <= now {
            return self.answer(caller, Err(Problem::not_stored()), now);
        }
        self.park(Parked { caller, player: None, request: Request::List(list), until, at: now + RETRY });
    }
}
