//! Many connections to several nodes, from several client processes: a process may have 20,000 open files.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use cluster::server::Server;
use futures_util::future::try_join_all;
use futures_util::{SinkExt, StreamExt};
use load::Failure;
use load::http::{Http, guest};
use load::live::{Socket, connect};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::Args;
use crate::idle::game;
use load::servers::Servers;

/// The most connections of one client process.
const AT_ONE_CLIENT: usize = 5_000;
/// How many connections a client opens at the same time.
const AT_ONCE: usize = 20;
/// How long the news of one move may take to all of them.
const PATIENCE: Duration = Duration::from_secs(60);

/// Which connections a client process opens. The measuring process starts it.
#[derive(Debug, clap::Args)]
pub struct Client {
    /// The table to watch
    #[arg(long, hide = true)]
    watch: Option<String>,
    /// The nodes to connect to
    #[arg(long, hide = true, value_delimiter = ',')]
    at: Vec<String>,
}

impl Client {
    /// Whether this process is such a client.
    pub fn is_meant(&self) -> bool {
        self.watch.is_some()
    }
}

/// A client process, and what it says.
struct Process {
    child: Child,
    lines: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl Process {
    fn start(args: &Args, table: &str, addresses: &[String], count: usize) -> Result<Process, Failure> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["--watch", table, "--at", &addresses.join(","), "--count", &count.to_string()])
            .arg("--program")
            .arg(&args.served.program)
            .arg("--data")
            .arg(&args.served.data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let lines = BufReader::new(child.stdout.take().ok_or("the client prints nothing")?).lines();
        Ok(Process { child, lines })
    }

    /// The number on the next line.
    fn number(&mut self) -> Result<usize, Failure> {
        Ok(self.lines.next().ok_or("a client has ended")??.trim().parse()?)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Opens `--count` connections straight to the nodes, and makes one move, which all of them must hear.
pub async fn connections(args: &Args, servers: &Servers) -> Result<Value, Failure> {
    servers.share().await?;
    let addresses = servers.addresses();
    let mut http = Http::connect(&addresses[0]).await?;
    let (anna, bob) = (guest(&addresses[0], "Anna").await?, guest(&addresses[0], "Bob").await?);
    let table = game(&mut http, args, &anna, &bob).await?;
    let begun = Instant::now();
    let mut clients = Vec::new();
    for first in (0..args.count).step_by(AT_ONE_CLIENT) {
        clients.push(Process::start(args, &table, &addresses, (args.count - first).min(AT_ONE_CLIENT))?);
    }
    let mut open = 0;
    for client in &mut clients {
        open += client.number()?;
    }
    println!("{open} connections after {:.0} s", begun.elapsed().as_secs_f64());
    let memory = servers.nodes().map(Server::memory).collect::<Result<Vec<u64>, String>>()?;
    let moved = Instant::now();
    play(&addresses[0], &table, [&anna.token, &bob.token]).await?;
    let mut heard = 0;
    for client in &mut clients {
        heard += client.number()?;
    }
    let memory: Vec<f64> = memory.into_iter().map(|bytes| bytes as f64 / 1e6).collect();
    let told_ms = moved.elapsed().as_secs_f64() * 1000.0;
    Ok(json!({ "connections": open, "heard": heard, "told_ms": told_ms, "memory_mb": memory }))
}

/// Plays the first choice of whoever must act.
async fn play(address: &str, table: &str, tokens: [&str; 2]) -> Result<(), Failure> {
    for token in tokens {
        let mut socket = connect(address, token).await?;
        let (status, choices) = ask(&mut socket, "GET", &format!("/api/tables/{table}/choices"), Value::Null).await?;
        if status == 200 {
            let moves = json!({ "moves": [choices["choices"][0]], "version": choices["version"], "key": "one move" });
            let (status, moved) = ask(&mut socket, "POST", &format!("/api/tables/{table}/moves"), moves).await?;
            return if status == 200 { Ok(()) } else { Err(format!("{moved}").into()) };
        }
    }
    Err("nobody is awaited".into())
}

async fn ask(socket: &mut Socket, method: &str, path: &str, body: Value) -> Result<(u64, Value), Failure> {
    let mut request = json!({ "id": 1, "method": method, "path": path });
    if !body.is_null() {
        request["body"] = body;
    }
    socket.send(Message::text(request.to_string())).await?;
    let answer = next(socket).await?;
    Ok((answer["status"].as_u64().unwrap_or(0), answer["body"].clone()))
}

/// The next message.
async fn next(socket: &mut Socket) -> Result<Value, Failure> {
    loop {
        if let Message::Text(text) = socket.next().await.ok_or("the connection ended")?? {
            return Ok(serde_json::from_str(&text)?);
        }
    }
}

/// What a client process does: opens its connections, says how many there are, and then how many have heard of a move.
pub async fn watch(args: &Args) -> Result<(), Failure> {
    let table = args.client.watch.as_deref().ok_or("no table")?;
    let mut sockets = Vec::with_capacity(args.count);
    while sockets.len() < args.count {
        let numbers = sockets.len()..(sockets.len() + AT_ONCE).min(args.count);
        let open = |number: usize| open(&args.client.at[number % args.client.at.len()], table);
        sockets.extend(try_join_all(numbers.map(open)).await?);
    }
    say(sockets.len())?;
    let hears = |mut socket: Socket| async move {
        loop {
            let message = next(&mut socket).await?;
            if message["news"].as_array().is_some_and(|news| !news.is_empty()) || message["reset"] == true {
                return Ok::<_, Failure>(socket);
            }
        }
    };
    let heard = tokio::time::timeout(PATIENCE, try_join_all(sockets.into_iter().map(hears))).await??;
    say(heard.len())
}

fn say(number: usize) -> Result<(), Failure> {
    println!("{number}");
    Ok(std::io::stdout().flush()?)
}

/// Opens a connection of a new guest, who watches a table.
async fn open(address: &str, table: &str) -> Result<Socket, Failure> {
    let player = guest(address, "Somebody").await?;
    let mut socket = connect(address, &player.token).await?;
    socket.send(Message::text(json!({ "watch": table }).to_string())).await?;
    next(&mut socket).await?;
    Ok(socket)
}
