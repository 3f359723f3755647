//! The hub: drives a hall with a store, threads for bots, sockets and the clock.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use hall::{Effect, Hall, Reply, Request, Thought};
use protocol::{Player, PlayerId, Problem, TableId};
use store::{Store, StoreError};
use tokio::sync::{Notify, oneshot};

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
}

struct Inner {
    hall: ServerHall,
    /// When the timer wakes up next.
    due: Option<u64>,
}

/// Drives a hall.
pub(crate) struct Hub {
    inner: Mutex<Inner>,
    pub store: StoreHandle,
    thinkers: Thinkers,
    pub sessions: Sessions,
    pub metrics: Metrics,
    timer: Notify,
}

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
    store_thread: Option<std::thread::JoinHandle<()>>,
}

impl Running {
    /// Starts a hub on a store: reads all open tables, and lets their bots think.
    pub fn start(mut store: Box<dyn Store>, bot_threads: usize) -> Result<Running, StoreError> {
        let id_key = store.id_key()?;
        let mut tables = Vec::new();
        store.open_tables(&mut |table, rows| tables.push((table, rows)))?;
        let mut people: HashMap<PlayerId, Player> = HashMap::new();
        for player in tables.iter().flat_map(|(_, rows)| rows).filter_map(|row| row.player) {
            if !people.contains_key(&player)
                && let Some(known) = store.player(player)?
            {
                people.insert(player, known);
            }
        }
        let mut hall = Hall::new(random, id_key, Arc::new(shelf::english()));
        let time = now();
        for (table, rows) in &tables {
            let seated: Vec<Player> = rows.iter().filter_map(|row| people.get(&row.player?).cloned()).collect();
            hall.loaded(*table, rows, &seated, time);
        }
        let failed = |bad| StoreError::File("a thread".to_owned(), bad);
        let hub_slot: Arc<std::sync::OnceLock<Weak<Hub>>> = Arc::default();
        let of_group = hub_slot.clone();
        let hub_of = |slot: &std::sync::OnceLock<Weak<Hub>>| slot.get().and_then(Weak::upgrade);
        let (handle, store_thread) = StoreHandle::start(store, move |stored| {
            if let Some(hub) = hub_of(&of_group) {
                hub.group_done(stored.is_ok());
            }
        })
        .map_err(failed)?;
        let of_bots = hub_slot.clone();
        let thinkers = Thinkers::start(bot_threads, move |thought: &Thought, action| {
            if let Some(hub) = hub_of(&of_bots) {
                hub.with_hall(|hall| hall.thought(thought.table, thought.turn, thought.seat, action, now()));
            }
        })
        .map_err(failed)?;
        let hub = Arc::new(Hub {
            inner: Mutex::new(Inner { hall, due: None }),
            store: handle,
            thinkers,
            sessions: Sessions::default(),
            metrics: Metrics::default(),
            timer: Notify::new(),
        });
        let _ = hub_slot.set(Arc::downgrade(&hub));
        // The bots of tables that were read begin to think.
        hub.with_hall(|_| ());
        Ok(Running { hub, store_thread: Some(store_thread) })
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
    pub fn with_hall<R>(self: &Arc<Hub>, act: impl FnOnce(&mut ServerHall) -> R) -> R {
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

    fn carry_out(self: &Arc<Hub>, effect: Effect<Ticket, ConnectionRef>) {
        match effect {
            // Whoever does not wait any more has gone away.
            Effect::Answer(Ticket::Http(answer), reply) => _ = answer.send(reply),
            Effect::Answer(Ticket::Live(connection, id), reply) => connection.0.answer(&id, reply),
            Effect::Tell(connection, table, text) => connection.0.tell(table, text),
            Effect::Think(thought) => self.thinkers.push(thought),
            Effect::Load(table) => self.load(table),
        }
    }

    fn load(self: &Arc<Hub>, table: TableId) {
        let hub = Arc::downgrade(self);
        self.store.read(move |store| {
            let read = store.table(table).and_then(|rows| {
                let ids: std::collections::BTreeSet<PlayerId> = rows.iter().filter_map(|row| row.player).collect();
                let people =
                    ids.into_iter().filter_map(|id| store.player(id).transpose()).collect::<Result<Vec<_>, _>>()?;
                Ok((rows, people))
            });
            let Some(hub) = hub.upgrade() else { return };
            match read {
                Ok((rows, people)) => hub.with_hall(|hall| hall.loaded(table, &rows, &people, now())),
                Err(bad) => {
                    eprintln!("portolan: {bad}");
                    hub.with_hall(|hall| hall.not_loaded(table));
                }
            }
        });
    }

    fn group_done(self: &Arc<Hub>, is_stored: bool) {
        let count = if is_stored { &self.metrics.groups } else { &self.metrics.failed_groups };
        count.fetch_add(1, Ordering::Relaxed);
        self.with_hall(|hall| if is_stored { hall.stored() } else { hall.failed() });
    }

    /// Asks the hall and waits for the answer.
    pub async fn ask(self: &Arc<Hub>, who: Option<&Player>, request: Request) -> Reply {
        let (answer, asked) = oneshot::channel();
        self.with_hall(|hall| hall.request(Ticket::Http(answer), who, request, now()));
        asked.await.unwrap_or_else(|_| Err(Problem::not_stored()))
    }

    /// Asks the hall for a connection, which gets the answer as a message.
    pub fn ask_live(
        self: &Arc<Hub>,
        connection: &Arc<Connection>,
        who: Option<&Player>,
        id: Box<str>,
        request: Request,
    ) {
        let ticket = Ticket::Live(ConnectionRef(connection.clone()), id);
        self.with_hall(|hall| hall.request(ticket, who, request, now()));
    }

    /// The number of rooms in memory.
    pub fn rooms(&self) -> usize {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).hall.rooms()
    }

    /// Looks at clocks and waiting requests in time. Never ends.
    pub async fn keep_time(self: Arc<Hub>) {
        loop {
            let due = self.inner.lock().unwrap_or_else(PoisonError::into_inner).due;
            let sleep = async {
                match due {
                    Some(at) => tokio::time::sleep(Duration::from_millis(at.saturating_sub(now()))).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = sleep => self.with_hall(|hall| hall.tick(now())),
                () = self.timer.notified() => {}
            }
        }
    }
}
