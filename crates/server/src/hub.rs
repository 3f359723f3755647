//! The hub: drives a hall with a store, threads for bots, sockets and the clock.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use hall::{Effect, Hall, Reply, Request, Restoring, Thought};
use protocol::{Player, PlayerId, Problem, Row, TableId};
use store::{Shards, Store, StoreError};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::connection::{Connection, ConnectionRef};
use crate::identity::Sessions;
use crate::store_thread::StoreHandle;
use crate::thinkers::Thinkers;

/// Who waits for an answer.
pub(crate) enum Ticket {
    Http(oneshot::Sender<Reply>),
    /// A message of a connection, with its id as JSON.
    Live(ConnectionRef, Box<str>),
}

type ServerHall = Hall<Ticket, ConnectionRef>;

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
    hall: ServerHall,
    /// When the timer wakes up next.
    due: Option<u64>,
}

/// Something that another thread has done for the hall. The runtime's thread tells the hall, so that one thread sends all
/// messages: waking a socket's task from another thread costs a system call, and messages that belong together would go out
/// one by one.
enum Done {
    /// A group was stored, or not.
    Group(bool),
    /// A bot has chosen the action with this number.
    Thought(Thought, u32),
    /// The log of a table and the players at it were read; none if that failed.
    Read(TableId, Option<(Vec<Row>, Vec<Player>)>),
}

/// Drives a hall.
pub(crate) struct Hub {
    inner: Mutex<Inner>,
    done: mpsc::UnboundedSender<Done>,
    pub store: StoreHandle,
    thinkers: Thinkers,
    pub sessions: Sessions,
    pub metrics: Metrics,
    timer: Notify,
}

/// The most of what other threads have done that the hall is told at once.
const MOST_AT_ONCE: usize = 256;

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
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
    store_thread: Option<std::thread::JoinHandle<()>>,
}

impl Running {
    /// Starts a hub on a store: reads all open tables, and lets their bots think.
    pub fn start(mut store: Box<dyn Store>, bot_threads: usize) -> Result<Running, StoreError> {
        let id_key = store.id_key()?;
        let mut restoring = Restoring::default();
        store.open_rows(Shards::ALL, &mut |row| restoring.row(&row))?;
        let mut hall = Hall::new(random, id_key, Arc::new(shelf::english()));
        for player in restoring.players() {
            store.player(player)?.iter().for_each(|player| hall.note_name(player));
        }
        hall.restored(restoring, now());
        let failed = |bad| StoreError::File("a thread".to_owned(), bad);
        let (sender, done) = mpsc::unbounded_channel();
        // After the hub has ended nobody listens, and nobody needs to.
        let of_groups = sender.clone();
        let (handle, store_thread) =
            StoreHandle::start(store, move |stored| _ = of_groups.send(Done::Group(stored.is_ok()))).map_err(failed)?;
        let of_bots = sender.clone();
        let thinkers =
            Thinkers::start(bot_threads, move |thought, action| _ = of_bots.send(Done::Thought(thought, action)))
                .map_err(failed)?;
        let hub = Arc::new(Hub {
            inner: Mutex::new(Inner { hall, due: None }),
            done: sender,
            store: handle,
            thinkers,
            sessions: Sessions::default(),
            metrics: Metrics::default(),
            timer: Notify::new(),
        });
        // The bots of tables that were read begin to think.
        hub.with_hall(|_| ());
        Ok(Running { hub, done, store_thread: Some(store_thread) })
    }

    /// Tells the hall what other threads have done, and looks at clocks and waiting requests in time. Never ends.
    pub async fn run(&mut self) {
        let mut happened = Vec::new();
        loop {
            let due = self.hub.inner.lock().unwrap_or_else(PoisonError::into_inner).due;
            let sleep = async {
                match due {
                    Some(at) => tokio::time::sleep(Duration::from_millis(at.saturating_sub(now()))).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = self.done.recv_many(&mut happened, MOST_AT_ONCE) => {
                    self.hub.with_hall(|hall| happened.drain(..).for_each(|done| self.hub.happened(hall, done)));
                }
                () = sleep => self.hub.with_hall(|hall| hall.tick(now())),
                () = self.hub.timer.notified() => {}
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.hub.store.stop();
        if let Some(thread) = self.store_thread.take() {
            let _ = thread.join();
        }
    }
}

impl Hub {
    /// Lets something happen in the hall, and carries out what follows. Effects are carried out under the lock, so that
    /// messages keep their order.
    pub fn with_hall<R>(&self, act: impl FnOnce(&mut ServerHall) -> R) -> R {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let result = act(&mut inner.hall);
        for effect in inner.hall.take_effects() {
            self.carry_out(effect);
        }
        if let Some(writes) = inner.hall.next_group() {
            self.metrics.rows.fetch_add(writes.len() as u64, Ordering::Relaxed);
            self.store.group(writes);
        }
        let due = inner.hall.next_due();
        if due != inner.due {
            inner.due = due;
            self.timer.notify_one();
        }
        result
    }

    fn carry_out(&self, effect: Effect<Ticket, ConnectionRef>) {
        match effect {
            // Whoever does not wait any more has gone away.
            Effect::Answer(Ticket::Http(answer), reply) => _ = answer.send(reply),
            Effect::Answer(Ticket::Live(connection, id), reply) => connection.0.answer(&id, reply),
            Effect::Tell(connection, table, text) => connection.0.tell(table, text),
            Effect::Think(thought) => self.thinkers.push(thought),
            Effect::Load(table) => self.load(table),
        }
    }

    fn load(&self, table: TableId) {
        let done = self.done.clone();
        self.store.read(move |store| {
            let read = store.table(table).and_then(|rows| {
                let ids: std::collections::BTreeSet<PlayerId> = rows.iter().filter_map(|row| row.player).collect();
                let people =
                    ids.into_iter().filter_map(|id| store.player(id).transpose()).collect::<Result<Vec<_>, _>>()?;
                Ok((rows, people))
            });
            let read = read.map_err(|bad| eprintln!("portolan: {bad}")).ok();
            let _ = done.send(Done::Read(table, read));
        });
    }

    fn happened(&self, hall: &mut ServerHall, done: Done) {
        match done {
            Done::Group(is_stored) => {
                let count = if is_stored { &self.metrics.groups } else { &self.metrics.failed_groups };
                count.fetch_add(1, Ordering::Relaxed);
                if is_stored { hall.stored() } else { hall.failed() }
            }
            Done::Thought(thought, action) => hall.thought(thought.table, thought.turn, thought.seat, action, now()),
            Done::Read(table, Some((rows, people))) => hall.loaded(table, &rows, &people, now()),
            Done::Read(table, None) => hall.not_loaded(table),
        }
    }

    /// Asks the hall and waits for the answer.
    pub async fn ask(&self, who: Option<&Player>, request: Request) -> Reply {
        let (answer, asked) = oneshot::channel();
        self.with_hall(|hall| hall.request(Ticket::Http(answer), who, request, now()));
        asked.await.unwrap_or_else(|_| Err(Problem::not_stored()))
    }

    /// Asks the hall for a connection, which gets the answer as a message.
    pub fn ask_live(&self, connection: &Arc<Connection>, who: Option<&Player>, id: Box<str>, request: Request) {
        let ticket = Ticket::Live(ConnectionRef(connection.clone()), id);
        self.with_hall(|hall| hall.request(ticket, who, request, now()));
    }

    /// The number of rooms in memory.
    pub fn rooms(&self) -> usize {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).hall.rooms()
    }
}
