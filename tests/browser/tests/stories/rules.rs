//! The rules on their own screen: read in every language, searched, and tried out.

use crate::well::all_is_well;
use browser_tests::{Page, Screen, visit};

/// Opens and checks the rules of every game.
async fn read(screen: Screen, found: [(&str, &str); 3]) {
    visit(screen.still(), async |page| {
        for (game, heading) in found {
            page.open(&format!("#/rules/{game}")).await;
            page.reload().await;
            page.see_text("#heading-goal", heading).await;
            // The contents have one entry for each section.
            let sections = page.count(".rules section").await;
            assert!(sections >= 14, "{sections} sections");
            assert_eq!(page.count(".contents a").await, sections);
            assert!(page.count(".rules figure svg").await >= 3, "{game}: pictures");
            let cards = [("cartographers", 16), ("misterra", 31), ("morgan", 0)];
            let cards = cards.iter().find(|(of, _)| *of == game).expect("a game").1;
            assert_eq!(page.count(".paying li .sheet svg").await, cards);
            all_is_well(page).await;
        }
    })
    .await;
}

#[tokio::test]
async fn rules_in_english() {
    let heading = "What it is about";
    read(Screen::WIDE, [("cartographers", heading), ("misterra", heading), ("morgan", heading)]).await;
}

#[tokio::test]
async fn rules_in_german_at_night() {
    let heading = "Worum es geht";
    let screen = Screen::WIDE.speaking("de").at_night();
    read(screen, [("cartographers", heading), ("misterra", heading), ("morgan", heading)]).await;
}

#[tokio::test]
async fn rules_in_dutch_on_a_phone() {
    let heading = "Waar het om gaat";
    let screen = Screen::PHONE.speaking("nl");
    read(screen, [("cartographers", heading), ("misterra", heading), ("morgan", heading)]).await;
}

/// The sections that are not hidden.
const FOUND: &str =
    "[...document.querySelectorAll('.rules section')].filter(section => !section.hidden).map(section => section.id)";

#[tokio::test]
async fn rules_from_home_by_contents_and_by_searching() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("#misterra .rules-link").await;
        // The page loads the rules only when they are opened.
        let loaded = "performance.getEntriesByType('resource').filter(entry => entry.name.includes('/rules-')).length";
        assert_eq!(page.ask::<u32>(loaded).await, 0);
        page.click("#misterra .rules-link").await;
        page.see("#rules-claim").await;
        assert_eq!(page.ask::<u32>(loaded).await, 1);
        page.click("#to-claim a").await;
        page.until("the section is turned to", "document.activeElement?.id === 'heading-claim'").await;
        let top: f64 = page.ask("document.getElementById('heading-claim').getBoundingClientRect().top").await;
        assert!((-1.0..300.0).contains(&top), "it is in sight: {top}");
        page.fill("#rules-search", "JUNGLE tiles before").await;
        page.until("others are hidden", "document.querySelectorAll('.rules section[hidden]').length > 8").await;
        let found: Vec<String> = page.ask(FOUND).await;
        assert!(found.contains(&"rules-unseen".to_owned()), "{found:?}");
        page.see_text("#rules-found", &format!("Found in {}", found.len())).await;
        page.is_accessible().await;
        page.fill("#rules-search", "zeppelin").await;
        page.see_text("#rules-found", "Nothing found").await;
        // The language can change while the rules are open.
        page.fill("#rules-search", "e").await;
        page.click("#speak-nl").await;
        page.see_text("#heading-goal", "Waar het om gaat").await;
        page.open("#/rules/atlantis").await;
        page.see_text("h1", "Pagina niet gevonden").await;
    })
    .await;
}

/// Presses a space of a picture and waits for a text.
async fn press(page: &Page, picture: &str, (column, row): (i32, i32), expected: &str) {
    page.click(&format!("#play-{picture}-{column}_{row}")).await;
    page.see_text(&format!("#play-{picture} .said"), expected).await;
}

/// Resets a picture, and waits for its first text.
async fn reset(page: &Page, picture: &str, expected: &str) {
    page.click(&format!("#reset-{picture}")).await;
    page.see_text(&format!("#play-{picture} .said"), expected).await;
}

#[tokio::test]
async fn rules_of_cartographers_can_be_tried() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("#/rules/cartographers").await;
        page.see_text("#play-mountains-1 .said", "no coin").await;
        press(page, "mountains-1", (4, 1), "1 coin").await;
        // A mountain stays a mountain.
        press(page, "mountains-1", (3, 1), "1 coin").await;
        reset(page, "mountains-1", "no coin").await;
        // The texts are those of the rules engine.
        page.see_text("#play-ruins-1 .said", "ruins").await;
        press(page, "ruins-1", (5, 1), "can be drawn").await;
        press(page, "ruins-1", (5, 0), "filled").await;
        page.see_text("#play-scoring-1 .said", "7 stars are lost").await;
        press(page, "scoring-1", (2, 6), "6 stars are lost").await;
        page.see_text("#play-card-sentinel-wood .said", "3 stars").await;
        press(page, "card-sentinel-wood", (0, 1), "4 stars").await;
        page.see("#play-card-sentinel-wood-0_1[aria-label*='forest']").await;
        // With keys, the focus stays on the pressed space.
        page.ask::<()>("void document.querySelector('#play-card-sentinel-wood-0_1').focus()").await;
        page.press("ArrowDown").await;
        page.press("Enter").await;
        page.see_text("#play-card-sentinel-wood .said", "5 stars").await;
        page.until("the focus stays", "document.activeElement?.id === 'play-card-sentinel-wood-0_2'").await;
        page.is_accessible().await;
        reset(page, "card-sentinel-wood", "3 stars").await;
    })
    .await;
}

#[tokio::test]
async fn rules_of_misterra_can_be_tried() {
    visit(Screen::PHONE.still(), async |page| {
        page.open("#/rules/misterra").await;
        page.see_text("#play-map-1 .said", "from c0: c1").await;
        press(page, "map-1", (2, 3), "from c2: b2, c1, c2, c3, d2").await;
        press(page, "map-1", (0, 0), "a5").await;
        // The meeple stays where it was.
        press(page, "map-1", (2, 2), "from c3").await;
        press(page, "map-4", (2, 1), "c4: confirmed; d4: replaced").await;
        page.see("#play-map-4-2_1[aria-label*='lagoon']").await;
        press(page, "map-4", (0, 4), "sees").await;
        reset(page, "map-4", "The sketch shows").await;
        page.see_text("#play-card-1 .said", "4 points").await;
        press(page, "card-1", (3, 0), "Press").await;
        page.see("#play-card-1-3_0[aria-label$='empty']").await;
        // The space changes from steppe to empty, and then to jungle: a group of four.
        press(page, "card-1", (3, 0), "7 points").await;
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn rules_of_morgan_can_be_tried() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("#/rules/morgan").await;
        page.see_text("#play-map-1 .said", "Biting Cave is lifted: it fits on 11 spots").await;
        press(page, "map-1", (3, 0), "may be lifted").await;
        // A tile under a pirate, and an enclosed tile.
        press(page, "map-1", (0, 2), "pirate").await;
        press(page, "map-1", (1, 1), "side").await;
        press(page, "map-1", (3, 0), "Biting Cave is lifted").await;
        reset(page, "map-1", "11 spots").await;
        page.see_text("#play-walk-1 .said", "Steps left: 2; doubloons left: 1").await;
        press(page, "walk-1", (3, 1), "do not take you there").await;
        press(page, "walk-1", (1, 0), "Steps left: 1; doubloons left: 0").await;
        reset(page, "walk-1", "Steps left: 2").await;
        page.see_text("#play-dig-1 .said", "Tomb 2").await;
        press(page, "dig-1", (0, 0), "Green Tree 2").await;
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn rules_list_the_reconstructed_components() {
    visit(Screen::PHONE.speaking("de").still(), async |page| {
        for (game, kinds, name) in
            [("cartographers", 0, ""), ("misterra", 5, "Dschungelzonen"), ("morgan", 2, "Leuchtturm")]
        {
            page.open(&format!("#/rules/{game}/unseen")).await;
            page.reload().await;
            page.until("it is turned to", "document.activeElement?.id === 'heading-unseen'").await;
            assert_eq!(page.count(".unseen li").await, kinds, "{game}");
            page.see_text("#rules-unseen", name).await;
            page.see_text("#rules-unseen", "portolan data check").await;
            if kinds > 0 {
                let link = "document.getElementById('own-the-box').href";
                page.ask::<()>(&format!("void fetch({link}).then(async file => globalThis.guide = await file.text())"))
                    .await;
                page.until("the guide is loaded", "globalThis.guide?.startsWith('Own the box?')").await;
            }
        }
    })
    .await;
}
