//! The server of a visit, in this process and on its own thread. It serves the page and online tables.

use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::CONTENT_LENGTH;
use axum::http::{Request, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::FutureExt;
use tokio::sync::oneshot;

use crate::chromium::Home;
use crate::nodes::Nodes;

/// How long files that are being sent may take when the server is stopped. A request that waits for news at an online
/// table would otherwise hold it up.
const GRACE: Duration = Duration::from_millis(200);

/// A response of the server. Unlike the browser's own list, these include the requests of workers.
#[derive(Clone, Debug)]
pub struct Served {
    /// The requested path.
    pub path: String,
    /// The status of the response.
    pub status: u16,
    /// The size of the content as sent (compressed), without headers.
    pub bytes: usize,
}

/// A server.
pub struct Site {
    address: SocketAddr,
    served: Arc<Mutex<Vec<Served>>>,
    page: Mutex<server::Page>,
    running: Mutex<Option<Running>>,
    /// The data of online tables.
    data: Home,
}

struct Running {
    end: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl Site {
    pub(crate) fn open() -> Site {
        let page = server::Page::embedded();
        assert!(page.is_built(), "the page is not built; `cargo xtask page` builds it");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let data = Home::new("online");
        let site = Site { address, served: Arc::default(), page: page.into(), running: Mutex::default(), data };
        site.run(listener);
        site
    }

    /// The address of the page: `http://127.0.0.1:40123/`.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// All responses so far, in order.
    pub fn served(&self) -> Vec<Served> {
        self.served.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Stops the server: from now on nothing listens on its address, and all connections to online tables are cut.
    pub fn stop(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Running { end, thread }) = running {
            // The server may have ended already; if it failed, `join` reports it.
            let _ = end.send(());
            thread.join().expect("the server does not panic");
        }
    }

    /// Starts the server again at the same address. Online tables go on with what was stored.
    pub fn start_again(&self) {
        self.stop();
        self.run(TcpListener::bind(self.address).expect("the port is still free"));
    }

    /// Stops the server, and starts several nodes behind a proxy at the same address. They know nothing of what was stored
    /// before.
    pub async fn share_among(&self, nodes: usize) -> Nodes {
        self.stop();
        let listener = TcpListener::bind(self.address).expect("the port is still free");
        // Clients of PostgreSQL block.
        let starting = tokio::task::spawn_blocking(move || Nodes::start(nodes, listener));
        starting.await.expect("the nodes start")
    }

    /// Serves another build of the page at the same address.
    pub fn serve(&self, page: server::Page) {
        *self.page.lock().unwrap_or_else(PoisonError::into_inner) = page;
        self.start_again();
    }

    /// The online tables, with what was stored before. Opening them takes about 4 ms, so every visit has them.
    fn online(&self) -> server::Online {
        let store = store::Sqlite::open(self.data.path()).expect("no other server uses the folder");
        server::Online::open(Box::new(store), server::Access::default()).expect("the store can be read")
    }

    fn run(&self, listener: TcpListener) {
        let served = self.served.clone();
        let note = move |request: Request<Body>, next: Next| {
            let served = served.clone();
            async move {
                let path = request.uri().path().to_owned();
                let response = next.run(request).await;
                served.lock().unwrap_or_else(PoisonError::into_inner).push(Served::of(path, &response));
                response
            }
        };
        let page = self.page.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut online = self.online();
        let router = online.router().merge(server::router_of(page)).layer(axum::middleware::from_fn(note));
        let (end, ended) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            let ended = ended.map(|_| ()).shared();
            let serving = async {
                listener.set_nonblocking(true)?;
                let listener = tokio::net::TcpListener::from_std(listener)?;
                tokio::select! {
                    served = server::serve_router(listener, router, ended.clone()) => served,
                    failed = online.run() => Err(failed),
                    () = ended.clone().then(|()| tokio::time::sleep(GRACE)) => Ok(()),
                }
            };
            runtime.block_on(serving).expect("the server serves");
        });
        *self.running.lock().unwrap_or_else(PoisonError::into_inner) = Some(Running { end, thread });
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Served {
    fn of(path: String, response: &Response) -> Served {
        let length = response.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok());
        let bytes = length.and_then(|length| length.parse().ok()).unwrap_or_default();
        Served { path, status: response.status().as_u16(), bytes }
    }

    /// Whether the status is an error.
    #[must_use]
    pub fn failed(&self) -> bool {
        self.status >= StatusCode::BAD_REQUEST.as_u16()
    }
}
