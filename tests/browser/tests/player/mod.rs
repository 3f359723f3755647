//! A player: reads the game that the page keeps, works out a drawing, and lays it with the mouse, a finger or the keys.
#![allow(dead_code, reason = "each story uses what it needs")]

use browser_tests::Page;
use cartographers::{Cartographers, Draw, Slot};
use serde_json::{Value, json};
use table::{Choices, Game, Purpose, Record, Replay, Seat, SeedText, Table, Tell};

/// With what a drawing is laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    Mouse,
    Finger,
    Keys,
}

/// The one game that the browser keeps, as text; its key comes first.
const KEPT: &str = "(() => { const key = Object.keys(localStorage).find(key => key.startsWith('portolan.game.')); \
     return key ? localStorage[key] : ''; })()";

/// The game as the page keeps it.
pub async fn kept(page: &Page) -> Value {
    let text: String = page.ask(KEPT).await;
    serde_json::from_str(&text).expect("the page keeps its game")
}

/// The table as the page keeps it, what is sealed included.
pub async fn table(page: &Page) -> Table<Cartographers> {
    let kept = kept(page).await;
    let record = Record::read(kept["record"].as_str().expect("a record")).expect("the page keeps a good record");
    let mut replay = Replay::<Cartographers>::open(&record, &mut Tell::nobody()).expect("it can be opened");
    while replay.step(&mut Tell::nobody()).expect("every kept move is legal").is_some() {}
    let mut table = replay.table().clone();
    for sealed in kept["sealed"].as_array().expect("a list") {
        let seat = Seat(sealed[0].as_u64().expect("a seat") as u8);
        let draw = Cartographers::parse(table.view(seat), sealed[1].as_str().expect("an action")).expect("a drawing");
        table.act(seat, draw, &mut Tell::nobody()).expect("it was legal");
    }
    table
}

/// Starts a table without waiting for bots.
pub async fn without_pauses(page: &Page) {
    page.open("").await;
    page.see("#cartographers .play-now").await;
    page.ask::<()>("void localStorage.setItem('portolan.settings', JSON.stringify({ pace: 'instant' }))").await;
    page.reload().await;
    page.see("#cartographers .play-now").await;
}

/// Plays the whole game that is on the table; `look` is called before every drawing with the number of it.
pub async fn play(page: &Page, hand: Hand, mut look: impl AsyncFnMut(usize)) -> usize {
    for drawing in 0.. {
        page.until("somebody draws or the game is over", "document.querySelector('#confirm, #ending')").await;
        if page.count("#ending").await > 0 {
            return drawing;
        }
        look(drawing).await;
        draw(page, hand).await;
        assert!(drawing < 400, "a game ends");
    }
    unreachable!("the loop ends with the game")
}

/// Lays one drawing for the person who is asked.
pub async fn draw(page: &Page, hand: Hand) {
    // The bots may still be at it; what they do does not change what this person may draw.
    let table = table(page).await;
    let seat = asked(page, &table).await;
    let choices = Cartographers::choices(table.view(seat));
    let mut dice = SeedText::new("browser").expect("a seed").seed().dice(Purpose(*b"hand"), table.log().len() as u32);
    let draw = choices.nth(dice.below(choices.len())).expect("a choice");
    lay(page, hand, &table, seat, draw).await;
}

/// The person who is asked: the first that is awaited and no bot.
async fn asked(page: &Page, table: &Table<Cartographers>) -> Seat {
    let seating = kept(page).await["seating"].clone();
    let person = |seat: &Seat| seating[seat.index()]["bot"].is_null();
    table.awaited().iter().find(person).expect("a person is asked")
}

async fn lay(page: &Page, hand: Hand, table: &Table<Cartographers>, seat: Seat, draw: Draw) {
    let task = table.position().open.task(seat).expect("a task");
    let terrain = draw.terrain().name();
    let single = draw.slot() == Slot::Single;
    if !single && task.card.shapes().len() > 1 {
        let fits = page.count(".shapes .shape").await;
        if fits > 1 {
            push(page, hand, &format!(".shapes .shape:nth-of-type({})", draw.slot() as usize + 1)).await;
        }
    }
    push(page, hand, &format!(".terrains .terrain[data-terrain={terrain}]")).await;
    // Of the two faces the mirrored one comes first, then the turns.
    if draw.orientation() >= 4 {
        turn(page, hand, "#flip", "f").await;
    }
    for _ in 0..draw.orientation() % 4 {
        turn(page, hand, "#turn", "r").await;
    }
    let (rows, columns) = task.shape(draw.slot()).map_or((1, 1), |shape| shape.lying(draw.orientation()).size());
    let space = draw.anchor() + rows / 2 * 11 + columns / 2;
    point(page, hand, space).await;
    let before: String = page.ask(KEPT).await;
    page.until("the drawing may be confirmed", "!document.querySelector('#confirm').disabled").await;
    let drawn = format!("{KEPT} != {}", json!(before));
    match hand {
        Hand::Mouse => page.click("#confirm").await,
        Hand::Finger => {
            // Now and then the browser takes a quick tap after a drag for a part of it; a person taps again.
            for _ in 0..3 {
                page.tap("#confirm").await;
                let since: f64 = page.ask("performance.now()").await;
                page.until("it had its time", &format!("{drawn} || performance.now() > {since} + 1000")).await;
                if page.ask(&drawn).await {
                    break;
                }
            }
        }
        Hand::Keys => page.press("Enter").await,
    }
    page.until("the drawing is kept", &drawn).await;
}

/// Presses a button.
async fn push(page: &Page, hand: Hand, selector: &str) {
    match hand {
        Hand::Mouse => page.click(selector).await,
        Hand::Finger => page.tap(selector).await,
        Hand::Keys => {
            tab_to(page, selector).await;
            page.press("Enter").await;
        }
    }
}

async fn turn(page: &Page, hand: Hand, button: &str, key: &str) {
    match hand {
        Hand::Mouse => page.click(button).await,
        Hand::Finger => page.tap(button).await,
        Hand::Keys => page.press(key).await,
    }
}

/// Lays the middle of the shape on a space.
async fn point(page: &Page, hand: Hand, space: u8) {
    let selector = format!("#space-{space}");
    match hand {
        Hand::Mouse => page.click(&selector).await,
        Hand::Finger => {
            // The shape floats above the finger, so the finger ends below the space that is meant.
            let (from, to) = (page.middle_of("#space-60").await, page.middle_of(&selector).await);
            page.touch(&[from, (to.0, to.1 + 70.0)]).await;
        }
        Hand::Keys => {
            tab_to(page, "#cells [tabindex='0']").await;
            let at: u8 = page.ask("Number(document.activeElement.dataset.space)").await;
            let (mut row, mut column) = (at / 11, at % 11);
            let (to_row, to_column) = (space / 11, space % 11);
            // Whoever is there already steps away and back: the shape lies where the focus arrives.
            if at == space {
                let (away, back) = if row > 0 { ("ArrowUp", "ArrowDown") } else { ("ArrowDown", "ArrowUp") };
                page.press(away).await;
                page.press(back).await;
            }
            while row != to_row {
                page.press(if row < to_row { "ArrowDown" } else { "ArrowUp" }).await;
                row = if row < to_row { row + 1 } else { row - 1 };
            }
            while column != to_column {
                page.press(if column < to_column { "ArrowRight" } else { "ArrowLeft" }).await;
                column = if column < to_column { column + 1 } else { column - 1 };
            }
        }
    }
}

/// Moves the focus with the tabulator until it is on what matches.
pub async fn tab_to(page: &Page, selector: &str) {
    let there = format!("!!document.activeElement?.matches({})", json!(selector));
    for _ in 0..200 {
        if page.ask::<bool>(&there).await {
            return;
        }
        page.press("Tab").await;
    }
    panic!("the tabulator never comes to {selector}");
}
