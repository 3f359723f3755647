//! Words at a table.

use serde_json::json;

use crate::house::{House, opened};

#[tokio::test]
async fn what_is_said_is_read_by_all() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    assert_eq!(
        anna.act(&table, "chat", json!({ "text": "hello\nall" })).await.with_status(201),
        json!({ "number": 1 })
    );
    assert_eq!(bob.act(&table, "chat", json!({ "text": "<b>hi</b>" })).await.with_status(201), json!({ "number": 2 }));
    let said = house.stranger().see(&table, "chat").await.ok()["chat"].clone();
    assert_eq!((&said[0]["text"], &said[0]["player"]["name"]), (&json!("hello\nall"), &json!("Anna")));
    assert_eq!((&said[0]["outside"], &said[1]["outside"]), (&json!(false), &json!(true)), "Bob does not sit there");
    assert!(said[1]["at"].as_u64().is_some_and(|at| at > 1_600_000_000_000));
    let later = anna.see(&table, "chat?since=1").await.ok()["chat"].clone();
    assert_eq!((later.as_array().map(Vec::len), &later[0]["text"]), (Some(1), &json!("<b>hi</b>")));
    assert_eq!(anna.info(&table).await["version"], 1, "words are no rows of the log");
}

#[tokio::test]
async fn a_message_sent_twice_is_said_once() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    let mut live = bob.live().await;
    live.watch(&table, 1).await;
    for text in ["first", "first", "second body"] {
        let said = anna.act(&table, "chat", json!({ "text": text, "key": "k" })).await;
        assert_eq!(said.with_status(201), json!({ "number": 1 }), "{text}");
    }
    // The key belongs to one player.
    bob.act(&table, "chat", json!({ "text": "Bob's", "key": "k" })).await.with_status(201);
    let texts = async || -> Vec<String> {
        let chat = anna.see(&table, "chat").await.ok()["chat"].clone();
        chat.as_array().expect("a list").iter().map(|line| line["text"].as_str().expect("a text").to_owned()).collect()
    };
    assert_eq!(texts().await, ["first", "Bob's"]);
    let (one, two) = (live.next().await, live.next().await);
    assert_eq!((&one["chat"][0]["text"], &one["table"]), (&json!("first"), &json!(table)));
    assert_eq!((&two["chat"][0]["text"], &two["chat"][0]["player"]["id"]), (&json!("Bob's"), &json!(bob.id)));
}

#[tokio::test]
async fn what_cannot_be_said_is_refused() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    for text in ["", "  \n", "a\u{7}b", "a\u{202e}b", &"x".repeat(501)] {
        anna.act(&table, "chat", json!({ "text": text })).await.refused(422, "bad-chat");
    }
    anna.act(&table, "chat", json!({ "text": "hi", "key": "" })).await.refused(422, "bad-key");
    house.stranger().act(&table, "chat", json!({ "text": "hi" })).await.refused(401, "not-known");
    let nowhere = "AAAAAAAAAAAAAAAAAAAAAA";
    anna.act(nowhere, "chat", json!({ "text": "hi" })).await.refused(404, "not-found");
    anna.see(nowhere, "chat").await.refused(404, "not-found");
    anna.see(&table, "chat?since=x").await.refused(400, "bad-request");
    assert_eq!(anna.see(&table, "chat").await.ok(), json!({ "chat": [] }));
    anna.act(&table, "chat", json!({ "text": "ж".repeat(500) })).await.with_status(201);
}
