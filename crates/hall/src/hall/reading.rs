//! Reading tables: descriptions, views, choices, records and lists.

use std::panic::{AssertUnwindSafe, catch_unwind};

use protocol::{PlayerId, TableId};
use shelf::Title;

use super::watching::is_here;
use super::{Asker, Hall, Slot, no_table};
use crate::ask::{Answer, Ask, Body, List, Listed, MOST_LISTED, Reply};
use crate::room::Room;
use crate::tell::{self, People};

impl<T, C: Clone + PartialEq> Hall<T, C> {
    pub(super) fn read(&mut self, table: TableId, asker: Asker, ask: &Ask) -> Reply {
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return Err(no_table()) };
        let room = &live.room;
        let viewer = asker.player.and_then(|player| room.seat_of(player));
        let read = catch_unwind(AssertUnwindSafe(|| match ask {
            Ask::Info => Ok(Answer::ok(format!(r#"{{"table":{}}}"#, self.info(room, asker.now)))),
            Ask::View => tell::view(room, viewer).map(Answer::ok),
            Ask::ViewAfter(moves) => tell::view_after(room, *moves, viewer).map(Answer::ok),
            Ask::Log => tell::log(room, viewer).map(Answer::ok),
            Ask::Choices => tell::choices(room, viewer).map(Answer::ok),
            Ask::Record => room.record().map(|record| Answer { status: 200, body: Body::Text(record) }),
            Ask::Command(_) | Ask::Close | Ask::Rematch(_) | Ask::News { .. } => {
                unreachable!("these do more than read")
            }
        }));
        read.unwrap_or_else(|_| Err(self.broke(table)))
    }

    pub(super) fn info(&self, room: &Room, now: u64) -> String {
        let people = Around { hall: self, room, now };
        serde_json::to_string(&tell::info(room, &people, now)).expect("a description is written without errors")
    }

    /// The tables that fit a request, in order: as many as one answer has, and one more if there are more. `after` is the
    /// place of the table after which the list goes on. Tables that are not listed are found only by their code.
    #[must_use]
    pub fn listed(&self, list: &List, after: Option<(u64, TableId)>, now: u64) -> Vec<Listed> {
        let fits = |room: &Room| {
            list.state.is_none_or(|state| state == room.state)
                && list.game.as_ref().is_none_or(|game| *game == room.opened.game)
        };
        let describe = |(opened, table): &(u64, TableId)| match self.slots.get(table) {
            Some(Slot::Live(live)) if fits(&live.room) => {
                Some(Listed { opened: *opened, table: *table, info: self.info(&live.room, now) })
            }
            _ => None,
        };
        if let Some(code) = &list.code {
            let rooms = self.slots.values().filter_map(|slot| match slot {
                Slot::Live(live) if !live.room.has_ended() => Some(&live.room),
                _ => None,
            });
            let mut found: Vec<_> =
                rooms.filter(|room| protocol::code(room.id) == *code).map(|room| (room.opened_at, room.id)).collect();
            found.sort_by_key(|place| std::cmp::Reverse(*place));
            return found.iter().filter_map(describe).take(MOST_LISTED).collect();
        }
        if list.game.as_ref().is_some_and(|game| Title::named(game).is_none()) {
            return Vec::new();
        }
        self.listed.after(list.state, after).filter_map(|place| describe(&place)).take(MOST_LISTED + 1).collect()
    }

    /// The place of a table in lists, if it is listed.
    #[must_use]
    pub fn place_of(&self, table: TableId) -> Option<(u64, TableId)> {
        match self.slots.get(&table) {
            Some(Slot::Live(live)) if live.room.opened.listed => Some((live.room.opened_at, table)),
            _ => None,
        }
    }

    pub(super) fn list(&self, list: &List, now: u64) -> Answer {
        match list.after {
            None => Listed::answer(&self.listed(list, None, now)),
            Some(after) => match self.place_of(after) {
                Some(place) => Listed::answer(&self.listed(list, Some(place), now)),
                None => Listed::answer(&[]),
            },
        }
    }
}

/// The people around a table.
struct Around<'a, T, C> {
    hall: &'a Hall<T, C>,
    room: &'a Room,
    now: u64,
}

impl<T, C: Clone + PartialEq> People for Around<'_, T, C> {
    fn name(&self, player: PlayerId) -> String {
        self.hall.name_of(player)
    }

    fn is_here(&self, player: PlayerId) -> bool {
        is_here(self.room, self.hall.watchers.get(&self.room.id), player, self.now)
    }
}
