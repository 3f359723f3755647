//! A simulated cluster: nodes, their database, a bus that loses packets, and players who send their requests again, perhaps to
//! another node, until they are answered. One seed decides everything.

mod jobs;
mod players;

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, OnceLock};

use hall::{Ask, Body, Command, Reply, Request, Restoring, Thought};
use node::{Effect, Node, Numbered, Packet};
use protocol::{Join, Moves, OpenTable, Player, PlayerId, TableId, Write};
use serde_json::Value;
use store::{Membership, NodeId, Shards};
use table::{Dice, Purpose, SeedText};

use crate::database::{Database, LENGTH};

/// How much earlier than the lease ends a node stops to answer, in milliseconds.
const MARGIN: u64 = 500;
/// How often a node renews its lease.
const RENEWAL: u64 = 500;

/// A connection: the player's number, and how often the player has connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connection(usize, u32);

impl Numbered for Connection {
    fn number(&self) -> u64 {
        (self.0 as u64) << 32 | u64::from(self.1)
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
    moves: u32,
    /// The node that the player is connected to, and the number of the connection.
    at: usize,
    connection: u32,
    /// The version up to which news have come.
    heard: Option<u64>,
    /// What everybody sees, followed by patches; none since something was missed.
    followed: Option<Value>,
}

/// What a node has asked of the database.
enum Job {
    Claim(Shards),
    Release(Shards),
    Restore(Shards),
    Load(TableId),
    /// A group, with the epoch in which it was made: in a later one the node may not know what others have written.
    Group(Vec<Write>, u64),
}

/// What has become of the lease.
enum OfLease {
    /// Who is there, and until when the lease holds.
    Members(Box<Membership>, u64),
    Claimed(Shards),
    Released(Shards),
}

/// A process.
struct Process {
    id: NodeId,
    node: Node<u64, Connection>,
    epoch: u64,
    /// Whether the outcome of a commit is unknown: then a new epoch is taken before anything else.
    is_unsure: bool,
    jobs: VecDeque<Job>,
    /// Open tables that were read, of which the node is told later: another thread reads them.
    read: VecDeque<(Shards, Restoring)>,
    /// What has become of the lease, of which the node is told later, in order: another thread keeps it.
    of_lease: VecDeque<OfLease>,
    is_storing: bool,
    thoughts: Vec<Thought>,
    next_renewal: u64,
    /// Until when it is stopped.
    stopped: u64,
    /// Until when it is cut off from the bus.
    without_bus: u64,
    /// Until when it is cut off from the database.
    without_database: u64,
    /// Whether it remembers that a player's token is good.
    knows_token: bool,
    /// Since when it gives everything to the others, to end.
    retiring: Option<u64>,
    /// How far its clock is wrong.
    skew: u64,
}

/// How often things go wrong, in thousandths of the steps.
#[derive(Clone, Copy, Default)]
pub struct Faults {
    /// Packets of the bus that are lost.
    pub lost: u32,
    /// Commits whose answers are lost.
    pub failed: u32,
    /// Commits that are refused because the disk is full.
    pub full: u32,
    /// Nodes that are killed, and started anew.
    pub killed: u32,
    /// Nodes that are stopped for a while.
    pub stopped: u32,
    /// Nodes that are cut off from the bus, the database or both for a while.
    pub cut: u32,
    /// Nodes that are replaced, one at a time.
    pub replaced: u32,
}

/// A request on its way: who sent it, the key of a move, and the version that was acknowledged to anybody before.
struct Sent {
    from: usize,
    /// The node that was asked.
    at: NodeId,
    key: Option<String>,
    known: u64,
}

pub struct World {
    pub database: Database,
    processes: Vec<Process>,
    bus: BTreeMap<(NodeId, NodeId), VecDeque<Packet>>,
    dice: Dice,
    seed: u64,
    now: u64,
    humans: Vec<Human>,
    pub table: TableId,
    tickets: BTreeMap<u64, Sent>,
    next_ticket: u64,
    next_node: u64,
    direct: Option<Reply>,
    /// Whether a player's token is revoked, by the database, and whether somebody was told so.
    is_revoked: bool,
    is_known_to_be_revoked: bool,
    /// The acknowledged moves: player, key and version.
    pub acknowledged: Vec<(PlayerId, String, u64)>,
    /// The greatest version that anybody was told.
    known: u64,
    faults: Faults,
    /// How often a player was refused because nothing could be said.
    pub unavailable: u32,
}

/// The ticket of a request that the test itself makes.
const DIRECT: u64 = u64::MAX;
/// The ticket of whoever revokes a token.
const REVOKES: u64 = u64::MAX - 1;

fn dice(seed: u64, purpose: [u8; 4], ordinal: u32) -> Dice {
    SeedText::new(format!("schedule {seed}")).expect("a seed").seed().dice(Purpose(purpose), ordinal)
}

fn words() -> Arc<words::Words> {
    static WORDS: OnceLock<Arc<words::Words>> = OnceLock::new();
    WORDS.get_or_init(|| Arc::new(shelf::english())).clone()
}

fn text(reply: &Reply) -> Option<&str> {
    match reply {
        Ok(answer) => match &answer.body {
            Body::Json(text) | Body::Text(text) => Some(text),
        },
        Err(_) => None,
    }
}

impl World {
    /// Opens a table of a game with two players and perhaps a bot at three nodes, and starts it. Nothing goes wrong yet.
    pub fn open(seed: u64, game: &str, bot: bool, faults: Faults) -> World {
        let human = |number: usize| Human {
            player: Player { id: PlayerId(number as u128 + 1), name: format!("Player {number}") },
            doing: Doing::Nothing,
            moves: 0,
            at: number,
            connection: 0,
            heard: None,
            followed: None,
        };
        let mut world = World {
            database: Database::empty(),
            processes: Vec::new(),
            bus: BTreeMap::new(),
            dice: dice(seed, *b"step", 0),
            seed,
            now: 1_000_000,
            humans: vec![human(0), human(1)],
            table: TableId(0),
            tickets: BTreeMap::new(),
            next_ticket: 0,
            next_node: 0,
            direct: None,
            is_revoked: false,
            is_known_to_be_revoked: false,
            acknowledged: Vec::new(),
            known: 0,
            faults: Faults::default(),
            unavailable: 0,
        };
        for _ in 0..3 {
            let process = world.new_process();
            world.processes.push(process);
        }
        world.run(4 * RENEWAL);
        let bots = if bot { r#"{"2":"random"}"# } else { "{}" };
        let seats = if bot { 3 } else { 2 };
        let open = format!(r#"{{"game":"{game}","seats":{seats},"bots":{bots},"start":"full"}}"#);
        let open: OpenTable = serde_json::from_str(&open).expect("a request");
        let info: Value = serde_json::from_str(&world.ask_now(0, 0, Request::Open(open))).expect("JSON");
        world.table = info["table"]["id"].as_str().expect("an id").parse().expect("an id");
        world.ask_now(1, 1, Request::Table(world.table, Ask::Command(Command::Join(Join::default()))));
        for number in 0..world.humans.len() {
            world.connect(number);
        }
        world.faults = faults;
        world
    }

    fn new_process(&mut self) -> Process {
        self.next_node += 1;
        let mut dice = dice(self.seed, *b"node", self.next_node as u32);
        let id = NodeId(u64::from(dice.below(u32::MAX)) << 8 | self.next_node);
        let skew = u64::from(dice.below(200));
        let random = move || std::array::from_fn(|_| dice.below(256) as u8);
        let mut node = Node::among_others(id, random, [7; 32], words());
        let members = self.database.join(id, false, self.now);
        node.members(&members, self.now + LENGTH - MARGIN, self.now + skew);
        Process {
            id,
            node,
            epoch: members.epoch,
            is_unsure: false,
            jobs: VecDeque::new(),
            read: VecDeque::new(),
            of_lease: VecDeque::new(),
            is_storing: false,
            thoughts: Vec::new(),
            next_renewal: self.now + RENEWAL,
            stopped: 0,
            without_bus: 0,
            without_database: 0,
            knows_token: false,
            retiring: None,
            skew,
        }
    }

    fn chance(&mut self, thousandths: u32) -> bool {
        self.dice.below(1000) < thousandths
    }

    /// Lets time pass without new requests.
    fn run(&mut self, time: u64) {
        let end = self.now + time;
        while self.now < end {
            self.now += 5;
            for number in 0..self.processes.len() {
                self.work(number);
            }
            self.deliver_all();
        }
    }

    /// Asks a node until it answers well.
    fn ask_now(&mut self, at: usize, human: usize, request: Request) -> String {
        for _ in 0..50 {
            let player = self.humans[human].player.clone();
            let process = &mut self.processes[at];
            process.node.request(DIRECT, Some(&player), request.clone(), self.now + process.skew);
            for _ in 0..400 {
                self.run(5);
                if let Some(reply) = self.direct.take() {
                    match text(&reply) {
                        Some(text) => return text.to_owned(),
                        None => break,
                    }
                }
            }
        }
        panic!("no answer");
    }

    /// One step of the schedule.
    pub fn step(&mut self) {
        self.now += u64::from(self.dice.below(60));
        let number = self.dice.below(self.processes.len() as u32) as usize;
        if self.chance(self.faults.killed) {
            return self.kill(number);
        }
        if self.chance(self.faults.stopped) {
            self.processes[number].stopped = self.now + u64::from(self.dice.below(2 * LENGTH as u32));
        }
        if self.chance(self.faults.cut) {
            let (until, kind) = (self.now + u64::from(self.dice.below(2 * LENGTH as u32)), self.dice.below(3));
            let process = &mut self.processes[number];
            if kind != 0 {
                process.without_bus = until;
            }
            if kind != 1 {
                process.without_database = until;
            }
        }
        if self.chance(self.faults.replaced) && self.processes.iter().all(|process| process.retiring.is_none()) {
            let process = &mut self.processes[number];
            process.retiring = Some(self.now);
            process.next_renewal = self.now;
            process.node.retire();
        }
        match self.dice.below(5) {
            0 | 1 => self.act(),
            2 => self.deliver_all(),
            3 => {
                self.think(number);
                self.use_token(number);
            }
            _ if self.dice.below(20) == 0 => {
                let human = self.dice.below(self.humans.len() as u32) as usize;
                self.connect(human);
            }
            _ => {}
        }
        for number in 0..self.processes.len() {
            self.work(number);
        }
    }

    /// Lets everything come to rest, without further faults.
    pub fn settle(&mut self) {
        self.faults = Faults::default();
        for process in &mut self.processes {
            (process.stopped, process.without_bus, process.without_database) = (0, 0, 0);
        }
        self.run(4 * LENGTH);
        self.processes.iter_mut().for_each(|process| process.thoughts.clear());
        self.humans.iter_mut().for_each(|human| human.doing = Doing::Nothing);
        self.run(2 * RENEWAL);
    }

    /// Ends a process that has given everything to the others, or could not do so in time, and starts another one.
    fn replace_retired(&mut self, number: usize) {
        let process = &self.processes[number];
        let Some(since) = process.retiring else { return };
        if since + LENGTH < self.now
            || process.node.has_retired() && self.tickets.values().all(|sent| sent.at != process.id)
        {
            self.database.leave(process.id);
            self.replace(number);
        }
    }

    /// Kills a process in the middle of whatever it does, and starts another one. What it stores may or may not be stored.
    fn kill(&mut self, number: usize) {
        let id = self.processes[number].id;
        if self.dice.below(2) == 0
            && let Some(Job::Group(writes, epoch)) =
                self.processes[number].jobs.iter().find(|job| matches!(job, Job::Group(..)))
        {
            let _ = self.database.commit(id, *epoch, writes);
        }
        self.replace(number);
    }

    fn replace(&mut self, number: usize) {
        let id = self.processes[number].id;
        self.bus.retain(|(from, to), _| *from != id && *to != id);
        self.processes[number] = self.new_process();
        for human in 0..self.humans.len() {
            if self.humans[human].at == number {
                self.connect(human);
            }
        }
    }

    /// Somebody uses a token at a node, or revokes it there. Once that is acknowledged, no node takes it any more.
    fn use_token(&mut self, number: usize) {
        let (revokes, process) = (self.dice.below(100) == 0, &mut self.processes[number]);
        if process.stopped > self.now {
            return;
        }
        let now = self.now + process.skew;
        if !(process.knows_token && process.node.hears_everybody(now, self.now)) {
            if process.without_database > self.now {
                return;
            }
            process.knows_token = !self.is_revoked;
        }
        assert!(!(process.knows_token && self.is_known_to_be_revoked), "a revoked token is taken");
        if revokes && process.without_database <= self.now && !self.is_revoked {
            self.is_revoked = true;
            process.knows_token = false;
            process.node.changed(REVOKES, PlayerId(1), None, now);
        }
    }

    fn think(&mut self, number: usize) {
        if self.processes[number].stopped > self.now || self.processes[number].thoughts.is_empty() {
            return;
        }
        let now = self.now + self.processes[number].skew;
        let count = self.processes[number].thoughts.len() as u32;
        let index = self.dice.below(count) as usize;
        let thought = self.processes[number].thoughts.swap_remove(index);
        let Some(job) = self.processes[number].node.job(thought) else { return };
        let Thought { table, turn, seat, .. } = thought;
        self.processes[number].node.thought(table, turn, seat, job().action, now);
    }

    /// The bus delivers everything in order, or loses it. A stopped process reads nothing.
    fn deliver_all(&mut self) {
        for number in 0..self.processes.len() {
            if self.processes[number].stopped > self.now {
                continue;
            }
            let id = self.processes[number].id;
            let from: Vec<NodeId> = self.bus.keys().filter(|(_, to)| *to == id).map(|(from, _)| *from).collect();
            for from in from {
                for packet in self.bus.remove(&(from, id)).unwrap_or_default() {
                    let is_cut = |process: &Process| process.without_bus > self.now;
                    let is_cut =
                        self.processes.iter().any(|process| [id, from].contains(&process.id) && is_cut(process));
                    if !is_cut && !self.chance(self.faults.lost) {
                        let process = &mut self.processes[number];
                        process.node.receive(packet, self.now + process.skew);
                    }
                }
            }
            self.drain(number);
        }
    }

    /// A process does what it has to do: renews its lease, stores, reads.
    fn work(&mut self, number: usize) {
        if self.processes[number].stopped > self.now {
            return;
        }
        let now = self.now + self.processes[number].skew;
        self.processes[number].node.tick(now);
        self.drain(number);
        let writes = match self.processes[number].is_storing {
            true => None,
            false => self.processes[number].node.next_group(),
        };
        if let Some(writes) = writes {
            self.processes[number].is_storing = true;
            let epoch = self.processes[number].epoch;
            self.processes[number].jobs.push_back(Job::Group(writes, epoch));
        }
        if self.processes[number].without_database <= self.now {
            self.use_database(number);
        }
        if self.dice.below(2) == 0 {
            self.tell_of_lease(number, 1);
        }
        if self.dice.below(2) == 0
            && let Some((shards, restoring)) = self.processes[number].read.pop_front()
        {
            self.processes[number].node.restored(shards, restoring, now);
        }
        self.drain(number);
        self.replace_retired(number);
    }

    fn drain(&mut self, number: usize) {
        let process = &mut self.processes[number];
        let id = process.id;
        for effect in process.node.take_effects(self.now + process.skew, self.now) {
            match effect {
                Effect::Answer(ticket, reply) => self.answered(ticket, reply),
                Effect::Tell(connection, _, text) => self.told(connection, &text),
                Effect::Load(table) => self.processes[number].jobs.push_back(Job::Load(table)),
                Effect::Think(thought) => self.processes[number].thoughts.push(thought),
                Effect::Send(to, packet) => {
                    // What nodes say can be written and read.
                    let text = serde_json::to_string(&packet).expect("it is written");
                    let packet = serde_json::from_str(&text).expect("it is read");
                    self.bus.entry((id, to)).or_default().push_back(packet);
                }
                Effect::Claim(shards) => self.processes[number].jobs.push_back(Job::Claim(shards)),
                Effect::Release(shards) => self.processes[number].jobs.push_back(Job::Release(shards)),
                Effect::Restore(shards) => self.processes[number].jobs.push_back(Job::Restore(shards)),
                Effect::Look => self.processes[number].next_renewal = self.now,
                Effect::Forget(_) => self.processes[number].knows_token = false,
            }
        }
    }

    /// The views of all players, as a node gives them.
    pub fn views(&mut self, at: usize) -> Vec<String> {
        (0..self.humans.len()).map(|human| self.ask_now(at, human, Request::Table(self.table, Ask::View))).collect()
    }

    /// What every player has heard of last; none for a player who was told nothing since connecting.
    pub fn heard(&self) -> Vec<Option<u64>> {
        self.humans.iter().map(|human| human.heard).collect()
    }
}
