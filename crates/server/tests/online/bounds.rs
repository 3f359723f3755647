//! What strangers may use, and what they are told when it is too much.

use std::net::IpAddr;
use std::time::Duration;

use protocol::Bounds;
use serde_json::json;
use server::Access;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Client, soon};
use crate::house::{House, opened};

/// A server that counts this machine like any other, behind a proxy on it.
async fn house(bounds: Bounds) -> House {
    let proxies = vec![IpAddr::from([127, 0, 0, 1]).into()];
    House::reached_by(Access { limit_loopback: true, proxies, bounds, ..Access::default() }).await
}

/// Somebody who comes from an address.
fn from(house: &House, address: &str) -> Client {
    house.stranger().with("X-Forwarded-For", address)
}

/// A guest who comes from an address.
async fn guest(house: &House, address: &str) -> Client {
    let made = from(house, address).post("/api/players", json!({ "name": "Guest" })).await.with_status(201);
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    let (id, token) = (text(&made["player"]["id"]), text(&made["token"]));
    Client::known(house.address, &id, &token).with("X-Forwarded-For", address)
}

#[tokio::test]
async fn an_address_makes_so_many_guests() {
    let house = house(Bounds { address_guests: 3, ..Bounds::CLUB }).await;
    let make = async |address: &str| from(&house, address).post("/api/players", json!({ "name": "Guest" })).await;
    for _ in 0..3 {
        make("2001:db8::1").await.with_status(201);
    }
    let refused = make("2001:db8::ffff:2").await;
    refused.refused(429, "too-many-guests");
    let wait: u64 = refused.header("retry-after").and_then(|wait| wait.parse().ok()).expect("a number");
    assert!((1000..=1201).contains(&wait), "a third of an hour: {wait}");
    make("2001:db8:0:1::1").await.with_status(201);
}

#[tokio::test]
async fn what_a_client_writes_before_the_proxy_does_not_count() {
    let house = house(Bounds { address_guests: 2, ..Bounds::CLUB }).await;
    for number in 0..4 {
        // A proxy that adds a line of its own.
        let invented = from(&house, &format!("192.0.2.{number}")).with("X-Forwarded-For", "203.0.113.1:4711");
        let answer = invented.post("/api/players", json!({ "name": "Guest" })).await;
        assert_eq!(answer.status, if number < 2 { 201 } else { 429 }, "{number}");
    }
}

#[tokio::test]
async fn an_address_opens_so_many_tables_with_so_many_bots() {
    let house = house(Bounds { address_tables: 3, address_bots: 5, ..Bounds::CLUB }).await;
    let (anna, bob) = (guest(&house, "192.0.2.1").await, guest(&house, "192.0.2.1").await);
    let cleo = guest(&house, "192.0.2.2").await;
    let with_bots = json!({ "game": "cartographers", "seats": 4, "bots": { "1": "easy", "2": "easy", "3": "easy" } });
    opened(&anna, with_bots.clone()).await;
    bob.post("/api/tables", with_bots.clone()).await.refused(429, "too-many-bots");
    opened(&cleo, with_bots).await;
    opened(&bob, json!({ "game": "misterra", "seats": 2 })).await;
    bob.post("/api/tables", json!({ "game": "misterra", "seats": 2 })).await.refused(429, "too-many-tables");
}

#[tokio::test]
async fn a_player_says_and_changes_so_much_in_a_minute() {
    let house = house(Bounds { player_chat: 2, player_changes: 4, ..Bounds::CLUB }).await;
    let (anna, bob) = (guest(&house, "192.0.2.1").await, guest(&house, "192.0.2.2").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    for _ in 0..2 {
        bob.act(&table, "join", json!({})).await.ok();
        bob.act(&table, "leave", json!({})).await.ok();
    }
    bob.act(&table, "join", json!({})).await.refused(429, "too-many-changes");
    anna.info(&table).await;
    for _ in 0..2 {
        bob.act(&table, "chat", json!({ "text": "hello" })).await.with_status(201);
    }
    bob.act(&table, "chat", json!({ "text": "hello" })).await.refused(429, "too-many-messages");
    anna.act(&table, "chat", json!({ "text": "hello" })).await.with_status(201);
}

#[tokio::test]
async fn a_player_exports_so_often() {
    let house = house(Bounds { player_exports: 1, ..Bounds::CLUB }).await;
    let anna = guest(&house, "192.0.2.1").await;
    anna.get("/api/me/export").await.ok();
    anna.get("/api/me/export").await.refused(429, "too-many-exports");
}

#[tokio::test]
async fn expensive_requests_use_up_more() {
    let house = house(Bounds { player_requests: 50, ..Bounds::CLUB }).await;
    let anna = guest(&house, "192.0.2.1").await;
    for _ in 0..2 {
        anna.get("/api/me/tables").await.ok();
    }
    anna.get("/api/me/tables").await.refused(429, "too-many-requests");
}

#[tokio::test]
async fn wrong_passwords_must_wait_and_nobody_is_locked_out() {
    let house = house(Bounds::CLUB).await;
    let anna = guest(&house, "192.0.2.1").await;
    let right = json!({ "login": "anna", "password": "the right one" });
    anna.send("PUT", "/api/me/login", &right).await.ok();
    let wrong = json!({ "login": "anna", "password": "a wrong one" });
    let guesser = from(&house, "192.0.2.66");
    for _ in 0..5 {
        guesser.post("/api/login", wrong.clone()).await.refused(401, "bad-login");
    }
    let refused = guesser.post("/api/login", right.clone()).await;
    refused.refused(429, "too-many-attempts");
    assert!(refused.header("retry-after").is_some_and(|wait| wait.parse().is_ok_and(|wait: u64| wait <= 3)));
    from(&house, "192.0.2.7").post("/api/login", right).await.ok();
}

#[tokio::test]
async fn a_session_that_leaked_is_not_the_player() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let set = async |who: &Client, password: &str, old: Option<&str>| {
        let body = json!({ "login": "anna", "password": password, "old": old });
        who.send("PUT", "/api/me/login", &body).await
    };
    set(&anna, "first password", None).await.ok();
    let elsewhere =
        house.stranger().post("/api/login", json!({ "login": "anna", "password": "first password" })).await.ok();
    let elsewhere = Client::known(house.address, &anna.id, elsewhere["token"].as_str().expect("a token"));
    set(&elsewhere, "second password", Some("guessed wrong")).await.refused(403, "wrong-password");
    set(&elsewhere, "second password", Some("first password")).await.ok();
    anna.get("/api/me").await.refused(401, "not-known");
    let token = elsewhere.post("/api/me/tokens", json!({ "name": "bot" })).await.with_status(201);
    let program = Client::known(house.address, &anna.id, token["token"].as_str().expect("a token"));
    program.get("/api/me").await.ok();
    set(&program, "third password", Some("second password")).await.refused(403, "session-only");
    program.post("/api/me/tokens", json!({ "name": "other" })).await.refused(403, "session-only");
    program.get("/api/me/export").await.refused(403, "session-only");
    program.send("DELETE", "/api/me", &serde_json::Value::Null).await.refused(403, "session-only");
    elsewhere.get("/api/me").await.ok();
}

#[tokio::test]
async fn a_player_has_so_many_sessions_and_the_oldest_ends() {
    let house = house(Bounds { player_tokens: 3, address_logins: 1000, ..Bounds::CLUB }).await;
    let anna = guest(&house, "192.0.2.1").await;
    let login = json!({ "login": "anna", "password": "a password" });
    anna.send("PUT", "/api/me/login", &login).await.ok();
    for _ in 0..3 {
        // Sessions of one millisecond have no order.
        tokio::time::sleep(Duration::from_millis(3)).await;
        from(&house, "192.0.2.1").post("/api/login", login.clone()).await.ok();
    }
    anna.get("/api/me").await.refused(401, "not-known");
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let bounds = Bounds { address_connections: 3, ..Bounds::CLUB };
    let house = House::reached_by(Access { limit_loopback: true, bounds, ..Access::default() }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(house.address).await.expect("it listens");
        stream.write_all(b"GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").await.expect("it reads");
        stream.read_exact(&mut [0; 12]).await.expect("it answers");
        held.push(stream);
    }
    let mut fourth = TcpStream::connect(house.address).await.expect("it listens");
    let ended = soon("the end", fourth.read(&mut [0; 1])).await;
    assert!(matches!(ended, Ok(0) | Err(_)), "it is closed without an answer");
    drop(held.pop());
    let again = async {
        loop {
            let mut stream = TcpStream::connect(house.address).await.expect("it listens");
            let asked = stream.write_all(b"GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").await;
            if asked.is_ok() && stream.read(&mut [0; 12]).await.is_ok_and(|read| read > 0) {
                return;
            }
        }
    };
    soon("a place", again).await;
}

#[tokio::test]
async fn another_name_that_leads_here_is_not_this_server() {
    let house = House::open().await;
    let ask = async |host: &str| {
        let mut stream = TcpStream::connect(house.address).await.expect("it listens");
        let request = format!("GET /api HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it reads");
        let mut answer = String::new();
        soon("an answer", stream.read_to_string(&mut answer)).await.expect("it answers");
        answer.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok()).expect("a status")
    };
    for own in ["localhost", "localhost:8080", "LOCALHOST", "127.0.0.1:1", "[::1]:8080", "192.0.2.7"] {
        assert_eq!(ask(own).await, 200, "{own}");
    }
    for other in ["evil.example", "evil.example:8080", "localhost.evil.example"] {
        assert_eq!(ask(other).await, 421, "{other}");
    }
}

#[tokio::test]
async fn of_two_cookies_neither_counts() {
    let house = House::open().await;
    let (anna, thief) = (house.guest("Anna").await, house.guest("Thief").await);
    let both = format!("portolan={}; portolan={}", thief.token, anna.token);
    house.stranger().with("Cookie", &both).get("/api/me").await.refused(401, "not-known");
    let twice = format!("portolan={0}; other=1; portolan={0}", anna.token);
    house.stranger().with("Cookie", &twice).get("/api/me").await.ok();
}
