//! Hints: the best three moves with their worth and the reasons; pressing a hint drafts its move.

use crate::player;
use crate::player::{Hand, cartographers, confirm, saved_game, tab_to, without_pauses};
use crate::well::fits;
use browser_tests::{PATIENCE, Page, Screen, visit};
use serde_json::Value;

/// A hint as the page shows it.
pub struct ShownHint {
    steps: String,
    worth: String,
    why: String,
}

/// Waits for the hints and returns them. Thinking may take longer than the usual patience.
pub async fn shown_hints(page: &Page) -> Vec<ShownHint> {
    let begun = std::time::Instant::now();
    while page.count(".hints li").await == 0 {
        assert!(begun.elapsed() < 8 * PATIENCE, "no hint is shown");
        assert_eq!(page.count(".notice[role=alert]").await, 0, "nothing went wrong");
        page.next_frame().await;
    }
    let parts = "[...document.querySelectorAll('.hints li button')].map(move => ['strong', '.worth-it', '.reason']\
                 .map(part => move.querySelector(part).textContent))";
    let rows: Vec<[String; 3]> = page.ask(parts).await;
    let shown_hints: Vec<ShownHint> =
        rows.into_iter().map(|[steps, worth, why]| ShownHint { steps, worth, why }).collect();
    for ShownHint { steps, worth, why } in &shown_hints {
        println!("{steps} | {worth} | {why}");
        let whole = |text: &str| !text.is_empty() && !text.contains(['⟨', '{', '-']);
        assert!(
            whole(steps) && whole(worth) && !why.is_empty() && !why.contains(['⟨', '{']),
            "{steps} | {worth} | {why}"
        );
    }
    shown_hints
}

async fn moves(page: &Page) -> usize {
    let record = saved_game(page).await["record"].as_str().expect("a record").to_owned();
    record.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count()
}

/// The text about hints that is read aloud.
async fn status(page: &Page) -> String {
    page.ask("document.querySelector('#hint-told').textContent").await
}

#[tokio::test]
async fn a_hint_of_cartographers_is_drafted_looked_at_and_drawn() {
    visit(Screen::WIDE, async |page| {
        page.answers_can_be_held().await;
        without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
        assert_eq!(status(page).await, "");
        page.hold_answers(0).await;
        page.click("#hint").await;
        page.see_text("#hint-told", "Thinking").await;
        page.see("#hint[aria-busy=true]").await;
        page.release_answers().await;
        let hints = shown_hints(page).await;
        assert_eq!(hints.len(), 3);
        assert!(hints[0].worth.starts_with("about ") && hints[0].worth.ends_with("best"), "{}", hints[0].worth);
        assert!(!hints[0].worth.contains("lead"), "a solo game has no lead");
        assert_eq!(status(page).await.split('.').next(), Some("Best moves first"));
        page.is_accessible().await;
        // Pointing at a hint highlights its spaces; pressing it drafts the move and shows its points.
        assert!(page.ask::<bool>("document.querySelector('#confirm').disabled").await);
        page.click("#hint-0").await;
        page.until("it lies there", "document.querySelector('.ghost').childElementCount > 0").await;
        page.see_text("[role=status]", &hints[0].steps).await;
        assert_eq!(moves(page).await, 0, "nothing is drawn yet");
        page.click("#hint-1").await;
        page.see_text("[role=status]", &hints[1].steps).await;
        page.is_accessible().await;
        confirm(page, Hand::Mouse).await;
        let record = saved_game(page).await["record"].as_str().expect("a record").to_owned();
        let drawn = hints[1].steps.replace([':', ','], "");
        assert!(record.contains(&format!("\n0 {drawn}\n")), "{drawn} in {record}");
        page.gone(".hints li").await;
        assert_eq!(status(page).await, "");
    })
    .await;
}

#[tokio::test]
async fn hints_of_misterra_in_german() {
    visit(Screen::WIDE.speaking("de").at_night(), async |page| {
        without_pauses(page).await;
        page.click("#misterra .play-now").await;
        // A hint for the presumptions, and one for each of two half days.
        for half_day in 0..3 {
            page.until("a hint may be asked for", "document.querySelector('#hint')").await;
            page.see("#confirm").await;
            page.see_text("#hint", "Tipp").await;
            page.click("#hint").await;
            let hints = shown_hints(page).await;
            assert!((2..=3).contains(&hints.len()), "{}", hints.len());
            assert!(hints[0].worth.starts_with("etwa ") && hints[0].worth.contains("Vorsprung"), "{}", hints[0].worth);
            page.is_accessible().await;
            page.click("#hint-0").await;
            // A draft shows its points. Keeping presumptions and exchanging a card change no points.
            if half_day > 0 && !hints[0].steps.contains("tauschen") {
                page.see(".points-panel .then").await;
            }
            confirm(page, Hand::Mouse).await;
            page.gone(".hints li").await;
        }
    })
    .await;
}

#[tokio::test]
async fn hints_of_morgan_in_dutch_on_a_phone() {
    visit(Screen::PHONE.speaking("nl"), async |page| {
        without_pauses(page).await;
        page.tap("#morgan .play-now").await;
        for _ in 0..3 {
            page.until("a hint may be asked for", "document.querySelector('#hint')").await;
            page.see("#confirm").await;
            page.see_text("#hint", "Tip").await;
            page.tap("#hint").await;
            let hints = shown_hints(page).await;
            assert!(
                hints[0].worth.starts_with("ongeveer ") && hints[0].worth.contains("voorsprong"),
                "{}",
                hints[0].worth
            );
            fits(page).await;
            page.is_accessible().await;
            page.tap("#hint-0").await;
            page.until("it may be confirmed", "!document.querySelector('#confirm').disabled").await;
            confirm(page, Hand::Finger).await;
            page.gone(".hints li").await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_hint_with_the_keyboard_only() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        tab_to(page, "#cartographers .play-now").await;
        page.press("Enter").await;
        page.see("#confirm").await;
        page.press("i").await;
        let hints = shown_hints(page).await;
        assert!(hints.iter().all(|hint| hint.worth.contains("lead ")), "{}", hints[0].worth);
        // The same key closes the hints and asks again.
        page.press("i").await;
        page.gone(".hints li").await;
        page.press("i").await;
        assert_eq!(shown_hints(page).await[0].steps, hints[0].steps, "the same game, the same hint");
        tab_to(page, "#hint-2").await;
        page.press("Enter").await;
        page.see_text("[role=status]", &hints[2].steps).await;
        confirm(page, Hand::Keys).await;
        page.gone(".hints li").await;
    })
    .await;
}

#[tokio::test]
async fn a_hint_is_given_up_and_one_that_comes_too_late_is_dropped() {
    visit(Screen::WIDE, async |page| {
        page.answers_can_be_held().await;
        without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
        page.hold_answers(0).await;
        page.click("#hint").await;
        page.see_text("#hint[aria-busy=true]", "Cancel").await;
        page.click("#hint").await;
        page.see_text("#hint:not([aria-busy])", "Hint").await;
        assert_eq!(status(page).await, "");
        // Drawing cancels a hint that is still being computed.
        page.click("#hint").await;
        page.see("#hint[aria-busy=true]").await;
        cartographers::draw(page, Hand::Mouse).await;
        page.see("#hint:not([aria-busy])").await;
        page.release_answers().await;
        assert_eq!(status(page).await, "");
        // The answer belongs to the last request, so its draft is legal now.
        page.click("#hint").await;
        shown_hints(page).await;
        page.click("#hint-0").await;
        confirm(page, Hand::Mouse).await;
        assert_eq!(moves(page).await, 2);
    })
    .await;
}

#[tokio::test]
async fn no_hint_is_offered_in_looking_back_behind_a_curtain_or_to_bots() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.see("#hint").await;
        cartographers::draw(page, Hand::Mouse).await;
        page.click("#back").await;
        page.gone("#hint").await;
        page.press("i").await;
        assert_eq!(status(page).await, "");
        page.click("#now").await;
        page.see("#hint").await;
        page.ask::<()>("void localStorage.clear()").await;

        // It is the turn of a slow bot.
        page.open("").await;
        page.see("#misterra .play-now").await;
        page.ask::<()>("void localStorage.setItem('portolan.settings', JSON.stringify({ pace: 'calm' }))").await;
        page.reload().await;
        page.click("#misterra .play-now").await;
        page.see("#hint").await;
        let mut seen = 0;
        while seen == 0 {
            page.until(
                "somebody is asked or thinks",
                "document.querySelector('#confirm:not([disabled]), #hint, #hurry')",
            )
            .await;
            if page.count("#hurry").await > 0 {
                // Checks both in one script, so that they belong to the same moment.
                let offered: Value =
                    page.ask("document.querySelector('#hurry') && !!document.querySelector('#hint')").await;
                seen += usize::from(offered == Value::Bool(false));
            } else {
                player::misterra::act(page, Hand::Mouse).await;
            }
        }
    })
    .await;
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#misterra .new-table").await;
        for chair in 1..=2 {
            page.choose(&format!(".chair:nth-of-type({chair}) select"), "person").await;
        }
        page.click("#start").await;
        page.see("#lift").await;
        page.press("i").await;
        assert_eq!(page.count("#hint, .hints").await, 0, "the curtain hides everything");
        page.click("#lift").await;
        page.see("#hint").await;
    })
    .await;
}
