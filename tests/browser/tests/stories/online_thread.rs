//! Nobody loses the thread at an online table: connections break, servers restart, tabs are reloaded and doubled.

use browser_tests::{Complaint, Page, Screen, visit};
use cartographers::Cartographers;
use serde_json::json;

use crate::friends::{
    everybody_is_ready, follow, hand_of, open_table, open_table_with, press, sit_down, start, two_at,
};
use crate::player::cartographers::{draft, draw};
use crate::player::{Turn, online};
use crate::well::all_is_well;

/// What is drafted, as it is drawn on the board.
const DRAFT: &str = "document.querySelector('.ghost').innerHTML";

/// Drafts a drawing. Returns how it is drawn on the board.
async fn draft_something(page: &Page) -> String {
    assert!(online::is_asked(page).await);
    let turn = Turn::<Cartographers>::of(page).await;
    draft(page, hand_of(page), turn.view(), turn.any_action()).await;
    page.until("it may be confirmed", "!document.querySelector('#confirm').disabled").await;
    let drawn: String = page.ask(DRAFT).await;
    assert!(!drawn.is_empty(), "the draft is on the board");
    drawn
}

/// Forgets the errors that a lost connection causes on the console; others still fail the story.
async fn forgive_lost_connections(everybody: &[&Page]) {
    for page in everybody {
        let is_expected = |complaint: &Complaint| {
            let text = complaint.to_string();
            ["api/", "net::ERR_"].iter().any(|part| text.contains(part))
        };
        let others: Vec<Complaint> = page.complaints().await.into_iter().filter(|other| !is_expected(other)).collect();
        assert!(others.is_empty(), "{others:?}");
    }
}

/// Marks the document, to notice a reload.
async fn mark(page: &Page) {
    page.ask::<()>("void (globalThis.stays = true)").await;
}

async fn stays(page: &Page) {
    assert!(page.ask::<bool>("globalThis.stays === true").await, "the page was not reloaded");
}

/// Cuts the network of one person, or restores it.
async fn cut_network(page: &Page, offline: bool) {
    let conditions = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    page.command("Network.emulateNetworkConditions", conditions).await;
}

#[tokio::test]
async fn a_draft_outlasts_a_lost_network_and_is_sent_once() {
    visit(Screen::PHONE, async |anna| {
        let bo = &*anna.friend(Screen::WIDE).await;
        two_at("cartographers", anna, bo).await;
        let drafted = draft_something(anna).await;
        cut_network(anna, true).await;
        anna.see("#link").await;
        assert_eq!(anna.ask::<String>(DRAFT).await, drafted);
        let before = online::stored_moves(anna).await;
        press(anna, "#confirm").await;
        anna.see_text("#sent", "again").await;
        assert_eq!(anna.ask::<String>(DRAFT).await, drafted);
        cut_network(anna, false).await;
        online::until_stored(anna, before).await;
        anna.gone("#link").await;
        bo.see_text(".company .chip:nth-of-type(2)", "✓").await;
        forgive_lost_connections(&[anna]).await;
        draw(bo, hand_of(bo)).await;
        draw(anna, hand_of(anna)).await;
        assert_eq!(online::read(anna, "log").await["moves"], json!([0, 1]));
    })
    .await;
}

#[tokio::test]
async fn a_reload_keeps_the_draft_and_another_tab_follows() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::WIDE).await;
        two_at("cartographers", anna, bo).await;
        let drafted = draft_something(anna).await;
        anna.reload().await;
        anna.see("#confirm:enabled").await;
        assert_eq!(anna.ask::<String>(DRAFT).await, drafted);

        let place: String = anna.ask("location.hash").await;
        let first = anna.tab().await;
        let second = anna.new_tab().await;
        anna.open(&place).await;
        anna.see("#confirm").await;
        anna.switch_to(&first).await;
        press(anna, "#confirm").await;
        anna.see("#replace").await;
        // The other tab knows what was sealed here, and may replace it.
        anna.switch_to(&second).await;
        anna.gone("#confirm").await;
        anna.see("#replace").await;
        anna.until(
            "what was sealed is on the board",
            "document.querySelector('g.ghost.sealed')?.childElementCount > 0",
        )
        .await;
        draw(bo, hand_of(bo)).await;
        for tab in [&first, &second] {
            anna.switch_to(tab).await;
            assert!(online::is_asked(anna).await);
            online::until_up_to_date(anna).await;
        }
        // The tab that was opened later plays on, and the first one follows.
        draw(anna, hand_of(anna)).await;
        anna.switch_to(&first).await;
        anna.see("#replace").await;
    })
    .await;
}

#[tokio::test]
async fn the_server_is_restarted_under_two_players() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE.speaking("de")).await;
        two_at("cartographers", anna, bo).await;
        mark(anna).await;
        mark(bo).await;
        draw(anna, hand_of(anna)).await;
        let drafted = draft_something(bo).await;
        anna.site().stop();
        for page in [anna, bo] {
            page.see("#link").await;
        }
        all_is_well(bo).await;
        // Bo confirms while nobody listens.
        let before = online::stored_moves(bo).await;
        press(bo, "#confirm").await;
        bo.see_text("#sent", "noch einmal").await;
        assert_eq!(bo.ask::<String>(DRAFT).await, drafted);
        anna.site().start_again();
        online::until_stored(bo, before).await;
        for page in [anna, bo] {
            page.gone("#link").await;
        }
        forgive_lost_connections(&[anna, bo]).await;
        everybody_is_ready(&[anna, bo], 1).await;
        draw(anna, hand_of(anna)).await;
        draw(bo, hand_of(bo)).await;
        everybody_is_ready(&[anna, bo], 2).await;
        assert_eq!(online::read(anna, "log").await["moves"], json!([0, 1, 0, 1]), "every move was made once");
        stays(anna).await;
        stays(bo).await;
    })
    .await;
}

#[tokio::test]
async fn names_are_shown_as_text() {
    const NAMES: [&str; 3] = ["<b>Bo</b>", "🗺️ Ada", "משה"];
    visit(Screen::WIDE, async |anna| {
        let (ada, moshe) = (&*anna.friend(Screen::PHONE).await, &*anna.friend(Screen::PHONE).await);
        let link = open_table(anna, "cartographers", NAMES[0]).await;
        sit_down(ada, &link, NAMES[1]).await;
        sit_down(moshe, &link, NAMES[2]).await;
        for (seat, name) in NAMES.iter().enumerate() {
            anna.see_text(&format!("#seat-{seat}"), name).await;
        }
        all_is_well(anna).await;
        start(anna, &[ada, moshe]).await;
        for page in [anna, ada, moshe] {
            for (seat, name) in NAMES.iter().enumerate() {
                page.see_text(&format!(".company .chip:nth-of-type({}) bdi", seat + 2), name).await;
            }
            assert_eq!(page.count(".company b, .people b, .players b, #asked b, .told b").await, 0);
        }
        draw(moshe, hand_of(moshe)).await;
        moshe.see_text("#asked", NAMES[0]).await;
        all_is_well(moshe).await;
        // What is said is text too.
        press(anna, "#open-company").await;
        anna.fill("#say", "<i>ahoj</i> & שלום").await;
        press(anna, "#say-it").await;
        anna.see_text("#said", "<i>ahoj</i> & שלום").await;
        ada.see_text("#unread", "1").await;
        press(ada, "#open-company").await;
        ada.see_text("#said", "<i>ahoj</i> & שלום").await;
        ada.gone("#unread").await;
        assert_eq!(ada.count("#said i").await, 0);
        all_is_well(ada).await;
    })
    .await;
}

#[tokio::test]
async fn an_unknown_table_is_not_found() {
    visit(Screen::WIDE, async |page| {
        for id in ["AAAAAAAAAAAAAAAAAAAAAA", "nonsense"] {
            page.open(&format!("#/online/{id}")).await;
            page.see_text("h1", "table").await;
            page.see("a[href='#/online'], a[href='#/']").await;
            all_is_well(page).await;
            assert!(!page.complained().await.is_empty(), "the browser reports that the server has no such table");
        }
    })
    .await;
}

#[tokio::test]
async fn a_full_table_can_be_watched() {
    visit(Screen::WIDE, async |anna| {
        let (bo, cleo) = (&*anna.friend(Screen::PHONE).await, &*anna.friend(Screen::PHONE).await);
        let link = open_table_with(anna, "misterra", "Anna", 2).await;
        sit_down(bo, &link, "Bo").await;
        follow(cleo, &link).await;
        cleo.see("#no-seat").await;
        assert_eq!(cleo.count("#sit-down").await, 0);
        all_is_well(cleo).await;
        start(anna, &[bo, cleo]).await;
        cleo.see_text("#asked", "Anna").await;
        assert_eq!(cleo.count("#confirm, #resign, .presumption").await, 0);
        all_is_well(cleo).await;
    })
    .await;
}

/// Notes whether the page has ever said that its connection is lost.
const WATCH_LINK: &str = "void new MutationObserver(() => {
    globalThis.wasLost ||= document.querySelector('#link') !== null;
}).observe(document.body, { childList: true, subtree: true })";

/// Players of nodes that end one after the other notice nothing: no message, no failed request, nothing on the console.
#[tokio::test]
async fn all_nodes_are_replaced_and_nobody_notices() {
    visit(Screen::WIDE, async |anna| {
        let mut nodes = anna.site().share_among(3).await;
        let bo = &*anna.friend(Screen::PHONE).await;
        two_at("cartographers", anna, bo).await;
        for page in [anna, bo] {
            mark(page).await;
            page.ask::<()>(WATCH_LINK).await;
        }
        for turn in 0..3 {
            // One drafts while a node ends, and the other draws.
            let drafted = draft_something(anna).await;
            let replacing = tokio::task::spawn_blocking(move || {
                nodes.replace_oldest();
                nodes
            });
            draw(bo, hand_of(bo)).await;
            nodes = replacing.await.expect("a node is replaced");
            assert_eq!(anna.ask::<String>(DRAFT).await, drafted);
            let before = online::stored_moves(anna).await;
            press(anna, "#confirm").await;
            online::until_stored(anna, before).await;
            everybody_is_ready(&[anna, bo], turn + 1).await;
        }
        for page in [anna, bo] {
            stays(page).await;
            assert!(page.ask::<bool>("globalThis.wasLost !== true").await, "nobody was told of a lost connection");
        }
        assert_eq!(online::read(anna, "log").await["moves"].as_array().map(Vec::len), Some(6));
        // Before the nodes end with the story.
        anna.leave().await;
        bo.leave().await;
    })
    .await;
}
