//! Messages as long as they may be at an own table, with keys that were used before too, and reading them all.

use load::Failure;
use serde_json::{Value, json};

use crate::stranger::Stranger;

const MESSAGES: u32 = 300;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let Some(table) = me.open(json!({ "game": "misterra", "seats": 2 })).await else { return Ok(()) };
    let path = format!("{table}/chat");
    for number in 0..MESSAGES {
        let mut message = json!({ "text": "🗺️".repeat(250) });
        if number % 3 > 0 {
            message["key"] = json!(format!("{}", me.dice.below(100)));
        }
        me.ask("POST", &path, message).await;
        if number % 10 == 0 {
            me.ask("GET", &path, Value::Null).await;
            me.ask("POST", &format!("{path}/1/report"), json!({})).await;
        }
    }
    me.move_on();
    Ok(())
}
