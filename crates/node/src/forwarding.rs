//! Requests about tables that other nodes serve, or nobody at present.

use hall::{Ask, Command, Reply, Request};
use protocol::{Player, Problem, TableId};
use store::NodeId;

use crate::holding::Serving;
use crate::message::Message;
use crate::node::{Caller, Node, Numbered};

/// How long a request may take, in milliseconds; a request that waits for news may take longer. It is longer than a node's
/// death may keep its tables from being served.
pub(crate) const PATIENCE: u64 = 8_000;
/// How soon a request about a table that nobody serves is tried again.
pub(crate) const RETRY: u64 = 20;
/// The most requests that wait for tables that nobody serves.
const MOST_PARKED: usize = 10_000;

/// A request that another node was asked.
pub(crate) struct Pending<T> {
    pub caller: Caller<T>,
    pub node: NodeId,
    pub player: Option<Player>,
    pub request: Request,
    pub until: u64,
}

/// A request about a table that nobody serves at present.
pub(crate) struct Parked<T> {
    pub caller: Caller<T>,
    pub player: Option<Player>,
    pub request: Request,
    pub until: u64,
    /// When it is tried again.
    pub at: u64,
}

/// Whether carrying out a request twice is the same as once.
fn is_repeatable(request: &Request) -> bool {
    match request {
        // A list is tried again as a whole.
        Request::List(_) | Request::ListPart(..) | Request::Place(_) => false,
        Request::Open(_) | Request::OpenAs(..) | Request::OpenRematch(_) => true,
        Request::Table(_, Ask::Command(command)) => {
            matches!(command, Command::Moves(_) | Command::Join(_) | Command::Start(_))
        }
        Request::Table(..) => true,
    }
}

/// How long a request may wait by itself.
fn own_wait(request: &Request) -> u64 {
    match request {
        Request::Table(_, Ask::News { wait, .. }) => *wait,
        _ => 0,
    }
}

impl<T, C: Clone + PartialEq + Numbered> Node<T, C> {
    /// Has a request answered, here or elsewhere.
    pub(crate) fn dispatch(&mut self, caller: Caller<T>, player: Option<Player>, request: Request, now: u64) {
        let until = now + PATIENCE + own_wait(&request);
        self.dispatch_until(caller, player, request, until, now);
    }

    pub(crate) fn dispatch_until(
        &mut self,
        caller: Caller<T>,
        player: Option<Player>,
        request: Request,
        until: u64,
        now: u64,
    ) {
        if self.is_alone() {
            return self.hall.request(caller, player.as_ref(), request, now);
        }
        let request = match (request, &player) {
            (Request::List(list), _) => return self.list(caller, list, until, now),
            (Request::Open(open), Some(opener)) => Request::OpenAs(self.new_id(opener, &open), open),
            (request, _) => request,
        };
        let table = match &request {
            Request::Table(table, _) | Request::OpenAs(table, _) | Request::Place(table) => *table,
            Request::OpenRematch(next) => next.table,
            // Nobody known wants to open a table: the hall says so.
            _ => return self.hall.request(caller, player.as_ref(), request, now),
        };
        match self.serving(table) {
            Serving::Here => self.hall.request(caller, player.as_ref(), request, now),
            Serving::There(node) => self.ask(Pending { caller, node, player, request, until }),
            Serving::Nobody | Serving::Reading | Serving::Leaving => {
                self.park(Parked { caller, player, request, until, at: now + RETRY });
            }
        }
    }

    /// Asks another node.
    pub(crate) fn ask(&mut self, pending: Pending<T>) {
        let number = self.new_number();
        let (player, request) = (pending.player.clone(), pending.request.clone());
        self.send(pending.node, Message::Ask { number, player, request });
        self.pending.insert(number, pending);
    }

    /// The id of a new table: without a key one that this node serves, if there is one, so that nobody else need be asked.
    fn new_id(&mut self, opener: &Player, open: &protocol::OpenTable) -> TableId {
        let serves_some = self.shards.contains(&Serving::Here);
        loop {
            let table = self.hall.open_id(opener.id, open);
            if open.key.is_some() || !serves_some || self.serving(table) == Serving::Here {
                return table;
            }
        }
    }

    pub(crate) fn new_number(&mut self) -> u64 {
        self.next_number += 1;
        self.next_number
    }

    pub(crate) fn park(&mut self, parked: Parked<T>) {
        if self.parked.len() < MOST_PARKED {
            return self.parked.push(parked);
        }
        if let Caller::Here(_) | Caller::There(..) | Caller::Rematch(..) = parked.caller {
            self.answer(parked.caller, Err(Problem::not_stored()), parked.at);
        }
    }

    /// Another node asks.
    pub(crate) fn asked(&mut self, from: NodeId, number: u64, player: Option<Player>, request: Request, now: u64) {
        let caller = Caller::There(from, number);
        let table = match &request {
            Request::Table(table, _) | Request::OpenAs(table, _) | Request::Place(table) => *table,
            Request::OpenRematch(next) => next.table,
            Request::ListPart(..) if self.serves_all_of_its() => {
                return self.hall.request(caller, player.as_ref(), request, now);
            }
            Request::ListPart(..) | Request::List(_) | Request::Open(_) => {
                return self.send(from, Message::Elsewhere { number });
            }
        };
        match self.serving(table) {
            Serving::Here => self.hall.request(caller, player.as_ref(), request, now),
            Serving::Reading => {
                self.park(Parked { caller, player, request, until: now + PATIENCE, at: now + RETRY });
            }
            Serving::Nobody | Serving::There(_) | Serving::Leaving => self.send(from, Message::Elsewhere { number }),
        }
    }

    /// Another node has answered.
    pub(crate) fn answered(&mut self, number: u64, reply: Reply, now: u64) {
        // It may have answered before, or too late.
        if let Some(pending) = self.pending.remove(&number) {
            self.answer(pending.caller, reply, now);
        }
    }

    /// Another node does not serve the table.
    pub(crate) fn is_elsewhere(&mut self, number: u64, now: u64) {
        match self.pending.remove(&number) {
            Some(Pending { caller: caller @ (Caller::Place(_) | Caller::ListPart(_)), .. }) => {
                self.answer(caller, Err(Problem::not_stored()), now);
            }
            Some(Pending { caller, player, request, until, .. }) => {
                self.park(Parked { caller, player, request, until, at: now + RETRY });
            }
            None => {}
        }
    }

    /// Messages from or to a node may be lost, or it is gone: what it was asked is asked again, if it may be.
    pub(crate) fn ask_again(&mut self, node: NodeId, now: u64) {
        let numbers: Vec<u64> =
            self.pending.iter().filter(|(_, pending)| pending.node == node).map(|(number, _)| *number).collect();
        for number in numbers {
            let Some(Pending { caller, player, request, until, .. }) = self.pending.remove(&number) else { continue };
            if is_repeatable(&request) {
                self.park(Parked { caller, player, request, until, at: now });
            } else {
                self.answer(caller, Err(Problem::not_stored()), now);
            }
        }
    }

    /// Tries parked requests again that are due.
    pub(crate) fn retry_parked(&mut self, now: u64) {
        let due: Vec<Parked<T>> =
            self.parked.extract_if(.., |parked| parked.at <= now || parked.until <= now).collect();
        for Parked { caller, player, request, until, .. } in due {
            if until <= now {
                self.answer(caller, Err(Problem::not_stored()), now);
            } else {
                self.dispatch_until(caller, player, request, until, now);
            }
        }
    }

    /// When a request must be looked at next.
    pub(crate) fn next_wait(&self) -> Option<u64> {
        let parked = self.parked.iter().map(|parked| parked.at.min(parked.until));
        let pending = self.pending.values().map(|pending| pending.until);
        parked.chain(pending).chain(self.replace_at).min()
    }

    /// Tries again, and gives up what has waited too long.
    pub(crate) fn look_at_waits(&mut self, now: u64) {
        self.retry_parked(now);
        let late: Vec<u64> =
            self.pending.iter().filter(|(_, pending)| pending.until <= now).map(|(number, _)| *number).collect();
        for number in late {
            if let Some(pending) = self.pending.remove(&number) {
                self.answer(pending.caller, Err(Problem::not_stored()), now);
            }
        }
        if self.replace_at.is_some_and(|at| at <= now) {
            self.replace_at = None;
            self.place_watches(now);
        }
    }
}
