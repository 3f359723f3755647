//! Clocks: when a player is too slow, a bot plays on.

use std::time::Instant;

use serde_json::{Value, json};

use crate::client::Client;
use crate::gamers::{Luck, awaited, play_once};
use crate::house::{House, version_of};

/// Reads news until a description of the table fits.
async fn until(player: &Client, table: &str, fits: impl Fn(&Value) -> bool) -> Value {
    loop {
        let info = player.info(table).await;
        if fits(&info) {
            return info;
        }
        player.see(table, &format!("news?since={}&wait=20", version_of(&info))).await.ok();
    }
}

fn live_pace(bank: u32, add: u32) -> Value {
    json!({ "live": { "bank": bank, "add": add } })
}

#[tokio::test]
async fn clocks_stand_in_the_description_of_a_table() {
    let house = House::open().await;
    let open = json!({ "game": "cartographers", "seats": 2, "pace": live_pace(600, 10) });
    let (anna, bob, table) = house.two_at_table(open).await;
    let left = |info: &Value, seat: usize| info["clocks"][seat].as_u64().expect("milliseconds");
    let info = anna.info(&table).await;
    assert_eq!(info["pace"], live_pace(600, 10));
    for seat in 0..2 {
        assert!((590_000..=600_000).contains(&left(&info, seat)), "{info}");
    }
    play_once(&anna, &table, &mut Luck(0)).await;
    let sealed = left(&anna.info(&table).await, 0);
    assert_eq!(left(&anna.info(&table).await, 0), sealed, "the clock of a seat that has sealed stands still");
    play_once(&bob, &table, &mut Luck(0)).await;
    let info = anna.info(&table).await;
    assert!(left(&info, 0) > 600_000 && left(&info, 0) <= 610_000, "a new turn adds time: {info}");
}

#[tokio::test]
async fn a_slow_table_gives_hours_for_each_turn() {
    let house = House::open().await;
    let open = json!({ "game": "morgan", "seats": 2, "pace": { "slow": { "hours": 24 } } });
    let (anna, _, table) = house.two_at_table(open).await;
    let info = anna.info(&table).await;
    let seat = awaited(&info)[0];
    let day = 24 * 3_600_000;
    assert!((day - 60_000..=day).contains(&info["clocks"][seat].as_u64().expect("milliseconds")), "{info}");
}

#[tokio::test]
async fn a_table_without_a_pace_has_no_clocks() {
    let house = House::open().await;
    let (anna, _, table) = house.two_at("morgan").await;
    let info = anna.info(&table).await;
    assert_eq!((&info["pace"], info.get("clocks")), (&Value::Null, None));
}

#[tokio::test]
async fn a_bot_plays_on_when_the_time_is_up_and_the_player_may_take_over_again() {
    let house = House::open().await;
    // Only the first turn is short: each further one adds a minute.
    let open = json!({ "game": "cartographers", "seats": 2, "pace": live_pace(1, 60) });
    let begun = Instant::now();
    let (anna, bob, table) = house.two_at_table(open).await;
    let mut live = anna.live().await;
    live.watch(&table, 3).await;
    play_once(&anna, &table, &mut Luck(0)).await;
    // Anna's move, Bob's time-out, the bot's move, which ends the turn, and its move of the next turn.
    for (version, awaited) in [(4, json!([1])), (5, json!([1])), (6, json!([0, 1])), (7, json!([0]))] {
        let news = live.next().await["news"][0].clone();
        assert_eq!((&news["version"], &news["awaited"]), (&json!(version), &awaited));
        assert!(version == 4 || begun.elapsed().as_millis() >= 990, "the time is not up: {:?}", begun.elapsed());
    }
    let info = anna.info(&table).await;
    assert_eq!((&info["seats"][1]["played_by"], &info["clocks"][1]), (&json!("normal"), &Value::Null));
    assert!(info["seats"][0].get("played_by").is_none() && info["seats"][1]["player"]["name"] == "Bob");
    let choices = bob.see(&table, "choices").await.ok();
    let one = choices["choices"][0].as_str().expect("a text");
    bob.play(&table, &[one], 7, "k").await.refused(409, "played-by-bot");
    assert_eq!(bob.act(&table, "join", json!({})).await.ok(), json!({ "seat": 1, "version": 8 }));
    let info = anna.info(&table).await;
    assert!(info["seats"][1].get("played_by").is_none());
    assert!(info["clocks"][1].as_u64() > Some(30_000), "with time to play: {info}");
    assert_eq!(bob.play(&table, &[one], 8, "k").await.ok(), json!({ "version": 9 }));
    assert_eq!(bob.see(&table, "view").await.ok()["sealed"], json!([one]));
}

#[tokio::test]
async fn a_game_whose_players_are_all_too_slow_ends_by_itself() {
    let house = House::open().await;
    let open = json!({ "game": "morgan", "seats": 2, "pace": live_pace(1, 0) });
    let (anna, _, table) = house.two_at_table(open).await;
    let info = until(&anna, &table, |info| info["state"] == "over").await;
    assert_eq!(info["result"].as_array().map(Vec::len), Some(2));
    assert!(info.get("clocks").is_none());
}

#[tokio::test]
async fn only_the_clock_of_who_is_awaited_runs() {
    let house = House::open().await;
    let open = json!({ "game": "morgan", "seats": 2, "pace": live_pace(1, 60) });
    let (anna, _, table) = house.two_at_table(open).await;
    let first = awaited(&anna.info(&table).await)[0];
    let info = until(&anna, &table, |info| awaited(info) == [1 - first]).await;
    assert_eq!(info["seats"][first]["played_by"], "normal", "{info}");
    assert!(info["seats"][1 - first].get("played_by").is_none(), "{info}");
    assert!(info["clocks"][1 - first].as_u64() > Some(55_000), "{info}");
}
