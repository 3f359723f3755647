//! After the end of an online game: its address, its record, the proof of the shuffle, an analysis, and the next game.

use browser_tests::{Page, Screen, visit};
use cartographers::Cartographers;
use serde_json::json;
use table::conformance::random::{any_choice, random_game};
use table::{Options, Purpose, Record, SetUp, Table};

use crate::friends::{open_table, press, sit_down, start, two_at};
use crate::player::{Turn, online};
use crate::well::all_is_well;

/// Plays a game of two to its end.
async fn play_to_the_end(anna: &Page, bo: &Page) {
    let play = async |page| online::play_by_requests::<Cartographers>(page, Turn::any_action).await;
    tokio::join!(play(anna), play(bo));
}

#[tokio::test]
async fn the_shuffle_is_verified_with_what_the_page_noted() {
    visit(Screen::WIDE, async |anna| {
        let (bo, cleo) = (&*anna.friend(Screen::PHONE.speaking("de")).await, &*anna.friend(Screen::WIDE).await);
        two_at("cartographers", anna, bo).await;
        let table: String = anna.ask("location.hash").await;
        let proof = table.replace("online", "fair");
        anna.open(&proof).await;
        anna.see("#not-yet").await;
        let noted = anna.text("#noted").await;
        assert!(noted.len() == 64 && noted.bytes().all(|digit| digit.is_ascii_hexdigit()), "{noted}");
        anna.open(&table).await;
        anna.see("#confirm").await;
        play_to_the_end(anna, bo).await;
        for page in [anna, bo] {
            page.open(&proof).await;
            // Secret, seed, own luck, and the whole game as it was told.
            assert_eq!(signs(page).await, (4, 0, 0));
            all_is_well(page).await;
        }
        assert_eq!(anna.text("#noted").await, noted);
        let command = anna.text("#fair-command").await;
        assert!(command.contains(&format!("--commitment {noted} --lucks lucks.json --told 0:")), "{command}");
        assert!(command.ends_with(&anna.text("#kept").await), "{command}");
        // The last one was not there at all: nothing fails, but little can be checked.
        cleo.open(&proof).await;
        assert_eq!(signs(cleo).await, (1, 2, 0));
        all_is_well(cleo).await;
        // A server that shows another secret is found out.
        let other = "const note = Object.keys(localStorage).find(key => key.startsWith('portolan.noted.'));
             localStorage[note] = localStorage[note].replace(/[0-9a-f]{64}/, '0'.repeat(64)), void 0";
        bo.ask::<()>(&format!("void (() => {{ {other} }})()")).await;
        bo.reload().await;
        assert_eq!(signs(bo).await, (3, 0, 1));
    })
    .await;
}

/// How many checks of the fair shuffle hold, cannot be made whole, and fail.
async fn signs(page: &Page) -> (usize, usize, usize) {
    page.see("#fair-verdict").await;
    let count = async |class: &str| page.count(&format!("#checks .{class}")).await;
    (count("holds").await, count("partly").await, count("fails").await)
}

/// Another game that could have been played with the same cards: by the rules, and with the promised seed.
fn forged(record: &str) -> String {
    let record = Record::read(record).expect("a record");
    let options = Options::read(&record.options).expect("its options");
    let set_up = SetUp { seats: record.seats, options, seed: record.seed.clone() };
    let other: Table<Cartographers> = random_game(set_up, Purpose(*b"forg"), any_choice);
    other.record().to_string()
}

/// From now on the page gets this text instead of the record, as from a server that lies. The document must stay.
async fn answer_with(page: &Page, record: &str) {
    let lie = "const ask = window.fetch;
         window.fetch = (url, ...more) => String(url).endsWith('/record')
             ? Promise.resolve(new Response(RECORD)) : ask.call(window, url, ...more)"
        .replace("RECORD", &json!(record).to_string());
    page.ask::<()>(&format!("void (() => {{ {lie} }})()")).await;
}

#[tokio::test]
async fn a_record_that_was_made_up_is_found_out() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE.speaking("nl")).await;
        two_at("cartographers", anna, bo).await;
        let table: String = anna.ask("location.hash").await;
        play_to_the_end(anna, bo).await;
        let address = table.replace("#/online/", "api/tables/") + "/record";
        let record: String = anna.ask(&format!("fetch({address:?}).then(answer => answer.text())")).await;
        let proof = table.replace("online", "fair");
        let made_up = forged(&record);
        for (page, lie) in [(anna, &made_up), (bo, &record.replacen("seats 2", "seats 3", 1))] {
            // Both screens are in the same module, so the document stays.
            page.open("#/me").await;
            page.see("#tokens").await;
            answer_with(page, lie).await;
            page.open(&proof).await;
            // Secret, seed and luck are the promised ones: only the game is another.
            assert_eq!(signs(page).await, (3, 0, 1));
            assert_eq!(page.count("#checks li:last-child.fails").await, 1);
            all_is_well(page).await;
        }
        // Without the lie everything fits.
        anna.reload().await;
        assert_eq!(signs(anna).await, (4, 0, 0));
        // A server that told something else during the game than its record says later.
        let other = "const key = Object.keys(localStorage).find(key => key.startsWith('portolan.told.'));
             localStorage[key] = localStorage[key].replace(/[0-9a-f]{64}$/, '0'.repeat(64))";
        bo.ask::<()>(&format!("void (() => {{ {other} }})()")).await;
        bo.reload().await;
        assert_eq!(signs(bo).await, (3, 0, 1));
    })
    .await;
}

#[tokio::test]
async fn a_device_that_saw_only_part_of_a_game_says_so() {
    visit(Screen::WIDE, async |anna| {
        let (bo, cleo) = (&*anna.friend(Screen::PHONE).await, &*anna.friend(Screen::WIDE.speaking("de")).await);
        two_at("cartographers", anna, bo).await;
        let table: String = anna.ask("location.hash").await;
        for _ in 0..2 {
            for page in [anna, bo] {
                let version = online::read(page, "view").await["version"].as_u64().expect("a version");
                online::move_by_request::<Cartographers>(page, version, Turn::any_action).await;
            }
        }
        cleo.open(&table).await;
        cleo.until("two turns are seen", "document.querySelector('#moment')?.max == 2").await;
        cleo.leave().await;
        play_to_the_end(anna, bo).await;
        let proof = table.replace("online", "fair");
        // Cleo neither noted what was promised nor saw the end. What is known fits.
        cleo.open(&proof).await;
        assert_eq!(signs(cleo).await, (1, 2, 0));
        let seen = cleo.text("#checks li:last-child").await;
        assert!(seen.starts_with('~') && seen.contains(" 4 "), "{seen}");
        assert!(cleo.text("#kept").await.starts_with("-:4:"));
        all_is_well(cleo).await;
        // It stays so, however often the table is looked at afterwards.
        cleo.open(&table).await;
        cleo.see("#ending").await;
        cleo.open(&proof).await;
        assert_eq!(signs(cleo).await, (1, 2, 0));
        // Without a memory there is nothing to compare with.
        bo.ask::<()>("void Object.keys(localStorage).filter(key => key.startsWith('portolan.told.')).forEach(key => delete localStorage[key])").await;
        bo.open(&proof).await;
        assert_eq!(signs(bo).await, (3, 1, 0));
        anna.open(&proof).await;
        assert_eq!(signs(anna).await, (4, 0, 0));
    })
    .await;
}

#[tokio::test]
async fn a_finished_game_is_looked_back_at_kept_and_played_on() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE.speaking("nl")).await;
        two_at("cartographers", anna, bo).await;
        let table: String = anna.ask("location.hash").await;
        play_to_the_end(anna, bo).await;
        // The address of a moment leads anybody there.
        let moment = format!("{table}/6");
        let cleo = &*anna.friend(Screen::WIDE).await;
        cleo.open(&moment).await;
        cleo.until("the moment is shown", "document.querySelector('#moment')?.value == 3").await;
        cleo.see("#play-on").await;
        all_is_well(cleo).await;
        press(cleo, "#play-on").await;
        cleo.see("#confirm").await;
        assert!(cleo.ask::<String>("location.hash").await.starts_with("#/table/"), "a game of Cleo's own");

        anna.see("#analyse-end").await;
        press(anna, "#keep-game").await;
        // Saving leaves Anna where her friends are, and *Play again* plays with them.
        anna.see_text("#kept", "Saved").await;
        assert_eq!(anna.ask::<String>("location.hash").await, table);
        all_is_well(anna).await;
        press(anna, "#open-kept").await;
        anna.until("the saved game is shown", "location.hash.startsWith('#/table/')").await;
        anna.see("#share-end").await;
        // My games lists it twice: at the server's address, and as it is saved here.
        anna.open("#/games").await;
        anna.see_text("#online-games", "Anna").await;
        anna.see_text("#finished", "Bo").await;
        all_is_well(anna).await;
        press(anna, "#online-games a").await;
        anna.see("#ending").await;
        assert_eq!(anna.ask::<String>("location.hash").await, table);
        press(anna, "#analyse-end").await;
        anna.see("#analysis, .analysis").await;
    })
    .await;
}

#[tokio::test]
async fn a_rematch_brings_the_same_people_together() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE).await;
        let link = open_table(anna, "cartographers", "Anna").await;
        sit_down(bo, &link, "Bo").await;
        anna.see_text("#seat-1", "Bo").await;
        start(anna, &[bo]).await;
        let before: String = anna.ask("location.hash").await;
        play_to_the_end(anna, bo).await;
        press(bo, "#rematch").await;
        bo.see_text("#seat-1", "Anna").await;
        // Anna is called, and nobody takes her seat meanwhile.
        anna.see_text("#rematch-call", "Bo wants to play again.").await;
        all_is_well(anna).await;
        press(anna, "#sit-down-again").await;
        anna.see(".seats").await;
        let tables = (anna.ask::<String>("location.hash").await, bo.ask::<String>("location.hash").await);
        assert!(tables.0 == tables.1 && tables.0 != before, "{tables:?}");
        // Bo was the first to ask for it.
        for (seat, name) in ["Bo", "Anna"].iter().enumerate() {
            anna.see_text(&format!("#seat-{seat}"), name).await;
        }
        all_is_well(anna).await;
    })
    .await;
}
