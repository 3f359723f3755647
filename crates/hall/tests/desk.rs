//! A hall whose store always works and whose clock the test sets.

use std::borrow::Cow;
use std::collections::HashMap;

use hall::{Ask, Body, Command, Effect, Hall, Reply, Request, Thought, Watch};
use protocol::{Entry, OpenTable, Player, PlayerId, Row, TableId, Write};
use serde_json::Value;

use crate::world::words;

/// Where the clock of a desk begins, in milliseconds since 1970.
const START: u64 = 1_700_000_000_000;

/// The code of a problem.
pub type Code = Cow<'static, str>;

pub struct Desk {
    pub hall: Hall<u64, u64>,
    rows: HashMap<TableId, Vec<Row>>,
    pub now: u64,
    reply: Option<Reply>,
    /// The bots that were asked to think.
    pub thoughts: Vec<Thought>,
    /// What the connections were told, in order.
    told: Vec<(u64, Value)>,
    /// Whether the next group is lost.
    pub fails: bool,
}

pub fn player(number: u128) -> Player {
    Player { id: PlayerId(number), name: format!("Player {number}") }
}

fn hall() -> Hall<u64, u64> {
    let mut drawn = 0;
    let random = move || {
        drawn += 1;
        [drawn; 32]
    };
    Hall::new(random, [7; 32], words())
}

impl Desk {
    pub fn new() -> Desk {
        Desk {
            hall: hall(),
            rows: HashMap::new(),
            now: START,
            reply: None,
            thoughts: Vec::new(),
            told: Vec::new(),
            fails: false,
        }
    }

    /// Asks for a player, and returns the answer's body or the problem's code.
    pub fn ask(&mut self, who: u128, request: Request) -> Result<Value, Code> {
        self.hall.request(0, Some(&player(who)), request, self.now);
        self.work();
        match self.reply.take().expect("it is answered") {
            Ok(answer) => {
                let (Body::Json(text) | Body::Text(text)) = answer.body;
                Ok(serde_json::from_str(&text).unwrap_or(Value::String(text)))
            }
            Err(problem) => Err(problem.code),
        }
    }

    pub fn command(&mut self, who: u128, table: TableId, command: Command) -> Result<Value, Code> {
        self.ask(who, Request::Table(table, Ask::Command(command)))
    }

    /// Opens a table.
    pub fn open(&mut self, who: u128, open: &Value) -> TableId {
        let open: OpenTable = serde_json::from_value(open.clone()).expect("a request");
        let info = self.ask(who, Request::Open(open)).expect("it is opened");
        info["table"]["id"].as_str().expect("an id").parse().expect("an id")
    }

    pub fn info(&mut self, table: TableId) -> Value {
        self.ask(99, Request::Table(table, Ask::Info)).expect("it is there")["table"].clone()
    }

    /// The connection of a player begins to watch.
    pub fn watch(&mut self, who: u128, table: TableId) {
        self.watch_by(who as u64, Some(who), table, Watch::default());
    }

    /// The connection of a player begins to follow the changes of a table.
    pub fn follow(&mut self, who: u128, table: TableId) {
        self.watch_by(who as u64, Some(who), table, Watch { since: None, changes: true, again: false });
    }

    /// A connection begins to watch.
    pub fn watch_by(&mut self, connection: u64, who: Option<u128>, table: TableId, watch: Watch) {
        self.hall.watch(connection, who.map(player).as_ref(), table, watch, self.now);
        self.work();
    }

    /// The connection of a player ends.
    pub fn unwatch(&mut self, who: u128, table: TableId) {
        self.unwatch_by(who as u64, table);
    }

    /// A connection ends.
    pub fn unwatch_by(&mut self, connection: u64, table: TableId) {
        self.hall.unwatch(&connection, [table], self.now);
        self.work();
    }

    /// A connection has missed messages.
    pub fn falls_behind(&mut self, connection: u64, table: TableId) {
        self.hall.fell_behind(&connection, table);
        self.work();
    }

    /// The server looks after a table that nobody has asked for.
    pub fn wake(&mut self, table: TableId) {
        self.hall.wake(table);
        self.work();
    }

    /// What a connection was told since the last time.
    pub fn told(&mut self, connection: u64) -> Vec<Value> {
        self.told.extract_if(.., |(to, _)| *to == connection).map(|(_, message)| message).collect()
    }

    /// Time passes. The hall looks at its clocks when it wants to.
    pub fn pass(&mut self, milliseconds: u64) {
        let until = self.now + milliseconds;
        while let Some(due) = self.hall.next_due().filter(|due| *due <= until) {
            self.now = self.now.max(due);
            self.hall.tick(self.now);
            self.work();
        }
        self.now = until;
    }

    /// The server is down for a while and then started again.
    pub fn restart_after(&mut self, milliseconds: u64) {
        self.now += milliseconds;
        self.hall = hall();
        for (table, rows) in &self.rows {
            let has_ended = rows.iter().any(|row| matches!(row.entry, Entry::Close));
            if !has_ended {
                self.hall.loaded(*table, rows, &[], None, self.now);
            }
        }
        self.work();
    }

    /// The log of a table.
    pub fn rows(&self, table: TableId) -> Vec<Row> {
        self.rows[&table].clone()
    }

    /// The names of the rows of a table.
    pub fn log(&self, table: TableId) -> Vec<&'static str> {
        self.rows[&table].iter().map(|row| row.entry.name()).collect()
    }

    /// Stores and reads until nothing is left to do. Bots do not think unless a test lets them.
    fn work(&mut self) {
        loop {
            let effects = self.hall.take_effects();
            let is_quiet = effects.is_empty();
            for effect in effects {
                match effect {
                    Effect::Answer(_, reply) => self.reply = Some(reply),
                    Effect::Load(table) => {
                        let rows = self.rows.get(&table).cloned().unwrap_or_default();
                        self.hall.loaded(table, &rows, &[], None, self.now);
                    }
                    Effect::Tell(to, _, text) => self.told.push((to, serde_json::from_str(&text).expect("JSON"))),
                    Effect::Think(thought) => self.thoughts.push(thought),
                    Effect::Rematch(..) => {}
                }
            }
            let writes = self.hall.next_group();
            if is_quiet && writes.is_none() {
                return;
            }
            let Some(writes) = writes else { continue };
            if std::mem::take(&mut self.fails) {
                self.hall.failed();
                continue;
            }
            for write in writes {
                if let Write::Append(row) = write {
                    self.rows.entry(row.table).or_default().push(row);
                }
            }
            self.hall.stored();
        }
    }
}
