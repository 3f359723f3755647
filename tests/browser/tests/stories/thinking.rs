//! Who thinks in the browser finds what is found natively, move by move.

use browser_tests::{Page, Screen, visit};
use serde_json::json;
use table::SeedText;

/// Asks the page's worker, and waits for as many answers as are found here.
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

#[tokio::test]
async fn thinking_is_the_same_in_the_browser() {
    visit(Screen::WIDE, async |page| {
        page.open("").await;
        page.see("h1").await;
        for (game, seats, moves) in [("cartographers", 2, 8), ("misterra", 2, 16), ("morgan", 2, 16)] {
            let title = shelf::Title::named(game).expect("it is on the shelf");
            let seed = SeedText::new("the same everywhere").expect("a seed");
            let mut table = title.open(seats, "", seed).expect("two may play");
            for number in 0..moves {
                let seat = table.awaited().first().expect("the game goes on");
                let record = table.record();
                let bot = ["expert 120", "hard 120", "normal", "expert 60"][number % 4];
                let question = format!("bot {seat} {bot}\n{record}");
                let found = here(&question);
                assert_eq!(asked(page, &question, found.len()).await, found, "{game}, move {number}, {bot}");
                if number % 6 == 0 {
                    let question = format!("hint {seat}\n{record}");
                    assert_eq!(asked(page, &question, 1).await, here(&question), "{game}, move {number}");
                }
                table.act(seat, &found[0]).expect("a bot plays one of its choices");
            }
        }
        let record = include_str!("../../../../games/cartographers/records/1/1-wilderness.record");
        let question = format!("analyse 0\n{record}");
        let found = here(&question);
        assert_eq!(asked(page, &question, found.len()).await, found, "an analysis");
    })
    .await;
}
