//! A sealed drawing stays visible and can be replaced until the last player has sealed one.

use browser_tests::{Page, Screen, visit};
use cartographers::{Cartographers, Draw, Land};
use table::{Choices, Game, Seat};

use crate::course::seat_persons;
use crate::player::cartographers::draw;
use crate::player::{Hand, saved_game, table, without_pauses};

/// The sealed action of a seat, as the page saves it.
async fn sealed(page: &Page, seat: Seat) -> Option<String> {
    let sealed = saved_game(page).await["sealed"].clone();
    let sealed = sealed.as_array().expect("a list").iter().find(|sealed| sealed[0] == seat.0);
    sealed.map(|sealed| sealed[1].as_str().expect("an action").to_owned())
}

/// Waits until the sealed drawing is on the board.
async fn is_in_sight(page: &Page) {
    page.until("what was sealed is on the board", "document.querySelector('g.ghost.sealed')?.childElementCount > 0")
        .await;
}

/// Draws the same shape elsewhere, for a seat that replaces its sealed drawing; returns the new drawing.
async fn draw_elsewhere(page: &Page, seat: Seat) -> Draw {
    let table = table::<Cartographers>(page).await;
    let view = table.view(seat);
    let before = Cartographers::parse(view, &sealed(page, seat).await.expect("it was sealed")).expect("it can be read");
    let alike = |draw: Draw| {
        (draw.slot(), draw.terrain(), draw.orientation()) == (before.slot(), before.terrain(), before.orientation())
    };
    let mut other = None;
    Cartographers::choices(view).for_each(|draw| {
        if alike(draw) && draw.anchor() != before.anchor() {
            other = Some(draw);
        }
    });
    let other = other.expect("the shape fits elsewhere");
    let task = table.position().open.task(seat).expect("a task");
    let (rows, columns) = task.shape(other.slot()).map_or((1, 1), |shape| shape.lying(other.orientation()).size());
    page.click(&format!("#space-{}", other.anchor() + rows / 2 * 11 + columns / 2)).await;
    page.click("#confirm").await;
    other
}

async fn land_of(page: &Page, seat: Seat) -> Land {
    table::<Cartographers>(page).await.position().open.sheets[seat.index()].land
}

#[tokio::test]
async fn a_sealed_drawing_is_replaced_around_one_screen() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .new-table").await;
        page.see("#players").await;
        seat_persons(page, &["Anna", "Ben", "Cleo"]).await;
        page.fill("#seed", "sealed").await;
        page.click("#start").await;
        page.see_text("#asked", "Anna").await;
        draw(page, Hand::Mouse).await;
        page.see_text("#asked", "Ben").await;
        // Anna's sheet, with her sealed drawing.
        page.click("#look-0").await;
        is_in_sight(page).await;
        page.is_accessible().await;
        page.click("#replace-of-0").await;
        page.see_text("#asked", "Anna").await;
        let first = sealed(page, Seat(0)).await;
        let other = draw_elsewhere(page, Seat(0)).await;
        page.see_text("#asked", "Ben").await;
        let table = table::<Cartographers>(page).await;
        assert_ne!(sealed(page, Seat(0)).await, first);
        assert_eq!(sealed(page, Seat(0)).await, Some(Cartographers::show(table.view(Seat(0)), other)));
        let spaces = table.position().open.task(Seat(0)).expect("a task").spaces(other).expect("it is legal");
        draw(page, Hand::Mouse).await;
        page.see_text("#asked", "Cleo").await;
        draw(page, Hand::Mouse).await;
        page.see_text("#asked", "Anna").await;
        // All players have sealed: Anna's second drawing counts, and no drawing can be replaced any more.
        assert_eq!(land_of(page, Seat(0)).await.of(other.terrain()) & spaces, spaces);
        page.click("#look-1").await;
        page.see_text(".whose", "Ben").await;
        assert_eq!(page.count("#replace-of-1").await, 0);
    })
    .await;
}

#[tokio::test]
async fn a_sealed_drawing_is_replaced_while_bots_think() {
    visit(Screen::WIDE, async |page| {
        page.answers_can_be_held().await;
        without_pauses(page).await;
        page.hold_answers(0).await;
        page.click("#cartographers .play-now").await;
        page.see("#confirm").await;
        draw(page, Hand::Mouse).await;
        page.see("#replace").await;
        is_in_sight(page).await;
        page.is_accessible().await;
        page.click("#replace").await;
        page.see("#confirm").await;
        let other = draw_elsewhere(page, Seat(0)).await;
        page.see("#replace").await;
        let table = table::<Cartographers>(page).await;
        let spaces = table.position().open.task(Seat(0)).expect("a task").spaces(other).expect("it is legal");
        assert_eq!(sealed(page, Seat(0)).await, Some(Cartographers::show(table.view(Seat(0)), other)));
        page.release_answers().await;
        page.see("#confirm").await;
        assert_eq!(land_of(page, Seat(0)).await.of(other.terrain()) & spaces, spaces);
        assert_eq!(page.count("#replace").await, 0);
    })
    .await;
}
