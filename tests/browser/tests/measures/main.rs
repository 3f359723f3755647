//! Measures the size and the speed of the page for docs/performance.md.

mod online;

use std::time::Duration;

use browser_tests::{Fetched, Page, Screen, visit};
use cartographers::{Card, Cartographers, Season};
use serde_json::json;
use table::{Choices, EventSink, Game, Purpose, SeedText, SetUp, Table};

/// The ceiling of the first visit: bytes on the wire until the page is playable, with all three games.
const FIRST_VISIT: u64 = 400_000;

#[tokio::test]
async fn the_first_visit_is_light() {
    visit(Screen::WIDE.sharp(), async |page| {
        page.open("").await;
        page.see("#cartographers .play-now").await;
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
        let start: f64 = page.ask("performance.getEntriesByName('portolan-ready')[0].startTime").await;
        // The files for offline use are fetched later, by a script that nothing waits for.
        let later = "performance.getEntriesByType('resource').filter(entry => entry.name.includes('/offline-'))";
        page.until("the service worker controls the page", "navigator.serviceWorker.controller").await;
        let begun: Vec<f64> = page.ask(&format!("{later}.map(entry => entry.startTime)")).await;
        assert!(begun.len() == 1 && begun[0] >= start, "{begun:?} and {start}");
        let fetched = page.fetched().await;
        let counts = |file: &&Fetched| !file.url.contains("/offline-") && !file.url.ends_with("/service-worker.js");
        let bytes: u64 = fetched.iter().filter(counts).map(|file| file.bytes).sum();
        println!("first visit until playable: {bytes} bytes on the wire; playable after {start:.0} ms");
        assert!(bytes <= FIRST_VISIT, "{bytes} bytes");
    })
    .await;
}

#[tokio::test]
async fn a_preview_comes_within_a_frame() {
    visit(Screen::WIDE.sharp(), async |page| {
        page.open("").await;
        page.click("#cartographers .play-now").await;
        page.see("#confirm").await;
        // From the pointer event to the preview with its points, by the page's own clock.
        let times: Vec<f64> = page
            .ask(
                "(() => { const cells = document.querySelector('#cells'), times = [];
                 for (let round = 0; round < 60; round++) {
                     const at = document.querySelector('#space-' + (12 + (round * 17) % 97)).getBoundingClientRect();
                     const event = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse',
                         clientX: at.x + at.width / 2, clientY: at.y + at.height / 2 });
                     times.push([event]);
                 }
                 globalThis.took = [];
                 (async () => { for (const [event] of times) {
                     const begun = performance.now(); cells.dispatchEvent(event);
                     for (let turn = 0; turn < 5; turn++) await Promise.resolve();
                     document.querySelector('.ghost').getBoundingClientRect();
                     took.push(performance.now() - begun);
                     await new Promise(requestAnimationFrame);
                 } })();
                 return [] })()",
            )
            .await;
        assert!(times.is_empty());
        page.until("all were measured", "took.length == 60").await;
        let mut took: Vec<f64> = page.ask("took").await;
        took.sort_by(f64::total_cmp);
        let (middle, slowest) = (took[took.len() / 2], took[took.len() * 95 / 100]);
        println!("pointer to preview: median {middle:.1} ms, slowest twentieth {slowest:.1} ms");
        assert!(middle <= 16.0, "{middle} ms");
    })
    .await;
}

/// The seconds that the page's thread has worked so far.
async fn worked(page: &Page) -> f64 {
    let answer = page.command("Performance.getMetrics", json!({})).await;
    let metrics = answer["metrics"].as_array().expect("a list");
    let worked = metrics.iter().find(|metric| metric["name"] == "ThreadTime");
    worked.and_then(|metric| metric["value"].as_f64()).expect("Chromium counts it")
}

/// How long to watch a table: the variable `WATCH` in seconds, which `cargo xtask bench page` sets. Without it the
/// table must only come to rest.
fn watched() -> Option<Duration> {
    std::env::var("WATCH").ok()?.parse().ok().map(Duration::from_secs)
}

#[tokio::test]
async fn a_table_that_waits_comes_to_rest() {
    visit(Screen::WIDE.sharp(), async |page| {
        page.command("Performance.enable", json!({})).await;
        for game in ["cartographers", "misterra", "morgan"] {
            page.open("").await;
            page.click(&format!("#{game} .play-now")).await;
            page.see("#confirm").await;
            // An endless animation is repainted endlessly, and heats up a phone.
            // One whose time is how far a box is scrolled moves with a finger alone.
            let rests = "document.getAnimations().every(one => one.playState !== 'running' || one.timeline !== document.timeline)";
            page.until("nothing moves", rests).await;
            let Some(time) = watched() else { continue };
            let before = worked(page).await;
            tokio::time::sleep(time).await;
            let share = (worked(page).await - before) / time.as_secs_f64();
            println!("a table of {game} that waits: {:.1} % of the page's thread", 100.0 * share);
        }
    })
    .await;
}

#[tokio::test]
async fn a_narrow_phone_shows_everything() {
    visit(Screen::NARROW, async |page| {
        for route in ["#/", "#/new/cartographers", "#/settings"] {
            page.open(route).await;
            page.see("h1, .motto").await;
            let wide: u32 = page.ask("document.documentElement.scrollWidth").await;
            assert!(wide <= 320, "{route}: {wide}");
        }
        page.open("#/").await;
        page.tap("#cartographers .play-now").await;
        page.see("#confirm").await;
        let wide: u32 = page.ask("document.documentElement.scrollWidth").await;
        assert!(wide <= 320, "the table: {wide}");
    })
    .await;
}

/// The budget of the page's thread for one turn of a person among a hundred players, in milliseconds. Most of it is
/// layout and painting. docs/performance.md has the target.
const TURN_OF_A_HUNDRED: f64 = 150.0;

/// The longest that 99 bots of the usual strength may think about a turn, in milliseconds.
const THINKING_OF_A_HUNDRED: f64 = 500.0;

/// A game of a hundred players as the page saves it, at the beginning of a season: one person and 99 bots of a strength.
fn a_hundred(season: Season, bot: &str) -> String {
    let seed = SeedText::new("a hundred").expect("a seed");
    let set_up = SetUp { seats: 100, options: Default::default(), seed: seed.clone() };
    let mut table: Table<Cartographers> = Table::open(set_up, &mut EventSink::nobody()).expect("a hundred may play");
    let mut dice = seed.seed().dice(Purpose(*b"test"), 0);
    while table.position().open.season != season || matches!(table.position().open.card, Card::Ambush(_)) {
        for seat in table.awaited().iter() {
            let choices = Cartographers::choices(table.view(seat));
            let action = choices.nth(dice.below(choices.len())).expect("a choice");
            table.act(seat, action, &mut EventSink::nobody()).expect("it is legal");
        }
    }
    let chair =
        |seat: u8| json!({ "name": format!("Player {seat}"), "bot": (seat > 0).then_some(bot), "colour": seat % 8 });
    let seating: Vec<_> = (0..100).map(chair).collect();
    json!({ "seating": seating, "record": table.record().to_string(), "sealed": [], "touched": 0, "to_beat": [] })
        .to_string()
}

#[tokio::test]
async fn a_turn_among_a_hundred_is_quick() {
    visit(Screen::WIDE.sharp(), async |page| {
        page.command("Performance.enable", json!({})).await;
        page.open("").await;
        page.see("#cartographers .play-now").await;
        let mut all = Vec::new();
        // The ink on the sheet is animated for half a second, and each frame costs time. So turns with motion are only
        // printed, not asserted.
        for (season, motion) in
            [(Season::all().next(), false), (Season::all().last(), false), (Season::all().last(), true)]
        {
            let season = season.expect("a season");
            let took = turn_among_a_hundred(page, season, "random", motion).await.worked;
            let moving = if motion { ", with movement" } else { "" };
            println!("a turn among a hundred, in {}{moving}: {took:.0} ms of the page's thread", season.name());
            if !motion {
                assert!(took <= TURN_OF_A_HUNDRED, "{took} ms in {}", season.name());
                all.push(took);
            }
        }
        // The cost of a turn does not grow with the number of earlier moves.
        assert!(all[1] <= 2.0 * all[0], "{all:?} ms");
    })
    .await;
}

#[tokio::test]
async fn ninety_nine_bots_think_quickly() {
    visit(Screen::WIDE.sharp(), async |page| {
        page.command("Performance.enable", json!({})).await;
        page.open("").await;
        page.see("#cartographers .play-now").await;
        for bot in ["normal", "hard"] {
            let season = Season::all().last().expect("a season");
            let Turn { worked, lasted, thought } = turn_among_a_hundred(page, season, bot, false).await;
            println!(
                "a turn among 99 {bot} bots: {lasted:.0} ms, of which the bots thought {thought:.0} ms; \
                 {worked:.0} ms of the page's thread"
            );
            assert!(bot != "normal" || thought <= THINKING_OF_A_HUNDRED, "{thought} ms");
        }
    })
    .await;
}

/// What a turn of a person in a game of a hundred took, in milliseconds.
struct Turn {
    /// How long the page's thread worked.
    worked: f64,
    /// From the press of the button until the person can draw again and all bots have drawn.
    lasted: f64,
    /// From the question to the bots until their last answer.
    thought: f64,
}

/// Plays one turn in a game of a hundred.
async fn turn_among_a_hundred(page: &Page, season: Season, bot: &str, motion: bool) -> Turn {
    let game = json!(a_hundred(season, bot));
    page.ask::<()>(&format!(
        "void (localStorage.setItem('portolan.settings', JSON.stringify({{ pace: 'instant', motion: {motion} }})), \
         localStorage.setItem('portolan.game.crowd', {game}))"
    ))
    .await;
    page.open("#/").await;
    page.reload().await;
    page.open("#/table/crowd").await;
    page.see("#confirm").await;
    let bots = "[...document.querySelectorAll('.other')].filter(one => one.textContent.includes('drawing')).length";
    page.until("all bots are in", &format!("document.querySelectorAll('.other').length == 100 && {bots} == 1")).await;
    // Drafts the shape anywhere; another test measures drafting.
    for space in 0..121 {
        page.click(&format!("#space-{space}")).await;
        if page.ask::<bool>("!document.querySelector('#confirm').disabled").await {
            break;
        }
    }
    let last = "(document.querySelector('.log .entry')?.id ?? '')";
    let moves: String = page.ask(last).await;
    // The garbage of the previous game must not count for this turn.
    page.command("HeapProfiler.collectGarbage", json!({})).await;
    let before = worked(page).await;
    // Checking in every frame would force every frame to be drawn. This checks only when the page has changed.
    let (lasted, thought) = page
        .ask(&format!(
            "new Promise(done => {{
             const begun = performance.now(), ask = Worker.prototype.postMessage;
             let asked, thought = 0;
             Worker.prototype.postMessage = function (question) {{
                 asked ??= performance.now();
                 this.addEventListener('message', () => thought = performance.now() - asked, {{ once: true }});
                 ask.call(this, question);
             }};
             const watcher = new MutationObserver(() => {{
                 if ({last} === {} || !document.querySelector('#confirm') || {bots} !== 1) return;
                 watcher.disconnect();
                 requestAnimationFrame(() => requestAnimationFrame(() => done([performance.now() - begun, thought])));
             }});
             watcher.observe(document.body, {{ subtree: true, childList: true, characterData: true }});
             document.querySelector('#confirm').click();
         }})",
            json!(moves)
        ))
        .await;
    Turn { worked: 1000.0 * (worked(page).await - before), lasted, thought }
}
