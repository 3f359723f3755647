//! Live connections whose messages are junk, pings, or requests with giant ids.

use futures_util::{SinkExt, StreamExt};
use load::Failure;
use serde_json::json;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let mut socket = me.live().await?;
    let id = "9".repeat(me.pick(&[10, 60_000]));
    let unwatch = json!({ "unwatch": me.target.table }).to_string();
    let texts = [
        "junk".to_owned(),
        "[".repeat(60_000),
        format!("{{\"id\":{id},\"method\":\"GET\",\"path\":\"/api\"}}"),
        format!("{{\"id\":\"{id}\",\"method\":\"GET\",\"path\":\"/api\"}}"),
        "{\"id\":1,\"id\":2,\"method\":\"GET\",\"path\":\"/api/live\"}".to_owned(),
        "{\"watch\":\"-\"}".to_owned(),
        unwatch,
        "{\"id\":null,\"method\":\"\",\"path\":\"\",\"body\":null}".to_owned(),
    ];
    for _ in 0..20 {
        for text in &texts {
            socket.feed(Message::text(text.clone())).await?;
        }
        socket.feed(Message::Ping(Bytes::from_static(b"?"))).await?;
        socket.feed(Message::Pong(Bytes::new())).await?;
        socket.feed(Message::Binary(Bytes::from_static(b"\0\0"))).await?;
        socket.flush().await?;
        me.target.answers.count(me.kind, 101);
        me.pause().await;
    }
    // Too large: the server ends the connection.
    socket.send(Message::text("x".repeat(70_000))).await?;
    while let Some(Ok(_)) = socket.next().await {}
    Ok(())
}
