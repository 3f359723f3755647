//! My games: lists, results, bests, titles and statistics, and exporting all of it to a file.

use crate::shelf_of_games::{CARTOGRAPHERS_2, CARTOGRAPHERS_5, MISTERRA_1, MORGAN_2, SOLO, SOLO_WASTELANDS};
use crate::shelf_of_games::{
    Seating, fill, keep, lesson, mean, median, open_games, outcome, saved_entry, set_name, shorter,
};
use crate::well::all_is_well;
use browser_tests::{Page, Screen, visit};
use serde_json::{Value, json};

/// Everything that the page has saved, sorted by key.
const SAVED: &str =
    "Object.keys(localStorage).filter(key => key.startsWith('portolan.')).sort().map(key => [key, localStorage[key]])";

#[tokio::test]
async fn games_from_none_to_one() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.click("#my-games").await;
        page.see("#no-games").await;
        assert_eq!(page.count(".of-game, .plots, #finished, #to-continue").await, 0);
        all_is_well(page).await;
        keep(page, "one", SOLO, Seating::Bots, 1).await;
        open_games(page).await;
        page.see_text("#row-one .ranking", "22 stars").await;
        page.see_text("#row-one", "Rating").await;
        page.see_text("#figures-cartographers .tally", "22").await;
        // A single game gets no plot.
        assert_eq!(page.count(".plots").await, 0);
        page.click("#row-one a").await;
        page.see("#ending").await;
    })
    .await;
}

/// Saves games of every kind; the person is Anna.
pub async fn some_games(page: &Page) {
    page.open("").await;
    page.see("#my-games").await;
    set_name(page, "Anna").await;
    keep(page, "sun", SOLO_WASTELANDS, Seating::Bots, 1).await;
    keep(page, "mon", SOLO, Seating::Bots, 2).await;
    keep(page, "tue", CARTOGRAPHERS_2, Seating::Bots, 3).await;
    keep(page, "wed", CARTOGRAPHERS_5, Seating::People, 4).await;
    keep(page, "thu", MISTERRA_1, Seating::Bots, 5).await;
    keep(page, "fri", MORGAN_2, Seating::Bots, 6).await;
    keep(page, "going", &shorter(CARTOGRAPHERS_2, 7), Seating::Bots, 7).await;
    keep(page, "lesson", &lesson(), Seating::Bots, 8).await;
    open_games(page).await;
    page.see("#figures-morgan").await;
}

#[tokio::test]
async fn games_with_results_bests_titles_and_plots() {
    visit(Screen::WIDE.still(), async |page| {
        some_games(page).await;
        all_is_well(page).await;
        // The latest game comes first. A lesson is listed, but not counted.
        let rows: Vec<String> = page.ask("[...document.querySelectorAll('#finished li[id]')].map(row => row.id)").await;
        assert_eq!(rows, ["lesson", "fri", "thu", "wed", "tue", "mon", "sun"].map(|id| format!("row-{id}")));
        page.see_text("#row-lesson", "lesson").await;
        page.see_text("#to-continue #row-going", "7 moves").await;

        let [sun, mon, tue, wed] = [SOLO_WASTELANDS, SOLO, CARTOGRAPHERS_2, CARTOGRAPHERS_5].map(outcome);
        let won: Vec<bool> = [&tue, &wed].iter().map(|result| result[0].1 == 1).collect();
        let points: Vec<i32> = [&sun, &mon, &tue, &wed].iter().map(|result| result[0].0).collect();
        let tally: Vec<String> =
            page.ask("[...document.querySelectorAll('#figures-cartographers .tally dd')].map(one => one.textContent)").await;
        let wins = won.iter().filter(|won| **won).count();
        assert_eq!(tally[0], "4");
        assert_eq!(tally[1], format!("{wins} of 2"));
        assert_eq!(tally[3], mean(&points));
        assert_eq!(tally[4], points.iter().max().expect("points").to_string());

        // The plots, and tables with the same numbers.
        let plot = "#plots-cartographers figure:first-child";
        page.see_text(&format!("{plot} figcaption"), &format!("median, {}", median(&points))).await;
        assert_eq!(page.count(&format!("{plot} circle")).await, 4);
        let table: Vec<i32> = page
            .ask(&format!("[...document.querySelectorAll('{plot} td')].map(cell => Number(cell.textContent))"))
            .await;
        assert_eq!(table, points);
        let spread: Vec<usize> = page
            .ask("[...document.querySelectorAll('#plots-cartographers figure:last-child td')].map(cell => Number(cell.textContent))")
            .await;
        assert_eq!(spread.iter().sum::<usize>(), 4);
        assert_eq!(page.count("#plots-cartographers svg[role=img] > title").await, 2);

        // A best for each variant, with a link to its game.
        assert_eq!(page.count("#bests-cartographers tbody tr").await, 4);
        let best = "#bests-cartographers tr:has(a[href='#/table/wed'])";
        page.see_text(best, "5 players, wilderness, with people").await;
        page.see_text(best, &wed[0].0.to_string()).await;
        page.see_text("#bests-cartographers tr:has(a[href='#/table/sun'])", "alone, wastelands").await;
        // Cartographers gives one title at most, Maps of Misterra four.
        let titles: usize = [&sun, &mon].iter().map(|result| result[0].2).sum();
        assert_eq!(page.count("#figures-cartographers .titles-reached a").await, titles);
        assert_eq!(page.count("#figures-misterra .titles-reached a[href='#/table/thu']").await, 4);

        // The results of another person who played here.
        let ben = wed[1].0;
        page.click_text(".pill", "Ben").await;
        page.see_text("#bests-cartographers", &ben.to_string()).await;
        assert_eq!(page.count("#bests-cartographers tbody tr").await, 1);
        page.click_text(".pill", "me").await;
        // The results of one game only.
        page.click_text(".pill", "Morgan").await;
        page.gone("#figures-cartographers").await;
        page.see("#row-fri").await;
        page.gone("#row-sun").await;
        page.is_accessible().await;
    })
    .await;
}

#[tokio::test]
async fn games_are_thrown_away_and_taken_back() {
    visit(Screen::WIDE.still(), async |page| {
        some_games(page).await;
        let before: Value = page.ask(SAVED).await;
        page.click("#forget-going").await;
        page.see("#row-going.forgotten").await;
        page.until("the way back has the focus", "document.activeElement?.id === 'undo-going'").await;
        page.is_accessible().await;
        assert!(page.ask::<bool>("!('portolan.game.going' in localStorage)").await);
        page.press("Enter").await;
        page.see("#row-going:not(.forgotten)").await;
        page.gone("#undo-going").await;
        assert_eq!(page.ask::<Value>(SAVED).await, before);
        page.click("#row-going a").await;
        page.see("#confirm").await;
    })
    .await;
}

#[tokio::test]
async fn games_in_german_at_night() {
    visit(Screen::WIDE.speaking("de").at_night().still(), async |page| {
        some_games(page).await;
        page.see_text("h1", "Meine Partien").await;
        page.see_text("#bests-misterra caption", "Bestleistungen").await;
        page.see_text("#row-sun", "1970").await;
        all_is_well(page).await;
    })
    .await;
}

#[tokio::test]
async fn games_in_dutch_on_a_phone() {
    visit(Screen::PHONE.speaking("nl").still(), async |page| {
        some_games(page).await;
        page.see_text("h1", "Mijn partijen").await;
        page.see_text("#bests-misterra caption", "Persoonlijke records").await;
        all_is_well(page).await;
        page.tap("#forget-sun").await;
        page.see("#undo-sun").await;
        all_is_well(page).await;
    })
    .await;
}

/// Imports a file with this text.
async fn unpack(page: &Page, name: &str, text: &str) {
    std::fs::create_dir_all(page.downloads()).expect("a place for downloads");
    let file = page.downloads().join(name);
    std::fs::write(&file, text).expect("it is written");
    page.choose_file("#open-chest", &file).await;
}

#[tokio::test]
async fn games_are_exported_and_imported_as_one_file() {
    visit(Screen::WIDE.still(), async |page| {
        some_games(page).await;
        page.ask::<()>("void (localStorage['portolan.paper.x'] = 'what a later version keeps')").await;
        let before: Value = page.ask(SAVED).await;
        page.click("#pack").await;
        let file = String::from_utf8(page.downloaded("portolan-games.json").await).expect("text");
        let chest: Value = serde_json::from_str(&file).expect("JSON");
        assert_eq!((&chest["format"], &chest["version"]), (&json!("portolan games"), &json!(1)));

        page.ask::<()>("void localStorage.clear()").await;
        open_games(page).await;
        page.see("#no-games").await;
        unpack(page, "all.json", &file).await;
        page.see_text("#unpacked", "8 new games, 1 other item, the settings").await;
        page.see("#figures-morgan").await;
        assert_eq!(page.ask::<Value>(SAVED).await, before);
        page.is_accessible().await;
        // Importing the file again adds nothing.
        unpack(page, "again.json", &file).await;
        page.see_text("#unpacked", "8 games that were already here").await;
        assert_eq!(page.ask::<Value>(SAVED).await, before);

        // A file with a single record is opened, too.
        unpack(page, "one.record", SOLO).await;
        page.see("#ending").await;
    })
    .await;
}

#[tokio::test]
async fn games_with_the_same_id_are_merged() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        keep(page, "a", &shorter(CARTOGRAPHERS_2, 9), Seating::Bots, 1).await;
        keep(page, "b", MORGAN_2, Seating::Bots, 2).await;
        keep(page, "c", SOLO, Seating::Bots, 3).await;
        open_games(page).await;
        let chest = |games: &[(&str, String)]| {
            let entries: serde_json::Map<String, Value> =
                games.iter().map(|(id, game)| (format!("portolan.game.{id}"), json!(game))).collect();
            json!({ "format": "portolan games", "version": 1, "kept": entries }).to_string()
        };
        let file = chest(&[
            ("a", saved_entry(&shorter(CARTOGRAPHERS_2, 12), Seating::Bots, 4)),
            ("b", saved_entry(&shorter(MORGAN_2, 30), Seating::Bots, 5)),
            ("c", saved_entry(SOLO_WASTELANDS, Seating::Bots, 6)),
            ("d", "{ from tomorrow }".to_owned()),
        ]);
        unpack(page, "other.json", &file).await;
        page.see_text("#unpacked", "1 game that has more moves in the file").await;
        page.see_text("#unpacked", "1 other game whose name was taken").await;
        page.see_text("#unpacked", "1 game that was already here").await;
        page.see_text("#unpacked", "cannot read (d)").await;
        page.see_text("#row-a", "12 moves").await;
        page.see_text("#row-b", "82").await;
        page.see_text("#row-c", "22 stars").await;
        page.see_text("#finished", "35 stars").await;
        page.see_text("p", "can't read 1 more game").await;
        let games = "Object.keys(localStorage).filter(key => key.startsWith('portolan.game.')).length";
        assert_eq!(page.ask::<u32>(games).await, 5);
        // A game that was imported under a new id is not imported again.
        unpack(page, "other.json", &file).await;
        page.see_text("#unpacked", "4 games that were already here").await;
        assert_eq!(page.ask::<u32>(games).await, 5);
    })
    .await;
}

#[tokio::test]
async fn a_broken_file_or_a_full_storage_changes_nothing() {
    visit(Screen::WIDE.still(), async |page| {
        some_games(page).await;
        page.click("#pack").await;
        let file = String::from_utf8(page.downloaded("portolan-games.json").await).expect("text");
        let before: Value = page.ask(SAVED).await;
        let broken = |text: &str, with: &str| file.replacen(text, with, 1);
        for (name, text, expected) in [
            ("cut", file[..file.len() / 2].to_owned(), "cannot be read"),
            ("other", "{\"format\": \"a diary\"}".to_owned(), "not a file from Portolan"),
            ("list", "[1, 2]".to_owned(), "not a file from Portolan"),
            ("later", broken("\"version\": 1", "\"version\": 2"), "newer version"),
            ("foreign", broken("portolan.game.fri", "elsewhere.fri"), "elsewhere.fri"),
            ("odd", broken("portolan.game.fri", "portolan.game.<b>"), "portolan.game.<b>"),
            ("record", SOLO.replace("result 22", "result 23"), "Line"),
        ] {
            unpack(page, &format!("{name}.json"), &text).await;
            page.see_text("#unpacked", expected).await;
            assert_eq!(page.ask::<Value>(SAVED).await, before, "{name}");
        }
        page.is_accessible().await;

        // Only a part of the file would fit into the storage.
        page.ask::<()>("void Object.keys(localStorage).filter(key => key.startsWith('portolan.game.')).forEach(key => delete localStorage[key])").await;
        open_games(page).await;
        page.see("#no-games").await;
        fill(page, 4_000).await;
        let before: Value = page.ask(SAVED).await;
        unpack(page, "large.json", &file).await;
        page.see_text("#unpacked", "no room").await;
        assert_eq!(page.ask::<Value>(SAVED).await, before);
        page.ask::<()>("void (delete localStorage.filler)").await;
        unpack(page, "large.json", &file).await;
        page.see_text("#unpacked", "8 new games").await;
    })
    .await;
}

/// How many games the page must read.
const MANY: usize = 500;
/// How long the page may be blocked meanwhile, in milliseconds.
const STILL: f64 = 1000.0;

#[tokio::test]
async fn five_hundred_games_do_not_freeze_the_page() {
    visit(Screen::WIDE.still(), async |page| {
        page.open("").await;
        page.see("#my-games").await;
        let records = [SOLO, CARTOGRAPHERS_2, CARTOGRAPHERS_5, MISTERRA_1, MORGAN_2];
        let games: Vec<String> = records.iter().map(|record| saved_entry(record, Seating::Bots, 1)).collect();
        page.ask::<()>(&format!(
            "void Array.from({{ length: {MANY} }}, (_, i) => localStorage['portolan.game.n' + i] = {}[i % 5])",
            json!(games)
        ))
        .await;
        page.reload().await;
        page.see("#my-games").await;
        page.ask::<()>(
            "void (globalThis.still = [], new PerformanceObserver(list => still.push(...list.getEntries().map(one => one.duration))).observe({ type: 'longtask' }), \
             globalThis.begun = performance.now(), location.hash = '#/games')",
        )
        .await;
        page.see("#finished").await;
        let whole: f64 = page.ask("performance.now() - begun").await;
        // Again, now from the cache.
        page.ask::<()>("void (location.hash = '#/')").await;
        page.see("#my-games").await;
        page.ask::<()>("void (globalThis.begun = performance.now(), location.hash = '#/games')").await;
        page.see("#finished").await;
        let again: f64 = page.ask("performance.now() - begun").await;
        let longest: f64 = page.ask("Math.max(0, ...still)").await;
        println!("{MANY} games: shown after {whole:.0} ms, again after {again:.0} ms; never still for more than {longest:.0} ms");
        assert!(longest <= STILL, "{longest} ms");
        page.see_text("#more", "490").await;
        page.click("#more").await;
        page.until("more are listed", "document.querySelectorAll('#finished > ul > li').length === 60").await;
        assert_eq!(page.count("#plots-cartographers figure:first-child circle").await, 100);
        page.see_text("#figures-morgan .tally", "100").await;
    })
    .await;
}
