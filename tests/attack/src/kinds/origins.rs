//! What another page could let a browser do that has this server's cookie.

use load::Failure;

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    if !me.be_guest().await {
        return Ok(());
    }
    let (server, lines) = (me.target.server.clone(), me.way.lines.clone());
    let cookie = format!("Cookie: portolan={}\r\n", me.token.clone().unwrap_or_default());
    let body = r#"{"game":"misterra","seats":2}"#;
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    for origin in ["Origin: http://elsewhere.example\r\n", "Origin: null\r\n", ""] {
        for kind in ["application/json", "text/plain"] {
            let head = format!(
                "POST /api/tables HTTP/1.1\r\nHost: {server}\r\n{lines}{cookie}{origin}Content-Type: {kind}\r\n"
            );
            refused(me, &format!("{head}Content-Length: {}\r\n\r\n{body}", body.len())).await;
        }
        refused(me, &format!("DELETE /api/me HTTP/1.1\r\nHost: {server}\r\n{lines}{cookie}{origin}\r\n")).await;
        refused(me, &format!("GET /api/live HTTP/1.1\r\nHost: {server}\r\n{lines}{cookie}{origin}{upgrade}\r\n")).await;
    }
    Ok(())
}

async fn refused(me: &mut Stranger, request: &str) {
    let status = me.ask_bytes(request.as_bytes()).await;
    if matches!(status, 101 | 200..300) {
        let line = request.lines().next().unwrap_or_default();
        me.target.answers.wrong(me.kind, format!("{line} from another page was answered {status}"));
    }
}
