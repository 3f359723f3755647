//! Bots, hints and analysis give the same answers in the browser as natively.

use bots::BotName;
use browser_tests::{Page, Screen, visit};
use coach::{Answer, Question};
use serde_json::json;
use shelf::{Title, with_game};
use table::{EventSink, Game, SeedText, SetUp, Table};

/// Asks the page's worker, and waits for `answers` answers.
async fn asked(page: &Page, question: &str, answers: usize) -> Vec<String> {
    let script = format!(
        "void (() => {{ window.answers = [];
           window.worker ??= new Worker(document.querySelector('meta[name=\"file:worker.js\"]').content, {{ type: 'module' }});
           worker.onmessage = ({{ data }}) => answers.push(data); worker.postMessage({}); }})()",
        json!(question)
    );
    page.ask::<()>(&script).await;
    page.until("all answers are there", &format!("window.answers.length >= {answers}")).await;
    page.ask("window.answers").await
}

fn here(question: &str) -> Vec<String> {
    let mut answers = Vec::new();
    shelf::answer(question, &mut |text| answers.push(text.to_owned()));
    answers
}

/// Plays some moves with bots; each is computed in the browser and natively.
async fn thinks_the_same<G: Game>(page: &Page, seats: u8, moves: usize) {
    let seed = SeedText::new("the same everywhere").expect("a seed");
    let set_up = SetUp { seats, options: Default::default(), seed };
    let mut table = Table::<G>::open(set_up, &mut EventSink::nobody()).expect("two may play");
    for number in 0..moves {
        let seat = table.awaited().first().expect("the game goes on");
        let record = table.record();
        let bots = [(BotName::Expert, Some(120)), (BotName::Hard, Some(120)), (BotName::Normal, None)];
        let (bot, nodes) = bots[number % 3];
        let question = Question::Bots { bots: vec![(seat, bot)], nodes, record: record.to_string() }.write();
        let found = here(&question);
        assert_eq!(asked(page, &question, found.len()).await, found, "{}, move {number}, {bot:?}", G::NAME);
        if number % 6 == 0 {
            let view = serde_json::to_string(&table.view(seat)).expect("a view is written");
            let question = Question::Hint { game: G::NAME.to_owned(), generation: G::GENERATION, view }.write();
            assert_eq!(asked(page, &question, 1).await, here(&question), "{}, move {number}", G::NAME);
        }
        let Some(Answer::Actions(actions)) = Answer::read(&found[0]) else { panic!("{found:?}") };
        let action = G::parse(table.view(seat), &actions[0].1).expect("a bot's answer is an action");
        table.act(seat, action, &mut EventSink::nobody()).expect("a bot plays one of its choices");
    }
}

#[tokio::test]
async fn thinking_is_the_same_in_the_browser() {
    visit(Screen::WIDE, async |page| {
        page.open("").await;
        page.see("h1").await;
        for (game, seats, moves) in [("cartographers", 2, 8), ("misterra", 2, 16), ("morgan", 2, 16)] {
            let title = Title::named(game).expect("it is on the shelf");
            with_game!(title, G => thinks_the_same::<G>(page, seats, moves).await);
        }
        let record = include_str!("../../../../games/cartographers/records/1/1-wilderness.record");
        let question = format!("analyse 0 0\n{record}");
        let found = here(&question);
        assert_eq!(asked(page, &question, found.len()).await, found, "an analysis");
    })
    .await;
}
