//! A live connection: a bounded queue of messages to a browser or a program.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use hall::{Body, Reply};
use node::Numbered;
use protocol::TableId;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc};

/// The most messages that wait for a slow client. Whoever falls behind reads the view instead.
const QUEUE: usize = 256;

/// A message to a client.
pub(crate) type Outgoing = Arc<str>;

/// A live connection.
pub(crate) struct Connection {
    /// No other connection of this process has this number.
    number: u64,
    queue: mpsc::Sender<Outgoing>,
    /// The number of requests whose answers the node owes.
    unanswered: AtomicU64,
    /// The tables about which the client has missed something.
    behind: Mutex<BTreeSet<TableId>>,
    /// Whether the connection must be closed: the client sends requests but does not read the answers.
    is_clogged: AtomicBool,
    /// Woken when the connection must be looked at: it is clogged, the player's name has changed, or a token is revoked.
    pub attention: Notify,
}

/// A connection as the hall knows it: equal if it is the same one.
#[derive(Clone)]
pub(crate) struct ConnectionRef(pub Arc<Connection>);

impl PartialEq for ConnectionRef {
    fn eq(&self, other: &ConnectionRef) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Numbered for ConnectionRef {
    fn number(&self) -> u64 {
        self.0.number
    }
}

impl Connection {
    /// A connection, and the messages to send.
    pub fn new() -> (Arc<Connection>, mpsc::Receiver<Outgoing>) {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let (queue, outgoing) = mpsc::channel(QUEUE);
        let (behind, is_clogged, attention) = (Mutex::default(), AtomicBool::new(false), Notify::new());
        let (number, unanswered) = (NEXT.fetch_add(1, Ordering::Relaxed), AtomicU64::new(0));
        (Arc::new(Connection { number, queue, unanswered, behind, is_clogged, attention }), outgoing)
    }

    /// Whether the connection has ended.
    pub fn is_gone(&self) -> bool {
        self.queue.is_closed()
    }

    /// How many answers the node owes.
    pub fn awaited_answers(&self) -> u64 {
        self.unanswered.load(Ordering::Acquire)
    }

    /// Counts a request that the node is asked.
    pub fn asks(&self) {
        self.unanswered.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether the node owes an answer.
    pub fn awaits_answers(&self) -> bool {
        self.awaited_answers() > 0
    }

    /// Answers a request that the node was asked.
    pub fn answer_asked(&self, id: &str, reply: Reply) {
        self.answer(id, reply);
        // Whoever sees that nothing is owed finds the answer in the queue.
        self.unanswered.fetch_sub(1, Ordering::Release);
    }

    /// Answers a request, given its id as JSON.
    pub fn answer(&self, id: &str, reply: Reply) {
        let text = match reply {
            Ok(answer) => {
                let body = match answer.body {
                    Body::Json(json) => json,
                    Body::Text(text) => serde_json::Value::String(text).to_string(),
                };
                format!(r#"{{"id":{id},"status":{},"body":{body}}}"#, answer.status)
            }
            Err(problem) => {
                let body = serde_json::to_string(&problem).expect("a problem is written without errors");
                format!(r#"{{"id":{id},"status":{},"body":{body}}}"#, problem.status)
            }
        };
        if let Err(TrySendError::Full(_)) = self.queue.try_send(text.into()) {
            self.is_clogged.store(true, Ordering::Relaxed);
            self.attention.notify_one();
        }
    }

    /// Whether answers could not be queued, because the client does not read them.
    pub fn is_clogged(&self) -> bool {
        self.is_clogged.load(Ordering::Relaxed)
    }

    /// Sends news of a table. If the queue is full, the client is told later to read the view.
    pub fn tell(&self, table: TableId, text: Outgoing) {
        if let Err(TrySendError::Full(_)) = self.queue.try_send(text) {
            self.behind.lock().unwrap_or_else(PoisonError::into_inner).insert(table);
        }
    }

    /// The tables about which the client has missed something, each once.
    pub fn take_behind(&self) -> BTreeSet<TableId> {
        std::mem::take(&mut *self.behind.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_client_has_a_bounded_queue_and_is_told_what_it_missed() {
        let (connection, mut outgoing) = Connection::new();
        for number in 0..QUEUE + 10 {
            connection.tell(TableId(number as u128 % 2), "news".into());
        }
        let mut waiting = 0;
        while outgoing.try_recv().is_ok() {
            waiting += 1;
        }
        assert_eq!(waiting, QUEUE);
        assert_eq!(connection.take_behind().len(), 2);
        assert!(connection.take_behind().is_empty());
    }
}
