//! Reading tables from the store, and what happens when storing fails or a room breaks.

use std::collections::{BTreeSet, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};

use protocol::{Player, PlayerId, Problem, Row, TableId, Write};

use super::{Asker, Effect, Hall, Parked, Slot, broken, no_table};
use crate::ask::Answer;
use crate::room::Room;
use crate::running::BadLog;
use crate::tell;

/// The most ended tables that stay in memory.
const MOST_ENDED: usize = 256;

/// Tables that are being read from a store, row by row, so that their logs need not be held in memory.
#[derive(Default)]
pub struct Restoring {
    /// An error is a log that does not fit the rules.
    rooms: HashMap<TableId, Result<Room, BadLog>>,
}

impl Restoring {
    /// A row was read. The rows of one table come in order.
    pub fn row(&mut self, row: &Row) {
        let restored = match self.rooms.get_mut(&row.table) {
            None => {
                let opened = catch_unwind(AssertUnwindSafe(|| Room::open(row))).unwrap_or(Err(BadLog));
                self.rooms.insert(row.table, opened);
                return;
            }
            Some(Err(BadLog)) => return,
            Some(Ok(room)) => catch_unwind(AssertUnwindSafe(|| room.restore(row))),
        };
        if !matches!(restored, Ok(Ok(()))) {
            self.rooms.insert(row.table, Err(BadLog));
        }
    }

    /// A row of a table cannot be read: the table is broken.
    pub fn bad(&mut self, table: TableId) {
        self.rooms.insert(table, Err(BadLog));
    }

    /// The players around the tables.
    #[must_use]
    pub fn players(&self) -> BTreeSet<PlayerId> {
        let rooms = self.rooms.values().flatten();
        rooms.flat_map(Room::players).collect()
    }
}

impl<T, C: Clone + PartialEq> Hall<T, C> {
    /// The log of a table was read, or there is none. `people` are the players around it, and `next` is its rematch, if
    /// that is open.
    pub fn loaded(&mut self, table: TableId, rows: &[Row], people: &[Player], next: Option<TableId>, now: u64) {
        let parked = match self.slots.remove(&table) {
            Some(Slot::Loading(parked)) => parked,
            Some(live @ Slot::Live(_)) => {
                self.slots.insert(table, live);
                return;
            }
            Some(Slot::Broken) | None => Vec::new(),
        };
        people.iter().for_each(|player| self.note_name(player));
        if !rows.is_empty() {
            let mut restoring = Restoring::default();
            rows.iter().for_each(|row| restoring.row(row));
            self.put_in(restoring, now);
        }
        if let Some(Slot::Live(live)) = self.slots.get_mut(&table) {
            live.room.next = next;
        }
        for waiting in parked {
            match waiting {
                Parked::Ask(ticket, _, _) if rows.is_empty() => {
                    self.ready.push(Effect::Answer(ticket, Err(no_table())))
                }
                Parked::Ask(ticket, player, ask) => self.ask(ticket, table, Asker { player, now }, ask),
                Parked::Open(ticket, player, open) => self.open_at(ticket, table, player, &open, now),
                Parked::Watch(connection, ..) if rows.is_empty() => {
                    self.ready.push(Effect::Tell(connection, table, tell::not_watched(table, &no_table())));
                }
                Parked::Watch(connection, player, watch) => {
                    let player = player.map(|id| Player { id, name: self.name_of(id) });
                    self.watch(connection, player.as_ref(), table, watch, now);
                }
            }
        }
    }

    /// The logs of all open tables were read.
    pub fn restored(&mut self, restoring: Restoring, now: u64) {
        let ended = restoring.rooms.iter().filter(|(_, room)| room.as_ref().is_ok_and(Room::has_ended));
        // The server ended before the log was folded.
        let unfolded: Vec<TableId> = ended.map(|(table, _)| *table).collect();
        unfolded.into_iter().for_each(|table| _ = self.groups.write(Write::Fold(table)));
        self.put_in(restoring, now);
    }

    fn put_in(&mut self, restoring: Restoring, now: u64) {
        for (table, restored) in restoring.rooms {
            match restored {
                Ok(mut room) => {
                    let used = room.last.at;
                    room.go_on(now);
                    let is_followed = self.reset_watchers(&mut room);
                    self.insert(room, 0, used);
                    self.look_after(table);
                    if is_followed {
                        self.follow_here(table, None, now);
                    }
                }
                Err(BadLog) => _ = self.slots.insert(table, Slot::Broken),
            }
        }
    }

    /// Whoever watched a room before it was read again may have missed a message. Returns whether anybody follows it.
    fn reset_watchers(&mut self, room: &mut Room) -> bool {
        let mut is_followed = false;
        for watcher in self.watchers.get_mut(&room.id).into_iter().flatten() {
            watcher.told = room.version;
            if watcher.follows {
                is_followed = true;
                room.follow();
            }
            let text = tell::reset(room.id, room.version);
            self.ready.push(Effect::Tell(watcher.connection.clone(), room.id, text));
        }
        is_followed
    }

    /// The log of a table could not be read now. Whoever waits for it is told to try again.
    pub fn not_loaded(&mut self, table: TableId) {
        let Some(Slot::Loading(_)) = self.slots.get(&table) else { return };
        let Some(Slot::Loading(parked)) = self.slots.remove(&table) else { return };
        self.refuse(table, parked, &Problem::not_stored());
    }

    /// A row of a table cannot be read, now or later: the table is broken.
    pub fn damaged(&mut self, table: TableId) {
        let Some(Slot::Loading(_)) = self.slots.get(&table) else { return };
        let Some(Slot::Loading(parked)) = self.slots.insert(table, Slot::Broken) else { return };
        self.refuse(table, parked, &broken());
    }

    fn refuse(&mut self, table: TableId, parked: Vec<Parked<T, C>>, problem: &Problem) {
        for waiting in parked {
            self.ready.push(match waiting {
                Parked::Ask(ticket, ..) | Parked::Open(ticket, ..) => Effect::Answer(ticket, Err(problem.clone())),
                Parked::Watch(connection, ..) => Effect::Tell(connection, table, tell::not_watched(table, problem)),
            });
        }
    }

    /// The group is stored: whoever waited for it is answered.
    pub fn stored(&mut self) {
        let (held, versions) = self.groups.stored();
        self.ready.extend(held);
        versions.into_iter().for_each(|(table, version)| self.tell_news(table, version));
        self.forget_ended();
    }

    /// The group could not be stored. Everybody who waits gets 503, and the rooms are read again.
    pub fn failed(&mut self) {
        let (held, stored) = self.groups.failed();
        let is_unsure = |slot: &Slot<T, C>| matches!(slot, Slot::Live(live) if live.group > stored);
        let unsure: Vec<TableId> = self.slots.iter().filter(|(_, slot)| is_unsure(slot)).map(|(id, _)| *id).collect();
        for effect in held {
            match effect {
                Effect::Answer(ticket, _) | Effect::Rematch(ticket, ..) => {
                    self.ready.push(Effect::Answer(ticket, Err(Problem::not_stored())))
                }
                load @ Effect::Load(_) => self.ready.push(load),
                // Nobody is told what is not stored, and bots' thoughts about it are void.
                Effect::Tell(..) | Effect::Think(_) => {}
            }
        }
        unsure.into_iter().for_each(|table| self.reload(table));
    }

    pub(super) fn load(&mut self, table: TableId, waiting: Parked<T, C>) {
        self.slots.insert(table, Slot::Loading(vec![waiting]));
        self.ready.push(Effect::Load(table));
    }

    pub(super) fn load_for_nobody(&mut self, table: TableId) {
        self.slots.insert(table, Slot::Loading(Vec::new()));
        self.ready.push(Effect::Load(table));
    }

    /// Drops a room and reads it again, once everything of it is stored or given up.
    pub(super) fn reload(&mut self, table: TableId) {
        let Some(Slot::Live(live)) = self.slots.insert(table, Slot::Loading(Vec::new())) else { return };
        let live = *live;
        self.drop_due(table, live.due);
        self.count_out(live.opened_by, live.counted);
        self.listed.remove((live.room.opened_at, table), live.room.state);
        for wait in live.waits {
            self.ready.push(Effect::Answer(wait.ticket, Err(Problem::not_stored())));
        }
        self.emit(live.group, Effect::Load(table));
    }

    /// A room panicked or refused its own row. It is read again once; then it is broken.
    pub(super) fn broke(&mut self, table: TableId) -> Problem {
        if self.shaky.insert(table) {
            self.reload(table);
            return Problem::not_stored();
        }
        if let Some(Slot::Live(live)) = self.slots.insert(table, Slot::Broken) {
            let live = *live;
            self.drop_due(table, live.due);
            self.count_out(live.opened_by, live.counted);
            self.listed.remove((live.room.opened_at, table), live.room.state);
            for wait in live.waits {
                self.ready.push(Effect::Answer(wait.ticket, Err(broken())));
            }
        }
        broken()
    }

    /// Whether everything about some tables is stored and read, so that they can be given to another server.
    pub fn is_settled(&self, is_meant: impl Fn(TableId) -> bool) -> bool {
        let is_settled = |slot: &Slot<T, C>| match slot {
            Slot::Live(live) => self.groups.is_stored(live.group),
            Slot::Loading(_) => false,
            Slot::Broken => true,
        };
        self.slots.iter().all(|(table, slot)| !is_meant(*table) || is_settled(slot))
    }

    /// Forgets some tables, which another server serves from now on. Whoever waits for news of them is told that there are
    /// none so far. Returns the connections that watched them.
    pub fn let_go(&mut self, is_meant: impl Fn(TableId) -> bool) -> Vec<C> {
        let mut watched_by = Vec::new();
        let tables: Vec<TableId> = self.slots.keys().copied().filter(|table| is_meant(*table)).collect();
        for table in tables {
            let watchers = self.watchers.remove(&table).into_iter().flatten();
            watched_by.extend(watchers.map(|watcher| watcher.connection));
            match self.slots.remove(&table) {
                Some(Slot::Live(live)) => {
                    let live = *live;
                    self.drop_due(table, live.due);
                    self.count_out(live.opened_by, live.counted);
                    for wait in live.waits {
                        let nothing = tell::nothing_new(live.room.version);
                        self.emit(live.group, Effect::Answer(wait.ticket, Ok(Answer::ok(nothing))));
                    }
                }
                Some(Slot::Loading(parked)) => {
                    for waiting in parked {
                        match waiting {
                            Parked::Ask(ticket, ..) | Parked::Open(ticket, ..) => {
                                self.ready.push(Effect::Answer(ticket, Err(Problem::not_stored())));
                            }
                            Parked::Watch(connection, ..) => watched_by.push(connection),
                        }
                    }
                }
                Some(Slot::Broken) | None => {}
            }
        }
        self.listed.retain(|table| !is_meant(table));
        self.ended.retain(|table| !is_meant(*table));
        self.shaky.retain(|table| !is_meant(*table));
        watched_by
    }

    /// Gives up everything that is not being stored yet. All its tables are let go.
    pub fn give_up(&mut self) {
        for effect in self.groups.give_up() {
            if let Effect::Answer(ticket, _) | Effect::Rematch(ticket, ..) = effect {
                self.ready.push(Effect::Answer(ticket, Err(Problem::not_stored())));
            }
        }
    }

    /// Forgets ended tables that nobody watches, the oldest first, when there are many.
    pub(super) fn forget_ended(&mut self) {
        let mut looked_at = 0;
        while self.ended.len() > MOST_ENDED && looked_at < self.ended.len() {
            looked_at += 1;
            let Some(table) = self.ended.pop_front() else { return };
            let is_used = match self.slots.get(&table) {
                Some(Slot::Live(live)) => {
                    !self.groups.is_stored(live.group) || !live.waits.is_empty() || self.watchers.contains_key(&table)
                }
                _ => false,
            };
            if is_used {
                self.ended.push_back(table);
            } else {
                self.put_away(table);
            }
        }
    }
}
