//! Who of the players is here and how many others watch, told to those who follow a table.
//!
//! A move costs nothing here. Who is here is found out when somebody begins to watch, comes back after a while or sits down
//! or leaves, and by the clock when somebody may have gone quiet. It is told only if it has changed.

use std::collections::HashSet;

use protocol::{Entry, PlayerId, TableId};
use table::{Seat, Seats};

use super::{Effect, Hall, Live, Slot, Watcher};
use crate::decide::AWAY;
use crate::room::Room;
use crate::tell;

/// Players who go quiet are looked for once a second: when many connections end together, it is told together.
const LOOK: u64 = 1000;

/// What those who follow a table were told of who is here.
#[derive(Clone, Copy)]
pub(super) struct Here {
    /// The seats of the players who are here.
    seats: Seats,
    /// How many connections follow the table and belong to nobody who sits there.
    watchers: usize,
    /// When the next of the players may have gone quiet, or somebody else has come or gone.
    pub(super) quiet_at: Option<u64>,
    /// The time of a row that is not told yet and may have changed who sits where.
    pub(super) row_at: Option<u64>,
}

/// Whether a connection follows the table and belongs to nobody who sits there.
pub(super) fn is_outside<C>(room: &Room, watcher: &Watcher<C>) -> bool {
    watcher.follows && watcher.player.is_none_or(|player| room.seat_of(player).is_none())
}

/// When somebody who was last seen then is looked for.
fn look_at(seen: u64) -> u64 {
    (seen + AWAY).next_multiple_of(LOOK)
}

/// Whether a row can change who sits where.
pub(super) fn reseats(entry: &Entry) -> bool {
    matches!(entry, Entry::Join { .. } | Entry::Leave { .. } | Entry::Kick { .. } | Entry::Start { .. })
}

/// Finds out who is here.
fn find<C>(room: &Room, watchers: &[Watcher<C>], now: u64) -> Here {
    let watching: HashSet<PlayerId> = watchers.iter().filter_map(|watcher| watcher.player).collect();
    let outside = watchers.iter().filter(|watcher| is_outside(room, watcher)).count();
    let mut here = Here { seats: Seats::NONE, watchers: outside, quiet_at: None, row_at: None };
    for (index, chair) in room.chairs.iter().enumerate() {
        let Some(player) = chair.player() else { continue };
        if watching.contains(&player) {
            here.seats.insert(Seat(index as u8));
        } else if now.saturating_sub(chair.seen) < AWAY {
            here.seats.insert(Seat(index as u8));
            here.quiet_at = here.quiet_at.into_iter().chain([look_at(chair.seen)]).min();
        }
    }
    here
}

impl<T> Live<T> {
    /// A row that can change who sits where was applied. It is looked at once the row is told.
    pub(super) fn reseated(&mut self, now: u64) {
        if let Some(here) = &mut self.here {
            here.row_at = Some(now);
        }
    }

    /// A connection of a player who sits here has ended. The player stays here for a while.
    pub(super) fn may_go_quiet(&mut self, now: u64) {
        if let Some(here) = &mut self.here {
            here.quiet_at = here.quiet_at.into_iter().chain([look_at(now)]).min();
        }
    }

    /// Somebody who does not sit here has come or gone. It is told within a second, so that many are told together.
    pub(super) fn look_soon(&mut self, now: u64) {
        if let Some(here) = &mut self.here {
            here.quiet_at = here.quiet_at.into_iter().chain([(now + 1).next_multiple_of(LOOK)]).min();
        }
    }
}

impl<T, C: Clone + PartialEq> Hall<T, C> {
    /// Finds out who is here, and tells it to those who follow the table if it has changed.
    pub(super) fn look_who_is_here(&mut self, table: TableId, now: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        let Some(told) = live.here else { return };
        let watchers = self.watchers.get(&table).map_or(&[][..], Vec::as_slice);
        let here = find(&live.room, watchers, now);
        live.here = Some(here);
        if (here.seats, here.watchers) != (told.seats, told.watchers) {
            self.tell_here(table, |_| true);
        }
        self.look_after(table);
    }

    /// A connection begins to follow a table, after its first message; or all do again, after the room was read again.
    pub(super) fn follow_here(&mut self, table: TableId, connection: Option<&C>, now: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        if live.here.is_none() {
            let watchers = self.watchers.get(&table).map_or(&[][..], Vec::as_slice);
            live.here = Some(find(&live.room, watchers, now));
            self.look_after(table);
        }
        self.tell_here(table, |watcher| connection.is_none_or(|connection| watcher.connection == *connection));
    }

    /// Tells some of those who follow a table who is here, once what it was computed from is stored.
    pub(super) fn tell_here(&mut self, table: TableId, to: impl Fn(&Watcher<C>) -> bool) {
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return };
        let Some(here) = live.here else { return };
        let (group, text) = (live.group, tell::here(table, here.seats, here.watchers));
        let watchers = self.watchers.get(&table).into_iter().flatten();
        for watcher in watchers.filter(|watcher| watcher.follows && to(watcher)) {
            let effect = Effect::Tell(watcher.connection.clone(), table, text.clone());
            self.ready.extend(self.groups.hold(group, effect));
        }
    }

    /// A player began to watch, or asked for something after a while. Returns whether that was news, which everybody who
    /// follows the table is told.
    pub(super) fn came(&mut self, table: TableId, player: PlayerId, now: u64) -> bool {
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return false };
        let is_new = |here: Here| live.room.seat_of(player).is_some_and(|seat| !here.seats.contains(seat));
        let is_news = live.here.is_some_and(is_new);
        if is_news {
            self.look_who_is_here(table, now);
        }
        is_news
    }

    /// Looks who is here if somebody may have gone quiet by now.
    pub(super) fn look_for_quiet(&mut self, table: TableId, now: u64) {
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return };
        if live.here.and_then(|here| here.quiet_at).is_some_and(|at| at <= now) {
            self.look_who_is_here(table, now);
        }
    }
}
