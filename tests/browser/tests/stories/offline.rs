//! The page offline and during updates: nothing is lost, and every tab keeps working.

use std::time::Instant;

use crate::player::cartographers::{draw, play, play_some};
use crate::player::{Hand, saved_game, without_pauses};
use crate::shelf_of_games::{Seating, nearly_over};
use browser_tests::{Complaint, PATIENCE, Page, Screen, builds, visit, visit_in_default_profile};
use cartographers::Cartographers;
use serde_json::json;

const RECORD: &str = include_str!("../../../../games/misterra/records/1/2.record");

/// Waits until everything for offline use is cached.
async fn all_is_kept(page: &Page) {
    page.until("the service worker controls the page", "navigator.serviceWorker.controller").await;
}

/// The complaints, except about the request for a new version, which gets no response while the server is stopped.
async fn other_complaints(page: &Page) -> Vec<String> {
    let complaints = page.complaints().await;
    complaints.iter().map(Complaint::to_string).filter(|complaint| !complaint.contains("/service-worker.js")).collect()
}

/// The versions in the browser's cache.
async fn caches(page: &Page) -> Vec<String> {
    page.ask::<()>("void caches.keys().then(keys => { globalThis.keptCaches = keys })").await;
    page.until("the caches are listed", "globalThis.keptCaches").await;
    page.ask("keptCaches.map(name => name.match(/^portolan-(\\w+) /)[1])").await
}

#[tokio::test]
async fn everything_works_with_the_server_stopped() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        all_is_kept(page).await;
        page.site().stop();
        page.reload().await;

        // A game with a bot, from the form to the score sheet.
        page.click("#cartographers .new-table").await;
        page.fill("#players", "2").await;
        page.click("h1").await;
        page.gone("#player-2").await;
        page.click("#start").await;
        play_some(page, Hand::Mouse, 4, async |_| {}).await;
        assert_eq!(saved_game(page).await["seating"].as_array().map(Vec::len), Some(2));
        nearly_over::<Cartographers>(page, 2, Seating::Bots).await;
        play(page, Hand::Mouse, async |_| {}).await;
        page.see("#ending").await;

        // The rules, by their address and after a reload.
        for (language, heading) in [("en", "What it is about"), ("de", "Worum es geht"), ("nl", "Waar het om gaat")] {
            page.click(&format!("#speak-{language}")).await;
            for game in ["cartographers", "misterra", "morgan"] {
                page.open(&format!("#/rules/{game}")).await;
                page.see_text("#heading-goal", heading).await;
            }
            page.reload().await;
            page.see_text("#heading-goal", heading).await;
        }

        page.open("#/settings").await;
        page.click("#language-de").await;
        page.see_text("h1", "Einstellungen").await;
        page.open("#/").await;
        page.click("#morgan .learn").await;
        page.see("#lesson").await;

        page.open("#/").await;
        let file = page.downloads().join("saved.record");
        std::fs::write(&file, RECORD).expect("it is written");
        page.choose_file("#open-record", &file).await;
        page.see("#ending").await;
        assert_eq!(other_complaints(page).await, [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn the_page_can_be_installed() {
    visit_in_default_profile(Screen::PHONE, async |page| {
        page.open("").await;
        all_is_kept(page).await;
        let manifest = page.command("Page.getAppManifest", json!({})).await;
        assert_eq!(manifest["errors"], json!([]), "{manifest}");
        let answer = page.command("Page.getInstallabilityErrors", json!({})).await;
        assert_eq!(answer["installabilityErrors"], json!([]));
        // Each icon exists and has the declared size.
        page.ask::<()>(
            "void (async () => {
                 const base = document.querySelector('link[rel=manifest]').href;
                 const { icons } = await (await fetch(base)).json();
                 const touch = { src: document.querySelector('link[rel=apple-touch-icon]').href, sizes: '180x180' };
                 globalThis.icons = await Promise.all([...icons, touch].map(async ({ src, sizes }) => {
                     const image = new Image();
                     image.src = new URL(src, base).href;
                     await image.decode();
                     return sizes === 'any' || `${image.naturalWidth}x${image.naturalHeight}` === sizes;
                 }));
             })()",
        )
        .await;
        page.until("the icons are loaded", "globalThis.icons").await;
        assert_eq!(page.ask::<Vec<bool>>("icons").await, [true; 5]);
        // The theme colour follows the colour scheme in the settings.
        let colour = "document.querySelector('meta[name=theme-color]').content";
        assert_eq!(page.ask::<String>(colour).await, "#eee1c5");
        page.open("#/settings").await;
        page.tap("label:has(#light-night)").await;
        page.until("it is night", &format!("{colour} === '#121d27'")).await;
    })
    .await;
}

/// Opens the older build, begins a game and makes some moves; returns the record so far.
async fn play_with_the_older_build(page: &Page) -> String {
    page.site().serve(builds::older());
    without_pauses(page).await;
    all_is_kept(page).await;
    page.see("[data-build=older]").await;
    page.click("#cartographers .play-now").await;
    for _ in 0..3 {
        page.see("#confirm").await;
        draw(page, Hand::Mouse).await;
    }
    page.see("#confirm").await;
    saved_game(page).await["record"].as_str().expect("a record").to_owned()
}

/// Serves the embedded build instead of the older one.
async fn serve_the_newest(page: &Page) {
    page.site().serve(server::Page::embedded());
}

fn newest() -> String {
    builds::version(&server::Page::embedded())
}

#[tokio::test]
async fn a_new_version_comes_when_it_is_asked_for_and_the_game_goes_on() {
    visit(Screen::WIDE, async |page| {
        let record = play_with_the_older_build(page).await;
        assert_eq!(caches(page).await, [builds::version(&builds::older())]);
        serve_the_newest(page).await;
        page.reload().await;
        page.see_text(".new-version", "new version is ready").await;
        // Until the user asks for the new version, the old one stays and the game goes on.
        assert_eq!(page.count("[data-build=older]").await, 1);
        assert_eq!(caches(page).await.len(), 2);
        page.is_accessible().await;
        page.click("#speak-de").await;
        page.see_text(".new-version", "neue Version").await;
        draw(page, Hand::Mouse).await;
        page.see("#confirm").await;
        let record_then = saved_game(page).await["record"].as_str().expect("a record").to_owned();
        assert_ne!(record_then, record);

        page.click("#take-new-version").await;
        page.until("it is new", "document.querySelector('#confirm') && !document.querySelector('[data-build=older]')")
            .await;
        assert_eq!(saved_game(page).await["record"].as_str(), Some(record_then.as_str()), "the game goes on");
        assert_eq!(page.count(".new-version").await, 0);
        page.until(
            "the old one is gone",
            "caches.keys().then(keys => { globalThis.left = keys.length }), globalThis.left === 1",
        )
        .await;
        assert_eq!(caches(page).await, [newest()]);
        page.site().stop();
        page.reload().await;
        page.see("#confirm").await;
        draw(page, Hand::Mouse).await;
        assert_eq!(other_complaints(page).await, [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn a_new_version_comes_by_itself_when_the_page_was_closed() {
    visit(Screen::WIDE, async |page| {
        let record = play_with_the_older_build(page).await;
        serve_the_newest(page).await;
        page.reload().await;
        page.see(".new-version").await;
        page.click("#later").await;
        page.gone(".new-version").await;
        let place: String = page.ask("location.hash").await;
        let empty = {
            let old = page.tab().await;
            let empty = page.new_tab().await;
            page.switch_to(&old).await;
            empty
        };
        page.close_tab(&empty).await;
        // The browser takes a moment to notice that no page is open. Opening the page before that still shows the older
        // version.
        let begun = Instant::now();
        loop {
            page.open(&place).await;
            page.see("#confirm").await;
            if page.count("[data-build=older]").await == 0 {
                break;
            }
            assert!(begun.elapsed() < 2 * PATIENCE, "it is still the older one");
            // Leaves the page long enough for the browser to check again which pages are open.
            page.leave().await;
            page.next_frame().await;
        }
        assert_eq!(saved_game(page).await["record"].as_str(), Some(record.as_str()));
        page.until(
            "the old one is gone",
            "caches.keys().then(keys => { globalThis.left = keys.length }), globalThis.left === 1",
        )
        .await;
        assert_eq!(caches(page).await, [newest()]);
    })
    .await;
}

#[tokio::test]
async fn a_tab_that_does_not_take_the_new_version_keeps_all_of_its_own() {
    visit(Screen::WIDE, async |page| {
        play_with_the_older_build(page).await;
        let first = page.tab().await;
        let second = page.new_tab().await;
        page.open("").await;
        page.see("#cartographers .play-now").await;
        serve_the_newest(page).await;
        page.reload().await;
        page.click("#take-new-version").await;
        page.until("it is new", "document.querySelector('.play-now') && !document.querySelector('[data-build=older]')")
            .await;

        // The other tab is unchanged, with its draft. It still finds files that it had not loaded yet, although the
        // server no longer has them.
        page.switch_to(&first).await;
        page.see(".new-version").await;
        assert_eq!(page.count("[data-build=older]").await, 1);
        draw(page, Hand::Mouse).await;
        page.ask::<()>("void (location.hash = '#/rules/morgan')").await;
        page.see_text("#heading-goal", "What it is about").await;
        assert_eq!(caches(page).await.len(), 2);
        page.back().await;
        page.click("#take-new-version").await;
        page.until("it is new", "document.querySelector('#confirm') && !document.querySelector('[data-build=older]')")
            .await;
        page.until(
            "the old one is gone",
            "caches.keys().then(keys => { globalThis.left = keys.length }), globalThis.left === 1",
        )
        .await;
        page.close_tab(&second).await;
    })
    .await;
}

#[tokio::test]
async fn half_a_version_is_not_taken() {
    visit(Screen::WIDE, async |page| {
        play_with_the_older_build(page).await;
        page.site().serve(builds::half());
        page.reload().await;
        page.see("#confirm").await;
        page.ask::<()>(
            "void navigator.serviceWorker.getRegistration().then(async registration => {
                 await registration.update().catch(() => {});
                 globalThis.updated = registration;
             })",
        )
        .await;
        page.until("the update was requested", "globalThis.updated").await;
        page.until("the installation has ended", "!updated.installing").await;
        assert!(page.ask::<bool>("updated.waiting === null").await, "nothing waits to take over");
        assert_eq!(page.count(".new-version").await, 0);
        let complaints = page.complaints().await;
        assert!(
            complaints.iter().any(|complaint| complaint.to_string().contains("words/library-en-")),
            "{complaints:?}"
        );
        // Once the version is complete, it is installed.
        serve_the_newest(page).await;
        page.reload().await;
        page.click("#take-new-version").await;
        page.until("it is new", "document.querySelector('#confirm') && !document.querySelector('[data-build=older]')")
            .await;
    })
    .await;
}
