//! A server that ends in the middle of games and begins again on the same folder.

use std::path::Path;
use std::time::Instant;

use serde_json::{Value, json};
use store::{Sqlite, StoreError};

use crate::client::Client;
use crate::gamers::{GAMES, Luck, awaited, play_on, play_once, play_to_the_end};
use crate::house::{House, empty_folder, id_of, opened, version_of};

/// A move that was acknowledged.
struct Acknowledged {
    seat: usize,
    body: Value,
    answer: Value,
}

/// Plays some moves at random and notes what was acknowledged.
async fn play_and_note(players: &[&Client], table: &str, luck: &mut Luck, count: usize) -> Vec<Acknowledged> {
    let mut noted = Vec::new();
    while noted.len() < count {
        let seats = awaited(&players[0].info(table).await);
        let seat = seats[luck.below(seats.len())];
        let choices = players[seat].see(table, "choices").await.ok();
        let key = format!("key {}", noted.len());
        let body = json!({ "moves": [luck.choose(&choices)], "version": choices["version"], "key": key });
        let answer = players[seat].act(table, "moves", body.clone()).await.ok();
        noted.push(Acknowledged { seat, body, answer });
    }
    noted
}

/// What somebody sees of a table and what stays the same when the server begins again.
async fn sight(who: &Client, table: &str) -> Value {
    let info = who.info(table).await;
    let mut seen = json!({
        "info": info, "view": who.see(table, "view").await.json(), "choices": who.see(table, "choices").await.json(),
        "news": who.see(table, &format!("news?since={}", version_of(&info) - 1)).await.json(),
        "chat": who.see(table, "chat").await.json(), "record": who.see(table, "record").await.text()
    });
    // Everybody counts as here for a while after the server has begun.
    for chair in seen["info"]["seats"].as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        chair.remove("here");
    }
    seen
}

#[tokio::test]
async fn every_acknowledged_move_is_there_after_a_restart() {
    let folder = empty_folder("moves");
    let mut house = House::on(&folder).await;
    let mut tables = Vec::new();
    for game in GAMES {
        let (anna, bob, table) =
            house.two_at_table(json!({ "game": game, "seats": 2, "luck": "mine", "listed": true })).await;
        anna.act(&table, "chat", json!({ "text": "hello", "key": "chat" })).await.with_status(201);
        let noted = play_and_note(&[&anna, &bob], &table, &mut Luck(21), 15).await;
        tables.push((anna, bob, table, noted));
    }
    for is_told in [false, true] {
        let mut before = Vec::new();
        for (anna, bob, table, _) in &tables {
            let spectator = house.stranger();
            before.push([sight(anna, table).await, sight(bob, table).await, sight(&spectator, table).await]);
        }
        if is_told {
            house.stop().await
        } else {
            house.drop_at_once().await
        }
        house = House::on(&folder).await;
        for ((anna, bob, table, noted), before) in tables.iter_mut().zip(before) {
            (*anna, *bob) = (anna.at(house.address), bob.at(house.address));
            let spectator = house.stranger();
            assert_eq!([sight(anna, table).await, sight(bob, table).await, sight(&spectator, table).await], before);
            for Acknowledged { seat, body, answer } in noted {
                let mut body = body.clone();
                assert_eq!([&*anna, &*bob][*seat].act(table, "moves", body.clone()).await.ok(), *answer);
                body["moves"] = json!(["nonsense"]);
                assert_eq!([&*anna, &*bob][*seat].act(table, "moves", body).await.ok(), *answer);
            }
            let said = anna.act(table, "chat", json!({ "text": "hello", "key": "chat" })).await;
            assert_eq!(said.with_status(201), json!({ "number": 1 }));
            assert_eq!(sight(anna, table).await, before[0], "nothing was applied twice");
        }
        let listed = house.stranger().get("/api/tables?state=playing").await.ok();
        assert_eq!(listed["tables"].as_array().map(Vec::len), Some(3));
    }
    for (anna, bob, table, _) in &tables {
        play_on(&[anna, bob], table, &mut Luck(22), 4).await;
    }
}

#[tokio::test]
async fn a_finished_game_is_readable_after_a_restart() {
    let folder = empty_folder("finished");
    let house = House::on(&folder).await;
    let mut tables = Vec::new();
    for game in GAMES {
        let (anna, bob, table) = house.two_at(game).await;
        let noted = play_and_note(&[&anna, &bob], &table, &mut Luck(31), 3).await;
        let info = play_to_the_end(&[&anna, &bob], &table, &mut Luck(32)).await;
        let middle = format!("at/{}", info["moves"].as_u64().expect("a number") / 2);
        let seen = [sight(&anna, &table).await, sight(&house.stranger(), &table).await];
        let view = bob.see(&table, &middle).await.ok();
        tables.push((anna, bob, table, noted, middle, seen, view));
    }
    house.stop().await;
    let house = House::on(&folder).await;
    let mut nexts = Vec::new();
    for (anna, bob, table, noted, middle, seen, view) in &tables {
        let (anna, bob) = (anna.at(house.address), bob.at(house.address));
        assert_eq!(bob.see(table, middle).await.ok(), *view);
        assert_eq!([sight(&anna, table).await, sight(&house.stranger(), table).await], *seen);
        assert_eq!(seen[0]["info"]["state"], "over");
        for Acknowledged { seat, body, answer } in noted {
            assert_eq!([&anna, &bob][*seat].act(table, "moves", body.clone()).await.ok(), *answer);
        }
        assert_eq!(anna.get("/api/me/tables").await.ok()["tables"], json!([table]));
        let next = id_of(&anna.act(table, "rematch", json!({})).await.with_status(201));
        assert_eq!(id_of(&bob.act(table, "rematch", json!({})).await.with_status(201)), next);
        nexts.push(next);
    }
    house.stop().await;
    let house = House::on(&folder).await;
    for ((_, _, table, ..), next) in tables.iter().zip(nexts) {
        assert_eq!(house.stranger().info(table).await["next"], json!(next), "also after a restart");
    }
}

#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let folder = empty_folder("bots");
    let mut house = House::on(&folder).await;
    let mut anna = house.guest("Anna").await;
    let mut luck = Luck(41);
    let mut tables = Vec::new();
    for game in GAMES {
        let table =
            opened(&anna, json!({ "game": game, "seats": 2, "bots": { "1": "greedy" }, "start": "full" })).await;
        tables.push(table);
    }
    for _ in 0..4 {
        // The server ends while the bots think.
        for table in &tables {
            if awaited(&anna.info(table).await).contains(&0) {
                play_once(&anna, table, &mut luck).await;
            }
        }
        house.drop_at_once().await;
        house = House::on(&folder).await;
        anna = anna.at(house.address);
    }
    for table in &tables {
        loop {
            let info = anna.info(table).await;
            if info["state"] == "over" {
                break;
            }
            if awaited(&info).contains(&0) {
                play_once(&anna, table, &mut luck).await;
            } else {
                anna.see(table, &format!("news?since={}&wait=20", version_of(&info))).await.ok();
            }
        }
    }
}

#[tokio::test]
async fn a_table_that_gathers_goes_on_gathering() {
    let folder = empty_folder("gathering");
    let house = House::on(&folder).await;
    let (anna, bob, cleo) = (house.guest("Anna").await, house.guest("Bob").await, house.guest("Cleo").await);
    let open = json!({ "game": "misterra", "seats": 3, "luck": "clover", "key": "k", "start": "full" });
    let table = opened(&anna, open.clone()).await;
    bob.act(&table, "join", json!({ "seat": 2, "luck": "horseshoe" })).await.ok();
    let table_of_cleo = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    cleo.act(&table_of_cleo, "join", json!({})).await.ok();
    anna.act(&table_of_cleo, "kick", json!({ "seat": 1 })).await.ok();
    let before = [anna.info(&table).await, anna.info(&table_of_cleo).await];
    house.stop().await;
    let house = House::on(&folder).await;
    let (anna, bob, cleo) = (anna.at(house.address), bob.at(house.address), cleo.at(house.address));
    assert_eq!([anna.info(&table).await, anna.info(&table_of_cleo).await], before);
    assert_eq!(opened(&anna, open).await, table, "a key lives as long as the table");
    cleo.act(&table_of_cleo, "join", json!({})).await.refused(403, "kicked");
    assert_eq!(bob.act(&table, "join", json!({})).await.ok()["seat"], 2);
    let dora = house.guest("Dora").await;
    dora.act(&table, "join", json!({})).await.ok();
    assert_eq!(anna.info(&table).await["state"], "playing", "it starts by itself");
    for player in [&anna, &bob, &dora] {
        player.act(&table, "leave", json!({})).await.ok();
    }
    let info = anna.info(&table).await;
    assert_eq!((&info["state"], &info["lucks"]), (&json!("closed"), &json!(["clover", null, "horseshoe"])));
}

#[tokio::test]
async fn live_clocks_stand_still_while_nobody_serves_the_table() {
    let folder = empty_folder("clocks");
    let house = House::on(&folder).await;
    let open = json!({ "game": "cartographers", "seats": 2, "pace": { "live": { "bank": 600, "add": 0 } } });
    let (anna, bob, table) = house.two_at_table(open).await;
    play_once(&bob, &table, &mut Luck(0)).await;
    let begun = Instant::now();
    let before = anna.info(&table).await["clocks"].clone();
    house.stop().await;
    // Meanwhile time passes: somebody plays elsewhere.
    let stopped = Instant::now();
    let elsewhere = House::open().await;
    let (one, two, other) = elsewhere.two_at("morgan").await;
    play_to_the_end(&[&one, &two], &other, &mut Luck(8)).await;
    let unserved = stopped.elapsed();
    let house = House::on(&folder).await;
    let after = anna.at(house.address).info(&table).await["clocks"].clone();
    let served = begun.elapsed() - unserved;
    assert_eq!(before[1], after[1], "Bob has sealed");
    let left = |clocks: &Value| clocks[0].as_i64().expect("milliseconds");
    let spent = left(&before) - left(&after);
    assert!(spent <= served.as_millis() as i64 + 5, "{spent} ms of {served:?} and {unserved:?}");
    assert!(unserved.as_millis() > 20, "enough time to see a difference");
}

#[tokio::test]
async fn whoever_was_known_is_known_and_whoever_was_forgotten_is_not() {
    let folder = empty_folder("known");
    let house = House::on(&folder).await;
    let (anna, bob, cleo) = (house.guest("Anna").await, house.guest("Bob").await, house.guest("Cleo").await);
    anna.send("PATCH", "/api/me", &json!({ "name": "Änne" })).await.ok();
    anna.send("PUT", "/api/me/login", &json!({ "login": "anna", "password": "correct horse" })).await.ok();
    bob.ask("DELETE", "/api/me", &[], b"").await.ok();
    cleo.post("/api/logout", json!({})).await.ok();
    house.drop_at_once().await;
    let house = House::on(&folder).await;
    assert_eq!(anna.at(house.address).get("/api/me").await.ok()["player"]["name"], "Änne");
    bob.at(house.address).get("/api/me").await.refused(401, "not-known");
    cleo.at(house.address).get("/api/me").await.refused(401, "not-known");
    let entered = house.stranger().post("/api/login", json!({ "login": "anna", "password": "correct horse" })).await;
    assert_eq!(entered.ok()["player"]["id"], json!(anna.id));
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_is_refused() {
    let folder = empty_folder("locked");
    let house = House::on(&folder).await;
    assert!(matches!(Sqlite::open(&folder), Err(StoreError::Locked(_))));
    house.guest("Anna").await;
    house.stop().await;
    assert!(Sqlite::open(&folder).is_ok());
}

/// Copies the files of a folder as they are now.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for file in std::fs::read_dir(from).expect("a folder") {
        let file = file.expect("a file");
        std::fs::copy(file.path(), to.join(file.file_name())).expect("it can be copied");
    }
}

#[tokio::test]
async fn what_is_acknowledged_is_on_the_disk() {
    let (folder, image) = (empty_folder("disk"), empty_folder("disk-image"));
    let house = House::on(&folder).await;
    let (anna, bob, table) = house.two_at("misterra").await;
    play_and_note(&[&anna, &bob], &table, &mut Luck(51), 10).await;
    let before = sight(&anna, &table).await;
    // The server still runs: this is what a power failure would leave.
    copy(&folder, &image);
    let again = House::on(&image).await;
    assert_eq!(sight(&anna.at(again.address), &table).await, before);
    play_to_the_end(&[&anna.at(again.address), &bob.at(again.address)], &table, &mut Luck(52)).await;
    assert_eq!(sight(&anna, &table).await, before, "the first server has its own files");
}
