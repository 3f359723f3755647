//! Games played with a screen reader: only by roles, names and live regions. One game of each kind is played whole.

use crate::player;
use crate::player::{Hand, see_live_text, without_pauses};
use crate::shelf_of_games::{Seating, nearly_over};
use browser_tests::{AxQuery, Page, Screen, visit};
use table::Phrase;

/// Starts a game with a button in its part of the home screen. Asserts that the focus is then on the table's `main`.
async fn begin(page: &Page, hand: Hand, game: &str, code: &str) {
    without_pauses(page).await;
    player::push(page, hand, "", |words| {
        AxQuery::new("button", words.term(code)).within(words.term(&format!("{game}-name")))
    })
    .await;
    page.until("the table is there", "document.querySelector('#asked')").await;
    let tree = page.ax_tree().await;
    assert!(tree.role("main").any(|main| main.state("focused") == "true"), "{tree}");
}

/// Asserts that every control has a unique name.
async fn controls_are_unambiguous(page: &Page, hand: Hand) {
    let Hand::Reader(words) = hand else { unreachable!("only readers read") };
    let tree = page.ax_tree().await;
    // The log may repeat entries, and the display may have two equal sketches.
    let ambiguities = tree.ambiguities(&["page-log", "page-misterra-display"].map(|code| words.term(code)));
    assert!(ambiguities.is_empty(), "{ambiguities:#?} in\n{tree}");
    assert_eq!(tree.role("heading").filter(|heading| heading.state("level") == "1").count(), 1, "{tree}");
}

/// Asserts that the end is readable: the ranking, a table of all scores, and the controls to go on.
async fn the_end_is_heard(page: &Page, hand: Hand, players: usize) {
    let Hand::Reader(words) = hand else { unreachable!("only readers read") };
    see_live_text(page, &words.term("page-game-over")).await;
    let tree = page.ax_tree().await;
    let score_sheet = words.term("page-score-sheet");
    assert_eq!(tree.all(&AxQuery::new("heading", &*score_sheet)).count(), 1, "{tree}");
    assert_eq!(tree.all(&AxQuery::new("table", &*score_sheet)).count(), 1, "{tree}");
    let within = |role: &str| tree.role(role).filter(|node| node.around.contains(&score_sheet)).count();
    let (rows, columns, cells) = (within("rowheader"), within("columnheader"), within("cell"));
    assert!(rows > 3 && columns > 1, "{rows} rows, {columns} columns in\n{tree}");
    assert_eq!(cells, rows * (columns - 1), "each number has its row and its column:\n{tree}");
    // Who plays alone has points, but no rank.
    let places = tree.role(if players == 1 { "heading" } else { "listitem" });
    let places = places.filter(|place| place.text.starts_with(|c: char| c.is_ascii_digit()));
    assert!(places.count() >= players, "everybody has a place:\n{tree}");
    page.find_node(&AxQuery::new("button", words.term("page-rematch"))).await;
    page.find_node(&AxQuery::new("link", words.term("page-share-long"))).await;
    controls_are_unambiguous(page, hand).await;
}

#[tokio::test]
async fn reader_of_cartographers_alone() {
    visit(Screen::WIDE.still(), async |page| {
        let hand = Hand::reader("en");
        begin(page, hand, "cartographers", "page-play-alone").await;
        let mut refused = 0;
        player::cartographers::play(page, hand, async |drawing| {
            if drawing < 2 {
                controls_are_unambiguous(page, hand).await;
                refused += usize::from(hears_a_refusal(page).await);
            }
        })
        .await;
        assert!(refused > 0, "the reason for a refusal is read aloud");
        the_end_is_heard(page, hand, 1).await;
    })
    .await;
}

/// Drafts the shape on every fourth space until one is refused; returns whether a refusal was read aloud.
async fn hears_a_refusal(page: &Page) -> bool {
    let why = shelf::english().term("page-rules-why");
    for space in (0..121).step_by(4) {
        let cell = page.find_node(&AxQuery::starting_with("gridcell", cartographers::space_name(space))).await;
        page.activate(&cell).await;
        let tree = page.ax_tree().await;
        if tree.role("status").any(|status| status.text.contains(&why)) {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn reader_of_cartographers_against_bots_in_german() {
    visit(Screen::WIDE.still().speaking("de"), async |page| {
        let hand = Hand::reader("de");
        begin(page, hand, "cartographers", "page-play-now").await;
        player::cartographers::play_some(page, hand, 5, async |drawing| {
            if drawing == 3 {
                controls_are_unambiguous(page, hand).await;
            }
        })
        .await;
        nearly_over::<cartographers::Cartographers>(page, 3, Seating::Bots).await;
        player::cartographers::play(page, hand, async |_| {}).await;
        the_end_is_heard(page, hand, 3).await;
    })
    .await;
}

#[tokio::test]
async fn reader_of_misterra_against_a_bot() {
    visit(Screen::WIDE.still(), async |page| {
        let hand = Hand::reader("en");
        begin(page, hand, "misterra", "page-play-now").await;
        player::misterra::play_some(page, hand, 5, async |half_day| {
            if half_day < 4 {
                controls_are_unambiguous(page, hand).await;
            }
        })
        .await;
        nearly_over::<misterra::Misterra>(page, 2, Seating::Bots).await;
        player::misterra::play(page, hand, async |_| {}).await;
        the_end_is_heard(page, hand, 2).await;
    })
    .await;
}

#[tokio::test]
async fn reader_of_misterra_alone() {
    visit(Screen::WIDE.still(), async |page| {
        let hand = Hand::reader("en");
        begin(page, hand, "misterra", "page-play-alone").await;
        let mut claims = 0;
        player::misterra::play_well(page, hand, async |half_day| {
            if half_day < 4 {
                controls_are_unambiguous(page, hand).await;
            }
            // The name of a space says whose marker lies there.
            let open = player::table::<misterra::Misterra>(page).await.position().open.clone();
            let otoma = open.otoma.as_ref().map_or(0, |otoma| otoma.claims.len());
            let tree = page.ax_tree().await;
            let named = Phrase::new("page-misterra-claimed").with("name", "Otoma");
            let named = shelf::english().say(&named);
            let claimed = tree.role("gridcell").filter(|space| space.name.contains(&named)).count();
            assert_eq!(claimed, otoma as usize, "{tree}");
            claims += claimed;
        })
        .await;
        assert!(claims > 0, "Otoma claims something");
        the_end_is_heard(page, hand, 1).await;
    })
    .await;
}

#[tokio::test]
async fn reader_of_morgan_against_bots() {
    visit(Screen::WIDE.still(), async |page| {
        let hand = Hand::reader("en");
        begin(page, hand, "morgan", "page-play-now").await;
        player::morgan::play(page, hand, async |draft| {
            if draft < 4 {
                controls_are_unambiguous(page, hand).await;
            }
        })
        .await;
        the_end_is_heard(page, hand, 3).await;
    })
    .await;
}
