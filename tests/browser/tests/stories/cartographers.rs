//! Whole games of Cartographers, played as people play them.

use crate::course::{outlasts_a_reload, record_out_and_in, seat_persons};
use crate::player;
use crate::player::cartographers::{play, play_some};
use crate::player::{Hand, table, without_pauses};
use crate::shelf_of_games::{Seating, nearly_over};
use crate::well::{all_is_well, fits};
use browser_tests::{Screen, visit};
use cartographers::{Card, Cartographers, Options};
use table::{EventSink, SeedText, SetUp, Table};

#[tokio::test]
async fn alone_by_clicks_with_a_reload_in_the_middle_and_the_record_out_and_in_again() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.is_accessible().await;
        page.click("#cartographers .play-alone").await;
        play(page, Hand::Mouse, async |drawing| {
            if drawing == 2 {
                page.is_accessible().await;
            }
            if drawing == 7 {
                outlasts_a_reload(page, "#cells").await;
            }
        })
        .await;
        page.is_accessible().await;
        page.see("#title").await;

        record_out_and_in::<Cartographers>(page).await;
    })
    .await;
}

#[tokio::test]
async fn a_draft_outlasts_the_bots() {
    visit(Screen::WIDE, async |page| {
        page.answers_can_be_held().await;
        without_pauses(page).await;
        page.ask::<()>("void localStorage.setItem('portolan.settings', JSON.stringify({ pace: 'calm' }))").await;
        page.reload().await;
        page.see("#cartographers .play-now").await;
        page.hold_answers(0).await;
        page.click("#cartographers .play-now").await;
        page.see("#hurry").await;
        page.click("#turn").await;
        page.click("#space-60").await;
        let ghost = "document.querySelector('.ghost').innerHTML";
        let drafted: String = page.ask(ghost).await;
        page.release_answers().await;
        page.gone("#hurry").await;
        assert_eq!(page.ask::<String>(ghost).await, drafted);
    })
    .await;
}

#[tokio::test]
async fn alone_with_a_finger_on_a_phone() {
    visit(Screen::PHONE, async |page| {
        without_pauses(page).await;
        page.tap("#cartographers .play-alone").await;
        play(page, Hand::Finger, async |drawing| {
            if drawing == 1 {
                page.is_accessible().await;
                fits(page).await;
            }
        })
        .await;
        page.see("#title").await;
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn alone_with_the_keyboard_only() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        player::tab_to(page, "#cartographers .play-alone").await;
        page.press("Enter").await;
        play(page, Hand::Keys, async |_| {}).await;
        page.see("#title").await;
    })
    .await;
}

/// A seed whose first card is an ambush.
fn seed_with_ambush() -> String {
    let with_ambush = |seed: &String| {
        let set_up =
            SetUp { seats: 3, options: Options::default(), seed: SeedText::new(seed.as_str()).expect("a seed") };
        let table: Table<Cartographers> = Table::open(set_up, &mut EventSink::nobody()).expect("three may play");
        matches!(table.position().open.card, Card::Ambush(_))
    };
    (0..).map(|number| format!("ambush {number}")).find(with_ambush).expect("an ambush comes first sooner or later")
}

#[tokio::test]
async fn three_around_one_screen_with_an_ambush() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .new-table").await;
        page.see("#players").await;
        page.is_accessible().await;
        seat_persons(page, &["Anna", "Ben", "Cleo"]).await;
        page.fill("#seed", &seed_with_ambush()).await;
        page.click("#start").await;
        page.see_text("#asked", "ambush").await;
        let mut ambushes = 0;
        let drawings = play(page, Hand::Mouse, async |_| {
            let table = table::<Cartographers>(page).await;
            ambushes += usize::from(matches!(table.position().open.card, Card::Ambush(_)));
        })
        .await;
        assert!(ambushes >= 3, "everybody drew monsters: {ambushes}");
        assert!(drawings > 30, "three played a whole game: {drawings}");
        page.is_accessible().await;
        assert_eq!(page.count(".ranking li").await, 3);
        // Looks back, and returns to the present.
        page.click("#back").await;
        page.see("#now").await;
        page.click("#now").await;
        page.gone("#now").await;
    })
    .await;
}

/// Plays a few turns and the end of a game; other stories play whole games, in English.
async fn against_bots(screen: Screen, asked: &str, over: &str) {
    visit(screen, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-now").await;
        page.see_text("#asked", asked).await;
        play_some(page, Hand::Mouse, 4, async |drawing| {
            if drawing == 3 {
                page.is_accessible().await;
            }
        })
        .await;
        nearly_over::<Cartographers>(page, 3, Seating::Bots).await;
        play(page, Hand::Mouse, async |_| {}).await;
        page.see_text("#asked", over).await;
        assert_eq!(page.count(".ranking li").await, 3);
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn against_bots_in_german() {
    against_bots(Screen::WIDE.speaking("de").at_night(), "eichne", "zu Ende").await;
}

#[tokio::test]
async fn against_bots_in_dutch() {
    against_bots(Screen::WIDE.speaking("nl"), "eken", "afgelopen").await;
}
