//! The hub: drives a node with a store, threads for bots, sockets, the clock and perhaps a lease and a bus.

use std::collections::{BTreeSet, HashMap};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

use hall::{Ask, Chosen, Reply, Request, Restoring, Thought, rematch_of};
use node::{Effect, Node};
use protocol::{Bounds, Entry, Player, PlayerId, Problem, Row, TableId};
use store::{Change, Leases, Membership, NodeId, Shards, Store, StoreError};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::clock::Clock;
use crate::cluster::{self, LeaseHandle};
use crate::complaint::complain;
use crate::connection::{Connection, ConnectionRef};
use crate::ending::{Ending, Phase};
use crate::identity::Sessions;
use crate::origin::Origin;
use crate::passwords::Passwords;
use crate::store_thread::{StoreHandle, Stored};
use crate::thinkers::Thinkers;

/// Who waits for an answer.
pub(crate) enum Ticket {
    Http(oneshot::Sender<Reply>),
    /// A message of a connection, with its id as JSON.
    Live(ConnectionRef, Box<str>),
}

impl Ticket {
    /// Whether nobody waits any more.
    fn is_gone(&self) -> bool {
        match self {
            Ticket::Http(answer) => answer.is_closed(),
            Ticket::Live(connection, _) => connection.0.is_gone(),
        }
    }
}

type ServerNode = Node<Ticket, ConnectionRef>;

/// Counts for whoever runs the server.
#[derive(Default)]
pub(crate) struct Metrics {
    pub requests: AtomicU64,
    pub groups: AtomicU64,
    pub failed_groups: AtomicU64,
    pub rows: AtomicU64,
    pub connections: AtomicU64,
    /// Reports of chat messages that were kept.
    pub reports: AtomicU64,
}

struct Inner {
    node: ServerNode,
    /// When the timer wakes up next.
    due: Option<u64>,
    /// The epoch of the lease, if there is one.
    epoch: Option<u64>,
}

/// Something that another thread has done for the node. The runtime's thread tells the node, so that one thread sends all
/// messages: waking a socket's task from another thread costs a system call, and messages that belong together would go out
/// one by one.
pub(crate) enum Done {
    /// A group was stored, or not.
    Group(bool),
    /// It is not known whether a group was stored.
    GroupUnknown,
    /// A bot has chosen an action.
    Thought(Thought, Chosen),
    /// The log of a table, the players at it and whether its rematch is open were read; none if that failed.
    Read(TableId, Option<(Vec<Row>, Vec<Player>, Option<TableId>)>),
    /// A row of a table cannot be read.
    Damaged(TableId),
    /// The open tables of shards and the players at them were read; none if that failed.
    Restored(Shards, Option<(Restoring, Vec<Player>)>),
    /// Who is there, and until when the lease holds by the monotonic clock.
    Members(Box<Membership>, u64),
    /// Shards are this node's.
    Claimed(Shards),
    /// Shards were given back.
    Released(Shards),
    /// The lease is lost.
    Lost,
    /// A thread that everything needs has ended: its name.
    Ended(&'static str),
}

/// What a node among others has besides its store.
struct Others {
    lease: LeaseHandle,
    bus: cluster::Outgoing,
}

/// Drives a node.
pub(crate) struct Hub {
    inner: Mutex<Inner>,
    done: mpsc::UnboundedSender<Done>,
    pub store: StoreHandle,
    thinkers: Thinkers,
    clock: Clock,
    pub sessions: Sessions,
    pub passwords: Passwords,
    pub bounds: Bounds,
    /// From which addresses tables were opened, as far as they are known and count. It is locked after `inner`.
    origins: Mutex<HashMap<PlayerId, Origin>>,
    pub metrics: Metrics,
    pub ending: Ending,
    timer: Notify,
    others: Option<Others>,
}

/// The least time between the signal to end and the end of listening, if there are other nodes: proxies and clients notice
/// meanwhile that they should go elsewhere.
const LEAVING: Duration = Duration::from_secs(1);
const DAY: u64 = 24 * 3_600_000;
/// How long a session or an API token that nobody uses is kept: 400 days, as long as browsers keep a cookie.
const SESSION: u64 = 400 * DAY;
/// The most tables that are read at once because nobody has come back to them.
const MOST_IDLE: usize = 1000;
/// The longest time between two looks at the clock that is followed: a machine that slept notices soon.
const LOOK: Duration = Duration::from_secs(5);
/// The most of what other threads have done that the node is told at once.
const MOST_AT_ONCE: usize = 256;

/// The milliseconds of this process's monotonic clock.
pub(crate) fn monotonic() -> u64 {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed().as_millis() as u64
}

/// 32 random bytes from the system.
pub(crate) fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A running hub. Dropping it closes the store, once everything that was handed in is stored.
pub(crate) struct Running {
    pub hub: Arc<Hub>,
    done: mpsc::UnboundedReceiver<Done>,
    threads: Vec<std::thread::JoinHandle<()>>,
    /// The bus of a node among others, until it is connected.
    bus: Option<Bus>,
}

/// The bus of a node among others.
struct Bus {
    url: Option<String>,
    me: NodeId,
    outgoing: mpsc::UnboundedReceiver<(NodeId, node::Packet)>,
}

fn failed_thread(bad: io::Error) -> StoreError {
    StoreError::File("a thread".to_owned(), bad)
}

impl Running {
    /// Starts a server alone on a store: reads all open tables, and lets their bots think.
    pub fn alone(mut store: Box<dyn Store>, bounds: Bounds, bot_threads: usize) -> Result<Running, StoreError> {
        let id_key = store.id_key()?;
        let (restoring, people) = read_open(&mut *store, Shards::ALL)?;
        let mut node = Node::alone(random, id_key, Arc::new(shelf::english()));
        people.iter().for_each(|player| node.note_name(player));
        let clock = Clock::of_system();
        node.restored(Shards::ALL, restoring, clock.now());
        let (done, happened) = mpsc::unbounded_channel();
        Running::start(node, clock, store, (bounds, bot_threads), None, (done, happened))
    }

    /// Starts a server among others, which share the store. Its shards are taken and read soon.
    pub fn among_others(
        mut store: Box<dyn Store>,
        mut leases: Leases,
        bus: Option<String>,
        bounds: Bounds,
        bot_threads: usize,
    ) -> Result<Running, StoreError> {
        let (id_key, me) = (store.id_key()?, leases.fence().node());
        let (members, until) = cluster::join(&mut leases, bus.is_some())?;
        let mut node = Node::among_others(me, random, id_key, Arc::new(shelf::english()));
        let clock = Clock::at(members.time);
        node.members(&members, until, clock.now());
        let (done, happened) = mpsc::unbounded_channel();
        let (lease, lease_thread) = cluster::keep_lease(leases, bus.is_some(), done.clone()).map_err(failed_thread)?;
        let (sender, outgoing) = mpsc::unbounded_channel();
        let others = Others { lease, bus: sender };
        let bus = Bus { url: bus, me, outgoing };
        let mut running = Running::start(
            node,
            clock,
            store,
            (bounds, bot_threads),
            Some(((others, members.epoch), bus)),
            (done, happened),
        )?;
        running.threads.push(lease_thread);
        Ok(running)
    }

    fn start(
        mut node: ServerNode,
        clock: Clock,
        store: Box<dyn Store>,
        (bounds, bot_threads): (Bounds, usize),
        among: Option<((Others, u64), Bus)>,
        (done, happened): (mpsc::UnboundedSender<Done>, mpsc::UnboundedReceiver<Done>),
    ) -> Result<Running, StoreError> {
        // After the hub has ended nobody listens, and nobody needs to.
        let of_groups = done.clone();
        let on_group = move |stored| {
            let _ = of_groups.send(match stored {
                Stored::Yes => Done::Group(true),
                Stored::No => Done::Group(false),
                Stored::Unknown => Done::GroupUnknown,
            });
        };
        let of_store = done.clone();
        let on_end = move || _ = of_store.send(Done::Ended("store"));
        let (handle, store_thread) = StoreHandle::start(store, on_group, on_end).map_err(failed_thread)?;
        node.set_bounds(bounds, Ticket::is_gone);
        let of_bots = done.clone();
        let this: Arc<OnceLock<Weak<Hub>>> = Arc::default();
        let hub_of_bots = this.clone();
        let job = move |thought| {
            let hub = hub_of_bots.get()?.upgrade()?;
            hub.inner.lock().unwrap_or_else(PoisonError::into_inner).node.job(thought)
        };
        let chosen = move |thought, chosen| _ = of_bots.send(Done::Thought(thought, chosen));
        let thinkers = Thinkers::start(bot_threads, job, chosen).map_err(failed_thread)?;
        let (others, bus) = among.unzip();
        let (others, epoch) = others.unzip();
        let hub = Arc::new(Hub {
            inner: Mutex::new(Inner { node, due: None, epoch }),
            done,
            store: handle,
            thinkers,
            clock,
            sessions: Sessions::default(),
            passwords: Passwords::new(bounds.server_hashes),
            bounds,
            origins: Mutex::default(),
            metrics: Metrics::default(),
            ending: Ending::default(),
            timer: Notify::new(),
            others,
        });
        let _ = this.set(Arc::downgrade(&hub));
        // The bots of tables that were read begin to think.
        hub.with_node(|_| ());
        Ok(Running { hub, done: happened, threads: vec![store_thread], bus })
    }

    /// Tells the node what other threads have done, and looks at clocks and waiting requests in time. Ends when a thread that
    /// everything needs has ended.
    pub async fn run(&mut self) -> io::Error {
        let (hub, bus) = (self.hub.clone(), self.bus.take());
        let carry = async move {
            let Some(Bus { url: Some(url), me, outgoing }) = bus else { return };
            match cluster::connect(&url).await {
                Ok(client) => cluster::carry(client, hub, me, outgoing).await,
                Err(bad) => complain(&bad),
            }
        };
        let carried = async {
            carry.await;
            std::future::pending::<()>().await;
        };
        tokio::select! {
            failed = self.drive() => failed,
            () = carried => unreachable!("it never ends"),
        }
    }

    async fn drive(&mut self) -> io::Error {
        let mut happened = Vec::new();
        loop {
            let due = self.hub.inner.lock().unwrap_or_else(PoisonError::into_inner).due;
            let sleep = async {
                let due = due.map(|at| Duration::from_millis(at.saturating_sub(self.hub.now())));
                tokio::time::sleep(due.map_or(LOOK, |due| due.min(LOOK))).await;
            };
            tokio::select! {
                _ = self.done.recv_many(&mut happened, MOST_AT_ONCE) => {
                    for done in happened.drain(..) {
                        if let Done::Ended(thread) = done {
                            return io::Error::other(format!("the thread of the {thread} has failed"));
                        }
                        self.hub.happened(done);
                    }
                }
                () = sleep => self.hub.with_node(|node| node.tick(self.hub.now())),
                () = self.hub.timer.notified() => {}
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.hub.store.stop();
        if let Some(others) = &self.hub.others {
            others.lease.leave();
        }
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// Reads the open tables of shards, and the players at them.
fn read_open(store: &mut dyn Store, shards: Shards) -> Result<(Restoring, Vec<Player>), StoreError> {
    let mut restoring = Restoring::default();
    store.open_rows(shards, &mut |table, row| match row {
        Ok(row) => restoring.row(&row),
        Err(bad) => {
            complain(&bad);
            restoring.bad(table);
        }
    })?;
    let people = restoring.players().into_iter().filter_map(|player| store.player(player).transpose());
    let people = people.collect::<Result<Vec<_>, _>>()?;
    Ok((restoring, people))
}

impl Hub {
    /// The time of tables, in milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Lets something happen in the node, and carries out what follows. Effects are carried out under the lock, so that
    /// messages keep their order.
    pub fn with_node<R>(&self, act: impl FnOnce(&mut ServerNode) -> R) -> R {
        let mut inner = self.lock();
        let result = act(&mut inner.node);
        self.carry_on(&mut inner);
        result
    }

    /// The node, at the time that it is now. A jump of the clock is told first.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(by) = self.clock.look() {
            inner.node.jumped(by, self.now());
        }
        inner
    }

    fn carry_on(&self, inner: &mut Inner) {
        for effect in inner.node.take_effects(self.now(), monotonic()) {
            self.carry_out(effect);
        }
        if let Some(writes) = inner.node.next_group() {
            self.metrics.rows.fetch_add(writes.len() as u64, Ordering::Relaxed);
            self.store.group(writes, inner.epoch);
        }
        let due = inner.node.next_due();
        if due != inner.due {
            inner.due = due;
            self.timer.notify_one();
        }
    }

    fn carry_out(&self, effect: Effect<Ticket, ConnectionRef>) {
        match (effect, &self.others) {
            // Whoever does not wait any more has gone away.
            (Effect::Answer(Ticket::Http(answer), reply), _) => _ = answer.send(reply),
            (Effect::Answer(Ticket::Live(connection, id), reply), _) => connection.0.answer_asked(&id, reply),
            (Effect::Tell(connection, table, text), _) => connection.0.tell(table, text),
            (Effect::Think(thought), _) => self.thinkers.push(thought, self.origin_of(thought.opener)),
            (Effect::Load(table), _) => self.load(table),
            (Effect::Restore(shards), _) => self.restore(shards),
            (Effect::Forget(Some(player)), _) => self.sessions.forget(player),
            (Effect::Forget(None), _) => self.sessions.forget_all(),
            (Effect::Claim(shards), Some(others)) => others.lease.claim(shards),
            (Effect::Release(shards), Some(others)) => others.lease.release(shards),
            (Effect::Look, Some(others)) => others.lease.look(),
            (Effect::Send(to, packet), Some(others)) => _ = others.bus.send((to, packet)),
            // A server alone asks nobody.
            (Effect::Claim(_) | Effect::Release(_) | Effect::Look | Effect::Send(..), None) => {}
        }
    }

    fn load(&self, table: TableId) {
        let done = self.done.clone();
        self.store.read(move |store| {
            let read = store.table(table).and_then(|rows| {
                let mut ids: BTreeSet<PlayerId> = rows.iter().filter_map(|row| row.player).collect();
                if let Some(Row { entry: Entry::Open(opened), .. }) = rows.first() {
                    ids.extend(opened.reserved.iter().map(|(_, player)| *player));
                }
                let people =
                    ids.into_iter().filter_map(|id| store.player(id).transpose()).collect::<Result<Vec<_>, _>>()?;
                let next = rematch_of(table, &store.id_key()?);
                let is_open = match store.table(next) {
                    Err(StoreError::Row(_)) => true,
                    read => !read?.is_empty(),
                };
                Ok((rows, people, is_open.then_some(next)))
            });
            let read = read.inspect_err(complain);
            let _ = done.send(match read {
                Err(StoreError::Row(_)) => Done::Damaged(table),
                read => Done::Read(table, read.ok()),
            });
        });
    }

    fn restore(&self, shards: Shards) {
        let done = self.done.clone();
        self.store.read(move |store| {
            let read = read_open(store, shards).map_err(|bad| {
                complain(&bad);
                // The store is away: it is not asked again at once.
                std::thread::sleep(Duration::from_millis(50));
            });
            let _ = done.send(Done::Restored(shards, read.ok()));
        });
    }

    fn happened(&self, done: Done) {
        let mut inner = self.lock();
        let Inner { node, epoch, .. } = &mut *inner;
        match done {
            Done::Group(is_stored) => {
                let count = if is_stored { &self.metrics.groups } else { &self.metrics.failed_groups };
                count.fetch_add(1, Ordering::Relaxed);
                if is_stored { node.stored() } else { node.failed() }
            }
            Done::GroupUnknown => match &self.others {
                Some(others) => others.lease.new_epoch(),
                None => node.failed(),
            },
            Done::Thought(Thought { table, turn, seat, .. }, chosen) => {
                node.thought(table, turn, seat, chosen.action, self.now());
            }
            Done::Read(table, Some((rows, people, next))) => node.loaded(table, &rows, &people, next, self.now()),
            Done::Read(table, None) => node.not_loaded(table),
            Done::Damaged(table) => node.damaged(table),
            Done::Restored(shards, Some((restoring, people))) => {
                people.iter().for_each(|player| node.note_name(player));
                node.restored(shards, restoring, self.now());
            }
            Done::Restored(shards, None) => node.not_restored(shards),
            Done::Members(members, until) => {
                *epoch = Some(members.epoch);
                self.clock.set(members.time);
                node.members(&members, until, self.now());
            }
            Done::Claimed(shards) => node.claimed(shards),
            Done::Released(shards) => node.released(shards),
            Done::Lost => node.lost(self.now()),
            // The server ends.
            Done::Ended(_) => {}
        }
        self.carry_on(&mut inner);
    }

    /// The address from which a player opens tables, if it is known and counts.
    fn origin_of(&self, player: PlayerId) -> Option<Origin> {
        self.origins.lock().unwrap_or_else(PoisonError::into_inner).get(&player).copied()
    }

    /// A player opens a table, or adds bots to one, from an address that counts. With more bots than an address may have it
    /// is refused.
    pub fn brings_bots(&self, player: PlayerId, origin: Origin, bots: u64) -> Result<(), Problem> {
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let mut origins = self.origins.lock().unwrap_or_else(PoisonError::into_inner);
        origins.insert(player, origin);
        if bots == 0 {
            return Ok(());
        }
        let players = origins.iter().filter(|(_, known)| **known == origin);
        let used: u64 = players.map(|(player, _)| inner.node.bots_of(*player)).sum();
        let most = self.bounds.address_bots;
        if used + bots > most {
            let why = "too many bots play at tables that were opened from your address; end some of them first";
            return Err(Problem::new(429, "too-many-bots", why).with("most", most));
        }
        Ok(())
    }

    /// Reads tables that nobody has come back to for long, so that they are closed, and forgets sessions that were not used.
    pub async fn tidy_store(&self) {
        let now = self.now();
        let before = now.saturating_sub(self.bounds.table_abandoned * DAY);
        let idle = self.store.ask(move |store| store.idle_tables(before, MOST_IDLE)).await;
        self.with_node(|node| idle.into_iter().flatten().for_each(|table| node.wake(table)));
        _ = self.store.change(Change::DropUnused { before: now.saturating_sub(SESSION) }).await;
        self.sessions.forget_quietly();
    }

    /// Forgets what nobody needs.
    pub fn tidy(&self) {
        let mut inner = self.lock();
        inner.node.tidy(self.now());
        let mut origins = self.origins.lock().unwrap_or_else(PoisonError::into_inner);
        origins.retain(|player, _| inner.node.bots_of(*player) > 0);
        drop(origins);
        self.carry_on(&mut inner);
    }

    /// Gives everything to the other nodes, if there are any, before this one ends. Ends when that is done, or after a while.
    pub async fn retire(&self) {
        self.ending.enter(Phase::Retiring);
        let Some(others) = &self.others else { return };
        if self.with_node(|node| node.nodes_there()) < 2 {
            return;
        }
        // The others must know it before they share what is given back.
        others.lease.retire();
        self.with_node(Node::retire);
        let handing_over = async {
            while !self.with_node(|node| node.has_retired()) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::join!(tokio::time::timeout(cluster::LEASE, handing_over), tokio::time::sleep(LEAVING));
    }

    /// Asks the node and waits for the answer.
    pub async fn ask(&self, who: Option<&Player>, request: Request) -> Reply {
        // Whoever waits for news is told that there are none before the server ends.
        let at_once = match &request {
            Request::Table(table, Ask::News { since, wait }) if *wait > 0 => {
                Some(Request::Table(*table, Ask::News { since: *since, wait: 0 }))
            }
            _ => None,
        };
        let Some(at_once) = at_once else { return self.ask_node(who, request).await };
        tokio::select! {
            reply = self.ask_node(who, request) => reply,
            () = self.ending.reaches(Phase::Retiring) => self.ask_node(who, at_once).await,
        }
    }

    async fn ask_node(&self, who: Option<&Player>, request: Request) -> Reply {
        let (answer, asked) = oneshot::channel();
        self.with_node(|node| node.request(Ticket::Http(answer), who, request, self.now()));
        asked.await.unwrap_or_else(|_| Err(Problem::not_stored()))
    }

    /// Asks the node for a connection, which gets the answer as a message.
    pub fn ask_live(&self, connection: &Arc<Connection>, who: Option<&Player>, id: Box<str>, request: Request) {
        connection.asks();
        let ticket = Ticket::Live(ConnectionRef(connection.clone()), id);
        self.with_node(|node| node.request(ticket, who, request, self.now()));
    }

    /// Whether all other nodes were heard lately.
    pub fn hears_everybody(&self) -> bool {
        let inner = self.others.as_ref().map(|_| self.inner.lock().unwrap_or_else(PoisonError::into_inner));
        inner.is_none_or(|inner| inner.node.hears_everybody(self.now(), monotonic()))
    }

    /// Counts of the node: rooms in memory, shards that it serves, and nodes that are there.
    pub fn node_counts(&self) -> [usize; 3] {
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        [inner.node.rooms(), inner.node.shards_served(), inner.node.nodes_there()]
    }
}
