//! Tables that nobody looks at: they leave the memory, and at last they are closed.

use protocol::{Bounds, Entry, PlayerId, TableId, TableState};

use super::{Hall, Live, Slot};
use crate::room::Chair;

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

/// The most broken tables that are remembered as such. Another one is read again when somebody asks for it.
const MOST_BROKEN: usize = 1000;
/// The most names of players that are kept besides those of players around the tables in memory.
const MOST_NAMES: usize = 10_000;

impl<T> Live<T> {
    /// When the table is closed unless one of its players comes back.
    pub(super) fn abandoned_at(&self, bounds: &Bounds) -> Option<u64> {
        match self.room.state {
            TableState::Gathering => self.room.abandoned_at(),
            TableState::Playing => Some(self.used + bounds.table_abandoned * DAY),
            TableState::Over | TableState::Closed => None,
        }
    }

    /// Whether nothing happens here until a person comes. Clocks that run must be looked at.
    fn may_sleep(&self, now: u64, bounds: &Bounds) -> bool {
        self.room.state == TableState::Playing
            && self.room.clock.is_none()
            && self.waits.is_empty()
            && self.thinking.is_empty()
            && now.saturating_sub(self.used) >= bounds.table_asleep * HOUR
    }
}

impl<T, C: Clone + PartialEq> Hall<T, C> {
    /// Closes a table that nobody has come back to.
    pub(super) fn close_if_abandoned(&mut self, table: TableId, now: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        if live.abandoned_at(&self.bounds).is_none_or(|at| at > now) {
            return;
        }
        let watchers = self.watchers.get(&table).into_iter().flatten();
        let watching: Vec<PlayerId> = watchers.filter_map(|watcher| watcher.player).collect();
        let is_here = |chair: &&mut Chair| chair.player().is_some_and(|player| watching.contains(&player));
        match live.room.chairs.iter_mut().find(is_here) {
            Some(chair) => (chair.seen, live.used) = (now, now),
            // A failure is handled as for any other command, and nobody waits for this one.
            None => _ = self.accept(table, Entry::Close, None, None, now),
        }
    }

    /// Forgets what nobody needs: tables at which nobody has been for long, which are read again when somebody asks for
    /// them, and the names of players around none.
    pub fn tidy(&mut self, now: u64) {
        let (bounds, groups, watchers) = (&self.bounds, &self.groups, &self.watchers);
        let sleeps = |(table, slot): (&TableId, &Slot<T, C>)| match slot {
            Slot::Live(live) => {
                let is_alone = groups.is_stored(live.group) && !watchers.contains_key(table);
                (is_alone && live.may_sleep(now, bounds)).then_some(*table)
            }
            _ => None,
        };
        let asleep: Vec<TableId> = self.slots.iter().filter_map(sleeps).collect();
        asleep.into_iter().for_each(|table| self.put_away(table));
        let broken: Vec<TableId> =
            self.slots.iter().filter(|(_, slot)| matches!(slot, Slot::Broken)).map(|(table, _)| *table).collect();
        for table in broken.into_iter().skip(MOST_BROKEN) {
            self.slots.remove(&table);
            self.shaky.remove(&table);
        }
        self.forget_names();
    }

    /// Reads a table that nobody has asked for, so that it is looked after.
    pub fn wake(&mut self, table: TableId) {
        if !self.slots.contains_key(&table) {
            self.load_for_nobody(table);
        }
    }

    /// Takes a table out of the memory.
    pub(super) fn put_away(&mut self, table: TableId) {
        let Some(Slot::Live(live)) = self.slots.remove(&table) else { return };
        let live = *live;
        self.drop_due(table, live.due);
        self.count_out(live.opened_by, live.counted);
        self.listed.remove((live.room.opened_at, table), live.room.state);
    }

    fn forget_names(&mut self) {
        let rooms = || {
            self.slots.values().filter_map(|slot| match slot {
                Slot::Live(live) => Some(&live.room),
                _ => None,
            })
        };
        let seats: usize = rooms().map(|room| room.chairs.len()).sum();
        if self.names.len() > seats + MOST_NAMES {
            let known: std::collections::HashSet<PlayerId> = rooms().flat_map(crate::room::Room::players).collect();
            self.names.retain(|player, _| known.contains(player));
        }
    }
}
