//! A node among others: the thread that keeps its lease, and the bus.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use node::{DIALECT, Packet};
use store::{Leases, Membership, NodeId, Shards, StoreError};
use tokio::sync::mpsc;

use crate::complaint::complain;
use crate::hub::{Done, Hub, monotonic};

/// How long a lease holds. When a node dies, its tables are served again after at most this time, a renewal and what reading
/// them takes.
pub(crate) const LEASE: Duration = Duration::from_secs(3);
/// How much earlier a node stops to answer.
const MARGIN: Duration = Duration::from_millis(500);
/// How often a node renews its lease, and looks who is there.
const RENEWAL: Duration = Duration::from_millis(500);
/// How soon a renewal that failed is tried again.
const RETRY: Duration = Duration::from_millis(100);

/// Work for the thread that keeps the lease.
enum Task {
    Claim(Shards),
    Release(Shards),
    /// Renews now.
    Look,
    /// Tells the others, by a renewal, that this node ends.
    Retire,
    /// The outcome of a group is unknown: takes a new epoch, then the group has failed.
    NewEpoch,
    /// Gives everything back, and ends the thread.
    Leave,
}

/// Hands work to the thread that keeps the lease.
#[derive(Clone)]
pub(crate) struct LeaseHandle {
    tasks: Sender<Task>,
}

impl LeaseHandle {
    pub fn claim(&self, shards: Shards) {
        let _ = self.tasks.send(Task::Claim(shards));
    }

    pub fn release(&self, shards: Shards) {
        let _ = self.tasks.send(Task::Release(shards));
    }

    pub fn look(&self) {
        let _ = self.tasks.send(Task::Look);
    }

    pub fn retire(&self) {
        let _ = self.tasks.send(Task::Retire);
    }

    pub fn new_epoch(&self) {
        let _ = self.tasks.send(Task::NewEpoch);
    }

    pub fn leave(&self) {
        let _ = self.tasks.send(Task::Leave);
    }
}

/// The lease of this node, and what tells the hub about it.
struct Keeper {
    leases: Leases,
    has_bus: bool,
    done: mpsc::UnboundedSender<Done>,
    next_renewal: Instant,
    /// Whether the lease is lost, so that the node must join again.
    is_lost: bool,
    /// Shards that could not be given back yet.
    to_release: Shards,
}

/// Starts the thread that keeps the lease.
pub(crate) fn keep_lease(
    leases: Leases,
    has_bus: bool,
    done: mpsc::UnboundedSender<Done>,
) -> std::io::Result<(LeaseHandle, std::thread::JoinHandle<()>)> {
    let (tasks, incoming) = channel();
    let mut keeper =
        Keeper { leases, has_bus, done, next_renewal: Instant::now(), is_lost: false, to_release: Shards::NONE };
    let on_end = keeper.done.clone();
    let run = move || {
        if catch_unwind(AssertUnwindSafe(|| keeper.run(&incoming))).is_err() {
            let _ = on_end.send(Done::Ended("lease"));
        }
    };
    let thread = std::thread::Builder::new().name("lease".to_owned()).spawn(run)?;
    Ok((LeaseHandle { tasks }, thread))
}

impl Keeper {
    fn run(&mut self, tasks: &Receiver<Task>) {
        loop {
            let wait = self.next_renewal.saturating_duration_since(Instant::now());
            match tasks.recv_timeout(wait) {
                Ok(Task::Leave) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(Task::Look) | Err(RecvTimeoutError::Timeout) => self.renew(),
                Ok(Task::Retire) => {
                    self.leases.retire();
                    self.renew();
                }
                Ok(Task::Claim(shards)) => {
                    let claimed = self.leases.claim(shards);
                    self.tell(claimed, Done::Claimed);
                }
                Ok(Task::Release(shards)) => {
                    self.to_release = self.to_release.iter().chain(shards.iter()).collect();
                    self.release();
                }
                Ok(Task::NewEpoch) => self.new_epoch(),
            }
        }
        // Without it, the lease runs out by itself.
        let _ = self.leases.leave();
    }

    /// Tells the hub what was done, or that the lease is lost.
    fn tell<R>(&mut self, result: Result<R, StoreError>, done: impl FnOnce(R) -> Done) {
        match result {
            Ok(result) => _ = self.done.send(done(result)),
            Err(StoreError::Stale) => self.lost(),
            Err(bad) => {
                complain(&bad);
                self.next_renewal = Instant::now() + RETRY;
            }
        }
    }

    fn lost(&mut self) {
        self.is_lost = true;
        self.to_release = Shards::NONE;
        self.next_renewal = Instant::now();
        let _ = self.done.send(Done::Lost);
    }

    fn release(&mut self) {
        let shards = self.to_release;
        let released = self.leases.release(shards);
        if released.is_ok() {
            self.to_release = Shards::NONE;
        }
        self.tell(released, |()| Done::Released(shards));
    }

    /// Renews the lease, or joins again.
    fn renew(&mut self) {
        // The lease holds from before it was asked for.
        let (asked, begun) = (monotonic(), Instant::now());
        self.next_renewal = begun + RENEWAL;
        let members = if self.is_lost { self.leases.join(self.has_bus) } else { self.leases.renew() };
        self.is_lost &= members.is_err();
        self.tell(members, |members| Done::Members(Box::new(members), holds_until(asked)));
        if !self.to_release.is_empty() {
            self.release();
        }
    }

    /// Takes a new epoch, however long it takes: until then nothing that was read may be told.
    fn new_epoch(&mut self) {
        loop {
            let asked = monotonic();
            match self.leases.new_epoch() {
                Ok(members) => {
                    let _ = self.done.send(Done::Members(Box::new(members), holds_until(asked)));
                    break;
                }
                Err(StoreError::Stale) => {
                    self.lost();
                    break;
                }
                Err(bad) => {
                    complain(&bad);
                    std::thread::sleep(RETRY);
                }
            }
        }
        let _ = self.done.send(Done::Group(false));
    }
}

/// Until when a lease holds that was asked for at a time, by the monotonic clock in milliseconds.
fn holds_until(asked: u64) -> u64 {
    asked + (LEASE - MARGIN).as_millis() as u64
}

/// Joins the others, if need be once the lease of a server that was killed is over.
pub(crate) fn join(leases: &mut Leases, has_bus: bool) -> Result<(Membership, u64), StoreError> {
    let begun = Instant::now();
    loop {
        let asked = monotonic();
        match leases.join(has_bus) {
            Ok(members) => return Ok((members, holds_until(asked))),
            Err(StoreError::InUse) if begun.elapsed() < 2 * LEASE => std::thread::sleep(RETRY),
            Err(bad) => return Err(bad),
        }
    }
}

/// The subject at which a node hears others of its dialect.
fn subject(node: NodeId) -> String {
    format!("portolan.{DIALECT}.{:016x}", node.0)
}

/// What goes to other nodes.
pub(crate) type Outgoing = mpsc::UnboundedSender<(NodeId, Packet)>;

/// Connects to the bus. It connects again by itself whenever the connection is lost.
pub(crate) async fn connect(url: &str) -> Result<async_nats::Client, String> {
    let options = async_nats::ConnectOptions::new().retry_on_initial_connect();
    // The address may contain a password.
    options.connect(url).await.map_err(|bad| format!("the bus: {bad}"))
}

/// Carries packets from and to other nodes, as long as the server runs.
pub(crate) async fn carry(
    client: async_nats::Client,
    hub: Arc<Hub>,
    me: NodeId,
    mut outgoing: mpsc::UnboundedReceiver<(NodeId, Packet)>,
) {
    let sending = async {
        while let Some((to, packet)) = outgoing.recv().await {
            let text = serde_json::to_vec(&packet).expect("a packet is written without errors");
            // Whatever is lost is asked for again. What is too large for the bus would be lost again and again.
            if let Err(bad) = client.publish(subject(to), text.into()).await {
                complain(&format!("the bus: {bad}"));
            }
        }
    };
    let hearing = async {
        loop {
            let Ok(mut messages) = client.subscribe(subject(me)).await else {
                tokio::time::sleep(RETRY).await;
                continue;
            };
            while let Some(message) = messages.next().await {
                match serde_json::from_slice::<Packet>(&message.payload) {
                    Ok(packet) => hub.with_node(|node| node.receive(packet, hub.now())),
                    Err(bad) => complain(&format_args!("a packet on the bus cannot be read: {bad}")),
                }
            }
        }
    };
    tokio::join!(sending, hearing);
}
