//! A hundred players in one game of Cartographers, each with a live connection, all drawing at the same time.

use futures_util::future::join_all;
use serde_json::json;

use crate::client::{Client, Live};
use crate::gamers::{Luck, awaited};
use crate::house::{House, opened, version_of};

/// One player and the connection.
struct Drawer {
    client: Client,
    live: Live,
    luck: Luck,
}

impl Drawer {
    /// Draws at random. Returns the version after it.
    async fn draw(&mut self, table: &str, turn: usize) -> u64 {
        let (status, choices) = self.live.see(table, "choices").await;
        assert_eq!(status, 200, "{choices}");
        let body = json!({ "moves": [self.luck.choose(&choices)], "version": choices["version"], "key": format!("turn {turn}") });
        let (status, answer) = self.live.act(table, "moves", body).await;
        assert_eq!(status, 200, "{answer}");
        version_of(&answer)
    }
}

#[tokio::test]
async fn a_hundred_players_draw_at_the_same_time() {
    let house = House::open().await;
    let host = house.guest("Player 0").await;
    let table = opened(&host, json!({ "game": "cartographers", "seats": 100, "start": "full" })).await;
    let mut drawers = Vec::new();
    for seat in 0..100 {
        let client = if seat == 0 { host.at(house.address) } else { house.guest(&format!("Player {seat}")).await };
        let joined = client.act(&table, "join", json!({ "luck": format!("luck {seat}") })).await.ok();
        assert_eq!(joined["seat"], json!(seat));
        let live = client.live().await;
        drawers.push(Drawer { client, live, luck: Luck(seat) });
    }
    let info = host.info(&table).await;
    assert_eq!((&info["state"], awaited(&info).len()), (&json!("playing"), 100));
    let mut spectator = house.stranger().live().await;
    spectator.watch(&table, version_of(&info)).await;

    let (mut seats, mut moves) = (awaited(&info), 0);
    for turn in 0.. {
        if seats.is_empty() {
            break;
        }
        // In an ambush one seat draws on another's sheet, so not everybody is always awaited.
        let drawn: Vec<u64> = join_all(
            drawers
                .iter_mut()
                .enumerate()
                .filter(|(seat, _)| seats.contains(seat))
                .map(|(_, drawer)| drawer.draw(&table, turn)),
        )
        .await;
        moves += drawn.len();
        let last = drawn.into_iter().max().expect("somebody drew");
        // The spectator is told every seal, and at the last one what has been drawn.
        seats = loop {
            let news = spectator.next().await;
            let item = news["news"].as_array().and_then(|items| items.last().cloned()).expect("news without a gap");
            let is_resolved = !item["events"].as_array().expect("a list").is_empty();
            assert_eq!(is_resolved, version_of(&item) == last, "nothing is told before the last has drawn");
            if is_resolved {
                break awaited(&item);
            }
        };
    }
    let info = drawers[99].client.info(&table).await;
    assert_eq!((&info["state"], &info["moves"]), (&json!("over"), &json!(moves)));
    assert_eq!(info["result"].as_array().map(Vec::len), Some(100));
    assert_eq!(info["lucks"][57], "luck 57");
}
