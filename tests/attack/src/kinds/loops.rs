//! What one player can do at a table again and again: leave and join, another luck, another bot, take back.

use load::Failure;
use serde_json::{Value, json};

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let Some(table) = me.open(json!({ "game": "misterra", "seats": 3 })).await else { return Ok(()) };
    for number in 0..30 {
        let bot = me.pick(&["random", "greedy", "expert"]);
        me.ask("POST", &format!("{table}/seats/2/bot"), json!({ "bot": bot })).await;
        me.ask("POST", &format!("{table}/kick"), json!({ "seat": 2 })).await;
        me.ask("POST", &format!("{table}/join"), json!({ "luck": format!("{number}") })).await;
    }
    let opener = me.token.take();
    if me.be_guest().await {
        for _ in 0..40 {
            me.ask("POST", &format!("{table}/join"), json!({})).await;
            me.ask("POST", &format!("{table}/leave"), json!({})).await;
        }
    }
    me.token = opener;
    me.ask("POST", &format!("{table}/seats/1/bot"), json!({ "bot": "random" })).await;
    me.ask("POST", &format!("{table}/start"), json!({ "empty": "drop" })).await;
    for _ in 0..30 {
        me.ask("POST", &format!("{table}/takeback"), json!({})).await;
        me.ask("POST", &format!("{table}/takeback"), json!({ "decline": true })).await;
        me.ask("POST", &format!("{table}/rematch"), json!({ "key": "again" })).await;
        me.ask("GET", &table, Value::Null).await;
    }
    me.ask("POST", &format!("{table}/resign"), json!({})).await;
    Ok(())
}
