//! The game of a player at an online table, as the server tells it to this page, with the cookie of its browser.

use std::time::Instant;

use browser_tests::{PATIENCE, Page};
use serde_json::{Value, json};
use table::{Game, OwnedView, Seat};

use super::Turn;
use crate::friends::request;

/// The id of the table that the page shows; null at other screens.
const TABLE: &str = "(location.hash.match(/^#\\/online\\/([\\w-]{6,})/)?.[1] ?? null)";

/// Whether the page shows an online table.
pub async fn is_online(page: &Page) -> bool {
    table_id(page).await.is_some()
}

async fn table_id(page: &Page) -> Option<String> {
    page.ask(TABLE).await
}

/// Reads something of the table that the page shows: `view`, `log`; its description if the part is empty.
pub async fn read(page: &Page, part: &str) -> Value {
    let id = table_id(page).await.expect("the page shows an online table");
    let path = format!("api/tables/{id}/{part}");
    page.ask(&format!("fetch({:?}).then(answer => answer.json())", path.trim_end_matches('/'))).await
}

/// How many turns the page knows, by the slider that looks back.
const TURNS_SHOWN: &str = "Number(document.querySelector('#moment')?.max ?? 0)";

/// Waits until the page shows all turns of the table. The server may be ahead for a moment: news come by another
/// connection than answers.
pub async fn until_up_to_date(page: &Page) {
    let begun = Instant::now();
    loop {
        let log = read(page, "log").await;
        let turns = log["turns"].as_array().map_or(0, Vec::len);
        let shown: usize = page.ask(TURNS_SHOWN).await;
        if shown == turns {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "the page shows {shown} of {turns} turns");
        page.next_frame().await;
    }
}

/// Waits until the person is asked; returns false when the game is over.
pub async fn is_asked(page: &Page) -> bool {
    loop {
        page.until("the person is asked or the game is over", "document.querySelector('#confirm, #ending')").await;
        until_up_to_date(page).await;
        if page.count("#ending").await > 0 {
            return false;
        }
        // Without this, a button that is about to disappear would do.
        let view = read(page, "view").await;
        let is_awaited = view["awaited"].as_array().is_some_and(|seats| seats.contains(&view["seat"]));
        if is_awaited && page.count("#confirm").await > 0 {
            return true;
        }
        page.next_frame().await;
    }
}

/// The turn of the person at the page.
pub async fn turn<G: Game>(page: &Page) -> Turn<G> {
    let (view, log) = (read(page, "view").await, read(page, "log").await);
    let moves = log["moves"].as_array().expect("who made each move").len();
    let seat = Seat(view["seat"].as_u64().expect("the person sits at the table") as u8);
    let view: OwnedView<G> = serde_json::from_value(view["view"].clone()).expect("a view of this game");
    Turn::seen(view.as_view(), seat, moves as u32)
}

/// Plays the rest of the game by requests, as a program does, while the page watches: a whole game by hand takes long.
pub async fn play_by_requests<G: Game>(page: &Page, choose: impl Fn(&Turn<G>) -> G::Action) {
    loop {
        let view = read(page, "view").await;
        if view["over"] == true {
            return page.see("#ending").await;
        }
        let version = view["version"].as_u64().expect("a version");
        if view["awaited"].as_array().is_some_and(|seats| seats.contains(&view["seat"])) {
            let turn = turn::<G>(page).await;
            let action = G::show(turn.view(), choose(&turn));
            let moves = json!({ "moves": [action], "version": version, "key": format!("by request {version}") });
            let id = table_id(page).await.expect("the page shows an online table");
            let (status, answer) = request(page, "POST", &format!("api/tables/{id}/moves"), Some(moves)).await;
            assert_eq!(status, 200, "{answer}");
        } else {
            read(page, &format!("news?since={version}&wait=5")).await;
        }
    }
}

/// How many batches of moves of this page the server has stored.
pub async fn stored_moves(page: &Page) -> usize {
    let fetched = page.fetched().await;
    fetched.iter().filter(|answer| answer.url.ends_with("/moves") && answer.status == 200 && answer.finished).count()
}

/// Waits until the server has stored one more batch of moves than `before`, and the page says so.
pub async fn until_stored(page: &Page, before: usize) {
    let begun = Instant::now();
    while stored_moves(page).await == before {
        assert!(begun.elapsed() < PATIENCE, "the server has not stored the move");
        page.next_frame().await;
    }
    page.see_text("#sent", "✓").await;
    assert_eq!(stored_moves(page).await, before + 1, "the move is stored once");
}

/// Waits until the server awaits exactly these seats.
pub async fn until_awaited(page: &Page, seats: &Value) {
    let begun = Instant::now();
    while read(page, "").await["table"]["awaited"] != *seats {
        assert!(begun.elapsed() < PATIENCE, "others are awaited");
        page.next_frame().await;
    }
}

/// Plays the first of the person's choices, by a request.
pub async fn play_first_choice(page: &Page) {
    let choices = read(page, "choices").await;
    let (version, choice) = (&choices["version"], &choices["choices"][0]);
    let moves = json!({ "moves": [choice], "version": version, "key": format!("first choice {version}") });
    let id = table_id(page).await.expect("the page shows an online table");
    let (status, answer) = request(page, "POST", &format!("api/tables/{id}/moves"), Some(moves)).await;
    assert_eq!(status, 200, "{answer}");
}
