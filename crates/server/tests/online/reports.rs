//! Reports of chat messages.

use std::collections::BTreeSet;

use serde_json::json;

use crate::client::Client;
use crate::house::{House, empty_folder, opened};

/// Anna's table, with something that she has said.
async fn said_by(anna: &Client) -> String {
    let table = opened(anna, json!({ "game": "misterra", "seats": 2 })).await;
    anna.act(&table, "chat", json!({ "text": "rude" })).await.with_status(201);
    table
}

/// The number of reports that the server counts.
async fn counted(house: &House) -> Option<u64> {
    let counts = house.stranger().get("/metrics").await.text();
    counts.lines().find_map(|line| line.strip_prefix("portolan_reports_total ")?.parse().ok())
}

#[tokio::test]
async fn a_message_is_reported_once_by_each_and_outlives_the_restart() {
    let folder = empty_folder("reports");
    let house = House::on(&folder).await;
    let (anna, bob, cleo) = (house.guest("Anna").await, house.guest("Bob").await, house.guest("Cleo").await);
    let table = said_by(&anna).await;
    let before = anna.info(&table).await;
    for reporter in [&bob, &bob, &cleo, &bob] {
        assert_eq!(reporter.act(&table, "chat/1/report", json!({})).await.ok(), json!({}));
    }
    assert_eq!(bob.live().await.act(&table, "chat/1/report", json!({})).await, (200, json!({})));
    assert_eq!(counted(&house).await, Some(2), "each is counted once");
    assert_eq!(anna.info(&table).await, before, "nobody at the table sees it");
    let exported = bob.get("/api/me/export").await.ok()["reports"].clone();
    assert_eq!((&exported[0]["table"], &exported[0]["number"]), (&json!(table), &json!(1)));
    assert_eq!(exported.as_array().map(Vec::len), Some(1));
    assert_eq!(anna.get("/api/me/export").await.ok()["reports"], json!([]), "who is reported is not told by whom");
    anna.ask("DELETE", "/api/me", &[], b"").await.ok();
    house.stop().await;

    let kept = store::Store::reports(&mut store::Sqlite::open(&folder).expect("the server has ended")).expect("read");
    // Both may have come in the same millisecond.
    let ids: BTreeSet<String> = kept.iter().map(|report| report.reporter.to_string()).collect();
    assert_eq!((kept.len(), ids), (2, BTreeSet::from([bob.id, cleo.id])));
    for report in kept {
        assert_eq!((report.table.to_string(), report.number, &*report.text), (table.clone(), 1, "rude"));
        assert_eq!(report.author.to_string(), anna.id);
        assert!(report.at > 1_600_000_000_000);
    }
}

#[tokio::test]
async fn what_cannot_be_reported_is_refused() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = said_by(&anna).await;
    house.stranger().act(&table, "chat/1/report", json!({})).await.refused(401, "not-known");
    house.stranger().act(&table, "chat/9/report", json!({})).await.refused(401, "not-known");
    for number in ["0", "2", "-1", "x", "18446744073709551615", "18446744073709551616"] {
        anna.act(&table, &format!("chat/{number}/report"), json!({})).await.refused(404, "not-found");
    }
    anna.act("AAAAAAAAAAAAAAAAAAAAAA", "chat/1/report", json!({})).await.refused(404, "not-found");
    anna.act(&table, "chat/1/report", json!({ "why": "rude" })).await.refused(400, "bad-request");
    anna.see(&table, "chat/1/report").await.refused(405, "method-not-allowed");
    anna.see(&table, "chat/1").await.refused(404, "not-found");
    let foreign = Client::with_cookie(house.address, &anna.token).with("Origin", "http://elsewhere.example");
    foreign.act(&table, "chat/1/report", json!({})).await.refused(403, "bad-origin");
    assert_eq!(counted(&house).await, Some(0));
}

#[tokio::test]
async fn a_hundred_reports_a_day_are_kept() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = said_by(&anna).await;
    for number in 1..=100 {
        anna.act(&table, "chat", json!({ "text": "rude" })).await.with_status(201);
        bob.act(&table, &format!("chat/{number}/report"), json!({})).await.ok();
    }
    let refused = bob.act(&table, "chat/101/report", json!({})).await;
    assert_eq!(refused.refused(429, "too-many-reports"), json!({ "most": 100 }));
    bob.act(&table, "chat/100/report", json!({})).await.ok();
    anna.act(&table, "chat/101/report", json!({})).await.ok();
}
