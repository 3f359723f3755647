//! The node: requests, news and thoughts go in, effects come out.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use hall::{Effect as HallEffect, Hall, Job, Reply, Request, Thought};
use protocol::{Bounds, Player, PlayerId, Problem, Row, TableId, Write};
use store::{NodeId, Shard, Shards};
use table::Seat;

use crate::announcing::Announcement;
use crate::forwarding::{Parked, Pending};
use crate::holding::Serving;
use crate::lists::Gathering;
use crate::message::{Message, Packet};
use crate::peers::Peer;
use crate::watching::Watching;

/// A connection has a number that no other connection of this process has.
pub trait Numbered {
    /// The number.
    fn number(&self) -> u64;
}

/// Who waits for an answer.
pub(crate) enum Caller<T> {
    /// A request of this process.
    Here(T),
    /// A request of another node.
    There(NodeId, u64),
    /// A request for the rematch of a table: the table, its rematch and who asks.
    Rematch(Box<Caller<T>>, TableId, TableId, Player),
    /// A list, for the place after which it goes on.
    Place(u64),
    /// A list, for the part of one node.
    ListPart(u64),
}

/// Who is told news: a connection of this process, or one of another node.
#[derive(Clone, PartialEq)]
pub(crate) enum Listener<C> {
    Here(C),
    There(NodeId, u64),
}

/// Something to carry out.
pub enum Effect<T, C> {
    /// Answers a request.
    Answer(T, Reply),
    /// Sends a message about a table to a connection.
    Tell(C, TableId, Arc<str>),
    /// Reads the log of a table; then [`Node::loaded`] or [`Node::not_loaded`] is called.
    Load(TableId),
    /// Lets a bot think, when its turn comes: [`Node::job`] makes the job, and then [`Node::thought`] is called.
    Think(Thought),
    /// Sends a packet to another node, or not: packets may get lost.
    Send(NodeId, Packet),
    /// Takes shards that nobody serves; then [`Node::claimed`] is called.
    Claim(Shards),
    /// Gives shards back, of which everything is stored; then [`Node::released`] is called, unless the lease is lost.
    Release(Shards),
    /// Reads the open tables of shards; then [`Node::restored`] or [`Node::not_restored`] is called, in the order of the reads.
    Restore(Shards),
    /// Looks at once who serves what; then [`Node::members`] is called.
    Look,
    /// Forgets what is remembered of a player's tokens; of all players' if there is none.
    Forget(Option<PlayerId>),
}

/// One of several servers. `T` identifies a request of this process, `C` a connection.
pub struct Node<T, C> {
    pub(crate) id: NodeId,
    pub(crate) hall: Hall<Caller<T>, Listener<C>>,
    /// Until when this node may answer, by its monotonic clock in milliseconds; none for a server alone, which always may.
    pub(crate) lease: Option<u64>,
    /// How each shard is served.
    pub(crate) shards: Vec<Serving>,
    /// How many reads of each shard's tables are under way. Only the last one may be believed: the shard may have been
    /// another's since an earlier one.
    pub(crate) reads: [u32; store::SHARDS],
    /// Shards that this node has given back, until that is known to be done. A look at who serves what may still show them
    /// as this node's.
    pub(crate) releasing: Shards,
    /// The nodes that are there, this one among them.
    pub(crate) nodes: Vec<NodeId>,
    /// How many of them share the shards: all that do not end.
    pub(crate) sharing: usize,
    /// Whether this node gives everything back, to end.
    pub(crate) is_retiring: bool,
    pub(crate) peers: HashMap<NodeId, Peer>,
    pub(crate) connections: HashMap<u64, Watching<C>>,
    /// Who was not told something about a table because the lease did not hold.
    pub(crate) untold: Vec<(Listener<C>, TableId)>,
    /// What is watched at other nodes: the connection and the table, by the number of the watcher.
    pub(crate) watchers: HashMap<u64, (u64, TableId)>,
    /// Requests that other nodes were asked, by number.
    pub(crate) pending: BTreeMap<u64, Pending<T>>,
    /// Requests for lists that wait for other nodes, by number.
    pub(crate) lists: BTreeMap<u64, Gathering<T>>,
    /// What other nodes were told, and not all have heard.
    pub(crate) announcements: Vec<Announcement<T>>,
    pub(crate) next_number: u64,
    /// Requests about tables that nobody serves at present.
    pub(crate) parked: Vec<Parked<T>>,
    pub(crate) out: BTreeMap<NodeId, Vec<Message>>,
    pub(crate) ready: Vec<Effect<T, C>>,
    /// When the wishes of connections that nobody took up are brought again.
    pub(crate) replace_at: Option<u64>,
    /// When the next beat is due, in milliseconds since 1970.
    pub(crate) next_beat: u64,
}

impl<T, C: Clone + PartialEq + Numbered> Node<T, C> {
    /// A server alone: it serves all tables, always, once they are read ([`Node::restored`]).
    pub fn alone(
        random: impl FnMut() -> [u8; 32] + Send + 'static,
        id_key: [u8; 32],
        words: Arc<words::Words>,
    ) -> Self {
        let mut node = Node::among_others(NodeId(0), random, id_key, words);
        node.lease = None;
        node.shards.fill(Serving::Reading);
        node
    }

    /// A server among others. It serves nothing until it is told who is there ([`Node::members`]).
    pub fn among_others(
        id: NodeId,
        random: impl FnMut() -> [u8; 32] + Send + 'static,
        id_key: [u8; 32],
        words: Arc<words::Words>,
    ) -> Self {
        Node {
            id,
            hall: Hall::new(random, id_key, words),
            lease: Some(0),
            shards: vec![Serving::Nobody; store::SHARDS],
            reads: [0; store::SHARDS],
            releasing: Shards::NONE,
            nodes: Vec::new(),
            sharing: 0,
            is_retiring: false,
            peers: HashMap::new(),
            connections: HashMap::new(),
            untold: Vec::new(),
            watchers: HashMap::new(),
            pending: BTreeMap::new(),
            lists: BTreeMap::new(),
            announcements: Vec::new(),
            next_number: 0,
            parked: Vec::new(),
            out: BTreeMap::new(),
            ready: Vec::new(),
            replace_at: None,
            next_beat: 0,
        }
    }

    /// Whether this server is alone.
    pub(crate) fn is_alone(&self) -> bool {
        self.lease.is_none()
    }

    /// How the shard of a table is served.
    pub(crate) fn serving(&self, table: TableId) -> Serving {
        self.shards[usize::from(Shard::of(table).0)]
    }

    /// What is to be carried out now. `monotonic` is this node's monotonic clock in milliseconds.
    pub fn take_effects(&mut self, now: u64, monotonic: u64) -> Vec<Effect<T, C>> {
        let holds = self.lease_holds(monotonic);
        if holds && !self.untold.is_empty() {
            self.make_up(now);
        }
        loop {
            let effects = self.hall.take_effects();
            if effects.is_empty() {
                break;
            }
            effects.into_iter().for_each(|effect| self.of_hall(effect, holds, now));
        }
        self.flush();
        std::mem::take(&mut self.ready)
    }

    /// Whether this node may answer from what it has in memory.
    pub(crate) fn lease_holds(&self, monotonic: u64) -> bool {
        self.lease.is_none_or(|until| monotonic < until)
    }

    /// The lease holds again: whoever was not told something is told to read the view, instead of what came after it.
    fn make_up(&mut self, now: u64) {
        let untold = std::mem::take(&mut self.untold);
        for effect in self.hall.take_effects() {
            match &effect {
                HallEffect::Tell(listener, table, _) if untold.iter().any(|(l, t)| l == listener && t == table) => {}
                _ => self.of_hall(effect, true, now),
            }
        }
        for (listener, table) in untold {
            self.hall.fell_behind(&listener, table);
        }
    }

    /// An effect of the hall. Nothing that was read from memory is told unless the lease holds.
    fn of_hall(&mut self, effect: HallEffect<Caller<T>, Listener<C>>, holds: bool, now: u64) {
        match effect {
            HallEffect::Answer(caller, reply) => {
                let reply = if holds { reply } else { Err(Problem::not_stored()) };
                self.answer(caller, reply, now);
            }
            HallEffect::Tell(listener, table, text) if holds => self.tell(listener, table, text),
            HallEffect::Tell(listener, table, _) => self.untold.push((listener, table)),
            HallEffect::Rematch(caller, by, next) => {
                let caller = Caller::Rematch(Box::new(caller), next.of, next.table, by.clone());
                self.dispatch(caller, Some(by), Request::OpenRematch(*next), now);
            }
            HallEffect::Load(table) => self.ready.push(Effect::Load(table)),
            HallEffect::Think(thought) => self.ready.push(Effect::Think(thought)),
        }
    }

    pub(crate) fn answer(&mut self, caller: Caller<T>, reply: Reply, now: u64) {
        match caller {
            Caller::Here(ticket) => self.ready.push(Effect::Answer(ticket, reply)),
            Caller::There(node, number) => self.send(node, Message::Answer { number, reply }),
            Caller::Rematch(caller, table, next, by) => {
                if reply.is_ok() {
                    self.hall.has_next(table, next, &by);
                }
                self.answer(*caller, reply, now);
            }
            Caller::Place(number) => self.heard_place(number, reply, now),
            Caller::ListPart(number) => self.heard_part(number, reply, now),
        }
    }

    /// Answers a request, at once or later.
    pub fn request(&mut self, ticket: T, who: Option<&Player>, request: Request, now: u64) {
        self.dispatch(Caller::Here(ticket), who.cloned(), request, now);
    }

    /// The next group of writes to store, if none is being stored. Then [`Node::stored`] or [`Node::failed`] is called.
    pub fn next_group(&mut self) -> Option<Vec<Write>> {
        self.hall.next_group()
    }

    /// The group is stored.
    pub fn stored(&mut self) {
        self.hall.stored();
        self.give_back_settled();
    }

    /// The group is not stored, and cannot be stored any more.
    pub fn failed(&mut self) {
        self.hall.failed();
        self.give_back_settled();
    }

    /// The log of a table was read, or there is none. `people` are the players around it, and `next` is its rematch, if
    /// that is open.
    pub fn loaded(&mut self, table: TableId, rows: &[Row], people: &[Player], next: Option<TableId>, now: u64) {
        // It may have been given to another node meanwhile.
        if matches!(self.serving(table), Serving::Here | Serving::Leaving) {
            self.hall.loaded(table, rows, people, next, now);
            self.give_back_settled();
        }
    }

    /// The log of a table could not be read now.
    pub fn not_loaded(&mut self, table: TableId) {
        self.hall.not_loaded(table);
        self.give_back_settled();
    }

    /// The job of a bot whose turn to think has come, if there is still something to think about.
    pub fn job(&mut self, thought: Thought) -> Option<Job> {
        if self.serving(thought.table) == Serving::Here { self.hall.job(thought) } else { None }
    }

    /// A row of a table cannot be read: the table is broken.
    pub fn damaged(&mut self, table: TableId) {
        self.hall.damaged(table);
        self.give_back_settled();
    }

    /// A bot has chosen an action.
    pub fn thought(&mut self, table: TableId, turn: u64, seat: Seat, action: u32, now: u64) {
        if self.serving(table) == Serving::Here {
            self.hall.thought(table, turn, seat, action, now);
        }
    }

    /// Sets what may be used of this node, and how to find out that nobody waits any more for an answer.
    pub fn set_bounds(&mut self, bounds: Bounds, is_gone: impl Fn(&T) -> bool + Send + 'static) {
        self.hall.set_bounds(bounds);
        self.hall.set_is_gone(move |caller| matches!(caller, Caller::Here(ticket) if is_gone(ticket)));
    }

    /// Forgets what nobody needs.
    pub fn tidy(&mut self, now: u64) {
        self.hall.tidy(now);
    }

    /// Reads a table that nobody has asked for, so that it is looked after, if it is served here.
    pub fn wake(&mut self, table: TableId) {
        if self.serving(table) == Serving::Here {
            self.hall.wake(table);
        }
    }

    /// The clock was moved forward: this is no time that passed.
    pub fn jumped(&mut self, by: u64, now: u64) {
        self.hall.jumped(by, now);
    }

    /// The seats of bots at the tables served here that a player has opened and that have not ended.
    #[must_use]
    pub fn bots_of(&self, player: PlayerId) -> u64 {
        self.hall.bots_of(player)
    }

    /// Who opened a table that is in memory here.
    #[must_use]
    pub fn opener_of(&self, table: TableId) -> Option<PlayerId> {
        self.hall.opener_of(table)
    }

    /// A player of a table that was read has this name.
    pub fn note_name(&mut self, player: &Player) {
        self.hall.note_name(player);
    }

    /// The number of rooms in memory.
    #[must_use]
    pub fn rooms(&self) -> usize {
        self.hall.rooms()
    }

    /// The number of shards that this node serves.
    #[must_use]
    pub fn shards_served(&self) -> usize {
        self.shards.iter().filter(|serving| **serving == Serving::Here).count()
    }

    /// The number of nodes that are there.
    #[must_use]
    pub fn nodes_there(&self) -> usize {
        self.nodes.len().max(1)
    }

    /// When [`Node::tick`] must be called next, in milliseconds since 1970.
    #[must_use]
    pub fn next_due(&self) -> Option<u64> {
        let beat = (!self.is_alone()).then_some(self.next_beat);
        self.hall.next_due().into_iter().chain(beat).chain(self.next_wait()).chain(self.next_announcement_end()).min()
    }

    /// Looks at clocks and at requests that have waited long enough.
    pub fn tick(&mut self, now: u64) {
        self.hall.tick(now);
        if !self.is_alone() {
            self.beat(now);
            self.look_at_waits(now);
            self.end_announcements(now);
        }
    }

    /// A packet of another node has come.
    pub fn receive(&mut self, packet: Packet, now: u64) {
        if !self.is_next(&packet, now) {
            return;
        }
        let from = packet.from;
        for message in packet.messages {
            self.hear(from, message, now);
        }
    }

    fn hear(&mut self, from: NodeId, message: Message, now: u64) {
        match message {
            Message::Ask { number, player, request } => self.asked(from, number, player, request, now),
            Message::Answer { number, reply } => self.answered(number, reply, now),
            Message::Elsewhere { number } => self.is_elsewhere(number, now),
            Message::Watch { watcher, player, table, watch } => {
                let listener = Listener::There(from, watcher);
                if self.serving(table) == Serving::Here {
                    self.watch_here(listener, player.as_ref(), table, watch, now);
                } else {
                    self.send(from, Message::Unplaced { watcher });
                }
            }
            Message::Unplaced { watcher } => self.is_unplaced(watcher, now),
            Message::Unwatch { watcher, table } => {
                self.hall.unwatch(&Listener::There(from, watcher), [table], now);
            }
            Message::UnwatchAll => _ = self.forget_watchers(from, now),
            Message::Tell { watchers, text } => self.told(&watchers, &text.into()),
            Message::Say { table, text } => self.hall.tell_watchers(table, &text.into()),
            Message::Named(player) => self.hall.rename(&player),
            Message::Forget { number, player } => {
                self.ready.push(Effect::Forget(Some(player)));
                self.send(from, Message::Heard { number });
            }
            Message::Heard { number } => self.has_heard(from, number, now),
            Message::Look => self.ready.push(Effect::Look),
            Message::Beat { sent, gaps } => self.heard_beat(from, sent, gaps, now),
        }
    }

    /// Sends a message to all other nodes.
    pub(crate) fn broadcast(&mut self, message: &Message) {
        let others: Vec<NodeId> = self.nodes.iter().copied().filter(|node| *node != self.id).collect();
        others.into_iter().for_each(|node| self.send(node, message.clone()));
    }
}
