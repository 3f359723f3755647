//! The screen about Portolan, and reporting a problem, even after the page itself has crashed.

use crate::shelf_of_games::{MISTERRA_1, SOLO, Seating, keep, shorter};
use crate::well::fits;
use browser_tests::{Screen, visit};
use serde_json::Value;
use table::Game;

#[tokio::test]
async fn about_tells_versions_thanks_and_licences() {
    for (screen, thanks) in [
        (Screen::WIDE.still(), "Cartographers was designed by Jordy Adan"),
        (Screen::WIDE.speaking("de").at_night().still(), "Jordy Adan"),
        (Screen::PHONE.speaking("nl").still(), "Jordy Adan"),
    ] {
        visit(screen, async |page| {
            page.open("").await;
            page.see("footer a").await;
            let loaded =
                "performance.getEntriesByType('resource').filter(entry => entry.name.includes('/licences')).length";
            assert_eq!(page.ask::<u32>(loaded).await, 0, "playing does not load the licences");
            page.click("footer a").await;
            page.see_text(".about p", thanks).await;
            page.see_text("#version", env!("CARGO_PKG_VERSION")).await;
            page.see_text("#generations", misterra::Misterra::DATA).await;
            page.see_text(".packages li", "leptos").await;
            let shown: String = page.ask("document.querySelector('.about').innerText").await;
            assert!(!shown.contains('⟨'), "no text is missing: {shown}");
            page.is_accessible().await;
            fits(page).await;
            // A package links to the text of its licence.
            page.click_text(".packages li:nth-child(3) button:last-child", "").await;
            page.until("a text is open", "document.activeElement?.parentElement?.open === true").await;
            page.see_text("details[open] pre", "Permission").await;
            page.is_accessible().await;
            fits(page).await;
        })
        .await;
    }
}

#[tokio::test]
async fn about_a_problem_at_a_table() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        keep(page, "going", &shorter(SOLO, 5), Seating::Bots, 1).await;
        page.open("#/table/going").await;
        page.click(".log .report").await;
        page.see("#happened").await;
        page.is_accessible().await;
        fits(page).await;
        for expected in
            ["portolan 0.", "browser Mozilla", "window 1360 x 860", "rules cartographers 1", "seed golden 1 wilderness"]
        {
            page.see_text("#along", expected).await;
        }
        page.fill("#happened", "The sea was too wide.").await;
        page.click("#save").await;
        let saved = String::from_utf8(page.downloaded("portolan-report.txt").await).expect("text");
        assert!(saved.starts_with("The sea was too wide.\n\nportolan "), "{saved}");
        assert!(saved.contains("portolan record 1") && saved.contains("\"pace\""), "{saved}");
        // Removing the record keeps the text that was written.
        page.click("#with-record").await;
        page.until("the record is gone", "!document.querySelector('#along').textContent.includes('seed')").await;
        assert_eq!(page.ask::<String>("document.querySelector('#happened').value").await, "The sea was too wide.");
        page.allow_clipboard().await;
        page.click("#copy").await;
        page.see_text("#copied", "Report copied").await;
    })
    .await;
}

#[tokio::test]
async fn about_a_problem_in_a_game_with_secrets() {
    visit(Screen::PHONE.speaking("de").still(), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        keep(page, "secret", &shorter(MISTERRA_1, 9), Seating::Bots, 1).await;
        keep(page, "over", MISTERRA_1, Seating::Bots, 1).await;
        page.open("#/report/secret").await;
        page.see_text(".hint", "verraten").await;
        assert!(!page.text("#along").await.contains("seed"), "the report does not contain the record");
        page.is_accessible().await;
        fits(page).await;
        page.tap("#with-record").await;
        page.see_text("#along", "seed golden 1").await;
        // A finished game has no secrets.
        page.open("#/report/over").await;
        page.see_text("#along", "seed golden 1").await;
        page.open("#/nowhere").await;
        page.tap("a.report").await;
        page.see("#happened").await;
        assert_eq!(page.count("#with-record").await, 0);
    })
    .await;
}

#[tokio::test]
async fn about_a_page_that_broke() {
    visit(Screen::WIDE.speaking("nl"), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        keep(page, "going", &shorter(SOLO, 5), Seating::Bots, 1).await;
        page.open("#/table/going").await;
        page.see("#confirm").await;
        assert_eq!(page.count("#broken:not([hidden])").await, 0);
        // Breaks the page: the browser can no longer create elements.
        page.ask::<()>(
            "void (Node.prototype.cloneNode = Document.prototype.createElement = () => { throw new Error('no more') }, location.hash = '#/settings')",
        )
        .await;
        page.see_text("#broken", "Portolan heeft een fout gemaakt").await;
        assert_eq!(page.count("#broken p").await, 1);
        let error: Value = page.ask("sessionStorage['portolan.broken']").await;
        page.click_text("#broken a", "Meld").await;
        page.see_text("#along", "broken panicked at").await;
        page.see_text("#along", error.as_str().expect("a message").lines().next().expect("a line")).await;
        page.is_accessible().await;
        // The browser reports the error too, and again when the link is followed.
        page.complained().await;
    })
    .await;
}
