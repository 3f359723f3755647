//! Connections that watch tables, and requests that wait for news.

use std::sync::Arc;

use protocol::{Bounds, Player, PlayerId, TableId};

use super::here::is_outside;
use super::{Asker, Effect, Hall, Live, MOST_PARKED, Parked, Slot, Wait, Watch, Watcher, broken, chair_of, overloaded};
use crate::ask::Answer;
use crate::decide::AWAY;
use crate::room::Room;
use crate::tell::{self, NewsTexts};

impl<T, C: Clone + PartialEq> Hall<T, C> {
    /// Begins to send a connection what happens at a table.
    pub fn watch(&mut self, connection: C, player: Option<&Player>, table: TableId, watch: Watch, now: u64) {
        let id = player.map(|player| player.id);
        match self.slots.get_mut(&table) {
            Some(Slot::Live(live)) => {
                live.used = live.used.max(now);
                if let Some(chair) = id.and_then(|id| chair_of(&mut live.room, id)) {
                    chair.seen = now;
                }
                if watch.changes {
                    live.room.follow();
                }
                let viewer = id.and_then(|id| live.room.seat_of(id));
                let version = live.room.version;
                let text = match watch.again {
                    true => tell::reset(table, version),
                    false => tell::watch_begins(&live.room, watch.since.unwrap_or(version), viewer),
                };
                let group = live.group;
                let watchers = self.watchers.entry(table).or_default();
                watchers.retain(|watcher| watcher.connection != connection);
                let watcher =
                    Watcher { connection: connection.clone(), player: id, told: version, follows: watch.changes };
                watchers.push(watcher);
                self.emit(group, Effect::Tell(connection.clone(), table, text));
                let is_told = id.is_some_and(|id| self.came(table, id, now));
                if watch.changes && !is_told {
                    self.follow_here(table, Some(&connection), now);
                }
                if viewer.is_none()
                    && let Some(Slot::Live(live)) = self.slots.get_mut(&table)
                {
                    live.look_soon(now);
                    self.look_after(table);
                }
            }
            Some(Slot::Loading(parked)) if parked.len() >= MOST_PARKED => {
                self.ready.push(Effect::Tell(connection, table, tell::not_watched(table, &overloaded())));
            }
            Some(Slot::Loading(parked)) => parked.push(Parked::Watch(connection, id, watch)),
            Some(Slot::Broken) => self.ready.push(Effect::Tell(connection, table, tell::not_watched(table, &broken()))),
            None => self.load(table, Parked::Watch(connection, id, watch)),
        }
    }

    /// Tells all who watch a table what happened up to a version, which is stored. Rows that were stored together are told
    /// together.
    pub(super) fn tell_news(&mut self, table: TableId, version: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        let mut texts = NewsTexts::of(&live.room, version);
        for watcher in self.watchers.get_mut(&table).into_iter().flatten().filter(|watcher| watcher.told < version) {
            let viewer = watcher.player.and_then(|player| live.room.seat_of(player));
            let text = texts.text(watcher.told, viewer, watcher.follows);
            watcher.told = version;
            self.ready.push(Effect::Tell(watcher.connection.clone(), table, text));
        }
        live.room.trim_news(version);
        if let Some(at) = live.here.and_then(|here| here.row_at) {
            self.look_who_is_here(table, at);
        }
    }

    /// Stops sending a connection what happens at these tables.
    pub fn unwatch(&mut self, connection: &C, tables: impl IntoIterator<Item = TableId>, now: u64) {
        for table in tables {
            if let Some(Slot::Loading(parked)) = self.slots.get_mut(&table) {
                parked.retain(|waiting| !waiting.watches(connection));
            }
            let Some(watchers) = self.watchers.get_mut(&table) else { continue };
            let (mut may_go_quiet, mut was_outside) = (false, false);
            for gone in watchers.extract_if(.., |watcher| watcher.connection == *connection) {
                let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { continue };
                live.used = live.used.max(now);
                was_outside |= is_outside(&live.room, &gone);
                if let Some(chair) = gone.player.and_then(|player| chair_of(&mut live.room, player)) {
                    chair.seen = now;
                    may_go_quiet = true;
                }
            }
            let is_followed = watchers.iter().any(|watcher| watcher.follows);
            if watchers.is_empty() {
                self.watchers.remove(&table);
            }
            let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { continue };
            if !is_followed {
                live.room.stop_following();
                live.here = None;
                continue;
            }
            if may_go_quiet {
                live.may_go_quiet(now);
            }
            if was_outside {
                live.look_soon(now);
            }
            if may_go_quiet || was_outside {
                self.look_after(table);
            }
        }
    }

    /// Stops sending some connections anything. Returns those that watched something.
    pub fn unwatch_all(&mut self, is_meant: impl Fn(&C) -> bool, now: u64) -> Vec<C> {
        let mut gone: Vec<(C, TableId)> = Vec::new();
        for (table, watchers) in &self.watchers {
            let meant = watchers.iter().filter(|watcher| is_meant(&watcher.connection));
            gone.extend(meant.map(|watcher| (watcher.connection.clone(), *table)));
        }
        for (table, slot) in &self.slots {
            let Slot::Loading(parked) = slot else { continue };
            let connections = parked.iter().filter_map(|waiting| match waiting {
                Parked::Watch(connection, ..) if is_meant(connection) => Some(connection.clone()),
                _ => None,
            });
            gone.extend(connections.map(|connection| (connection, *table)));
        }
        gone.iter().for_each(|(connection, table)| self.unwatch(connection, [*table], now));
        gone.into_iter().map(|(connection, _)| connection).collect()
    }

    /// A connection has missed messages about a table and is told to read the view again.
    pub fn fell_behind(&mut self, connection: &C, table: TableId) {
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return };
        let (group, version) = (live.group, live.room.version);
        let mut watchers = self.watchers.get_mut(&table).into_iter().flatten();
        let Some(watcher) = watchers.find(|watcher| watcher.connection == *connection) else { return };
        watcher.told = version;
        let effect = Effect::Tell(connection.clone(), table, tell::reset(table, version));
        self.emit(group, effect);
        self.tell_here(table, |watcher| watcher.connection == *connection);
    }

    /// Sends a message to all who watch a table. It is not part of the log.
    pub fn tell_watchers(&mut self, table: TableId, text: &Arc<str>) {
        for watcher in self.watchers.get(&table).into_iter().flatten() {
            self.ready.push(Effect::Tell(watcher.connection.clone(), table, text.clone()));
        }
    }

    pub(super) fn news(&mut self, ticket: T, table: TableId, asker: Asker, since: u64, wait: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        if since >= live.room.version && wait > 0 && !live.room.has_ended() {
            let Some(room_made) = make_room(live, asker.player, &self.bounds, &self.is_gone) else {
                return self.ready.push(Effect::Answer(ticket, Err(overloaded())));
            };
            if let Some(earlier) = room_made {
                let nothing = Answer::ok(tell::nothing_new(live.room.version));
                self.ready.push(Effect::Answer(earlier.ticket, Ok(nothing)));
            }
            live.waits.push(Wait { ticket, player: asker.player, since, until: asker.now + wait });
            return self.look_after(table);
        }
        let viewer = asker.player.and_then(|player| live.room.seat_of(player));
        let text = tell::news(&live.room, since, viewer);
        self.answer_about(table, ticket, Ok(Answer::ok(text)));
    }
}

/// The most requests of one player that wait for one table: tabs and devices. Of more, the oldest is answered.
const MOST_WAITS_OF_ONE: usize = 8;

/// Makes room for another request that waits for news; none if there is none. Strangers share a number of places, and nobody
/// takes the places of those who sit here. Returns the request that must give way, if one must.
fn make_room<T>(
    live: &mut Live<T>,
    asker: Option<PlayerId>,
    bounds: &Bounds,
    is_gone: &dyn Fn(&T) -> bool,
) -> Option<Option<Wait<T>>> {
    if let Some(player) = asker {
        let own = |wait: &Wait<T>| wait.player == Some(player);
        if live.waits.iter().filter(|wait| own(wait)).count() >= MOST_WAITS_OF_ONE {
            let oldest = live.waits.iter().position(own)?;
            return Some(Some(live.waits.remove(oldest)));
        }
    }
    let room = &live.room;
    let is_stranger = |player: Option<PlayerId>| player.is_none_or(|player| room.seat_of(player).is_none());
    let is_full =
        |waits: &[Wait<T>]| waits.iter().filter(|wait| is_stranger(wait.player)).count() as u64 >= bounds.table_waits;
    if is_stranger(asker) && is_full(&live.waits) {
        live.waits.retain(|wait| !is_gone(&wait.ticket));
        if is_full(&live.waits) {
            return None;
        }
    }
    Some(None)
}

/// Whether a player watches the table or has asked something of it a moment ago.
pub(super) fn is_here<C>(room: &Room, watchers: Option<&Vec<Watcher<C>>>, player: PlayerId, now: u64) -> bool {
    let watches = || watchers.is_some_and(|all| all.iter().any(|watcher| watcher.player == Some(player)));
    let chair = room.chairs.iter().find(|chair| chair.player() == Some(player));
    chair.is_some_and(|chair| now.saturating_sub(chair.seen) < AWAY) || watches()
}
