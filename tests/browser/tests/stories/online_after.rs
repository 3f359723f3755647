//! After the end of an online game: its address, its record, the proof of the shuffle, an analysis, and the next game.

use browser_tests::{Page, Screen, visit};
use cartographers::Cartographers;

use crate::friends::{open_table, press, sit_down, start, two_at};
use crate::player::{Turn, online};
use crate::well::all_is_well;

/// Plays a game of two to its end.
async fn play_to_the_end(anna: &Page, bo: &Page) {
    let play = async |page| online::play_by_requests::<Cartographers>(page, Turn::any_action).await;
    tokio::join!(play(anna), play(bo));
}

#[tokio::test]
async fn the_shuffle_is_verified_with_what_the_page_noted() {
    visit(Screen::WIDE, async |anna| {
        let (bo, cleo) = (&*anna.friend(Screen::PHONE.speaking("de")).await, &*anna.friend(Screen::WIDE).await);
        two_at("cartographers", anna, bo).await;
        let table: String = anna.ask("location.hash").await;
        let proof = table.replace("online", "fair");
        anna.open(&proof).await;
        anna.see("#not-yet").await;
        let noted = anna.text("#noted").await;
        assert!(noted.len() == 64 && noted.bytes().all(|digit| digit.is_ascii_hexdigit()), "{noted}");
        anna.open(&table).await;
        anna.see("#confirm").await;
        play_to_the_end(anna, bo).await;
        for (page, held) in [(anna, 3), (bo, 3), (cleo, 2)] {
            page.open(&proof).await;
            page.see("#fair-verdict").await;
            // The last one was not there before the game, and so has no luck in it.
            assert_eq!((page.count("#checks .holds").await, page.count("#checks .fails").await), (held, 0));
            all_is_well(page).await;
        }
        assert_eq!(anna.text("#noted").await, noted);
        // A server that shows another secret is found out.
        let other = "const note = Object.keys(localStorage).find(key => key.startsWith('portolan.noted.'));
             localStorage[note] = localStorage[note].replace(/[0-9a-f]{64}/, '0'.repeat(64)), void 0";
        bo.ask::<()>(&format!("void (() => {{ {other} }})()")).await;
        bo.reload().await;
        bo.see("#fair-verdict").await;
        assert_eq!(bo.count("#checks .fails").await, 1);
    })
    .await;
}

#[tokio::test]
async fn a_finished_game_is_looked_back_at_kept_and_played_on() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE.speaking("nl")).await;
        two_at("cartographers", anna, bo).await;
        let table: String = anna.ask("location.hash").await;
        play_to_the_end(anna, bo).await;
        // The address of a moment leads anybody there.
        let moment = format!("{table}/6");
        let cleo = &*anna.friend(Screen::WIDE).await;
        cleo.open(&moment).await;
        cleo.until("the moment is shown", "document.querySelector('#moment')?.value == 3").await;
        cleo.see("#play-on").await;
        all_is_well(cleo).await;
        press(cleo, "#play-on").await;
        cleo.see("#confirm").await;
        assert!(cleo.ask::<String>("location.hash").await.starts_with("#/table/"), "a game of Cleo's own");

        anna.see("#analyse-end").await;
        press(anna, "#keep-game").await;
        // Saving leaves Anna where her friends are, and *Play again* plays with them.
        anna.see_text("#kept", "Saved").await;
        assert_eq!(anna.ask::<String>("location.hash").await, table);
        all_is_well(anna).await;
        press(anna, "#open-kept").await;
        anna.until("the saved game is shown", "location.hash.startsWith('#/table/')").await;
        anna.see("#share-end").await;
        // My games lists it twice: at the server's address, and as it is saved here.
        anna.open("#/games").await;
        anna.see_text("#online-games", "Anna").await;
        anna.see_text("#finished", "Bo").await;
        all_is_well(anna).await;
        press(anna, "#online-games a").await;
        anna.see("#ending").await;
        assert_eq!(anna.ask::<String>("location.hash").await, table);
        press(anna, "#analyse-end").await;
        anna.see("#analysis, .analysis").await;
    })
    .await;
}

#[tokio::test]
async fn a_rematch_brings_the_same_people_together() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE).await;
        let link = open_table(anna, "cartographers", "Anna").await;
        sit_down(bo, &link, "Bo").await;
        anna.see_text("#seat-1", "Bo").await;
        start(anna, &[bo]).await;
        let before: String = anna.ask("location.hash").await;
        play_to_the_end(anna, bo).await;
        press(bo, "#rematch").await;
        bo.see_text("#seat-1", "Anna").await;
        // Anna is called, and nobody takes her seat meanwhile.
        anna.see_text("#rematch-call", "Bo wants to play again.").await;
        all_is_well(anna).await;
        press(anna, "#sit-down-again").await;
        anna.see(".seats").await;
        let tables = (anna.ask::<String>("location.hash").await, bo.ask::<String>("location.hash").await);
        assert!(tables.0 == tables.1 && tables.0 != before, "{tables:?}");
        // Bo was the first to ask for it.
        for (seat, name) in ["Bo", "Anna"].iter().enumerate() {
            anna.see_text(&format!("#seat-{seat}"), name).await;
        }
        all_is_well(anna).await;
    })
    .await;
}
