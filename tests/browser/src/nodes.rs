//! Several nodes behind a proxy, in this process, for stories in which nodes end.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::thread::JoinHandle;

use cluster::Proxy;
use services::{Nats, Postgres};
use tokio::sync::oneshot;

use crate::chromium::Home;

/// A node on a thread of its own.
struct Node {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl Node {
    fn start(database: &str, bus: &str) -> Node {
        let online = server::Online::join(database, Some(bus.to_owned()), server::Access::default());
        let online = online.expect("a node joins the others");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let (end, ended) = oneshot::channel::<()>();
        let thread = on_thread(async move {
            let shutdown = async { _ = ended.await };
            server::serve(to_tokio(listener), online, shutdown).await.expect("the node serves");
        });
        Node { address, end, thread }
    }

    /// Ends the node as a signal does, and waits until it has ended.
    fn end(self) {
        // A node that has failed is reported by `join`.
        let _ = self.end.send(());
        self.thread.join().expect("the node does not panic");
    }
}

/// Several nodes behind a proxy. They end when this is dropped.
pub struct Nodes {
    proxy: Proxy,
    nodes: Vec<Node>,
    end_proxy: Option<oneshot::Sender<()>>,
    postgres: Postgres,
    nats: Nats,
    _data: Home,
}

const DATABASE: &str = "portolan";

impl Nodes {
    /// Starts nodes, and the proxy at a listener.
    pub(crate) fn start(count: usize, listener: TcpListener) -> Nodes {
        let data = Home::new("nodes");
        let folder: &Path = data.path();
        let postgres = Postgres::start(&folder.join("postgres")).expect("PostgreSQL starts");
        postgres.create_database(DATABASE).expect("it can be made");
        let nats = Nats::start(&folder.join("nats")).expect("NATS starts");
        let (end, ended) = oneshot::channel::<()>();
        let proxy = Proxy::default();
        let accepting = proxy.clone();
        on_thread(async move {
            tokio::select! {
                () = accepting.run(to_tokio(listener)) => {}
                _ = ended => {}
            }
        });
        let mut nodes = Nodes { proxy, nodes: Vec::new(), end_proxy: Some(end), postgres, nats, _data: data };
        (0..count).for_each(|_| nodes.add());
        nodes
    }

    fn add(&mut self) {
        self.nodes.push(Node::start(&self.postgres.url(DATABASE), &self.nats.url()));
        self.publish();
    }

    /// New connections go to these nodes.
    fn publish(&self) {
        self.proxy.set(self.nodes.iter().map(|node| node.address.to_string()).collect());
    }

    /// Starts a node, and ends the oldest one. Blocks until it has ended.
    pub fn replace_oldest(&mut self) {
        self.add();
        let oldest = self.nodes.remove(0);
        self.publish();
        oldest.end();
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        self.end_proxy.take();
        self.nodes.drain(..).for_each(Node::end);
    }
}

fn to_tokio(listener: TcpListener) -> tokio::net::TcpListener {
    listener.set_nonblocking(true).expect("it is a socket");
    tokio::net::TcpListener::from_std(listener).expect("it is a socket")
}

/// Runs something on a thread of its own.
fn on_thread(work: impl Future<Output = ()> + Send + 'static) -> JoinHandle<()> {
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(work);
    })
}
