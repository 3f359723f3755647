//! What players use of the hall with the tables that they have opened, and how much they may use.

use std::collections::HashMap;

use protocol::{Entry, OpenTable, PlayerId, Problem, TableId};

use super::{Hall, Slot, no_table};
use crate::room::{Room, Sitter};

/// What the tables use that have not ended and are in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Used {
    pub tables: u32,
    /// Seats of bots. A bot that plays on for a person does not count.
    pub bots: u32,
}

impl Used {
    /// What a room uses.
    pub fn by(room: &Room) -> Used {
        if room.has_ended() {
            return Used::default();
        }
        let bots = room.chairs.iter().filter(|chair| matches!(chair.sitter, Sitter::Bot(_)));
        Used { tables: 1, bots: bots.count() as u32 }
    }

    fn change(&mut self, before: Used, after: Used) {
        self.tables = self.tables + after.tables - before.tables;
        self.bots = self.bots + after.bots - before.bots;
    }
}

/// What everybody uses with the tables that they have opened.
#[derive(Debug, Default)]
pub(super) struct OpenedBy {
    players: HashMap<PlayerId, Used>,
    all: Used,
}

impl OpenedBy {
    fn change(&mut self, player: PlayerId, before: Used, after: Used) {
        self.all.change(before, after);
        let own = self.players.entry(player).or_default();
        own.change(before, after);
        if *own == Used::default() {
            self.players.remove(&player);
        }
    }

    fn of(&self, player: PlayerId) -> Used {
        self.players.get(&player).copied().unwrap_or_default()
    }
}

/// Too much is used.
fn too_much(code: &'static str, why: &str, most: u64) -> Problem {
    Problem::new(429, code, why).with("most", most)
}

fn too_many_bots(most: u64) -> Problem {
    too_much("too-many-bots", "too many bots play at the tables that you have opened; end some of them first", most)
}

impl<T, C: Clone + PartialEq> Hall<T, C> {
    /// Counts what a room uses now.
    pub(super) fn count_again(&mut self, table: TableId) {
        if let Some(Slot::Live(live)) = self.slots.get_mut(&table) {
            let (before, after) = (live.counted, Used::by(&live.room));
            live.counted = after;
            self.opened_by.change(live.opened_by, before, after);
        }
    }

    /// A room leaves the memory.
    pub(super) fn count_out(&mut self, opened_by: PlayerId, counted: Used) {
        self.opened_by.change(opened_by, counted, Used::default());
    }

    /// The seats of bots at the tables that a player has opened and that have not ended.
    #[must_use]
    pub fn bots_of(&self, player: PlayerId) -> u64 {
        u64::from(self.opened_by.of(player).bots)
    }

    /// Who opened a table that is in memory: its bots count for them.
    #[must_use]
    pub fn opener_of(&self, table: TableId) -> Option<PlayerId> {
        match self.slots.get(&table) {
            Some(Slot::Live(live)) => Some(live.opened_by),
            _ => None,
        }
    }

    /// Whether a player may open such a table.
    pub(super) fn check_opening(&self, player: PlayerId, open: &OpenTable) -> Result<(), Problem> {
        let (used, bounds) = (self.opened_by.of(player), &self.bounds);
        if u64::from(self.opened_by.all.tables) >= bounds.server_tables {
            let why = "this server has too many open tables; try again later";
            return Err(Problem::new(503, "server-full", why).with("most", bounds.server_tables));
        }
        if u64::from(used.tables) >= bounds.player_tables {
            let why = "you have opened too many tables; end some of them first";
            return Err(too_much("too-many-tables", why, bounds.player_tables));
        }
        if u64::from(used.bots) + open.bots.len() as u64 > bounds.player_bots {
            return Err(too_many_bots(bounds.player_bots));
        }
        Ok(())
    }

    /// Whether whoever opened a table may have what an entry brings: another bot, or another row that is no move.
    pub(super) fn check_entry(&self, table: TableId, entry: &Entry) -> Result<(), Problem> {
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return Err(no_table()) };
        let bounds = &self.bounds;
        if is_bounded(entry) && live.room.changes >= bounds.table_rows {
            let why = "this table has changed too often; only moves, leaving and resigning are left";
            return Err(too_much("too-many-changes", why, bounds.table_rows));
        }
        let is_new_bot = matches!(entry, Entry::Bot { .. }) && live.room.game.is_none();
        if is_new_bot && u64::from(self.opened_by.of(live.opened_by).bots) >= bounds.player_bots {
            return Err(too_many_bots(bounds.player_bots));
        }
        Ok(())
    }
}

/// Whether an entry may come too often. Whoever plays can always move, leave and resign, and so end the table.
fn is_bounded(entry: &Entry) -> bool {
    !matches!(entry, Entry::Moves { .. } | Entry::Leave { .. } | Entry::Resign { .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_uses_nothing_is_forgotten() {
        let (mut opened, anna) = (OpenedBy::default(), PlayerId(1));
        let two = Used { tables: 1, bots: 2 };
        opened.change(anna, Used::default(), two);
        opened.change(anna, Used::default(), two);
        assert_eq!((opened.of(anna), opened.all.bots), (Used { tables: 2, bots: 4 }, 4));
        opened.change(anna, two, Used { tables: 1, bots: 0 });
        opened.change(anna, two, Used::default());
        opened.change(anna, Used { tables: 1, bots: 0 }, Used::default());
        assert_eq!((opened.all, opened.players.len()), (Used::default(), 0));
    }
}
