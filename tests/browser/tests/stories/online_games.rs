//! Whole games at online tables: Anna opens a table, Bo joins by the link, a bot plays too, and Cleo watches.

use ::misterra::Misterra;
use ::morgan::Morgan;
use browser_tests::{Page, Screen, visit};
use serde_json::{Value, json};

use crate::friends::{follow, hand_of, open_table, press, sit_down, start};
use crate::player::{Turn, cartographers, misterra, morgan, online};
use crate::well::{all_is_well, fits};

/// How many turns of the longer games each person plays by hand. The offline stories play whole games by hand.
const BY_HAND: usize = 12;

/// The points of each seat, in seat order, as the server says.
async fn result(page: &Page) -> Vec<i64> {
    let info = online::read(page, "").await;
    assert_eq!(info["table"]["state"], "over", "{info}");
    let points = info["table"]["result"].as_array().expect("a result").iter();
    points.map(|points| points.as_i64().expect("a number")).collect()
}

/// The points in the ranking that a page shows, the best first.
async fn ranking(page: &Page) -> Vec<i64> {
    page.see("#ending .ranking, .ranking").await;
    let shown: Vec<String> = page.ask("[...document.querySelectorAll('.ranking li')].map(e => e.innerText)").await;
    let last_number = |line: &String| {
        let numbers = line.split(|c: char| !c.is_ascii_digit() && c != '-' && c != '−');
        numbers.filter_map(|number| number.replace('−', "-").parse().ok()).next_back()
    };
    shown.iter().map(|line| last_number(line).unwrap_or_else(|| panic!("points in {line:?}"))).collect()
}

/// Opens a table for Anna and Bo with a bot, which Cleo watches, and starts it.
async fn meet(game: &str, anna: &Page, bo: &Page, cleo: &Page) {
    let link = open_table(anna, game, "Anna").await;
    all_is_well(anna).await;
    follow(bo, &link).await;
    bo.see("#sit-down").await;
    all_is_well(bo).await;
    sit_down(bo, &link, "Bo").await;
    anna.see_text("#seat-1", "Bo").await;
    follow(cleo, &link).await;
    cleo.see("#sit-down").await;
    press(anna, "#add-bot-2").await;
    bo.gone("#seat-2 .told").await;
    start(anna, &[bo, cleo]).await;
}

/// Asserts that everybody sees the same end as the server.
async fn same_end(everybody: &[&Page], over: &str) {
    let mut expected = result(everybody[0]).await;
    expected.sort_by_key(|points| -points);
    for page in everybody {
        page.see_text("#asked", over).await;
        online::until_up_to_date(page).await;
        assert_eq!(ranking(page).await, expected);
        all_is_well(page).await;
    }
    let verdicts: Vec<usize> = [everybody[0].count("#verdict").await, everybody[1].count("#verdict").await].into();
    assert_eq!(verdicts, [1, 1], "both are told how it ended for them");
}

/// Asserts that somebody who watches is told no secret, and has nothing to press.
async fn only_watches(cleo: &Page) {
    let view = online::read(cleo, "view").await;
    assert_eq!((&view["seat"], &view["view"]["own"]), (&Value::Null, &Value::Null));
    assert_eq!(view["sealed"], json!([]));
    assert_eq!(cleo.count("#confirm, #resign").await, 0);
    assert_eq!(online::stored_moves(cleo).await, 0);
}

#[tokio::test]
async fn cartographers_in_english() {
    visit(Screen::WIDE, async |anna| {
        let (bo, cleo) = (&*anna.friend(Screen::PHONE).await, &*anna.friend(Screen::WIDE).await);
        meet("cartographers", anna, bo, cleo).await;
        let watch = async |drawing: usize| {
            if drawing == 3 {
                all_is_well(anna).await;
                only_watches(cleo).await;
            }
        };
        let look = async |drawing: usize| {
            if drawing == 2 {
                all_is_well(bo).await;
                fits(bo).await;
            }
        };
        let played =
            tokio::join!(cartographers::play(anna, hand_of(anna), watch), cartographers::play(bo, hand_of(bo), look));
        assert!(played.0 > 10 && played.1 > 10, "both played a whole game: {played:?}");
        same_end(&[anna, bo, cleo], "over").await;
        only_watches(cleo).await;
    })
    .await;
}

#[tokio::test]
async fn misterra_in_german() {
    visit(Screen::WIDE.speaking("de"), async |anna| {
        let bo = &*anna.friend(Screen::PHONE.speaking("de").at_night()).await;
        let cleo = &*anna.friend(Screen::WIDE.speaking("de")).await;
        meet("misterra", anna, bo, cleo).await;
        let look = async |page: &Page, half_day: usize| {
            if half_day == 2 {
                all_is_well(page).await;
                only_watches(cleo).await;
                all_is_well(cleo).await;
            }
        };
        let play = async |page: &Page| {
            misterra::play_some(page, hand_of(page), BY_HAND, async |half_day| look(page, half_day).await).await;
            online::play_by_requests::<Misterra>(page, Turn::any_action).await;
        };
        tokio::join!(play(anna), play(bo));
        same_end(&[anna, bo, cleo], "zu Ende").await;
        only_watches(cleo).await;
    })
    .await;
}

#[tokio::test]
async fn morgan_in_dutch() {
    visit(Screen::WIDE.speaking("nl"), async |anna| {
        let bo = &*anna.friend(Screen::PHONE.speaking("nl")).await;
        let cleo = &*anna.friend(Screen::WIDE.speaking("nl").at_night()).await;
        meet("morgan", anna, bo, cleo).await;
        let look = async |page: &Page, draft: usize| {
            if draft == 2 {
                all_is_well(page).await;
                only_watches(cleo).await;
                all_is_well(cleo).await;
            }
        };
        let play = async |page: &Page| {
            morgan::play_some(page, hand_of(page), BY_HAND, async |draft| look(page, draft).await).await;
            online::play_by_requests::<Morgan>(page, morgan::good_action).await;
        };
        tokio::join!(play(anna), play(bo));
        same_end(&[anna, bo, cleo], "afgelopen").await;
        only_watches(cleo).await;
    })
    .await;
}
