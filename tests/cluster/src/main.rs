//! Starts a cluster and stays until its stdin closes or it is interrupted. `cargo xtask cluster` builds and runs it.

use std::io::Write;
use std::path::PathBuf;

use clap::Parser;
use cluster::server::Server;
use cluster::{Cluster, Proxy};
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio::signal::unix::{SignalKind, signal};

/// Why it does not start.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Starts PostgreSQL, NATS, several nodes and a proxy, until stdin closes
#[derive(Debug, Parser)]
struct Args {
    /// The program that serves
    #[arg(long)]
    program: PathBuf,
    /// A folder for the data, which is emptied
    #[arg(long)]
    data: PathBuf,
    /// How many nodes there are
    #[arg(long, default_value_t = 3)]
    nodes: usize,
    /// Print one JSON object on the first line
    #[arg(long)]
    json: bool,
}

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let cluster = Cluster::start(&args.program, &args.data, args.nodes)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(serve(&cluster, args.json))
}

async fn serve(cluster: &Cluster, as_json: bool) -> Result<(), Failure> {
    let proxy = Proxy::default();
    proxy.set(cluster.nodes().map(|node| node.address.clone()).collect());
    let (address, run) = proxy.listen().await?;
    let node = |node: &Server| json!({ "address": format!("http://{}", node.address), "pid": node.pid() });
    let nodes: Vec<Value> = cluster.nodes().map(node).collect();
    let mut out = std::io::stdout();
    if as_json {
        writeln!(out, "{}", json!({ "nodes": nodes, "proxy": format!("http://{address}") }))?;
    } else {
        for node in cluster.nodes() {
            writeln!(out, "a node is at http://{}/, process {}", node.address, node.pid())?;
        }
        writeln!(out, "the proxy is at http://{address}/; the cluster ends when stdin closes")?;
    }
    out.flush()?;
    let (mut interrupted, mut terminated) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    tokio::select! {
        () = run => {}
        () = stdin_closes() => {}
        _ = interrupted.recv() => {}
        _ = terminated.recv() => {}
    }
    Ok(())
}

/// Waits until nobody can write to stdin any more.
async fn stdin_closes() {
    let (mut stdin, mut ignored) = (tokio::io::stdin(), [0; 1024]);
    while stdin.read(&mut ignored).await.is_ok_and(|read| read > 0) {}
}
