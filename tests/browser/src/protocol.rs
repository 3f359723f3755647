//! Chromium's own protocol (CDP): calls, answers and events, over the pipe that `--remote-debugging-pipe` opens.
//!
//! Each message is JSON and ends with a zero byte. A thread reads the messages of Chromium. It passes an answer to the
//! call that waits for it, and an event to the listener of its session.

use std::collections::HashMap;
use std::future::Future;
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::oneshot;

/// How long a call may take. A browser that needs longer hangs.
const LONGEST_CALL: Duration = Duration::from_secs(60);

/// A callback for the events of one session. It gets the name and the parameters of the event.
type Listener = Arc<dyn Fn(&str, &Value) + Send + Sync>;

/// The result of a call, or an error message.
pub type Answer = Result<Value, String>;

/// A connection to one browser.
pub struct Connection {
    input: Mutex<Box<dyn Write + Send>>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    calls: AtomicU64,
    closed: AtomicBool,
    waiting: Mutex<HashMap<u64, oneshot::Sender<Answer>>>,
    listeners: Mutex<HashMap<String, Listener>>,
}

impl Connection {
    /// Connects to a browser through the two ends of its pipe.
    pub fn new(input: impl Write + Send + 'static, output: impl Read + Send + 'static) -> Connection {
        let shared = Arc::<Shared>::default();
        let reader = shared.clone();
        std::thread::spawn(move || reader.read(BufReader::with_capacity(1 << 16, output)));
        Connection { input: Mutex::new(Box::new(input)), shared }
    }

    /// Calls a method of a session, or of the browser if there is no session. Sends the call immediately, so that calls
    /// stay in order; the future waits for the answer.
    pub fn call(&self, session: Option<&str>, method: &str, params: Value) -> impl Future<Output = Answer> + use<> {
        let id = self.shared.calls.fetch_add(1, Ordering::Relaxed);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        let (answer, answered) = oneshot::channel();
        lock(&self.shared.waiting).insert(id, answer);
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        let mut input = lock(&self.input);
        let sent = input.write_all(&bytes).and_then(|()| input.flush());
        if sent.is_err() || self.is_closed() {
            // There will be no answer.
            lock(&self.shared.waiting).remove(&id);
        }
        let method = method.to_owned();
        async move {
            match tokio::time::timeout(LONGEST_CALL, answered).await {
                Ok(Ok(answer)) => answer,
                Ok(Err(_)) => Err("Chromium has ended".to_owned()),
                Err(_) => Err(format!("Chromium does not answer {method}")),
            }
        }
    }

    /// Sets the listener for the events of a session.
    pub fn listen(&self, session: &str, listener: impl Fn(&str, &Value) + Send + Sync + 'static) {
        lock(&self.shared.listeners).insert(session.to_owned(), Arc::new(listener));
    }

    /// Removes the listener of a session.
    pub fn forget(&self, session: &str) {
        lock(&self.shared.listeners).remove(session);
    }

    /// Whether the browser has ended.
    pub fn is_closed(&self) -> bool {
        self.shared.closed.load(Ordering::SeqCst)
    }
}

impl Shared {
    /// Reads until the browser ends.
    fn read(&self, mut output: impl BufRead) {
        let mut bytes = Vec::new();
        while output.read_until(0, &mut bytes).is_ok_and(|count| count > 0) {
            bytes.pop();
            if let Ok(message) = serde_json::from_slice::<Value>(&bytes) {
                self.take(message);
            }
            bytes.clear();
        }
        self.closed.store(true, Ordering::SeqCst);
        // Dropping the senders ends all calls that still wait.
        lock(&self.waiting).clear();
    }

    fn take(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let answer = match &message["error"] {
                Value::Null => Ok(message["result"].take()),
                error => Err(error["message"].as_str().unwrap_or("an error without a message").to_owned()),
            };
            if let Some(waiting) = lock(&self.waiting).remove(&id) {
                // The caller may have given up.
                let _ = waiting.send(answer);
            }
            return;
        }
        let session = message["sessionId"].as_str().unwrap_or_default();
        let listener = lock(&self.listeners).get(session).cloned();
        if let Some(listener) = listener {
            listener(message["method"].as_str().unwrap_or_default(), &message["params"]);
        }
    }
}

/// Locks a mutex, even if a story that failed has poisoned it.
pub fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
