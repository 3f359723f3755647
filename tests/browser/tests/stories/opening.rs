//! The page opens.

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
