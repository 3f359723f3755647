//! Renaming and deleting a player at the same moment. Who is deleted stays so.

use futures_util::future::join;
use load::Failure;
use load::http::Request;
use serde_json::Value;

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    me.token = None;
    if !me.be_guest().await {
        return Ok(());
    }
    let token = me.token.clone();
    let rename = Request { method: "PATCH", path: "/api/me", token: token.as_deref(), body: r#"{"name":"Back"}"# };
    let delete = Request { method: "DELETE", path: "/api/me", token: token.as_deref(), body: "" };
    let (mut one, mut other) = (me.connect().await?, me.connect().await?);
    let (renamed, deleted) = join(one.ask(&rename), other.ask(&delete)).await;
    me.target.answers.count(me.kind, renamed?.0);
    let deleted = deleted?.0;
    me.target.answers.count(me.kind, deleted);
    let (status, _) = me.ask("GET", "/api/me", Value::Null).await;
    if matches!(deleted, 200..300) && matches!(status, 200..300) {
        me.target.answers.wrong(me.kind, "somebody who was deleted has come back".to_owned());
    }
    Ok(())
}
