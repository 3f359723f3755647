//! What players expect of any table: taking back, playing on from a moment, replaying, a menu, a score line, a verdict.

use browser_tests::{Page, Screen, visit};
use cartographers::Cartographers;
use misterra::Misterra;
use serde_json::{Value, json};

use crate::player::cartographers::draw;
use crate::player::misterra::play_some;
use crate::player::{Hand, saved_game, table, without_pauses};
use crate::shelf_of_games::{CARTOGRAPHERS_2, SOLO, Seating, keep, shorter};

/// How many moves the saved game has.
async fn moves(page: &Page) -> usize {
    table::<Cartographers>(page).await.log().len()
}

/// The ids of the saved games.
async fn saved_ids(page: &Page) -> Vec<String> {
    page.ask(
        "Object.keys(localStorage).filter(key => key.startsWith('portolan.game.')).map(key => key.slice(14)).sort()",
    )
    .await
}

/// A saved game by its id.
async fn saved(page: &Page, id: &str) -> Value {
    let text: String = page.ask(&format!("localStorage['portolan.game.{id}']")).await;
    serde_json::from_str(&text).expect("a saved game")
}

/// Opens a saved game at a moment.
async fn open_at(page: &Page, record: &str, route: &str) {
    without_pauses(page).await;
    keep(page, "game", record, Seating::Bots, 1).await;
    page.open(route).await;
    page.see(".replay").await;
}

#[tokio::test]
async fn a_move_is_taken_back_against_bots() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#now-cartographers").await;
        page.see("#confirm").await;
        assert_eq!(page.count("#take-back").await, 0, "there is nothing to take back");
        draw(page, Hand::Mouse).await;
        page.see("#take-back").await;
        let after_one = saved_game(page).await["record"].clone();
        draw(page, Hand::Mouse).await;
        page.until("it is saved", "document.querySelector('.moves').textContent.startsWith('6')").await;
        page.click("#take-back").await;
        page.see_text(".moves", "3 moves").await;
        assert_eq!(saved_game(page).await["record"], after_one);
        // It holds after a reload, and another move can be made instead.
        page.reload().await;
        page.see_text(".moves", "3 moves").await;
        draw(page, Hand::Mouse).await;
        page.see_text(".moves", "6 moves").await;
        page.press("z").await;
        page.press("z").await;
        page.gone("#take-back").await;
        assert_eq!(moves(page).await, 0);
        assert_eq!(saved_game(page).await["taken_back"], json!(3));
    })
    .await;
}

#[tokio::test]
async fn a_whole_half_day_is_taken_back() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#misterra .play-alone").await;
        page.see(".presumption").await;
        play_some(page, Hand::Mouse, 1, async |_| {}).await;
        let before = table::<Misterra>(page).await.log().len();
        play_some(page, Hand::Mouse, 1, async |_| {}).await;
        assert!(table::<Misterra>(page).await.log().len() > before);
        page.click("#take-back").await;
        page.until("it is taken back", "document.querySelector('#asked').textContent.length > 0").await;
        assert_eq!(table::<Misterra>(page).await.log().len(), before, "everything that was confirmed at once");
    })
    .await;
}

#[tokio::test]
async fn a_game_is_played_on_from_a_moment() {
    visit(Screen::WIDE.still(), async |page| {
        open_at(page, CARTOGRAPHERS_2, "#/table/game/12").await;
        page.click("#play-on").await;
        page.see("#confirm").await;
        let ids = saved_ids(page).await;
        let branch = ids.iter().find(|id| *id != "game").expect("the branch is another game").clone();
        assert_eq!(saved(page, &branch).await["origin"], json!("#/table/game/12"));
        assert_eq!(saved(page, "game").await["record"], json!(CARTOGRAPHERS_2), "the original stays");
        // It knows where it came from.
        page.click("#origin").await;
        page.see_text("#asked", "after 12 moves").await;
        // A branch of a link: the seat that is to act is the user's.
        page.click("#back").await;
        page.see_text("#asked", "after 10 moves").await;
        let record =
            page.ask::<String>("encodeURIComponent(JSON.parse(localStorage['portolan.game.game']).record)").await;
        page.open(&format!("#/moment/4/{record}")).await;
        page.click("#play-on").await;
        page.see("#confirm").await;
        assert_eq!(page.count("#play-on").await, 0);
    })
    .await;
}

#[tokio::test]
async fn a_game_is_replayed_by_keys_and_by_itself() {
    visit(Screen::WIDE.still(), async |page| {
        open_at(page, SOLO, "#/table/game").await;
        page.press(",").await;
        page.see_text("#asked", "Looking back").await;
        page.press("Home").await;
        page.see_text("#asked", "after 0 moves").await;
        page.press("ArrowRight").await;
        page.press("ArrowRight").await;
        page.see_text("#asked", "after 2 moves").await;
        page.press("ArrowLeft").await;
        page.see_text("#asked", "after 1 move").await;
        page.press("Escape").await;
        page.see_text("#asked", "over").await;
        // By itself, from the start to the end; a press pauses it.
        page.click("#autoplay").await;
        page.see_text("#asked", "after 2 moves").await;
        page.click("#autoplay").await;
        let paused = page.text("#asked").await;
        page.press(".").await;
        assert_ne!(page.text("#asked").await, paused);
        // The newest entry of the log is about now.
        page.click("#now").await;
        page.click(".log .entry").await;
        page.see_text("#asked", "over").await;
    })
    .await;
}

#[tokio::test]
async fn the_menu_and_the_shortcuts() {
    visit(Screen::PHONE.still(), async |page| {
        open_at(page, &shorter(CARTOGRAPHERS_2, 8), "#/table/game").await;
        page.tap("#menu").await;
        page.see("#restart").await;
        page.is_accessible().await;
        page.tap("#open-shortcuts").await;
        page.see_text("#shortcuts", "Flip").await;
        page.is_accessible().await;
        page.press("Escape").await;
        page.gone("#shortcuts:popover-open").await;
        page.press("?").await;
        page.see("#shortcuts:popover-open").await;
        page.press("?").await;
        page.gone("#shortcuts:popover-open").await;
        // The same cards, from the start.
        page.tap("#menu").await;
        page.tap("#restart").await;
        page.until("it is another table", "!location.hash.includes('game')").await;
        page.see("#confirm").await;
        let ids = saved_ids(page).await;
        let again = ids.iter().find(|id| *id != "game").expect("another game");
        let seed = |saved: &Value| saved["record"].as_str().and_then(|record| record.lines().nth(6).map(str::to_owned));
        assert_eq!(seed(&saved(page, again).await), seed(&saved(page, "game").await));
        page.tap("#menu").await;
        page.tap("#leave").await;
        page.see("#to-continue").await;
    })
    .await;
}

#[tokio::test]
async fn the_score_line_says_who_leads() {
    visit(Screen::WIDE.still(), async |page| {
        // After the first season somebody has points.
        open_at(page, &shorter(CARTOGRAPHERS_2, 30), "#/table/game").await;
        let table = table::<Cartographers>(page).await;
        let totals: Vec<i32> = table.position().open.sheets.iter().map(cartographers::Sheet::total).collect();
        page.see_text("#standing", &format!("{} points", totals[0])).await;
        let lead = match totals[0] - totals[1] {
            0 => "level with".to_owned(),
            by @ 1.. => format!("you lead by {by}"),
            by => format!("leads by {}", -by),
        };
        page.see_text("#standing", &lead).await;
        // At the end there is a verdict instead.
        page.ask::<()>("void localStorage.removeItem('portolan.game.game')").await;
        open_at(page, CARTOGRAPHERS_2, "#/table/game").await;
        page.see("#verdict").await;
        page.gone("#standing").await;
    })
    .await;
}

#[tokio::test]
async fn a_result_is_compared_with_earlier_ones() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        keep(page, "before", SOLO, Seating::Bots, 1).await;
        keep(page, "game", SOLO, Seating::Bots, 2).await;
        page.open("#/table/game").await;
        page.see_text("#earlier", "one other game").await;
        page.click("#same-cards").await;
        page.see("#confirm").await;
        assert_eq!(saved_ids(page).await.len(), 3);
    })
    .await;
}

#[tokio::test]
async fn a_draft_outlives_settings_and_a_reload() {
    visit(Screen::WIDE.still(), async |page| {
        without_pauses(page).await;
        page.click("#now-misterra").await;
        page.see(".presumption").await;
        play_some(page, Hand::Mouse, 1, async |_| {}).await;
        page.see("#stay").await;
        page.click("#island-e0").await;
        page.see("#undo:enabled").await;
        page.click(".settings").await;
        page.see("fieldset").await;
        page.click("#back-to-table").await;
        page.see("#undo:enabled").await;
        page.reload().await;
        page.see("#undo:enabled").await;
        page.click("#undo").await;
        page.see("#undo:disabled").await;
        page.reload().await;
        page.see("#undo:disabled").await;
        // Another table has a draft of its own.
        page.click("#island-e0").await;
        page.see("#undo:enabled").await;
        let table: String = page.ask("location.hash").await;
        page.open("#/").await;
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
        page.click("#space-60").await;
        page.see("g.ghost > *").await;
        page.open(&table).await;
        page.see("#undo:enabled").await;
    })
    .await;
}

#[tokio::test]
async fn back_closes_the_rules_and_keeps_the_table() {
    visit(Screen::PHONE.still(), async |page| {
        open_at(page, &shorter(CARTOGRAPHERS_2, 8), "#/table/game").await;
        page.tap("#space-60").await;
        page.see("g.ghost > *").await;
        page.tap("#rules-open").await;
        page.see("dialog[open] .rules").await;
        page.back().await;
        page.gone("dialog").await;
        assert!(page.ask::<String>("location.hash").await.contains("table/game"));
        assert!(page.count("g.ghost > *").await > 0, "the draft stays");
    })
    .await;
}

#[tokio::test]
async fn the_wheel_and_the_right_button_turn_the_shape() {
    visit(Screen::WIDE.still().sharp(), async |page| {
        without_pauses(page).await;
        page.click("#cartographers .play-alone").await;
        page.see("#confirm").await;
        page.point_at("#space-60").await;
        let label = "document.querySelector('.shape[aria-pressed=true]').getAttribute('aria-label')";
        let before: String = page.ask(label).await;
        page.wheel("#space-60", 100.0).await;
        page.until("it is turned", &format!("{label} !== {}", json!(before))).await;
        assert_eq!(page.ask::<f64>("scrollY").await, 0.0, "the page does not scroll");
        let turned: String = page.ask(label).await;
        let event = "new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 })";
        let open: bool = page.ask(&format!("document.querySelector('#space-60').dispatchEvent({event})")).await;
        assert!(!open, "no menu opens");
        page.until("it is turned again", &format!("{label} !== {}", json!(turned))).await;
    })
    .await;
}

#[tokio::test]
async fn a_long_press_explains_a_symbol() {
    visit(Screen::PHONE.still(), async |page| {
        open_at(page, &shorter(CARTOGRAPHERS_2, 8), "#/table/game").await;
        let shape = ".shape[aria-pressed=false], .shape";
        let before: String = page.ask(&format!("document.querySelector('{shape}').getAttribute('aria-pressed')")).await;
        let at = page.middle_of(shape).await;
        let touch = async |kind: &str, points: Value| {
            page.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        };
        // The finger stays where it is until the explanation is there.
        touch("touchStart", json!([{ "x": at.0, "y": at.1 }])).await;
        page.see("#tooltip").await;
        touch("touchEnd", json!([])).await;
        let after: String = page.ask(&format!("document.querySelector('{shape}').getAttribute('aria-pressed')")).await;
        let name: String = page.ask(&format!("document.querySelector('{shape}').getAttribute('aria-label')")).await;
        page.see_text("#tooltip", &name).await;
        assert_eq!(before, after, "a long press does not choose");
        page.tap("#asked").await;
        page.gone("#tooltip").await;
    })
    .await;
}

#[tokio::test]
async fn cards_seen_and_left_are_listed() {
    visit(Screen::WIDE.still(), async |page| {
        open_at(page, &shorter(CARTOGRAPHERS_2, 8), "#/table/game").await;
        let open = table::<Cartographers>(page).await.position().open.clone();
        page.click("#cards-left summary").await;
        let words = shelf::words("en").expect("English");
        for card in cartographers::Explore::all() {
            let name = words.term(&format!("cartographers-card-{}", card.name()));
            let place = if open.column.contains(&card) { 1 } else { 2 };
            page.see_text(&format!("#cards-left p:nth-of-type({place})"), &name).await;
        }
    })
    .await;
}
