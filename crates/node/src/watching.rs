//! Connections that watch tables, wherever these are served.

use std::collections::BTreeMap;
use std::sync::Arc;

use hall::Watch;
use protocol::{Player, TableId};
use store::NodeId;

use crate::holding::Serving;
use crate::message::Message;
use crate::node::{Effect, Listener, Node, Numbered};

/// Where a table is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    Here,
    There(NodeId),
}

/// A table that a connection watches.
struct Watched {
    watch: Watch,
    /// Where the connection's wish was brought last; none if that node does not serve the table any more.
    at: Option<At>,
    /// Whether it was brought anywhere before, so that something may have been missed.
    again: bool,
}

/// A connection of this process and what it watches.
pub(crate) struct Watching<C> {
    pub connection: C,
    player: Option<Player>,
    tables: BTreeMap<TableId, Watched>,
}

impl<C> Watching<C> {
    /// Whether the connection watches a table.
    pub fn is_told_of(&self, table: TableId) -> bool {
        self.tables.contains_key(&table)
    }
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
        watching.tables.insert(table, Watched { watch, at: None, again: false });
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
                Some(At::There(node)) => self.send(node, Message::Unwatch { connection: number, tables: vec![table] }),
                None => {}
            }
        }
    }

    /// A connection has missed messages about a table and is told to read the view again.
    pub fn fell_behind(&mut self, connection: &C, table: TableId, now: u64) {
        if self.is_alone() || self.serving(table) == Serving::Here {
            return self.hall.fell_behind(&Listener::Here(connection.clone()), table);
        }
        let watching = self.connections.get_mut(&connection.number());
        if let Some(watched) = watching.and_then(|watching| watching.tables.get_mut(&table)) {
            watched.at = None;
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
        again: bool,
        now: u64,
    ) {
        if let Some(player) = player {
            self.hall.note_name(player);
        }
        self.hall.watch(listener.clone(), player, table, watch, now);
        if again {
            self.hall.fell_behind(&listener, table);
        }
    }

    /// Brings the wish of a connection to where the table is served, unless it is there already.
    fn place_watch(&mut self, number: u64, table: TableId, now: u64) {
        let serving = self.serving(table);
        let Some(watching) = self.connections.get_mut(&number) else { return };
        let Some(watched) = watching.tables.get_mut(&table) else { return };
        let at = match serving {
            Serving::Here => Some(At::Here),
            Serving::There(node) => Some(At::There(node)),
            // News may still come from a table that leaves.
            Serving::Leaving => watched.at,
            Serving::Nobody | Serving::Reading => None,
        };
        if at == watched.at {
            return;
        }
        watched.at = at;
        let Some(at) = at else { return };
        let (watch, again) = (watched.watch, std::mem::replace(&mut watched.again, true));
        let player = watching.player.clone();
        match at {
            At::Here => {
                let listener = Listener::Here(watching.connection.clone());
                self.watch_here(listener, player.as_ref(), table, watch, again, now);
            }
            At::There(node) => self.send(node, Message::Watch { connection: number, player, table, watch, again }),
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
    pub(crate) fn watch_again(&mut self, node: NodeId) {
        let mut wishes = Vec::new();
        for (number, watching) in &self.connections {
            for (table, watched) in watching.tables.iter().filter(|(_, watched)| watched.at == Some(At::There(node))) {
                wishes.push(Message::Watch {
                    connection: *number,
                    player: watching.player.clone(),
                    table: *table,
                    watch: watched.watch,
                    again: true,
                });
            }
        }
        wishes.into_iter().for_each(|wish| self.send(node, wish));
    }

    /// Tells a connection, here or at another node. The same text for several connections of one node is sent once.
    pub(crate) fn tell(&mut self, listener: Listener<C>, table: TableId, text: Arc<str>) {
        match listener {
            Listener::Here(connection) => self.ready.push(Effect::Tell(connection, table, text)),
            Listener::There(node, number) => {
                let messages = self.out.entry(node).or_default();
                match messages.last_mut() {
                    Some(Message::Tell { connections, table: last, text: same }) if *last == table && **same == *text => {
                        connections.push(number);
                    }
                    _ => messages.push(Message::Tell { connections: vec![number], table, text: text.to_string() }),
                }
            }
        }
    }
}
