//! What the players were answered.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use protocol::TableId;
use store::{Store, StoreError};

use crate::servers::Cpu;

#[derive(Default)]
struct Counts {
    /// When counting begins and ends.
    begun: Option<Instant>,
    ended: bool,
    /// How long each counted move took.
    times: Vec<Duration>,
    refused: u64,
    /// Every acknowledged move since the start: its table, key and version.
    acknowledged: Vec<(TableId, String, u64)>,
}

/// What the players were answered.
pub struct Tally {
    counts: Mutex<Counts>,
    /// The time between two moves at a fixed rate.
    pause: Option<Duration>,
    start: Instant,
    next: AtomicU64,
    /// The processor time while moves were counted.
    pub cpu: Cpu,
}

impl Tally {
    /// Counts nothing yet. `rate` is the number of moves a second.
    #[must_use]
    pub fn new(rate: Option<u64>) -> Tally {
        let pause = rate.map(|rate| Duration::from_secs_f64(1.0 / rate.max(1) as f64));
        Tally { counts: Mutex::default(), pause, start: Instant::now(), next: AtomicU64::new(0), cpu: Cpu::default() }
    }

    fn with<R>(&self, act: impl FnOnce(&mut Counts) -> R) -> R {
        act(&mut self.counts.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    /// Begins to count.
    pub fn begin(&self, now: Instant) {
        self.with(|counts| counts.begun = Some(now));
    }

    /// Ends counting.
    pub fn end(&self) {
        self.with(|counts| counts.ended = true);
    }

    /// Whether counting has ended.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.with(|counts| counts.ended)
    }

    /// Waits until the next move may be played.
    pub async fn turn(&self) {
        if let Some(pause) = self.pause {
            // After a standstill the rate goes on from now, without catching up.
            let now = (self.start.elapsed().as_secs_f64() / pause.as_secs_f64()) as u64;
            let mine = self.next.fetch_max(now, Ordering::Relaxed).max(now);
            self.next.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep_until((self.start + pause * (mine as u32 + 1)).into()).await;
        }
    }

    /// A move was acknowledged.
    pub fn acknowledged(&self, table: TableId, key: String, version: u64, sent: Instant) {
        self.with(|counts| {
            counts.acknowledged.push((table, key, version));
            if counts.begun.is_some_and(|begun| sent >= begun) && !counts.ended {
                counts.times.push(sent.elapsed());
            }
        });
    }

    /// A move was refused.
    pub fn refuse(&self) {
        self.with(|counts| counts.refused += 1);
    }

    /// The times of the counted moves so far, which are counted no more.
    #[must_use]
    pub fn take_times(&self) -> Vec<Duration> {
        self.with(|counts| std::mem::take(&mut counts.times))
    }

    /// The table and version of every acknowledged move.
    #[must_use]
    pub fn acknowledged_versions(&self) -> Vec<(TableId, u64)> {
        self.with(|counts| counts.acknowledged.iter().map(|(table, _, version)| (*table, *version)).collect())
    }

    /// The number of counted moves.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.with(|counts| counts.times.len())
    }

    /// The number of refused moves.
    #[must_use]
    pub fn refused(&self) -> u64 {
        self.with(|counts| counts.refused)
    }

    /// The time within which so many of a hundred moves were acknowledged, in milliseconds.
    #[must_use]
    pub fn percentile(&self, percent: usize) -> f64 {
        self.with(|counts| {
            counts.times.sort_unstable();
            let index = counts.times.len() * percent / 100;
            counts
                .times
                .get(index.min(counts.times.len().saturating_sub(1)))
                .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        })
    }

    /// Counts the acknowledged moves that the store does not have at their place.
    pub fn lost(&self, store: &mut dyn Store) -> Result<usize, StoreError> {
        let mut keys: HashMap<TableId, Vec<Option<String>>> = HashMap::new();
        self.with(|counts| {
            let mut lost = 0;
            for (table, key, version) in &counts.acknowledged {
                if !keys.contains_key(table) {
                    keys.insert(*table, store.table(*table)?.into_iter().map(|row| row.key).collect());
                }
                let stored = keys.get(table).and_then(|rows| rows.get(*version as usize - 1)?.as_ref());
                lost += usize::from(stored != Some(key));
            }
            Ok(lost)
        })
    }
}
