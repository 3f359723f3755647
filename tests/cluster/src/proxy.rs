//! A small proxy: each connection goes to the next node that answers.

use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

/// The nodes behind a proxy. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Proxy {
    nodes: Arc<Mutex<Vec<String>>>,
    next: Arc<AtomicUsize>,
}

impl Proxy {
    /// Sets the hosts and ports of the nodes.
    pub fn set(&self, nodes: Vec<String>) {
        *self.nodes.lock().unwrap_or_else(PoisonError::into_inner) = nodes;
    }

    /// Listens at a free port. Returns the address, and what must run.
    pub async fn listen(&self) -> io::Result<(SocketAddr, impl Future<Output = ()> + Send + 'static + use<>)> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        Ok((listener.local_addr()?, self.clone().run(listener)))
    }

    /// Accepts connections for ever.
    pub async fn run(self, listener: TcpListener) {
        loop {
            match listener.accept().await {
                Ok((client, _)) => _ = tokio::spawn(self.clone().serve(client)),
                // Too many open files: some are closed soon.
                Err(_) => tokio::task::yield_now().await,
            }
        }
    }

    async fn serve(self, mut client: TcpStream) {
        if let Some(mut node) = self.connect().await {
            let _ = (client.set_nodelay(true), node.set_nodelay(true));
            // Whichever side ends, both do.
            let _ = copy_bidirectional(&mut client, &mut node).await;
        }
    }

    /// Connects to the next node that answers.
    async fn connect(&self) -> Option<TcpStream> {
        let nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let first = self.next.fetch_add(1, Ordering::Relaxed);
        for offset in 0..nodes.len() {
            if let Ok(node) = TcpStream::connect(&nodes[(first + offset) % nodes.len()]).await {
                return Some(node);
            }
        }
        None
    }
}
