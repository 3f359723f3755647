//! Requests whose head or body never ends, or comes a byte at a time.

use std::time::Duration;

use load::Failure;

use crate::stranger::Stranger;

const CONNECTIONS: usize = 40;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let lines = me.way.lines.clone();
    let head = format!("POST /api/players HTTP/1.1\r\nHost: localhost\r\n{lines}Content-Type: application/json\r\n");
    let whole = format!("{head}Content-Length: 60000\r\n\r\n");
    let mut open = Vec::new();
    for number in 0..CONNECTIONS {
        let mut http = me.connect().await?;
        let (text, length) =
            if number % 2 == 0 { (&head, me.dice.below(head.len() as u32) as usize) } else { (&whole, whole.len()) };
        http.write(&text.as_bytes()[..length]).await?;
        open.push(http);
        me.pause().await;
    }
    for _ in 0..10 {
        tokio::time::sleep(Duration::from_millis(200)).await;
        for http in &mut open {
            // The server may have had enough.
            let _ = http.write(b" ").await;
        }
    }
    me.target.answers.count(me.kind, 0);
    Ok(())
}
