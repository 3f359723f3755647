//! Every enabled button does something: a change that can be seen, a request, a file, or a sentence.
//!
//! In each state each button is pressed once; then the state is made again.

use browser_tests::{Page, Screen, visit_within};
use serde_json::Value;

use super::look::{LONGEST, is_whole};
use super::states::{Games, begin};
use crate::friends::{open_table, press, start};
use crate::games::some_games;
use crate::screens::{cut, game, keep};
use cartographers::Cartographers;
use misterra::Misterra;

/// How many buttons of a state the short form presses: every so many states starts elsewhere, so that all kinds come up.
const SOME: usize = 9;

/// What a page has saved.
const SAVED: &str = "Object.entries(localStorage)";

/// Opens a route with what was saved when the state was first seen.
async fn make_again(page: &Page, route: &str, seen: &str, saved: &Value) {
    let again = format!(
        "(saved => {{ localStorage.clear(); saved.forEach(([key, value]) => localStorage.setItem(key, value)); }})({saved})"
    );
    page.ask::<()>(&format!("void {again}")).await;
    page.open(route).await;
    page.reload().await;
    page.see(seen).await;
}

/// Presses the buttons of a state, and returns those without any effect.
async fn dead(page: &Page, route: &str, seen: &str, nth: usize) -> Vec<String> {
    page.open(route).await;
    page.reload().await;
    page.see(seen).await;
    let saved: Value = page.ask(SAVED).await;
    let buttons = page.enabled_buttons().await;
    assert!(!buttons.is_empty(), "{route} has buttons");
    let mut dead = Vec::new();
    let chosen: Vec<&String> = match is_whole() {
        true => buttons.iter().collect(),
        false => buttons.iter().cycle().skip(nth * SOME).take(SOME.min(buttons.len())).collect(),
    };
    for button in chosen {
        match page.effect_of(button).await {
            // A button may be gone, because another one that looked alike was pressed before.
            Some(effect) if effect == "it is not there" => {}
            Some(effect) => {
                let address: String = page.ask("location.hash").await;
                let minor = address == route
                    && page.ask::<Value>(SAVED).await == saved
                    && !effect.starts_with("something opens");
                if minor {
                    continue;
                }
            }
            None => dead.push(format!("{route}: {button}")),
        }
        make_again(page, route, seen, &saved).await;
    }
    dead
}

#[tokio::test]
async fn every_button_of_a_table_does_something() {
    visit_within(LONGEST, Screen::WIDE.still(), async |page| {
        begin(page).await;
        let games = Games::played();
        let mut routes = Vec::new();
        for (place, (_, record)) in games.turns().iter().enumerate() {
            keep(page, &format!("turn-{place}"), record, true).await;
            routes.push((format!("#/table/turn-{place}"), "#confirm"));
        }
        keep(page, "presumptions", &cut(games.misterra.clone(), 0), true).await;
        routes.push(("#/table/presumptions".to_owned(), ".dealt .presumption"));
        keep(page, "otoma", &cut(game::<Misterra>(1, "an island to show"), 20), false).await;
        routes.push(("#/table/otoma".to_owned(), "#confirm"));
        keep(page, "end", &games.cartographers, true).await;
        keep(page, "end-m", &games.misterra, true).await;
        keep(page, "end-o", &games.morgan, true).await;
        keep(page, "end-alone", &game::<Cartographers>(1, "a chart to show"), false).await;
        routes.extend(["end", "end-m", "end-o", "end-alone"].map(|id| (format!("#/table/{id}"), "#ending")));
        routes.push(("#/table/turn-0/9".to_owned(), ".looking-back"));
        routes.extend(
            ["cartographers/2", "misterra/3", "morgan/4"].map(|chapter| (format!("#/learn/{chapter}"), "#lesson")),
        );
        let mut bad = Vec::new();
        for (nth, (route, seen)) in routes.iter().enumerate() {
            bad.extend(dead(page, route, seen, nth).await);
        }
        assert!(bad.is_empty(), "buttons without any effect: {bad:#?}");
    })
    .await;
}

#[tokio::test]
async fn every_button_beside_the_table_does_something() {
    visit_within(LONGEST, Screen::WIDE.still(), async |page| {
        some_games(page).await;
        let routes = [
            ("#/", "#cartographers .play-now"),
            ("#/settings", "fieldset"),
            ("#/new/cartographers", "#start"),
            ("#/new/misterra", "#start"),
            ("#/new/morgan", "#start"),
            ("#/games", ".my-games .ranking"),
            ("#/share/tue", ".share h1"),
            ("#/report", "#happened"),
            ("#/rules/cartographers", ".rules figure"),
            ("#/challenge/cartographers/person+normal/-/two%20charts/Ben/61", "#accept"),
            ("#/score/cartographers", "#entrants"),
            ("#/score/misterra", "#entrants"),
            ("#/score/morgan", "#entrants"),
        ];
        let mut bad = Vec::new();
        for (nth, (route, seen)) in routes.into_iter().enumerate() {
            bad.extend(dead(page, route, seen, nth).await);
        }
        assert!(bad.is_empty(), "buttons without any effect: {bad:#?}");
    })
    .await;
}

#[tokio::test]
async fn every_button_of_an_online_table_does_something() {
    visit_within(LONGEST, Screen::WIDE.still(), async |page| {
        open_table(page, "cartographers", "Anna").await;
        let table: String = page.ask("location.hash").await;
        let mut bad = Vec::new();
        for (route, seen) in [
            ("#/online", "#friends-cartographers"),
            ("#/online/new/cartographers", "#open-table"),
            ("#/me", "#tokens li"),
        ] {
            bad.extend(dead(page, route, seen, 0).await);
        }
        page.open(&table).await;
        page.see("#start-online").await;
        for button in page.enabled_buttons().await {
            // These end the state.
            let ends = ["start-online", "leave-table", "close-table"].iter().any(|id| button.contains(id));
            if !ends && page.effect_of(&button).await.is_none() {
                bad.push(format!("{table}: {button}"));
            }
        }
        page.open("#/online").await;
        page.see_text("#known-as", "Anna").await;
        press(page, "#friends-cartographers").await;
        page.see_text("#seat-0", "Anna").await;
        start(page, &[]).await;
        assert!(bad.is_empty(), "buttons without any effect: {bad:#?}");
    })
    .await;
}
