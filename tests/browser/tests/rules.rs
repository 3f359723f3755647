//! The rules: read in every language, searched, and opened from a refusal.

mod player;

use browser_tests::{Page, Screen, visit};
use player::without_pauses;

/// Opens the rules of every game, and looks at all of them.
async fn read(screen: Screen, found: [(&str, &str); 3]) {
    visit(screen.still(), async |page| {
        for (game, heading) in found {
            page.open(&format!("#/rules/{game}")).await;
            page.reload().await;
            page.see_text("#heading-goal", heading).await;
            // The contents, and as many sections.
            let sections = page.count(".rules section").await;
            assert!(sections >= 14, "{sections} sections");
            assert_eq!(page.count(".contents a").await, sections);
            assert!(page.count(".rules figure svg").await >= 3, "{game}: pictures");
            let cards = [("cartographers", 16), ("misterra", 31), ("morgan", 0)];
            let cards = cards.iter().find(|(of, _)| *of == game).expect("a game").1;
            assert_eq!(page.count(".paying li svg").await, cards);
            all_is_well(page).await;
        }
    })
    .await;
}

async fn all_is_well(page: &Page) {
    page.is_accessible().await;
    let shown: String = page.ask("document.body.innerText").await;
    assert!(!shown.contains('⟨') && !shown.contains('{'), "every word is there: {shown}");
    let (wide, room): (u32, u32) = page.ask("[document.documentElement.scrollWidth, innerWidth]").await;
    assert!(wide <= room, "nothing sticks out: {wide}");
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
        // Nobody who only plays loads them.
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
        page.see_text("#rules-found", "Nothing is found").await;
        // Another language, while one reads.
        page.fill("#rules-search", "e").await;
        page.click("#speak-nl").await;
        page.see_text("#heading-goal", "Waar het om gaat").await;
        page.open("#/rules/atlantis").await;
        page.see_text("h1", "nergens").await;
    })
    .await;
}

#[tokio::test]
async fn rules_from_a_refusal_at_a_table() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.see("#space-14").await;
        // A mountain is filled; a shape cannot lie on it.
        page.point_at("#space-14").await;
        page.click("#space-14").await;
        page.see("#refused .why").await;
        page.is_accessible().await;
        page.click("#refused .why").await;
        page.until("the rule is turned to", "/^heading-(draw|ruins)$/.test(document.activeElement?.id)").await;
        page.back().await;
        page.see("#space-14").await;
    })
    .await;
}
