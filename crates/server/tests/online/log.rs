//! The game so far, and what those are told who follow a game by its changes.

use serde_json::{Value, json};

use crate::client::{Client, Live};
use crate::gamers::{Luck, awaited, play_on, play_once, play_to_the_end};
use crate::house::{House, opened, version_of};

/// Everything that somebody was told, by news in small steps.
async fn told(player: &Client, table: &str) -> Vec<Value> {
    let news = player.see(table, "news?since=2").await.ok();
    let items = news["news"].as_array().expect("a list").iter();
    items.flat_map(|item| item["events"].as_array().expect("a list").clone()).collect()
}

#[tokio::test]
async fn the_log_is_what_everybody_was_told() {
    let house = House::open().await;
    for game in ["cartographers", "misterra", "morgan"] {
        let (anna, bob, table) = house.two_at(game).await;
        play_on(&[&anna, &bob], &table, &mut Luck(1), 3).await;
        for player in [&anna, &bob, &house.stranger()] {
            let log = player.see(&table, "log").await.ok();
            let entries = log["log"].as_array().expect("a list");
            let events: Vec<Value> = entries.iter().map(|entry| entry["event"].clone()).collect();
            assert_eq!(events, told(player, &table).await, "{game}");
            let numbers: Vec<u64> = entries.iter().filter_map(|entry| entry["moves"].as_u64()).collect();
            assert!(numbers.is_sorted() && numbers.len() == entries.len() && numbers[0] == 0, "{game}: {numbers:?}");
        }
    }
}

#[tokio::test]
async fn the_log_says_who_moved_and_where_turns_end() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    play_on(&[&anna, &bob], &table, &mut Luck(1), 4).await;
    let before = anna.see(&table, "log").await.ok();
    assert_eq!((&before["moves"], &before["turns"]), (&json!([0, 1, 0, 1]), &json!([2, 4])));
    play_once(&anna, &table, &mut Luck(2)).await;
    let sealed = bob.see(&table, "log").await.ok();
    assert_eq!((&sealed["moves"], &sealed["turns"]), (&before["moves"], &before["turns"]), "a sealed move is secret");
    play_to_the_end(&[&anna, &bob], &table, &mut Luck(3)).await;
    let over = anna.see(&table, "log").await.ok();
    let moves = anna.info(&table).await["moves"].as_u64();
    assert_eq!(over["moves"].as_array().map(|moves| moves.len() as u64), moves);
    assert_eq!(over["turns"].as_array().and_then(|turns| turns.last()).and_then(Value::as_u64), moves);
}

#[tokio::test]
async fn a_game_that_has_not_begun_has_no_log() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    anna.see(&table, "log").await.refused(409, "not-started");
    anna.see("AAAAAAAAAAAAAAAAAAAAAA", "log").await.refused(404, "not-found");
}

/// The next piece of news on a connection.
async fn next(live: &mut Live) -> Value {
    live.next().await["news"][0].clone()
}

#[tokio::test]
async fn followers_are_told_who_moved_what_time_is_left_and_when_the_table_has_changed() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let pace = json!({ "live": { "bank": 600, "add": 10 } });
    let open = json!({ "game": "cartographers", "seats": 2, "start": "full", "pace": pace });
    let table = opened(&anna, open).await;
    let mut live = anna.live().await;
    live.send(&json!({ "watch": table, "changes": true }).to_string()).await;
    assert_eq!(live.next().await["news"], json!([]));
    assert_eq!(live.next().await["here"], json!([0]));

    bob.act(&table, "join", json!({})).await.ok();
    // Both rows are stored together, or one after the other.
    let mut items = Vec::new();
    while items.len() < 2 {
        items.extend(live.next().await["news"].as_array().expect("a list").clone());
    }
    assert_eq!((&items[0]["info"], &items[0]["clocks"]), (&json!(true), &Value::Null), "Bob has joined");
    assert_eq!(items[1]["info"], true, "the game has begun");
    assert_eq!(items[1]["clocks"], json!([600_000, 600_000]));
    assert!(items[1]["open"].is_array(), "the whole view is new: {}", items[1]);
    assert_eq!(live.next().await["here"], json!([0, 1]));

    play_once(&anna, &table, &mut Luck(1)).await;
    let sealed = next(&mut live).await;
    for nothing in ["open", "own", "moves", "info"] {
        assert_eq!(sealed[nothing], Value::Null, "only that Anna has sealed: {sealed}");
    }
    play_once(&bob, &table, &mut Luck(1)).await;
    let resolved = next(&mut live).await;
    assert_eq!((&resolved["moves"], &resolved["info"]), (&json!([0, 1]), &Value::Null));
    assert_eq!(resolved["turns"], json!([2]));
    let at: Vec<Value> = resolved["events"].as_array().expect("a list").iter().map(|_| json!(2)).collect();
    assert_eq!(resolved["at"], json!(at), "all events belong to the turn");
    let left = resolved["clocks"][0].as_u64().expect("milliseconds");
    assert!((600_000..=610_000).contains(&left), "a new turn adds ten seconds: {resolved}");

    bob.act(&table, "resign", json!({})).await.ok();
    let resigned = next(&mut live).await;
    assert_eq!((&resigned["info"], &resigned["clocks"][1]), (&json!(true), &Value::Null), "a bot has no clock");
}

#[tokio::test]
async fn a_batch_of_several_turns_says_which_event_belongs_to_which() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("misterra").await;
    let spectator = house.stranger();
    let mut luck = Luck(1);
    // Until somebody who stands on the island goes somewhere and then takes a sketch.
    let (mover, choices) = loop {
        let mover = if awaited(&anna.info(&table).await)[0] == 0 { &anna } else { &bob };
        let choices = mover.see(&table, "choices").await.ok();
        if choices["choices"].as_array().is_some_and(|all| all.contains(&json!("stay"))) {
            break (mover, choices);
        }
        assert!(version_of(&choices) < 20, "nobody moves: {choices}");
        play_once(mover, &table, &mut luck).await;
    };
    let everybody = [&anna, &bob, &spectator];
    let mut lives = Vec::new();
    for who in everybody {
        let mut live = who.live().await;
        live.send(&json!({ "watch": table, "changes": true }).to_string()).await;
        assert_eq!(live.next().await["news"], json!([]));
        assert!(live.next().await["here"].is_array());
        lives.push(live);
    }
    for live in &mut lives {
        assert_eq!(live.next().await["watchers"], 1, "the spectator");
    }
    let before = spectator.see(&table, "log").await.ok();
    let count = before["moves"].as_array().expect("a list").len();
    let view = mover.see(&table, "view").await.ok();
    let mut all = choices["choices"].as_array().expect("a list").iter().filter_map(Value::as_str);
    let go = all.find(|choice| choice.starts_with("go ")).expect("somewhere to go");
    let take = format!("take {}", view["view"]["open"]["display"][0].as_str().expect("a sketch"));
    mover.play(&table, &[go, &take], version_of(&choices), "both").await.ok();

    for (who, live) in everybody.into_iter().zip(&mut lives) {
        let item = next(live).await;
        let log = who.see(&table, "log").await.ok();
        assert_eq!(item["turns"], json!([count + 1, count + 2]), "each move is a turn: {item}");
        let tail = |list: &Value, from: usize| json!(list.as_array().expect("a list")[from..]);
        let turns = before["turns"].as_array().expect("a list").len();
        assert_eq!(item["turns"], tail(&log["turns"], turns));
        assert_eq!(item["moves"], tail(&log["moves"], count));
        let told: Vec<(&Value, &Value)> =
            (item["at"].as_array().expect("a list").iter()).zip(item["events"].as_array().expect("a list")).collect();
        let logged = log["log"].as_array().expect("a list").iter();
        let logged = logged.filter(|entry| entry["moves"].as_u64().is_some_and(|moves| moves > count as u64));
        let logged: Vec<(&Value, &Value)> = logged.map(|entry| (&entry["moves"], &entry["event"])).collect();
        assert_eq!(told, logged);
        assert_eq!(item["at"].as_array().map(Vec::len), item["events"].as_array().map(Vec::len));
        for turn in [count + 1, count + 2] {
            assert!(told.iter().any(|(at, _)| **at == json!(turn)), "both moves are told: {item}");
        }
    }
}
