//! Accepts connections and answers their requests, with bounds on how many there are and how long they may take.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use protocol::Bounds;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower_service::Service;

use crate::complaint::complain;
use crate::ending::SHUTDOWN_TIMEOUT;
use crate::gate::{Gate, Place};
use crate::origin::{Network, Origin};
use crate::patient::{Patient, Progress};

/// How long to wait when the system accepts no connection, such as for want of open files.
const NOT_ACCEPTED: Duration = Duration::from_millis(100);

/// Who may connect.
#[derive(Clone)]
pub(crate) struct Door {
    gate: Gate,
    proxies: Arc<[Network]>,
    /// Whether peers on this machine count as one address, like all others.
    counts_loopback: bool,
}

impl Door {
    pub fn new(bounds: &Bounds, proxies: &[Network], counts_loopback: bool) -> Door {
        Door { gate: Gate::new(bounds), proxies: proxies.into(), counts_loopback }
    }

    fn enter(&self, peer: SocketAddr) -> Option<Place> {
        let address = peer.ip().to_canonical();
        let is_exempt = address.is_loopback() && !self.counts_loopback;
        let counts = !is_exempt && !self.proxies.iter().any(|proxy| proxy.contains(address));
        self.gate.enter(counts.then(|| Origin::from(address)))
    }
}

/// Answers requests until `shutdown` completes; then finishes those under way, for a while.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    door: Door,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (stop, stopping) = watch::channel(false);
    // Each connection holds a sender: when all are gone, nothing is received any more.
    let (alive, mut all_gone) = mpsc::channel::<()>(1);
    let mut shutdown = pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut shutdown => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Whoever does not get in is not even answered: that would cost more than it is worth.
                let Some(place) = door.enter(peer) else { continue };
                let connection = talk(stream, peer, place, router.clone(), stopping.clone(), alive.clone());
                tokio::spawn(connection);
            }
            Err(bad) if is_of_one_connection(&bad) => {}
            Err(bad) => {
                complain(&format!("no connection can be accepted: {bad}"));
                tokio::time::sleep(NOT_ACCEPTED).await;
            }
        }
    }
    drop((listener, alive));
    stop.send_replace(true);
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, all_gone.recv()).await;
    Ok(())
}

/// Whether accepting failed because of the connection itself.
fn is_of_one_connection(bad: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(bad.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers the requests of a connection.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    place: Place,
    router: Router,
    mut stopping: watch::Receiver<bool>,
    _alive: mpsc::Sender<()>,
) {
    // Otherwise a second small message waits until the client has acknowledged the first: 40 ms on most systems.
    let _ = stream.set_nodelay(true);
    let progress = Arc::new(Progress::default());
    let stream = Patient::new(stream, progress.clone(), place);
    let answer = service_fn(move |request: Request<Incoming>| {
        let (mut router, progress) = (router.clone(), progress.clone());
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        async move {
            progress.begins();
            let answered: Result<Response, Infallible> = router.call(request).await;
            let is_upgrade =
                answered.as_ref().is_ok_and(|response| response.status() == StatusCode::SWITCHING_PROTOCOLS);
            progress.ends(is_upgrade);
            answered
        }
    });
    let mut connection = pin!(http1::Builder::new().serve_connection(TokioIo::new(stream), answer).with_upgrades());
    let stop = async { _ = stopping.wait_for(|stopping| *stopping).await };
    tokio::select! {
        // What fails concerns the client alone.
        _ = connection.as_mut() => {}
        () = stop => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
