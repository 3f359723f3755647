//! How a server ends without an error that a player sees.
//!
//! 1. Asked to end, a node gives its tables to the others and still answers everything. `/health` says that it ends, so that
//!    proxies send new connections elsewhere. Every answer asks its client to close the connection, and requests that wait
//!    for news are answered.
//! 2. It listens no more. Requests under way are answered.
//! 3. Live connections are sent what is still due to them, and are closed with the code 1012: connect again.

use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use tokio::sync::watch;

/// How far a server is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    Serving,
    /// It was asked to end, and gives its tables to other nodes.
    Retiring,
    /// It listens no more.
    Closing,
}

/// How far a server is, for all who must know. Clones share it.
#[derive(Clone)]
pub(crate) struct Ending(watch::Sender<Phase>);

impl Default for Ending {
    fn default() -> Ending {
        Ending(watch::Sender::new(Phase::Serving))
    }
}

impl Ending {
    /// Enters a phase.
    pub fn enter(&self, phase: Phase) {
        self.0.send_replace(phase);
    }

    /// Whether the server was asked to end.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow() > Phase::Serving
    }

    /// Waits until the server is in a phase, or in a later one.
    pub fn reaches(&self, phase: Phase) -> impl Future<Output = ()> + Send + use<> {
        let mut phases = self.0.subscribe();
        async move {
            if phases.wait_for(|now| *now >= phase).await.is_err() {
                std::future::pending().await
            }
        }
    }
}

/// Asks the client to close its connection once the server was asked to end, so that the next request goes elsewhere.
pub(crate) async fn ask_to_leave(State(ending): State<Ending>, mut response: Response) -> Response {
    if ending.has_begun() && response.status() != StatusCode::SWITCHING_PROTOCOLS {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// How long anything may take after the server listens no more. A file takes milliseconds; this limit is for connections that
/// hang.
pub(crate) const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);
