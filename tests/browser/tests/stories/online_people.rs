//! What people do at an online table besides playing: they talk, take back, resign, run out of time and come back.

use std::time::Duration;

use browser_tests::{Page, Screen, visit};
use serde_json::{Value, json};

use crate::friends::{everybody_is_ready, follow, hand_of, open_table, press, request, sit_down, start, two_at};
use crate::player::cartographers::draw;
use crate::player::online;
use crate::well::all_is_well;

/// Says something at the table that the page shows.
async fn say(page: &Page, text: &str) {
    press(page, "#open-company").await;
    page.fill("#say", text).await;
    press(page, "#say-it").await;
    page.see_text("#said", text).await;
    page.press("Escape").await;
}

#[tokio::test]
async fn messages_can_be_muted_and_reported() {
    visit(Screen::WIDE, async |anna| {
        let (bo, cleo) = (&*anna.friend(Screen::PHONE.speaking("de")).await, &*anna.friend(Screen::WIDE).await);
        let link = open_table(anna, "misterra", "Anna").await;
        sit_down(bo, &link, "Bo").await;
        anna.see_text("#seat-1", "Bo").await;
        // Cleo has a name, and watches.
        cleo.open("#/me").await;
        cleo.fill("#new-name", "Cleo").await;
        press(cleo, "#rename").await;
        cleo.see("#tokens li").await;
        follow(cleo, &link).await;
        cleo.see("#sit-down").await;
        start(anna, &[bo, cleo]).await;

        say(bo, "first").await;
        say(cleo, "from outside").await;
        anna.see_text("#unread", "2").await;
        press(anna, "#open-company").await;
        anna.see_text("#said", "first").await;
        anna.see_text("#said", "(watches) from outside").await;
        anna.gone("#unread").await;
        press(anna, "#about-message-1").await;
        all_is_well(anna).await;
        press(anna, "#report-message-1").await;
        anna.see_text(".notice", "Thank you").await;
        press(anna, "#about-message-1").await;
        press(anna, "#mute-1").await;
        anna.see_text("#said", "(muted)").await;
        assert!(!anna.text("#said").await.contains("first"));
        anna.press("Escape").await;
        // The muted player is not counted, and stays muted after a reload.
        say(bo, "second").await;
        say(cleo, "third").await;
        anna.see_text("#unread", "1").await;
        anna.reload().await;
        anna.see("#open-company").await;
        press(anna, "#open-company").await;
        anna.see_text("#said", "third").await;
        assert!(!anna.text("#said").await.contains("second"));
        press(anna, "#about-message-3").await;
        press(anna, "#mute-3").await;
        anna.see_text("#said", "second").await;
        // A user cannot mute or report what they said.
        press(bo, "#open-company").await;
        bo.see("#about-message-2").await;
        assert_eq!(bo.count("[id^=about-message]").await, 2, "of four messages, two are Bo's");
        bo.press("Escape").await;
        all_is_well(anna).await;
        press(bo, "#open-company").await;
        bo.see_text("#said", "third").await;
        all_is_well(bo).await;
    })
    .await;
}

/// Of two players, the one who must act and the other one.
async fn mover_and_other<'a>(anna: &'a Page, bo: &'a Page) -> (&'a Page, &'a Page) {
    let view = online::read(anna, "view").await;
    if view["awaited"] == json!([view["seat"]]) { (anna, bo) } else { (bo, anna) }
}

#[tokio::test]
async fn a_move_is_taken_back_if_all_agree() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE.speaking("nl")).await;
        two_at("morgan", anna, bo).await;
        // Both choose their corners, then one of them moves a tile, which reveals nothing.
        for _ in 0..3 {
            online::play_first_choice(mover_and_other(anna, bo).await.0).await;
        }
        let (mover, other) = mover_and_other(anna, bo).await;
        for page in [anna, bo] {
            online::until_up_to_date(page).await;
        }
        press(mover, "#open-company").await;
        press(mover, "#ask-take-back").await;
        mover.see("#take-back-asked").await;
        all_is_well(mover).await;
        mover.press("Escape").await;
        // Whoever is asked may decline.
        other.see("#wish").await;
        press(other, "#decline-take-back").await;
        other.gone("#wish").await;
        mover.gone("#take-back-asked").await;
        mover.see(".toast p").await;
        press(mover, "#open-company").await;
        press(mover, "#ask-take-back").await;
        mover.see("#take-back-asked").await;
        mover.press("Escape").await;
        other.see("#wish").await;
        all_is_well(other).await;
        other.see_text("#open-company", "↶").await;
        press(other, "#open-company").await;
        other.see("#take-back-wish").await;
        all_is_well(other).await;
        press(other, "#ask-take-back").await;
        other.gone("#take-back-wish").await;
        other.press("Escape").await;
        for page in [anna, bo] {
            page.until("two moves are left", "document.querySelector('#moment')?.max == 2").await;
            page.until("nobody asks any more", "!document.querySelector('#open-company').innerText.includes('↶')")
                .await;
        }
        // The game goes on from there.
        online::play_first_choice(mover).await;
        for page in [anna, bo] {
            online::until_up_to_date(page).await;
        }
        assert_eq!(online::read(anna, "").await["table"]["moves"], 3);
    })
    .await;
}

#[tokio::test]
async fn a_bot_plays_on_for_somebody_who_resigns() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE).await;
        two_at("cartographers", anna, bo).await;
        press(bo, "#open-company").await;
        press(bo, "details.resign summary").await;
        all_is_well(bo).await;
        press(bo, "#resign").await;
        bo.gone("details.resign").await;
        bo.see_text("#person-1", "has resigned").await;
        assert_eq!(bo.count("#take-over").await, 0, "resigning is final");
        bo.press("Escape").await;
        bo.gone("#confirm").await;
        bo.see_text("#bot-for-you", "You have resigned").await;
        assert_eq!(bo.count("#play-again").await, 0);
        all_is_well(bo).await;
        for turn in 1..=2 {
            draw(anna, hand_of(anna)).await;
            everybody_is_ready(&[anna], turn).await;
        }
        press(anna, "#open-company").await;
        anna.see_text("#person-1", "has resigned").await;
    })
    .await;
}

/// Opens a table of Cartographers for Anna and Bo with clocks, by a request of Anna's page. Returns its link.
async fn open_with_clocks(anna: &Page, bank: u32) -> String {
    anna.open("#/me").await;
    anna.fill("#new-name", "Anna").await;
    press(anna, "#rename").await;
    anna.see("#tokens li").await;
    let table = json!({ "game": "cartographers", "seats": 2, "pace": { "live": { "bank": bank, "add": 0 } } });
    let (status, opened) = request(anna, "POST", "api/tables", Some(table)).await;
    assert_eq!(status, 201, "{opened}");
    format!("{}#/online/{}", anna.site().address(), opened["table"]["id"].as_str().expect("an id"))
}

/// The time in a clock such as `0:59`, in seconds.
fn seconds(clock: &str) -> u32 {
    let (minutes, seconds) = clock.trim().rsplit_once(':').unwrap_or_else(|| panic!("a time in {clock:?}"));
    let minutes = minutes.rsplit(|c: char| !c.is_ascii_digit()).next().and_then(|digits| digits.parse().ok());
    minutes.map_or(0, |minutes: u32| 60 * minutes) + seconds.parse::<u32>().expect("seconds")
}

#[tokio::test]
async fn clocks_run_and_whoever_runs_out_of_time_can_take_over_again() {
    const BANK: u32 = 20;
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE).await;
        let link = open_with_clocks(anna, BANK).await;
        follow(anna, &link).await;
        anna.see("#start-online").await;
        sit_down(bo, &link, "Bo").await;
        anna.see_text("#seat-1", "Bo").await;
        start(anna, &[bo]).await;
        anna.see("#my-clock").await;
        let begun = seconds(&anna.text("#my-clock").await);
        assert!(begun <= BANK, "{begun}");
        all_is_well(anna).await;
        draw(anna, hand_of(anna)).await;
        press(anna, "#open-company").await;
        // Anna's clock stands still, Bo's runs.
        let clock = async |seat: u32| seconds(&anna.text(&format!("#person-{seat} .clock")).await);
        let before = (clock(0).await, clock(1).await);
        anna.until(
            "Bo's clock runs",
            &format!("!document.querySelector('#person-1 .clock').innerText.endsWith(':{:02}')", before.1 % 60),
        )
        .await;
        let after = (clock(0).await, clock(1).await);
        assert!(after.0 == before.0 && after.1 < before.1, "{before:?} {after:?}");
        // Bo does nothing until the time is up; then a bot plays.
        anna.see_text("#person-1", "a bot plays").await;
        bo.gone("#confirm").await;
        // Bo still sees what is Bo's, and why there is nothing to do.
        bo.see_text("#bot-for-you", "Your time ran out.").await;
        assert_eq!(bo.count(".board.of-another").await, 0, "the sheet is Bo's own");
        all_is_well(bo).await;
        press(bo, "#play-again").await;
        bo.gone("#bot-for-you").await;
        let info = online::read(anna, "").await;
        assert_eq!(info["table"]["seats"][1]["played_by"], Value::Null, "{info}");
    })
    .await;
}

#[tokio::test]
async fn a_bot_may_play_for_somebody_who_is_away() {
    /// A player is away a minute after the last sign of life; and some patience.
    const AWAY: Duration = Duration::from_secs(90);
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE).await;
        two_at("cartographers", anna, bo).await;
        let place: String = bo.ask("location.hash").await;
        draw(anna, hand_of(anna)).await;
        press(anna, "#open-company").await;
        anna.see("#person-1 .presence.here").await;
        assert_eq!(anna.count("#hand-over-1").await, 0, "Bo is here");
        bo.leave().await;
        // Nobody asks: the server tells it.
        anna.until_within(AWAY, "Bo is away", "document.querySelector('#hand-over-1')").await;
        all_is_well(anna).await;
        press(anna, "#hand-over-1").await;
        anna.see_text("#person-1", "a bot plays").await;
        anna.press("Escape").await;
        everybody_is_ready(&[anna], 1).await;
        // The bot draws for Bo in the next turn too.
        online::until_awaited(anna, &json!([0])).await;
        // Bo comes back. What the bot drew stays until Bo replaces it.
        bo.open(&place).await;
        bo.see("#open-company").await;
        press(bo, "#open-company").await;
        press(bo, "#take-over").await;
        bo.gone("#take-over").await;
        bo.press("Escape").await;
        bo.see("#replace").await;
        draw(anna, hand_of(anna)).await;
        everybody_is_ready(&[anna, bo], 2).await;
        tokio::join!(draw(anna, hand_of(anna)), draw(bo, hand_of(bo)));
        everybody_is_ready(&[anna, bo], 3).await;
    })
    .await;
}

#[tokio::test]
async fn somebody_who_was_removed_is_told_and_let_in_again() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE.speaking("de")).await;
        let link = open_table(anna, "cartographers", "Anna").await;
        sit_down(bo, &link, "Bo").await;
        anna.see_text("#seat-1 .who", "Bo").await;
        press(anna, "#kick-1").await;
        all_is_well(anna).await;
        press(anna, "#remove-1").await;
        bo.see("#was-removed").await;
        all_is_well(bo).await;
        press(anna, ".removed button").await;
        bo.see("#sit-down").await;
        press(bo, "#sit-down").await;
        anna.see_text("#seat-1 .who", "Bo").await;
        start(anna, &[bo]).await;
        // During the game too.
        press(anna, "#open-company").await;
        press(anna, "#ask-remove-1").await;
        all_is_well(anna).await;
        press(anna, "#remove-1").await;
        bo.see("#bot-for-you").await;
        assert_eq!(bo.count("#play-again").await, 0, "only whom the opener lets in plays again");
        all_is_well(bo).await;
        press(anna, ".removed button").await;
        press(bo, "#play-again").await;
        bo.gone("#bot-for-you").await;
        anna.see_text(".log .remark", "Bo plays again").await;
    })
    .await;
}

#[tokio::test]
async fn who_comes_late_watches_and_is_counted_and_may_talk() {
    visit(Screen::WIDE, async |anna| {
        let (bo, cleo) = (&*anna.friend(Screen::PHONE).await, &*anna.friend(Screen::WIDE).await);
        let link = open_table(anna, "cartographers", "Anna").await;
        sit_down(bo, &link, "Bo").await;
        start(anna, &[bo]).await;
        follow(cleo, &link).await;
        cleo.see_text("#watching", "You are watching.").await;
        press(anna, "#open-company").await;
        anna.see_text("#watchers", "1 person watches").await;
        anna.press("Escape").await;
        press(cleo, "#open-company").await;
        cleo.fill("#talk-as", "Cleo").await;
        cleo.fill("#say", "Good luck!").await;
        all_is_well(cleo).await;
        press(cleo, "#say-it").await;
        cleo.gone("#talk-as").await;
        anna.see_text("#unread", "1").await;
    })
    .await;
}
