//! A player of Morgan's Magic Map: drafts a turn in small steps, and confirms where something is revealed.

use bots::{Bot, BotName, dice_of};
use browser_tests::{AxQuery, Page};
use morgan::{Action, Bonus, MapCard, Morgan, Phase};
use table::{Game, Phrase, Seat, SeedText, View};

use super::{Hand, Turn, button, confirm, is_asked, push, tab_to, table};

/// Plays the game on the table to its end. Calls `look` before each draft with its number. Returns how many there were.
pub async fn play(page: &Page, hand: Hand, look: impl AsyncFnMut(usize)) -> usize {
    play_some(page, hand, usize::MAX, look).await
}

/// The same, up to `most` drafts.
pub async fn play_some(page: &Page, hand: Hand, most: usize, mut look: impl AsyncFnMut(usize)) -> usize {
    let mut draft = 0;
    play_until(page, hand, async || {
        if draft == most {
            return true;
        }
        look(draft).await;
        draft += 1;
        false
    })
    .await;
    draft
}

/// Plays until the game is over, or until `enough` returns true before a draft.
pub async fn play_until(page: &Page, hand: Hand, mut enough: impl AsyncFnMut() -> bool) {
    for draft in 0.. {
        if !is_asked::<Morgan>(page, hand).await || enough().await {
            return;
        }
        act(page, hand).await;
        assert!(draft < 900, "a game ends");
    }
}

/// Somebody who plays to win, so that the treasures are taken and the game ends.
fn person(turn: &Turn<Morgan>) -> Box<dyn Bot<Morgan>> {
    let seed = SeedText::new(format!("hand {}", turn.moves)).expect("a seed").seed();
    BotName::Greedy.sit_down::<Morgan>(dice_of(turn.seat, &seed))
}

/// A good action.
pub fn good_action(turn: &Turn<Morgan>) -> Action {
    person(turn).choose(turn.view(), &Morgan::choices(turn.view()))
}

/// Drafts and confirms all steps up to the next one that reveals something.
async fn act(page: &Page, hand: Hand) {
    let mut turn = Turn::<Morgan>::of(page).await;
    let mut person = person(&turn);
    loop {
        let view = turn.view();
        let action = person.choose(view, &Morgan::choices(view));
        draft(page, hand, view, action).await;
        let before = view.open.turn.phase;
        if !turn.draft(action) || before == Phase::Corner || action == Action::Draw {
            break;
        }
    }
    confirm(page, hand).await;
}

/// Drafts one step of the person who sees this.
pub async fn draft(page: &Page, hand: Hand, view: View<'_, Morgan>, action: Action) {
    let open = view.open;
    match action {
        Action::Corner(corner) => place(page, hand, corner.place()).await,
        Action::Move { tile, edges, spot } => {
            phase(page, hand, "map").await;
            place(page, hand, open.island.place(open.island.spot(tile))).await;
            let ways: Vec<_> = open.tile_moves().of_tile(tile).filter(|(other, _)| *other == spot).collect();
            let turns = ways.iter().position(|(_, way)| *way == edges).expect("a legal way to lie");
            for _ in 0..turns {
                match hand {
                    Hand::Keys => page.press("r").await,
                    _ => push(page, hand, "#turn", button("page-turn")).await,
                }
            }
            place(page, hand, open.island.place(spot)).await;
        }
        Action::Step(direction) => {
            phase(page, hand, "walk").await;
            let pirate = open.player(open.seat).pirate.expect("a pirate stands somewhere");
            let (x, y) = open.island.place(open.island.spot(pirate));
            let (right, down) = direction.step();
            place(page, hand, (x + right, y + down)).await;
        }
        Action::Use(bonus) => discard_for(page, hand, bonus).await,
        Action::Play(card) => {
            phase(page, hand, "dig").await;
            push_card(page, hand, card).await;
        }
        Action::Take(level) => {
            phase(page, hand, "dig").await;
            push(page, hand, &format!("#take-{}", level.name()), |_| AxQuery::starting_with("button", level.name()))
                .await;
        }
        Action::Discard(card) => {
            phase(page, hand, "draw").await;
            push_card(page, hand, card).await;
        }
        // The button that confirms draws the cards.
        Action::Draw => phase(page, hand, "draw").await,
        Action::Pick(picked) => {
            open_drawer(page, hand).await;
            for card in picked.cards().iter() {
                push(page, hand, &format!("#prefer-{}", card.name()), |words| {
                    let point = words.term(&format!("morgan-point-{}", card.point().name()));
                    AxQuery::starting_with("button", format!("{point} {}", card.distance()))
                        .within(words.term("page-morgan-prefer"))
                })
                .await;
            }
            discard_for(page, hand, picked.bonus()).await;
        }
    }
}

/// Opens the drawer with the exchanges, unless it is open.
async fn open_drawer(page: &Page, hand: Hand) {
    if page.count("#exchange[aria-expanded=true]").await == 0 {
        push(page, hand, "#exchange", button("page-morgan-exchange-told")).await;
        page.see("#face-up").await;
    }
}

/// Presses the button of a bonus.
async fn discard_for(page: &Page, hand: Hand, bonus: Bonus) {
    if bonus.cards() == 2 {
        open_drawer(page, hand).await;
    }
    push(page, hand, &format!("#use-{}", bonus.number()), |words| {
        let name = |symbol: morgan::Symbol| format!("morgan-symbol-{}", symbol.name());
        if bonus.cards() == 2 {
            let two = Phrase::new("page-morgan-use-two").term("symbol", name(bonus.discards()));
            let label = words.say(&two.term("gives", name(bonus.gives())));
            AxQuery::new("button", label).within(words.term("page-morgan-exchange"))
        } else {
            let symbol = words.term(&name(bonus.discards()));
            AxQuery::starting_with("button", symbol).within(words.term("page-morgan-bonuses"))
        }
    })
    .await;
}

/// Presses a card of the hand.
async fn push_card(page: &Page, hand: Hand, card: MapCard) {
    push(page, hand, &format!("#card-{}", card.name()), |words| {
        let point = words.term(&format!("morgan-point-{}", card.point().name()));
        AxQuery::starting_with("button", format!("{point} {}", card.distance())).within(words.term("page-morgan-hand"))
    })
    .await;
}

/// Goes to a phase of the turn, unless it is already chosen.
async fn phase(page: &Page, hand: Hand, name: &str) {
    let selector = format!("#phase-{name}");
    if page.ask(&format!("document.querySelector('{selector}')?.getAttribute('aria-pressed') != 'true'")).await {
        push(page, hand, &selector, button(&format!("page-morgan-phase-{name}"))).await;
    }
}

/// Presses a place of the map.
async fn place(page: &Page, hand: Hand, (x, y): (i32, i32)) {
    let there = format!("[id='place-{x}_{y}']");
    match hand {
        Hand::Mouse | Hand::Finger | Hand::Reader(_) => {
            push(page, hand, &there, |words| {
                AxQuery::starting_with("gridcell", format!("{x}, {y}")).within(words.term("page-morgan-map"))
            })
            .await;
        }
        Hand::Keys => {
            tab_to(page, "[id^='place-'][tabindex='0']").await;
            let at: String = page.ask("document.activeElement.dataset.at").await;
            let at: Vec<i32> = at.split(',').map(|part| part.parse().expect("a number")).collect();
            for _ in 0..(x - at[0]).abs() {
                page.press(if x > at[0] { "ArrowRight" } else { "ArrowLeft" }).await;
            }
            for _ in 0..(y - at[1]).abs() {
                page.press(if y > at[1] { "ArrowDown" } else { "ArrowUp" }).await;
            }
            page.press("Enter").await;
        }
    }
}

/// The cards in a seat's hand, by name.
pub async fn hand_of(page: &Page, seat: Seat) -> Vec<String> {
    let table = table::<Morgan>(page).await;
    table.view(seat).own().expect("a seat has a hand").hand.iter().map(|card| card.name()).collect()
}
