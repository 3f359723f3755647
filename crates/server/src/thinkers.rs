//! Threads on which the bots of the house think. Their time is shared fairly: first among openers, then among the tables
//! of an opener.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use hall::Thought;
use protocol::{PlayerId, TableId};

/// Work in turns: each opener's tables in turns, each table's work in order.
struct FairQueue<W> {
    openers: VecDeque<(PlayerId, Tables<W>)>,
}

/// The tables of one opener, each with its work.
type Tables<W> = VecDeque<(TableId, VecDeque<W>)>;

impl<W> FairQueue<W> {
    const fn new() -> FairQueue<W> {
        FairQueue { openers: VecDeque::new() }
    }

    fn push(&mut self, opener: PlayerId, table: TableId, work: W) {
        let place = self.openers.iter().position(|(player, _)| *player == opener).unwrap_or_else(|| {
            self.openers.push_back((opener, VecDeque::new()));
            self.openers.len() - 1
        });
        let tables = &mut self.openers[place].1;
        match tables.iter_mut().find(|(id, _)| *id == table) {
            Some((_, works)) => works.push_back(work),
            None => tables.push_back((table, VecDeque::from([work]))),
        }
    }

    fn pop(&mut self) -> Option<W> {
        let (opener, mut tables) = self.openers.pop_front()?;
        let (table, mut works) = tables.pop_front()?;
        let work = works.pop_front();
        if !works.is_empty() {
            tables.push_back((table, works));
        }
        if !tables.is_empty() {
            self.openers.push_back((opener, tables));
        }
        work
    }
}

struct State {
    queue: FairQueue<Thought>,
    is_closed: bool,
}

/// The threads, and what they have to do.
pub(crate) struct Thinkers {
    state: Arc<(Mutex<State>, Condvar)>,
}

impl Thinkers {
    /// Starts the threads. `thought` gets each choice: table, turn, seat and the action's number.
    pub fn start(threads: usize, thought: impl Fn(Thought, u32) + Send + Sync + 'static) -> std::io::Result<Thinkers> {
        let state = Arc::new((Mutex::new(State { queue: FairQueue::new(), is_closed: false }), Condvar::new()));
        let thought = Arc::new(thought);
        for number in 0..threads {
            let (state, thought) = (state.clone(), thought.clone());
            std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || think(&state, &*thought))?;
        }
        Ok(Thinkers { state })
    }

    pub fn push(&self, thought: Thought) {
        let (state, changed) = &*self.state;
        let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
        state.queue.push(thought.opener, thought.table, thought);
        changed.notify_one();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let (state, changed) = &*self.state;
        state.lock().unwrap_or_else(PoisonError::into_inner).is_closed = true;
        changed.notify_all();
    }
}

fn think(shared: &(Mutex<State>, Condvar), thought: &impl Fn(Thought, u32)) {
    let (state, changed) = shared;
    loop {
        let mut work = {
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            loop {
                if state.is_closed {
                    return;
                }
                match state.queue.pop() {
                    Some(work) => break work,
                    None => state = changed.wait(state).unwrap_or_else(PoisonError::into_inner),
                }
            }
        };
        let job = std::mem::replace(&mut work.job, Box::new(|| 0));
        match catch_unwind(AssertUnwindSafe(job)) {
            Ok(action) => thought(work, action),
            Err(_) => eprintln!("portolan: a bot failed at table {}, seat {}", work.table, work.seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openers_and_tables_take_turns() {
        let mut queue = FairQueue::new();
        let (anna, bob) = (PlayerId(1), PlayerId(2));
        for work in ["a1", "a2", "a3"] {
            queue.push(anna, TableId(1), work);
        }
        queue.push(anna, TableId(2), "b1");
        queue.push(bob, TableId(3), "c1");
        queue.push(bob, TableId(3), "c2");
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["a1", "c1", "b1", "c2", "a2", "a3"]);
    }
}
