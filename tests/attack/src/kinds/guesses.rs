//! Guesses of ids of tables, codes and tokens.

use load::Failure;
use serde_json::{Value, json};

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    for _ in 0..10 {
        let [id, code, token] = [26, 5, 54].map(|length| me.letters(length));
        me.token = Some(token);
        for (method, path) in
            [("GET", "/api/me".to_owned()), ("GET", "/api/me/export".to_owned()), ("DELETE", "/api/me".to_owned())]
        {
            let (status, _) = me.ask(method, &path, Value::Null).await;
            if matches!(status, 200..300) {
                me.target.answers.wrong(me.kind, format!("{method} {path} with a guessed token was answered {status}"));
            }
        }
        me.token = None;
        me.ask("GET", &format!("/api/codes/{code}"), Value::Null).await;
        for rest in ["", "/view", "/log", "/record", "/chat", "/news"] {
            me.ask("GET", &format!("/api/tables/{id}{rest}"), Value::Null).await;
        }
        let seated = format!("/api/tables/{}/seats/1/bot", me.target.table);
        let (status, _) = me.ask("POST", &seated, json!({ "bot": "expert" })).await;
        if matches!(status, 200..300) {
            me.target.answers.wrong(me.kind, "somebody without a name has replaced a player".to_owned());
        }
    }
    Ok(())
}
