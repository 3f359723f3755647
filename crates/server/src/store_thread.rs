//! The thread that owns the store. It commits everything that has come in meanwhile as one group.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use protocol::Write;
use store::{Change, Outcome, Store, StoreError};
use tokio::sync::oneshot;

use crate::complaint::complain;
use crate::hub::monotonic;

/// A read of the store.
type Read = Box<dyn FnOnce(&mut dyn Store) + Send>;

/// Work for the thread.
enum Job {
    /// A group of a hall, with the epoch of the lease in which it was made.
    Group(Vec<Write>, Option<u64>),
    /// A change; the answer is none if the store failed.
    Change(Change, oneshot::Sender<Option<Outcome>>),
    Read(Read),
    /// Ends the thread after what came before.
    Stop,
}

/// What became of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stored {
    Yes,
    No,
    /// The answer of the store is lost.
    Unknown,
}

/// Hands work to the thread.
#[derive(Clone)]
pub(crate) struct StoreHandle {
    jobs: Sender<Job>,
    work: Arc<Work>,
}

/// What the thread is doing.
struct Work {
    /// Since when it works without a pause, by [`monotonic`], in milliseconds; 0 while it waits.
    since: AtomicU64,
}

/// Never comes back.
const ENDED: u64 = u64::MAX;

impl StoreHandle {
    /// Starts the thread. `on_group` is told what became of a hall's group, `on_end` if the thread fails: without it nothing
    /// can be stored, and nobody would be answered.
    pub fn start(
        store: Box<dyn Store>,
        on_group: impl Fn(Stored) + Send + 'static,
        on_end: impl FnOnce() + Send + 'static,
    ) -> std::io::Result<(StoreHandle, std::thread::JoinHandle<()>)> {
        let (jobs, incoming) = channel();
        let work = Arc::new(Work { since: AtomicU64::new(0) });
        let of_thread = work.clone();
        let run = move || {
            let run = AssertUnwindSafe(|| run(store, &incoming, &on_group, &of_thread));
            if catch_unwind(run).is_err() {
                of_thread.since.store(ENDED, Ordering::Relaxed);
                on_end();
            }
        };
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn(run)?;
        Ok((StoreHandle { jobs, work }, thread))
    }

    /// Whether the thread works at the same thing for longer than that, in milliseconds, or has failed.
    pub fn is_stuck(&self, longer: u64) -> bool {
        match self.work.since.load(Ordering::Relaxed) {
            0 => false,
            ENDED => true,
            since => monotonic().saturating_sub(since) > longer,
        }
    }

    /// Stores a hall's group. There is one at a time.
    pub fn group(&self, writes: Vec<Write>, epoch: Option<u64>) {
        // After the thread has ended nobody waits for an answer.
        let _ = self.jobs.send(Job::Group(writes, epoch));
    }

    /// Makes a change; none if the store failed.
    pub async fn change(&self, change: Change) -> Option<Outcome> {
        let (answer, made) = oneshot::channel();
        self.jobs.send(Job::Change(change, answer)).ok()?;
        made.await.ok()?
    }

    /// Ends the thread, once everything that was handed in is done.
    pub fn stop(&self) {
        let _ = self.jobs.send(Job::Stop);
    }

    /// Reads something and hands it to a function, on the store's thread.
    pub fn read(&self, read: impl FnOnce(&mut dyn Store) + Send + 'static) {
        let _ = self.jobs.send(Job::Read(Box::new(read)));
    }

    /// Reads something; none if the store failed.
    pub async fn ask<R: Send + 'static>(
        &self,
        read: impl FnOnce(&mut dyn Store) -> Result<R, StoreError> + Send + 'static,
    ) -> Option<R> {
        let (answer, asked) = oneshot::channel();
        self.read(move |store| {
            let _ = answer.send(read(store).map_err(|bad| complain(&bad)).ok());
        });
        asked.await.ok()?
    }
}

fn run(mut store: Box<dyn Store>, jobs: &Receiver<Job>, on_group: &impl Fn(Stored), work: &Work) {
    let mut is_open = true;
    while is_open && let Ok(first) = jobs.recv() {
        work.since.store(monotonic().max(1), Ordering::Relaxed);
        let (mut writes, mut folds, mut has_group) = (Vec::new(), Vec::new(), false);
        let (mut changes, mut answers, mut reads) = (Vec::new(), Vec::new(), Vec::new());
        for job in std::iter::once(first).chain(jobs.try_iter()) {
            match job {
                Job::Group(group, epoch) => {
                    has_group = true;
                    for write in group {
                        if let Write::Fold(table) = write { folds.push(table) } else { writes.push(write) }
                    }
                    epoch.into_iter().for_each(|epoch| store.set_epoch(epoch));
                }
                Job::Change(change, answer) => {
                    changes.push(change);
                    answers.push(answer);
                }
                Job::Read(read) => reads.push(read),
                Job::Stop => is_open = false,
            }
        }
        if has_group || !changes.is_empty() {
            let committed = store.commit(&writes, &changes);
            if let Err(bad) = &committed {
                complain(bad);
            }
            let outcomes = committed
                .as_ref()
                .map_or_else(|_| vec![None; answers.len()], |made| made.iter().copied().map(Some).collect());
            for (answer, outcome) in answers.into_iter().zip(outcomes) {
                let _ = answer.send(outcome);
            }
            if has_group {
                on_group(match committed {
                    Ok(_) => Stored::Yes,
                    Err(bad) if bad.is_lost() => Stored::Unknown,
                    Err(_) => Stored::No,
                });
            }
        }
        reads.into_iter().for_each(|read| read(&mut *store));
        // Nobody waits for these, and a long log takes its time. What is not folded now is folded after the next start.
        for table in folds {
            if let Err(bad) = store.commit(&[Write::Fold(table)], &[]) {
                complain(&bad);
            }
        }
        work.since.store(0, Ordering::Relaxed);
    }
}
