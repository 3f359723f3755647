//! The example game, which is not in the product. A separate build of the page has it on the shelf.

use crate::course::seat_persons;
use crate::player::{Hand, Turn, confirm, table, without_pauses};
use crate::rules_at_the_table::closed;
use crate::well::all_is_well;
use browser_tests::{Page, Screen, builds, visit};
use example::{Action, Example, Square, Terrain};
use table::{Outcome, Seat, Table};
use words::Words;

/// Two persons and a bot play to the end at one screen.
async fn play(page: &Page) {
    for number in 0.. {
        let next = "document.querySelector('#lift, #confirm, #ending')";
        page.until("somebody is asked, or it is over", next).await;
        if page.count("#ending").await > 0 {
            return;
        }
        if page.count("#lift").await > 0 {
            assert_eq!(page.count("#wish").await, 0, "the curtain hides the wish");
            page.click("#lift").await;
        }
        let turn = Turn::<Example>::of(page).await;
        let wish = turn.view().own().expect("the player whose turn it is has a wish").wish;
        let name = Words::english_of::<Example>().term(&format!("example-wish-{}", wish.name()));
        page.see_text("#wish", &name).await;
        let Action { square, terrain } = turn.any_action();
        page.click(&format!("#terrain-{}", terrain.name())).await;
        page.click(&format!("#square-{}", square.name())).await;
        if number < 2 {
            page.is_accessible().await;
        }
        confirm(page, Hand::Mouse).await;
    }
}

/// Enters the end of a game on the score pad, and asserts that it computes the same points.
async fn score(page: &Page, game: &Table<Example>) {
    page.open("#/").await;
    page.click("#example .score-link").await;
    page.see("#entrants").await;
    page.click("#add-player").await;
    let open = &game.position().open;
    let Outcome { players } = game.outcome().expect("it is over");
    for (seat, wish) in (0..).map(Seat).zip(&open.wishes) {
        page.click(&format!("#enter-{seat}")).await;
        page.click(&format!("#wish-{}", wish.name())).await;
        for square in Square::all() {
            let charted = open.map.at(square).expect("the map is full");
            if charted.by == Some(seat) {
                page.click(&format!("#brush-{}", usize::from(charted.terrain == Terrain::Sea))).await;
                page.click(&format!("#square-{}", square.index())).await;
            }
        }
    }
    for (seat, standing) in players.iter().enumerate() {
        page.see_text(&format!("#total-{seat}"), &standing.total.to_string()).await;
    }
    page.see(".winner").await;
}

#[tokio::test]
async fn the_example_is_played_to_its_end_read_and_scored() {
    // Fails before a browser opens if that build is missing.
    let build = builds::with_the_example();
    visit(Screen::WIDE.still(), async |page| {
        page.site().serve(build);
        without_pauses(page).await;
        page.click("#example .new-table").await;
        page.see("#players").await;
        all_is_well(page).await;
        page.fill("#players", "3").await;
        page.press("Tab").await;
        page.see(".chair:nth-of-type(3)").await;
        seat_persons(page, &["Anna", "Ben"]).await;
        page.click("#start").await;
        play(page).await;
        assert_eq!(page.count(".ranking li").await, 3);
        all_is_well(page).await;
        let game = table::<Example>(page).await;

        page.click("#rules-open").await;
        page.see("#heading-goal").await;
        page.click("#rules-close").await;
        closed(page).await;
        page.open("#/rules/example").await;
        page.see(".rules figure svg").await;
        all_is_well(page).await;

        score(page, &game).await;
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn the_product_has_no_example() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("#cartographers .play-now").await;
        assert_eq!(page.count("#example").await, 0);
    })
    .await;
}
