//! What all players of a run share.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use load::Failure;
use protocol::TableId;
use table::{Dice, Purpose, SeedText};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::address::Address;
use crate::ledger::Ledger;
use crate::letter::{Answer, Key};
use crate::recovery::{Recovery, Standstill};

/// When no further game begins.
#[derive(Clone, Copy, Debug)]
pub enum Enough {
    /// After so many games.
    Games(u64),
    /// When there are no faults any more. The games that have begun are played to their ends.
    WhenCalm,
}

/// How soon it is looked again whether all tables have gone on.
const LOOK_AGAIN: Duration = Duration::from_millis(10);

/// What all players of a run share.
pub struct World {
    /// Where the server is.
    pub address: Address,
    /// How long a client waits until it tries another server; none if there is no other.
    pub patience: Option<Duration>,
    seed: SeedText,
    enough: Enough,
    /// When the run began.
    pub since: Instant,
    begun: AtomicU64,
    /// How often each kind of trouble came.
    troubles: Mutex<BTreeMap<String, u64>>,
    has_each_come: watch::Sender<bool>,
    /// A table that stands still.
    stands_still: Mutex<Option<TableId>>,
    is_calm: AtomicBool,
    faults: AtomicU64,
    games: AtomicU64,
    /// The number of acknowledged moves.
    moves: watch::Sender<u64>,
    ledger: Mutex<Ledger>,
    recovery: Mutex<Recovery>,
    /// Copies of requests that are still under way.
    late: Mutex<JoinSet<()>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl World {
    /// A world in which nothing has happened.
    pub fn new(address: Address, patience: Option<Duration>, seed: SeedText, enough: Enough) -> World {
        World {
            address,
            patience,
            seed,
            enough,
            since: Instant::now(),
            begun: AtomicU64::new(0),
            troubles: Mutex::default(),
            has_each_come: watch::Sender::new(false),
            stands_still: Mutex::default(),
            is_calm: AtomicBool::new(false),
            faults: AtomicU64::new(0),
            games: AtomicU64::new(0),
            moves: watch::Sender::new(0),
            ledger: Mutex::default(),
            recovery: Mutex::default(),
            late: Mutex::default(),
        }
    }

    /// The dice for a purpose in a game.
    pub fn dice(&self, purpose: [u8; 4], game: u64) -> Dice {
        self.seed.numbered(game).seed().dice(Purpose(purpose), 0)
    }

    /// The number of the next game; none if there are enough.
    pub fn next_game(&self) -> Option<u64> {
        let number = self.begun.fetch_add(1, Ordering::Relaxed);
        let goes_on = match self.enough {
            Enough::Games(games) => number < games,
            Enough::WhenCalm => !self.is_calm(),
        };
        goes_on.then_some(number)
    }

    /// From now on there are no faults.
    pub fn calm_down(&self) {
        self.is_calm.store(true, Ordering::Relaxed);
    }

    /// Whether there are no faults any more.
    pub fn is_calm(&self) -> bool {
        self.is_calm.load(Ordering::Relaxed)
    }

    /// Counts a fault of the network or the server.
    pub fn count_fault(&self) {
        self.faults.fetch_add(1, Ordering::Relaxed);
    }

    /// Prints what happens now, so that a run that fails can be read.
    pub fn tell(&self, what: &str) {
        println!("{:6.1} s: {what}", self.since.elapsed().as_secs_f64());
    }

    /// A trouble of a kind comes.
    pub fn trouble(&self, kind: &str) {
        self.count_fault();
        *locked(&self.troubles).entry(kind.to_owned()).or_default() += 1;
    }

    /// How often each kind of trouble came.
    pub fn troubles(&self) -> BTreeMap<String, u64> {
        locked(&self.troubles).clone()
    }

    /// Each kind of trouble has come.
    pub fn each_came(&self) {
        self.has_each_come.send_replace(true);
    }

    /// Waits until each kind of trouble has come.
    pub async fn has_each_come(&self) -> Result<(), Failure> {
        self.has_each_come.subscribe().wait_for(|each| *each).await?;
        Ok(())
    }

    /// A table stands still for so long that the run fails.
    pub fn stand_still(&self, table: TableId) {
        locked(&self.stands_still).get_or_insert(table);
    }

    /// The table that stands still.
    pub fn stands_still(&self) -> Option<TableId> {
        *locked(&self.stands_still)
    }

    /// The number of faults so far.
    pub fn faults(&self) -> u64 {
        self.faults.load(Ordering::Relaxed)
    }

    /// Counts the game of a table, which has ended.
    pub fn count_game(&self, table: TableId) {
        locked(&self.recovery).over(table);
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of games that have ended.
    pub fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    /// A move was answered.
    pub fn answered(&self, key: &Key, answer: &Answer) {
        if self.ledger().answered(key, answer) {
            locked(&self.recovery).moved(key.table, Instant::now());
            self.moves.send_modify(|moves| *moves += 1);
        }
    }

    /// Waits until so many more moves are acknowledged.
    pub async fn more_moves(&self, more: u64) -> Result<(), Failure> {
        let mut moves = self.moves.subscribe();
        let enough = *moves.borrow() + more;
        moves.wait_for(|moves| *moves >= enough).await?;
        Ok(())
    }

    /// A node has died.
    pub fn died(&self) {
        locked(&self.recovery).died(Instant::now());
    }

    /// Waits until all tables have gone on since a node died. A table that never goes on fails by itself.
    pub async fn has_recovered(&self) {
        while !locked(&self.recovery).is_complete() {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }

    /// The longest time for which a table stood still, whatever happened; none if no game went on.
    pub fn longest_standstill(&self) -> Option<Standstill> {
        locked(&self.recovery).longest_standstill()
    }

    /// The longest time that a table stood still after a node's death; none if no node died.
    pub fn longest_recovery(&self) -> Option<Duration> {
        locked(&self.recovery).longest()
    }

    /// Waits for something as long as clients are patient; none if it takes longer.
    pub async fn patiently<R>(&self, awaited: impl Future<Output = R>) -> Option<R> {
        match self.patience {
            Some(patience) => tokio::time::timeout(patience, awaited).await.ok(),
            None => Some(awaited.await),
        }
    }

    /// What was answered so far.
    pub fn ledger(&self) -> MutexGuard<'_, Ledger> {
        locked(&self.ledger)
    }

    /// Sends something later, whatever happens meanwhile.
    pub fn later(&self, sending: impl Future<Output = ()> + Send + 'static) {
        let mut late = locked(&self.late);
        while late.try_join_next().is_some() {}
        late.spawn(sending);
    }

    /// Waits until nothing is under way any more.
    pub async fn settle(&self) {
        let late = std::mem::take(&mut *locked(&self.late));
        late.join_all().await;
    }
}
