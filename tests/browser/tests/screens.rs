//! Every screen, by day and by night, on a desk and on a phone: looked at by axe, and kept as pictures.
//!
//! The pictures land in `target/browser-tests/screens`; with `SCREENS=docs/screens` in the environment they are the ones
//! that the README shows.

use bots::{BotName, Nobody, play};
use browser_tests::{Page, Screen, visit};
use cartographers::{Cartographers, Options};
use serde_json::json;
use table::{Ending, Record, SeedText, SetUp};

/// A game of three that play well, cut off after some moves; none: whole.
fn game(seats: u8, moves: Option<usize>) -> String {
    let set_up = SetUp { seats, options: Options::default(), seed: SeedText::new("a chart to show").expect("a seed") };
    let names = vec![BotName::Greedy; usize::from(seats)];
    let played = play::<Cartographers>(set_up, &names, &mut Nobody).expect("it can be played");
    let mut record: Record = played.table.record();
    if let Some(moves) = moves {
        record.moves.truncate(moves);
        record.ending = Ending::Unfinished;
    }
    record.to_string()
}

/// Puts a game into the browser's keeping.
async fn keep(page: &Page, id: &str, seats: u8, moves: Option<usize>) {
    let chairs: Vec<_> = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fenna", "Gijs", "Hanna"][..usize::from(seats)]
        .iter()
        .enumerate()
        .map(|(seat, name)| json!({ "name": name, "bot": null, "colour": seat }))
        .collect();
    let kept = json!({ "seating": chairs, "record": game(seats, moves), "sealed": [], "touched": 1.0 }).to_string();
    page.ask::<()>(&format!("void (localStorage['portolan.game.{id}'] = {})", json!(kept))).await;
}

async fn shoot(page: &Page, name: &str, kind: &str) {
    page.is_accessible().await;
    let place = std::env::var("SCREENS").unwrap_or_else(|_| "target/browser-tests/screens".to_owned());
    page.picture(format!("{place}/{name}-{kind}.webp")).await;
}

async fn all_screens(screen: Screen, kind: &str) {
    visit(screen.still(), async |page| {
        page.open("").await;
        page.see("#cartographers .play-now").await;
        keep(page, "going", 3, Some(27)).await;
        keep(page, "crowd", 8, Some(61)).await;
        keep(page, "solo", 1, None).await;
        page.open("#/settings").await;
        page.see("fieldset").await;
        shoot(page, "settings", kind).await;
        page.open("#/").await;
        page.see("#to-continue").await;
        shoot(page, "home", kind).await;
        page.open("#/new/cartographers").await;
        page.see("#start").await;
        shoot(page, "new-table", kind).await;
        page.open("#/table/going").await;
        page.see("#confirm").await;
        page.point_at("#space-79").await;
        page.click("#space-79").await;
        page.see(".ghost path").await;
        shoot(page, "table", kind).await;
        page.open("#/table/crowd").await;
        page.see(".other:nth-of-type(1)").await;
        shoot(page, "crowd", kind).await;
        page.open("#/table/solo").await;
        page.see("#title").await;
        shoot(page, "ending", kind).await;
        // The moment at which spring ended.
        let spring = (1..30).find(|&moves| scored(moves)).expect("spring ends");
        page.open(&format!("#/table/solo/{spring}")).await;
        page.reload().await;
        page.see("#season-end").await;
        shoot(page, "season", kind).await;
    })
    .await;
}

/// Whether the solo game scores a season with this move.
fn scored(moves: usize) -> bool {
    let seasons = |moves| {
        let record = Record::read(&game(1, Some(moves))).expect("a record");
        let replay = table::Replay::<Cartographers>::open(&record, &mut table::Tell::nobody()).expect("it opens");
        replay.finish().expect("it replays").position().open.sheets[0].seasons().len()
    };
    seasons(moves) > seasons(moves - 1)
}

#[tokio::test]
async fn by_day_on_a_desk() {
    all_screens(Screen::WIDE, "wide-day").await;
}

#[tokio::test]
async fn by_night_on_a_desk() {
    all_screens(Screen::WIDE.at_night(), "wide-night").await;
}

#[tokio::test]
async fn by_day_on_a_phone() {
    all_screens(Screen::PHONE, "phone-day").await;
}

#[tokio::test]
async fn by_night_on_a_phone() {
    all_screens(Screen::PHONE.at_night(), "phone-night").await;
}
