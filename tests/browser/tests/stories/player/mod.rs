//! A player: reads the game as the person sees it who is asked, chooses an action, and performs it with the mouse, a
//! finger, the keyboard or a screen reader.
//!
//! A [`Turn`] is what a player chooses from. A game of this browser is read from its storage, one at an online table from
//! the server ([`online`]). Everything else is the same for both.

use browser_tests::{AxNode, AxQuery, AxTree, Page};
use serde_json::{Value, json};
use table::{
    Choices, EventSink, Game, Phrase, Position, Purpose, Record, Replay, Revealed, Seat, SeedText, Table, View,
};
use words::Words;

pub mod cartographers;
pub mod misterra;
pub mod morgan;
pub mod online;

/// The input device of a player.
#[derive(Clone, Copy)]
pub enum Hand {
    Mouse,
    Finger,
    Keys,
    /// A screen reader: finds controls by their role and their name in these words.
    Reader(&'static Words),
}

impl Hand {
    /// A screen reader that speaks a language.
    pub fn reader(language: &str) -> Hand {
        Hand::Reader(Box::leak(Box::new(shelf::words(language).expect("a language of the page"))))
    }
}

/// The saved game as text, or an empty text; there must be only one.
const SAVED_GAME: &str = "(() => { const key = Object.keys(localStorage).find(key => key.startsWith('portolan.game.')); \
     return key ? localStorage[key] : ''; })()";

/// The saved game.
pub async fn saved_game(page: &Page) -> Value {
    let text: String = page.ask(SAVED_GAME).await;
    serde_json::from_str(&text).expect("the page saves its game")
}

/// The table of the saved game, including the sealed actions.
pub async fn table<G: Game>(page: &Page) -> Table<G> {
    let saved = saved_game(page).await;
    let record = Record::read(saved["record"].as_str().expect("a record")).expect("the page saves a good record");
    let mut replay = Replay::<G>::open(&record, &mut EventSink::nobody()).expect("it can be opened");
    while replay.step(&mut EventSink::nobody()).expect("every saved move is legal").is_some() {}
    let mut table = replay.table().clone();
    for sealed in saved["sealed"].as_array().expect("a list") {
        let seat = Seat(sealed[0].as_u64().expect("a seat") as u8);
        let action = G::parse(table.view(seat), sealed[1].as_str().expect("an action")).expect("it can be read");
        table.act(seat, action, &mut EventSink::nobody()).expect("it was legal");
    }
    table
}

/// Opens the page, set to play without pauses for bots.
pub async fn without_pauses(page: &Page) {
    page.open("").await;
    page.see("#cartographers .play-now").await;
    page.ask::<()>("void localStorage.setItem('portolan.settings', JSON.stringify({ pace: 'instant' }))").await;
    page.reload().await;
    page.see("#cartographers .play-now").await;
}

/// The person whose turn it is: the first awaited seat without a bot.
pub async fn asked<G: Game>(page: &Page, table: &Table<G>) -> Seat {
    let seating = saved_game(page).await["seating"].clone();
    let person = |seat: &Seat| seating[seat.index()]["bot"].is_null();
    table.awaited().iter().find(person).expect("a person is asked")
}

/// The game as the person sees it who is asked, and the actions that the person has drafted.
pub struct Turn<G: Game> {
    /// Whose turn it is.
    pub seat: Seat,
    /// Imagined from the person's view, so a player knows no secret. The drafted actions are carried out on it.
    position: Position<G>,
    /// The number of moves so far, with the drafted ones.
    pub moves: u32,
}

impl<G: Game> Turn<G> {
    /// The turn of the person whom the page asks.
    pub async fn of(page: &Page) -> Turn<G> {
        if online::is_online(page).await {
            return online::turn(page).await;
        }
        let table = table::<G>(page).await;
        let seat = asked(page, &table).await;
        Turn::seen(table.view(seat), seat, table.log().len() as u32)
    }

    /// The turn of a seat that sees this, after a number of moves.
    pub fn seen(view: View<'_, G>, seat: Seat, moves: u32) -> Turn<G> {
        let seed = SeedText::new("browser").expect("a seed").seed();
        Turn { seat, position: G::imagine(view, &mut seed.dice(Purpose(*b"eyes"), 0)), moves }
    }

    /// What the person sees, with the drafted actions.
    pub fn view(&self) -> View<'_, G> {
        self.position.view(self.seat)
    }

    /// A random legal action, which is always the same for the same game and move.
    pub fn any_action(&self) -> G::Action {
        let choices = G::choices(self.view());
        let mut dice = SeedText::new("browser").expect("a seed").seed().dice(Purpose(*b"hand"), self.moves);
        choices.nth(dice.below(choices.len())).expect("a choice")
    }

    /// Carries out an action of the draft. Returns whether it may go on: nobody else acts at the same time, nothing is
    /// revealed, and it is still this person's turn.
    pub fn draft(&mut self, action: G::Action) -> bool {
        G::check(self.view(), action).unwrap_or_else(|why| panic!("a choice is legal: {why:?}"));
        self.moves += 1;
        if G::awaited(&self.position.open).len() > 1 {
            return false;
        }
        let revealed = G::resolve(&mut self.position, &[(self.seat, action)], &mut EventSink::nobody());
        revealed == Revealed::Nothing && G::awaited(&self.position.open).contains(self.seat)
    }
}

/// Waits until a person is asked, and lifts the curtain; returns false when the game is over.
pub async fn is_asked<G: Game>(page: &Page, hand: Hand) -> bool {
    if online::is_online(page).await {
        return online::is_asked(page).await;
    }
    page.until("somebody is asked or the game is over", "document.querySelector('#confirm, #lift, #ending')").await;
    if page.count("#ending").await > 0 {
        return false;
    }
    if page.count("#lift").await > 0 {
        lift::<G>(page, hand).await;
    }
    page.see("#confirm").await;
    true
}

/// The name of the player at a seat.
pub async fn name_of(page: &Page, seat: Seat) -> String {
    saved_game(page).await["seating"][seat.index()]["name"].as_str().expect("everybody has a name").to_owned()
}

/// The names of the buttons that confirm a draft.
const CONFIRMS: [&str; 11] = [
    "page-confirm",
    "page-misterra-keep",
    "page-misterra-confirm",
    "page-misterra-confirm-map",
    "page-misterra-confirm-claim",
    "page-misterra-confirm-leave",
    "page-misterra-confirm-exchange",
    "page-misterra-confirm-otoma",
    "page-morgan-confirm",
    "page-morgan-confirm-take",
    "page-morgan-confirm-draw",
];

/// Confirms with a screen reader, and asserts that the result and the next request are read aloud.
async fn confirm_reading(page: &Page, words: &Words, done: &str) {
    let before = page.ax_tree().await;
    let names = CONFIRMS.map(|code| words.term(code));
    let able = |node: &&AxNode| names.contains(&node.name) && node.is_enabled();
    let found: Vec<&AxNode> = before.role("button").filter(able).collect();
    let [button] = found[..] else { panic!("one button confirms, not {found:?}, in\n{before}") };
    page.activate(button).await;
    page.until("the move is saved", done).await;
    let now = page.ax_tree().await;
    let log_of = |tree: &AxTree| tree.role("log").next().cloned().expect("what happens is read aloud");
    let (old, new) = (log_of(&before), log_of(&now));
    assert!(new.is_same_element(&old), "the log is the same element, so only its changes are read aloud");
    assert!(!new.text.is_empty() && new.text != old.text, "the log says what happened: {:?}", new.text);
    let asked = now.role("status").find(|node| !node.text.is_empty());
    assert!(asked.is_some(), "a status says what to do next:\n{now}");
}

/// Confirms the draft, and waits until the page has saved the game or the server has stored the move.
pub async fn confirm(page: &Page, hand: Hand) {
    page.until("it may be confirmed", "!document.querySelector('#confirm').disabled").await;
    if online::is_online(page).await {
        let before = online::stored_moves(page).await;
        push(page, hand, "#confirm", button("page-confirm")).await;
        return online::until_stored(page, before).await;
    }
    let before: String = page.ask(SAVED_GAME).await;
    let done = format!("{SAVED_GAME} != {}", json!(before));
    match hand {
        Hand::Mouse => page.click("#confirm").await,
        Hand::Finger => page.tap("#confirm").await,
        Hand::Keys => {
            // Enter confirms if the focus is on a space of the board. On another button it would press that button.
            if page.ask("!document.activeElement?.matches('[role=gridcell]')").await {
                tab_to(page, "#confirm").await;
            }
            page.press("Enter").await;
        }
        Hand::Reader(words) => confirm_reading(page, words, &done).await,
    }
    page.until("the move is saved", &done).await;
}

/// Presses a button: `selector` finds it on the screen, `query` in the accessibility tree.
pub async fn push(page: &Page, hand: Hand, selector: &str, query: impl FnOnce(&Words) -> AxQuery) {
    match hand {
        Hand::Mouse => page.click(selector).await,
        Hand::Finger => page.tap(selector).await,
        Hand::Keys => {
            tab_to(page, selector).await;
            page.press("Enter").await;
        }
        Hand::Reader(words) => {
            let node = page.find_node(&query(words)).await;
            page.activate(&node).await;
        }
    }
}

/// Lifts the curtain for the person whose turn it is.
pub async fn lift<G: Game>(page: &Page, hand: Hand) {
    let seat = asked(page, &table::<G>(page).await).await;
    let name = name_of(page, seat).await;
    let lifts = Phrase::new("page-curtain-lift").with("name", name.as_str());
    push(page, hand, "#lift", |words| AxQuery::new("button", words.say(&lifts))).await;
}

/// A button whose name is one of the page's words.
pub fn button(code: &str) -> impl FnOnce(&Words) -> AxQuery {
    move |words| AxQuery::new("button", words.term(code))
}

/// Waits until a live region contains a text.
pub async fn see_live_text(page: &Page, text: &str) {
    let begun = std::time::Instant::now();
    loop {
        let tree = page.ax_tree().await;
        if tree.live().any(|node| node.text.contains(text)) {
            return;
        }
        assert!(begun.elapsed() < browser_tests::PATIENCE, "nothing reads {text:?} aloud:\n{tree}");
        page.next_frame().await;
    }
}

/// The number of tab stops from the focus to the first match in document order; negative if the match comes before the
/// focus. Only an estimate, which saves checking the focus after each key.
const AWAY: &str = "(wanted => {
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter(stop => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility({ visibilityProperty: true }));
    const from = stops.indexOf(document.activeElement), to = stops.findIndex(stop => stop.matches(wanted));
    return from < 0 || to < 0 ? 0 : to - from;
})";

/// How far the estimate may be off.
const OFF: usize = 4;

/// Moves the focus to a match with Tab or Shift+Tab, whichever is shorter.
pub async fn tab_to(page: &Page, selector: &str) {
    let there = format!("!!document.activeElement?.matches({})", json!(selector));
    let away: isize = page.ask(&format!("{AWAY}({})", json!(selector))).await;
    let key = if away < 0 { "Shift+Tab" } else { "Tab" };
    page.press_often(key, away.unsigned_abs().saturating_sub(OFF)).await;
    for _ in 0..200 {
        if page.ask::<bool>(&there).await {
            return;
        }
        page.press(key).await;
    }
    panic!("the focus never comes to {selector}");
}
