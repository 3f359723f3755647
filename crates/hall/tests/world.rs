//! A simulated server: a hall, a store that can fail, a network that loses, doubles and reorders messages, and players
//! who send their requests again until they are answered. One seed decides everything.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use hall::{Answer, Ask, Body, Command, Effect, Hall, Reply, Request, Thought, Watch};
use protocol::{Join, Moves, OpenTable, Player, PlayerId, Row, TableId, Write, patch};
use serde_json::Value;
use table::{Dice, Purpose, SeedText};

/// The store: what is here outlives a crash.
#[derive(Default)]
pub struct Store {
    pub rows: HashMap<TableId, Vec<Row>>,
    folded: BTreeSet<TableId>,
}

impl Store {
    /// Makes all writes, as one transaction. A row that does not continue its log would be a second writer.
    fn commit(&mut self, writes: &[Write]) {
        for write in writes {
            match write {
                Write::Append(row) => {
                    let rows = self.rows.entry(row.table).or_default();
                    assert_eq!(row.number, rows.len() as u64 + 1, "a gap or a second writer");
                    assert!(!self.folded.contains(&row.table), "nothing is appended to a folded log");
                    rows.push(row.clone());
                }
                Write::Fold(table) => assert!(self.folded.insert(*table), "a log is folded once"),
            }
        }
    }
}

/// What a player is doing.
enum Doing {
    Nothing,
    /// Waits for the choices.
    Looking,
    /// Sends a move until it is answered.
    Moving(Moves),
}

struct Human {
    player: Player,
    doing: Doing,
    /// The number of moves sent so far: each has its own key.
    moves: u32,
    /// The version up to which news have come to this player's connection.
    heard: Option<u64>,
    /// What everybody sees, followed by patches; none since the connection missed something.
    followed: Option<Value>,
}

/// A request on its way to the server.
#[derive(Clone)]
struct Letter {
    from: usize,
    ask: Ask,
}

/// The ticket of a request that the test itself makes.
const DIRECT: u64 = u64::MAX;

/// How often things go wrong, in thousandths of the steps.
#[derive(Clone, Copy)]
pub struct Faults {
    pub lost: u32,
    pub doubled: u32,
    pub failed: u32,
    pub crashed: u32,
}

pub struct World {
    hall: Hall<u64, usize>,
    pub store: Store,
    dice: Dice,
    now: u64,
    humans: Vec<Human>,
    pub table: TableId,
    letters: Vec<Letter>,
    /// Who waits for which answer, by ticket, with the key of a move. A crash loses them.
    tickets: BTreeMap<u64, (usize, Option<String>)>,
    next_ticket: u64,
    /// The answer to [`World::ask_now`].
    direct: Option<Reply>,
    group: Option<Vec<Write>>,
    loads: Vec<TableId>,
    thoughts: Vec<Thought>,
    /// The acknowledged moves: player, key and version.
    pub acknowledged: Vec<(PlayerId, String, u64)>,
    faults: Faults,
    runs: u32,
}

fn dice(seed: u64, purpose: [u8; 4], ordinal: u32) -> Dice {
    SeedText::new(format!("schedule {seed}")).expect("a seed").seed().dice(Purpose(purpose), ordinal)
}

fn hall_of(seed: u64, run: u32) -> Hall<u64, usize> {
    let mut dice = dice(seed, *b"hall", run);
    let random = move || std::array::from_fn(|_| dice.below(256) as u8);
    Hall::new(random, [7; 32], words())
}

impl World {
    /// Opens a table of a game with two players and perhaps a bot, and starts it. Nothing goes wrong yet.
    pub fn open(seed: u64, game: &str, bot: bool, faults: Faults) -> World {
        let human = |number: u128| Human {
            player: Player { id: PlayerId(number), name: format!("Player {number}") },
            doing: Doing::Nothing,
            moves: 0,
            heard: None,
            followed: None,
        };
        let mut world = World {
            hall: hall_of(seed, 0),
            store: Store::default(),
            dice: dice(seed, *b"step", 0),
            now: 1_000_000,
            humans: vec![human(1), human(2)],
            table: TableId(0),
            letters: Vec::new(),
            tickets: BTreeMap::new(),
            next_ticket: 0,
            direct: None,
            group: None,
            loads: Vec::new(),
            thoughts: Vec::new(),
            acknowledged: Vec::new(),
            faults: Faults { lost: 0, doubled: 0, failed: 0, crashed: 0 },
            runs: 0,
        };
        let bots = if bot { r#"{"2":"random"}"# } else { "{}" };
        let seats = if bot { 3 } else { 2 };
        let open = format!(r#"{{"game":"{game}","seats":{seats},"bots":{bots},"start":"full"}}"#);
        let open: OpenTable = serde_json::from_str(&open).expect("a request");
        let answer = world.ask_now(0, Request::Open(open));
        let info: Value = serde_json::from_str(&json(&answer)).expect("JSON");
        world.table = info["table"]["id"].as_str().expect("an id").parse().expect("an id");
        world.ask_now(1, Request::Table(world.table, Ask::Command(Command::Join(Join::default()))));
        world.watch_all();
        for number in 0..world.humans.len() {
            let view: Value =
                serde_json::from_str(&json(&world.ask_now(number, Request::Table(world.table, Ask::View))))
                    .expect("JSON");
            world.humans[number].followed = Some(view["view"]["open"].clone());
        }
        world.faults = faults;
        world
    }

    /// Asks and stores until the answer is there.
    pub fn ask_now(&mut self, human: usize, request: Request) -> Answer {
        let player = self.humans[human].player.clone();
        self.hall.request(DIRECT, Some(&player), request, self.now);
        for _ in 0..1000 {
            self.drain();
            if let Some(reply) = self.direct.take() {
                return reply.expect("it is answered");
            }
            self.store_group(Storing::Good);
            self.load_one(true);
        }
        panic!("no answer");
    }

    fn watch_all(&mut self) {
        for number in 0..self.humans.len() {
            self.humans[number].heard = None;
            self.humans[number].followed = None;
            let player = self.humans[number].player.clone();
            self.hall.watch(
                number,
                Some(&player),
                self.table,
                Watch { since: None, changes: true, again: false },
                self.now,
            );
        }
        self.drain();
    }

    fn chance(&mut self, thousandths: u32) -> bool {
        self.dice.below(1000) < thousandths
    }

    /// One step of the schedule.
    pub fn step(&mut self) {
        self.now += u64::from(self.dice.below(20));
        if self.chance(self.faults.crashed) {
            return self.crash();
        }
        match self.dice.below(8) {
            0 | 1 => self.act(),
            2 | 3 => self.deliver(),
            4 | 5 => {
                let storing = if !self.chance(self.faults.failed) {
                    Storing::Good
                } else if self.dice.below(2) == 0 {
                    Storing::Lost
                } else {
                    Storing::StoredButNotKnown
                };
                self.store_group(storing);
            }
            6 => {
                let works = !self.chance(self.faults.failed);
                self.load_one(works);
            }
            _ => self.think_one(),
        }
        self.hall.tick(self.now);
        self.drain();
    }

    /// Lets everything come to rest, without further faults.
    pub fn settle(&mut self) {
        self.faults = Faults { lost: 0, doubled: 0, failed: 0, crashed: 0 };
        for _ in 0..200 {
            self.store_group(Storing::Good);
            self.load_one(true);
            self.deliver();
            self.drain();
        }
        self.thoughts.clear();
        self.humans.iter_mut().for_each(|human| human.doing = Doing::Nothing);
        for _ in 0..10 {
            self.store_group(Storing::Good);
            self.load_one(true);
            self.drain();
        }
    }

    /// A human decides what to send.
    fn act(&mut self) {
        let from = self.dice.below(self.humans.len() as u32) as usize;
        let ask = match &self.humans[from].doing {
            Doing::Nothing => {
                self.humans[from].doing = Doing::Looking;
                Ask::Choices
            }
            // No answer so far: the request or its answer may be lost.
            Doing::Looking => Ask::Choices,
            Doing::Moving(moves) => Ask::Command(Command::Moves(moves.clone())),
        };
        self.letters.push(Letter { from, ask });
    }

    /// The network delivers a letter, in any order, perhaps twice, perhaps never.
    fn deliver(&mut self) {
        if self.letters.is_empty() {
            return;
        }
        let index = self.dice.below(self.letters.len() as u32) as usize;
        let letter = self.letters.swap_remove(index);
        if self.chance(self.faults.lost) {
            return;
        }
        if self.chance(self.faults.doubled) {
            self.letters.push(letter.clone());
        }
        self.next_ticket += 1;
        let key = match &letter.ask {
            Ask::Command(Command::Moves(moves)) => Some(moves.key.clone()),
            _ => None,
        };
        self.tickets.insert(self.next_ticket, (letter.from, key));
        let player = self.humans[letter.from].player.clone();
        self.hall.request(self.next_ticket, Some(&player), Request::Table(self.table, letter.ask), self.now);
    }

    /// Finishes the group that is being stored, or begins the next one.
    fn store_group(&mut self, storing: Storing) {
        match self.group.take() {
            None => self.group = self.hall.next_group(),
            Some(writes) => {
                if storing != Storing::Lost {
                    self.store.commit(&writes);
                }
                if storing == Storing::Good { self.hall.stored() } else { self.hall.failed() }
            }
        }
        self.drain();
    }

    fn load_one(&mut self, works: bool) {
        let Some(table) = self.loads.pop() else { return };
        if works {
            let rows = self.store.rows.get(&table).cloned().unwrap_or_default();
            self.hall.loaded(table, &rows, &[], None, self.now);
        } else {
            self.hall.not_loaded(table);
        }
        self.drain();
    }

    fn think_one(&mut self) {
        if self.thoughts.is_empty() {
            return;
        }
        let index = self.dice.below(self.thoughts.len() as u32) as usize;
        let thought = self.thoughts.swap_remove(index);
        let Some(job) = self.hall.job(thought) else { return };
        let Thought { table, turn, seat, .. } = thought;
        self.hall.thought(table, turn, seat, job().action, self.now);
    }

    /// The server is killed and started again. What is being stored may or may not be stored.
    fn crash(&mut self) {
        if let Some(writes) = self.group.take()
            && self.dice.below(2) == 0
        {
            self.store.commit(&writes);
        }
        self.runs += 1;
        self.tickets.clear();
        self.loads.clear();
        self.thoughts.clear();
        self.hall = hall_of(u64::from(self.dice.below(u32::MAX)), self.runs);
        let rows = self.store.rows[&self.table].clone();
        self.hall.loaded(self.table, &rows, &[], None, self.now);
        self.watch_all();
    }

    fn drain(&mut self) {
        for effect in self.hall.take_effects() {
            self.carry_out(effect);
        }
    }

    fn carry_out(&mut self, effect: Effect<u64, usize>) {
        match effect {
            Effect::Answer(ticket, reply) => self.answered(ticket, reply),
            Effect::Tell(human, _, text) => self.told(human, &text),
            Effect::Load(table) => self.loads.push(table),
            Effect::Rematch(..) => unreachable!("nobody asks for a rematch"),
            Effect::Think(thought) => self.thoughts.push(thought),
        }
    }

    /// Words may not run ahead of the store.
    fn assert_stored(&self, version: u64) {
        let stored = self.store.rows.get(&self.table).map_or(0, |rows| rows.len() as u64);
        assert!(version <= stored, "version {version} was told, and {stored} rows are stored");
    }

    fn answered(&mut self, ticket: u64, reply: Reply) {
        if ticket == DIRECT {
            self.direct = Some(reply);
            return;
        }
        let Some((from, key)) = self.tickets.remove(&ticket) else { return };
        let body = reply.as_ref().ok().map(|answer| serde_json::from_str::<Value>(&json(answer)).expect("JSON"));
        if let Some(version) = body.as_ref().and_then(|body| body["version"].as_u64()) {
            self.assert_stored(version);
        }
        if self.chance(self.faults.lost) {
            return;
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
                // What could not be stored is sent again.
                let is_final = reply.is_err_and(|problem| problem.status < 500);
                let mut rows = self.store.rows[&self.table].iter();
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
            // A late answer to a request that was answered before.
            (None, _) => {}
        }
    }

    /// News come in order and without gaps, or the connection is told to read the view.
    fn told(&mut self, human: usize, text: &Arc<str>) {
        let message: Value = serde_json::from_str(text).expect("JSON");
        assert!(message["problem"].is_null(), "{text}");
        if message["reset"] == true {
            let version = message["version"].as_u64().expect("a version");
            self.assert_stored(version);
            self.humans[human].heard = Some(version);
            self.humans[human].followed = None;
            return;
        }
        if let Some(here) = message["here"].as_array() {
            // Both players watch all the time.
            assert_eq!(here.len(), self.humans.len(), "{text}");
            return;
        }
        for item in message["news"].as_array().expect("news") {
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

    /// Checks what was followed by patches against the views. Returns how many were followed without a gap.
    pub fn check_followed(&mut self, views: &[String]) -> usize {
        let mut count = 0;
        for (human, view) in self.humans.iter().zip(views) {
            let view: Value = serde_json::from_str(view).expect("JSON");
            if let Some(open) = &human.followed {
                assert_eq!(*open, view["view"]["open"], "what was followed is what is seen");
                count += 1;
            }
        }
        count
    }

    /// The views of all seats and of a spectator, as the running hall gives them.
    pub fn views(&mut self) -> Vec<String> {
        (0..self.humans.len()).map(|human| json(&self.ask_now(human, Request::Table(self.table, Ask::View)))).collect()
    }

    /// The same from a hall that reads the log anew.
    pub fn views_from_the_store(&mut self) -> Vec<String> {
        self.hall = hall_of(0, u32::MAX);
        self.views()
    }
}

/// What becomes of a group.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Storing {
    Good,
    /// It is not stored.
    Lost,
    /// It is stored, and the answer of the store is lost.
    StoredButNotKnown,
}

fn json(answer: &Answer) -> String {
    match &answer.body {
        Body::Json(text) | Body::Text(text) => text.clone(),
    }
}

/// The words, parsed once: a schedule starts many halls.
pub fn words() -> Arc<words::Words> {
    static WORDS: std::sync::OnceLock<Arc<words::Words>> = std::sync::OnceLock::new();
    WORDS.get_or_init(|| Arc::new(shelf::english())).clone()
}
