//! Learning each game: all chapters with their tasks, then a first free game to the end.

use crate::player;
use crate::player::{Hand, cartographers, misterra, morgan, saved_game, without_pauses};
use crate::well::{all_is_well, fits};
use ::cartographers::Cartographers;
use ::misterra::Misterra;
use ::morgan::{Action, Morgan};
use browser_tests::{PATIENCE, Page, Screen, visit};
use std::collections::BTreeSet;
use table::{EventSink, Game, Record, Replay, Seat, Table};

/// The current text of the lesson.
async fn lesson_text(page: &Page) -> String {
    let text = "(document.querySelector('#lesson > p:not(.pages)')?.innerText ?? '')";
    // The words of the lessons are loaded on demand.
    page.until("the text is there", &format!("!document.querySelector('#lesson') || {text} !== ''")).await;
    page.ask(text).await
}

/// The stored game of a lesson after some moves, and the actions that its first player takes next.
fn position<G: Game>(record: &str, at: usize) -> (Table<G>, Vec<String>) {
    let record = Record::read(record).expect("the record can be read");
    let mut replay = Replay::<G>::open(&record, &mut EventSink::nobody()).expect("it can be opened");
    for _ in 0..at {
        replay.step(&mut EventSink::nobody()).expect("every move is legal").expect("there are enough moves");
    }
    let next = record.moves[at..].iter().take_while(|one| one.seat == Seat(0)).map(|one| one.action.clone());
    (replay.table().clone(), next.collect())
}

/// Goes on to the next chapter, or to the free game.
async fn go_on(page: &Page, chapter: usize) {
    page.see(".go-on #confirm").await;
    assert_eq!(page.count("#confirm").await, 1, "one button goes on");
    page.click("#confirm").await;
    let gone = format!("!location.hash.endsWith('/{chapter}')");
    page.until("the chapter is left", &gone).await;
}

/// Confirms the drafted move of a task, and asserts that it is done.
async fn done(page: &Page) {
    page.until("it can be confirmed", "document.querySelector('#confirm:enabled')").await;
    page.click("#confirm").await;
    page.see(".go-on #confirm").await;
    all_is_well(page).await;
}

/// Drafts the best hint of a chapter: it does the task. Meanwhile the text of the chapter can be read.
async fn a_hint_does_the_task(page: &Page) {
    page.click("#hint").await;
    page.until_within(8 * PATIENCE, "a hint", "document.querySelector('#hint-0')").await;
    let below = "document.querySelector('.hints li').getBoundingClientRect().top >= \
                 document.querySelector('#lesson').getBoundingClientRect().bottom - 1";
    assert!(page.ask::<bool>(below).await, "the hints lie below the text");
    page.click("#hint-0").await;
    done(page).await;
}

#[tokio::test]
async fn hints_in_a_lesson_do_the_task() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        for (game, chapters) in
            [("cartographers", vec![2, 3, 4, 6, 7]), ("misterra", vec![2, 4, 6]), ("morgan", vec![2, 4, 5])]
        {
            for chapter in chapters {
                page.open(&format!("#/learn/{game}/{chapter}")).await;
                page.see("#lesson").await;
                page.until(
                    "the task is there",
                    "document.querySelector('#hint') && !document.querySelector('.go-on #confirm')",
                )
                .await;
                a_hint_does_the_task(page).await;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn the_chapters_of_cartographers() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#learn-cartographers").await;
        let record = include_str!("../../../../games/cartographers/lesson.record");
        for (chapter, task) in
            [(1, None), (2, Some(0)), (3, Some(0)), (4, Some(5)), (5, None), (6, Some(7)), (7, Some(9)), (8, None)]
        {
            page.see_text("#lesson .kind", &format!("Chapter {chapter} of 8")).await;
            all_is_well(page).await;
            if let Some(at) = task {
                let (table, next) = position::<Cartographers>(record, at);
                let draw = Cartographers::parse(table.view(Seat(0)), &next[0]).expect("a legal drawing");
                if chapter == 3 {
                    // Another drawing is allowed, but it has no coin.
                    page.click(".shapes .shape:not(:first-child)").await;
                    page.click("#space-37").await;
                    let text = lesson_text(page).await;
                    page.click("#confirm").await;
                    page.see_text("#lesson", "Not quite").await;
                    assert!(lesson_text(page).await.ends_with(&text), "the task still stands there");
                }
                cartographers::draft(page, Hand::Mouse, table.view(Seat(0)), draw).await;
                done(page).await;
            }
            if chapter == 4 {
                // A reader can turn back and skip what is known.
                page.click("#chapter-back").await;
                page.see_text("#lesson .kind", "Chapter 3 of 8").await;
                page.click("#chapter-skip").await;
                page.see_text("#lesson .kind", "Chapter 4 of 8").await;
                page.open("#/").await;
                page.click("#learn-cartographers").await;
                page.see_text("#lesson .kind", "Chapter 4 of 8").await;
                page.click("#chapter-skip").await;
                continue;
            }
            go_on(page, chapter).await;
        }
        page.see("#card").await;
        page.see_text("#lesson .kind", "Tip 1").await;
        // Now Learn leads to the free game; the lesson can be started over.
        page.open("#/").await;
        page.click("#learn-cartographers").await;
        page.see_text("#lesson .kind", "Tip 1").await;
        page.click("#lesson-restart").await;
        page.see_text("#lesson .kind", "Chapter 1 of 8").await;
        page.open("#/learn/cartographers/99").await;
        page.see_text("h1", "not found").await;
    })
    .await;
}

#[tokio::test]
async fn the_chapters_of_misterra_on_a_phone_in_german() {
    visit(Screen::PHONE.speaking("de").still(), async |page| {
        without_pauses(page).await;
        page.tap("#learn-misterra").await;
        let record = include_str!("../../../../games/misterra/lesson.record");
        for (chapter, task) in
            [(1, None), (2, Some(0)), (3, None), (4, Some(15)), (5, None), (6, Some(76)), (7, None), (8, None)]
        {
            page.see_text("#lesson .kind", &format!("Kapitel {chapter} von 8")).await;
            all_is_well(page).await;
            if let Some(at) = task {
                let (mut table, next) = position::<Misterra>(record, at);
                // A half day is a move, a sketch and what is done with it.
                for text in next.iter().take(3) {
                    let action = Misterra::parse(table.view(Seat(0)), text).expect("a legal action");
                    misterra::draft(page, Hand::Finger, Seat(0), action).await;
                    table.act(Seat(0), action, &mut EventSink::nobody()).expect("a legal action");
                }
                done(page).await;
            }
            go_on(page, chapter).await;
        }
        page.see("#lesson").await;
    })
    .await;
}

#[tokio::test]
async fn the_chapters_of_morgan_in_dutch() {
    visit(Screen::WIDE.speaking("nl").still(), async |page| {
        without_pauses(page).await;
        page.click("#learn-morgan").await;
        let record = include_str!("../../../../games/morgan/lesson.record");
        for (chapter, task) in [(1, None), (2, Some(0)), (3, None), (4, Some(11)), (5, Some(31)), (6, None), (7, None)]
        {
            page.see_text("#lesson .kind", &format!("Hoofdstuk {chapter} van 7")).await;
            all_is_well(page).await;
            if let Some(at) = task {
                let (mut table, next) = position::<Morgan>(record, at);
                for text in &next {
                    let action = Morgan::parse(table.view(Seat(0)), text).expect("a legal action");
                    morgan::draft(page, Hand::Mouse, table.view(Seat(0)), action).await;
                    table.act(Seat(0), action, &mut EventSink::nobody()).expect("a legal action");
                    if matches!(action, Action::Take(_) | Action::Corner(_)) {
                        break;
                    }
                }
                done(page).await;
            }
            go_on(page, chapter).await;
        }
        page.see("#lesson").await;
    })
    .await;
}

/// The tips that the free game has shown, read before each draft.
struct Shown(BTreeSet<String>);

impl Shown {
    async fn look(&mut self, page: &Page, draft: usize) {
        let text = lesson_text(page).await;
        assert!(!text.is_empty() && !text.contains('⟨'), "{text}");
        self.0.insert(text);
        if draft < 2 {
            page.is_accessible().await;
        }
    }
}

/// Starts the free game at the end of the chapters.
async fn begin_the_free_game(page: &Page, game: &str, last_chapter: usize) {
    page.open(&format!("#/learn/{game}/{last_chapter}")).await;
    go_on(page, last_chapter).await;
    // The lesson's last chapter is on the screen until the game has taken its place.
    let begun = "document.querySelector('.table #lesson .kind') && !document.querySelector('#chapter-back')";
    page.until("the free game begins", begun).await;
}

/// The number of a tip only goes up.
async fn tip_number(page: &Page) -> usize {
    let text = page.text("#lesson .kind").await;
    text.chars().filter(char::is_ascii_digit).collect::<String>().parse().expect("the tips are numbered")
}

#[tokio::test]
async fn cartographers_is_learnt_with_the_keyboard_left_and_taken_up_again() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        begin_the_free_game(page, "cartographers", 8).await;
        let mut shown = Shown(BTreeSet::new());
        let mut number = 0;
        cartographers::play(page, Hand::Keys, async |draft| {
            shown.look(page, draft).await;
            let now = tip_number(page).await;
            assert!(now >= number, "tip {now} after tip {number}");
            number = now;
            if draft == 3 {
                let (before, text) = (saved_game(page).await["record"].clone(), lesson_text(page).await);
                page.open("#/").await;
                page.click("#cartographers .learn").await;
                page.see("#confirm").await;
                assert_eq!(saved_game(page).await["record"], before, "it continues where it was left");
                assert_eq!(lesson_text(page).await, text);
                // An earlier tip can be read again.
                page.click("#tip-back").await;
                assert_eq!(tip_number(page).await, number - 1);
                page.click("#tip-forward").await;
                assert_eq!(lesson_text(page).await, text);
            }
        })
        .await;
        assert!(shown.0.len() >= 8, "{:#?}", shown.0);
        // A kind end, and what to do next.
        page.see_text("#lesson", "Well played").await;
        all_is_well(page).await;
        player::tab_to(page, "#lesson #confirm").await;
        page.press("Enter").await;
        page.see("#card").await;
        assert_eq!(page.count("#lesson").await, 0, "an ordinary table");
    })
    .await;
}

#[tokio::test]
async fn misterra_is_learnt_in_german() {
    visit(Screen::WIDE.speaking("de"), async |page| {
        without_pauses(page).await;
        begin_the_free_game(page, "misterra", 8).await;
        let mut shown = Shown(BTreeSet::new());
        misterra::play_well(page, Hand::Mouse, async |draft| shown.look(page, draft).await).await;
        assert!(shown.0.len() >= 5, "the first text of every half day: {:#?}", shown.0);
    })
    .await;
}

#[tokio::test]
async fn morgan_is_learnt_on_a_phone_in_dutch() {
    visit(Screen::PHONE.speaking("nl"), async |page| {
        without_pauses(page).await;
        begin_the_free_game(page, "morgan", 7).await;
        fits(page).await;
        let mut shown = Shown(BTreeSet::new());
        morgan::play(page, Hand::Finger, async |draft| shown.look(page, draft).await).await;
        // The first text of every draft; a turn has one or two drafts.
        assert!(shown.0.len() >= 5, "{:#?}", shown.0);
        page.see_text("#lesson", "Goed gespeeld").await;
    })
    .await;
}
