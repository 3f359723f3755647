//! The players of a simulated cluster: what they send, and what must hold of what they are told.

use hall::{Ask, Command, Reply, Request, Watch};
use protocol::{Moves, patch};
use serde_json::Value;

use super::{Connection, DIRECT, Doing, REVOKES, Sent, World, text};

impl World {
    /// A player connects, or connects again, perhaps to another node.
    pub(super) fn connect(&mut self, number: usize) {
        let at = self.choose_node();
        let human = &mut self.humans[number];
        let old = Connection(number, human.connection);
        let now = self.now;
        let process = &mut self.processes[human.at];
        process.node.unwatch(&old, [self.table], now + process.skew);
        human.connection += 1;
        (human.at, human.heard, human.followed) = (at, None, None);
        let process = &mut self.processes[at];
        let connection = Connection(number, human.connection);
        let watch = Watch { since: None, changes: true, again: false };
        process.node.watch(connection, Some(&human.player), self.table, watch, now + process.skew);
    }

    /// A node for a new connection: any but the one that ends.
    fn choose_node(&mut self) -> usize {
        loop {
            let at = self.dice.below(self.processes.len() as u32) as usize;
            if self.processes[at].retiring.is_none() {
                return at;
            }
        }
    }

    /// A human decides what to send, and to which node.
    pub(super) fn act(&mut self) {
        let from = self.dice.below(self.humans.len() as u32) as usize;
        let at = self.choose_node();
        let human = &mut self.humans[from];
        let (ask, key) = match &human.doing {
            Doing::Nothing => {
                human.doing = Doing::Looking;
                (Ask::Choices, None)
            }
            // No answer so far: the request or its answer may be lost.
            Doing::Looking => (Ask::Choices, None),
            Doing::Moving(moves) => (Ask::Command(Command::Moves(moves.clone())), Some(moves.key.clone())),
        };
        self.next_ticket += 1;
        self.tickets.insert(self.next_ticket, Sent { from, at: self.processes[at].id, key, known: self.known });
        let player = human.player.clone();
        let process = &mut self.processes[at];
        process.node.request(self.next_ticket, Some(&player), Request::Table(self.table, ask), self.now + process.skew);
    }

    /// Words may not run ahead of the store.
    pub(super) fn assert_stored(&self, version: u64) {
        let stored = self.database.rows.get(&self.table).map_or(0, |rows| rows.len() as u64);
        assert!(version <= stored, "version {version} was told, and {stored} rows are stored");
    }

    pub(super) fn answered(&mut self, ticket: u64, reply: Reply) {
        if ticket == REVOKES {
            self.is_known_to_be_revoked = true;
            return;
        }
        if ticket == DIRECT {
            self.direct = Some(reply);
            return;
        }
        let Some(Sent { from, key, known, .. }) = self.tickets.remove(&ticket) else { return };
        let body = text(&reply).map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        if let Some(version) = body.as_ref().and_then(|body| body["version"].as_u64()) {
            self.assert_stored(version);
            // A key answers as before; everything else knows what was told before it was asked.
            assert!(key.is_some() || version >= known, "version {version} was told after version {known}");
            self.known = self.known.max(version);
        }
        if reply.as_ref().is_err_and(|problem| problem.status >= 500) {
            self.unavailable += 1;
        }
        let human = &mut self.humans[from];
        let is_present = matches!((&human.doing, &key), (Doing::Moving(moves), Some(key)) if moves.key == *key);
        match (key, body) {
            (Some(key), Some(body)) => {
                let version = body["version"].as_u64().expect("a version");
                self.acknowledged.push((human.player.id, key, version));
                if is_present {
                    human.doing = Doing::Nothing;
                }
            }
            (Some(key), None) => {
                let is_final = reply.is_err_and(|problem| problem.status < 500);
                let mut rows = self.database.rows[&self.table].iter();
                let is_stored = rows.any(|row| row.player == Some(human.player.id) && row.key.as_ref() == Some(&key));
                assert!(!(is_final && is_stored), "a move that is stored was refused when it was sent again");
                if is_present && is_final {
                    human.doing = Doing::Nothing;
                }
            }
            (None, Some(body)) if matches!(human.doing, Doing::Looking) => {
                let choices = body["choices"].as_array().expect("choices");
                let choice = choices[self.dice.below(choices.len() as u32) as usize].as_str().expect("a move");
                human.moves += 1;
                let key = format!("move {}", human.moves);
                let version = body["version"].as_u64().expect("a version");
                human.doing = Doing::Moving(Moves { moves: vec![choice.to_owned()], version, key });
            }
            (None, None) if matches!(human.doing, Doing::Looking) => human.doing = Doing::Nothing,
            (None, _) => {}
        }
    }

    /// News come in order and without gaps, or the connection is told to read the view.
    pub(super) fn told(&mut self, connection: Connection, text: &str) {
        let human = connection.0;
        if self.humans[human].connection != connection.1 {
            return;
        }
        let message: Value = serde_json::from_str(text).expect("JSON");
        if message["reset"] == true {
            let version = message["version"].as_u64().expect("a version");
            self.assert_stored(version);
            self.humans[human].heard = Some(version);
            self.humans[human].followed = None;
            return;
        }
        let Some(news) = message["news"].as_array() else { return };
        for item in news {
            let version = item["version"].as_u64().expect("a version");
            self.assert_stored(version);
            if let Some(heard) = self.humans[human].heard {
                assert_eq!(version, heard + 1, "news come without gaps");
            }
            self.humans[human].heard = Some(version);
            if let (Some(open), Some(patch)) = (&mut self.humans[human].followed, item.get("open")) {
                patch::apply(open, patch).expect("the patch fits");
            }
        }
    }
}
