//! Tables from opening to the start: options, seats, lists, rematches.

use serde_json::{Value, json};

use crate::gamers::{Luck, play_to_the_end};
use crate::house::{House, id_of, opened, version_of};

/// The players' names and the bots of a table, in seat order.
fn sitters(info: &Value) -> Vec<String> {
    let name = |chair: &Value| chair["player"]["name"].as_str().or(chair["bot"].as_str()).unwrap_or("-").to_owned();
    info["seats"].as_array().expect("a list").iter().map(name).collect()
}

#[tokio::test]
async fn a_table_needs_only_a_game_and_a_number_of_seats() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let made = anna.post("/api/tables", json!({ "game": "misterra", "seats": 2 })).await.with_status(201);
    let info = &made["table"];
    let id = id_of(&made);
    assert!((11..=24).contains(&id.len()) && id.bytes().all(|c| c.is_ascii_alphanumeric() || b"_-".contains(&c)));
    for (field, value) in [
        ("game", json!("misterra")),
        ("generation", json!(1)),
        ("state", json!("gathering")),
        ("version", json!(1)),
        ("awaited", json!([])),
        ("listed", json!(false)),
        ("pace", json!(null)),
        ("rated", json!(false)),
        ("hints", json!(true)),
        ("start", json!("opener")),
        ("opener", json!(0)),
    ] {
        assert_eq!(info[field], value, "{field}");
    }
    assert_eq!(info["seats"][0]["player"], json!({ "id": anna.id, "name": "Anna" }));
    assert_eq!(info["seats"][1], Value::Null);
    let commitment = info["commitment"].as_str().expect("a text");
    assert!(commitment.len() == 64 && commitment.bytes().all(|c| matches!(c, b'0'..=b'9' | b'a'..=b'f')));
    assert!(info.get("secret").is_none() && info.get("lucks").is_none() && info.get("result").is_none());
    assert_eq!(house.stranger().info(&id).await["commitment"], json!(commitment));
}

#[tokio::test]
async fn a_table_is_opened_with_every_option() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let open = json!({
        "game": "misterra", "seats": 3, "options": "master=true", "bots": { "1": "greedy" }, "listed": true,
        "pace": { "live": { "bank": 600, "add": 10 } }, "rated": false, "hints": false, "start": "full",
        "luck": "clover", "key": "k"
    });
    let info = anna.post("/api/tables", open).await.with_status(201)["table"].clone();
    assert_eq!(sitters(&info), ["Anna", "greedy", "-"]);
    assert_eq!(info["seats"][1], json!({ "bot": "greedy" }));
    assert!(info["options"].as_str().is_some_and(|options| options.contains("master=true")), "{info}");
    assert_eq!(info["pace"], json!({ "live": { "bank": 600, "add": 10 } }));
    assert_eq!((&info["listed"], &info["hints"], &info["start"]), (&json!(true), &json!(false), &json!("full")));
    let slow = json!({ "game": "morgan", "seats": 2, "pace": { "slow": { "hours": 24 } } });
    let info = anna.post("/api/tables", slow).await.with_status(201)["table"].clone();
    assert_eq!(info["pace"], json!({ "slow": { "hours": 24 } }));
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (change, code) in [
        (json!({ "game": "chess" }), "unknown-game"),
        (json!({ "seats": 0 }), "seats-out-of-range"),
        (json!({ "seats": 5 }), "seats-out-of-range"),
        (json!({ "options": "colour=red" }), "option-unknown-key"),
        (json!({ "options": "presumptions0=1+2" }), "misterra-presumptions-secret"),
        (json!({ "rated": true }), "not-yet"),
        (json!({ "bots": { "0": "greedy" } }), "bad-seat"),
        (json!({ "bots": { "2": "greedy" } }), "bad-seat"),
        (json!({ "bots": { "1": "nobody" } }), "unknown-bot"),
        (json!({ "pace": { "live": { "bank": 0, "add": 10 } } }), "bad-pace"),
        (json!({ "pace": { "slow": { "hours": 721 } } }), "bad-pace"),
        (json!({ "luck": "x".repeat(65) }), "bad-luck"),
        (json!({ "luck": "a\tb" }), "bad-luck"),
        (json!({ "key": "" }), "bad-key"),
        (json!({ "key": "x".repeat(65) }), "bad-key"),
    ] {
        let mut open = json!({ "game": "misterra", "seats": 2 });
        change.as_object().expect("fields").iter().for_each(|(name, value)| open[name] = value.clone());
        let answer = anna.post("/api/tables", open).await;
        assert_eq!((answer.status, answer.json()["code"].clone()), (422, json!(code)), "{change}");
        answer.refused(422, code);
    }
}

#[tokio::test]
async fn a_table_opened_twice_with_one_key_is_one_table() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let open = json!({ "game": "misterra", "seats": 2, "key": "once" });
    let (first, again) = tokio::join!(anna.post("/api/tables", open.clone()), anna.post("/api/tables", open.clone()));
    let table = id_of(&first.with_status(201));
    assert_eq!(id_of(&again.with_status(201)), table);
    let other = json!({ "game": "morgan", "seats": 3, "key": "once" });
    assert_eq!(id_of(&anna.post("/api/tables", other).await.with_status(201)), table, "whatever the body");
    assert_ne!(opened(&bob, open).await, table, "a key belongs to a player");
    assert_eq!(sitters(&anna.info(&table).await), ["Anna", "-"]);
}

#[tokio::test]
async fn listed_tables_are_found_by_state_and_game() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let listed = |game: &str, seats: u8| json!({ "game": game, "seats": seats, "listed": true });
    let morgan = opened(&anna, listed("morgan", 2)).await;
    let misterra = opened(&anna, listed("misterra", 1)).await;
    let hidden = opened(&anna, json!({ "game": "morgan", "seats": 2 })).await;
    anna.act(&misterra, "start", json!({})).await.ok();
    let find = async |query: &str| -> Vec<String> {
        let found = house.stranger().get(&format!("/api/tables{query}")).await.ok();
        assert_eq!(found["next"], Value::Null);
        found["tables"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|one| one["id"].as_str().expect("an id").to_owned())
            .collect()
    };
    let all = find("").await;
    assert!(all.len() == 2 && all.contains(&morgan) && all.contains(&misterra) && !all.contains(&hidden), "{all:?}");
    assert_eq!(find("?state=gathering").await, [&*morgan]);
    assert_eq!(find("?state=playing").await, [&*misterra]);
    assert_eq!(find("?game=morgan").await, [&*morgan]);
    assert_eq!(find("?state=gathering&game=misterra").await, [""; 0]);
    assert_eq!(find(&format!("?after={}", all[0])).await, all[1..]);
    let stranger = house.stranger();
    for query in ["?state=sleeping", "?after=nonsense", "?order=up", "?state=over&state=over"] {
        stranger.get(&format!("/api/tables{query}")).await.refused(400, "bad-request");
    }
}

#[tokio::test]
async fn a_long_list_has_pages() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let mut all = Vec::new();
    for _ in 0..120 {
        all.push(opened(&anna, json!({ "game": "morgan", "seats": 2, "listed": true })).await);
    }
    let (mut found, mut query, mut pages) = (Vec::new(), String::new(), 0);
    loop {
        let page = anna.get(&format!("/api/tables?state=gathering{query}")).await.ok();
        let tables = page["tables"].as_array().expect("a list");
        found.extend(tables.iter().map(|one| one["id"].as_str().expect("an id").to_owned()));
        pages += 1;
        let Some(next) = page["next"].as_str() else { break };
        query = format!("&after={next}");
    }
    assert!(pages > 1, "the list has several pages");
    all.sort();
    found.sort();
    assert_eq!(found, all);
}

#[tokio::test]
async fn players_sit_down_where_they_like() {
    let house = House::open().await;
    let (anna, bob, cleo) = (house.guest("Anna").await, house.guest("Bob").await, house.guest("Cleo").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 3 })).await;
    assert_eq!(bob.act(&table, "join", json!({ "seat": 2 })).await.ok(), json!({ "seat": 2, "version": 2 }));
    assert_eq!(bob.act(&table, "join", json!({ "seat": 1 })).await.ok()["seat"], 2, "one's own seat");
    let taken = cleo.act(&table, "join", json!({ "seat": 2 })).await;
    assert_eq!(taken.refused(409, "taken"), json!({ "seat": 2 }));
    cleo.act(&table, "join", json!({ "seat": 3 })).await.refused(404, "not-found");
    assert_eq!(
        cleo.act(&table, "join", json!({})).await.ok(),
        json!({ "seat": 1, "version": 3 }),
        "the lowest free one"
    );
    let dora = house.guest("Dora").await;
    dora.act(&table, "join", json!({})).await.refused(409, "full");
    anna.act(&table, "start", json!({})).await.ok();
    dora.act(&table, "join", json!({})).await.refused(409, "started");
    assert_eq!(bob.act(&table, "join", json!({})).await.ok()["seat"], 2, "again, after the start");
    house.stranger().act(&table, "join", json!({})).await.refused(401, "not-known");
    let nowhere = "AAAAAAAAAAAAAAAAAAAAAA";
    for (what, body) in [("join", json!({})), ("start", json!({})), ("leave", json!({})), ("rematch", json!({}))] {
        anna.act(nowhere, what, body).await.refused(404, "not-found");
    }
}

#[tokio::test]
async fn a_table_is_found_by_its_code_until_it_ends() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    let code = protocol::code(table.parse().expect("an id"));
    let found = json!({ "table": table });
    for text in [code.clone(), code.to_lowercase(), format!("{}%20{}", &code[..2], &code[2..])] {
        assert_eq!(house.stranger().get(&format!("/api/codes/{text}")).await.ok(), found, "{text}");
    }
    for bad in ["", "A", "AAAAA", "BCDFGH"] {
        anna.get(&format!("/api/codes/{bad}")).await.refused(404, "not-found");
    }
    for _ in 0..20 {
        anna.get(&format!("/api/codes/{code}")).await.ok();
    }
    anna.act(&table, "leave", json!({})).await.ok();
    anna.get(&format!("/api/codes/{code}")).await.refused(404, "not-found");
}

#[tokio::test]
async fn only_the_opener_starts_and_only_a_full_table() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "morgan", "seats": 2 })).await;
    assert_eq!(anna.act(&table, "start", json!({})).await.refused(409, "not-full"), json!({ "empty": 1 }));
    bob.act(&table, "join", json!({})).await.ok();
    bob.act(&table, "start", json!({})).await.refused(403, "not-opener");
    for what in ["view", "choices", "at/0"] {
        anna.see(&table, what).await.refused(409, "not-started");
    }
    anna.play(&table, &["draw"], 2, "k").await.refused(409, "not-started");
    anna.act(&table, "resign", json!({})).await.refused(409, "not-started");
    anna.act(&table, "takeback", json!({})).await.refused(409, "not-started");
    assert_eq!(anna.act(&table, "start", json!({})).await.ok(), json!({ "version": 3 }));
    assert_eq!(anna.act(&table, "start", json!({})).await.ok(), json!({ "version": 3 }), "again");
    assert_eq!(anna.info(&table).await["state"], "playing");
}

#[tokio::test]
async fn empty_seats_are_dropped_at_the_start_if_the_opener_wants_so() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 4 })).await;
    bob.act(&table, "join", json!({ "seat": 3, "luck": "last" })).await.ok();
    anna.act(&table, "start", json!({ "empty": "keep" })).await.refused(400, "bad-request");
    anna.act(&table, "start", json!({ "empty": "drop" })).await.ok();
    assert_eq!(sitters(&anna.info(&table).await), ["Anna", "Bob"]);
    assert_eq!(bob.see(&table, "view").await.ok()["seat"], 1);
    let alone = opened(&anna, json!({ "game": "morgan", "seats": 2 })).await;
    anna.act(&alone, "start", json!({ "empty": "drop" })).await.refused(409, "not-full");
}

#[tokio::test]
async fn a_table_may_start_by_itself() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "cartographers", "seats": 2, "start": "full" })).await;
    assert_eq!(anna.info(&table).await["state"], "gathering");
    bob.act(&table, "join", json!({})).await.ok();
    let info = anna.info(&table).await;
    assert_eq!((&info["state"], &info["version"], &info["awaited"]), (&json!("playing"), &json!(3), &json!([0, 1])));
    let solo = json!({ "game": "cartographers", "seats": 1, "start": "full" });
    assert_eq!(anna.post("/api/tables", solo).await.with_status(201)["table"]["state"], "playing");
}

#[tokio::test]
async fn whoever_leaves_before_the_start_frees_the_seat() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 3 })).await;
    bob.act(&table, "leave", json!({})).await.refused(403, "not-seated");
    bob.act(&table, "join", json!({})).await.ok();
    assert_eq!(anna.act(&table, "leave", json!({})).await.ok(), json!({ "version": 3 }));
    let info = anna.info(&table).await;
    assert_eq!((sitters(&info), &info["opener"]), (vec!["-".into(), "Bob".into(), "-".into()], &json!(1)));
    anna.act(&table, "start", json!({})).await.refused(403, "not-opener");
    bob.act(&table, "leave", json!({})).await.ok();
    let info = bob.info(&table).await;
    assert_eq!((&info["state"], &info["opener"]), (&json!("closed"), &Value::Null));
    assert!(info["secret"].is_string(), "a closed table has no secrets");
    bob.act(&table, "join", json!({})).await.refused(409, "closed");
    bob.see(&table, "record").await.refused(409, "not-started");
}

#[tokio::test]
async fn the_opener_removes_players_and_bots_before_the_start() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 3, "bots": { "2": "easy" } })).await;
    bob.act(&table, "join", json!({})).await.ok();
    bob.act(&table, "kick", json!({ "seat": 0 })).await.refused(403, "not-opener");
    anna.act(&table, "kick", json!({ "seat": 7 })).await.refused(404, "not-found");
    anna.act(&table, "kick", json!({ "seat": 0 })).await.refused(409, "own-seat");
    anna.act(&table, "kick", json!({ "seat": 1 })).await.ok();
    anna.act(&table, "kick", json!({ "seat": 2 })).await.ok();
    assert_eq!(sitters(&anna.info(&table).await), ["Anna", "-", "-"]);
    bob.act(&table, "join", json!({})).await.refused(403, "kicked");
    anna.act(&table, "start", json!({ "empty": "drop" })).await.ok();
    anna.act(&table, "kick", json!({ "seat": 0 })).await.refused(409, "own-seat");
}

#[tokio::test]
async fn whoever_is_removed_may_sit_down_again_once_let_in() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 2 })).await;
    bob.act(&table, "join", json!({})).await.ok();
    assert_eq!(anna.info(&table).await.get("removed"), None);
    anna.act(&table, "kick", json!({ "seat": 1 })).await.ok();
    assert_eq!(anna.info(&table).await["removed"], json!([{ "id": bob.id, "name": "Bob" }]));
    let let_in = json!({ "player": bob.id });
    bob.act(&table, "let-in", let_in.clone()).await.refused(403, "not-opener");
    for _ in 0..2 {
        assert_eq!(anna.act(&table, "let-in", let_in.clone()).await.ok(), json!({ "version": 4 }));
    }
    assert_eq!(anna.info(&table).await.get("removed"), None);
    assert_eq!(bob.act(&table, "join", json!({})).await.ok(), json!({ "seat": 1, "version": 5 }));
}

#[tokio::test]
async fn a_bot_plays_on_for_who_is_removed_during_the_game_until_they_are_let_in() {
    let house = House::open().await;
    let open = json!({ "game": "cartographers", "seats": 3, "bots": { "2": "greedy" } });
    let (anna, bob, table) = house.two_at_table(open).await;
    bob.act(&table, "kick", json!({ "seat": 0 })).await.refused(403, "not-opener");
    anna.act(&table, "kick", json!({ "seat": 2 })).await.refused(409, "started");
    let version = version_of(&anna.act(&table, "kick", json!({ "seat": 1 })).await.ok());
    let info = anna.info(&table).await;
    assert_eq!((&info["seats"][1]["played_by"], &info["removed"][0]["name"]), (&json!("normal"), &json!("Bob")));
    let again = version_of(&anna.act(&table, "kick", json!({ "seat": 1 })).await.ok());
    assert!(again >= version);
    assert_eq!(anna.info(&table).await["removed"].as_array().map(Vec::len), Some(1), "again");
    bob.act(&table, "join", json!({})).await.refused(403, "kicked");
    bob.act(&table, "seats/0/bot", json!({})).await.refused(403, "kicked");
    anna.act(&table, "let-in", json!({ "player": bob.id })).await.ok();
    assert_eq!(anna.info(&table).await["seats"][1]["played_by"], "normal", "not before the player wants to");
    assert_eq!(bob.act(&table, "join", json!({})).await.ok()["seat"], 1);
    assert_eq!(anna.info(&table).await["seats"][1].get("played_by"), None);
}

#[tokio::test]
async fn bots_take_seats_before_the_start() {
    let house = House::open().await;
    let (anna, bob) = (house.guest("Anna").await, house.guest("Bob").await);
    let table = opened(&anna, json!({ "game": "misterra", "seats": 4 })).await;
    bob.act(&table, "seats/1/bot", json!({})).await.refused(403, "not-seated");
    bob.act(&table, "join", json!({})).await.ok();
    bob.act(&table, "seats/2/bot", json!({})).await.refused(403, "not-opener");
    anna.act(&table, "seats/1/bot", json!({})).await.refused(409, "taken");
    anna.act(&table, "seats/4/bot", json!({})).await.refused(404, "not-found");
    anna.act(&table, "seats/x/bot", json!({})).await.refused(404, "not-found");
    anna.act(&table, "seats/2/bot", json!({ "bot": "nobody" })).await.refused(422, "unknown-bot");
    assert_eq!(anna.act(&table, "seats/2/bot", json!({})).await.ok(), json!({ "version": 3 }));
    anna.act(&table, "seats/3/bot", json!({ "bot": "greedy" })).await.ok();
    assert_eq!(sitters(&anna.info(&table).await), ["Anna", "Bob", "normal", "greedy"]);
    anna.act(&table, "start", json!({})).await.ok();
    bob.act(&table, "seats/0/bot", json!({})).await.refused(409, "not-away");
}

#[tokio::test]
async fn bots_of_the_house_play_by_themselves() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (game, bot) in [("cartographers", "greedy"), ("misterra", "easy"), ("morgan", "random")] {
        let table = opened(&anna, json!({ "game": game, "seats": 2, "bots": { "1": bot } })).await;
        let mut version = version_of(&anna.act(&table, "start", json!({})).await.ok());
        let mut luck = Luck(7);
        loop {
            let info = anna.info(&table).await;
            version = version.max(version_of(&info));
            if info["state"] == "over" {
                assert_eq!(info["result"].as_array().map(Vec::len), Some(2));
                break;
            }
            if info["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(0))) {
                version = crate::gamers::play_once(&anna, &table, &mut luck).await;
            } else {
                anna.see(&table, &format!("news?since={version}&wait=20")).await.ok();
            }
        }
    }
}

#[tokio::test]
async fn a_rematch_is_one_new_table_for_all_who_ask() {
    let house = House::open().await;
    let open = json!({ "game": "cartographers", "seats": 2, "options": "side=wastelands", "hints": false });
    let (anna, bob, table) = house.two_at_table(open).await;
    let stranger = house.guest("Cleo").await;
    anna.act(&table, "rematch", json!({})).await.refused(409, "not-over");
    play_to_the_end(&[&anna, &bob], &table, &mut Luck(3)).await;
    stranger.act(&table, "rematch", json!({})).await.refused(403, "not-seated");
    house.stranger().act(&table, "rematch", json!({})).await.refused(401, "not-known");
    anna.act(&table, "rematch", json!({ "key": "" })).await.refused(422, "bad-key");
    let first = bob.act(&table, "rematch", json!({ "key": "again" })).await.with_status(201);
    let next = id_of(&first);
    assert_ne!(next, table);
    let (second, again) =
        (anna.act(&table, "rematch", json!({})).await, bob.act(&table, "rematch", json!({ "key": "again" })).await);
    assert_eq!((id_of(&second.with_status(201)), id_of(&again.with_status(201))), (next.clone(), next.clone()));
    let info = anna.info(&next).await;
    assert_eq!(sitters(&info), ["Bob", "Anna"]);
    assert_eq!((&info["options"], &info["hints"]), (&json!("side=wastelands"), &json!(false)));
    assert_ne!(info["commitment"], anna.info(&table).await["commitment"]);
    bob.act(&next, "start", json!({})).await.ok();
}

#[tokio::test]
async fn a_rematch_keeps_the_seats_of_the_old_table_until_the_opener_frees_them() {
    let house = House::open().await;
    let (anna, bob, cleo) = (house.guest("Anna").await, house.guest("Bob").await, house.guest("Cleo").await);
    let dora = house.guest("Dora").await;
    let table = opened(&anna, json!({ "game": "misterra", "seats": 4, "bots": { "1": "easy" } })).await;
    bob.act(&table, "join", json!({})).await.ok();
    cleo.act(&table, "join", json!({})).await.ok();
    anna.act(&table, "start", json!({})).await.ok();
    for player in [&anna, &cleo] {
        player.act(&table, "resign", json!({})).await.ok();
    }
    bob.act(&table, "leave", json!({})).await.ok();
    assert_eq!(anna.info(&table).await.get("next"), None);
    let mut live = dora.live().await;
    live.watch(&table, 0).await;
    let next = id_of(&bob.act(&table, "rematch", json!({})).await.with_status(201));
    let told = json!({ "table": table, "next": next, "by": { "id": bob.id, "name": "Bob" } });
    assert_eq!(live.next().await, told);
    assert_eq!(anna.info(&table).await["next"], json!(next));
    let info = anna.info(&next).await;
    assert_eq!(sitters(&info), ["Bob", "-", "easy", "-"], "the others keep their order");
    let kept = json!({ "1": { "id": anna.id, "name": "Anna" }, "3": { "id": cleo.id, "name": "Cleo" } });
    assert_eq!(info["reserved"], kept);
    dora.act(&next, "join", json!({})).await.refused(409, "full");
    assert_eq!(dora.act(&next, "join", json!({ "seat": 3 })).await.refused(409, "taken"), json!({ "seat": 3 }));
    bob.act(&next, "seats/3/bot", json!({})).await.refused(409, "taken");
    bob.act(&next, "start", json!({})).await.refused(409, "not-full");
    assert_eq!(id_of(&anna.act(&table, "rematch", json!({})).await.with_status(201)), next);
    assert_eq!(anna.info(&next).await["reserved"], json!({ "3": kept["3"] }));
    anna.act(&next, "leave", json!({})).await.ok();
    assert_eq!(dora.act(&next, "join", json!({})).await.ok()["seat"], 1, "whoever leaves frees the seat");
    bob.act(&next, "kick", json!({ "seat": 3 })).await.ok();
    let info = bob.info(&next).await;
    assert_eq!((info.get("reserved"), info.get("removed")), (None, None), "nobody was removed");
    assert_eq!(cleo.act(&next, "join", json!({})).await.ok()["seat"], 3, "it is still free");
    live.send(&json!({ "watch": next }).to_string()).await;
    assert!(live.next().await["news"].is_array(), "it was told once");
}

#[tokio::test]
async fn seats_that_are_kept_free_are_dropped_at_the_start() {
    let house = House::open().await;
    let (anna, bob, table) =
        house.two_at_table(json!({ "game": "misterra", "seats": 3, "bots": { "2": "easy" } })).await;
    anna.act(&table, "resign", json!({})).await.ok();
    bob.act(&table, "resign", json!({})).await.ok();
    let next = id_of(&anna.act(&table, "rematch", json!({})).await.with_status(201));
    anna.act(&next, "start", json!({ "empty": "drop" })).await.ok();
    let info = anna.info(&next).await;
    assert_eq!((sitters(&info), info.get("reserved")), (vec!["Anna".to_owned(), "easy".to_owned()], None));
    bob.act(&next, "join", json!({})).await.refused(409, "started");
}

#[tokio::test]
async fn whoever_was_removed_is_not_asked_for_another_game() {
    let house = House::open().await;
    let (anna, bob, table) = house.two_at("misterra").await;
    anna.act(&table, "kick", json!({ "seat": 1 })).await.ok();
    anna.act(&table, "leave", json!({})).await.ok();
    bob.act(&table, "rematch", json!({})).await.refused(403, "kicked");
    let next = anna.act(&table, "rematch", json!({})).await.with_status(201);
    assert_eq!(next["table"].get("reserved"), None);
}

#[tokio::test]
async fn one_player_cannot_fill_the_house_with_tables() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let open = json!({ "game": "misterra", "seats": 2 });
    let mut last = String::new();
    for _ in 0..250 {
        last = opened(&anna, open.clone()).await;
    }
    let refused = anna.post("/api/tables", open.clone()).await;
    assert_eq!(refused.refused(429, "too-many-tables"), json!({ "most": 250 }));
    anna.act(&last, "leave", json!({})).await.ok();
    opened(&anna, open).await;
}
