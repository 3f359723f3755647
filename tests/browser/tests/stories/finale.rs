//! The end of a game is an event: the map is inked once more, points fly, a seal is put on the result; and what is left of it
//! can be sent.

use browser_tests::{Page, Screen, visit};
use cartographers::Cartographers;
use misterra::Misterra;
use morgan::Morgan;

use crate::player::{self, Hand};
use crate::screens::{game, keep};
use crate::shelf_of_games::{Seating, nearly_over};
use crate::well::all_is_well;

/// Whether the end is being played. What the style sheet moves goes on.
const PLAYING: &str = "document.getAnimations().some(one =>
    !(one instanceof CSSTransition || one instanceof CSSAnimation) && one.effect.target.closest?.('.chart, .ending'))";

/// Counts what the end animates, from now on.
const WATCH: &str = "void (() => {
    const animate = Element.prototype.animate;
    window.inked = window.flown = window.sealed = 0;
    Element.prototype.animate = function (...all) {
        if (this.closest('.chart')) inked++;
        if (this.matches('.flying-star')) flown++;
        if (this.matches('.seal')) sealed++;
        return animate.apply(this, all);
    };
})()";

async fn end(page: &Page, game: &str) {
    page.ask::<()>(WATCH).await;
    match game {
        "cartographers" => player::cartographers::play(page, Hand::Mouse, async |_| {}).await,
        "misterra" => player::misterra::play(page, Hand::Mouse, async |_| {}).await,
        _ => player::morgan::play(page, Hand::Mouse, async |_| {}).await,
    };
    page.see("#ending").await;
}

#[tokio::test]
async fn the_end_is_played_and_skipped_with_a_key() {
    for title in ["cartographers", "misterra", "morgan"] {
        visit(Screen::WIDE, async |page| {
            player::without_pauses(page).await;
            match title {
                "cartographers" => nearly_over::<Cartographers>(page, 3, Seating::Bots).await,
                "misterra" => nearly_over::<Misterra>(page, 2, Seating::Bots).await,
                _ => nearly_over::<Morgan>(page, 2, Seating::Bots).await,
            }
            end(page, title).await;
            page.until("it is inked again, and sealed", "inked > 20 && sealed > 0").await;
            page.press("Escape").await;
            page.until("it is skipped", &format!("!({PLAYING}) && !document.querySelector('.flying-star')")).await;
            page.see_text("#verdict", "").await;
            assert_eq!(page.count("#rematch, #analyse-end, #send-map").await, 3);
            all_is_well(page).await;
        })
        .await;
    }
}

#[tokio::test]
async fn the_end_stands_still_for_whoever_wants_that() {
    visit(Screen::PHONE.still(), async |page| {
        player::without_pauses(page).await;
        nearly_over::<Cartographers>(page, 1, Seating::Bots).await;
        end(page, "cartographers").await;
        page.until("the end has begun", "performance.getEntriesByName('portolan-finale').length > 0").await;
        assert_eq!(page.ask::<u32>("inked + flown + sealed").await, 0);
        // Alone there is no ranking: the points are the result.
        page.see_text("#alone", "points").await;
        assert_eq!(page.count("#ending .ranking").await, 0);
    })
    .await;
}

#[tokio::test]
async fn the_map_is_sent_with_what_it_is() {
    visit(Screen::WIDE.still(), async |page| {
        player::without_pauses(page).await;
        let all = [
            ("cartographers", "Cartographers", game::<Cartographers>(3, "a chart to show")),
            ("misterra", "Maps of Misterra", game::<Misterra>(2, "an island to show")),
            ("morgan", "Morgan", game::<Morgan>(2, "a map to show")),
        ];
        for (id, title, record) in all {
            keep(page, id, &record, true).await;
            page.open(&format!("#/table/{id}")).await;
            page.see("#send-map").await;
            // What is written below the map.
            page.ask::<()>(
                "void (() => {
                    const fill = CanvasRenderingContext2D.prototype.fillText;
                    window.written = [];
                    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) { written.push(text); fill.call(this, text, ...at); };
                    delete Navigator.prototype.canShare;
                })()",
            )
            .await;
            page.click("#send-map").await;
            page.until("it is written", "written.length > 3").await;
            let written: Vec<String> = page.ask("written").await;
            let points: String = page.ask("document.querySelector('.ending').dataset.totals").await;
            assert!(points.contains("Anna") && points.contains("Ben"), "{points}");
            let year: String = page.ask("String(new Date().getFullYear())").await;
            let host: String = page.ask("location.host").await;
            assert!(written.contains(&points), "{written:?}");
            assert!(written.last().is_some_and(|last| last.contains(&year) && last.contains(&host)), "{written:?}");
            assert!(written[0].starts_with(title), "{written:?}");
            let png = page.downloaded(".png").await;
            assert!(png.starts_with(b"\x89PNG\r\n") && png.len() > 60_000, "{} bytes", png.len());
            for file in std::fs::read_dir(page.downloads()).expect("a folder").flatten() {
                std::fs::remove_file(file.path()).expect("it was saved");
            }
            page.open("#/settings").await;
            page.see("fieldset").await;
            page.reload().await;
        }
    })
    .await;
}
