//! Serves the page and online tables: one binary, no requests to other servers.
//!
//! `cargo xtask` builds the page, and this crate embeds it with its compressed forms. Browsers cache a file permanently
//! if its name carries a hash of its content. For other files they ask again, and get a 304 response if nothing
//! changed. The page uses the part of the address after `#` for its own routes, so an unknown path is a 404.
//!
//! [`Online`] answers everything below `/api`. It drives a [`hall::Hall`] with a store, sockets, threads for bots and the
//! clock:
//!
//! ```text
//! HTTP (api) ─┐                      ┌─► store thread: commits groups of rows
//!             ├─► call ─► hub (hall) ─┼─► thinkers: bots
//! WebSocket ──┘                      └─► answers and news to sockets
//!   (live)
//! ```
//!
//! - [`serve`] serves the embedded page and online tables until it is told to stop; [`shutdown_signal`] waits for Ctrl-C or
//!   SIGTERM.
//! - [`router`] answers with the embedded page; [`router_of`] answers with any [`Page`].
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! println!("Portolan is at http://{}/", listener.local_addr()?);
//! let store = store::Sqlite::in_memory().expect("it opens");
//! let online = server::Online::open(Box::new(store), server::Access::default()).expect("it is empty");
//! let at_once = async {};
//! server::serve(listener, online, at_once).await
//! # }).unwrap();
//! ```

mod answer;
mod api;
mod call;
mod clock;
mod cluster;
mod coding;
mod complaint;
mod connection;
mod ending;
mod gate;
mod hub;
mod identity;
mod limits;
mod live;
mod online;
mod openapi;
mod operator;
mod origin;
mod page;
mod passwords;
mod patient;
mod perform;
mod serving;
mod shutdown;
mod store_thread;
mod thinkers;

use std::io;

use axum::Router;
use axum::middleware::map_response_with_state;
use protocol::Bounds;
use tokio::net::TcpListener;

pub use answer::SECURITY_POLICY;
pub use api::Access;
pub use online::Online;
pub use operator::{OPERATOR_PATH, Operation, operator_token};
pub use origin::{BadNetwork, Network};
pub use page::{File, Page};
pub use shutdown::shutdown_signal;

use crate::ending::ask_to_leave;
use crate::serving::Door;

/// Answers with the embedded page.
pub fn router() -> Router {
    router_of(Page::embedded())
}

/// Answers with this page.
pub fn router_of(page: Page) -> Router {
    Router::new().fallback(answer::answer).with_state(page.into())
}

/// Serves the embedded page and online tables until `shutdown` completes. Then other nodes take over while this one still
/// answers, pending requests are finished, and live connections are asked to connect again.
///
/// # Errors
/// A thread that the tables need has failed.
pub async fn serve(
    listener: TcpListener,
    mut online: Online,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let router = online.router().merge(router());
    let router = router.layer(map_response_with_state(online.ending(), ask_to_leave));
    let (door, retire, close) = (online.door(), online.retire(), online.close());
    let shutdown = async move {
        shutdown.await;
        retire.await;
    };
    let served = async {
        let ended = serving::serve(listener, router, door, shutdown).await;
        close.await;
        ended
    };
    tokio::select! {
        ended = served => ended,
        failed = online.run() => Err(failed),
    }
}

/// Like [`serve`], but with any router.
///
/// # Errors
/// The listener fails.
pub async fn serve_router(
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    serving::serve(listener, router, Door::new(&Bounds::CLUB, &[], false), shutdown).await
}
