//! What the players were answered, and whether the store says the same.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use protocol::{Entry, PlayerId, Row, TableId};
use store::{Shards, Store, StoreError};

use crate::letter::{Answer, Key};

/// The most findings that are printed one by one.
const MOST_PRINTED: usize = 20;

/// What became of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Accepted(u64),
    Refused,
}

/// What is wrong: four counts that must be 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// Acknowledged moves that are not stored, or that the server did not know later.
    pub lost: u64,
    /// Moves that are stored twice or were answered in two ways, and tables that were opened twice.
    pub doubled: u64,
    /// Versions of a table with two rows.
    pub two_writers: u64,
    /// Views, changes and records that are not the engine's.
    pub wrong_views: u64,
}

/// What the players were answered.
#[derive(Default)]
pub struct Ledger {
    moves: HashMap<Key, Outcome>,
    /// The tables at which each player sat.
    seated: BTreeMap<PlayerId, BTreeSet<TableId>>,
    findings: Findings,
    printed: usize,
}

impl Ledger {
    fn print(&mut self, what: &str) {
        self.printed += 1;
        if self.printed <= MOST_PRINTED {
            eprintln!("{what}");
        }
    }

    /// A move was answered. The same move has the same answer, whenever and wherever it arrives. Returns whether it is
    /// acknowledged for the first time.
    pub fn answered(&mut self, key: &Key, answer: &Answer) -> bool {
        let outcome = match (answer.status, answer.body["version"].as_u64()) {
            (200, Some(version)) => Outcome::Accepted(version),
            (400..=499, _) if !answer.is_passing() => Outcome::Refused,
            _ => return false,
        };
        let Some(before) = self.moves.get(key).copied() else {
            self.moves.insert(key.clone(), outcome);
            return outcome != Outcome::Refused;
        };
        match (before, outcome) {
            _ if before == outcome => {}
            (Outcome::Accepted(first), Outcome::Accepted(second)) => {
                self.findings.doubled += 1;
                self.print(&format!("{key:?} was accepted as version {first} and as version {second}"));
            }
            _ => {
                self.findings.lost += 1;
                self.print(&format!("{key:?} was accepted once and refused once: {}", answer.body));
                self.moves.insert(key.clone(), Outcome::Refused);
            }
        }
        false
    }

    /// A player sat down.
    pub fn seated(&mut self, player: PlayerId, table: TableId) {
        self.seated.entry(player).or_default().insert(table);
    }

    /// A view, a change or a record is not the engine's.
    pub fn wrong_view(&mut self, what: &str) {
        self.findings.wrong_views += 1;
        self.print(what);
    }

    fn accepted(&self) -> impl Iterator<Item = (&Key, u64)> {
        self.moves.iter().filter_map(|(key, outcome)| match outcome {
            Outcome::Accepted(version) => Some((key, *version)),
            Outcome::Refused => None,
        })
    }

    /// The number of acknowledged moves, each counted once.
    pub fn acknowledged(&self) -> usize {
        self.accepted().count()
    }

    /// The number of moves that were refused, because a turn was over before they arrived.
    pub fn refused(&self) -> usize {
        self.moves.len() - self.acknowledged()
    }

    /// Compares everything with what is stored, after the servers have ended.
    pub fn compare(&mut self, store: &mut dyn Store) -> Result<Findings, StoreError> {
        let mut found = Findings::default();
        let mut notes = Vec::new();
        let tables: BTreeSet<TableId> = self.seated.values().flatten().copied().collect();
        let mut logs: HashMap<TableId, Vec<Row>> = HashMap::new();
        for table in tables {
            let rows = store.table(table)?;
            let mut keys = HashSet::new();
            for row in rows.iter().filter(|row| matches!(row.entry, Entry::Moves { .. })) {
                if row.key.is_some() && !keys.insert((row.player, row.key.clone())) {
                    found.doubled += 1;
                    notes.push(format!("{row:?} has the key of another row"));
                }
            }
            logs.insert(table, rows);
        }
        let mut writers: HashMap<(TableId, u64), &Key> = HashMap::new();
        for (key, version) in self.accepted() {
            let row = logs.get(&key.table).and_then(|rows| rows.get(usize::try_from(version).ok()?.checked_sub(1)?));
            if !row.is_some_and(|row| row.player == Some(key.player) && row.key.as_ref() == Some(&key.text)) {
                found.lost += 1;
                notes.push(format!("{key:?} was acknowledged as version {version}, which is {row:?}"));
            }
            if let Some(other) = writers.insert((key.table, version), key) {
                found.two_writers += 1;
                notes.push(format!("{key:?} and {other:?} are both version {version}"));
            }
        }
        // A table that has not ended shows all its rows, also those that are no longer part of its log.
        let mut numbers: HashSet<(TableId, u64)> = HashSet::new();
        store.open_rows(Shards::ALL, &mut |_, row| match row {
            Ok(row) if numbers.insert((row.table, row.number)) => {}
            Ok(row) => {
                found.two_writers += 1;
                notes.push(format!("{row:?} has the number of another row"));
            }
            Err(bad) => {
                found.lost += 1;
                notes.push(bad.to_string());
            }
        })?;
        for (player, tables) in &self.seated {
            let stored: BTreeSet<TableId> = store.tables_of(*player)?.into_iter().collect();
            let (lost, doubled) = (tables.difference(&stored).count(), stored.difference(tables).count());
            found.lost += lost as u64;
            found.doubled += doubled as u64;
            if lost + doubled > 0 {
                notes.push(format!("player {player}: {lost} tables are lost, {doubled} were opened twice"));
            }
        }
        notes.iter().for_each(|note| self.print(note));
        self.findings.lost += found.lost;
        self.findings.doubled += found.doubled;
        self.findings.two_writers += found.two_writers;
        Ok(self.findings)
    }
}

#[cfg(test)]
mod tests {
    use protocol::Write;
    use serde_json::json;
    use store::Sqlite;
    use table::Seat;

    use super::*;

    const TABLE: TableId = TableId(7);
    const PLAYER: PlayerId = PlayerId(1);

    fn key(text: &str) -> Key {
        Key { table: TABLE, player: PLAYER, text: text.to_owned() }
    }

    fn accepted(version: u64) -> Answer {
        Answer { status: 200, body: json!({ "version": version }) }
    }

    /// A store with a table at which the player made moves with these keys.
    fn stored(keys: &[&str]) -> Sqlite {
        let row = |(number, key): (u64, Option<&str>)| {
            let entry = match key {
                None => Entry::Join { seat: Seat(0), luck: None },
                Some(_) => Entry::Moves { seat: Seat(0), actions: vec![0] },
            };
            let (player, key) = (Some(PLAYER), key.map(str::to_owned));
            Write::Append(Row { table: TABLE, number, at: 0, served: 0, player, key, entry })
        };
        let rows: Vec<Write> = (1..).zip([None].into_iter().chain(keys.iter().copied().map(Some))).map(row).collect();
        let mut store = Sqlite::in_memory().expect("it opens");
        store.commit(&rows, &[]).expect("it is stored");
        store
    }

    fn found(ledger: &mut Ledger, keys: &[&str]) -> Findings {
        ledger.seated(PLAYER, TABLE);
        ledger.compare(&mut stored(keys)).expect("it is read")
    }

    #[test]
    fn what_was_acknowledged_must_be_stored_once_at_its_version() {
        let mut good = Ledger::default();
        good.answered(&key("a"), &accepted(2));
        good.answered(&key("b"), &accepted(3));
        good.answered(&key("a"), &accepted(2));
        good.answered(&key("c"), &Answer { status: 503, body: json!({}) });
        assert_eq!((found(&mut good, &["a", "b"]), good.acknowledged()), (Findings::default(), 2));

        let mut lost = Ledger::default();
        lost.answered(&key("b"), &accepted(3));
        assert_eq!(found(&mut lost, &["a"]), Findings { lost: 1, ..Findings::default() });

        let mut doubled = Ledger::default();
        doubled.answered(&key("a"), &accepted(2));
        assert_eq!(found(&mut doubled, &["a", "a"]), Findings { doubled: 1, ..Findings::default() });

        let mut two = Ledger::default();
        two.answered(&key("a"), &accepted(2));
        two.answered(&key("b"), &accepted(2));
        assert_eq!(found(&mut two, &["a"]), Findings { two_writers: 1, lost: 1, ..Findings::default() });
    }

    #[test]
    fn the_same_move_must_have_the_same_answer() {
        let mut ledger = Ledger::default();
        ledger.answered(&key("a"), &accepted(2));
        ledger.answered(&key("a"), &accepted(3));
        ledger.answered(&key("b"), &accepted(3));
        ledger.answered(&key("b"), &Answer { status: 409, body: json!({}) });
        assert_eq!(ledger.findings, Findings { lost: 1, doubled: 1, ..Findings::default() });
    }

    #[test]
    fn a_table_that_nobody_was_told_of_was_opened_twice() {
        let mut ledger = Ledger::default();
        ledger.seated.entry(PLAYER).or_default();
        let found = ledger.compare(&mut stored(&[])).expect("it is read");
        assert_eq!(found, Findings { doubled: 1, ..Findings::default() });
    }
}
