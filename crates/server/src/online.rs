//! Online tables: the part of the server that programs and pages play through.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use store::{Leases, NodeId, Postgres, Store, StoreError};

use crate::answer::COMMON_HEADERS;
use crate::api::{self, Access, Api, is_from_here};
use crate::cluster::LEASE;
use crate::ending::{Ending, Phase, SHUTDOWN_TIMEOUT};
use crate::hub::{Running, random};
use crate::limits::Limits;
use crate::serving::Door;

/// For how long the store may work at one thing until the server counts as stuck, in milliseconds.
const STUCK: u64 = 20_000;
/// How often memory of old requests is given back.
const TIDY: Duration = Duration::from_secs(60);

/// Online tables on a store. Dropping them closes the store; everything acknowledged is stored.
pub struct Online {
    running: Running,
    api: Arc<Api>,
}

impl Online {
    /// Opens the online tables of a store: reads all tables that are not over, and goes on with them.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn open(store: Box<dyn Store>, access: Access) -> Result<Online, StoreError> {
        Ok(Online::of(Running::alone(store, access.bounds, bot_threads())?, access))
    }

    /// Opens a node of several that share a PostgreSQL database. Without a bus it must be the only one.
    ///
    /// # Errors
    /// The database cannot be used, or another server uses it and one of them has no bus.
    pub fn join(database: &str, bus: Option<String>, access: Access) -> Result<Online, StoreError> {
        let [a, b, c, d, e, f, g, h, ..] = random();
        // PostgreSQL has signed numbers.
        let node = NodeId(u64::from_be_bytes([a, b, c, d, e, f, g, h]) >> 1);
        let leases = Leases::open(database, node, LEASE)?;
        let store = Postgres::open(database, leases.fence())?;
        let running = Running::among_others(Box::new(store), leases, bus, access.bounds, bot_threads())?;
        Ok(Online::of(running, access))
    }

    fn of(running: Running, access: Access) -> Online {
        let limits = Limits::new(&access.bounds);
        let api = Arc::new(Api { hub: running.hub.clone(), access, limits });
        Online { running, api }
    }

    /// Who may connect.
    pub(crate) fn door(&self) -> Door {
        let access = &self.api.access;
        Door::new(&access.bounds, &access.proxies, access.limit_loopback)
    }

    /// How far this server is.
    pub(crate) fn ending(&self) -> Ending {
        self.running.hub.ending.clone()
    }

    /// Gives the tables of this node to the others, before it ends.
    pub(crate) fn retire(&self) -> impl Future<Output = ()> + Send + use<> {
        let hub = self.running.hub.clone();
        async move { hub.retire().await }
    }

    /// Closes the live connections, once what is due to them is sent.
    pub(crate) fn close(&self) -> impl Future<Output = ()> + Send + use<> {
        let hub = self.running.hub.clone();
        async move {
            hub.ending.enter(Phase::Closing);
            let gone = async {
                while hub.metrics.connections.load(Ordering::Relaxed) > 0 {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            };
            let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, gone).await;
        }
    }

    /// The routes of the API.
    pub fn router(&self) -> Router {
        let api = self.api.clone();
        Router::new()
            .route("/api", any(api::handle))
            .route("/api/", any(api::handle))
            .route("/api/{*path}", any(api::handle))
            .route("/health", get(health))
            .route("/metrics", get(metrics))
            .with_state(api)
    }

    /// The routes of an address of its own for whoever runs the server: `/metrics` for all who reach it, and `/health`.
    pub fn metrics_router(&self) -> Router {
        Router::new()
            .route("/metrics", get(|State(api): State<Arc<Api>>| async move { counts(&api) }))
            .route("/health", get(health))
            .with_state(self.api.clone())
    }

    /// Drives the tables: nothing is answered without it. Ends only when a thread that they need has failed.
    pub async fn run(&mut self) -> io::Error {
        let tidy = async {
            for minute in 1_u64.. {
                tokio::time::sleep(TIDY).await;
                self.api.limits.tidy();
                self.api.hub.tidy();
                if minute.is_multiple_of(60) {
                    self.api.hub.tidy_store().await;
                }
            }
        };
        tokio::select! {
            failed = self.running.run() => failed,
            () = tidy => unreachable!("it is never tidy"),
        }
    }
}

/// How many threads think for bots: one core is left to the sockets.
fn bot_threads() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    cores.saturating_sub(1).max(1)
}

/// Whether proxies should send connections here.
async fn health(State(api): State<Arc<Api>>) -> Response {
    let (status, text) = if api.hub.ending.has_begun() {
        (StatusCode::SERVICE_UNAVAILABLE, r#"{"status":"ending"}"#)
    } else if api.hub.store.is_stuck(STUCK) {
        (StatusCode::SERVICE_UNAVAILABLE, r#"{"status":"stuck"}"#)
    } else {
        (StatusCode::OK, r#"{"status":"ok"}"#)
    };
    (status, COMMON_HEADERS, [(CONTENT_TYPE, "application/json")], text).into_response()
}

/// The counts, only for peers on this machine.
async fn metrics(State(api): State<Arc<Api>>, request: Request) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let is_local = peer.is_some_and(|peer| {
        is_from_here(peer.0, request.headers()) && api.check_host(peer.0, request.headers()).is_ok()
    });
    if is_local { counts(&api) } else { (StatusCode::NOT_FOUND, COMMON_HEADERS).into_response() }
}

/// Counts in the format of Prometheus.
fn counts(api: &Api) -> Response {
    let hub = &api.hub;
    let [rooms, shards, nodes] = hub.node_counts().map(|count| count as u64);
    let counts = [
        ("portolan_tables", "gauge", rooms),
        ("portolan_shards", "gauge", shards),
        ("portolan_nodes", "gauge", nodes),
        ("portolan_connections", "gauge", hub.metrics.connections.load(Ordering::Relaxed)),
        ("portolan_requests_total", "counter", hub.metrics.requests.load(Ordering::Relaxed)),
        ("portolan_rows_total", "counter", hub.metrics.rows.load(Ordering::Relaxed)),
        ("portolan_groups_total", "counter", hub.metrics.groups.load(Ordering::Relaxed)),
        ("portolan_failed_groups_total", "counter", hub.metrics.failed_groups.load(Ordering::Relaxed)),
        ("portolan_reports_total", "counter", hub.metrics.reports.load(Ordering::Relaxed)),
    ];
    let text: String =
        counts.iter().map(|(name, kind, count)| format!("# TYPE {name} {kind}\n{name} {count}\n")).collect();
    (COMMON_HEADERS, [(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
