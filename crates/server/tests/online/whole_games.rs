//! Whole games at random, with requests that are sent twice and again.

use serde_json::{Value, json};
use shelf::Title;
use table::{EventSink, Record, Replay};

use crate::client::{Client, Live};
use crate::gamers::{GAMES, Luck, awaited};
use crate::house::{House, version_of};

/// Checks a record against the rules. Returns the points.
fn replayed(text: &str) -> Vec<i32> {
    let record = Record::read(text).expect("it is a record");
    let title = Title::of_record(&record).expect("it is on the shelf");
    shelf::with_game!(title, G => {
        let replay = Replay::<G>::open(&record, &mut EventSink::nobody()).expect("it can be set up");
        let outcome = replay.finish().expect("every move is legal").outcome().expect("the game is over");
        outcome.players.iter().map(|player| player.total).collect()
    })
}

/// Checks a finished table: its record is legal, and everybody sees the same result.
async fn check_end(players: [&Client; 2], table: &str, played: usize) {
    let info = players[0].info(table).await;
    assert_eq!(info["state"], "over");
    let record = players[1].see(table, "record").await;
    assert_eq!((record.status, record.header("content-type")), (200, Some("text/plain; charset=utf-8")));
    assert_eq!(info["result"], json!(replayed(&record.text())));
    assert_eq!(info["moves"], json!(played), "every move was played once");
    let last = players[0].see(table, &format!("at/{played}")).await.ok();
    assert_eq!(last["view"], players[0].see(table, "view").await.ok()["view"]);
}

#[tokio::test]
async fn whole_games_over_http_with_doubled_and_replayed_requests() {
    let house = House::open().await;
    for (game, seed) in GAMES.into_iter().zip([1, 2, 3]) {
        let (anna, bob, table) = house.two_at(game).await;
        let (players, mut luck) = ([&anna, &bob], Luck(seed));
        let mut old: Vec<(usize, Value, Value)> = Vec::new();
        loop {
            let seats = awaited(&anna.see(&table, "view").await.ok());
            if seats.is_empty() {
                break;
            }
            let seat = seats[luck.below(seats.len())];
            let player = players[seat];
            let choices = player.see(&table, "choices").await.ok();
            let chosen = luck.choose(&choices);
            let body = json!({ "moves": [chosen], "version": choices["version"], "key": format!("key {}", old.len()) });
            // Two connections send the same at the same time.
            let (one, two) =
                tokio::join!(player.act(&table, "moves", body.clone()), player.act(&table, "moves", body.clone()));
            let answer = one.ok();
            assert_eq!(two.ok(), answer);
            assert_eq!(version_of(&answer), version_of(&choices) + 1);
            old.push((seat, body, answer));
            let (seat, body, answer) = &old[luck.below(old.len())];
            assert_eq!(players[*seat].act(&table, "moves", body.clone()).await.ok(), *answer, "an old request");
        }
        check_end(players, &table, old.len()).await;
        let (seat, body, answer) = &old[0];
        assert_eq!(players[*seat].act(&table, "moves", body.clone()).await.ok(), *answer, "after the end");
    }
}

/// Waits for the news of a version at a connection that watches a table.
async fn news(live: &mut Live, table: &str, version: u64) -> Value {
    let message = live.next().await;
    assert_eq!(message["table"], table);
    let items = message["news"].as_array().expect("news").clone();
    assert_eq!(items.iter().map(version_of).collect::<Vec<_>>(), [version], "each version comes once, in order");
    items[0].clone()
}

#[tokio::test]
async fn whole_games_over_live_connections_with_doubled_and_replayed_requests() {
    let house = House::open().await;
    for (game, seed) in GAMES.into_iter().zip([4, 5, 6]) {
        let (anna, bob, table) = house.two_at(game).await;
        let mut lives = [anna.live().await, bob.live().await];
        let mut seats = awaited(&anna.info(&table).await);
        for live in &mut lives {
            assert_eq!(live.watch(&table, 3).await["news"], json!([]));
        }
        let (mut luck, mut version) = (Luck(seed), 3);
        let mut old: Vec<(usize, Value, Value)> = Vec::new();
        while !seats.is_empty() {
            let seat = seats[luck.below(seats.len())];
            let (status, choices) = lives[seat].see(&table, "choices").await;
            assert_eq!((status, version_of(&choices)), (200, version));
            let chosen = luck.choose(&choices);
            let body = json!({ "moves": [chosen], "version": version, "key": format!("key {}", old.len()) });
            version += 1;
            let answer = json!({ "version": version });
            for _ in 0..2 {
                assert_eq!(lives[seat].act(&table, "moves", body.clone()).await, (200, answer.clone()));
            }
            old.push((seat, body, answer));
            let (by, body, answer) = &old[luck.below(old.len())];
            assert_eq!(lives[*by].act(&table, "moves", body.clone()).await, (200, answer.clone()), "an old request");
            let told = [news(&mut lives[0], &table, version).await, news(&mut lives[1], &table, version).await];
            assert_eq!(told[0]["awaited"], told[1]["awaited"]);
            seats = awaited(&told[0]);
        }
        check_end([&anna, &bob], &table, old.len()).await;
    }
}
