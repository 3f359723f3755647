//! The analysis of a finished game: the cost of decisions, luck and skill, the costliest moves and better ones.

use crate::looking_back::out_of_sight;
use crate::shelf_of_games::{CARTOGRAPHERS_2, MISTERRA_1, SOLO};
use crate::shelf_of_games::{Seating, fill, keep, open_games, outcome, pirates, shorter};
use crate::well::all_is_well;
use browser_tests::{Page, Screen, visit};
use serde_json::json;

/// Saves a game in the browser and opens its analysis.
async fn open(page: &Page, record: &str, seating: Seating) {
    page.open("").await;
    page.see("#my-games").await;
    keep(page, "game", record, seating, 1).await;
    page.open("#/analysis/game").await;
    page.see(".analysis h1").await;
}

/// Waits for the end of an analysis. It may take long, but each move must come within the usual patience. Returns the
/// numbers of moves at which the progress was seen.
pub async fn ended(page: &Page) -> Vec<i32> {
    let mut seen = vec![-1];
    loop {
        let last = seen[seen.len() - 1];
        let at = "(document.querySelector('#progress')?.value ?? 1e9)";
        page.until(&format!("the analysis goes on after {last}"), &format!("{at} > {last}")).await;
        match page.ask::<f64>(at).await as i32 {
            1_000_000_000 => return seen,
            at => seen.push(at),
        }
    }
}

/// Waits until more than `more_than` decisions are judged; each must come within the usual patience.
async fn judged(page: &Page, more_than: usize) {
    for least in 1..=more_than + 1 {
        let rows = format!("document.querySelectorAll('.decisions tbody tr').length >= {least}");
        page.until(&format!("{least} decisions were judged"), &rows).await;
    }
}

/// The decimal numbers in the text of an element, in tenths.
async fn tenths(page: &Page, selector: &str) -> Vec<i32> {
    let text = page.text(selector).await.replace('−', "-").replace(',', ".");
    let words = text.split(|c: char| c.is_whitespace());
    let number = |word: &str| word.trim_end_matches('.').parse::<f64>().ok().filter(|_| word.contains('.'));
    words.filter_map(number).map(|number| (number * 10.0).round() as i32).collect()
}

/// Asserts that the account adds up to the result of the game.
async fn adds_up(page: &Page, seat: usize, result: i32) {
    let numbers = tenths(page, &format!("#of-{seat} .account")).await;
    let [expected, skill, luck, came] = numbers[..] else { panic!("four numbers: {numbers:?}") };
    assert_eq!(expected + skill + luck, came, "{numbers:?}");
    assert_eq!(came, 10 * result);
}

/// The lead of a seat in a finished game.
fn lead(record: &str, seat: usize) -> i32 {
    let points: Vec<i32> = outcome(record).into_iter().map(|(points, ..)| points).collect();
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
    points[seat] - others.map(|(_, points)| *points).max().unwrap_or(0)
}

/// The numbers in a column of the table of all decisions, in tenths; a dash counts as 0.
async fn column(page: &Page, seat: usize, column: usize) -> Vec<i32> {
    let cells = format!("#decisions-{seat} tbody tr > :nth-child({column})");
    let texts: Vec<String> =
        page.ask(&format!("[...document.querySelectorAll({cells:?})].map(cell => cell.textContent)")).await;
    // A mark such as "?!" may follow.
    let number = |text: &String| {
        let number = text.split(' ').next().unwrap_or_default();
        number.replace('−', "-").replace(',', ".").parse::<f64>().unwrap_or(0.0)
    };
    texts.iter().map(number).map(|number| (number * 10.0).round() as i32).collect()
}

/// The saved game whose table is open.
async fn saved_under_the_address(page: &Page) -> serde_json::Value {
    page.ask("JSON.parse(localStorage['portolan.game.' + location.hash.split('/')[2]])").await
}

#[tokio::test]
async fn analysis_from_the_end_of_a_game_and_back_to_its_costliest_move() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        keep(page, "game", SOLO, Seating::Bots, 1).await;
        page.open("#/table/game").await;
        page.click("#analyse-end").await;
        page.see_text(".analysis h1", "Analysis").await;
        page.see_text(".analysis .ranking", "22 stars").await;
        // A solo game has no choice of players, so the analysis starts at once.
        assert_eq!(page.count("#analyse, #whose").await, 0);
        page.see("#stop").await;
        page.ask::<()>("document.querySelector('#stop').focus()").await;
        let seen = ended(page).await;
        assert!(seen.len() > 3 && seen.is_sorted(), "the progress moves: {seen:?}");
        page.see_text("#analysis-said", "done").await;
        page.until("the focus is on the result", "document.activeElement.id === 'analysis-said'").await;
        adds_up(page, 0, outcome(SOLO)[0].0).await;

        // The graph has a mark for each decision that cost something, and the table has the same numbers.
        let costs = column(page, 0, 3).await;
        let dear = costs.iter().filter(|cost| **cost > 0).count();
        assert!(dear >= 3, "a careless game costs something: {costs:?}");
        assert_eq!(page.count("#of-0 .graph circle.plot-cost").await, dear);
        assert_eq!(page.count("#of-0 .graph svg[role=group][aria-label]").await, 1);
        // Every decision can be pressed there.
        assert_eq!(page.count("#of-0 .graph a.strip > title").await, costs.len());
        assert_eq!(column(page, 0, 2).await[0], tenths(page, "#of-0 .account").await[0]);
        let in_all = tenths(page, "#of-0 .account + p").await;
        assert_eq!(in_all, [costs.iter().sum::<i32>()]);

        // The three costliest decisions, the costliest first. Each is drawn twice, with the drawing highlighted.
        assert_eq!(page.count(".dearest > li").await, 3);
        assert_eq!(page.count(".dearest figure > svg[role=img]").await, 6);
        assert_eq!(page.count(".dearest figure .c-lit").await, 6);
        let mut sorted = costs.clone();
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(tenths(page, ".dearest > li:first-child > p").await, [sorted[0]]);
        page.see_text(".dearest figure:first-child figcaption", "Anna").await;
        page.see_text(".dearest figure:last-child figcaption", "Better:").await;
        // The best map in hindsight, with all cards known, is better than a careless map.
        assert_eq!(page.count("#of-0 .hindsight > svg[role=img]").await, 1);
        let text: String = page.ask("document.querySelector('.hindsight').previousElementSibling.textContent").await;
        let stars: i32 = text.split(' ').find_map(|word| word.parse().ok()).expect("stars");
        assert!(stars > outcome(SOLO)[0].0, "{text}");
        all_is_well(page).await;
        page.click("#decisions-0 summary").await;
        page.see(".decisions tbody tr").await;
        page.click("#how summary").await;
        page.see_text("#how p", "imagine").await;
        all_is_well(page).await;

        // Print shows the boards and the numbers, but no controls.
        page.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let buttons = "[...document.querySelectorAll('.analysis button, .analysis .button, #how')]";
        assert_eq!(page.ask::<usize>(&format!("{buttons}.filter(one => one.checkVisibility()).length")).await, 0);
        page.command("Emulation.setEmulatedMedia", json!({ "media": "" })).await;

        // The analysis is saved with the game, and not computed again.
        let account = page.text("#of-0 .account").await;
        page.open("#/games").await;
        page.reload().await;
        page.click("#analyse-game").await;
        page.see_text("#of-0 .account", &account).await;
        page.see("#of-0 .hindsight > svg").await;
        assert_eq!(page.count(".dearest figure > svg").await, 6);
        assert_eq!(page.count("#analyse, #progress").await, 0);
        // A costly move links to the table at that moment.
        let saved: String = page.ask("localStorage['portolan.game.game']").await;
        let way = "document.querySelector('.dearest a').hash.split('/').pop()";
        let moves: u32 = page.ask(&format!("Number({way})")).await;
        // The next mistake in the order of the game gets the focus; after the last one, the first.
        let mistakes = page.count(".dearest > li").await;
        for _ in 0..mistakes {
            page.click(&format!("#next-mistake-0-{moves}")).await;
            let focused = "document.activeElement.id.startsWith('mistake-0-')";
            page.until("a mistake has the focus", focused).await;
        }
        page.click(".dearest a").await;
        page.until("the moment is shown", &format!("document.querySelector('#moment')?.value === '{moves}'")).await;
        // A button leads back to the analysis.
        page.see_text("#analysis", "Back to the analysis").await;
        assert_eq!(out_of_sight(page, &["#analysis"]).await, [""; 0]);
        page.click("#analysis").await;
        page.see(".dearest").await;
        // The decision can be made again, in a game of its own.
        page.open("#/analysis/game").await;
        page.click(&format!("#try-again-{moves}")).await;
        page.see("#confirm").await;
        page.see(&format!("#origin[href='#/table/game/{moves}']")).await;
        let again = saved_under_the_address(page).await;
        assert_eq!(again["name"], json!(format!("Move {}, once more", moves + 1)));
        assert_eq!(again["to_beat"], json!(["your first try", outcome(SOLO)[0].0]), "compared at the end");
        assert!(page.ask::<bool>(&format!("localStorage['portolan.game.game'] === {}", json!(saved))).await);
    })
    .await;
}

#[tokio::test]
async fn analysis_of_misterra_in_german_on_a_phone() {
    visit(Screen::PHONE.speaking("de").still(), async |page| {
        open(page, MISTERRA_1, Seating::Bots).await;
        page.see_text("h1", "Analyse").await;
        ended(page).await;
        page.see_text("#analysis-said", "fertig").await;
        adds_up(page, 0, outcome(MISTERRA_1)[0].0).await;
        page.see_text("#of-0 .account", "Glück").await;
        assert_eq!(page.count(".dearest > li").await, 3);
        assert!(page.count(".dearest figure > svg").await > 0, "one of the costliest moves changes a board");
        page.tap("#decisions-0 summary").await;
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn analysis_of_one_of_several_persons_in_dutch_at_night() {
    visit(Screen::WIDE.speaking("nl").at_night().still(), async |page| {
        open(page, CARTOGRAPHERS_2, Seating::People).await;
        assert_eq!(page.count("#whose input:checked").await, 2);
        page.click("#whose-0").await;
        page.click("#whose-1").await;
        page.see("#analyse:disabled").await;
        page.click("#whose-1").await;
        page.see("#analyse:enabled").await;
        all_is_well(page).await;
        page.click("#analyse").await;
        ended(page).await;
        page.see_text("#analysis-said", "klaar").await;
        page.see_text("#of-1 h2", "Ben").await;
        assert_eq!(page.count("#of-0").await, 0);
        adds_up(page, 1, lead(CARTOGRAPHERS_2, 1)).await;
        page.see_text("#of-1 .account", "voorsprong").await;
        all_is_well(page).await;
        // The button appears only for a different choice of players: the same choice would give the same result.
        assert_eq!(page.count("#analyse").await, 0);
        page.click("#whose-0").await;
        page.see("#analyse").await;
        // The analysis is still there in another language.
        page.click("#speak-en").await;
        page.see_text("#of-1 .account", "Luck and what the others did").await;
    })
    .await;
}

#[tokio::test]
async fn analysis_that_is_stopped_keeps_its_results() {
    visit(Screen::WIDE.still(), async |page| {
        let record = pirates();
        page.answers_can_be_held().await;
        page.open("").await;
        page.see("#my-games").await;
        keep(page, "game", &record, Seating::Bots, 1).await;
        page.hold_answers(40).await;
        page.open("#/analysis/game").await;
        page.see("#progress").await;
        assert_eq!(page.count("#whose").await, 0, "there is one person");
        judged(page, 4).await;
        page.click("#decisions-0 summary").await;
        let before = page.count(".decisions tbody tr").await;
        page.hold_answers(40).await;
        judged(page, before).await;
        // The opened table stays open.
        page.see(".decisions tbody tr").await;
        page.ask::<()>("document.querySelector('#stop').focus()").await;
        page.press("Enter").await;
        page.see_text("#analysis-said", "Stopped after").await;
        page.until("it can go on", "document.activeElement.id === 'go-on'").await;
        page.gone("#progress").await;
        all_is_well(page).await;
        let found = page.count(".decisions tbody tr").await;
        assert!(found > before && page.count(".account").await == 0);
        assert_eq!(page.count("#of-0 .graph svg").await, 1);
        // After leaving and coming back, the analysis is unchanged and can go on.
        page.open("#/games").await;
        page.click("#analyse-game").await;
        page.see_text("#analysis-said", "Stopped after").await;
        assert_eq!(page.count(".decisions tbody tr").await, found);
        // Leaving the screen stops a running analysis.
        page.hold_answers(40).await;
        page.click("#go-on").await;
        page.until("it goes on where it was", &format!("document.querySelector('#progress')?.value >= {found}")).await;
        page.open("#/games").await;
        page.click("#analyse-game").await;
        page.see_text("#analysis-said", "Stopped after").await;
        assert!(page.count(".decisions tbody tr").await >= found);
        for (language, name) in [("de", "Fortsetzen"), ("nl", "Verdergaan"), ("en", "Continue")] {
            page.click(&format!("#speak-{language}")).await;
            page.see_text("#go-on", name).await;
        }
        page.click("#go-on").await;
        page.see("#progress").await;
        page.release_answers().await;
        ended(page).await;
        page.see_text("#analysis-said", "done").await;
        adds_up(page, 0, lead(&record, 0)).await;
        page.see_text("#of-0 .account", "yours compared with theirs").await;
    })
    .await;
}

/// Asserts that the saved analysis equals one that was computed natively without a pause.
async fn same_as_natively(page: &Page, record: &str, seats: &str) {
    let saved: String = page.ask("localStorage['portolan.analysis.game']").await;
    let mut here = Vec::new();
    shelf::answer(&format!("analyse 0 {seats}\n{record}"), &mut |text| here.push(text.to_owned()));
    here.retain(|text| !text.starts_with("at ") && text != "over");
    let saved: Vec<&str> = saved.lines().skip(1).collect();
    assert_eq!(saved, here);
}

#[tokio::test]
async fn analysis_that_was_stopped_goes_on_where_it_was() {
    visit(Screen::PHONE.at_night().still(), async |page| {
        page.answers_can_be_held().await;
        open(page, CARTOGRAPHERS_2, Seating::People).await;
        page.hold_answers(20).await;
        page.tap("#whose-0").await;
        page.tap("#analyse").await;
        judged(page, 2).await;
        page.tap("#stop").await;
        // With a player who was not analysed so far, the analysis starts from the beginning.
        page.tap("#whose-0").await;
        page.see("#analyse").await;
        page.gone("#go-on").await;
        page.tap("#whose-0").await;
        page.tap("#go-on").await;
        page.see("#progress").await;
        page.release_answers().await;
        ended(page).await;
        same_as_natively(page, CARTOGRAPHERS_2, "1").await;
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn analysis_with_a_full_storage_stays_in_memory() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        keep(page, "game", SOLO, Seating::Bots, 1).await;
        fill(page, 40).await;
        page.open("#/analysis/game").await;
        page.see("#progress").await;
        ended(page).await;
        page.see("#of-0 .account").await;
        assert!(page.ask::<bool>("!('portolan.analysis.game' in localStorage)").await);
        page.open("#/games").await;
        page.click("#analyse-game").await;
        page.see("#of-0 .account").await;
    })
    .await;
}

#[tokio::test]
async fn analysis_needs_a_finished_game() {
    visit(Screen::PHONE.still(), async |page| {
        open(page, &shorter(CARTOGRAPHERS_2, 7), Seating::Bots).await;
        page.see_text("p", "not over yet").await;
        all_is_well(page).await;
        open_games(page).await;
        assert_eq!(page.count("#row-game a[href^='#/analysis']").await, 0);
        page.open("#/analysis/game").await;
        page.tap(".analysis a.button").await;
        page.see("#confirm").await;
        page.open("#/analysis/nobody").await;
        page.see_text("h1", "This table is not here").await;
        page.is_accessible().await;
    })
    .await;
}

/// An address that carries a record: of a moment of the game, or of its analysis.
async fn carried(page: &Page, before: &str, record: &str) -> String {
    let encoded: String = page.ask(&format!("encodeURIComponent({})", json!(record))).await;
    format!("{before}/{encoded}")
}

#[tokio::test]
async fn analysis_of_a_game_from_a_link_saves_nothing() {
    let texts = [("en", "came by a link"), ("de", "über einen Link"), ("nl", "via een link")];
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        let moment = carried(page, "#/moment/5", SOLO).await;
        page.open(&moment).await;
        page.click("#analysis").await;
        page.see_text(".analysis .hint", "came by a link").await;
        page.see_text(".analysis .ranking", "Player 1").await;
        page.see_text(".analysis .ranking", "22 stars").await;
        all_is_well(page).await;
        for (language, words) in texts {
            page.click(&format!("#speak-{language}")).await;
            page.see_text(".analysis .hint", words).await;
        }
        page.click("#speak-en").await;
        ended(page).await;
        adds_up(page, 0, outcome(SOLO)[0].0).await;
        let account = page.text("#of-0 .account").await;
        // From a moment of the linked game to its end, and to the analysis again: nothing was lost.
        page.click(".dearest a").await;
        page.until("the moment is shown", "document.querySelector('#moment')?.value > 0").await;
        assert!(page.ask::<String>("location.hash").await.starts_with("#/moment/"));
        page.ask::<()>("document.querySelector('#moment').focus()").await;
        page.press("End").await;
        page.gone("#analysis").await;
        page.click("#analyse-end").await;
        page.see_text("#of-0 .account", &account).await;
        assert_eq!(
            page.ask::<usize>("Object.keys(localStorage).filter(key => /game|analysis/.test(key)).length").await,
            0
        );

        // If the same game is saved here, the page shows the saved one, with its names.
        keep(page, "game", SOLO, Seating::Bots, 1).await;
        page.reload().await;
        page.see_text(".analysis .ranking", "Anna").await;
        // A past moment of the saved game links to the analysis too.
        page.open("#/table/game/3").await;
        page.click("#analysis").await;
        page.see_text(".analysis .ranking", "Anna").await;

        let unfinished = shorter(CARTOGRAPHERS_2, 7);
        page.open(&carried(page, "#/moment/3", &unfinished).await).await;
        page.see("#moment").await;
        assert_eq!(page.count("#analysis").await, 0);
        page.open(&carried(page, "#/analysis/of", &unfinished).await).await;
        page.see_text("p", "not over yet").await;
        page.click(".analysis a.button").await;
        page.see("#moment").await;
        page.open("#/analysis/of/nonsense").await;
        page.see_text("h1", "cannot be opened").await;
        page.is_accessible().await;
    })
    .await;
}
