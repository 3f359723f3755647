//! Guests, names, logins and tokens.

use serde_json::{Value, json};

use crate::client::Client;
use crate::house::{House, opened};

#[tokio::test]
async fn the_server_says_what_it_is() {
    let house = House::open().await;
    let service = house.stranger().get("/api").await.ok();
    assert_eq!((&service["name"], &service["protocol"]), (&json!("portolan"), &json!(1)));
    assert!(service["version"].as_str().is_some_and(|version| version.contains('.')));
    let misterra = json!({ "name": "misterra", "generation": 1, "seats": [1, 4] });
    assert!(service["games"].as_array().is_some_and(|games| games.contains(&misterra)), "{service}");
    assert_eq!(service["addresses"], json!([]), "nobody said where others reach it");
    assert_eq!(house.stranger().get("/api/").await.ok(), service);
}

#[tokio::test]
async fn a_guest_has_a_name_a_token_and_a_cookie_at_once() {
    let house = House::open().await;
    let answer = house.stranger().post("/api/players", json!({ "name": "Anna" })).await;
    let made = answer.with_status(201);
    assert_eq!(made["player"]["name"], "Anna");
    let id = made["player"]["id"].as_str().expect("an id");
    assert!((11..=24).contains(&id.len()) && id.bytes().all(|c| c.is_ascii_alphanumeric() || b"_-".contains(&c)));
    let token = made["token"].as_str().expect("a token");
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with(&format!("portolan={token}; ")), "{cookie}");
    assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax") && !cookie.contains("Secure"));
    for client in [Client::known(house.address, id, token), Client::with_cookie(house.address, token)] {
        assert_eq!(client.get("/api/me").await.ok(), json!({ "player": { "id": id, "name": "Anna" } }));
    }
}

#[tokio::test]
async fn two_guests_may_have_the_same_name() {
    let house = House::open().await;
    let (one, other) = (house.guest("Anna").await, house.guest("Anna").await);
    assert!(one.id != other.id && one.token != other.token);
}

#[tokio::test]
async fn a_name_that_would_disrupt_the_page_is_refused() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let long = "x".repeat(25);
    for name in ["", "a\nb", "a\u{0}", "a\u{85}", "a\u{202e}b", "a\u{2066}b", "\u{200f}a", "a\u{2028}b", &long] {
        house.stranger().post("/api/players", json!({ "name": name })).await.refused(422, "bad-name");
        anna.send("PATCH", "/api/me", &json!({ "name": name })).await.refused(422, "bad-name");
    }
    for name in ["A", "Änne 🗺️", "שרה", "<b>Bo</b>", &"ж".repeat(24)] {
        let made = house.stranger().post("/api/players", json!({ "name": name })).await.with_status(201);
        assert_eq!(made["player"]["name"], name);
    }
}

#[tokio::test]
async fn nobody_known_is_told_so() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let other_secret = format!("{}{}", &anna.token[..anna.token.len() - 4], "AAAA");
    for token in ["", "x", &other_secret, &format!("{}A", anna.token)] {
        let client = Client::known(house.address, "", token);
        client.get("/api/me").await.refused(401, "not-known");
        client.post("/api/tables", json!({ "game": "misterra", "seats": 2 })).await.refused(401, "not-known");
    }
    let stranger = house.stranger();
    for (method, path) in [
        ("GET", "/api/me"),
        ("GET", "/api/me/export"),
        ("GET", "/api/me/tables"),
        ("GET", "/api/me/tokens"),
        ("DELETE", "/api/me"),
    ] {
        stranger.ask(method, path, &[], b"").await.refused(401, "not-known");
    }
    stranger.post("/api/logout", json!({})).await.refused(401, "not-known");
    stranger.send("PATCH", "/api/me", &json!({ "name": "X" })).await.refused(401, "not-known");
}

#[tokio::test]
async fn a_new_name_is_seen_everywhere() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    let mut live = anna.live().await;
    assert_eq!(live.ask("GET", "/api/me", Value::Null).await.1["player"]["name"], "Anna");
    let renamed = anna.send("PATCH", "/api/me", &json!({ "name": "Änne" })).await.ok();
    assert_eq!(renamed, json!({ "player": { "id": anna.id, "name": "Änne" } }));
    assert_eq!(anna.get("/api/me").await.ok(), renamed);
    // An older connection must not bring the old name back.
    assert_eq!(live.see(&table, "view").await.0, 409);
    assert_eq!(live.ask("GET", "/api/me", Value::Null).await.1, renamed);
    assert_eq!(house.stranger().info(&table).await["seats"][0]["player"]["name"], "Änne");
}

#[tokio::test]
async fn a_login_makes_the_player_known_elsewhere() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let credentials = json!({ "login": "anna", "password": "correct horse" });
    let set = anna.send("PUT", "/api/me/login", &credentials).await;
    assert_eq!(set.ok(), json!({ "login": "anna" }));
    let taken = json!({ "login": "anna", "password": "another password" });
    bob.send("PUT", "/api/me/login", &taken).await.refused(409, "login-taken");
    let answer = house.stranger().post("/api/login", credentials).await;
    let entered = answer.ok();
    assert_eq!(entered["player"], json!({ "id": anna.id, "name": "Anna" }));
    let token = entered["token"].as_str().expect("a token");
    assert_ne!(token, anna.token);
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.starts_with(&format!("portolan={token};"))));
    let elsewhere = Client::known(house.address, &anna.id, token);
    assert_eq!(elsewhere.get("/api/me").await.ok()["player"]["id"], json!(anna.id));
    for (login, password) in [("anna", "wrong horse"), ("Nobody", "correct horse"), ("anna", "short"), ("", "12345678")]
    {
        let wrong = json!({ "login": login, "password": password });
        house.stranger().post("/api/login", wrong).await.refused(401, "bad-login");
    }
}

#[tokio::test]
async fn a_login_and_its_password_have_rules() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (login, password, code) in [
        ("", "long enough", "bad-login-name"),
        (" anna", "long enough", "bad-login-name"),
        ("a\u{7}", "long enough", "bad-login-name"),
        ("anna", "1234567", "bad-password"),
        ("anna", &"x".repeat(201), "bad-password"),
    ] {
        let bad = json!({ "login": login, "password": password });
        anna.send("PUT", "/api/me/login", &bad).await.refused(422, code);
    }
}

#[tokio::test]
async fn logging_out_ends_this_session_and_no_other() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let made = anna.post("/api/me/tokens", json!({ "name": "laptop" })).await.with_status(201);
    let laptop = Client::known(house.address, &anna.id, made["token"].as_str().expect("a token"));
    let out = laptop.post("/api/logout", json!({})).await;
    out.ok();
    assert!(
        out.header("set-cookie")
            .is_some_and(|cookie| cookie.starts_with("portolan=; ") && cookie.contains("Max-Age=0"))
    );
    laptop.get("/api/me").await.refused(401, "not-known");
    anna.get("/api/me").await.ok();
}

#[tokio::test]
async fn tokens_are_made_listed_and_revoked() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let made = anna.post("/api/me/tokens", json!({ "name": "my bot" })).await.with_status(201);
    assert_eq!(made["name"], "my bot");
    let path = format!("/api/me/tokens/{}", made["id"].as_str().expect("an id"));
    let program = Client::known(house.address, &anna.id, made["token"].as_str().expect("a token"));
    program.get("/api/me").await.ok();
    let listed = program.get("/api/me/tokens").await;
    let tokens = listed.ok()["tokens"].as_array().expect("a list").clone();
    assert_eq!(tokens.len(), 2);
    assert!(
        tokens.iter().any(|token| token["name"] == "my bot" && token["current"] == true && token["id"] == made["id"])
    );
    assert!(tokens.iter().any(|token| token["name"] == Value::Null && token["current"] == false));
    assert!(!listed.text().contains(&anna.token) && !listed.text().contains(&program.token), "a list has no secrets");
    bob.ask("DELETE", &path, &[], b"").await.refused(404, "not-found");
    program.get("/api/me").await.ok();
    anna.ask("DELETE", &path, &[], b"").await.ok();
    program.get("/api/me").await.refused(401, "not-known");
    anna.ask("DELETE", &path, &[], b"").await.refused(404, "not-found");
    anna.ask("DELETE", "/api/me/tokens/nonsense", &[], b"").await.refused(404, "not-found");
    anna.post("/api/me/tokens", json!({ "name": "" })).await.refused(422, "bad-name");
}

#[tokio::test]
async fn a_player_has_at_most_fifty_tokens() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for _ in 1..50 {
        anna.post("/api/me/tokens", json!({ "name": "one more" })).await.with_status(201);
    }
    let refused = anna.post("/api/me/tokens", json!({ "name": "one more" })).await;
    assert_eq!(refused.refused(409, "too-many-tokens"), json!({ "most": 50 }));
}

#[tokio::test]
async fn a_revoked_token_ends_its_live_connections() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let made = anna.post("/api/me/tokens", json!({ "name": "phone" })).await.with_status(201);
    let phone = Client::known(house.address, &anna.id, made["token"].as_str().expect("a token"));
    let (mut of_phone, mut of_anna) = (phone.live().await, anna.live().await);
    assert_eq!(of_phone.ask("GET", "/api/me", Value::Null).await.0, 200);
    anna.ask("DELETE", &format!("/api/me/tokens/{}", made["id"].as_str().expect("an id")), &[], b"").await.ok();
    assert_eq!(of_phone.closed().await, Some(1008));
    assert_eq!(of_anna.ask("GET", "/api/me", Value::Null).await.0, 200);
}

#[tokio::test]
async fn a_player_can_read_everything_that_is_stored_about_them() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    anna.act(&table, "chat", json!({ "text": "hello" })).await.with_status(201);
    bob.act(&table, "chat", json!({ "text": "not Anna's" })).await.with_status(201);
    anna.send("PUT", "/api/me/login", &json!({ "login": "anna", "password": "correct horse" })).await.ok();
    let answer = anna.get("/api/me/export").await;
    let export = answer.ok();
    assert_eq!(export["player"], json!({ "id": anna.id, "name": "Anna" }));
    assert_eq!((&export["login"], &export["tables"]), (&json!("anna"), &json!([table])));
    assert_eq!(export["tokens"].as_array().map(Vec::len), Some(1));
    let chat = export["chat"].as_array().expect("a list");
    assert_eq!((chat.len(), &chat[0]["text"], &chat[0]["table"]), (1, &json!("hello"), &json!(table)));
    assert!(!answer.text().contains("argon2") && !answer.text().contains(&anna.token));
    assert_eq!(anna.get("/api/me/tables").await.ok()["tables"], json!([table]));
    assert_eq!(bob.get("/api/me/tables").await.ok(), json!({ "tables": [], "going": [] }));
}

#[tokio::test]
async fn ones_tables_come_in_the_order_of_their_opening() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(opened(&anna, json!({ "game": "misterra", "seats": 3 })).await);
        // The order is by milliseconds.
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    // It does not matter when Bob sits down, nor that a table is closed.
    for table in tables.iter().rev() {
        bob.act(table, "join", json!({})).await.ok();
    }
    for player in [&anna, &bob] {
        player.act(&tables[1], "leave", json!({})).await.ok();
        assert_eq!(player.get("/api/me/tables").await.ok()["tables"], json!(tables));
    }
    assert_eq!(anna.info(&tables[1]).await["state"], "closed");
    assert_eq!(anna.get("/api/me/export").await.ok()["tables"], json!(tables));
}

#[tokio::test]
async fn a_deleted_player_is_gone_but_the_game_goes_on() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    bob.act(&table, "chat", json!({ "text": "forget this" })).await.with_status(201);
    bob.send("PUT", "/api/me/login", &json!({ "login": "bob", "password": "correct horse" })).await.ok();
    let gone = bob.ask("DELETE", "/api/me", &[], b"").await;
    gone.ok();
    assert!(gone.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
    bob.get("/api/me").await.refused(401, "not-known");
    let again = json!({ "login": "bob", "password": "correct horse" });
    house.stranger().post("/api/login", again).await.refused(401, "bad-login");
    assert_eq!(anna.see(&table, "chat").await.ok(), json!({ "chat": [] }));
    let info = anna.info(&table).await;
    assert_eq!((&info["state"], &info["seats"][1]["player"]["name"]), (&json!("playing"), &json!("")));
    assert_eq!(info["seats"][1]["played_by"], "normal");
}

#[tokio::test]
async fn own_tables_that_go_on_are_described_and_say_when_what_happened() {
    let house = House::open().await;
    let (anna, bob, played) = house.two_at("misterra").await;
    // The order is by milliseconds.
    let moment = || tokio::time::sleep(std::time::Duration::from_millis(2));
    moment().await;
    let gathering = opened(&anna, json!({ "game": "morgan", "seats": 3 })).await;
    bob.act(&gathering, "join", json!({})).await.ok();
    moment().await;
    let left = opened(&anna, json!({ "game": "morgan", "seats": 3 })).await;
    bob.act(&left, "join", json!({})).await.ok();
    bob.act(&left, "leave", json!({})).await.ok();
    let own = bob.get("/api/me/tables").await.ok();
    assert_eq!(own["tables"], json!([played, gathering, left]));
    assert_eq!(own["going"], json!([bob.info(&gathering).await, bob.info(&played).await]), "the newest first");
    let (info, waits) = (own["going"][1].clone(), own["going"][0].clone());
    assert!(waits["opened"].as_u64() > Some(1_600_000_000_000) && waits["opened"].as_u64() >= info["opened"].as_u64());
    assert!(info["began"].as_u64() >= info["opened"].as_u64() && waits.get("began").is_none());
    anna.act(&gathering, "kick", json!({ "seat": 1 })).await.ok();
    anna.act(&played, "resign", json!({})).await.ok();
    bob.act(&played, "leave", json!({})).await.ok();
    let info = bob.info(&played).await;
    assert!(info["ended"].as_u64() >= info["began"].as_u64() && info["began"].is_u64(), "{info}");
    assert_eq!(bob.get("/api/me/tables").await.ok()["going"], json!([]));
}
