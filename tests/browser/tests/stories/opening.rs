//! The page opens.

use crate::looking_back::out_of_sight;
use crate::shelf_of_games::{SOLO, Seating, keep};
use browser_tests::{Screen, visit};
use serde_json::json;

#[tokio::test]
async fn the_page_opens_on_a_desk_without_a_complaint() {
    visit(Screen::WIDE, async |page| {
        page.open("").await;
        page.see("h1").await;
        page.is_accessible().await;

        let fetched = page.fetched().await;
        for file in &fetched {
            println!("{:>8} bytes on the wire  {}", file.bytes, file.url);
        }
        println!("{:>8} bytes on the wire until the page stands", page.bytes_on_the_wire().await);
        assert!(fetched.iter().any(|file| file.url.ends_with(".wasm") && file.bytes > 0));
    })
    .await;
}

#[tokio::test]
async fn the_page_opens_on_a_phone_without_a_complaint() {
    visit(Screen::PHONE, async |page| {
        page.open("").await;
        page.see("h1").await;
        assert_eq!(page.ask::<(u32, u32)>("[innerWidth, innerHeight]").await, (390, 844));
        assert!(page.ask::<bool>("matchMedia('(pointer: coarse)').matches && navigator.maxTouchPoints > 0").await);
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn a_second_visit_requests_only_the_service_worker() {
    visit(Screen::WIDE, async |page| {
        page.open("").await;
        page.see("h1").await;
        page.until("the service worker controls the page", "navigator.serviceWorker.controller").await;
        let first = page.site().served();
        page.reload().await;
        page.see("h1").await;
        let second = page.site().served().split_off(first.len());
        assert!(second.iter().all(|served| served.path == "/service-worker.js"), "{second:?}");
    })
    .await;
}

#[tokio::test]
async fn without_service_workers_a_second_visit_requests_only_the_index() {
    visit(Screen::WIDE, async |page| {
        let none = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })";
        page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": none })).await;
        page.open("").await;
        page.see("h1").await;
        let first = page.site().served();
        page.reload().await;
        page.see("h1").await;
        let second = page.site().served().split_off(first.len());
        // Ignores files that the first visit had not requested yet, such as a worker.
        let again = second.iter().filter(|served| first.iter().any(|before| before.path == served.path));
        let mut again: Vec<_> = again.map(|served| (served.path.as_str(), served.status)).collect();
        // The browser may check whether the page can be installed.
        again.retain(|served| *served != ("/app.webmanifest", 304));
        assert_eq!(again, [("/", 304)]);
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
    })
    .await;
}

#[tokio::test]
async fn a_newcomer_sees_what_to_do() {
    let laptop = Screen { width: 1366, height: 650, ..Screen::WIDE.still() };
    for screen in [laptop, Screen { height: 664, ..Screen::PHONE.still() }] {
        for language in ["en", "de", "nl"] {
            visit(screen.speaking(language), async |page| {
                page.open("").await;
                page.see(".greeting").await;
                // The advice, and a button that it names: the main one until the game is known.
                let first: String = page.ask("document.querySelector('.game-card').id").await;
                let learn = format!("#{first} .learn.big");
                let wanted = [".greeting", &learn, &format!("#{first} .picture"), &format!("#{first}-open")];
                assert_eq!(out_of_sight(page, &wanted).await, [""; 0], "{language}");
                assert_eq!(page.count(".play-now.big").await, 0);
                // The picture opens the lesson, too.
                page.click(&format!("#{first} .picture")).await;
                page.see(".lesson").await;
            })
            .await;
        }
    }
}

#[tokio::test]
async fn who_knows_a_game_plays_it_and_sees_the_best_result() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        keep(page, "game", SOLO, Seating::Bots, 1).await;
        page.reload().await;
        page.see_text("#cartographers .facts", "Your best so far: 22").await;
        page.see_text("#cartographers .learn", "✓").await;
        page.click("#cartographers-open").await;
        page.see("#confirm").await;
        page.until("a game is played", "location.hash.startsWith('#/table/')").await;
    })
    .await;
}
