//! One table in several windows: no window overwrites the moves of another.

use crate::player::cartographers::{draw, lay_anything};
use crate::player::{Hand, saved_game, table, without_pauses};
use browser_tests::{Page, Screen, visit};
use cartographers::Cartographers;
use serde_json::{Value, json};
use table::{Choices, EventSink, Game, Seat};

/// The saved record.
async fn record(page: &Page) -> String {
    saved_game(page).await["record"].as_str().expect("a record").to_owned()
}

/// How many moves the page shows.
async fn moves(page: &Page) -> usize {
    page.ask("Number(document.querySelector('#moment')?.max ?? 0)").await
}

#[tokio::test]
async fn the_other_window_follows_and_goes_on() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
        draw(page, Hand::Mouse).await;
        let place: String = page.ask("location.hash").await;
        let first = page.tab().await;
        let second = page.new_tab().await;
        page.open(&place).await;
        page.see("#confirm").await;
        draw(page, Hand::Mouse).await;
        let after_two = record(page).await;
        assert_eq!(page.count(".notice[role=alert]").await, 0, "the window that plays shows no notice");

        page.switch_to(&first).await;
        page.see_text(".notice", "another window").await;
        page.until("it shows both moves", "document.querySelector('#moment').max === '2'").await;
        assert_eq!(record(page).await, after_two);
        page.is_accessible().await;
        page.click("#notice-close").await;
        draw(page, Hand::Mouse).await;
        page.switch_to(&second).await;
        page.see_text(".notice", "another window").await;
        draw(page, Hand::Mouse).await;
        assert_eq!(moves(page).await, 4);
        let table = table::<Cartographers>(page).await;
        assert_eq!(table.log().len(), 4, "no move was lost");
    })
    .await;
}

#[tokio::test]
async fn bots_at_a_table_in_two_windows_play_once() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-now").await;
        page.see("#confirm").await;
        let place: String = page.ask("location.hash").await;
        let tabs = [page.tab().await, page.new_tab().await];
        page.open(&place).await;
        for turn in 0..6 {
            page.switch_to(&tabs[turn % 2]).await;
            page.until(
                "everybody has drawn",
                &format!(
                    "document.querySelector('#confirm') && Number(document.querySelector('#moment')?.max ?? 0) === {turn}"
                ),
            )
            .await;
            draw(page, Hand::Mouse).await;
        }
        page.until("everybody has drawn", "document.querySelector('#moment').max === '6'").await;
        // Every move is legal, and all seats have drawn equally often.
        let table = table::<Cartographers>(page).await;
        let drawn = |seat| table.log().iter().filter(|(by, _)| *by == Seat(seat)).count();
        assert_eq!([drawn(0), drawn(1), drawn(2)], [6; 3]);
    })
    .await;
}

#[tokio::test]
async fn a_window_that_has_not_heard_of_a_newer_record_does_not_overwrite_it() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
        draw(page, Hand::Mouse).await;
        // Imitates a move in another window: the last choice, since this window will draw the first one that it can.
        // This window does not notice: it gets no storage event for its own writes.
        let mut there = table::<Cartographers>(page).await;
        let choices = Cartographers::choices(there.view(Seat(0)));
        let last = choices.nth(choices.len() - 1).expect("a choice");
        there.act(Seat(0), last, &mut EventSink::nobody()).expect("a choice is legal");
        let newer = there.record().to_string();
        let mut game: Value = saved_game(page).await;
        game["record"] = json!(newer);
        let key = "Object.keys(localStorage).find(key => key.startsWith('portolan.game.'))";
        page.ask::<()>(&format!("void (localStorage[{key}] = {})", json!(game.to_string()))).await;

        lay_anything(page).await;
        page.see_text(".notice", "this move wasn't played").await;
        assert_eq!(record(page).await, newer);
        // The game goes on from there.
        draw(page, Hand::Mouse).await;
        assert!(record(page).await.starts_with(newer.trim_end().trim_end_matches("unfinished")));
        assert_eq!(moves(page).await, 3);
    })
    .await;
}
