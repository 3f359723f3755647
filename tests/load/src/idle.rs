//! What connections and tables occupy while nothing happens.

use cluster::server::Server;
use futures_util::{SinkExt, StreamExt};
use load::Failure;
use load::http::{Guest, Http, Request, guest};
use load::live;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::Args;

/// One player may have 250 tables open at a time.
const TABLES_OF_ONE: usize = 250;

fn result(what: &str, count: usize, before: u64, after: u64) -> Value {
    let megabytes = |bytes: u64| bytes as f64 / 1e6;
    let each = after.saturating_sub(before) / count.max(1) as u64;
    json!({
        what: count, "before_mb": megabytes(before), "after_mb": megabytes(after),
        "grown_mb": megabytes(after.saturating_sub(before)), "bytes_each": each,
    })
}

/// Sends a request that must succeed.
async fn ask(http: &mut Http, who: &Guest, path: &str, body: Value) -> Result<Value, Failure> {
    let body = body.to_string();
    let request = Request { method: "POST", path, token: Some(&who.token), body: &body };
    match http.ask(&request).await? {
        (200 | 201, text) => Ok(serde_json::from_str(&text)?),
        (status, text) => Err(format!("{path}: {status} {text}").into()),
    }
}

/// Opens a table, at which a second player sits down: the game begins.
pub async fn game(http: &mut Http, args: &Args, opener: &Guest, other: &Guest) -> Result<String, Failure> {
    let open = json!({ "game": args.game, "seats": 2, "start": "full" });
    let opened = ask(http, opener, "/api/tables", open).await?;
    let id = opened["table"]["id"].as_str().ok_or("no table")?.to_owned();
    ask(http, other, &format!("/api/tables/{id}/join"), json!({})).await?;
    Ok(id)
}

/// Connections of different players who watch a table and say nothing.
pub async fn connections(args: &Args) -> Result<Value, Failure> {
    let server = Server::start(&args.served)?;
    let mut http = Http::connect(&server.address).await?;
    let (anna, bob) = (guest(&server.address, "Anna").await?, guest(&server.address, "Bob").await?);
    let table = game(&mut http, args, &anna, &bob).await?;
    let before = server.memory()?;
    let mut sockets = Vec::new();
    for number in 0..args.count {
        let player = guest(&server.address, &format!("Player {number}")).await?;
        let mut socket = live::connect(&server.address, &player.token).await?;
        socket.send(Message::text(json!({ "watch": table }).to_string())).await?;
        socket.next().await.ok_or("the connection ended")??;
        sockets.push(socket);
    }
    let after = server.memory()?;
    Ok(result("connections", sockets.len(), before, after))
}

/// Tables whose games have begun and at which nobody plays.
pub async fn tables(args: &Args) -> Result<Value, Failure> {
    let server = Server::start(&args.served)?;
    let mut http = Http::connect(&server.address).await?;
    let other = guest(&server.address, "Bob").await?;
    let mut opener = guest(&server.address, "Anna").await?;
    let before = server.memory()?;
    for number in 0..args.count {
        if number % TABLES_OF_ONE == 0 {
            opener = guest(&server.address, &format!("Player {number}")).await?;
        }
        game(&mut http, args, &opener, &other).await?;
    }
    let after = server.memory()?;
    Ok(result("tables", args.count, before, after))
}
