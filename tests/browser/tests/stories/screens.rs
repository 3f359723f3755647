//! Every screen, by day and by night, on a desk and on a phone: checked by axe, and saved as pictures.
//!
//! The pictures go to `target/browser-tests/screens`. With `SCREENS=docs/screens` in the environment they replace the
//! pictures in the README.

use std::sync::Mutex;

use crate::analysis::ended;
use crate::games::some_games;
use crate::hints::shown_hints;
use crate::shelf_of_games::open_games;
use bots::{BotName, Nobody, Policy, play};
use browser_tests::{Page, Screen, visit};
use cartographers::Cartographers;
use cartographers::paper::{CoinCount, SeasonEnd};
use misterra::{Action, Misterra, Step};
use morgan::{Morgan, Phase};
use serde_json::json;
use table::{Choices, Ending, EventSink, Game, Record, Replay, Seat, SeedText, SetUp, Table};

/// A finished game of greedy bots.
pub fn game<G: Policy>(seats: u8, seed: &str) -> Record {
    let set_up = SetUp { seats, options: G::Options::default(), seed: SeedText::new(seed).expect("a seed") };
    let names = vec![BotName::Greedy; usize::from(seats)];
    play::<G>(set_up, &names, &mut Nobody).expect("it can be played").table.record()
}

/// The record cut off after some moves.
pub fn cut(mut record: Record, moves: usize) -> Record {
    record.moves.truncate(moves);
    record.ending = Ending::Unfinished;
    record
}

/// The number of moves, at least `from`, after which the game is first as `wanted`.
pub fn moment<G: Game>(record: &Record, from: usize, wanted: impl Fn(&Table<G>) -> bool) -> usize {
    let mut replay = Replay::<G>::open(record, &mut EventSink::nobody()).expect("it opens");
    let mut moves = 0;
    while moves < from || !wanted(replay.table()) {
        replay.step(&mut EventSink::nobody()).expect("it replays").expect("such a moment comes");
        moves += 1;
    }
    moves
}

/// Saves a game in the browser.
pub async fn keep(page: &Page, id: &str, record: &Record, bots: bool) {
    let names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fenna", "Gijs", "Hanna"];
    let chairs: Vec<_> = names[..usize::from(record.seats)]
        .iter()
        .enumerate()
        .map(|(seat, name)| json!({ "name": name, "bot": (bots && seat > 0).then_some("greedy"), "colour": seat }))
        .collect();
    let entry = json!({ "seating": chairs, "record": record.to_string(), "sealed": [], "touched": 1.0 }).to_string();
    page.ask::<()>(&format!("void (localStorage['portolan.game.{id}'] = {})", json!(entry))).await;
}

pub async fn shoot(page: &Page, name: &str, kind: &str) {
    page.is_accessible().await;
    let place = std::env::var("SCREENS").unwrap_or_else(|_| "target/browser-tests/screens".to_owned());
    page.picture(format!("{place}/{name}-{kind}.webp")).await;
}

/// Opens the analysis of a saved game. The first story computes it; the others reuse it, since it is always the same.
async fn analysed(page: &Page, id: &str) {
    static MADE: Mutex<Option<String>> = Mutex::new(None);
    let entry = format!("localStorage['portolan.analysis.{id}']");
    let made = MADE.lock().expect("nobody panics here").clone();
    if let Some(made) = &made {
        page.ask::<()>(&format!("void ({entry} = {})", json!(made))).await;
    }
    page.open(&format!("#/analysis/{id}")).await;
    if made.is_none() {
        page.see("#progress").await;
        ended(page).await;
        let made: String = page.ask(&entry).await;
        *MADE.lock().expect("nobody panics here") = Some(made);
    }
}

async fn all_screens(screen: Screen, kind: &str) {
    visit(screen.still(), async |page| {
        page.open("").await;
        page.see("#cartographers .play-now").await;
        let solo = game::<Cartographers>(1, "a chart to show");
        keep(page, "going", &cut(game::<Cartographers>(3, "a chart to show"), 27), false).await;
        keep(page, "crowd", &cut(game::<Cartographers>(8, "a chart to show"), 61), false).await;
        keep(page, "solo", &solo, false).await;
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
        page.see(".other").await;
        shoot(page, "crowd", kind).await;
        page.open("#/table/solo").await;
        page.see("#title").await;
        shoot(page, "ending", kind).await;
        let seasons = |table: &Table<Cartographers>| table.position().open.sheets[0].seasons().len();
        let spring = moment::<Cartographers>(&solo, 1, |table| seasons(table) > 0);
        page.open(&format!("#/table/solo/{spring}")).await;
        page.reload().await;
        page.see("#season-end").await;
        shoot(page, "season", kind).await;
    })
    .await;
}

async fn misterra_screens(screen: Screen, kind: &str) {
    visit(screen.still(), async |page| {
        page.open("").await;
        page.see("#misterra .play-now").await;
        let record = game::<Misterra>(3, "an island to show");
        // Anna is about to map, in the middle of the game.
        let annas = |table: &Table<Misterra>| {
            let open = &table.position().open;
            open.turn == Seat(0) && open.step == Step::Move
        };
        let before = moment::<Misterra>(&record, record.moves.len() / 3, annas);
        keep(page, "new", &cut(record.clone(), 0), true).await;
        keep(page, "two", &cut(record.clone(), 0), false).await;
        keep(page, "going", &cut(record.clone(), before), true).await;
        keep(page, "over", &record, true).await;
        let solo = game::<Misterra>(1, "an island to show");
        let after_otoma = moment::<Misterra>(&solo, solo.moves.len() / 2, annas);
        keep(page, "solo", &cut(solo.clone(), after_otoma), false).await;
        keep(page, "alone", &solo, false).await;

        page.open("#/new/misterra").await;
        page.see("#start").await;
        shoot(page, "misterra-new-table", kind).await;
        page.open("#/table/two").await;
        page.see("#lift").await;
        shoot(page, "misterra-curtain", kind).await;
        page.open("#/table/new").await;
        page.see(".presumption").await;
        shoot(page, "misterra-presumptions", kind).await;
        page.open("#/table/going").await;
        page.see("#stay").await;
        draft_a_map(page, &cut(record, before), screen.touch).await;
        shoot(page, "misterra-table", kind).await;
        page.open("#/table/solo").await;
        page.see(".otoma .cards").await;
        shoot(page, "misterra-otoma", kind).await;
        page.open("#/table/over").await;
        page.see("#ending").await;
        shoot(page, "misterra-ending", kind).await;
        page.open("#/table/alone").await;
        page.see("#titles").await;
        shoot(page, "misterra-titles", kind).await;
    })
    .await;
}

/// Drafts on the page the actions of a good player, but does not confirm them.
async fn draft_a_map(page: &Page, record: &Record, touch: bool) {
    // A tap first scrolls an element out from behind the hand of cards.
    let press = async |selector: &str| if touch { page.tap(selector).await } else { page.click(selector).await };
    let mut table =
        Replay::<Misterra>::open(record, &mut EventSink::nobody()).and_then(Replay::finish).expect("it replays");
    loop {
        let view = table.view(Seat(0));
        let mut best = None;
        Misterra::choices(view).for_each(|action| {
            let gain = Misterra::gain(view, action);
            if !matches!(action, Action::Exchange(_)) && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
            }
        });
        let (_, action) = best.expect("there is a choice");
        match action {
            Action::Go(space) => press(&format!("#island-{}", space.name())).await,
            Action::Stay => press("#stay").await,
            Action::Take(sketch) => press(&format!("#take-{}", sketch.name())).await,
            Action::Map(laying) => {
                let turns = match i16::from(laying.second().index()) - i16::from(laying.first().index()) {
                    1 => 0,
                    5 => 1,
                    -1 => 2,
                    _ => 3,
                };
                for _ in 0..turns {
                    page.press("r").await;
                }
                press(&format!("#parchment-{}", laying.first().name())).await;
                return page.until("it may be confirmed", "!document.querySelector('#confirm').disabled").await;
            }
            _ => return,
        }
        let _ = table.act(Seat(0), action, &mut EventSink::nobody()).expect("a choice is legal");
    }
}

async fn morgan_screens(screen: Screen, kind: &str) {
    visit(screen.still(), async |page| {
        page.open("").await;
        page.see("#morgan .play-now").await;
        let record = game::<Morgan>(4, "a map to show");
        let annas = |table: &Table<Morgan>, phase: Phase| {
            let open = &table.position().open;
            open.seat == Seat(0) && open.turn.phase == phase && !open.tile_moves().is_empty()
        };
        let half = record.moves.len() / 2;
        let map = moment::<Morgan>(&record, half, |table| annas(table, Phase::Map));
        // A moment when several of Anna's cards hold the tile on which she stands.
        let dig = moment::<Morgan>(&record, half, |table| {
            let open = &table.position().open;
            let view = table.view(Seat(0));
            let hand = view.own().expect("she has a hand").hand;
            let stands = open.player(Seat(0)).pirate;
            annas(table, Phase::Walk) && stands.is_some_and(|tile| open.holding(hand, tile).len() > 1)
        });
        keep(page, "start", &cut(record.clone(), 0), true).await;
        keep(page, "map", &cut(record.clone(), map), true).await;
        keep(page, "dig", &cut(record.clone(), dig), true).await;
        keep(page, "over", &record, true).await;

        page.open("#/table/map").await;
        page.see("#phase-map").await;
        let table = Replay::<Morgan>::open(&cut(record.clone(), map), &mut EventSink::nobody())
            .and_then(Replay::finish)
            .expect("it replays");
        let island = &table.position().open.island;
        let (tile, _, spot) = table.position().open.tile_moves().nth(7).expect("some tile may move");
        let place = |spot| {
            let (x, y) = island.place(spot);
            format!("[id='place-{x}_{y}']")
        };
        page.click(&place(island.spot(tile))).await;
        page.until("the tile is lifted", "!document.querySelector('#turn').disabled").await;
        page.point_at(&place(spot)).await;
        shoot(page, "morgan-table", kind).await;
        page.open("#/table/dig").await;
        page.click("#phase-dig").await;
        page.click(".map-card.holds").await;
        page.see(".level.reached").await;
        shoot(page, "morgan-dig", kind).await;
        page.open("#/table/over").await;
        page.see("#ending").await;
        shoot(page, "morgan-ending", kind).await;
    })
    .await;
}

/// The score pad of a paper game of two players, with two seasons written down.
fn on_paper(record: &Record) -> String {
    let table =
        Replay::<Cartographers>::open(record, &mut EventSink::nobody()).and_then(Replay::finish).expect("it replays");
    let open = table.spectator().open;
    let entry = |(sheet, name): (&cartographers::Sheet, &str)| {
        let ended = sheet.seasons().iter().map(|score| SeasonEnd::Drawn {
            land: sheet.land.when_filled(score.filled),
            coins: CoinCount::Filled(score.coins as u8),
        });
        let has = cartographers::scorepad::Sheet { ended: ended.take(2).collect(), land: sheet.land, coins: 0 };
        scorepad::Entry { name: name.to_owned(), has }
    };
    let players = open.sheets.iter().zip(["Anna", "Ben"]).map(entry).collect();
    let pad = cartographers::scorepad::CartographersPad { side: open.side(), edicts: open.edicts.map(Some), players };
    scorepad::Pad::new::<Cartographers>(pad).to_string()
}

/// The other screens: my games, sharing, rules, paper, learning, hints, analysis.
async fn other_screens(screen: Screen, kind: &str) {
    visit(screen.still(), async |page| {
        some_games(page).await;
        open_games(page).await;
        shoot(page, "games", kind).await;
        page.open("#/share/mon").await;
        page.see("#copy-challenge").await;
        shoot(page, "share", kind).await;
        page.open("#/rules/misterra/map").await;
        page.see(".rules svg").await;
        shoot(page, "rules", kind).await;
        let text = json!(on_paper(&game::<Cartographers>(2, "a sheet to show")));
        page.ask::<()>(&format!("void localStorage.setItem('portolan.paper.cartographers', {text})")).await;
        page.open("#/score/cartographers").await;
        page.see("#total-0").await;
        shoot(page, "paper", kind).await;
        page.open("#/").await;
        page.click("#cartographers .learn").await;
        page.see("#lesson").await;
        shoot(page, "lesson", kind).await;
        keep(page, "going", &cut(game::<Cartographers>(1, "a chart to show"), 9), false).await;
        page.open("#/table/going").await;
        page.click("#hint").await;
        shown_hints(page).await;
        page.click("#hint-0").await;
        page.see(".ghost path").await;
        shoot(page, "hint", kind).await;
        analysed(page, "mon").await;
        page.see(".dearest").await;
        shoot(page, "analysis", kind).await;
    })
    .await;
}

#[tokio::test]
async fn by_day_on_a_desk() {
    all_screens(Screen::WIDE, "wide-day").await;
    misterra_screens(Screen::WIDE, "wide-day").await;
    morgan_screens(Screen::WIDE, "wide-day").await;
    other_screens(Screen::WIDE, "wide-day").await;
}

#[tokio::test]
async fn by_night_on_a_desk() {
    all_screens(Screen::WIDE.at_night(), "wide-night").await;
    misterra_screens(Screen::WIDE.at_night(), "wide-night").await;
    morgan_screens(Screen::WIDE.at_night(), "wide-night").await;
    other_screens(Screen::WIDE.at_night(), "wide-night").await;
}

#[tokio::test]
async fn by_day_on_a_phone() {
    all_screens(Screen::PHONE, "phone-day").await;
    misterra_screens(Screen::PHONE, "phone-day").await;
    morgan_screens(Screen::PHONE, "phone-day").await;
    other_screens(Screen::PHONE, "phone-day").await;
}

#[tokio::test]
async fn by_night_on_a_phone() {
    all_screens(Screen::PHONE.at_night(), "phone-night").await;
    misterra_screens(Screen::PHONE.at_night(), "phone-night").await;
    morgan_screens(Screen::PHONE.at_night(), "phone-night").await;
    other_screens(Screen::PHONE.at_night(), "phone-night").await;
}
