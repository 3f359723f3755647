//! Live connections: requests as messages, and news as they come.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Live, problem};
use crate::gamers::{Luck, play_on, play_once, play_to_the_end};
use crate::house::{House, id_of, opened, version_of};

#[tokio::test]
async fn every_request_can_be_a_message() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let (mut of_anna, mut of_bob) = (anna.live().await, bob.live().await);
    let (status, service) = of_anna.ask("GET", "/api", Value::Null).await;
    assert_eq!((status, service), (200, anna.get("/api").await.ok()));
    let (status, made) = of_anna.ask("POST", "/api/tables", json!({ "game": "cartographers", "seats": 2 })).await;
    let table = id_of(&made);
    assert_eq!((status, &made["table"]), (201, &anna.info(&table).await));
    assert_eq!(of_bob.act(&table, "join", json!({})).await, (200, json!({ "seat": 1, "version": 2 })));
    assert_eq!(of_anna.act(&table, "start", json!({})).await, (200, json!({ "version": 3 })));
    assert_eq!(of_bob.see(&table, "view").await, (200, bob.see(&table, "view").await.ok()));
    let (_, choices) = of_bob.see(&table, "choices").await;
    let one = &choices["choices"][0];
    let moves = json!({ "moves": [one], "version": 3, "key": "k" });
    assert_eq!(of_bob.act(&table, "moves", moves.clone()).await, (200, json!({ "version": 4 })));
    assert_eq!(bob.act(&table, "moves", moves).await.ok(), json!({ "version": 4 }), "a key is the same over HTTP");
    let (status, news) = of_anna.see(&table, "news?since=3").await;
    assert_eq!((status, &news["news"][0]["version"]), (200, &json!(4)));
    assert_eq!(of_anna.act(&table, "chat", json!({ "text": "hi" })).await, (201, json!({ "number": 1 })));
    let (status, body) = of_anna.see(&table, "record").await;
    assert_eq!(status, 409);
    problem(&body, 409, "not-over");
}

#[tokio::test]
async fn a_record_is_a_text_in_a_message() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    play_to_the_end(&[&anna, &bob], &table, &mut Luck(4)).await;
    let (status, body) = house.stranger().live().await.see(&table, "record").await;
    assert_eq!((status, body), (200, json!(anna.see(&table, "record").await.text())));
}

#[tokio::test]
async fn answers_carry_the_id_of_their_request() {
    let house = House::open().await;
    let mut live = house.stranger().live().await;
    for id in [json!(7), json!("seven"), json!({ "a": [1] }), json!(-1.5)] {
        live.send(&json!({ "id": id, "method": "GET", "path": "/api/me" }).to_string()).await;
        let answer = live.next().await;
        assert_eq!((&answer["id"], &answer["status"]), (&id, &json!(401)));
        problem(&answer["body"], 401, "not-known");
    }
}

#[tokio::test]
async fn a_bad_message_is_answered_and_the_connection_goes_on() {
    let house = House::open().await;
    let mut live = house.stranger().live().await;
    for (text, id) in [
        ("", Value::Null),
        ("nonsense", Value::Null),
        ("[]", Value::Null),
        ("{}", Value::Null),
        (r#"{"watch":"nonsense"}"#, Value::Null),
        (r#"{"watch":7}"#, Value::Null),
        (r#"{"id":1,"method":"GET","path":"/api","more":1}"#, Value::Null),
        (r#"{"id":2,"method":"GET"}"#, json!(2)),
        (r#"{"id":3,"method":"GET","path":"/api","since":1}"#, json!(3)),
        (r#"{"id":4,"method":"POST","path":"/api/players"}"#, json!(4)),
        (r#"{"id":5,"method":"POST","path":"/api/players","body":{"nam":"x"}}"#, json!(5)),
        (r#"{"id":6,"method":"POST","path":"/api/players","body":["Anna"]}"#, json!(6)),
    ] {
        live.send(text).await;
        let answer = live.next().await;
        assert_eq!((&answer["id"], &answer["status"]), (&id, &json!(400)), "{text}");
        problem(&answer["body"], 400, "bad-request");
    }
    for (method, path, status, code) in [
        ("GET", "/api/nowhere", 404, "not-found"),
        ("PUT", "/api", 405, "method-not-allowed"),
        ("GET", "/api/tables/short", 404, "not-found"),
        ("GET", "/api/live", 404, "not-found"),
    ] {
        let (found, body) = live.ask(method, path, Value::Null).await;
        assert_eq!(found, status, "{path}");
        problem(&body, status, code);
    }
    assert_eq!(live.ask("GET", "/api", Value::Null).await.0, 200);
}

#[tokio::test]
async fn a_connection_that_sends_no_text_or_too_much_is_closed() {
    let house = House::open().await;
    let mut live = house.stranger().live().await;
    live.send_message(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(live.closed().await, Some(1003));
    let mut live = house.stranger().live().await;
    live.send_message(Message::text("x".repeat(65 * 1024))).await;
    live.closed().await;
    let mut live = house.stranger().live().await;
    live.send_message(Message::Ping(b"here"[..].into())).await;
    assert_eq!(live.ask("GET", "/api", Value::Null).await.0, 200);
}

#[tokio::test]
async fn whoever_watches_gets_the_news_as_they_come() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let mut live = anna.live().await;
    let begin = live.watch(&table, 2).await;
    assert_eq!(begin["version"], 3);
    assert_eq!(
        (&begin["table"], &begin["news"]),
        (&json!(table), &anna.see(&table, "news?since=2").await.ok()["news"])
    );
    let mut version = 3;
    for _ in 0..3 {
        play_on(&[&anna, &bob], &table, &mut Luck(version), 1).await;
        for _ in 0..2 {
            let message = live.next().await;
            version += 1;
            assert_eq!((&message["table"], version_of(&message["news"][0])), (&json!(table), version));
            assert_eq!(message["news"].as_array().map(Vec::len), Some(1));
        }
    }
    let all = anna.see(&table, "news?since=7").await.ok();
    assert_eq!(live.watch(&table, 7).await["news"], all["news"], "watching again goes on from there");
    live.send(&json!({ "watch": table }).to_string()).await;
    assert_eq!(live.next().await["news"], json!([]), "from now on");
    live.send(&json!({ "unwatch": table }).to_string()).await;
    assert_eq!(live.ask("GET", "/api", Value::Null).await.0, 200);
    play_once(&bob, &table, &mut Luck(0)).await;
    assert_eq!(live.ask("GET", "/api", Value::Null).await.0, 200);
    assert_eq!(live.watch(&table, version).await["news"][0]["version"], version + 1, "nothing came in between");
}

#[tokio::test]
async fn whoever_watches_gets_only_what_is_meant_for_them() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "morgan", "seats": 2 })).await;
    bob.act(&table, "join", json!({})).await.ok();
    let mut lives = [anna.live().await, bob.live().await, house.stranger().live().await];
    for live in &mut lives {
        assert_eq!(live.watch(&table, 2).await["news"], json!([]));
    }
    anna.act(&table, "start", json!({})).await.ok();
    let drawn = |message: &Value| -> Vec<Value> {
        let events = message["news"][0]["events"].as_array().expect("a list");
        events.iter().filter(|event| event["event"] == "drew").map(|event| event["seat"].clone()).collect()
    };
    let expected = [vec![json!(0)], vec![json!(1)], vec![]];
    for (live, expected) in lives.iter_mut().zip(expected) {
        assert_eq!(drawn(&live.next().await), expected);
    }
}

#[tokio::test]
async fn watching_from_too_far_behind_says_to_read_the_view() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let info = play_to_the_end(&[&anna, &bob], &table, &mut Luck(6)).await;
    let mut live = anna.live().await;
    assert_eq!(live.watch(&table, 1).await, json!({ "table": table, "version": info["version"], "reset": true }));
    let nowhere = "AAAAAAAAAAAAAAAAAAAAAA";
    let refused = live.watch(nowhere, 0).await;
    assert_eq!(refused["table"], nowhere);
    problem(&refused["problem"], 404, "not-found");
}

#[tokio::test]
async fn one_connection_watches_at_most_a_hundred_tables() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let mut live = anna.live().await;
    for _ in 0..100 {
        let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
        assert_eq!(live.watch(&table, 1).await["table"], table);
    }
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    let refused = live.watch(&table, 1).await;
    problem(&refused["body"], 429, "too-many-watched");
}

#[tokio::test]
async fn a_long_poll_over_a_connection_does_not_hold_up_the_others() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let mut live = anna.live().await;
    let path = format!("/api/tables/{table}/news?since=3&wait=20");
    live.send(&json!({ "id": "poll", "method": "GET", "path": path }).to_string()).await;
    assert_eq!(live.ask("GET", "/api", Value::Null).await.0, 200);
    play_once(&bob, &table, &mut Luck(0)).await;
    let polled = live.next().await;
    assert_eq!((&polled["id"], &polled["body"]["version"]), (&json!("poll"), &json!(4)));
}

#[tokio::test]
async fn a_connection_must_come_from_the_servers_own_page() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let bearer = ("Authorization".to_owned(), format!("Bearer {}", anna.token));
    let cookie = ("Cookie".to_owned(), format!("portolan={}", anna.token));
    let origin = |origin: &str| ("Origin".to_owned(), origin.to_owned());
    for who in [vec![], vec![bearer], vec![cookie]] {
        for foreign in [None, Some("http://elsewhere.example"), Some("null"), Some("http://127.0.0.1:1")] {
            let headers: Vec<_> = who.iter().cloned().chain(foreign.map(origin)).collect();
            assert_eq!(Live::open(house.address, &headers).await.err(), Some(403), "{foreign:?}");
        }
        let headers: Vec<_> = who.iter().cloned().chain([origin(&anna.origin())]).collect();
        let mut live = Live::open(house.address, &headers).await.expect("its own page");
        let status = live.ask("GET", "/api/me", Value::Null).await.0;
        assert_eq!(status, if who.is_empty() { 401 } else { 200 });
    }
    house.stranger().get("/api/live").await.refused(426, "upgrade-required");
}
