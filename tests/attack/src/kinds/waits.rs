//! Long polls at somebody else's table, from clients without a name that vanish without reading.

use futures_util::SinkExt;
use load::Failure;
use load::http::Request;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::stranger::Stranger;

const POLLS: usize = 30;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let path = format!("/api/tables/{}/news?since=1000000&wait=30", me.target.table);
    let poll = Request { method: "GET", path: &path, token: None, body: "" };
    let mut waiting = Vec::new();
    for _ in 0..POLLS {
        let mut http = me.connect().await?;
        http.send(&poll, usize::MAX).await?;
        waiting.push(http);
        me.pause().await;
    }
    let mut socket = me.live().await?;
    for number in 0..POLLS * 10 {
        let text = json!({ "id": number, "method": "GET", "path": path }).to_string();
        socket.feed(Message::text(text)).await?;
    }
    socket.flush().await?;
    me.pause().await;
    me.target.answers.count(me.kind, 101);
    me.move_on();
    Ok(())
}
