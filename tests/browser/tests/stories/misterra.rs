//! Whole games of Maps of Misterra, played as people play them.

use crate::course::{outlasts_a_reload, record_out_and_in, seat_persons};
use crate::player;
use crate::player::misterra::{act, play, play_some};
use crate::player::{Hand, without_pauses};
use crate::shelf_of_games::{Seating, nearly_over};
use crate::well::{all_is_well, fits};
use browser_tests::{Screen, visit};
use misterra::Misterra;

#[tokio::test]
async fn alone_against_otoma_by_clicks_with_a_reload_and_the_record_out_and_in() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#misterra .play-alone").await;
        play(page, Hand::Mouse, async |half_day| {
            if half_day < 3 {
                page.is_accessible().await;
            }
            if half_day == 5 {
                outlasts_a_reload(page, "#confirm").await;
            }
        })
        .await;
        page.is_accessible().await;
        // Otoma's four titles.
        assert_eq!(page.count("#titles strong").await, 4);
        record_out_and_in::<Misterra>(page).await;
    })
    .await;
}

#[tokio::test]
async fn against_a_bot_with_a_finger_on_a_phone() {
    visit(Screen::PHONE, async |page| {
        without_pauses(page).await;
        page.tap("#misterra .play-now").await;
        play(page, Hand::Finger, async |half_day| {
            if half_day < 2 {
                page.is_accessible().await;
                fits(page).await;
            }
        })
        .await;
        assert_eq!(page.count(".ranking li").await, 2);
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn alone_against_otoma_with_the_keyboard_only() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        player::tab_to(page, "#misterra .play-alone").await;
        page.press("Enter").await;
        play(page, Hand::Keys, async |_| {}).await;
        page.see("#titles").await;
    })
    .await;
}

#[tokio::test]
async fn otomas_turn_is_shown_step_by_step() {
    visit(Screen::WIDE, async |page| {
        page.open("").await;
        page.see("#misterra .play-alone").await;
        page.ask::<()>("void localStorage.setItem('portolan.settings', JSON.stringify({ pace: 'calm' }))").await;
        page.reload().await;
        // With this seed Otoma claims nothing in its first turn, so that no question interrupts the turn.
        page.open("#/challenge/misterra/person/-/step by step").await;
        page.click("#accept").await;
        // The presumptions and the two half days of a turn.
        for _ in 0..3 {
            page.see("#confirm").await;
            act(page, Hand::Mouse).await;
        }
        page.see("#otoma-skip").await;
        let early = page.count(".otoma .line").await;
        assert!(early < 6, "the steps do not appear all together: {early}");
        page.until("another step is shown", &format!("document.querySelectorAll('.otoma .line').length > {early}"))
            .await;
        page.click("#otoma-skip").await;
        page.gone("#otoma-skip").await;
        assert_eq!(page.count(".otoma .line").await, 6, "two cards and four actions");
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn a_sketch_that_lies_is_turned_around_the_space_that_was_pressed() {
    visit(Screen::WIDE.still().sharp(), async |page| {
        without_pauses(page).await;
        page.open("#/challenge/misterra/person/-/turned where it lies").await;
        page.click("#accept").await;
        page.see("#confirm").await;
        // The presumptions.
        act(page, Hand::Mouse).await;
        page.see_text("#asked", "orning").await;
        // From the beach, the space in front of it is in sight.
        page.click("#island-c0").await;
        page.see("[id^=take-]:enabled").await;
        // One with two terrains: turned by half, it lies differently.
        let sketch = "[...document.querySelectorAll('[id^=take-]')].map(button => button.id)
            .find(id => id.split('-')[1] !== id.split('-')[2])";
        let sketch: String = page.ask(sketch).await;
        page.click(&format!("#{sketch}")).await;
        page.see("#turn").await;
        page.click("#parchment-c1").await;
        // What is told to a screen reader: the two spaces.
        let spaces = "document.querySelector('#refused').textContent.match(/[a-e][1-5]/g).join(' ')";
        page.until("it lies", &format!("{spaces}.includes('c1')")).await;
        let mut lain: Vec<String> = vec![page.ask(spaces).await];
        for turns in 1..=3 {
            match turns {
                1 => page.click("#turn").await,
                2 => page.press("r").await,
                _ => page.wheel("#parchment-e1", 120.0).await,
            }
            page.until("it lies in another way", &format!("{spaces} !== {:?}", lain[turns - 1])).await;
            let now: String = page.ask(spaces).await;
            assert!(now.contains("c1") && !lain.contains(&now), "{now} after {lain:?}");
            page.see(&format!(".taken[data-turned='{turns}']")).await;
            page.see("#confirm:enabled").await;
            lain.push(now);
        }
    })
    .await;
}

#[tokio::test]
async fn two_around_one_screen_with_secrets() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#misterra .new-table").await;
        page.see("#players").await;
        page.is_accessible().await;
        seat_persons(page, &["Anna", "Ben"]).await;
        page.click("#master").await;
        page.fill("#seed", "two with secrets").await;
        page.click("#start").await;
        // Before the curtain is lifted, the page shows nobody's cards.
        page.see_text("#asked", "Anna").await;
        page.is_accessible().await;
        assert_eq!(page.count(".presumption").await, 0);
        page.click("#lift").await;
        page.see(".presumption").await;
        let annas: Vec<String> = page.ask("[...document.querySelectorAll('.presumption')].map(card => card.id)").await;
        assert_eq!(annas.len(), 4);
        page.click(&format!("#{}", annas[0])).await;
        page.click(&format!("#{}", annas[1])).await;
        page.click("#confirm").await;
        page.see_text("#lift", "Ben").await;
        assert_eq!(page.count(".presumption, .points-panel").await, 0, "the curtain hides everything");
        page.click("#lift").await;
        page.see(".presumption").await;
        let bens: Vec<String> = page.ask("[...document.querySelectorAll('.presumption')].map(card => card.id)").await;
        assert!(bens.iter().all(|card| !annas.contains(card)), "each sees only their own cards: {annas:?} {bens:?}");
        play(page, Hand::Mouse, async |_| {}).await;
        assert_eq!(page.count(".ranking li").await, 2);
        page.is_accessible().await;
        page.click("#back").await;
        page.see("#now").await;
        page.click("#now").await;
        page.gone("#now").await;
    })
    .await;
}

/// Plays a few half days and the end of a game; other stories play whole games, in English.
async fn against_a_bot(screen: Screen, asked: &str, over: &str) {
    visit(screen, async |page| {
        without_pauses(page).await;
        page.click("#misterra .play-now").await;
        page.see_text("#asked", asked).await;
        play_some(page, Hand::Mouse, 5, async |half_day| {
            if half_day == 3 {
                page.is_accessible().await;
            }
        })
        .await;
        nearly_over::<Misterra>(page, 2, Seating::Bots).await;
        play(page, Hand::Mouse, async |_| {}).await;
        page.see_text("#asked", over).await;
        assert_eq!(page.count(".ranking li").await, 2);
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn against_a_bot_in_german() {
    against_a_bot(Screen::WIDE.speaking("de").at_night(), "Vermutungen", "zu Ende").await;
}

#[tokio::test]
async fn against_a_bot_in_dutch() {
    against_a_bot(Screen::WIDE.speaking("nl"), "vermoedens", "afgelopen").await;
}
