//! Clients that ask for much and read nothing, over HTTP and over live connections.

use std::time::Duration;

use futures_util::SinkExt;
use load::Failure;
use load::http::Request;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::stranger::Stranger;

/// After so long without reading, sending is given up.
const STUCK: Duration = Duration::from_millis(200);

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let large = Request { method: "GET", path: "/api/openapi.json", token: None, body: "" };
    let mut unread = Vec::new();
    for _ in 0..10 {
        let mut http = me.connect().await?;
        for _ in 0..20 {
            // When all buffers are full, the server reads no more either.
            let _ = tokio::time::timeout(STUCK, http.send(&large, usize::MAX)).await;
        }
        unread.push(http);
        me.pause().await;
    }
    let mut sockets = Vec::new();
    for _ in 0..5 {
        let mut socket = me.live().await?;
        let watch = json!({ "watch": me.target.table, "changes": true }).to_string();
        socket.send(Message::text(watch)).await?;
        for number in 0..300 {
            let path = format!("/api/tables/{}/view", me.target.table);
            let text = json!({ "id": number, "method": "GET", "path": path }).to_string();
            if !matches!(tokio::time::timeout(STUCK, socket.send(Message::text(text))).await, Ok(Ok(()))) {
                break;
            }
        }
        sockets.push(socket);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    me.target.answers.count(me.kind, 101);
    Ok(())
}
