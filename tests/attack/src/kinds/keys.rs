//! The same and different keys for tables and moves, from the same player and from others.

use load::Failure;
use serde_json::json;

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let key = me.letters(64);
    let open = json!({ "game": "misterra", "seats": 2, "bots": { "1": "random" }, "start": "full", "key": key });
    let Some(table) = me.open(open.clone()).await else { return Ok(()) };
    for _ in 0..5 {
        me.ask("POST", "/api/tables", open.clone()).await;
    }
    for number in 0..50 {
        let key = if number % 2 == 0 { me.letters(64) } else { "same".to_owned() };
        let moves = json!({ "moves": ["nothing"], "version": me.dice.below(10), "key": key });
        me.ask("POST", &format!("{table}/moves"), moves.clone()).await;
        let foreign = format!("/api/tables/{}/moves", me.target.table);
        me.ask("POST", &foreign, moves).await;
    }
    me.ask("POST", &format!("{table}/resign"), json!({})).await;
    Ok(())
}
