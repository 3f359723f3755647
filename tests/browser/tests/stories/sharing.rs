//! Sharing and saving: challenges, links, records, pictures, paper.

use crate::player;
use crate::player::{Hand, saved_game, without_pauses};
use crate::shelf_of_games::{Seating, keep};
use browser_tests::{Page, Screen, visit};
use cartographers::Cartographers;
use serde_json::json;
use table::Record;

const SOLO: &str = include_str!("../../../../games/cartographers/records/1/1-wilderness.record");
const CARTOGRAPHERS: &str = include_str!("../../../../games/cartographers/records/1/2-wastelands.record");
const MISTERRA: &str = include_str!("../../../../games/misterra/records/1/3.record");
const MORGAN: &str = include_str!("../../../../games/morgan/records/1/4.record");

/// Opens a record, and then the screen that shares it.
async fn share(page: &Page, record: &str) {
    page.open("").await;
    page.see("#open-record").await;
    std::fs::create_dir_all(page.downloads()).expect("a place for downloads");
    let file = page.downloads().join("brought.record");
    std::fs::write(&file, record).expect("it is written");
    page.choose_file("#open-record", &file).await;
    page.click("#share-end").await;
    page.see(".share h1").await;
}

/// The text that was copied last.
async fn clipboard(page: &Page) -> String {
    page.see("#share-said:not(:empty), .notice").await;
    page.ask::<()>("void navigator.clipboard.readText().then(text => { window.pasted = text; })").await;
    page.until("the clipboard is read", "window.pasted !== undefined").await;
    let text = page.ask("window.pasted").await;
    page.ask::<()>("void delete window.pasted").await;
    text
}

#[tokio::test]
async fn every_board_is_saved_as_svg_and_as_png() {
    for (record, boards) in [(CARTOGRAPHERS, 2), (MISTERRA, 3), (MORGAN, 1)] {
        visit(Screen::WIDE, async |page| {
            share(page, record).await;
            page.is_accessible().await;
            assert_eq!(page.count(".boards figure > svg").await, boards);
            page.click(&format!("#save-svg-{}", boards - 1)).await;
            let svg = String::from_utf8(page.downloaded(".svg").await).expect("text");
            assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{}", &svg[..40]);
            page.click(&format!("#save-png-{}", boards - 1)).await;
            let png = page.downloaded(".png").await;
            assert!(png.starts_with(b"\x89PNG\r\n"), "a PNG");
            let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
            assert_eq!(side(16).max(side(20)), 2000, "its longer side");
            // A picture that was not painted would have one colour and only a few kilobytes.
            assert!(png.len() > 60_000, "{} bytes", png.len());
        })
        .await;
    }
}

#[tokio::test]
async fn a_challenge_gives_the_same_cards_to_somebody_else() {
    visit(Screen::WIDE, async |page| {
        page.allow_clipboard().await;
        share(page, CARTOGRAPHERS).await;
        page.click("#copy-challenge").await;
        let link = clipboard(page).await;
        let (_, hash) = link.split_once('#').expect("an address of the page");
        page.open(&format!("#{hash}")).await;
        page.see_text("h1", "A challenge").await;
        page.see_text("p", "Can you do better?").await;
        // What the game is, and who plays. This user knows the game.
        page.see(".challenge .picture svg").await;
        page.see_text(".facts", "Who plays: you, Player 2").await;
        assert_eq!(page.count("#challenge-learn").await, 0);
        page.is_accessible().await;
        page.ask::<()>("void localStorage.clear()").await;
        page.click("#accept").await;
        page.see("#cells").await;
        let record = saved_game(page).await["record"].as_str().expect("a record").to_owned();
        let (ours, theirs) = (Record::read(&record).expect("good"), Record::read(CARTOGRAPHERS).expect("good"));
        let cards = |record: &Record| (record.seats, record.options.clone(), record.seed.clone(), record.data.clone());
        assert_eq!(cards(&ours), cards(&theirs));

        page.open("#/challenge/cartographers/person/side=atlantis/seed").await;
        page.click("#accept").await;
        page.see_text(".notice", "side").await;
        page.open("#/challenge/atlantis/person/-/seed").await;
        page.see_text("h1", "Page not found").await;
    })
    .await;
}

/// Changes one entry of the saved game, and reloads the page.
async fn keep_with(page: &Page, entry: &str, value: serde_json::Value) {
    let change = format!(
        "void (() => {{ const key = Object.keys(localStorage).find(key => key.startsWith('portolan.game.')); \
         localStorage[key] = JSON.stringify({{ ...JSON.parse(localStorage[key]), {entry}: {value} }}); }})()"
    );
    page.ask::<()>(&change).await;
    page.reload().await;
}

#[tokio::test]
async fn a_challenge_that_was_taken_up_is_compared_at_the_end() {
    visit(Screen::WIDE.still(), async |page| {
        let mut record = Record::read(SOLO).expect("good");
        let encoded: String = page.ask(&format!("encodeURIComponent({})", json!(record.options))).await;
        page.open(&format!("#/challenge/cartographers/person/{encoded}/{}/Anna & Bo/-1000", record.seed)).await;
        page.see_text("p", "Anna & Bo").await;
        page.click("#accept").await;
        page.see("#cells").await;
        assert_eq!(saved_game(page).await["to_beat"], json!(["Anna & Bo", -1000]));
        // Saves the game with all moves but the last, which is played here.
        record.moves.pop();
        record.ending = table::Ending::Unfinished;
        keep_with(page, "record", json!(record.to_string())).await;
        page.see("#cells").await;
        assert_eq!(page.count("#compared").await, 0);
        player::cartographers::play(page, Hand::Mouse, async |_| {}).await;
        let own = player::table::<Cartographers>(page).await.outcome().expect("it is over").players[0].total;
        let text = page.text("#compared").await;
        assert_eq!(text, format!("You scored {own} with these cards: {} more than Anna & Bo.", own + 1000));
        page.is_accessible().await;
        page.reload().await;
        page.see_text("#compared", &text).await;

        for (language, more, less, equal) in [
            ("en", "2 more than Anna", "2 less than Anna", "as much as Anna"),
            ("de", "2 mehr als Anna", "2 weniger als Anna", "genauso viel wie Anna"),
            ("nl", "2 meer dan Anna", "2 minder dan Anna", "evenveel als Anna"),
        ] {
            page.click(&format!("#speak-{language}")).await;
            for (points, words) in [(own - 2, more), (own + 2, less), (own, equal)] {
                keep_with(page, "to_beat", json!(["Anna", points])).await;
                page.see_text("#compared", words).await;
            }
        }
        // Saved games with an old or an invalid `to_beat` still open.
        for old in [json!(null), json!([]), json!(["Anna"]), json!("Anna")] {
            keep_with(page, "to_beat", old).await;
            page.see("#ending").await;
            assert_eq!(page.count("#compared").await, 0);
        }
    })
    .await;
}

#[tokio::test]
async fn a_challenge_of_somebody_without_a_name_names_nobody() {
    visit(Screen::PHONE.still(), async |page| {
        for by in ["/61", "Guest/61"] {
            page.open(&format!("#/challenge/misterra/person+hard/-/seed/{by}")).await;
            page.see_text(".honour", "Somebody scored 61").await;
            page.see_text(".facts", "Who plays: you, Bot 1 (hard)").await;
        }
        page.click("#challenge-learn").await;
        page.see(".lesson").await;
        page.back().await;
        page.click("#accept").await;
        page.see("#confirm").await;
        assert_eq!(saved_game(page).await["to_beat"], json!(["the challenge", 61]));
    })
    .await;
}

/// Takes the clipboard away, as browsers do on pages over plain HTTP.
async fn without_a_clipboard(page: &Page) {
    page.ask::<()>("void Object.defineProperty(navigator, 'clipboard', { value: undefined })").await;
}

#[tokio::test]
async fn without_a_clipboard_a_link_is_shown_and_selected() {
    visit(Screen::WIDE.still(), async |page| {
        let selected = "(field => field.value.slice(field.selectionStart, field.selectionEnd))(document.activeElement)";
        share(page, CARTOGRAPHERS).await;
        without_a_clipboard(page).await;
        for (button, part) in
            [("#copy-challenge", "#/challenge/"), ("#copy-moment", "#/moment/"), ("#copy-record", "seats 2")]
        {
            page.click(button).await;
            page.see_text("#share-said", "Couldn't copy").await;
            page.until("it is selected", &format!("{selected}.includes({})", json!(part))).await;
        }
        page.is_accessible().await;
        page.click_text("a", "Back to the table").await;
        page.click("#copy-link").await;
        page.see_text(".notice", "Couldn't copy. Here is the link").await;
        page.until("it is selected", &format!("{selected}.includes('#/moment/')")).await;
        page.open("#/score/morgan").await;
        page.click("#copy-paper").await;
        page.see_text("#paper-said", "Couldn't copy. Here is the link").await;
        page.until("it is selected", &format!("{selected}.includes('#/score/morgan/')")).await;
    })
    .await;
}

#[tokio::test]
async fn the_link_to_a_moment_keeps_the_names() {
    visit(Screen::WIDE.still(), async |page| {
        page.allow_clipboard().await;
        page.open("").await;
        page.see("#my-games").await;
        keep(page, "game", CARTOGRAPHERS, Seating::Bots, 1).await;
        page.open("#/share/game/12").await;
        page.click("#copy-moment").await;
        let link = clipboard(page).await;
        let record: usize = page.ask(&format!("encodeURIComponent({}).length", json!(CARTOGRAPHERS))).await;
        assert!(link.len() < record * 9 / 10, "shorter than the record: {} of {record}", link.len());
        let (_, hash) = link.split_once('#').expect("an address of the page");
        page.ask::<()>("void localStorage.clear()").await;
        page.open(&format!("#{hash}")).await;
        page.see_text("#asked", "after 12 moves").await;
        page.see_text(".side", "Ben").await;
    })
    .await;
}

#[tokio::test]
async fn a_challenge_is_made_before_the_game() {
    visit(Screen::PHONE.speaking("de"), async |page| {
        page.allow_clipboard().await;
        page.open("#/new/morgan").await;
        page.see("#seed").await;
        page.fill("#seed", "Sturm & Regen/1").await;
        page.click("#copy-challenge").await;
        let link = clipboard(page).await;
        let (_, hash) = link.split_once('#').expect("an address of the page");
        page.open(&format!("#{hash}")).await;
        page.see_text("h1", "Herausforderung").await;
        page.tap("#accept").await;
        page.see("#confirm").await;
        let record = saved_game(page).await["record"].as_str().expect("a record").to_owned();
        assert_eq!(Record::read(&record).expect("good").seed.to_string(), "Sturm & Regen/1");
    })
    .await;
}

#[tokio::test]
async fn a_record_is_copied_and_pasted() {
    visit(Screen::WIDE.speaking("nl"), async |page| {
        page.allow_clipboard().await;
        share(page, MISTERRA).await;
        page.click("#copy-record").await;
        let copied = clipboard(page).await;
        assert_eq!(Record::read(&copied).expect("good"), Record::read(MISTERRA).expect("good"));
        page.ask::<()>("void localStorage.clear()").await;
        page.open("#/").await;
        page.see("#open-record").await;
        page.press("Control+v").await;
        page.see("#ending").await;
        assert_eq!(saved_game(page).await["record"].as_str(), Some(copied.as_str()));
    })
    .await;
}

#[tokio::test]
async fn a_moment_in_the_middle_is_shared_from_the_table() {
    visit(Screen::WIDE, async |page| {
        page.allow_clipboard().await;
        share(page, MORGAN).await;
        page.click_text("a", "Back to the table").await;
        page.click("#back").await;
        page.click("#back").await;
        let text = page.text("#asked").await;
        page.click("#share").await;
        page.see(".share h1").await;
        page.click("#copy-moment").await;
        let link = clipboard(page).await;
        let (_, hash) = link.split_once('#').expect("an address of the page");
        page.open(&format!("#{hash}")).await;
        page.see_text("#asked", &text).await;
    })
    .await;
}

#[tokio::test]
async fn only_the_boards_and_the_score_sheets_are_printed() {
    visit(Screen::WIDE.at_night(), async |page| {
        share(page, CARTOGRAPHERS).await;
        page.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let shown = |selector: &str| {
            format!("[...document.querySelectorAll({selector:?})].filter(one => one.checkVisibility()).length")
        };
        assert_eq!(
            page.ask::<usize>(&shown(".share button, .share a, .top, .hint:not(.for-printer *), .on-screen")).await,
            0,
            "nothing to press"
        );
        assert_eq!(page.ask::<usize>(&shown(".for-printer .ranking li")).await, 2, "who won");
        assert_eq!(page.ask::<usize>(&shown(".boards figure > svg")).await, 2);
        assert_eq!(page.ask::<usize>(&shown(".score-sheets table")).await, 2);
        let paper: String = page.ask("getComputedStyle(document.body).backgroundColor").await;
        assert_eq!(paper, "rgb(255, 255, 255)", "white paper, also at night");
    })
    .await;
}

#[tokio::test]
async fn a_table_that_is_not_here_cannot_be_shared() {
    visit(Screen::WIDE, async |page| {
        without_pauses(page).await;
        page.open("#/share/nobody").await;
        page.see_text("h1", "This table is not here").await;
        page.is_accessible().await;
    })
    .await;
}
