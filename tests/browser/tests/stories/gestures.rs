//! Gestures other than pointing and tapping: turning with two fingers, flicking, dragging on a scrolled page, dropping
//! a file, and skipping the pauses of bots.

use std::f64::consts::TAU;

use crate::player::{saved_game, without_pauses};
use crate::shelf_of_games::{SOLO, Seating, keep, shorter};
use browser_tests::{Page, Point, Screen, visit};
use serde_json::json;

/// The drafted shape, as SVG.
async fn ghost(page: &Page) -> String {
    page.ask("document.querySelector('.ghost').innerHTML").await
}

/// The points of two fingers around a middle, after each part of a full turn; positive parts are clockwise.
fn turning(middle: Point, parts: &[f64]) -> Vec<Vec<Point>> {
    let at = |part: f64, side: f64| {
        let (sine, cosine) = (part * TAU).sin_cos();
        (middle.0 + side * 60.0 * cosine, middle.1 + side * 60.0 * sine)
    };
    parts.iter().map(|&part| vec![at(part, -1.0), at(part, 1.0)]).collect()
}

#[tokio::test]
async fn two_fingers_turn_the_shape() {
    visit(Screen::PHONE, async |page| {
        without_pauses(page).await;
        page.tap("#cartographers .new-table").await;
        page.see("#seed").await;
        page.fill("#seed", "two fingers").await;
        page.tap("#start").await;
        page.see("#confirm").await;
        let middle = page.middle_of("#space-60").await;
        page.touch(&[middle]).await;
        page.see(".ghost path").await;
        let before = ghost(page).await;
        page.fingers(&turning(middle, &[0.0, 0.05, 0.1, 0.15, 0.2])).await;
        let turned = ghost(page).await;
        assert_ne!(before, turned, "a quarter turn");
        // The key turns in the same direction; three more quarters make a full turn.
        for _ in 0..3 {
            page.press("r").await;
        }
        page.until("it lies as before", &format!("document.querySelector('.ghost').innerHTML == {}", json!(before)))
            .await;
        page.fingers(&turning(middle, &[0.2, 0.15, 0.1, 0.05, 0.0])).await;
        page.until("it is turned back", &format!("document.querySelector('.ghost').innerHTML != {}", json!(before)))
            .await;
        page.press("r").await;
        page.until("it lies as before", &format!("document.querySelector('.ghost').innerHTML == {}", json!(before)))
            .await;
    })
    .await;
}

#[tokio::test]
async fn a_tap_puts_the_shape_under_the_finger_and_a_drag_above_it() {
    visit(Screen::PHONE.still(), async |page| {
        page.open("#/challenge/cartographers/person/-/under the finger").await;
        page.tap("#accept").await;
        page.see("#confirm").await;
        let reach = "(r => [r.top, r.bottom])(document.querySelector('.ghost').getBoundingClientRect())";
        // The middle, the first and the last row, and corners.
        for space in [60, 5, 115, 0, 120] {
            let (x, y) = page.middle_of(&format!("#space-{space}")).await;
            page.touch(&[(x, y)]).await;
            let (top, bottom): (f64, f64) = page.ask(reach).await;
            assert!(top < y && y < bottom, "{space}: {y} is not in {top} to {bottom}");
        }
        let (x, y) = page.middle_of("#space-93").await;
        page.touch(&[(x, y), (x + 3.0, y + 4.0)]).await;
        let (_, bottom): (f64, f64) = page.ask(reach).await;
        assert!(y < bottom, "a finger that trembles taps");
        page.touch(&[(x, y), (x, y + 30.0)]).await;
        let (_, bottom): (f64, f64) = page.ask(reach).await;
        assert!(bottom < y + 15.0, "the finger does not hide the shape: {bottom}");
    })
    .await;
}

#[tokio::test]
async fn the_board_stays_under_the_finger() {
    visit(Screen::PHONE, async |page| {
        without_pauses(page).await;
        keep(page, "filled", &shorter(SOLO, 17), Seating::Bots, 1).await;
        page.open("#/table/filled").await;
        page.see("#confirm").await;
        // A player who looks at the card has scrolled the upper edge of the board out of sight.
        page.ask::<()>("void scrollTo({ top: 120, behavior: 'instant' })").await;
        page.until("it is scrolled", "scrollY === 120").await;
        page.tap("#turn").await;
        let place = "document.querySelector('#space-60').getBoundingClientRect().y";
        let before: f64 = page.ask(place).await;
        // A message below the board gives the reason for a refusal. Its one or two lines must not move the board.
        for space in [60, 7, 30, 90, 42, 115] {
            let (x, y) = page.middle_of(&format!("#space-{space}")).await;
            page.touch(&[(x, y), (x, y + 70.0)]).await;
            let after: f64 = page.ask(place).await;
            assert_eq!(before, after, "the board has moved");
        }
    })
    .await;
}

#[tokio::test]
async fn after_a_flick_the_first_tap_counts() {
    visit(Screen::PHONE.still(), async |page| {
        page.open("#/challenge/cartographers/person/-/a flick").await;
        page.tap("#accept").await;
        // Touches each button once: `tap` would try again if there was no click.
        for _ in 0..3 {
            let (x, y) = page.middle_of("#space-60").await;
            page.flick((x, y), (x, y + 130.0)).await;
            let turn = page.middle_of("#turn").await;
            let before = ghost(page).await;
            page.touch(&[turn]).await;
            let turned = format!("document.querySelector('.ghost').innerHTML != {}", json!(before));
            page.until("it is turned", &turned).await;
        }
        page.open("#/score/cartographers").await;
        page.see("#entrants").await;
        for brush in 1..4 {
            let (from, to) = (page.middle_of("#space-60").await, page.middle_of("#space-100").await);
            page.flick(from, to).await;
            let at = page.middle_of(&format!("#brush-{brush}")).await;
            page.touch(&[at]).await;
            page.see(&format!("#brush-{brush}[aria-pressed=true]")).await;
        }
    })
    .await;
}

/// Drops a file with this text on the page.
async fn drop_file(page: &Page, text: &str) {
    let script = format!(
        "(() => {{ const carried = new DataTransfer(); carried.items.add(new File([{}], 'a.record'));
         const event = kind => new DragEvent(kind, {{ bubbles: true, cancelable: true, dataTransfer: carried }});
         const over = event('dragover'); document.body.dispatchEvent(over);
         if (!over.defaultPrevented) throw 'the page does not take it';
         document.body.dispatchEvent(event('drop')); }})()",
        json!(text)
    );
    page.ask::<()>(&format!("void {script}")).await;
}

#[tokio::test]
async fn a_record_is_dropped_on_the_page() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
        let record = saved_game(page).await["record"].as_str().expect("a record").to_owned();
        page.ask::<()>("void Object.keys(localStorage).filter(key => key.startsWith('portolan.game.')).forEach(key => delete localStorage[key])").await;
        page.open("#/settings").await;
        page.see("fieldset").await;
        drop_file(page, "no record at all").await;
        page.see_text(".notice", "not a game").await;
        drop_file(page, &record).await;
        page.see("#confirm").await;
        assert_eq!(saved_game(page).await["record"].as_str(), Some(record.as_str()));
    })
    .await;
}

#[tokio::test]
async fn the_hurry_button_skips_the_pauses_of_bots() {
    visit(Screen::WIDE, async |page| {
        page.answers_can_be_held().await;
        page.open("").await;
        page.see("#cartographers .play-now").await;
        page.ask::<()>("void localStorage.setItem('portolan.settings', JSON.stringify({ pace: 'calm' }))").await;
        page.reload().await;
        page.see("#cartographers .play-now").await;
        page.hold_answers(0).await;
        page.click("#cartographers .play-now").await;
        page.click("#hurry").await;
        page.release_answers().await;
        page.gone("#hurry").await;
        page.see("#confirm").await;
    })
    .await;
}
