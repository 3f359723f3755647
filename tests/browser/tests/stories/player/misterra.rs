//! A player of Maps of Misterra: whole half days, drafted step by step and confirmed.

use bots::Policy;
use browser_tests::{AxQuery, Page};
use misterra::{Action, Laying, Misterra, Sketch, Space, Step};
use table::{Choices, Game, Phrase, Seat};
use words::Words;

use super::{Hand, Turn, button, confirm, is_asked, name_of, push, tab_to};

/// Plays the game on the table to its end. Calls `look` before each half day with its number. Returns how many there
/// were.
pub async fn play(page: &Page, hand: Hand, look: impl AsyncFnMut(usize)) -> usize {
    play_choosing(page, hand, Turn::any_action, usize::MAX, look).await
}

/// The same, up to `most` half days.
pub async fn play_some(page: &Page, hand: Hand, most: usize, look: impl AsyncFnMut(usize)) -> usize {
    play_choosing(page, hand, Turn::any_action, most, look).await
}

/// The same, but plays well.
pub async fn play_well(page: &Page, hand: Hand, look: impl AsyncFnMut(usize)) -> usize {
    play_choosing(page, hand, good_action, usize::MAX, look).await
}

/// A function that chooses an action.
type Choose = fn(&Turn<Misterra>) -> Action;

/// The first action with the highest gain in the bots' evaluation. Never exchanges a card: that would end the draft.
fn good_action(turn: &Turn<Misterra>) -> Action {
    let view = turn.view();
    let mut best: Option<(i32, Action)> = None;
    Misterra::choices(view).for_each(|action| {
        let gain = Misterra::gain(view, action);
        if !matches!(action, Action::Exchange(_)) && best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, action));
        }
    });
    best.expect("a choice").1
}

async fn play_choosing(
    page: &Page,
    hand: Hand,
    choose: Choose,
    most: usize,
    mut look: impl AsyncFnMut(usize),
) -> usize {
    for half_day in 0.. {
        if !is_asked::<Misterra>(page, hand).await || half_day == most {
            return half_day;
        }
        look(half_day).await;
        act_choosing(page, hand, choose).await;
        assert!(half_day < 400, "a game ends");
    }
    unreachable!("the loop ends with the game")
}

/// Plays one half day of the person whose turn it is, or chooses presumptions.
pub async fn act(page: &Page, hand: Hand) {
    act_choosing(page, hand, Turn::any_action).await;
}

async fn act_choosing(page: &Page, hand: Hand, choose: Choose) {
    let mut turn = Turn::<Misterra>::of(page).await;
    let begun = turn.view().open.step;
    loop {
        let action = choose(&turn);
        draft(page, hand, turn.seat, action).await;
        let goes_on = turn.draft(action) && matches!(turn.view().open.step, Step::Sketch { .. } | Step::Map { .. });
        if begun == Step::Presume || !goes_on {
            break;
        }
    }
    confirm(page, hand).await;
}

/// Drafts one step.
pub async fn draft(page: &Page, hand: Hand, seat: Seat, action: Action) {
    match action {
        Action::Keep(pair) => {
            for card in pair.cards() {
                push(page, hand, &format!("#pick-{}", card.number()), |words| {
                    let name = format!("{} · {}", card.number(), words.term(&card.term()));
                    AxQuery::starting_with("button", name).within(words.term("page-misterra-presumptions"))
                })
                .await;
            }
        }
        Action::Go(space) | Action::OtomaClaims(space) => place(page, hand, seat, "island", space).await,
        Action::Stay => push(page, hand, "#stay", button("page-misterra-stay")).await,
        Action::Take(sketch) => {
            let named = |words: &Words| on_display(words, sketch_name(words, sketch));
            push(page, hand, &format!("#take-{}", sketch.name()), named).await;
        }
        Action::Exchange(sketch) => {
            let exchange =
                |words: &Words| format!("{}: {}", words.term("page-misterra-exchange"), sketch_name(words, sketch));
            let named = |words: &Words| on_display(words, exchange(words));
            push(page, hand, &format!("#exchange-{}", sketch.name()), named).await;
        }
        Action::Map(laying) => lay(page, hand, seat, laying).await,
        Action::Claim => push(page, hand, "#claim", button("page-misterra-claim")).await,
        Action::Leave => push(page, hand, "#leave", button("page-misterra-leave")).await,
    }
}

fn on_display(words: &Words, name: String) -> AxQuery {
    AxQuery::new("button", name).one_of_several().within(words.term("page-misterra-display"))
}

fn sketch_name(words: &Words, sketch: Sketch) -> String {
    sketch.terrains().map(|terrain| words.term(&terrain.term())).join(" · ")
}

/// Turns the sketch until the page says that it lies on both spaces.
async fn lay_reading(page: &Page, hand: Hand, seat: Seat, laying: Laying) {
    let (first, second) = (format!("{}, ", laying.first().name()), format!("; {}, ", laying.second().name()));
    for _ in 0..4 {
        place(page, hand, seat, "parchment", laying.first()).await;
        let tree = page.ax_tree().await;
        if tree.role("status").any(|status| status.text.starts_with(&first) && status.text.contains(&second)) {
            return;
        }
        push(page, hand, "#turn", button("page-turn")).await;
    }
    panic!("the sketch never lies on {first}{second}");
}

/// Turns the sketch and drafts it on the parchment.
async fn lay(page: &Page, hand: Hand, seat: Seat, laying: Laying) {
    if let Hand::Reader(_) = hand {
        return lay_reading(page, hand, seat, laying).await;
    }
    let (from, to) = (laying.first().index(), laying.second().index());
    let wanted = match i16::from(to) - i16::from(from) {
        1 => 0,
        5 => 1,
        -1 => 2,
        _ => 3,
    };
    page.see("#turn").await;
    let turned: String = page.ask("document.querySelector('#turn').dataset.turned").await;
    let turned: u8 = turned.parse().expect("a number");
    for _ in 0..(wanted + 4 - turned) % 4 {
        match hand {
            Hand::Keys => page.press("r").await,
            _ => push(page, hand, "#turn", button("page-turn")).await,
        }
    }
    place(page, hand, seat, "parchment", laying.first()).await;
}

/// Presses a space of a board.
async fn place(page: &Page, hand: Hand, seat: Seat, board: &str, space: Space) {
    let there = format!("#{board}-{}", space.name());
    match hand {
        Hand::Mouse | Hand::Finger | Hand::Reader(_) => {
            // Only a screen reader needs the name of the parchment.
            let name = if let Hand::Reader(_) = hand { name_of(page, seat).await } else { String::new() };
            push(page, hand, &there, |words| {
                let parchment = Phrase::new("page-misterra-parchment-of").with("name", name.as_str());
                let board = if board == "island" { words.term("page-misterra-island") } else { words.say(&parchment) };
                AxQuery::starting_with("gridcell", space.name()).within(board)
            })
            .await;
        }
        Hand::Keys => {
            tab_to(page, &format!("[id^='{board}-'][tabindex='0']")).await;
            let at: String = page.ask("document.activeElement.dataset.at").await;
            let to: String = page.ask(&format!("document.querySelector('{there}').dataset.at")).await;
            let numbers =
                |text: &str| -> Vec<i32> { text.split(',').map(|part| part.parse().expect("a number")).collect() };
            let (at, to) = (numbers(&at), numbers(&to));
            for _ in 0..(to[0] - at[0]).abs() {
                page.press(if to[0] > at[0] { "ArrowRight" } else { "ArrowLeft" }).await;
            }
            for _ in 0..(to[1] - at[1]).abs() {
                page.press(if to[1] > at[1] { "ArrowDown" } else { "ArrowUp" }).await;
            }
            page.press("Enter").await;
        }
    }
}
