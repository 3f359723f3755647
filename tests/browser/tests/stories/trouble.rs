//! Errors show a message, and no saved game is lost.

use crate::player;
use crate::player::cartographers::lay_anything;
use browser_tests::{Screen, visit};
use cartographers::Cartographers;
use serde_json::json;
use table::Record;

const GOOD: &str = include_str!("../../../../games/cartographers/records/1/1-wilderness.record");

#[tokio::test]
async fn an_unknown_address_shows_a_link_back() {
    visit(Screen::WIDE, async |page| {
        page.open("#/atlantis").await;
        page.see_text("h1", "Page not found").await;
        page.is_accessible().await;
        page.open("#/moment/3/this%20is%20no%20record").await;
        page.see_text("h1", "This link cannot be opened").await;
        page.see_text("p", "not a game").await;
        page.open("#/table/nobody").await;
        page.see_text("h1", "This table is not here").await;
        page.click_text("a", "Back").await;
        page.see("#cartographers .play-now").await;
    })
    .await;
}

#[tokio::test]
async fn a_link_to_a_moment_opens_that_moment() {
    visit(Screen::WIDE, async |page| {
        let link = format!("#/moment/5/{}", encoded(GOOD));
        page.open(&link).await;
        page.see_text("#asked", "after 5 moves").await;
        page.is_accessible().await;
        page.click("#forward").await;
        page.see_text("#asked", "after 6 moves").await;
    })
    .await;
}

/// A text, percent-encoded for an address.
fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

#[tokio::test]
async fn an_edited_record_is_refused_with_its_line() {
    visit(Screen::WIDE, async |page| {
        page.open("").await;
        page.see("#open-record").await;
        let file = page.downloads().join("edited.record");
        std::fs::create_dir_all(page.downloads()).expect("a place for downloads");
        std::fs::write(&file, GOOD.replace("result ", "result 9")).expect("it is written");
        page.choose_file("#open-record", &file).await;
        page.see_text(".notice", "cannot be opened. Line").await;
        std::fs::write(&file, "dear diary").expect("it is written");
        page.choose_file("#open-record", &file).await;
        page.see_text(".notice", "not a game").await;
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn a_game_of_another_generation_stays_where_it_is() {
    visit(Screen::WIDE, async |page| {
        page.open("").await;
        page.see("#cartographers .play-now").await;
        let later = json!({
            "seating": [{ "name": "Anna", "bot": null }], "sealed": [], "touched": 0.0,
            "record": GOOD.replace("generation 1", "generation 7"),
        });
        let later_entry = json!(later.to_string());
        page.ask::<()>(&format!(
            "void (localStorage['portolan.game.later'] = {later_entry}, localStorage['portolan.game.odd'] = '{{')"
        ))
        .await;
        page.open("#/table/later").await;
        page.see_text("h1", "cannot be opened").await;
        page.see_text("p", "generation 7").await;
        page.open("#/table/odd").await;
        page.see_text("p", "Nothing was deleted").await;
        assert!(page.ask::<bool>(&format!("localStorage['portolan.game.later'] === {later_entry}")).await);
    })
    .await;
}

#[tokio::test]
async fn a_full_or_forbidden_storage_gets_a_message() {
    visit(Screen::WIDE, async |page| {
        page.open("").await;
        page.see("#cartographers .play-alone").await;
        page.ask::<()>("void (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') })").await;
        page.click("#cartographers .play-alone").await;
        page.see_text(".notice", "no room left").await;
        page.ask::<()>("void Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })").await;
        page.click("#cartographers .play-alone").await;
        page.see_text(".notice", "doesn't let this page save").await;
    })
    .await;
}

#[tokio::test]
async fn a_storage_that_is_full_in_the_middle_of_a_game_stops_nobody() {
    visit(Screen::WIDE, async |page| {
        player::without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
        player::cartographers::draw(page, player::Hand::Mouse).await;
        let before = player::saved_game(page).await;
        // Imitates a full storage: every write fails.
        page.ask::<()>(
            "void (() => { const set = Storage.prototype.setItem; globalThis.roomAgain = () => { Storage.prototype.setItem = set };
             Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') } })()",
        )
        .await;
        let moves = |count: u32| format!("document.querySelector('#moment').max === '{count}'");
        for count in [2, 3] {
            lay_anything(page).await;
            page.until("the move is made", &moves(count)).await;
            page.see_text(".notice", "no room left").await;
        }
        assert_eq!(player::saved_game(page).await, before, "the saved game is unchanged");
        // The record can be downloaded.
        page.click("#save-so-far").await;
        let saved = String::from_utf8(page.downloaded(".record").await).expect("text");
        assert_eq!(Record::read(&saved).expect("a good record").moves.len(), 3);
        // Once there is room again, the next move saves everything.
        page.click("#notice-close").await;
        page.ask::<()>("roomAgain()").await;
        lay_anything(page).await;
        page.until("the move is made", &moves(4)).await;
        assert_eq!(player::table::<Cartographers>(page).await.log().len(), 4);
        assert_eq!(page.count(".notice[role=alert]").await, 0);
    })
    .await;
}

#[tokio::test]
async fn a_browser_without_webassembly_is_told_what_to_do() {
    visit(Screen::WIDE, async |page| {
        page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": "delete globalThis.WebAssembly" }))
            .await;
        page.open("").await;
        page.see_text("#opening", "needs WebAssembly").await;
        // The script reports an error on the console, as it should.
        page.complained().await;
    })
    .await;
}

/// Two browsers without module workers: one refuses them, the other runs the script as a classic one, which fails.
const NO_MODULE_WORKERS: [&str; 2] = [
    "{ const Old = Worker; window.Worker = class { \
       constructor(url, options) { if (options?.type === 'module') throw new TypeError('no modules'); return new Old(url); } }; }",
    "{ const Old = Worker; window.Worker = class { constructor(url) { return new Old(url); } }; }",
];

#[tokio::test]
async fn without_module_workers_a_sentence_says_what_to_do() {
    for source in NO_MODULE_WORKERS {
        visit(Screen::WIDE.still(), async |page| {
            page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
            player::without_pauses(page).await;
            page.click("#cartographers .play-now").await;
            page.see("#confirm").await;
            page.click("#hint").await;
            page.see_text(".notice", "use a newer browser").await;
            page.gone("#hint[aria-busy=true]").await;
            lay_anything(page).await;
            for (language, expected) in [
                ("de", "nimm einen neueren Browser"),
                ("nl", "gebruik een nieuwere browser"),
                ("en", "use a newer browser"),
            ] {
                page.click(&format!("#speak-{language}")).await;
                page.see_text("#asked", expected).await;
            }
            page.gone("#hurry").await;
            page.is_accessible().await;
            // An analysis shows the same message.
            page.open(&format!("#/analysis/of/{}", encoded(GOOD))).await;
            page.see_text("#analysis-said", "use a newer browser").await;
            // Clears the error of a script that ran as a classic one.
            page.complaints().await;
        })
        .await;
    }
}
