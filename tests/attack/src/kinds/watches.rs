//! Watching tables that are not in memory, leaving them at once, and hanging up.

use futures_util::SinkExt;
use load::Failure;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::stranger::Stranger;

const TABLES: usize = 10;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let mut tables = vec![me.target.table.clone()];
    for _ in 0..TABLES {
        // A table that its only player leaves is closed.
        if let Some(table) = me.open(json!({ "game": "misterra", "seats": 2 })).await {
            me.ask("POST", &format!("{table}/leave"), json!({})).await;
            tables.extend(table.rsplit('/').next().map(str::to_owned));
        }
    }
    for _ in 0..TABLES {
        let mut socket = me.live().await?;
        for table in &tables {
            socket.feed(Message::text(json!({ "watch": table, "changes": true }).to_string())).await?;
            if me.dice.below(4) > 0 {
                socket.feed(Message::text(json!({ "unwatch": table }).to_string())).await?;
            }
        }
        socket.flush().await?;
        me.target.answers.count(me.kind, 101);
        me.pause().await;
    }
    Ok(())
}
