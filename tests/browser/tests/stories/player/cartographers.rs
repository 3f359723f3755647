//! A player of Cartographers.

use browser_tests::{AxQuery, Page};
use cartographers::{Cartographers, Draw, Slot, space_name};
use table::{Grid11, Phrase, View};

use super::{Hand, Turn, button, confirm, is_asked, push, see_live_text, tab_to};

/// Plays the game on the table to its end. Calls `look` before each drawing with its number. Returns how many there
/// were.
pub async fn play(page: &Page, hand: Hand, look: impl AsyncFnMut(usize)) -> usize {
    play_some(page, hand, usize::MAX, look).await
}

/// The same, up to `most` drawings.
pub async fn play_some(page: &Page, hand: Hand, most: usize, mut look: impl AsyncFnMut(usize)) -> usize {
    for drawing in 0.. {
        if !is_asked::<Cartographers>(page, hand).await || drawing == most {
            return drawing;
        }
        look(drawing).await;
        draw(page, hand).await;
        assert!(drawing < 400, "a game ends");
    }
    unreachable!("the loop ends with the game")
}

/// Makes one drawing for the person whose turn it is.
pub async fn draw(page: &Page, hand: Hand) {
    // The bots may still be thinking; their actions do not change the choices of this person.
    let turn = Turn::<Cartographers>::of(page).await;
    draft(page, hand, turn.view(), turn.any_action()).await;
    confirm(page, hand).await;
}

/// Drafts a drawing of the person who sees this.
pub async fn draft(page: &Page, hand: Hand, view: View<'_, Cartographers>, draw: Draw) {
    let task = view.seat().and_then(|seat| view.open.task(seat)).expect("a task");
    let terrain = draw.terrain().name();
    let single = draw.slot() == Slot::Single;
    if !single && task.card.shapes().len() > 1 {
        let fits = page.count(".shapes .shape").await;
        if fits > 1 {
            let number = draw.slot() as usize + 1;
            let coin = task.shape(draw.slot()).is_some_and(|shape| shape.coin);
            push(page, hand, &format!(".shapes .shape:nth-of-type({number})"), |words| {
                let code = if coin { "page-shape-coin" } else { "page-shape" };
                let name = words.say(&Phrase::new(code).with("number", number as i64));
                AxQuery::starting_with("button", name).within(words.term("page-shapes"))
            })
            .await;
        }
    }
    push(page, hand, &format!(".terrains .terrain[data-terrain={terrain}]"), |words| {
        let name = words.term(&format!("cartographers-terrain-{terrain}"));
        AxQuery::new("button", name).within(words.term("page-terrains"))
    })
    .await;
    // Flips the shape first, then turns it.
    if draw.orientation() >= 4 {
        turn(page, hand, "flip", "f").await;
    }
    for _ in 0..draw.orientation() % 4 {
        turn(page, hand, "turn", "r").await;
    }
    let lying = task.shape(draw.slot()).map(|shape| shape.lying(draw.orientation()));
    let (rows, columns) = lying.map_or((1, 1), |placing| placing.size());
    let space = draw.anchor() + rows / 2 * 11 + columns / 2;
    if let (Hand::Reader(_), Some(placing)) = (hand, lying) {
        // The name of the chosen shape says how it lies.
        let shapes = page.ax_tree().await;
        let mut pressed = shapes.role("button").filter(|node| node.state("pressed") == "true");
        let lies = format!(": {}", names(placing.cells));
        assert!(pressed.any(|shape| shape.name.ends_with(&lies)), "a shape lies as{lies} in\n{shapes}");
    }
    point(page, hand, space).await;
    if let Hand::Reader(words) = hand {
        let covered = lying.map_or_else(
            || Grid11::at(usize::from(space / 11), usize::from(space % 11)),
            |placing| placing.at(draw.anchor()),
        );
        see_live_text(
            page,
            &format!("{}: {}", words.term(&format!("cartographers-terrain-{terrain}")), names(covered)),
        )
        .await;
    }
}

/// The names of spaces, as the page lists them.
fn names(spaces: Grid11) -> String {
    spaces.iter().map(space_name).collect::<Vec<_>>().join(", ")
}

async fn turn(page: &Page, hand: Hand, name: &str, key: &str) {
    match hand {
        Hand::Keys => page.press(key).await,
        _ => push(page, hand, &format!("#{name}"), button(&format!("page-{name}"))).await,
    }
}

/// Drafts the shape with its middle on a space.
async fn point(page: &Page, hand: Hand, space: u8) {
    let selector = format!("#space-{space}");
    match hand {
        Hand::Mouse => page.click(&selector).await,
        Hand::Finger => {
            // The shape floats above the finger, so the finger ends below the target space.
            let (from, to) = (page.middle_of("#space-60").await, page.middle_of(&selector).await);
            // It floats once the finger has moved.
            page.touch(&[from, (from.0 + 30.0, from.1), (to.0, to.1 + 70.0)]).await;
        }
        Hand::Keys => {
            tab_to(page, "#cells [tabindex='0']").await;
            let at: u8 = page.ask("Number(document.activeElement.id.slice('space-'.length))").await;
            let (mut row, mut column) = (at / 11, at % 11);
            let (to_row, to_column) = (space / 11, space % 11);
            // The shape moves when the focus arrives. If the focus is there already, moves it away and back.
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
        Hand::Reader(words) => {
            let space = AxQuery::starting_with("gridcell", space_name(space)).within(words.term("page-board"));
            page.activate(&page.find_node(&space).await).await;
        }
    }
}

/// Draws the current shape on the first space that allows it, and does not wait for the result.
pub async fn lay_anything(page: &Page) {
    for space in 0..121 {
        page.click(&format!("#space-{space}")).await;
        if page.ask::<bool>("!document.querySelector('#confirm').disabled").await {
            return page.click("#confirm").await;
        }
    }
    panic!("nothing can be drawn");
}
