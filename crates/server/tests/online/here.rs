//! Who of the players is here, as those are told who follow a table. When somebody goes quiet is tested in `hall`, which
//! has a clock that tests can set.

use serde_json::{Value, json};

use crate::client::{Client, Live};
use crate::house::{House, opened};

/// Begins to follow a table. Returns the connection and the message that comes after the first one.
async fn follow(who: &Client, table: &str) -> (Live, Value) {
    let mut live = who.live().await;
    live.send(&json!({ "watch": table, "changes": true }).to_string()).await;
    assert!(live.next().await["news"].is_array(), "first what happened");
    let here = live.next().await;
    (live, here)
}

#[tokio::test]
async fn who_follows_a_table_is_told_who_is_here_and_when_that_changes() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 3 })).await;
    let (mut live, here) = follow(&anna, &table).await;
    assert_eq!(here, json!({ "table": table, "here": [0], "watchers": 0 }), "only seats");
    let (mut spectator, here) = follow(&house.stranger(), &table).await;
    assert_eq!(here["here"], json!([0]), "a spectator has no seat");
    for live in [&mut live, &mut spectator] {
        assert_eq!(live.next().await, json!({ "table": table, "here": [0], "watchers": 1 }), "a moment later");
    }
    let mut watcher = house.stranger().live().await;
    watcher.watch(&table, 1).await;

    bob.act(&table, "join", json!({ "seat": 2 })).await.ok();
    for live in [&mut live, &mut spectator] {
        assert_eq!(live.next().await["news"][0]["version"], 2);
        assert_eq!(live.next().await, json!({ "table": table, "here": [0, 2], "watchers": 1 }));
    }
    bob.act(&table, "leave", json!({})).await.ok();
    for live in [&mut live, &mut spectator] {
        assert_eq!(live.next().await["news"][0]["version"], 3);
        assert_eq!(live.next().await, json!({ "table": table, "here": [0], "watchers": 1 }));
    }
    for version in [2, 3] {
        assert_eq!(watcher.next().await["news"][0]["version"], version, "only with the changes");
    }
    house.stop().await;
}

#[tokio::test]
async fn a_connection_that_comes_back_soon_is_no_news() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("misterra").await;
    let (mut live, here) = follow(&anna, &table).await;
    assert_eq!(here["here"], json!([0, 1]), "Bob has just asked for something");
    for _ in 0..3 {
        let (of_bob, here) = follow(&bob, &table).await;
        assert_eq!(here["here"], json!([0, 1]));
        drop(of_bob);
        bob.see(&table, "view").await.ok();
    }
    anna.act(&table, "chat", json!({ "text": "still here?" })).await.with_status(201);
    assert!(live.next().await["chat"].is_array(), "nothing was told before");
    house.stop().await;
}
