//! Whole games of Morgan's Magic Map, played as people play them.

use crate::course::{outlasts_a_reload, record_out_and_in, seat_persons};
use crate::player;
use crate::player::morgan::{hand_of, play, play_some, play_until};
use crate::player::{Hand, without_pauses};
use crate::shelf_of_games::{Seating, nearly_over};
use crate::well::{all_is_well, fits};
use browser_tests::{Page, Screen, visit};
use morgan::Morgan;
use table::Seat;

#[tokio::test]
async fn against_bots_by_clicks_with_a_reload_and_the_record_out_and_in() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#morgan .play-now").await;
        play(page, Hand::Mouse, async |draft| {
            if draft < 3 {
                page.is_accessible().await;
            }
            if draft == 4 {
                outlasts_a_reload(page, "#confirm").await;
            }
        })
        .await;
        page.is_accessible().await;
        assert_eq!(page.count(".ranking li").await, 3);
        record_out_and_in::<Morgan>(page).await;
    })
    .await;
}

#[tokio::test]
async fn against_bots_with_a_finger_on_a_phone() {
    visit(Screen::PHONE, async |page| {
        without_pauses(page).await;
        page.tap("#morgan .play-now").await;
        play(page, Hand::Finger, async |draft| {
            if draft < 2 {
                page.is_accessible().await;
                fits(page).await;
            }
        })
        .await;
        assert_eq!(page.count(".ranking li").await, 3);
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn against_bots_with_the_keyboard_only() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        player::tab_to(page, "#morgan .play-now").await;
        page.press("Enter").await;
        play(page, Hand::Keys, async |_| {}).await;
        assert_eq!(page.count(".ranking li").await, 3);
    })
    .await;
}

#[tokio::test]
async fn two_around_one_screen_with_curtains() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#morgan .new-table").await;
        page.see("#players").await;
        page.is_accessible().await;
        page.fill("#players", "2").await;
        page.press("Tab").await;
        page.gone(".chair:nth-of-type(3)").await;
        seat_persons(page, &["Anna", "Ben"]).await;
        page.fill("#seed", "two with curtains").await;
        page.click("#start").await;
        page.see("#lift").await;
        page.is_accessible().await;
        assert_eq!(page.count(".map-card").await, 0, "the curtain hides the cards");
        let hands = [hand_of(page, Seat(0)).await, hand_of(page, Seat(1)).await];
        let mut looked = 0;
        play_some(page, Hand::Mouse, 8, async |draft| {
            // At first each player sees their own four cards and no others.
            if draft < 2 {
                let asked: String = page.ask("document.querySelector('#asked').innerText").await;
                let seat = usize::from(asked.contains("Ben"));
                let shown: Vec<String> =
                    page.ask("[...document.querySelectorAll('.map-card')].map(card => card.dataset.do.slice(5))").await;
                assert_eq!(shown, hands[seat], "{asked}");
                looked += 1;
            }
        })
        .await;
        assert_eq!(looked, 2);
        // Plays the end of a game, with the curtain between the last turns.
        nearly_over::<Morgan>(page, 2, Seating::People).await;
        play(page, Hand::Mouse, async |_| {}).await;
        assert_eq!(page.count(".ranking li").await, 2);
        page.is_accessible().await;
    })
    .await;
}

/// Plays a few turns and the end of a game; other stories play whole games, in English.
async fn against_bots(screen: Screen, asked: &str, over: &str) {
    visit(screen, async |page| {
        without_pauses(page).await;
        page.click("#morgan .play-now").await;
        page.see_text("#asked", asked).await;
        play_some(page, Hand::Mouse, 5, async |draft| {
            if draft == 3 {
                page.is_accessible().await;
            }
        })
        .await;
        nearly_over::<Morgan>(page, 3, Seating::Bots).await;
        play(page, Hand::Mouse, async |_| {}).await;
        page.see_text("#asked", over).await;
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn against_bots_in_german() {
    against_bots(Screen::WIDE.speaking("de").at_night(), "Ecke", "zu Ende").await;
}

#[tokio::test]
async fn against_bots_in_dutch() {
    against_bots(Screen::WIDE.speaking("nl"), "hoek", "afgelopen").await;
}

#[tokio::test]
async fn the_end_with_four_players_fits_and_its_log_has_no_letters_for_edges() {
    const GAME: &str = include_str!("../../../../games/morgan/records/1/4.record");
    for screen in [Screen::WIDE, Screen::PHONE] {
        visit(screen.still(), async |page| {
            page.open("").await;
            page.see("#open-record").await;
            let file = page.downloads().join("brought.record");
            std::fs::write(&file, GAME).expect("it is written");
            page.choose_file("#open-record", &file).await;
            page.see("#ending").await;
            for (language, moves) in
                [("en", "moves a tile"), ("de", "versetzt ein Plättchen"), ("nl", "verplaatst een tegel")]
            {
                page.click(&format!("#speak-{language}")).await;
                page.see_text(".log .entry", moves).await;
                all_is_well(page).await;
                let log: String = page.ask("document.querySelector('.log').innerText").await;
                let edges = |word: &str| word.len() == 4 && word.chars().all(|letter| matches!(letter, 'L' | 'W'));
                let words = log.split(|letter: char| !letter.is_alphanumeric());
                assert_eq!(words.filter(|word| edges(word)).collect::<Vec<_>>(), [""; 0], "{language}");
            }
        })
        .await;
    }
}

/// Whether an element is completely visible without scrolling.
async fn in_sight(page: &Page, selector: &str) -> bool {
    let places =
        format!("(r => [r.top, r.bottom, innerHeight])(document.querySelector({selector:?}).getBoundingClientRect())");
    let (top, bottom, height): (f64, f64, f64) = page.ask(&places).await;
    top >= 0.0 && bottom <= height
}

#[tokio::test]
async fn with_four_players_the_button_that_confirms_is_seen_without_scrolling() {
    for screen in [Screen::WIDE, Screen::WIDE.speaking("de"), Screen::WIDE.speaking("nl"), Screen::PHONE.speaking("de")]
    {
        visit(screen.still(), async |page| {
            without_pauses(page).await;
            page.open("#/challenge/morgan/person+greedy+greedy+greedy/-/four at sea").await;
            page.click("#accept").await;
            let mut looked = 0;
            let mut bonuses = 0;
            play_until(page, Hand::Mouse, async || {
                // The last click may have scrolled the page.
                page.ask::<()>("void scrollTo(0, 0)").await;
                for phase in ["map", "walk", "dig", "draw"] {
                    let button = format!("#phase-{phase}:enabled");
                    if page.count(&button).await > 0 {
                        page.click(&button).await;
                        page.ask::<()>("void scrollTo(0, 0)").await;
                    }
                    let asked = page.text("#asked").await;
                    assert!(in_sight(page, "#confirm").await, "{phase}, {asked}");
                    looked += 1;
                }
                bonuses += page.count(".bonuses").await;
                looked > 40 && bonuses > 2
            })
            .await;
        })
        .await;
    }
}
