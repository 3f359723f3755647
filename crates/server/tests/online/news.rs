//! What happened at a table since a version.

use serde_json::{Value, json};

use crate::gamers::{Luck, play_once, play_to_the_end};
use crate::house::{House, opened, version_of};

fn versions(news: &Value) -> Vec<u64> {
    news["news"].as_array().expect("a list").iter().map(version_of).collect()
}

#[tokio::test]
async fn news_tell_what_happened_since_a_version() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    play_once(&bob, &table, &mut Luck(1)).await;
    let all = house.stranger().see(&table, "news?since=0").await.ok();
    assert_eq!((&all["version"], versions(&all)), (&json!(4), vec![1, 2, 3, 4]));
    assert_eq!(anna.see(&table, "news").await.ok(), all, "since the beginning");
    let item = &all["news"][2];
    assert_eq!((&item["awaited"], &item["events"][0]["event"]), (&json!([0, 1]), &json!("revealed")));
    assert_eq!(all["news"][3], json!({ "version": 4, "events": [], "awaited": [0] }), "only that Bob has sealed");
    assert_eq!(versions(&anna.see(&table, "news?since=2").await.ok()), [3, 4]);
    for since in [4, 5, 1000] {
        let nothing = anna.see(&table, &format!("news?since={since}")).await.ok();
        assert_eq!(nothing, json!({ "version": 4, "news": [] }));
    }
    for query in ["since=x", "since=-1", "wait=long", "until=7", "since=1&since=2"] {
        anna.see(&table, &format!("news?{query}")).await.refused(400, "bad-request");
    }
    anna.see("AAAAAAAAAAAAAAAAAAAAAA", "news").await.refused(404, "not-found");
}

#[tokio::test]
async fn everybody_gets_the_events_that_are_meant_for_them() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("morgan").await;
    let hands = [&anna, &bob].map(async |player| player.see(&table, "view").await.ok()["view"]["own"]["hand"].clone());
    let mut known = Vec::new();
    for hand in hands {
        known.push(hand.await);
    }
    for (seat, player) in [&anna, &bob].into_iter().enumerate() {
        let news = player.see(&table, "news?since=2").await.ok();
        let events = news["news"][0]["events"].as_array().expect("a list").clone();
        assert!(events.contains(&json!({ "event": "drew", "seat": seat, "cards": known[seat] })), "{events:?}");
        assert!(events.contains(&json!({ "event": "other-drew", "seat": 1 - seat, "cards": 4 })), "{events:?}");
        assert_eq!(events.iter().filter(|event| event["event"] == "drew").count(), 1, "not the other's cards");
    }
    let outside = house.stranger().see(&table, "news?since=2").await.text();
    assert!(!outside.contains("\"drew\"") && outside.matches("other-drew").count() == 2, "{outside}");
}

#[tokio::test]
async fn a_request_waits_for_something_new() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let bob = house.guest("Bob").await;
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    // More than 30 seconds are 30.
    let (waited, other, joined) =
        tokio::join!(anna.see(&table, "news?since=1&wait=20"), bob.see(&table, "news?since=1&wait=100"), async {
            // The two that wait are asked first: this is answered after them.
            bob.get("/api/me").await.ok();
            bob.act(&table, "join", json!({})).await.ok()
        });
    assert_eq!(joined, json!({ "seat": 1, "version": 2 }));
    for answer in [waited, other] {
        assert_eq!(answer.ok(), json!({ "version": 2, "news": [{ "version": 2, "events": [], "awaited": [] }] }));
    }
}

#[tokio::test]
async fn a_request_waits_no_longer_than_it_said() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    let begun = std::time::Instant::now();
    let nothing = anna.see(&table, "news?since=1&wait=1").await.ok();
    assert_eq!(nothing, json!({ "version": 1, "news": [] }));
    assert!(begun.elapsed().as_millis() >= 990, "it waited for {:?}", begun.elapsed());
}

#[tokio::test]
async fn whoever_is_too_far_behind_reads_the_view() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let info = play_to_the_end(&[&anna, &bob], &table, &mut Luck(2)).await;
    let version = version_of(&info);
    for who in [&anna, &house.stranger()] {
        assert_eq!(who.see(&table, "news?since=1").await.ok(), json!({ "version": version, "reset": true }));
        let last = who.see(&table, &format!("news?since={}", version - 1)).await.ok();
        assert_eq!(versions(&last), [version]);
    }
    // After the end nothing new comes, so nobody waits for it.
    let begun = std::time::Instant::now();
    let nothing = anna.see(&table, &format!("news?since={version}&wait=30")).await.ok();
    assert_eq!(nothing, json!({ "version": version, "news": [] }));
    assert!(begun.elapsed().as_secs() < 15);
}
