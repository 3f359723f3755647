//! The tables in the forced colours of the system, and as people with colour vision deficiencies see them.

use crate::shelf_of_games::{CARTOGRAPHERS_2, MISTERRA_1, MORGAN_2, Seating, keep, shorter};
use browser_tests::{Page, Screen, visit};
use serde_json::json;

/// Chromium's names of colour vision deficiencies.
const DEFICIENCIES: [&str; 4] = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

/// Saves a game of each kind, with enough on its board. Returns the name of each and a selector for its loaded table.
async fn keep_tables(page: &Page) -> [(&'static str, &'static str); 3] {
    page.open("").await;
    page.see("#my-games").await;
    keep(page, "cartographers", &shorter(CARTOGRAPHERS_2, 32), Seating::People, 1).await;
    keep(page, "misterra", &shorter(MISTERRA_1, 31), Seating::Bots, 1).await;
    keep(page, "morgan", &shorter(MORGAN_2, 40), Seating::Bots, 1).await;
    [("cartographers", "#confirm"), ("misterra", "#confirm"), ("morgan", ".map-card")]
}

#[tokio::test]
async fn colours_with_vision_deficiencies() {
    visit(Screen::WIDE.still(), async |page| {
        for (game, seen) in keep_tables(page).await {
            page.open(&format!("#/table/{game}")).await;
            page.see(seen).await;
            for kind in DEFICIENCIES {
                page.command("Emulation.setEmulatedVisionDeficiency", json!({ "type": kind })).await;
                page.picture(format!("target/browser-tests/colours/{game}-{kind}.webp")).await;
            }
            page.command("Emulation.setEmulatedVisionDeficiency", json!({ "type": "none" })).await;
        }
    })
    .await;
}

/// A JavaScript expression for the computed outline and border of an element.
fn outlined(selector: &str) -> String {
    format!(
        "(() => {{ const of = getComputedStyle(document.querySelector({})); \
         return [of.outlineStyle, of.outlineWidth, of.outlineColor, of.borderStyle, of.borderWidth, of.borderColor].join(' '); }})()",
        json!(selector)
    )
}

#[tokio::test]
async fn colours_of_the_system() {
    for (night, kind) in [(false, "day"), (true, "night")] {
        let screen = if night { Screen::WIDE.at_night() } else { Screen::WIDE };
        visit(screen.still(), async |page| {
            let light = if night { "dark" } else { "light" };
            let features = json!({ "features": [
                { "name": "forced-colors", "value": "active" },
                { "name": "prefers-color-scheme", "value": light },
                { "name": "prefers-reduced-motion", "value": "reduce" },
            ]});
            page.command("Emulation.setEmulatedMedia", features).await;
            for (game, seen) in keep_tables(page).await {
                page.open(&format!("#/table/{game}")).await;
                page.see(seen).await;
                page.is_accessible().await;
                page.picture(format!("target/browser-tests/colours/{game}-system-{kind}.webp")).await;
                // A chosen button has a different outline.
                if page.count("main button[aria-pressed=true]").await > 0 {
                    let chosen: String = page.ask(&outlined("main button[aria-pressed=true]")).await;
                    let other: String = page.ask(&outlined("main button[aria-pressed=false]")).await;
                    assert_ne!(chosen, other, "{game}");
                }
                let button: String =
                    page.ask("getComputedStyle(document.querySelector('main button')).borderStyle").await;
                assert_eq!(button, "solid", "{game}: a button has a border");
                // A picture keeps its own colours and background: its ink would be invisible on the system's black.
                let paper: String = page
                    .ask("getComputedStyle(document.querySelector('main button svg, main .panel svg')).backgroundColor")
                    .await;
                assert!(!paper.starts_with("rgba(0, 0, 0, 0"), "{game}: {paper}");
            }
            // The focus is visible on a space and on a button.
            page.open("#/table/cartographers").await;
            page.see("#confirm").await;
            for selector in ["#space-60", "#turn"] {
                page.press("Tab").await;
                page.ask::<()>(&format!("void document.querySelector('{selector}').focus()")).await;
                let focused: String = page.ask(&outlined(selector)).await;
                assert!(focused.starts_with("solid 3px"), "{selector}: {focused}");
            }
            page.click("#space-60").await;
            page.picture(format!("target/browser-tests/colours/draft-system-{kind}.webp")).await;
            page.open("#/settings").await;
            page.see(".pill").await;
            let [chosen, other]: [String; 2] = [
                page.ask(&outlined(".pill:has(:checked)")).await,
                page.ask(&outlined(".pill:not(:has(:checked))")).await,
            ];
            assert_ne!(chosen, other, "the chosen setting is outlined");
            page.picture(format!("target/browser-tests/colours/settings-system-{kind}.webp")).await;
        })
        .await;
    }
}
