//! Several nodes on one PostgreSQL and one NATS: any of them serves any player.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Access, Online};
use services::{Nats, Postgres};

use crate::client::Client;
use crate::gamers::{Luck, awaited, play_to_the_end};
use crate::house::{House, opened, version_of};

/// PostgreSQL and NATS for all tests of this program.
fn services() -> &'static Mutex<(Postgres, Nats)> {
    static SERVICES: OnceLock<Mutex<(Postgres, Nats)>> = OnceLock::new();
    SERVICES.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("nodes-{}", std::process::id()));
        let postgres = Postgres::start(&folder.join("postgres")).expect("PostgreSQL starts");
        let nats = Nats::start(&folder.join("nats")).expect("NATS starts");
        Mutex::new((postgres, nats))
    })
}

/// The addresses of a new database, and of the bus. Several clusters may share a bus: their nodes have different numbers.
fn new_database() -> (String, String) {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let services = services().lock().unwrap_or_else(PoisonError::into_inner);
    let name = format!("nodes{}", NEXT.fetch_add(1, Ordering::Relaxed));
    services.0.create_database(&name).expect("it can be made");
    (services.0.url(&name), services.1.url())
}

/// Starts a node. The store blocks, so a thread of its own opens it.
pub(crate) async fn start_node(database: &str, bus: &str) -> House {
    let (database, bus) = (database.to_owned(), bus.to_owned());
    let open = move || Online::join(&database, Some(bus), Access::default()).expect("it joins");
    House::serving(tokio::task::spawn_blocking(open).await.expect("it does not panic")).await
}

/// Several nodes. They serve all tables once each has its share.
pub(crate) async fn start(count: usize) -> (Vec<House>, String, String) {
    let addresses = tokio::task::spawn_blocking(new_database);
    let (database, bus) = addresses.await.expect("it does not panic");
    let mut nodes = Vec::new();
    for _ in 0..count {
        nodes.push(start_node(&database, &bus).await);
    }
    until_shared(&nodes).await;
    (nodes, database, bus)
}

/// The number of shards that a node serves.
async fn shards(node: &House) -> usize {
    let counts = node.stranger().get("/metrics").await.text();
    let line = counts.lines().find_map(|line| line.strip_prefix("portolan_shards "));
    line.and_then(|count| count.parse().ok()).expect("it is counted")
}

/// Waits until every node serves its share.
async fn until_shared(nodes: &[House]) {
    // The others have at most their shares, rounded up.
    let share = 64 - (nodes.len() - 1) * 64_usize.div_ceil(nodes.len());
    let all = async {
        for node in nodes {
            while shards(node).await < share {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), all).await.expect("the shards are shared");
}

#[tokio::test]
async fn any_node_serves_any_player() {
    let (nodes, ..) = start(3).await;
    let (anna, bob) = (nodes[0].guest("Anna").await, nodes[1].guest("Bob").await);
    let mut rematches: Vec<Value> = Vec::new();
    // Tables at all nodes, with players who are connected elsewhere.
    for (number, game) in ["misterra", "cartographers", "morgan"].into_iter().enumerate() {
        let at = |player: &Client, node: usize| player.at(nodes[node % 3].address);
        let opener = at(&anna, number);
        let table = opened(&opener, json!({ "game": game, "seats": 2, "listed": true, "start": "full" })).await;
        let listed = nodes[(number + 1) % 3].stranger().get("/api/tables?state=gathering").await.ok();
        assert_eq!(listed["tables"][0]["id"], json!(table), "{listed}");
        let code = protocol::code(table.parse().expect("an id"));
        for node in &nodes {
            assert_eq!(node.stranger().get(&format!("/api/codes/{code}")).await.ok(), json!({ "table": table }));
        }
        let mut live = at(&bob, number + 2).live().await;
        let joiner = at(&bob, number + 1);
        joiner.act(&table, "join", json!({})).await.ok();
        let watched = live.watch(&table, 0).await;
        let mut heard = watched["version"].as_u64().or(watched["news"][0]["version"].as_u64()).expect("a version");
        joiner.act(&table, "chat", json!({ "text": format!("hello {game}") })).await.with_status(201);
        let said = opener.see(&table, "chat").await.ok();
        assert_eq!(said["chat"][0]["text"], json!(format!("hello {game}")));
        play_to_the_end(&[&at(&anna, number + 1), &at(&bob, number)], &table, &mut Luck(number as u64 + 1)).await;
        let info = opener.info(&table).await;
        assert_eq!(info["state"], "over");
        for node in &nodes {
            assert_eq!(node.stranger().info(&table).await, info, "all nodes say the same");
        }
        // Whoever watched was told everything, in order.
        while heard < version_of(&info) {
            let message = live.next().await;
            for item in message["news"].as_array().into_iter().flatten() {
                assert_eq!(version_of(item), heard + 1);
                heard += 1;
            }
            assert!(message["reset"].is_null(), "nothing was lost: {message}");
        }
        let rematch = at(&bob, number + 2).act(&table, "rematch", json!({})).await.with_status(201);
        let again = at(&anna, number).act(&table, "rematch", json!({})).await.with_status(201);
        assert_eq!(rematch["table"]["id"], again["table"]["id"]);
        rematches.push(rematch["table"]["id"].clone());
        rematches.sort_by_key(Value::to_string);
        for node in &nodes {
            let own = anna.at(node.address).get("/api/me/tables").await.ok();
            let mut going: Vec<Value> =
                own["going"].as_array().expect("a list").iter().map(|info| info["id"].clone()).collect();
            // Tables opened at different nodes within one another's clocks' precision may come in any order.
            going.sort_by_key(Value::to_string);
            assert_eq!(going, rematches);
            assert_eq!(node.stranger().info(&table).await["next"], rematch["table"]["id"]);
        }
    }
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test]
async fn names_and_tokens_are_the_same_everywhere() {
    let (nodes, ..) = start(3).await;
    let anna = nodes[0].guest("Anna").await;
    let there = anna.at(nodes[1].address);
    assert_eq!(there.get("/api/me").await.ok()["player"]["name"], "Anna");
    let table = opened(&there, json!({ "game": "misterra", "seats": 2, "key": "k" })).await;
    assert_eq!(opened(&anna, json!({ "game": "misterra", "seats": 2, "key": "k" })).await, table, "the same key");
    // Whatever was acknowledged is known everywhere at once.
    for number in 0..20 {
        let name = format!("Änne {number}");
        anna.send("PATCH", "/api/me", &json!({ "name": name })).await.ok();
        for node in &nodes {
            let known = anna.at(node.address);
            assert_eq!(known.get("/api/me").await.ok()["player"]["name"], json!(name));
            assert_eq!(known.info(&table).await["seats"][0]["player"]["name"], json!(name));
        }
    }
    for number in 0..20 {
        let made = anna.post("/api/me/tokens", json!({ "name": format!("Bot {number}") })).await.with_status(201);
        let text = |field: &str| made[field].as_str().expect("a text").to_owned();
        let bot = |node: usize| Client::known(nodes[node].address, &anna.id, &text("token"));
        let mut live = bot(2).live().await;
        assert_eq!(bot(1).get("/api/me").await.status, 200);
        let revoked = anna.send("DELETE", &format!("/api/me/tokens/{}", text("id")), &json!({})).await;
        assert_eq!(revoked.status, 200, "{}", revoked.text());
        assert_eq!(bot(1).get("/api/me").await.status, 401);
        assert_eq!(bot(2).get("/api/me").await.status, 401);
        assert_eq!(live.closed().await, Some(1008));
    }
    anna.post("/api/logout", json!({})).await.ok();
    assert_eq!(there.get("/api/me").await.status, 401);
}

#[tokio::test]
async fn nodes_are_replaced_under_players_without_an_error() {
    let (mut nodes, database, bus) = start(3).await;
    let (anna, bob) = (nodes[0].guest("Anna").await, nodes[0].guest("Bob").await);
    let mut tables = Vec::new();
    for number in 0..6 {
        let opener = anna.at(nodes[number % 3].address);
        let table = opened(&opener, json!({ "game": "cartographers", "seats": 2, "start": "full" })).await;
        bob.at(nodes[number % 3].address).act(&table, "join", json!({})).await.ok();
        tables.push(table);
    }
    let mut luck = Luck(7);
    for _ in 0..3 {
        // The oldest node is replaced while the others are asked.
        let (old, new) = (nodes.remove(0), start_node(&database, &bus).await);
        nodes.push(new);
        let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
        let play = async {
            for round in 0..12 {
                for (number, table) in tables.iter().enumerate() {
                    let at = addresses[(round + number) % addresses.len()];
                    play_somebody(&[anna.at(at), bob.at(at)], table, &mut luck).await;
                }
            }
        };
        let ((), ()) = tokio::join!(play, old.stop());
    }
    for table in &tables {
        let log = anna.at(nodes[0].address).see(table, "log").await.ok();
        assert!(log["moves"].as_array().is_some_and(|moves| moves.len() > 20), "{log}");
    }
}

/// Plays a move of whoever must act. Every answer is a success.
async fn play_somebody(players: &[Client; 2], table: &str, luck: &mut Luck) {
    let view: Value = players[0].see(table, "view").await.ok();
    let Some(seat) = awaited(&view).first().copied() else { return };
    let choices = players[seat].see(table, "choices").await.ok();
    let chosen = luck.choose(&choices);
    let version = version_of(&choices);
    players[seat].play(table, &[&chosen], version, &format!("{version}")).await.ok();
}

#[tokio::test]
async fn without_a_bus_a_second_server_is_refused() {
    let (nodes, database, _) = start(1).await;
    let refused = tokio::task::spawn_blocking(move || Online::join(&database, None, Access::default()).map(drop));
    let refused = refused.await.expect("it does not panic").expect_err("another server is there");
    assert!(refused.to_string().contains("--bus"), "{refused}");
    drop(nodes);
}
