//! Who may do what: origins, identities, secrets, and the form of refusals.

use serde_json::{Value, json};
use server::Access;
use tokio::io::AsyncWriteExt;

use crate::client::{Client, Live, read_answer};
use crate::gamers::{GAMES, Luck, play_on, play_to_the_end};
use crate::house::{House, opened};

#[tokio::test]
async fn a_change_with_a_cookie_must_come_from_the_servers_own_page() {
    let house = House::open().await;
    let token = house.guest("Anna").await.token;
    let cookie = || Client::with_cookie(house.address, &token);
    let rename = json!({ "name": "Mallory" });
    for foreign in [cookie(), cookie().with("Origin", "http://elsewhere.example"), cookie().with("Origin", "null")] {
        foreign.send("PATCH", "/api/me", &rename).await.refused(403, "bad-origin");
        foreign.ask("DELETE", "/api/me", &[], b"").await.refused(403, "bad-origin");
        foreign.post("/api/logout", json!({})).await.refused(403, "bad-origin");
        foreign.post("/api/tables", json!({ "game": "misterra", "seats": 2 })).await.refused(403, "bad-origin");
        assert_eq!(foreign.get("/api/me").await.ok()["player"]["name"], "Anna", "reading is no change");
    }
    let origin = cookie().origin();
    let own = cookie().with("Origin", &origin);
    own.send("PATCH", "/api/me", &json!({ "name": "Änne" })).await.ok();
    let table = opened(&own, json!({ "game": "misterra", "seats": 2 })).await;
    cookie().act(&table, "leave", json!({})).await.refused(403, "bad-origin");
    own.act(&table, "leave", json!({})).await.ok();
}

#[tokio::test]
async fn behind_https_the_origin_is_the_configured_one_and_cookies_are_secure() {
    let access = Access { origin: Some("https://maps.example".to_owned()), ..Access::default() };
    let house = House::reached_by(access).await;
    let answer = house.stranger().post("/api/players", json!({ "name": "Anna" })).await;
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.ends_with("; Secure")));
    let token = answer.with_status(201)["token"].as_str().expect("a token").to_owned();
    let cookie = || Client::with_cookie(house.address, &token);
    let rename = json!({ "name": "Änne" });
    let host = format!("http://{}", house.address);
    for foreign in [&*host, "http://maps.example", "https://maps.example.evil.example"] {
        cookie().with("Origin", foreign).send("PATCH", "/api/me", &rename).await.refused(403, "bad-origin");
        let headers = [("Origin".to_owned(), foreign.to_owned())];
        assert_eq!(Live::open(house.address, &headers).await.err(), Some(403));
    }
    cookie().with("Origin", "https://maps.example").send("PATCH", "/api/me", &rename).await.ok();
    let headers = [("Origin".to_owned(), "https://maps.example".to_owned())];
    assert!(Live::open(house.address, &headers).await.is_ok());
}

#[tokio::test]
async fn with_a_bearer_token_cookies_are_ignored() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let both = anna.at(house.address).with("Cookie", &format!("portolan={}", bob.token));
    assert_eq!(both.get("/api/me").await.ok()["player"]["id"], json!(anna.id));
    both.send("PATCH", "/api/me", &json!({ "name": "Änne" })).await.ok();
    for bad in ["Bearer nonsense", "Basic YTpi", ""] {
        let client = Client::with_cookie(house.address, &bob.token).with("Authorization", bad);
        client.get("/api/me").await.refused(401, "not-known");
        client.get("/api/tables").await.ok();
    }
}

#[tokio::test]
async fn nobody_acts_for_another_seat() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let cleo = house.guest("Cleo").await;
    let choices = anna.see(&table, "choices").await.ok();
    let one = choices["choices"][0].as_str().expect("a text");
    for (what, body) in [
        ("moves", json!({ "moves": [one], "version": 3, "key": "k" })),
        ("leave", json!({})),
        ("resign", json!({})),
        ("takeback", json!({})),
        ("seats/0/bot", json!({})),
    ] {
        cleo.act(&table, what, body.clone()).await.refused(403, "not-seated");
        house.stranger().act(&table, what, body).await.refused(401, "not-known");
    }
    let forged = json!({ "moves": [one], "version": 3, "key": "k", "seat": 0 });
    bob.act(&table, "moves", forged).await.refused(400, "bad-request");
    anna.play(&table, &[one], 3, "k").await.ok();
    // The key is Anna's: for Bob it is new, and his move is his own.
    cleo.play(&table, &[one], 3, "k").await.refused(403, "not-seated");
    assert_eq!(bob.play(&table, &["nonsense"], 3, "k").await.status, 422);
    assert_eq!(anna.info(&table).await["awaited"], json!([1]));
}

/// Everything that somebody can read about a table.
async fn all_answers(who: &Client, table: &str, moves: u64) -> Vec<String> {
    let mut paths: Vec<String> =
        ["view", "choices", "record", "news?since=0", "news?since=2", "chat"].map(str::to_owned).into();
    paths.extend((0..=moves).map(|moves| format!("at/{moves}")));
    let mut texts = Vec::new();
    for path in paths {
        texts.push(who.see(table, &path).await.text());
    }
    for path in
        [format!("/api/tables/{table}"), "/api/tables".to_owned(), "/api/me/export".to_owned(), "/metrics".to_owned()]
    {
        texts.push(who.get(&path).await.text());
    }
    let mut live = who.live().await;
    texts.push(live.watch(table, 0).await.to_string());
    texts.push(live.watch(table, 2).await.to_string());
    texts
}

#[tokio::test]
async fn no_answer_tells_a_secret_before_the_end() {
    let house = House::open().await;
    for game in GAMES {
        let own_luck = format!("Anna's luck at {game}");
        let open = json!({ "game": game, "seats": 2, "listed": true, "luck": own_luck });
        let (anna, bob, table) = house.two_at_table(open).await;
        let nobody = house.stranger();
        let (mut luck, mut told) = (Luck(9), Vec::new());
        for _ in 0..4 {
            let info = play_on(&[&anna, &bob], &table, &mut luck, 3).await;
            let moves = info["moves"].as_u64().expect("a number");
            for who in [&anna, &bob, &nobody] {
                told.extend(all_answers(who, &table, moves).await);
            }
            let own = async |who: &Client| who.see(&table, "view").await.ok()["view"]["own"].clone();
            let owns = [own(&anna).await, own(&bob).await];
            for (seat, other) in [(0, &bob), (1, &anna), (0, &nobody), (1, &nobody)] {
                if owns[seat].is_null() || owns[0] == owns[1] {
                    continue;
                }
                // Events tell the parts: a hand of cards, say. Short texts may stand anywhere by chance.
                let parts = owns[seat].as_object().expect("fields").values().map(Value::to_string);
                let secrets: Vec<String> =
                    parts.filter(|text| text.len() > 20).chain([owns[seat].to_string()]).collect();
                for text in all_answers(other, &table, moves).await {
                    assert!(secrets.iter().all(|secret| !text.contains(secret)), "{game}: {text}");
                }
            }
        }
        let info = play_to_the_end(&[&anna, &bob], &table, &mut luck).await;
        let secret = info["secret"].as_str().expect("the secret is public now");
        let record = anna.see(&table, "record").await.text();
        let seed = record.lines().find_map(|line| line.strip_prefix("seed ")).expect("a seed");
        let of_lucks = seed.strip_prefix(secret).expect("the seed begins with the secret");
        assert!(told.len() > 100);
        for text in told {
            assert!(!text.contains(secret) && !text.contains(of_lucks) && !text.contains(&own_luck), "{game}: {text}");
        }
    }
}

#[tokio::test]
async fn large_bodies_are_refused_after_they_are_read() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let name = |length: usize| json!({ "name": "x".repeat(length) });
    anna.send("PATCH", "/api/me", &name(64_000)).await.refused(422, "bad-name");
    for length in [66_000, 1_000_000] {
        anna.send("PATCH", "/api/me", &name(length)).await.refused(413, "too-large");
    }
    anna.get("/api/me").await.ok();
    // More than a megabyte is not read to its end.
    let mut stream = anna.connect().await;
    let head = format!("POST /api/players HTTP/1.1\r\nHost: {}\r\nContent-Length: 9000000\r\n\r\n", house.address);
    stream.write_all(head.as_bytes()).await.expect("the server reads");
    stream.write_all(&vec![b'x'; 1024 * 1024 + 1]).await.expect("the server reads");
    stream.flush().await.expect("the server reads");
    read_answer(&mut stream, false).await.refused(413, "too-large");
}

#[tokio::test]
async fn a_body_must_be_json_and_say_so() {
    let house = House::open().await;
    let stranger = house.stranger();
    let body = br#"{"name":"Anna"}"#;
    for kind in [&[][..], &[("Content-Type", "text/plain")], &[("Content-Type", "application/x-www-form-urlencoded")]] {
        stranger.ask("POST", "/api/players", kind, body).await.refused(415, "not-json");
    }
    let kind = [("Content-Type", "Application/JSON; charset=utf-8")];
    stranger.ask("POST", "/api/players", &kind, body).await.with_status(201);
}

#[tokio::test]
async fn a_body_with_missing_or_unknown_fields_is_refused() {
    let house = House::open().await;
    let (anna, _, table) = house.two_at("cartographers").await;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    for (path, bodies) in [
        (
            "/api/players".to_owned(),
            &["", "x", "{", "[]", "null", "{}", r#"["Anna"]"#, r#"{"name":7}"#, r#"{"name":"A","x":1}"#][..],
        ),
        (
            "/api/tables".to_owned(),
            &[
                "{}",
                r#"{"game":"misterra"}"#,
                r#"{"game":"misterra","seats":"2"}"#,
                r#"{"game":"misterra","seats":2,"pase":null}"#,
            ],
        ),
        (
            "/api/tables".to_owned(),
            &[
                r#"{"game":"misterra","seats":2,"pace":{"live":{"bank":1}}}"#,
                r#"{"game":"misterra","seats":2,"start":"soon"}"#,
                r#"{"game":"misterra","seats":2,"bots":{"x":"greedy"}}"#,
            ],
        ),
        (
            at("moves"),
            &[
                "{}",
                r#"{"moves":[],"version":1}"#,
                r#"{"moves":[],"key":"k"}"#,
                r#"{"version":1,"key":"k"}"#,
                r#"{"moves":[],"version":-1,"key":"k"}"#,
            ],
        ),
        (at("join"), &[r#"{"seat":-1}"#, r#"{"sit":1}"#, "[]"]),
        (at("start"), &[r#"{"empty":"keep"}"#, r#"{"now":true}"#]),
        (at("leave"), &[r#"{"why":"bored"}"#, "[]", ""]),
        (at("resign"), &[r#"{"x":1}"#]),
        (at("takeback"), &[r#"{"x":1}"#, r#"{"decline":1}"#]),
        (at("kick"), &["{}", r#"{"seat":1,"why":"x"}"#]),
        (at("let-in"), &["{}", r#"{"player":"nobody"}"#]),
        (at("rematch"), &[r#"{"x":1}"#]),
        (at("chat"), &["{}", r#"{"text":7}"#, r#"{"text":"hi","to":"Bob"}"#]),
        (at("seats/1/bot"), &[r#"{"x":1}"#]),
    ] {
        for body in bodies {
            let answer = anna.ask("POST", &path, &[("Content-Type", "application/json")], body.as_bytes()).await;
            assert_eq!(answer.status, 400, "{path} {body}: {}", answer.text());
            answer.refused(400, "bad-request");
        }
    }
    assert_eq!(anna.info(&table).await["version"], 3);
}

#[tokio::test]
async fn unknown_addresses_and_methods_are_refused() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    let nowhere = "AAAAAAAAAAAAAAAAAAAAAA";
    for path in [
        "/api/nowhere",
        "/api/me/secrets",
        &format!("/api/tables/{table}/cards"),
        "/api/tables/short",
        &format!("/api/tables/{nowhere}"),
    ] {
        anna.get(path).await.refused(404, "not-found");
    }
    for what in ["view", "choices", "record", "news", "at/0", "chat"] {
        anna.see(nowhere, what).await.refused(404, "not-found");
    }
    for (method, path, allowed) in [
        ("POST", "/api", "GET"),
        ("GET", "/api/players", "POST"),
        ("PUT", "/api/me", "GET, PATCH, DELETE"),
        ("DELETE", "/api/tables", "GET, POST"),
        ("DELETE", &*format!("/api/tables/{table}"), "GET"),
        ("POST", &*format!("/api/tables/{table}/view"), "GET"),
        ("GET", &*format!("/api/tables/{table}/moves"), "POST"),
        ("PUT", &*format!("/api/tables/{table}/chat"), "GET, POST"),
    ] {
        let answer = anna.send(method, path, &json!({})).await;
        answer.refused(405, "method-not-allowed");
        assert_eq!(answer.header("allow"), Some(allowed), "{method} {path}");
    }
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (method, path) in [
        ("GET", "/api"),
        ("HEAD", "/api/me"),
        ("GET", "/api/nowhere"),
        ("POST", "/api/players"),
        ("GET", "/api/live"),
        ("GET", "/health"),
        ("GET", "/metrics"),
    ] {
        let answer = anna.ask(method, path, &[], b"").await;
        assert!(
            answer.header("content-security-policy").is_some_and(|policy| policy.starts_with("default-src 'none';"))
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert!(!path.starts_with("/api") || answer.header("cache-control") == Some("no-store"), "{path}");
        assert!(answer.header("access-control-allow-origin").is_none(), "{path}");
        assert!(method != "HEAD" || (answer.status == 200 && answer.body.is_empty()));
    }
}

#[tokio::test]
async fn counts_are_only_for_this_machine() {
    let house = House::open().await;
    let stranger = house.stranger();
    assert_eq!(stranger.get("/health").await.ok(), json!({ "status": "ok" }));
    let counts = stranger.get("/metrics").await;
    assert!(counts.status == 200 && counts.text().contains("\nportolan_rows_total "), "{}", counts.text());
    assert_eq!(house.stranger().with("X-Forwarded-For", "203.0.113.1").get("/metrics").await.status, 404);
    let _: Value = stranger.get("/api").await.ok();
}
