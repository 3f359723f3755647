//! The window's title names the screen, and at a table whose turn it is. The curtain hides everything but the rules.

use crate::player;
use crate::player::cartographers::lay_anything;
use crate::player::without_pauses;
use browser_tests::{Page, Screen, visit};

/// Waits until the window has this title.
async fn called(page: &Page, title: &str) {
    page.until(&format!("the window is called {title:?}"), &format!("document.title === {title:?}")).await;
}

#[tokio::test]
async fn the_title_names_the_screen() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("h1").await;
        called(page, "Portolan").await;
        for (route, title) in [
            ("#/rules/misterra", "Rules · Maps of Misterra · Portolan"),
            ("#/score/morgan", "Score a paper game · Morgan's Magic Map · Portolan"),
            ("#/new/cartographers", "New table · Cartographers · Portolan"),
            ("#/games", "My games · Portolan"),
            ("#/about", "About Portolan · Portolan"),
            ("#/settings", "Settings · Portolan"),
            ("#/challenge/cartographers/person/-/seed", "A challenge · Cartographers · Portolan"),
            ("#/nowhere/at/all", "Page not found · Portolan"),
        ] {
            page.open(route).await;
            called(page, title).await;
        }
        // The title changes with the language.
        page.open("#/rules/morgan").await;
        page.click("#speak-de").await;
        called(page, "Spielregeln · Morgans magische Landkarte · Portolan").await;
        page.click("#speak-nl").await;
        called(page, "Spelregels · Morgans magische landkaart · Portolan").await;
        page.open("#/table/nobody").await;
        called(page, "Portolan").await;
    })
    .await;
}

#[tokio::test]
async fn the_title_says_whose_turn_it_is() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.open("#/challenge/cartographers/person/-/whose turn").await;
        page.click("#accept").await;
        called(page, "Your turn · Cartographers · Portolan").await;
        page.click("#speak-de").await;
        called(page, "Du bist an der Reihe · Kartografen · Portolan").await;
        page.click("#speak-nl").await;
        called(page, "Jij bent aan de beurt · Cartografen · Portolan").await;
        page.click("#speak-en").await;
        lay_anything(page).await;
        page.click("#back").await;
        called(page, "Looking back: after 0 moves. · Cartographers · Portolan").await;
        page.click("#now").await;
        called(page, "Your turn · Cartographers · Portolan").await;
        page.click(".top .name").await;
        called(page, "Portolan").await;
    })
    .await;
}

#[tokio::test]
async fn lifting_the_curtain_focuses_the_next_thing_to_do() {
    for (game, to_do) in [("misterra", ".dealt button"), ("morgan", "[role=gridcell]")] {
        visit(Screen::WIDE.still(), async |page| {
            without_pauses(page).await;
            page.open(&format!("#/challenge/{game}/person+person/-/curtain")).await;
            page.click("#accept").await;
            page.see("#lift").await;
            page.until("it says whose turn it is", "document.title.startsWith(\"It is Guest's turn · \")").await;
            page.is_accessible().await;
            // Before the curtain is lifted, the rules can be read and nothing else is visible.
            page.click("#rules-open").await;
            page.see("dialog .library h1").await;
            assert_eq!(page.count(".presumption, .cards, [role=gridcell]:not(dialog *), .log").await, 0);
            page.click("#rules-close").await;
            page.gone("dialog").await;
            page.see("#lift").await;
            player::tab_to(page, "#lift").await;
            page.press("Enter").await;
            page.until("the focus is there", &format!("document.activeElement.matches('{to_do}')")).await;
        })
        .await;
    }
}
