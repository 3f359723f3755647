//! Threads on which the bots of the house think. Bots that search have threads of their own, so that the others need not wait
//! for a search to end. Whoever has used the least of their time comes first: addresses share it,
//! and the players of an address share what it has.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use hall::{Chosen, Job, Thought};
use protocol::{PlayerId, TableId};

use crate::origin::Origin;

/// What a thought is counted as until its real time is known: two threads shall not both work for the same one.
const USUAL: Duration = Duration::from_millis(20);
/// The most whose time is remembered while they have nothing to do.
const MOST_REMEMBERED: usize = 10_000;

/// Work that waits.
trait Queue<W> {
    /// Where work belongs, from the outside to the inside.
    type Path: Copy;
    fn push(&mut self, path: Self::Path, work: W);
    /// The next work, which is counted as taking the usual time.
    fn pop(&mut self) -> Option<(Self::Path, W)>;
    /// Work took so much longer than it was counted, or shorter.
    fn correct(&mut self, path: Self::Path, counted: Duration, took: Duration);
    fn is_empty(&self) -> bool;
}

/// The work of one player: each table in turn, each table's work in order.
struct Tables<W>(VecDeque<(TableId, VecDeque<W>)>);

impl<W> Default for Tables<W> {
    fn default() -> Tables<W> {
        Tables(VecDeque::new())
    }
}

impl<W> Queue<W> for Tables<W> {
    type Path = TableId;

    fn push(&mut self, table: TableId, work: W) {
        match self.0.iter_mut().find(|(known, _)| *known == table) {
            Some((_, works)) => works.push_back(work),
            None => self.0.push_back((table, VecDeque::from([work]))),
        }
    }

    fn pop(&mut self) -> Option<(TableId, W)> {
        let (table, mut works) = self.0.pop_front()?;
        let work = works.pop_front()?;
        if !works.is_empty() {
            self.0.push_back((table, works));
        }
        Some((table, work))
    }

    fn correct(&mut self, _: TableId, _: Duration, _: Duration) {}

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The work of several, of whom the one comes first who has used the least time. Whoever comes back after a while is treated
/// as if they had used as much as the others.
struct Shared<K, Q> {
    waiting: BTreeMap<(Duration, K), Q>,
    used: HashMap<K, Duration>,
    /// What the one who came first last had used.
    floor: Duration,
}

impl<K, Q> Default for Shared<K, Q> {
    fn default() -> Shared<K, Q> {
        Shared { waiting: BTreeMap::new(), used: HashMap::new(), floor: Duration::ZERO }
    }
}

impl<K: Copy + Ord + Hash, Q> Shared<K, Q> {
    /// Changes what somebody has used, and so their place.
    fn set_used(&mut self, key: K, used: Duration) {
        let before = self.used.insert(key, used);
        if let Some(before) = before
            && let Some(queue) = self.waiting.remove(&(before, key))
        {
            self.waiting.insert((used, key), queue);
        }
        if self.used.len() > MOST_REMEMBERED + 2 * self.waiting.len() {
            let Shared { used, waiting, floor } = self;
            used.retain(|key, used| used > floor || waiting.contains_key(&(*used, *key)));
        }
    }
}

impl<W, K: Copy + Ord + Hash, Q: Queue<W> + Default> Queue<W> for Shared<K, Q> {
    type Path = (K, Q::Path);

    fn push(&mut self, (key, path): Self::Path, work: W) {
        let known = self.used.get(&key).copied().unwrap_or_default();
        if !self.waiting.contains_key(&(known, key)) {
            self.set_used(key, known.max(self.floor));
        }
        let used = self.used.get(&key).copied().unwrap_or(self.floor);
        self.waiting.entry((used, key)).or_default().push(path, work);
    }

    fn pop(&mut self) -> Option<(Self::Path, W)> {
        let ((used, key), mut queue) = self.waiting.pop_first()?;
        self.floor = self.floor.max(used);
        let (path, work) = queue.pop()?;
        if !queue.is_empty() {
            self.waiting.insert((used, key), queue);
        }
        self.set_used(key, used + USUAL);
        Some(((key, path), work))
    }

    fn correct(&mut self, (key, path): Self::Path, counted: Duration, took: Duration) {
        if let Some(used) = self.used.get(&key).copied() {
            self.set_used(key, (used + took).saturating_sub(counted));
            let used = self.used.get(&key).copied().unwrap_or_default();
            if let Some(queue) = self.waiting.get_mut(&(used, key)) {
                queue.correct(path, counted, took);
            }
        }
    }

    fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}

/// All work: by address, by player, by table. Tables that were read after a restart have no address.
type All = Shared<Option<Origin>, Shared<PlayerId, Tables<Thought>>>;

struct State {
    /// The work of bots that search.
    deep: All,
    /// The work of all others.
    quick: All,
    is_closed: bool,
}

impl State {
    fn queue(&mut self, is_quick: bool) -> &mut All {
        if is_quick { &mut self.quick } else { &mut self.deep }
    }
}

/// The threads, and what they have to do.
pub(crate) struct Thinkers {
    state: Arc<(Mutex<State>, Condvar)>,
}

impl Thinkers {
    /// Starts threads for the bots that search, and one for all others. `job` makes the job of a thought when its turn comes; `chosen` is told what came of it.
    pub fn start(
        threads: usize,
        job: impl Fn(Thought) -> Option<Job> + Send + Sync + 'static,
        chosen: impl Fn(Thought, Chosen) + Send + Sync + 'static,
    ) -> std::io::Result<Thinkers> {
        let state = State { deep: All::default(), quick: All::default(), is_closed: false };
        let state = Arc::new((Mutex::new(state), Condvar::new()));
        let (job, chosen) = (Arc::new(job), Arc::new(chosen));
        for number in 0..=threads {
            let is_quick = number == 0;
            let (state, job, chosen) = (state.clone(), job.clone(), chosen.clone());
            std::thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || think(&state, is_quick, &*job, &*chosen))?;
        }
        Ok(Thinkers { state })
    }

    /// Lets a bot think, whose table was opened from an address.
    pub fn push(&self, thought: Thought, origin: Option<Origin>) {
        let (state, changed) = &*self.state;
        let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
        state.queue(thought.is_quick).push((origin, (thought.opener, thought.table)), thought);
        // One of the threads that wait may wait for other work.
        changed.notify_all();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let (state, changed) = &*self.state;
        state.lock().unwrap_or_else(PoisonError::into_inner).is_closed = true;
        changed.notify_all();
    }
}

fn think(
    shared: &(Mutex<State>, Condvar),
    is_quick: bool,
    job: &impl Fn(Thought) -> Option<Job>,
    chosen: &impl Fn(Thought, Chosen),
) {
    let (state, changed) = shared;
    loop {
        let (path, thought) = {
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            loop {
                if state.is_closed {
                    return;
                }
                match state.queue(is_quick).pop() {
                    Some(work) => break work,
                    None => state = changed.wait(state).unwrap_or_else(PoisonError::into_inner),
                }
            }
        };
        let begun = Instant::now();
        // There may be nothing to think about any more.
        if let Some(job) = job(thought) {
            let choice = job();
            if choice.has_failed {
                eprintln!("portolan: a bot failed at table {}, seat {}", thought.table, thought.seat);
            }
            chosen(thought, choice);
        }
        let took = begun.elapsed();
        state.lock().unwrap_or_else(PoisonError::into_inner).queue(is_quick).correct(path, USUAL, took);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    type Work = Shared<Option<Origin>, Shared<PlayerId, Tables<&'static str>>>;

    fn origin(last: u8) -> Option<Origin> {
        Some(Origin::from(IpAddr::from([192, 0, 2, last])))
    }

    fn push(queue: &mut Work, from: u8, player: u128, table: u128, work: &'static str) {
        queue.push((origin(from), (PlayerId(player), TableId(table))), work);
    }

    /// Takes everything, each piece of work taking so long.
    fn order(queue: &mut Work, took: impl Fn(&str) -> u64) -> Vec<&'static str> {
        let mut order = Vec::new();
        while let Some((path, work)) = queue.pop() {
            queue.correct(path, USUAL, Duration::from_millis(took(work)));
            order.push(work);
        }
        order
    }

    #[test]
    fn addresses_players_and_tables_take_turns() {
        let mut queue = Work::default();
        for work in ["a1", "a2", "a3"] {
            push(&mut queue, 1, 1, 1, work);
        }
        push(&mut queue, 1, 1, 2, "b1");
        push(&mut queue, 1, 2, 3, "c1");
        push(&mut queue, 2, 3, 4, "d1");
        push(&mut queue, 2, 3, 4, "d2");
        assert_eq!(order(&mut queue, |_| 20), ["a1", "d1", "c1", "d2", "b1", "a2", "a3"]);
    }

    #[test]
    fn who_uses_little_time_does_not_wait_behind_who_uses_much() {
        let mut queue = Work::default();
        (0..50).for_each(|table| push(&mut queue, 1, 1, table, "slow"));
        let took = |queue: &mut Work, milliseconds| {
            let (path, work) = queue.pop().expect("there is work");
            queue.correct(path, USUAL, Duration::from_millis(milliseconds));
            work
        };
        for _ in 0..10 {
            assert_eq!(took(&mut queue, 500), "slow");
        }
        // Somebody new is not behind the forty that wait, and not ahead for ever.
        for _ in 0..5 {
            push(&mut queue, 2, 2, 99, "quick");
            assert_eq!(took(&mut queue, 1), "quick");
            assert_eq!(took(&mut queue, 500), "slow");
        }
        (0..50).for_each(|_| push(&mut queue, 2, 2, 99, "quick"));
        let rest = order(&mut queue, |work| if work == "quick" { 500 } else { 1 });
        let first_slow = rest.iter().position(|work| *work == "slow").expect("they come too");
        assert!(first_slow < 10, "{first_slow}");
    }

    #[test]
    fn a_crowd_behind_one_address_has_one_share() {
        let mut queue = Work::default();
        (0..40).for_each(|player| push(&mut queue, 1, player, player, "crowd"));
        (0..10).for_each(|table| push(&mut queue, 2, 99, 99 + table, "single"));
        let order = order(&mut queue, |_| 50);
        let singles = order[..20].iter().filter(|work| **work == "single").count();
        assert!((9..=10).contains(&singles), "{order:?}");
    }

    #[test]
    fn whoever_is_not_there_any_more_is_forgotten() {
        let mut queue = Work::default();
        for player in 0..3 * MOST_REMEMBERED as u128 {
            queue.push((None, (PlayerId(player), TableId(1))), "once");
        }
        let mut inner = Shared::<PlayerId, Tables<&str>>::default();
        for player in 0..3 * MOST_REMEMBERED as u128 {
            inner.push((PlayerId(player), TableId(1)), "once");
            let (path, _) = inner.pop().expect("it was pushed");
            inner.correct(path, USUAL, Duration::ZERO);
        }
        assert!(inner.used.len() <= MOST_REMEMBERED + 1, "{}", inner.used.len());
    }
}
