//! Forwarding headers that a client has written itself, before the line of its proxy.

use load::{Failure, Way};
use serde_json::{Value, json};

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let own = me.way.lines.clone();
    let [one, two] = [me.dice.below(256), me.dice.below(65_536)];
    let forged = [
        format!("X-Forwarded-For: 192.0.2.{one}\r\n"),
        format!("X-Forwarded-For: 192.0.2.{one}, 127.0.0.1, 127.0.0.1\r\n"),
        format!("X-Forwarded-For: 192.0.2.{one}:{two}\r\nX-Forwarded-For: junk\r\n"),
        format!("X-Forwarded-For: {}\r\n", "192.0.2.1,".repeat(500)),
        "X-Forwarded-For: ,,,,\r\n".to_owned(),
        format!("Forwarded: for=192.0.2.{one}\r\nX-Real-IP: 192.0.2.{one}\r\n"),
    ];
    let server = me.target.server.clone();
    for lines in forged {
        // What the proxy has written comes last.
        ask_from(me, Way { server: server.clone(), lines: lines + &own }).await;
    }
    // All of these are one customer's.
    ask_from(me, Way { server: server.clone(), lines: format!("X-Forwarded-For: 2001:db8::{one:x}:{two:x}\r\n") })
        .await;
    ask_from(me, Way { server, lines: format!("X-Forwarded-For: [2001:db8::{two:x}]:{two}\r\n") }).await;
    Ok(())
}

async fn ask_from(me: &mut Stranger, way: Way) {
    let own = std::mem::replace(&mut me.way, way);
    me.hang_up();
    me.ask("POST", "/api/players", json!({ "name": "Nobody" })).await;
    me.ask("GET", "/api/codes/BCDFG", Value::Null).await;
    me.way = own;
}
