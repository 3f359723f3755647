//! Reading tables: descriptions, views, choices, records and lists.

use std::panic::{AssertUnwindSafe, catch_unwind};

use protocol::{PlayerId, TableId};

use super::watching::is_here;
use super::{Asker, Hall, Slot, no_table};
use crate::ask::{Answer, Ask, Body, List, Reply};
use crate::room::Room;
use crate::tell::{self, People};

/// The most tables in one answer to a request for a list.
const MOST_LISTED: usize = 50;

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
            Ask::Command(_) | Ask::Rematch(_) | Ask::News { .. } => unreachable!("these do more than read"),
        }));
        read.unwrap_or_else(|_| Err(self.broke(table)))
    }

    pub(super) fn info(&self, room: &Room, now: u64) -> String {
        let people = Around { hall: self, room, now };
        serde_json::to_string(&tell::info(room, &people, now)).expect("a description is written without errors")
    }

    pub(super) fn list(&self, list: &List, now: u64) -> Answer {
        let mut tables = Vec::new();
        let mut next = None;
        let mut passed = list.after.is_none();
        for (_, table) in self.listed.iter().rev() {
            if !passed {
                passed = list.after == Some(*table);
                continue;
            }
            let Some(Slot::Live(live)) = self.slots.get(table) else { continue };
            let fits = list.state.is_none_or(|state| state == live.room.state)
                && list.game.as_ref().is_none_or(|game| *game == live.room.opened.game);
            if !fits {
                continue;
            }
            if tables.len() == MOST_LISTED {
                next = tables.last().map(|(id, _): &(TableId, String)| *id);
                break;
            }
            tables.push((*table, self.info(&live.room, now)));
        }
        let texts: Vec<String> = tables.into_iter().map(|(_, text)| text).collect();
        let next = next.map_or("null".to_owned(), |id| format!("\"{id}\""));
        Answer::ok(format!(r#"{{"tables":[{}],"next":{next}}}"#, texts.join(",")))
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
