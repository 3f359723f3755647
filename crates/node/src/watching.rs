//! Connections that watch tables, wherever these are served.

use std::collections::BTreeMap;
use std::sync::Arc;

use hall::Watch;
use protocol::{Player, TableId};
use store::NodeId;

use crate::forwarding::RETRY;
use crate::holding::Serving;
use crate::message::Message;
use crate::node::{Effect, Listener, Node, Numbered};

/// Where a table is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    Here,
    /// At another node, with this number. Each attempt has a number of its own, so that what an earlier one is still told is not
    /// taken for what comes after a gap.
    There(NodeId, u64),
}

impl At {
    fn node(self) -> Option<NodeId> {
        match self {
            At::Here => None,
            At::There(node, _) => Some(node),
        }
    }
}

/// A table that a connection watches.
struct Watched {
    watch: Watch,
    /// Where the connection's wish was brought last; none if that node does not serve the table any more.
    at: Option<At>,
}

/// A connection of this process and what it watches.
pub(crate) struct Watching<C> {
    pub connection: C,
    player: Option<Player>,
    tables: BTreeMap<TableId, Watched>,
}

impl<T, C: Clone + PartialEq + Numbered> Node<T, C> {
    /// Begins to send a connection what happens at a table.
    pub fn watch(&mut self, connection: C, player: Option<&Player>, table: TableId, watch: Watch, now: u64) {
        if self.is_alone() {
            return self.hall.watch(Listener::Here(connection), player, table, watch, now);
        }
        let number = connection.number();
        let new = || Watching { connection, player: None, tables: BTreeMap::new() };
        let watching = self.connections.entry(number).or_insert_with(new);
        watching.player = player.cloned();
        watching.tables.insert(table, Watched { watch, at: None });
        self.place_watch(number, table, now);
    }

    /// Stops sending a connection what happens at these tables.
    pub fn unwatch(&mut self, connection: &C, tables: impl IntoIterator<Item = TableId>, now: u64) {
        if self.is_alone() {
            return self.hall.unwatch(&Listener::Here(connection.clone()), tables, now);
        }
        let number = connection.number();
        let Some(watching) = self.connections.get_mut(&number) else { return };
        let gone: Vec<(TableId, Watched)> =
            tables.into_iter().filter_map(|table| Some((table, watching.tables.remove(&table)?))).collect();
        if watching.tables.is_empty() {
            self.connections.remove(&number);
        }
        for (table, watched) in gone {
            match watched.at {
                Some(At::Here) => self.hall.unwatch(&Listener::Here(connection.clone()), [table], now),
                Some(At::There(node, watcher)) => self.stop_watching(node, watcher, table),
                None => {}
            }
        }
    }

    /// Tells a node that a watcher is gone.
    fn stop_watching(&mut self, node: NodeId, watcher: u64, table: TableId) {
        self.watchers.remove(&watcher);
        self.send(node, Message::Unwatch { watcher, table });
    }

    /// A connection has missed messages about a table and is told to read the view again.
    pub fn fell_behind(&mut self, connection: &C, table: TableId, now: u64) {
        if self.is_alone() || self.serving(table) == Serving::Here {
            return self.hall.fell_behind(&Listener::Here(connection.clone()), table);
        }
        let watching = self.connections.get_mut(&connection.number());
        if let Some(watched) = watching.and_then(|watching| watching.tables.get_mut(&table)) {
            if let Some(At::There(node, watcher)) = watched.at.take() {
                self.stop_watching(node, watcher, table);
            }
            self.place_watch(connection.number(), table, now);
        }
    }

    /// Sends a message to all who watch a table. It is not part of the log.
    pub fn tell_watchers(&mut self, table: TableId, text: &Arc<str>) {
        match self.serving(table) {
            Serving::There(node) => self.send(node, Message::Say { table, text: text.to_string() }),
            _ => self.hall.tell_watchers(table, text),
        }
    }

    pub(crate) fn watch_here(
        &mut self,
        listener: Listener<C>,
        player: Option<&Player>,
        table: TableId,
        watch: Watch,
        now: u64,
    ) {
        if let Some(player) = player {
            self.hall.note_name(player);
        }
        self.hall.watch(listener, player, table, watch, now);
    }

    /// Brings the wish of a connection to where the table is served, unless it is there already.
    fn place_watch(&mut self, number: u64, table: TableId, now: u64) {
        let (serving, watcher) = (self.serving(table), self.new_number());
        let Some(watching) = self.connections.get_mut(&number) else { return };
        let Some(watched) = watching.tables.get_mut(&table) else { return };
        let before = watched.at;
        watched.at = match (serving, before) {
            // News may still come from a table that leaves.
            (Serving::Leaving, before) => before,
            (Serving::Here, _) => Some(At::Here),
            (Serving::There(node), Some(at)) if at.node() == Some(node) => Some(at),
            (Serving::There(node), _) => Some(At::There(node, watcher)),
            (Serving::Nobody | Serving::Reading, _) => None,
        };
        let at = watched.at;
        if at == before {
            return;
        }
        let (watch, player) = (watched.watch, watching.player.clone());
        watched.watch.again |= at.is_some();
        let listener = Listener::Here(watching.connection.clone());
        if let Some(At::There(node, watcher)) = before {
            self.stop_watching(node, watcher, table);
        }
        match at {
            Some(At::Here) => self.watch_here(listener, player.as_ref(), table, watch, now),
            Some(At::There(node, watcher)) => {
                self.watchers.insert(watcher, (number, table));
                self.send(node, Message::Watch { watcher, player, table, watch });
            }
            None => {}
        }
    }

    /// Another node tells something to those who watch a table there.
    pub(crate) fn told(&mut self, watchers: &[u64], text: &Arc<str>) {
        for watcher in watchers {
            if let Some((number, table)) = self.watchers.get(watcher)
                && let Some(watching) = self.connections.get(number)
            {
                self.ready.push(Effect::Tell(watching.connection.clone(), *table, text.clone()));
            }
        }
    }

    /// A node does not serve a table that a connection wants to watch. Perhaps it does in a moment, or another one.
    pub(crate) fn is_unplaced(&mut self, watcher: u64, now: u64) {
        let Some((number, table)) = self.watchers.remove(&watcher) else { return };
        let watching = self.connections.get_mut(&number);
        if let Some(watched) = watching.and_then(|watching| watching.tables.get_mut(&table)) {
            watched.at = None;
            self.replace_at.get_or_insert(now + RETRY);
        }
    }

    /// Brings the wishes of all connections to where the tables are served now.
    pub(crate) fn place_watches(&mut self, now: u64) {
        let all: Vec<(u64, TableId)> = self
            .connections
            .iter()
            .flat_map(|(number, watching)| watching.tables.keys().map(|table| (*number, *table)))
            .collect();
        all.into_iter().for_each(|(number, table)| self.place_watch(number, table, now));
    }

    /// Messages from or to a node may be lost: everything that is watched there is watched again.
    pub(crate) fn watch_again(&mut self, node: NodeId, now: u64) {
        for watching in self.connections.values_mut() {
            for watched in watching.tables.values_mut() {
                if let Some(At::There(there, watcher)) = watched.at
                    && there == node
                {
                    self.watchers.remove(&watcher);
                    watched.at = None;
                }
            }
        }
        self.send(node, Message::UnwatchAll);
        self.place_watches(now);
    }

    /// Tells a connection, here or at another node. The same text for several connections of one node is sent once.
    pub(crate) fn tell(&mut self, listener: Listener<C>, table: TableId, text: Arc<str>) {
        match listener {
            Listener::Here(connection) => self.ready.push(Effect::Tell(connection, table, text)),
            Listener::There(node, number) => {
                let messages = self.out.entry(node).or_default();
                match messages.last_mut() {
                    Some(Message::Tell { watchers, text: same }) if **same == *text => watchers.push(number),
                    _ => messages.push(Message::Tell { watchers: vec![number], text: text.to_string() }),
                }
            }
        }
    }
}
