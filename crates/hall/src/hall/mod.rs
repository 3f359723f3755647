//! The hall: all tables that this process serves.

mod here;
mod listings;
mod loading;
mod opened;
mod opening;
mod reading;
mod sleeping;
#[cfg(test)]
mod tests;
mod watching;

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bots::BotName;
use protocol::{Bounds, Entry, OpenTable, Player, PlayerId, Problem, Row, TableId, Write};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};
use words::Words;

use self::here::{Here, reseats};
use self::listings::Listings;
pub use self::loading::Restoring;
use self::opened::{OpenedBy, Used};
pub use self::opening::rematch_of;
use self::watching::is_here;
use crate::ask::{Answer, Ask, NextTable, Reply, Request};
use crate::decide::{AWAY, Command, Decision};
use crate::groups::Groups;
use crate::room::{Chair, Room};
use crate::running::Job;
use crate::tell;

/// The most requests that wait for one table while it is being read.
const MOST_PARKED: usize = 1000;

/// Something to carry out.
pub enum Effect<T, C> {
    /// Answers a request.
    Answer(T, Reply),
    /// Sends a message about a table to a connection.
    Tell(C, TableId, Arc<str>),
    /// Opens the rematch of a table for a player: [`Request::OpenRematch`] is asked, here or wherever the new table is served.
    /// If it is open then, [`Hall::has_next`] is called.
    Rematch(T, Player, Box<NextTable>),
    /// Reads the log of a table, and looks whether there is one of its rematch; then [`Hall::loaded`] is called.
    Load(TableId),
    /// Lets a bot think, when its turn comes: [`Hall::job`] makes the job, and then [`Hall::thought`] is called.
    Think(Thought),
}

/// Work for a bot: which one is to think about what. It is small, so that many may wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The table.
    pub table: TableId,
    /// Who opened it: the time of bots is shared among openers.
    pub opener: PlayerId,
    /// The turn that the bot thinks about.
    pub turn: u64,
    /// The seat that it plays.
    pub seat: Seat,
    /// Whether this bot needs a moment only.
    pub is_quick: bool,
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
    /// What of it counts for who opened it.
    counted: Used,
    /// When a person last asked for anything here or, if nobody has since the table was read, the time of its last row.
    used: u64,
    waits: Vec<Wait<T>>,
    /// The seats for which bots think about the turn `thinking_turn`.
    thinking: Seats,
    thinking_turn: u64,
    /// Who is here, while somebody follows the table.
    here: Option<Here>,
    /// When the hall must look at this room again.
    due: Option<u64>,
}

/// A table to open.
struct Opening {
    open: OpenTable,
    /// For whom seats are kept free.
    reserved: Vec<(Seat, PlayerId)>,
}

impl Opening {
    fn of(open: OpenTable) -> Opening {
        Opening { open, reserved: Vec::new() }
    }
}

/// Something that waits until a table is loaded.
enum Parked<T, C> {
    Ask(T, Option<PlayerId>, Ask),
    Open(T, PlayerId, Box<Opening>),
    Watch(C, Option<PlayerId>, Watch),
}

impl<T, C: PartialEq> Parked<T, C> {
    /// Whether this is a connection that wants to watch.
    fn watches(&self, connection: &C) -> bool {
        matches!(self, Parked::Watch(watching, ..) if watching == connection)
    }
}

enum Slot<T, C> {
    Live(Box<Live<T>>),
    Loading(Vec<Parked<T, C>>),
    Broken,
}

struct Watcher<C> {
    connection: C,
    player: Option<PlayerId>,
    /// The version up to which the connection is told, or will be by what is held.
    told: u64,
    /// Whether it is also told what changed in the view.
    follows: bool,
}

/// What a connection wants to be told of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Watch {
    /// The version that it has seen; without it, it is told what happens from now on.
    pub since: Option<u64>,
    /// Whether it is also told what changed in the view.
    pub changes: bool,
    /// Whether it has watched before and may have missed something, so that it must read the view.
    pub again: bool,
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
    listed: Listings,
    /// The ended tables in memory, in the order in which they may be forgotten.
    ended: VecDeque<TableId>,
    opened_by: OpenedBy,
    bounds: Bounds,
    /// Whether nobody waits any more for the answer to a request.
    is_gone: Box<dyn Fn(&T) -> bool + Send>,
    /// Rooms that panicked once since they were loaded.
    shaky: BTreeSet<TableId>,
    random: Box<dyn FnMut() -> [u8; 32] + Send>,
    id_key: [u8; 32],
    words: Arc<Words>,
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
    pub fn new(random: impl FnMut() -> [u8; 32] + Send + 'static, id_key: [u8; 32], words: Arc<Words>) -> Hall<T, C> {
        Hall {
            slots: HashMap::new(),
            watchers: HashMap::new(),
            names: HashMap::new(),
            groups: Groups::new(),
            ready: Vec::new(),
            due: BTreeSet::new(),
            listed: Listings::default(),
            ended: VecDeque::new(),
            opened_by: OpenedBy::default(),
            bounds: Bounds::CLUB,
            is_gone: Box::new(|_| false),
            shaky: BTreeSet::new(),
            random: Box::new(random),
            id_key,
            words,
        }
    }

    /// Sets what may be used of this hall.
    pub fn set_bounds(&mut self, bounds: Bounds) {
        self.bounds = bounds;
    }

    /// Tells the hall how to find out that nobody waits any more for the answer to a request.
    pub fn set_is_gone(&mut self, is_gone: impl Fn(&T) -> bool + Send + 'static) {
        self.is_gone = Box::new(is_gone);
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
            Request::ListPart(list, after) => {
                let part =
                    serde_json::to_string(&self.listed(&list, after, now)).expect("it is written without errors");
                let last = self.groups.last();
                self.answer(last, ticket, Ok(Answer::ok(part)));
            }
            Request::Place(table) => {
                let place = serde_json::to_string(&self.place_of(table)).expect("it is written without errors");
                let last = self.groups.last();
                self.answer(last, ticket, Ok(Answer::ok(place)));
            }
            Request::Open(open) => match player {
                Some(player) => self.open(ticket, player, open, now),
                None => self.ready.push(Effect::Answer(ticket, Err(not_known()))),
            },
            Request::OpenAs(table, open) => match player {
                Some(player) => self.open_unless_there(ticket, table, player, Opening::of(open), now),
                None => self.ready.push(Effect::Answer(ticket, Err(not_known()))),
            },
            Request::OpenRematch(NextTable { table, open, reserved, .. }) => match player {
                Some(player) => {
                    reserved.iter().for_each(|(_, player)| self.note_name(player));
                    let reserved = reserved.iter().map(|(seat, player)| (*seat, player.id)).collect();
                    self.open_unless_there(ticket, table, player, Opening { open, reserved }, now);
                }
                None => self.ready.push(Effect::Answer(ticket, Err(not_known()))),
            },
            Request::Table(table, ask) => self.ask(ticket, table, Asker { player, now }, ask),
        }
    }

    /// The job of a bot whose turn to think has come; none if its turn at the table is over or its player is back.
    pub fn job(&mut self, thought: Thought) -> Option<Job> {
        let Thought { table, turn, seat, .. } = thought;
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return None };
        let room = &live.room;
        let bot = room.chairs.get(seat.index()).and_then(Chair::bot).and_then(BotName::named);
        let is_asked = room.turn == turn && room.awaited().contains(seat);
        let job = match (&room.game, bot) {
            (Some(game), Some(bot)) if is_asked => Some(game.think(seat, bot)),
            _ => None,
        };
        if job.is_none() && live.thinking_turn == turn {
            live.thinking.remove(seat);
        }
        job
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
                self.emit(group, Effect::Answer(wait.ticket, Ok(Answer::ok(tell::nothing_new(version)))));
            }
            while let Some(Slot::Live(live)) = self.slots.get(&table)
                && let Some((at, seat)) = live.room.next_time_out()
                && at <= now
                && self.accept(table, Entry::TimeOut { seat }, None, None, now).is_ok()
            {}
            self.close_if_abandoned(table, now);
            self.look_for_quiet(table, now);
            self.look_after(table);
        }
    }

    /// The clock was moved forward. This is no time for which tables were served or somebody was away: live clocks and
    /// everything that counts seconds go on from now.
    pub fn jumped(&mut self, by: u64, now: u64) {
        let mut moved = Vec::new();
        for (table, slot) in &mut self.slots {
            let Slot::Live(live) = slot else { continue };
            live.room.last.at = (live.room.last.at + by).min(now);
            live.room.chairs.iter_mut().for_each(|chair| chair.seen = (chair.seen + by).min(now));
            live.waits.iter_mut().for_each(|wait| wait.until += by);
            moved.push(*table);
        }
        moved.into_iter().for_each(|table| self.look_after(table));
    }

    /// A player of a table that was read has this name.
    pub fn note_name(&mut self, player: &Player) {
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

    fn drop_due(&mut self, table: TableId, due: Option<u64>) {
        if let Some(due) = due {
            self.due.remove(&(due, table));
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
                live.used = live.used.max(asker.now);
                if let Some(player) = asker.player
                    && let Some(chair) = chair_of(&mut live.room, player)
                    && asker.now.saturating_sub(std::mem::replace(&mut chair.seen, asker.now)) >= AWAY
                {
                    self.came(table, player, asker.now);
                }
            }
            Some(Slot::Loading(parked)) if parked.len() >= MOST_PARKED => {
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
            Ask::Close => self.close(table, asker.now),
            read => self.read(table, asker, &read),
        };
        self.answer_about(table, ticket, reply);
    }

    /// Closes a table, unless it has ended.
    fn close(&mut self, table: TableId, now: u64) -> Reply {
        let Some(Slot::Live(live)) = self.slots.get(&table) else { return Err(no_table()) };
        let version = match live.room.has_ended() {
            true => live.room.version,
            false => self.accept(table, Entry::Close, None, None, now)?,
        };
        Ok(Answer::ok(tell::version(version)))
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
        let decide = || live.room.decide(player, command, &self.words, &self.bounds, is_away);
        match catch_unwind(AssertUnwindSafe(decide)) {
            Ok(Ok(Decision::Done(version))) => Ok(version),
            Ok(Ok(Decision::Accept(entry))) => {
                self.check_entry(table, &entry)?;
                self.accept(table, entry, Some(player), key, now)
            }
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
        let (before, is_move) = (live.room.state, matches!(row.entry, Entry::Moves { .. }));
        match catch_unwind(AssertUnwindSafe(|| live.room.apply(&row))) {
            Ok(Ok(())) => {}
            _ => return Err(self.broke(table)),
        }
        if reseats(&row.entry) {
            live.reseated(now);
        }
        live.group = self.groups.write(Write::Append(row));
        let (state, listed, opened_at) = (live.room.state, live.room.opened.listed, live.room.opened_at);
        if state != before && listed {
            self.listed.moved((opened_at, table), before, state);
        }
        if !is_move || state != before {
            self.count_again(table);
        }
        if state.has_ended() && !before.has_ended() {
            // Nobody waits for this: it changes nothing that anybody sees.
            self.groups.write(Write::Fold(table));
            self.ended.push_back(table);
        } else if !state.has_ended() && number >= self.bounds.table_log {
            return self.accept(table, Entry::Close, None, None, now);
        }
        self.after_row(table, now);
        Ok(number)
    }

    /// Answers whoever waits for news, starts a full table, and lets bots think.
    fn after_row(&mut self, table: TableId, now: u64) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        let group = live.group;
        let mut effects: Vec<Effect<T, C>> = Vec::new();
        for wait in std::mem::take(&mut live.waits) {
            let viewer = wait.player.and_then(|player| live.room.seat_of(player));
            let text = tell::news(&live.room, wait.since, viewer);
            effects.push(Effect::Answer(wait.ticket, Ok(Answer::ok(text))));
        }
        let starts = live.room.starts_now();
        effects.into_iter().for_each(|effect| self.emit(group, effect));
        if starts {
            // If the options do not fit, the table stays as it is and the opener learns why by starting it.
            let _ = self.accept(table, Entry::Start { drop_empty: false }, None, None, now);
        } else {
            self.look_after(table);
        }
    }

    /// Lets bots think, and notes when to look at the room again.
    fn look_after(&mut self, table: TableId) {
        let Some(Slot::Live(live)) = self.slots.get_mut(&table) else { return };
        let Live { room, group, thinking, thinking_turn, opened_by, .. } = &mut **live;
        if *thinking_turn != room.turn {
            (*thinking, *thinking_turn) = (Seats::NONE, room.turn);
        }
        let mut thoughts = Vec::new();
        for seat in room.awaited().iter().filter(|seat| !thinking.contains(*seat)).collect::<Vec<_>>() {
            if let Some(bot) = room.chairs[seat.index()].bot().and_then(BotName::named) {
                thinking.insert(seat);
                let is_quick = !matches!(bot, BotName::Hard | BotName::Expert);
                thoughts.push(Thought { table, opener: *opened_by, turn: room.turn, seat, is_quick });
            }
        }
        let (group, old) = (*group, live.due);
        let first_wait = live.waits.iter().map(|wait| wait.until).min();
        let time_out = live.room.next_time_out().map(|(at, _)| at);
        let quiet = live.here.and_then(|here| here.quiet_at);
        let abandoned = live.abandoned_at(&self.bounds);
        live.due = first_wait.into_iter().chain(time_out).chain(abandoned).chain(quiet).min();
        if old != live.due {
            let new = live.due;
            self.drop_due(table, old);
            self.due.extend(new.map(|at| (at, table)));
        } else if let Some(at) = old {
            self.due.insert((at, table));
        }
        thoughts.into_iter().for_each(|thought| self.emit(group, Effect::Think(thought)));
    }
}

fn chair_of(room: &mut Room, player: PlayerId) -> Option<&mut Chair> {
    room.chairs.iter_mut().find(|chair| chair.player() == Some(player))
}
