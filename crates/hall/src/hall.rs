//! The hall: all tables that this process serves.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bots::BotName;
use protocol::{Entry, Join, OpenTable, Player, PlayerId, Problem, Row, TableId, TableState, Write};
use sha2::{Digest, Sha256};
use table::{Seat, Seats};
use words::Words;

use crate::ask::{Answer, Ask, Body, List, Reply, Request};
use crate::decide::{self, AWAY, Command, Decision};
use crate::groups::Groups;
use crate::room::{Chair, Room, Sitter};
use crate::running::Job;
use crate::tell::{self, LastNews, People};

/// The most tables that one player may have opened and not ended.
const MOST_OPEN_TABLES: u32 = 250;
/// The most tables in one answer to a request for a list.
const MOST_LISTED: usize = 50;
/// The most ended tables that stay in memory.
const MOST_ENDED: usize = 256;
/// The most requests that wait for one table.
const MOST_WAITS: usize = 1000;

/// Something to carry out.
pub enum Effect<T, C> {
    /// Answers a request.
    Answer(T, Reply),
    /// Sends a message about a table to a connection.
    Tell(C, TableId, Arc<str>),
    /// Reads the log of a table; then [`Hall::loaded`] is called.
    Load(TableId),
    /// Lets a bot think; then [`Hall::thought`] is called.
    Think(Thought),
}

/// Work for a bot.
pub struct Thought {
    /// The table.
    pub table: TableId,
    /// Who opened it: the time of bots is shared among openers.
    pub opener: PlayerId,
    /// The turn that the bot thinks about.
    pub turn: u64,
    /// The seat that it plays.
    pub seat: Seat,
    /// Computes the number of the action.
    pub job: Job,
}

/// A request that waits for news.
struct Wait<T> {
    ticket: T,
    player: Option<PlayerId>,
    since: u64,
    until: u64,
}

/// A room in memory, and who waits for it.
struct Live<T> {
    room: Room,
    /// The group with the room's last row.
    group: u64,
    opened_by: PlayerId,
    waits: Vec<Wait<T>>,
    /// The seats for which bots think about the turn `thinking_turn`.
    thinking: Seats,
    thinking_turn: u64,
    /// When the hall must look at this room again.
    due: Option<u64>,
}

/// Something that waits until a table is loaded.
enum Parked<T, C> {
    Ask(T, Option<PlayerId>, Ask),
    Open(T, PlayerId, Box<OpenTable>),
    Watch(C, Option<PlayerId>, Option<u64>),
}

enum Slot<T, C> {
    Live(Box<Live<T>>),
    Loading(Vec<Parked<T, C>>),
    Broken,
}

struct Watcher<C> {
    connection: C,
    player: Option<PlayerId>,
}

/// All tables that this process serves. `T` identifies a request, `C` a connection.
pub struct Hall<T, C> {
    slots: HashMap<TableId, Slot<T, C>>,
    watchers: HashMap<TableId, Vec<Watcher<C>>>,
    names: HashMap<PlayerId, Arc<str>>,
    groups: Groups<Effect<T, C>>,
    ready: Vec<Effect<T, C>>,
    /// When rooms must be looked at.
    due: BTreeSet<(u64, TableId)>,
    /// The listed tables, by the time of their opening.
    listed: BTreeSet<(u64, TableId)>,
    /// The ended tables in memory, in the order in which they may be forgotten.
    ended: VecDeque<TableId>,
    open_tables: HashMap<PlayerId, u32>,
    /// Rooms that panicked once since they were loaded.
    shaky: BTreeSet<TableId>,
    random: Box<dyn FnMut() -> [u8; 32] + Send>,
    id_key: [u8; 32],
    words: Words,
}

/// A request in progress: who asks, and when.
#[derive(Clone, Copy)]
struct Asker {
    player: Option<PlayerId>,
    now: u64,
}

fn not_known() -> Problem {
    Problem::new(401, "not-known", "make a player first, and send its token or cookie")
}

fn no_table() -> Problem {
    Problem::not_found("table")
}

fn broken() -> Problem {
    Problem::new(500, "broken", "this table is broken; the others are not")
}

fn overloaded() -> Problem {
    Problem::new(503, "overloaded", "too many requests wait for this table; try again in a moment")
}

impl<T, C: Clone + PartialEq> Hall<T, C> {
    /// An empty hall. `random` draws secrets and ids; `id_key` is a secret of the store that ids are derived with.
    pub fn new(random: impl FnMut() -> [u8; 32] + Send + 'static, id_key: [u8; 32], words: Words) -> Hall<T, C> {
        Hall {
            slots: HashMap::new(),
            watchers: HashMap::new(),
            names: HashMap::new(),
            groups: Groups::new(),
            ready: Vec::new(),
            due: BTreeSet::new(),
            listed: BTreeSet::new(),
            ended: VecDeque::new(),
            open_tables: HashMap::new(),
            shaky: BTreeSet::new(),
            random: Box::new(random),
            id_key,
            words,
        }
    }

    /// What is to be carried out now.
    pub fn take_effects(&mut self) -> Vec<Effect<T, C>> {
        std::mem::take(&mut self.ready)
    }

    /// The next group of writes to store, if none is being stored. Then [`Hall::stored`] or [`Hall::failed`] is called.
    pub fn next_group(&mut self) -> Option<Vec<Write>> {
        self.groups.next()
    }

    /// The number of rooms in memory.
    #[must_use]
    pub fn rooms(&self) -> usize {
        self.slots.len()
    }

    /// A player has this name from now on.
    pub fn rename(&mut self, player: &Player) {
        if let Some(name) = self.names.get_mut(&player.id) {
            *name = player.name.as_str().into();
        }
    }

    /// Answers a request, at once or later.
    pub fn request(&mut self, ticket: T, who: Option<&Player>, request: Request, now: u64) {
        let player = who.map(|player| player.id);
        if let Some(who) = who {
            self.note_name(who);
        }
        match request {
            Request::List(list) => {
                let reply = self.list(&list, now);
                // A list shows many rooms, so it waits for everything.
                let last = self.groups.last();
                self.answer(last, ticket, Ok(reply));
            }
            Request::Open(open) => match player {
                Some(player) => self.open(ticket, player, open, now),
                None => self.ready.push(Effect::Answer(ticket, Err(not_known()))),
            },
            Request::Table(table, ask) => self.ask(ticket, table, Asker { player, now }, ask),
        }
    }

    /// Begins to send a connection what happens at a table, from the version `since` on or, without it, from now on.
    pub fn watch(&mut self, connection: C, player: Option<&Player>, table: TableId, since: Option<u64>, now: u64) {
        let id = player.map(|player| player.id);
        match self.slots.get_mut(&table) {
            Some(Slot::Live(live)) => {
                if let Some(chair) = id.and_then(|id| chair_of(&mut live.room, id)) {
                    chair.seen = now;
                }
                let viewer = id.and_then(|id| live.room.seat_of(id));
                let text = tell::watch_begins(&live.room, since.unwrap_or(live.room.version), viewer);
                let group = live.group;
                let watchers = self.watchers.entry(table).or_default();
                watchers.retain(|watcher| watcher.connection != connection);
                watchers.push(Watcher { connection: connection.clone(), player: id });
                self.emit(group, Effect::Tell(connection, table, text));
            }
            Some(Slot::Loading(parked)) => parked.push(Parked::Watch(connection, id, since)),
            Some(Slot::Broken) => self.ready.push(Effect::Tell(connection, table, tell::not_watched(table, &broken()))),
            None => self.load(table, Parked::Watch(connection, id, since)),
        }
    }

    /// Stops sending a connection what happens at these tables.
    pub fn unwatch(&mut self, connection: &C, tables: impl IntoIterator<Item = TableId>, now: u64) {
        for table in tables {
            let Some(watchers) = self.watchers.get_mut(&table) else { continue };
            for gone in watchers.extract_if(.., |watcher| watcher.connection == *connection) {
                if let (Some(player), Some(Slot::Live(live))) = (gone.player, self.slots.get_mut(&table))
                    && let Some(chair) = chair_of(&mut live.room, player)
                {
                    chair.seen = now;
                }
            }
            if watchers.is_empty() {
                self.watchers.remove(&table);
            }
        }
    }

    /// A connection has missed messages about a table and is told to read the view again.
    pub fn fell_behind(&mut self, connection: C, table: TableId) {
        if let Some(Slot::Live(live)) = self.slots.get(&table) {
            let (group, text) = (live.group, tell::reset(&live.room));
            self.emit(group, Effect::Tell(connection, table, text));
        }
    }

    /// Sends a message to all who watch a table. It is not part of the log.
    pub fn tell_watchers(&mut self, table: TableId, text: &Arc<str>) {
        for watcher in self.watchers.get(&table).into_iter().flatten() {
            self.ready.push(Effect::Tell(watcher.connection.clone(), table, text.clone()));
        }
    }

    /// The log of a table was read, or there is none. `people` are the players who sit there.
    pub fn loaded(&mut self, table: TableId, rows: &[Row], people: &[Player], now: u64) {
        let parked = match self.slots.remove(&table) {
            Some(Slot::Loading(parked)) => parked,
            Some(live @ Slot::Live(_)) => {
                self.slots.insert(table, live);
                return;
            }
            Some(Slot::Broken) | None => Vec::new(),
        };
        people.iter().for_each(|player| self.note_name(player));
        if !rows.is_empty() {
            let restored = catch_unwind(AssertUnwindSafe(|| Room::restore(rows, now)));
            match restored {
                Ok(Ok(room)) => {
                    // Whoever watched before may have missed a message.
                    for watcher in self.watchers.get(&table).into_iter().flatten() {
                        self.ready.push(Effect::Tell(watcher.connection.clone(), table, tell::reset(&room)));
                    }
                    self.insert(room, 0, rows[0].at);
                }
                _ => _ = self.slots.insert(table, Slot::Broken),
            }
            self.look_after(table, now);
        }
        for waiting in parked {
            match waiting {
                Parked::Ask(ticket, _, _) if rows.is_empty() => {
                    self.ready.push(Effect::Answer(ticket, Err(no_table())))
                }
                Parked::Ask(ticket, player, ask) => self.ask(ticket, table, Asker { player, now }, ask),
                Parked::Open(ticket, player, open) => self.open_at(ticket, table, player, &open, now),
                Parked::Watch(connection, _, _) if rows.is_empty() => {
                    self.ready.push(Effect::Tell(connection, table, tell::not_watched(table, &no_table())));
                }
                Parked::Watch(connection, player, since) => {
                    let player = player.map(|id| Player { id, name: self.name_of(id) });
                    self.watch(connection, player.as_ref(), table, since, now);
                }
            }
        }
    }

    /// The log of a table could not be read now. Whoever waits for it is told to try again.
    pub fn not_loaded(&mut self, table: TableId) {
        let Some(Slot::Loading(_)) = self.slots.get(&table) else { return };
        let Some(Slot::Loading(parked)) = self.slots.remove(&table) else { return };
        for waiting in parked {
            self.ready.push(match waiting {
                Parked::Ask(ticket, ..) | Parked::Open(ticket, ..) => {
                    Effect::Answer(ticket, Err(Problem::not_stored()))
                }
                Parked::Watch(connection, ..) => {
                    Effect::Tell(connection, table, tell::not_watched(table, &Problem::not_stored()))
                }
            });
        }
    }

    /// A bot has chosen an action. It is ignored if the turn is over meanwhile or the player is back.
    pub fn thought(&mut self, table: TableId, turn: u64, seat: Seat, action: u32, now: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        if live.thinking_turn == turn {
            live.thinking.remove(seat);
        }
        let room = &live.room;
        let is_bots = room.chairs.get(seat.index()).is_some_and(|chair| chair.bot().is_some());
        let is_legal = || room.game.as_ref().is_some_and(|game| game.allows(seat, action));
        if room.turn == turn && is_bots && room.awaited().contains(seat) && is_legal() {
            // A failure is handled as for any other command, and nobody waits for this one.
            let _ = self.accept(table, Entry::Moves { seat, actions: vec![action] }, None, None, now);
        }
    }

    /// When [`Hall::tick`] must be called next, in milliseconds since 1970.
    #[must_use]
    pub fn next_due(&self) -> Option<u64> {
        self.due.first().map(|(at, _)| *at)
    }

    /// Looks at clocks and at requests that have waited long enough.
    pub fn tick(&mut self, now: u64) {
        while let Some(&(at, table)) = self.due.first()
            && at <= now
        {
            self.due.remove(&(at, table));
            let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { continue };
            live.due = None;
            let (version, group) = (live.room.version, live.group);
            for wait in live.waits.extract_if(.., |wait| wait.until <= now).collect::<Vec<_>>() {
                let nothing = format!(r#"{{"version":{version},"news":[]}}"#);
                self.emit(group, Effect::Answer(wait.ticket, Ok(Answer::ok(nothing))));
            }
            while let Some(Slot::Live(live)) = self.slots.get(&table)
                && let Some((at, seat)) = live.room.next_time_out()
                && at <= now
                && self.accept(table, Entry::TimeOut { seat }, None, None, now).is_ok()
            {}
            self.look_after(table, now);
        }
    }

    /// The group is stored: whoever waited for it is answered.
    pub fn stored(&mut self) {
        let held = self.groups.stored();
        self.ready.extend(held);
        self.forget_ended();
    }

    /// The group could not be stored. Everybody who waits gets 503, and the rooms are read again.
    pub fn failed(&mut self) {
        let (held, stored) = self.groups.failed();
        let is_unsure = |slot: &Slot<T, C>| matches!(slot, Slot::Live(live) if live.group > stored);
        let unsure: Vec<TableId> = self.slots.iter().filter(|(_, slot)| is_unsure(slot)).map(|(id, _)| *id).collect();
        for effect in held {
            match effect {
                Effect::Answer(ticket, _) => self.ready.push(Effect::Answer(ticket, Err(Problem::not_stored()))),
                load @ Effect::Load(_) => self.ready.push(load),
                // Nobody is told what is not stored, and bots' thoughts about it are void.
                Effect::Tell(..) | Effect::Think(_) => {}
            }
        }
        unsure.into_iter().for_each(|table| self.reload(table));
    }

    // ---- inside ----

    fn note_name(&mut self, player: &Player) {
        match self.names.get_mut(&player.id) {
            Some(name) if **name == *player.name => {}
            Some(name) => *name = player.name.as_str().into(),
            None => _ = self.names.insert(player.id, player.name.as_str().into()),
        }
    }

    fn name_of(&self, player: PlayerId) -> String {
        self.names.get(&player).map(|name| name.to_string()).unwrap_or_default()
    }

    /// Emits an effect once a group is stored.
    fn emit(&mut self, group: u64, effect: Effect<T, C>) {
        self.ready.extend(self.groups.hold(group, effect));
    }

    fn answer(&mut self, group: u64, ticket: T, reply: Reply) {
        self.emit(group, Effect::Answer(ticket, reply));
    }

    fn load(&mut self, table: TableId, waiting: Parked<T, C>) {
        self.slots.insert(table, Slot::Loading(vec![waiting]));
        self.ready.push(Effect::Load(table));
    }

    /// Drops a room and reads it again, once everything of it is stored or given up.
    fn reload(&mut self, table: TableId) {
        let Some(Slot::Live(live)) = self.slots.insert(table, Slot::Loading(Vec::new())) else { return };
        let live = *live;
        self.drop_due(table, live.due);
        self.count_open(live.opened_by, &live.room, -1);
        for wait in live.waits {
            self.ready.push(Effect::Answer(wait.ticket, Err(Problem::not_stored())));
        }
        self.emit(live.group, Effect::Load(table));
    }

    /// A room panicked or refused its own row. It is read again once; then it is broken.
    fn broke(&mut self, table: TableId) -> Problem {
        if self.shaky.insert(table) {
            self.reload(table);
            return Problem::not_stored();
        }
        if let Some(Slot::Live(live)) = self.slots.insert(table, Slot::Broken) {
            let live = *live;
            self.drop_due(table, live.due);
            for wait in live.waits {
                self.ready.push(Effect::Answer(wait.ticket, Err(broken())));
            }
        }
        broken()
    }

    fn drop_due(&mut self, table: TableId, due: Option<u64>) {
        if let Some(due) = due {
            self.due.remove(&(due, table));
        }
    }

    fn count_open(&mut self, player: PlayerId, room: &Room, change: i32) {
        if room.has_ended() {
            return;
        }
        let count = self.open_tables.entry(player).or_default();
        *count = count.saturating_add_signed(change);
        if *count == 0 {
            self.open_tables.remove(&player);
        }
    }

    /// Puts a room into the hall.
    fn insert(&mut self, room: Room, group: u64, opened_at: u64) {
        let opened_by = room.opener.or_else(|| room.chairs.iter().find_map(Chair::player)).unwrap_or(PlayerId(0));
        let table = room.id;
        self.count_open(opened_by, &room, 1);
        if room.opened.listed {
            self.listed.insert((opened_at, table));
        }
        if room.has_ended() {
            self.ended.push_back(table);
        }
        let live =
            Live { room, group, opened_by, waits: Vec::new(), thinking: Seats::NONE, thinking_turn: 0, due: None };
        self.slots.insert(table, Slot::Live(Box::new(live)));
    }

    /// Forgets ended tables that nobody watches, the oldest first, when there are many.
    fn forget_ended(&mut self) {
        let mut looked_at = 0;
        while self.ended.len() > MOST_ENDED && looked_at < self.ended.len() {
            looked_at += 1;
            let Some(table) = self.ended.pop_front() else { return };
            let is_used = match self.slots.get(&table) {
                Some(Slot::Live(live)) => {
                    !self.groups.is_stored(live.group) || !live.waits.is_empty() || self.watchers.contains_key(&table)
                }
                _ => false,
            };
            if is_used {
                self.ended.push_back(table);
            } else if let Some(Slot::Live(live)) = self.slots.remove(&table) {
                self.drop_due(table, live.due);
                self.listed.retain(|(_, listed)| *listed != table);
            }
        }
    }

    /// An id that only this hall's store can derive.
    fn derived_id(&self, purpose: &str, player: PlayerId, text: &str) -> TableId {
        let hash = Sha256::new()
            .chain_update(self.id_key)
            .chain_update(purpose)
            .chain_update(player.0.to_be_bytes())
            .chain_update(text)
            .finalize();
        let (half, _) = hash.split_at(16);
        TableId(u128::from_be_bytes(half.try_into().expect("half of a digest has 16 bytes")))
    }

    fn open(&mut self, ticket: T, player: PlayerId, open: OpenTable, now: u64) {
        match &open.key {
            // A key that was used before leads to the table that was opened then.
            Some(key) => {
                let table = self.derived_id("open", player, key);
                self.open_unless_there(ticket, table, player, open, now);
            }
            None => {
                let random = (self.random)();
                let (half, _) = random.split_at(16);
                let table = TableId(u128::from_be_bytes(half.try_into().expect("half of 32 bytes has 16")));
                self.open_at(ticket, table, player, &open, now);
            }
        }
    }

    /// Opens a table, or returns it if it is there. The store is asked first.
    fn open_unless_there(&mut self, ticket: T, table: TableId, player: PlayerId, open: OpenTable, now: u64) {
        match self.slots.get_mut(&table) {
            Some(Slot::Live(_) | Slot::Broken) => self.open_at(ticket, table, player, &open, now),
            Some(Slot::Loading(parked)) => parked.push(Parked::Open(ticket, player, Box::new(open))),
            None => self.load(table, Parked::Open(ticket, player, Box::new(open))),
        }
    }

    fn open_at(&mut self, ticket: T, table: TableId, player: PlayerId, open: &OpenTable, now: u64) {
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
    fn try_open(&mut self, table: TableId, player: PlayerId, open: &OpenTable, now: u64) -> Result<(), Problem> {
        if let Some(Slot::Live(live)) = self.slots.get(&table) {
            if open.key.is_none() && live.room.state == TableState::Gathering && live.room.seat_of(player).is_none() {
                // A rematch that is full can still be watched.
                let _ = self.command(table, player, &Command::Join(Join::default()), None, now);
            }
            return Ok(());
        }
        let random = (self.random)();
        let opened = decide::decide_open(open, random, &self.words)?;
        if self.open_tables.get(&player).copied().unwrap_or(0) >= MOST_OPEN_TABLES {
            let why = "you have opened too many tables; end some of them first";
            return Err(Problem::new(429, "too-many-tables", why).with("most", MOST_OPEN_TABLES));
        }
        let entry = Entry::Open(opened);
        let row = Row { table, number: 1, at: now, served: 0, player: Some(player), key: open.key.clone(), entry };
        let room = Room::open(&row).map_err(|_| broken())?;
        let group = self.groups.write(Write::Append(row));
        self.insert(room, group, now);
        self.after_row(table, now);
        Ok(())
    }

    /// Opens the rematch of an ended table, or joins it.
    fn rematch(&mut self, ticket: T, table: TableId, asker: Asker) {
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
            let bots: Vec<&str> = room.chairs.iter().filter_map(|chair| bot_of_the_house(chair)).collect();
            let seats = room.chairs.len();
            let open = OpenTable {
                game: room.opened.game.clone(),
                seats: seats as u8,
                options: room.opened.options.clone(),
                bots: bots
                    .iter()
                    .enumerate()
                    .map(|(index, bot)| ((seats - bots.len() + index) as u8, (*bot).to_owned()))
                    .collect(),
                listed: room.opened.listed,
                pace: room.opened.pace,
                rated: false,
                hints: room.opened.hints,
                start: room.opened.start,
                luck: None,
                key: None,
            };
            Ok((player, open))
        })();
        match opened {
            Ok((player, open)) => {
                let next = self.derived_id("rematch", PlayerId(0), &table.to_string());
                self.open_unless_there(ticket, next, player, open, asker.now);
            }
            Err(problem) => self.answer_about(table, ticket, Err(problem)),
        }
    }

    /// Answers with something computed from a table.
    fn answer_about(&mut self, table: TableId, ticket: T, reply: Reply) {
        let group = match self.slots.get(&table) {
            Some(Slot::Live(live)) => live.group,
            // The room failed while it was asked: nothing of it is told.
            _ => 0,
        };
        self.answer(group, ticket, reply);
    }

    fn ask(&mut self, ticket: T, table: TableId, asker: Asker, ask: Ask) {
        match self.slots.get_mut(&table) {
            Some(Slot::Live(live)) => {
                if let Some(chair) = asker.player.and_then(|player| chair_of(&mut live.room, player)) {
                    chair.seen = asker.now;
                }
            }
            Some(Slot::Loading(parked)) if parked.len() >= MOST_WAITS => {
                return self.ready.push(Effect::Answer(ticket, Err(overloaded())));
            }
            Some(Slot::Loading(parked)) => return parked.push(Parked::Ask(ticket, asker.player, ask)),
            Some(Slot::Broken) => return self.ready.push(Effect::Answer(ticket, Err(broken()))),
            None => return self.load(table, Parked::Ask(ticket, asker.player, ask)),
        }
        let reply = match ask {
            Ask::Rematch(rematch) => {
                if let Some(bad) = rematch.key.and_then(|key| protocol::limits::check_key(&key).err()) {
                    return self.answer_about(table, ticket, Err(bad));
                }
                return self.rematch(ticket, table, asker);
            }
            Ask::News { since, wait } => return self.news(ticket, table, asker, since, wait),
            Ask::Command(command) => self.answer_command(table, asker, &command),
            read => self.read(table, asker, &read),
        };
        self.answer_about(table, ticket, reply);
    }

    fn answer_command(&mut self, table: TableId, asker: Asker, command: &Command) -> Reply {
        let player = asker.player.ok_or_else(not_known)?;
        let key = match command {
            Command::Moves(moves) => Some(moves.key.clone()),
            _ => None,
        };
        let version = self.command(table, player, command, key, asker.now)?;
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return Err(broken()) };
        let text = match (command, live.room.seat_of(player)) {
            (Command::Join(_), Some(seat)) => format!(r#"{{"seat":{seat},"version":{version}}}"#),
            _ => tell::version(version),
        };
        Ok(Answer::ok(text))
    }

    /// Decides a command and carries it out; returns the version of the table after it.
    fn command(
        &mut self,
        table: TableId,
        player: PlayerId,
        command: &Command,
        key: Option<String>,
        now: u64,
    ) -> Result<u64, Problem> {
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return Err(no_table()) };
        let watchers = self.watchers.get(&table);
        let is_away = |player| !is_here(&live.room, watchers, player, now);
        let decided = catch_unwind(AssertUnwindSafe(|| live.room.decide(player, command, &self.words, is_away)));
        match decided {
            Ok(Ok(Decision::Done(version))) => Ok(version),
            Ok(Ok(Decision::Accept(entry))) => self.accept(table, entry, Some(player), key, now),
            Ok(Err(problem)) => Err(problem),
            Err(_) => Err(self.broke(table)),
        }
    }

    /// Makes a row of an entry and applies it; returns the version of the table after it.
    fn accept(
        &mut self,
        table: TableId,
        entry: Entry,
        player: Option<PlayerId>,
        key: Option<String>,
        now: u64,
    ) -> Result<u64, Problem> {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return Err(no_table()) };
        let moment = live.room.last.at(now);
        let number = live.room.version + 1;
        let row = Row { table, number, at: now.max(live.room.last.at), served: moment.served, player, key, entry };
        let (had_ended, opened_by) = (live.room.has_ended(), live.opened_by);
        match catch_unwind(AssertUnwindSafe(|| live.room.apply(&row))) {
            Ok(Ok(())) => {}
            _ => return Err(self.broke(table)),
        }
        live.group = self.groups.write(Write::Append(row));
        if live.room.has_ended() && !had_ended {
            live.group = self.groups.write(Write::Fold(table));
            self.ended.push_back(table);
            let count = self.open_tables.entry(opened_by).or_default();
            *count = count.saturating_sub(1);
        }
        self.after_row(table, now);
        Ok(number)
    }

    /// Tells everybody about the last row, starts a full table, and lets bots think.
    fn after_row(&mut self, table: TableId, now: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        let group = live.group;
        let mut effects: Vec<Effect<T, C>> = Vec::new();
        for wait in std::mem::take(&mut live.waits) {
            let viewer = wait.player.and_then(|player| live.room.seat_of(player));
            let text = tell::news(&live.room, wait.since, viewer);
            effects.push(Effect::Answer(wait.ticket, Ok(Answer::ok(text))));
        }
        if let (Some(watchers), Some(mut news)) = (self.watchers.get(&table), LastNews::of(&live.room)) {
            for watcher in watchers {
                let viewer = watcher.player.and_then(|player| live.room.seat_of(player));
                effects.push(Effect::Tell(watcher.connection.clone(), table, news.text(viewer)));
            }
        }
        let starts = live.room.starts_now();
        effects.into_iter().for_each(|effect| self.emit(group, effect));
        if starts {
            // If the options do not fit, the table stays as it is and the opener learns why by starting it.
            let _ = self.accept(table, Entry::Start { drop_empty: false }, None, None, now);
        } else {
            self.look_after(table, now);
        }
    }

    /// Lets bots think, and notes when to look at the room again.
    fn look_after(&mut self, table: TableId, _now: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        let Live { room, group, thinking, thinking_turn, opened_by, .. } = &mut **live;
        if *thinking_turn != room.turn {
            (*thinking, *thinking_turn) = (Seats::NONE, room.turn);
        }
        let mut thoughts = Vec::new();
        if let (Some(game), TableState::Playing) = (&room.game, room.state) {
            for seat in room.awaited().iter().filter(|seat| !thinking.contains(*seat)).collect::<Vec<_>>() {
                let Some(bot) = room.chairs[seat.index()].bot().and_then(BotName::named) else { continue };
                thinking.insert(seat);
                let (opener, turn) = (*opened_by, room.turn);
                thoughts.push(Thought { table, opener, turn, seat, job: game.think(seat, bot) });
            }
        }
        let (group, old) = (*group, live.due);
        let first_wait = live.waits.iter().map(|wait| wait.until).min();
        let time_out = live.room.next_time_out().map(|(at, _)| at);
        live.due = first_wait.into_iter().chain(time_out).min();
        if old != live.due {
            let new = live.due;
            self.drop_due(table, old);
            self.due.extend(new.map(|at| (at, table)));
        } else if let Some(at) = old {
            self.due.insert((at, table));
        }
        thoughts.into_iter().for_each(|thought| self.emit(group, Effect::Think(thought)));
    }

    fn news(&mut self, ticket: T, table: TableId, asker: Asker, since: u64, wait: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        if since >= live.room.version && wait > 0 && !live.room.has_ended() {
            if live.waits.len() >= MOST_WAITS {
                return self.ready.push(Effect::Answer(ticket, Err(overloaded())));
            }
            live.waits.push(Wait { ticket, player: asker.player, since, until: asker.now + wait });
            return self.look_after(table, asker.now);
        }
        let viewer = asker.player.and_then(|player| live.room.seat_of(player));
        let text = tell::news(&live.room, since, viewer);
        self.answer_about(table, ticket, Ok(Answer::ok(text)));
    }

    fn read(&mut self, table: TableId, asker: Asker, ask: &Ask) -> Reply {
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return Err(no_table()) };
        let room = &live.room;
        let viewer = asker.player.and_then(|player| room.seat_of(player));
        let read = catch_unwind(AssertUnwindSafe(|| match ask {
            Ask::Info => Ok(Answer::ok(format!(r#"{{"table":{}}}"#, self.info(room, asker.now)))),
            Ask::View => tell::view(room, viewer).map(Answer::ok),
            Ask::ViewAfter(moves) => tell::view_after(room, *moves, viewer).map(Answer::ok),
            Ask::Choices => tell::choices(room, viewer).map(Answer::ok),
            Ask::Record => room.record().map(|record| Answer { status: 200, body: Body::Text(record) }),
            Ask::Command(_) | Ask::Rematch(_) | Ask::News { .. } => unreachable!("these do more than read"),
        }));
        read.unwrap_or_else(|_| Err(self.broke(table)))
    }

    fn info(&self, room: &Room, now: u64) -> String {
        let people = Around { hall: self, room, now };
        serde_json::to_string(&tell::info(room, &people, now)).expect("a description is written without errors")
    }

    fn list(&self, list: &List, now: u64) -> Answer {
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

fn bot_of_the_house(chair: &Chair) -> Option<&str> {
    match &chair.sitter {
        Sitter::Bot(bot) => Some(bot),
        _ => None,
    }
}

fn chair_of(room: &mut Room, player: PlayerId) -> Option<&mut Chair> {
    room.chairs.iter_mut().find(|chair| chair.player() == Some(player))
}

/// Whether a player watches the table or has asked something of it a moment ago.
fn is_here<C>(room: &Room, watchers: Option<&Vec<Watcher<C>>>, player: PlayerId, now: u64) -> bool {
    let watches = || watchers.is_some_and(|all| all.iter().any(|watcher| watcher.player == Some(player)));
    let chair = room.chairs.iter().find(|chair| chair.player() == Some(player));
    chair.is_some_and(|chair| now.saturating_sub(chair.seen) < AWAY) || watches()
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
