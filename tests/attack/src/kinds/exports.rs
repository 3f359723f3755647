//! Exports of somebody who has said much, which nobody reads.

use std::time::Duration;

use load::Failure;
use load::http::Request;
use serde_json::json;

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let Some(table) = me.open(json!({ "game": "misterra", "seats": 2 })).await else { return Ok(()) };
    for _ in 0..30 {
        me.ask("POST", &format!("{table}/chat"), json!({ "text": "\u{1f5fa}".repeat(500) })).await;
    }
    let token = me.token.clone();
    let export = Request { method: "GET", path: "/api/me/export", token: token.as_deref(), body: "" };
    let mut unread = Vec::new();
    for _ in 0..10 {
        let mut http = me.connect().await?;
        for _ in 0..3 {
            http.send(&export, usize::MAX).await?;
        }
        unread.push(http);
        me.pause().await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    me.target.answers.count(me.kind, 200);
    me.move_on();
    Ok(())
}
