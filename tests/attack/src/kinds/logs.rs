//! Logs and moments of a game with a hundred seats, again and again.

use std::collections::BTreeMap;

use load::Failure;
use serde_json::{Value, json};

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let bots: BTreeMap<u8, &str> = (1..100).map(|seat| (seat, "random")).collect();
    let open = json!({ "game": "cartographers", "seats": 100, "start": "full", "bots": bots });
    let Some(table) = me.open(open).await else { return Ok(()) };
    let opener = me.token.take();
    for number in 0..100 {
        me.ask("GET", &format!("{table}/log"), Value::Null).await;
        me.ask("GET", &format!("{table}/at/{number}"), Value::Null).await;
        me.ask("GET", &format!("{table}/view"), Value::Null).await;
    }
    me.token = opener;
    me.ask("POST", &format!("{table}/leave"), json!({})).await;
    Ok(())
}
