//! The server that a visit goes to, in this process and on a thread of its own.

use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use axum::body::Body;
use axum::http::header::CONTENT_LENGTH;
use axum::http::{Request, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tokio::sync::oneshot;

/// An answer that the server gave. The browser's own record leaves out what its workers fetch; this has all.
#[derive(Clone, Debug)]
pub struct Served {
    /// The path that was asked for.
    pub path: String,
    /// How it was answered.
    pub status: u16,
    /// The size of the content, compressed as it was sent; without headers.
    pub bytes: usize,
}

/// A server.
pub struct Site {
    address: SocketAddr,
    served: Arc<Mutex<Vec<Served>>>,
    page: Mutex<server::Page>,
    running: Mutex<Option<Running>>,
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
        let site = Site { address, served: Arc::default(), page: page.into(), running: Mutex::default() };
        site.run(listener);
        site
    }

    /// The address of the page: `http://127.0.0.1:40123/`.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Everything that was served so far, in order.
    pub fn served(&self) -> Vec<Served> {
        self.served.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Stops: from now on nobody listens at the address.
    pub fn stop(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Running { end, thread }) = running {
            // It may have failed before it was told; joining tells.
            let _ = end.send(());
            thread.join().expect("the server does not panic");
        }
    }

    /// Starts again at the same address.
    pub fn start_again(&self) {
        self.stop();
        self.run(TcpListener::bind(self.address).expect("the port is still free"));
    }

    /// Serves another build of the page at the same address.
    pub fn serve(&self, page: server::Page) {
        *self.page.lock().unwrap_or_else(PoisonError::into_inner) = page;
        self.start_again();
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
        let router = server::router_of(page).layer(axum::middleware::from_fn(note));
        let (end, ended) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            let serving = async {
                listener.set_nonblocking(true)?;
                let listener = tokio::net::TcpListener::from_std(listener)?;
                let shutdown = async move {
                    let _ = ended.await;
                };
                server::serve_router(listener, router, shutdown).await
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

    /// Was it refused?
    #[must_use]
    pub fn failed(&self) -> bool {
        self.status >= StatusCode::BAD_REQUEST.as_u16()
    }
}
