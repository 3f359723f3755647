//! Opening tables and rematches.

use protocol::row::Opened;
use protocol::{Entry, Join, OpenTable, Player, PlayerId, Problem, Row, TableId, TableState, Write};
use sha2::{Digest, Sha256};
use table::{Seat, Seats};

use super::opened::Used;
use super::{Asker, Effect, Hall, Live, Opening, Parked, Slot, broken, no_table, not_known};
use crate::ask::{Answer, NextTable};
use crate::decide::{self, Command, kicked};
use crate::room::{Chair, Room, Sitter};
use crate::tell;

/// The id from random bytes. Its text begins with a letter, not with a hyphen, which programs would take for an option.
fn id_of(bytes: &[u8]) -> TableId {
    let (half, _) = bytes.split_at(16);
    let number = u128::from_be_bytes(half.try_into().expect("half of 32 bytes has 16"));
    TableId(number & (u128::MAX >> 1))
}

/// An id that only who has the key can derive.
fn derived_id(key: &[u8; 32], purpose: &str, player: PlayerId, text: &str) -> TableId {
    let hash = Sha256::new()
        .chain_update(key)
        .chain_update(purpose)
        .chain_update(player.0.to_be_bytes())
        .chain_update(text)
        .finalize();
    id_of(&hash)
}

/// The id of the rematch of a table, open or not. `id_key` is the secret of the store.
#[must_use]
pub fn rematch_of(table: TableId, id_key: &[u8; 32]) -> TableId {
    derived_id(id_key, "rematch", PlayerId(0), &table.to_string())
}

impl<T, C: Clone + PartialEq> Hall<T, C> {
    /// Puts a room into the hall, which somebody last used then.
    pub(super) fn insert(&mut self, room: Room, group: u64, used: u64) {
        let opened_by = room.opener.or_else(|| room.chairs.iter().find_map(Chair::player)).unwrap_or(PlayerId(0));
        let table = room.id;
        if room.opened.listed {
            self.listed.insert((room.opened_at, table), room.state);
        }
        if room.has_ended() {
            self.ended.push_back(table);
        }
        let live = Live {
            room,
            group,
            opened_by,
            counted: Used::default(),
            used,
            waits: Vec::new(),
            thinking: Seats::NONE,
            thinking_turn: 0,
            here: None,
            due: None,
        };
        self.slots.insert(table, Slot::Live(Box::new(live)));
        self.count_again(table);
    }

    /// The id of a table that a player wants to open. A key that was used before leads to the table that was opened then.
    pub fn open_id(&mut self, player: PlayerId, open: &OpenTable) -> TableId {
        match &open.key {
            Some(key) => derived_id(&self.id_key, "open", player, key),
            None => id_of(&(self.random)()),
        }
    }

    pub(super) fn open(&mut self, ticket: T, player: PlayerId, open: OpenTable, now: u64) {
        let table = self.open_id(player, &open);
        match &open.key {
            Some(_) => self.open_unless_there(ticket, table, player, Opening::of(open), now),
            None => self.open_at(ticket, table, player, &Opening::of(open), now),
        }
    }

    /// Opens a table, or returns it if it is there. The store is asked first.
    pub(super) fn open_unless_there(&mut self, ticket: T, table: TableId, player: PlayerId, open: Opening, now: u64) {
        match self.slots.get_mut(&table) {
            Some(Slot::Live(_) | Slot::Broken) => self.open_at(ticket, table, player, &open, now),
            Some(Slot::Loading(parked)) => parked.push(Parked::Open(ticket, player, Box::new(open))),
            None => self.load(table, Parked::Open(ticket, player, Box::new(open))),
        }
    }

    pub(super) fn open_at(&mut self, ticket: T, table: TableId, player: PlayerId, open: &Opening, now: u64) {
        let opened = self.try_open(table, player, open, now);
        let (group, reply) = match opened {
            Ok(()) => match self.slots.get(&table) {
                Some(Slot::Live(live)) => {
                    let info = format!(r#"{{"table":{}}}"#, self.info(&live.room, now));
                    (live.group, Ok(Answer::created(info)))
                }
                _ => (0, Err(broken())),
            },
            Err(problem) => (0, Err(problem)),
        };
        self.answer(group, ticket, reply);
    }

    /// Opens a table unless it is there; a player who asks for a rematch that is there sits down.
    pub(super) fn try_open(
        &mut self,
        table: TableId,
        player: PlayerId,
        Opening { open, reserved }: &Opening,
        now: u64,
    ) -> Result<(), Problem> {
        if let Some(Slot::Live(live)) = self.slots.get(&table) {
            if open.key.is_none() && live.room.state == TableState::Gathering && live.room.seat_of(player).is_none() {
                // A rematch that is full can still be watched.
                let _ = self.command(table, player, &Command::Join(Join::default()), None, now);
            }
            return Ok(());
        }
        let random = (self.random)();
        let opened = decide::decide_open(open, random, &self.words)?;
        let opened = Opened { reserved: reserved.clone(), ..opened };
        self.check_opening(player, open)?;
        let entry = Entry::Open(Box::new(opened));
        let row = Row { table, number: 1, at: now, served: 0, player: Some(player), key: open.key.clone(), entry };
        let room = Room::open(&row).map_err(|_| broken())?;
        let group = self.groups.write(Write::Append(row));
        self.insert(room, group, now);
        self.after_row(table, now);
        Ok(())
    }

    /// Opens the rematch of an ended table, or joins it.
    pub(super) fn rematch(&mut self, ticket: T, table: TableId, asker: Asker) {
        let opened = (|| {
            let player = asker.player.ok_or_else(not_known)?;
            let Some(Slot::Live(live)) = self.slots.get(&table) else { return Err(no_table()) };
            let room = &live.room;
            if room.seat_of(player).is_none() {
                return Err(Problem::forbidden("not-seated", "you do not sit at this table"));
            }
            if !room.has_ended() {
                return Err(Problem::conflict("not-over", "the game is not over"));
            }
            if room.kicked.contains(&player) {
                return Err(kicked());
            }
            // Who asks sits at seat 0; the others follow in their order.
            let others = || (1..).zip(room.chairs.iter().filter(|chair| chair.player() != Some(player)));
            let kept = |(seat, chair): (u8, &Chair)| {
                let player = chair.player().filter(|player| !room.kicked.contains(player))?;
                Some((Seat(seat), Player { id: player, name: self.name_of(player) }))
            };
            let reserved = others().filter_map(kept).collect();
            let open = OpenTable {
                game: room.opened.game.clone(),
                seats: room.chairs.len() as u8,
                options: room.opened.options.clone(),
                bots: others().filter_map(|(seat, chair)| Some((seat, bot_of_the_house(chair)?.to_owned()))).collect(),
                listed: room.opened.listed,
                pace: room.opened.pace,
                rated: false,
                hints: room.opened.hints,
                start: room.opened.start,
                luck: None,
                key: None,
            };
            let next = NextTable { of: table, table: rematch_of(table, &self.id_key), open, reserved };
            Ok((Player { id: player, name: self.name_of(player) }, next))
        })();
        match opened {
            Ok((player, next)) => {
                let group = match self.slots.get(&table) {
                    Some(Slot::Live(live)) => live.group,
                    _ => 0,
                };
                self.emit(group, Effect::Rematch(ticket, player, Box::new(next)));
            }
            Err(problem) => self.answer_about(table, ticket, Err(problem)),
        }
    }

    /// The rematch of a table is open. Whoever watches the table learns it once.
    pub fn has_next(&mut self, table: TableId, next: TableId, by: &Player) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        if live.room.next.replace(next).is_none() {
            self.tell_watchers(table, &tell::next(table, next, by));
        }
    }
}

fn bot_of_the_house(chair: &Chair) -> Option<&str> {
    match &chair.sitter {
        Sitter::Bot(bot) => Some(bot),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_an_id_begins_with_a_letter() {
        for first in 0..=255 {
            let text = id_of(&[first; 32]).to_string();
            assert!(text.starts_with(|letter: char| letter.is_ascii_alphabetic()), "{text}");
        }
    }
}
