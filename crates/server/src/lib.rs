//! Serves the page: one binary, no files beside it, no requests to other servers.
//!
//! `cargo xtask` builds the page, and this crate embeds it with its compressed forms. Browsers cache a file permanently
//! if its name carries a hash of its content. For other files they ask again, and get a 304 response if nothing
//! changed. The page uses the part of the address after `#` for its own routes, so an unknown path is a 404.
//!
//! - [`serve`] serves the embedded page until it is told to stop; [`shutdown_signal`] waits for Ctrl-C or SIGTERM.
//! - [`router`] answers with the embedded page; [`router_of`] answers with any [`Page`].
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! println!("Portolan is at http://{}/", listener.local_addr()?);
//! let at_once = async {};
//! server::serve(listener, at_once).await
//! # }).unwrap();
//! ```

mod answer;
mod coding;
mod page;
mod shutdown;

use std::io;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

pub use answer::SECURITY_POLICY;
pub use page::{File, Page};
pub use shutdown::shutdown_signal;

/// How long pending requests may take after the signal to end. A file takes milliseconds; this limit is for connections
/// that hang.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Answers with the embedded page.
pub fn router() -> Router {
    router_of(Page::embedded())
}

/// Answers with this page.
pub fn router_of(page: Page) -> Router {
    Router::new().fallback(answer::answer).with_state(page.into())
}

/// Serves the embedded page until `shutdown` completes. Pending requests are finished.
///
/// # Errors
/// The listener fails.
pub async fn serve(listener: TcpListener, shutdown: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    serve_router(listener, router(), shutdown).await
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
    let (stop, stopped) = oneshot::channel();
    let shutdown = async move {
        shutdown.await;
        // The receiver is gone if the server has failed meanwhile.
        let _ = stop.send(());
    };
    let too_long = async move {
        match stopped.await {
            Ok(()) => tokio::time::sleep(SHUTDOWN_TIMEOUT).await,
            Err(_) => std::future::pending().await,
        }
    };
    let served = axum::serve(listener, router).with_graceful_shutdown(shutdown);
    tokio::select! {
        ended = served => ended,
        () = too_long => Ok(()),
    }
}
