//! Games to save in the browser, and their results.

use bots::{BotName, Nobody, Policy, play};
use browser_tests::Page;
use cartographers::Cartographers;
use misterra::Misterra;
use morgan::Morgan;
use serde_json::json;
use table::{Ending, EventSink, Game, Record, Replay, SeedText, SetUp};

pub const SOLO: &str = include_str!("../../../../../games/cartographers/records/1/1-wilderness.record");
pub const SOLO_WASTELANDS: &str = include_str!("../../../../../games/cartographers/records/1/1-wastelands.record");
pub const CARTOGRAPHERS_2: &str = include_str!("../../../../../games/cartographers/records/1/2-wilderness.record");
pub const CARTOGRAPHERS_5: &str = include_str!("../../../../../games/cartographers/records/1/5-wilderness.record");
pub const MISTERRA_1: &str = include_str!("../../../../../games/misterra/records/1/1.record");
pub const MORGAN_2: &str = include_str!("../../../../../games/morgan/records/1/2.record");

/// Who plays at the seats after the first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Seating {
    Bots,
    People,
}

/// A record cut off after some moves.
pub fn shorter(record: &str, moves: usize) -> String {
    let mut record = Record::read(record).expect("a good record");
    record.moves.truncate(moves);
    record.ending = Ending::Unfinished;
    record.to_string()
}

/// A finished game of greedy bots.
pub fn played<G: Policy>(seats: u8, seed: &str) -> String {
    let seed = SeedText::new(seed).expect("a seed");
    let set_up = SetUp::<G> { seats, options: Default::default(), seed };
    let bots = vec![BotName::Greedy; usize::from(seats)];
    play(set_up, &bots, &mut Nobody).expect("it can be played").table.record().to_string()
}

/// A finished lesson.
pub fn lesson() -> String {
    played::<Cartographers>(1, "first lesson 4")
}

/// A game of two greedy bots, half as long as [`MORGAN_2`].
pub fn pirates() -> String {
    played::<Morgan>(2, "two pirates")
}

/// The points, rank and number of titles of each player, by the rules engine.
pub fn outcome(record: &str) -> Vec<(i32, u16, usize)> {
    fn of<G: Game>(record: &Record, titles: fn(&G::Honours) -> usize) -> Vec<(i32, u16, usize)> {
        let table = Replay::<G>::open(record, &mut EventSink::nobody()).and_then(Replay::finish).expect("it replays");
        let players = table.outcome().expect("it is over").players;
        players.iter().map(|player| (player.total, player.rank, titles(&player.honours))).collect()
    }
    let record = Record::read(record).expect("a good record");
    match record.game.as_str() {
        "cartographers" => of::<Cartographers>(&record, |honours| honours.0.and_then(|solo| solo.title).iter().count()),
        "misterra" => of::<Misterra>(&record, |honours| honours.titles.map_or(0, |_| 4)),
        _ => of::<Morgan>(&record, |_| 0),
    }
}

/// A game as the page saves it, last played on a day of January 1970.
pub fn saved_entry(record: &str, seating: Seating, day: u32) -> String {
    let seats = usize::from(Record::read(record).expect("a good record").seats);
    let names = ["Anna", "Ben", "Cleo", "Dora", "Emil"];
    let chair = |seat: usize| {
        let bot = (seating == Seating::Bots && seat > 0).then_some("greedy");
        json!({ "name": names[seat], "bot": bot, "colour": seat })
    };
    let chairs: Vec<_> = (0..seats).map(chair).collect();
    let touched = f64::from(day) * 86_400_000.0;
    json!({ "seating": chairs, "record": record, "sealed": [], "touched": touched }).to_string()
}

/// Saves a game in the browser.
pub async fn keep(page: &Page, id: &str, record: &str, seating: Seating, day: u32) {
    let entry = saved_entry(record, seating, day);
    page.ask::<()>(&format!("void (localStorage['portolan.game.{id}'] = {})", json!(entry))).await;
}

/// Gives the person a name.
pub async fn set_name(page: &Page, name: &str) {
    let settings = json!({ "name": name }).to_string();
    page.ask::<()>(&format!("void (localStorage['portolan.settings'] = {})", json!(settings))).await;
}

/// Opens the screen of all games, and reloads it so that it reads the saved games.
pub async fn open_games(page: &Page) {
    page.open("#/games").await;
    page.reload().await;
    page.see(".my-games").await;
}

/// Deletes all saved games, and opens the table of a new one that has only a few moves left.
pub async fn nearly_over<G: Policy>(page: &Page, seats: u8, seating: Seating) {
    let record = played::<G>(seats, "nearly over");
    let moves = Record::read(&record).expect("a good record").moves.len();
    // Leaves the table first: its bots may still be playing, and every move saves the game again.
    page.open("#/").await;
    page.see(".home").await;
    page.ask::<()>(
        "void Object.keys(localStorage).filter(key => key.startsWith('portolan.game.')) \
         .forEach(key => delete localStorage[key])",
    )
    .await;
    keep(page, "nearly-over", &shorter(&record, moves - LAST_MOVES), seating, 1).await;
    page.open("#/table/nearly-over").await;
    page.see("#asked").await;
}

/// How many moves [`nearly_over`] leaves: at least one for each player.
const LAST_MOVES: usize = 9;

/// Fills the browser's storage except for about `but` characters.
pub async fn fill(page: &Page, but: usize) {
    page.ask::<()>(&format!(
        "(() => {{ for (let room = 5_300_000; ; room -= 500)
             try {{ localStorage.filler = 'x'.repeat(room); localStorage.filler = 'x'.repeat(room - {but}); return; }} catch {{}}
          }})()"
    ))
    .await;
}

/// A mean as the page writes it in English.
pub fn mean(points: &[i32]) -> String {
    written(f64::from(points.iter().sum::<i32>()) / points.len() as f64)
}

/// A median as the page writes it in English.
pub fn median(points: &[i32]) -> String {
    let mut sorted = points.to_vec();
    sorted.sort_unstable();
    let middle = sorted.len() / 2;
    written(match sorted.len() % 2 {
        0 => f64::from(sorted[middle - 1] + sorted[middle]) / 2.0,
        _ => f64::from(sorted[middle]),
    })
}

/// Formats a number with one decimal, or none if that is 0.
fn written(value: f64) -> String {
    format!("{:.1}", (value * 10.0).round() / 10.0).trim_end_matches(".0").to_owned()
}
