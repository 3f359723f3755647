//! A game in progress: views, choices, moves, keys, take-backs, leaving, the end and its proof.

use data_encoding::HEXLOWER;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::client::Client;
use crate::gamers::{GAMES, Luck, awaited, play_on, play_to_the_end};
use crate::house::{House, opened, version_of};

/// Two different choices of a player.
async fn two_choices(player: &Client, table: &str) -> (String, String) {
    let choices = player.see(table, "choices").await.ok();
    let text = |index: usize| choices["choices"][index].as_str().expect("a text").to_owned();
    (text(0), text(1))
}

#[tokio::test]
async fn everybody_has_a_view_of_their_own() {
    let house = House::open().await;
    for game in GAMES {
        let (anna, bob, table) = house.two_at(game).await;
        let (nobody, cleo) = (house.stranger(), house.guest("Cleo").await);
        for (viewer, seat) in
            [&anna, &bob, &nobody, &cleo].into_iter().zip([json!(0), json!(1), Value::Null, Value::Null])
        {
            let seen = viewer.see(&table, "view").await.ok();
            let fields: Vec<&str> = seen.as_object().expect("an object").keys().map(String::as_str).collect();
            assert_eq!(fields, ["awaited", "over", "sealed", "seat", "version", "view"]);
            assert_eq!((&seen["seat"], &seen["view"]["seat"]), (&seat, &seat), "{game}");
            assert_eq!((&seen["version"], &seen["sealed"], &seen["over"]), (&json!(3), &json!([]), &json!(false)));
            assert!(seen["view"]["open"].is_object());
            assert_eq!(seen["awaited"], anna.info(&table).await["awaited"]);
            assert!(!seat.is_null() || seen["view"]["own"].is_null(), "a spectator has nothing of their own");
        }
    }
}

#[tokio::test]
async fn choices_are_for_who_is_awaited() {
    let house = House::open().await;
    let (anna, bob, table) = two_at_morgan(&house).await;
    let choices = anna.see(&table, "choices").await.ok();
    assert_eq!(choices["version"], 3);
    assert!(choices["choices"].as_array().is_some_and(|list| list.contains(&json!("corner north-east"))));
    bob.see(&table, "choices").await.refused(409, "not-awaited");
    house.stranger().see(&table, "choices").await.refused(409, "not-awaited");
    bob.play(&table, &["corner north-east"], 3, "k").await.refused(409, "not-awaited");
    anna.play(&table, &["corner north-east"], 3, "k").await.ok();
    anna.see(&table, "choices").await.refused(409, "not-awaited");
}

#[tokio::test]
async fn a_sealed_move_is_secret_and_may_be_replaced() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let (one, other) = two_choices(&anna, &table).await;
    let version = version_of(&anna.play(&table, &[&one], 3, "a").await.ok());
    assert_eq!(version, 4);
    let seen = anna.see(&table, "view").await.ok();
    assert_eq!((&seen["sealed"], &seen["awaited"]), (&json!([one]), &json!([1])));
    for other in [&bob, &house.stranger()] {
        let seen = other.see(&table, "view").await.ok();
        assert_eq!((&seen["sealed"], &seen["awaited"]), (&json!([]), &json!([1])));
    }
    assert!(
        anna.see(&table, "choices").await.ok()["choices"].as_array().is_some_and(|list| list.contains(&json!(other)))
    );
    let stale = anna.play(&table, &[&other], 3, "b").await.refused(409, "stale");
    assert_eq!(stale, json!({ "version": 4 }), "this seat has sealed since");
    assert_eq!(anna.play(&table, &[&other], 4, "b").await.ok(), json!({ "version": 5 }));
    assert_eq!(anna.see(&table, "view").await.ok()["sealed"], json!([other]));
    // Bob has not seen Anna's moves, but nothing was resolved since.
    assert_eq!(bob.play(&table, &[&one], 3, "b").await.ok(), json!({ "version": 6 }));
    let info = anna.info(&table).await;
    assert_eq!((&info["moves"], &info["awaited"]), (&json!(2), &json!([0, 1])));
    anna.play(&table, &[&one], 5, "c").await.refused(409, "stale");
    anna.play(&table, &[&one], 7, "c").await.refused(409, "stale");
}

#[tokio::test]
async fn a_key_sent_twice_plays_once() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let (one, other) = two_choices(&anna, &table).await;
    let moves = [&*one];
    let (first, second) = tokio::join!(anna.play(&table, &moves, 3, "k"), anna.play(&table, &moves, 3, "k"));
    assert_eq!((first.ok(), second.ok()), (json!({ "version": 4 }), json!({ "version": 4 })));
    for moves in [&[&*other][..], &[], &["nonsense", "more"]] {
        assert_eq!(anna.play(&table, moves, 99, "k").await.ok(), json!({ "version": 4 }), "whatever the body");
    }
    assert_eq!(anna.see(&table, "view").await.ok()["sealed"], json!([one]));
    assert_eq!(bob.play(&table, &[&other], 3, "k").await.ok(), json!({ "version": 5 }), "a key belongs to a player");
    // Not even the key that opened a table is one of its moves.
    let next = opened(&anna, json!({ "game": "cartographers", "seats": 1, "start": "full", "key": "k" })).await;
    let (there, _) = two_choices(&anna, &next).await;
    assert_eq!(anna.play(&next, &[&there], 2, "k").await.ok(), json!({ "version": 3 }), "and to a table");
}

#[tokio::test]
async fn a_refused_request_does_not_use_up_its_key() {
    let house = House::open().await;
    let (anna, _, table) = house.two_at("cartographers").await;
    let (one, _) = two_choices(&anna, &table).await;
    anna.play(&table, &["farm Z1"], 3, "k").await.refused(422, "cartographers-refused-unknown-space");
    anna.play(&table, &[&one], 1, "k").await.refused(409, "stale");
    assert_eq!(anna.play(&table, &[&one], 3, "k").await.ok(), json!({ "version": 4 }));
    for key in ["", &"x".repeat(65)] {
        anna.play(&table, &[&one], 4, key).await.refused(422, "bad-key");
    }
}

#[tokio::test]
async fn a_refused_move_has_the_code_of_its_rule() {
    let house = House::open().await;
    let (anna, _, table) = two_at_morgan(&house).await;
    for (text, code) in [("corner up", "morgan-refused-unknown-corner"), ("draw", "morgan-refused-corner-first")] {
        assert_eq!(anna.play(&table, &[text], 3, "k").await.refused(422, code)["move"], 0);
    }
    anna.play(&table, &[], 3, "k").await.refused(422, "no-moves");
    anna.play(&table, &["draw"; 201], 3, "k").await.refused(422, "too-many-moves");
    anna.play(&table, &[&"x".repeat(401)], 3, "k").await.refused(422, "bad-move");
    assert_eq!(anna.info(&table).await["version"], 3);
}

#[tokio::test]
async fn a_batch_ends_where_something_is_revealed_or_others_are_awaited() {
    let house = House::open().await;
    let (anna, _, table) = house.two_at("cartographers").await;
    let (one, other) = two_choices(&anna, &table).await;
    for second in [&*other, "nonsense"] {
        let args = anna.play(&table, &[&one, second], 3, "k").await.refused(422, "past-end");
        assert_eq!(args, json!({ "move": 1 }), "what follows is not even read");
    }
    let seen = anna.see(&table, "view").await.ok();
    assert_eq!((&seen["version"], &seen["sealed"]), (&json!(3), &json!([])), "nothing of the batch counts");
    // Alone at a table nobody else is awaited, but a move turns the next card.
    let alone = opened(&anna, json!({ "game": "cartographers", "seats": 1, "start": "full" })).await;
    let (one, _) = two_choices(&anna, &alone).await;
    assert_eq!(anna.play(&alone, &[&one, "nonsense"], 2, "k").await.refused(422, "past-end"), json!({ "move": 1 }));
}

/// Two players of Morgan who have chosen their corners: who moves now, who waits, and the table at version 5.
async fn first_turn_of_morgan(house: &House) -> (Client, Client, String) {
    let (first, second, table) = two_at_morgan(house).await;
    first.play(&table, &["corner north-east"], 3, "corner").await.ok();
    second.play(&table, &["corner south-east"], 4, "corner").await.ok();
    (second, first, table)
}

/// Two players at a new table of Morgan: first the one who is awaited.
async fn two_at_morgan(house: &House) -> (Client, Client, String) {
    let (anna, bob, table) = house.two_at("morgan").await;
    if awaited(&anna.info(&table).await) == [0] { (anna, bob, table) } else { (bob, anna, table) }
}

#[tokio::test]
async fn a_batch_is_played_whole_or_not_at_all() {
    let house = House::open().await;
    let (mover, _, table) = first_turn_of_morgan(&house).await;
    let (tile, _) = two_choices(&mover, &table).await;
    let refused = mover.play(&table, &[&tile, "step nowhere"], 5, "k").await;
    let args = refused.refused(422, "morgan-refused-unknown-direction");
    assert_eq!(args["move"], 1, "the first move reveals nothing, so the second is read");
    let args = mover.play(&table, &[&tile, "draw", "nonsense"], 5, "k").await.refused(422, "past-end");
    assert_eq!(args, json!({ "move": 2 }), "drawing cards reveals something");
    let info = mover.info(&table).await;
    assert_eq!((&info["moves"], &info["version"]), (&json!(2), &json!(5)));
    for _ in 0..2 {
        assert_eq!(mover.play(&table, &[&tile, "draw"], 5, "k").await.ok(), json!({ "version": 6 }));
    }
    let info = mover.info(&table).await;
    assert_eq!((&info["moves"], &info["version"]), (&json!(4), &json!(6)), "a batch is one row");
}

#[tokio::test]
async fn a_turn_is_taken_back_when_all_agree() {
    let house = House::open().await;
    let (mover, other, table) = first_turn_of_morgan(&house).await;
    let before = mover.see(&table, "view").await.ok()["view"].clone();
    let (tile, _) = two_choices(&mover, &table).await;
    assert_eq!(mover.play(&table, &[&tile], 5, "k").await.ok(), json!({ "version": 6 }));
    house.guest("Cleo").await.act(&table, "takeback", json!({})).await.refused(403, "not-seated");
    assert_eq!(mover.act(&table, "takeback", json!({})).await.ok(), json!({ "version": 7 }));
    assert_eq!(mover.act(&table, "takeback", json!({})).await.ok(), json!({ "version": 7 }), "again");
    let wish = mover.info(&table).await;
    assert_eq!((&wish["moves"], wish["takeback"].as_array().map(Vec::len)), (&json!(3), Some(1)));
    assert_eq!(other.act(&table, "takeback", json!({})).await.ok(), json!({ "version": 8 }));
    // Events cannot say what was taken back.
    assert_eq!(other.see(&table, "news?since=7").await.ok(), json!({ "version": 8, "reset": true }));
    let info = mover.info(&table).await;
    assert_eq!((&info["moves"], info.get("takeback")), (&json!(2), None));
    assert_eq!(mover.see(&table, "view").await.ok()["view"], before);
    mover.play(&table, &[&tile], 6, "late").await.refused(409, "stale");
    assert_eq!(mover.play(&table, &[&tile], 5, "k").await.ok(), json!({ "version": 6 }), "a key answers as before");
    mover.play(&table, &[&tile], 8, "anew").await.ok();
}

#[tokio::test]
async fn whoever_is_asked_may_decline_what_another_wants_to_take_back() {
    let house = House::open().await;
    let (mover, other, table) = first_turn_of_morgan(&house).await;
    let decline = json!({ "decline": true });
    other.act(&table, "takeback", decline.clone()).await.refused(409, "nothing-to-decline");
    let (tile, _) = two_choices(&mover, &table).await;
    mover.play(&table, &[&tile], 5, "k").await.ok();
    mover.act(&table, "takeback", json!({ "decline": false })).await.ok();
    mover.act(&table, "takeback", decline.clone()).await.refused(409, "nothing-to-decline");
    house.guest("Cleo").await.act(&table, "takeback", decline.clone()).await.refused(403, "not-seated");
    assert_eq!(other.act(&table, "takeback", decline.clone()).await.ok(), json!({ "version": 8 }));
    let info = mover.info(&table).await;
    assert_eq!((&info["moves"], info.get("takeback")), (&json!(3), None), "the wish is dropped");
    other.act(&table, "takeback", decline).await.refused(409, "nothing-to-decline");
    assert_eq!(mover.act(&table, "takeback", json!({})).await.ok(), json!({ "version": 9 }), "it may be asked again");
}

#[tokio::test]
async fn what_was_revealed_is_not_taken_back() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    anna.act(&table, "takeback", json!({})).await.refused(409, "nothing-to-take-back");
    play_on(&[&anna, &bob], &table, &mut Luck(1), 2).await;
    anna.act(&table, "takeback", json!({})).await.refused(409, "nothing-to-take-back");
}

#[tokio::test]
async fn a_bot_plays_on_for_who_leaves_until_they_come_back() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    let version = version_of(&bob.act(&table, "leave", json!({})).await.ok());
    assert_eq!(bob.info(&table).await["seats"][1]["played_by"], "normal");
    let news = anna.see(&table, &format!("news?since={version}&wait=20")).await.ok();
    assert_eq!(news["news"][0]["awaited"], json!([0]), "the bot has sealed");
    bob.play(&table, &["farm A1"], version_of(&news), "k").await.refused(409, "played-by-bot");
    let back = bob.act(&table, "join", json!({})).await.ok();
    assert_eq!(back["seat"], 1);
    assert!(bob.info(&table).await["seats"][1].get("played_by").is_none());
    let (one, _) = two_choices(&bob, &table).await;
    bob.play(&table, &[&one], version_of(&back), "k").await.ok();
    assert_eq!(bob.see(&table, "view").await.ok()["sealed"], json!([one]), "what the bot sealed is replaced");
}

#[tokio::test]
async fn whoever_resigns_does_not_come_back() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("cartographers").await;
    house.stranger().act(&table, "resign", json!({})).await.refused(401, "not-known");
    anna.act(&table, "resign", json!({})).await.ok();
    let info = bob.info(&table).await;
    assert_eq!((&info["seats"][0]["resigned"], &info["opener"]), (&json!(true), &json!(1)));
    anna.act(&table, "join", json!({})).await.ok();
    assert_eq!(bob.info(&table).await["seats"][0]["resigned"], true);
}

#[tokio::test]
async fn a_table_that_all_have_left_is_closed_and_public() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("misterra").await;
    anna.see(&table, "record").await.refused(409, "not-over");
    anna.act(&table, "leave", json!({})).await.ok();
    bob.act(&table, "leave", json!({})).await.ok();
    let info = house.stranger().info(&table).await;
    assert_eq!((&info["state"], &info["awaited"]), (&json!("closed"), &json!([])));
    assert!(info["secret"].is_string() && info["lucks"] == json!([null, null]));
    let record = house.stranger().see(&table, "record").await;
    assert_eq!((record.status, record.header("content-type")), (200, Some("text/plain; charset=utf-8")));
    assert!(record.text().trim_end().ends_with("\nunfinished"), "{}", record.text());
    assert_eq!(bob.act(&table, "leave", json!({})).await.ok()["version"], info["version"], "again");
    anna.act(&table, "start", json!({})).await.refused(403, "not-opener");
}

#[tokio::test]
async fn every_moment_of_a_game_can_be_seen_again() {
    let house = House::open().await;
    for game in GAMES {
        let (anna, bob, table) = house.two_at(game).await;
        let mut seen = vec![anna.see(&table, "view").await.ok()["view"].clone()];
        let mut luck = Luck(11);
        for _ in 0..6 {
            let info = play_on(&[&anna, &bob], &table, &mut luck, 1).await;
            let moves = info["moves"].as_u64().expect("a number") as usize;
            seen.resize(moves + 1, Value::Null);
            seen[moves] = anna.see(&table, "view").await.ok()["view"].clone();
        }
        for (moves, view) in seen.iter().enumerate().filter(|(_, view)| !view.is_null()) {
            let again = anna.see(&table, &format!("at/{moves}")).await.ok();
            assert_eq!(again, json!({ "moves": moves, "seat": 0, "view": view }), "{game} after {moves} moves");
            let outside = house.stranger().see(&table, &format!("at/{moves}")).await.ok();
            assert_eq!((&outside["seat"], &outside["view"]["own"]), (&Value::Null, &Value::Null));
        }
        anna.see(&table, &format!("at/{}", seen.len())).await.refused(404, "not-found");
        anna.see(&table, "at/x").await.refused(404, "not-found");
    }
}

fn digest(text: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(text))
}

#[tokio::test]
async fn the_cards_are_fair_by_proof() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    for lucks in [[Some("clover"), Some("Glück ☘")], [None, Some("second")], [None, None]] {
        let mut open = json!({ "game": "cartographers", "seats": 2 });
        if let Some(luck) = lucks[0] {
            open["luck"] = json!(luck);
        }
        let table = opened(&anna, open).await;
        let commitment = anna.info(&table).await["commitment"].as_str().expect("a text").to_owned();
        bob.act(&table, "join", json!({ "luck": "replaced" })).await.ok();
        bob.act(&table, "join", json!({ "luck": "" })).await.ok();
        match lucks[1] {
            Some(luck) => _ = bob.act(&table, "join", json!({ "luck": luck })).await.ok(),
            None => {
                bob.act(&table, "leave", json!({})).await.ok();
                bob.act(&table, "join", json!({})).await.ok();
            }
        }
        anna.act(&table, "start", json!({})).await.ok();
        bob.act(&table, "join", json!({ "luck": "too late" })).await.ok();
        let info = play_to_the_end(&[&anna, &bob], &table, &mut Luck(5)).await;
        assert_eq!(info["lucks"], json!(lucks));
        let secret = info["secret"].as_str().expect("a text");
        assert!(secret.len() == 64 && secret.bytes().all(|c| matches!(c, b'0'..=b'9' | b'a'..=b'f')));
        assert_eq!(digest(secret), commitment);
        assert_eq!(info["commitment"], json!(commitment));
        let seed = format!("{secret}.{}", digest(&lucks.map(Option::unwrap_or_default).join("\n")));
        let record = house.stranger().see(&table, "record").await.text();
        assert!(record.lines().any(|line| line == format!("seed {seed}")), "{record}");
        let result: Vec<String> = info["result"].as_array().expect("points").iter().map(Value::to_string).collect();
        assert!(record.trim_end().ends_with(&format!("result {}", result.join(" "))));
        let view = anna.see(&table, "view").await.ok();
        assert_eq!((&view["over"], &view["awaited"]), (&json!(true), &json!([])));
        anna.see(&table, "choices").await.refused(409, "not-awaited");
        anna.play(&table, &["farm A1"], version_of(&info), "late").await.refused(409, "not-awaited");
        assert_eq!(anna.act(&table, "leave", json!({})).await.ok()["version"], info["version"]);
    }
}
