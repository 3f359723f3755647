//! Who somebody is online: names, logins, sessions, tokens; and how the page calls its user.

use browser_tests::{Page, Screen, visit};
use serde_json::{Value, json};

use crate::friends::{everybody_is_ready, follow, hand_of, open_table, press, request, request_as, sit_down, two_at};
use crate::player::cartographers::draw;
use crate::well::all_is_well;

/// Becomes a guest with a name, at the screen about oneself.
async fn come_as(page: &Page, name: &str) {
    page.open("#/me").await;
    page.fill("#new-name", name).await;
    press(page, "#rename").await;
    page.see("#tokens li").await;
}

#[tokio::test]
async fn a_login_makes_the_same_player_on_another_device() {
    visit(Screen::WIDE, async |desk| {
        let phone = &*desk.friend(Screen::PHONE.speaking("de").at_night()).await;
        come_as(desk, "Anna").await;
        desk.fill("#login", "anna").await;
        desk.fill("#password", "correct horse").await;
        press(desk, "#log-in").await;
        desk.see_text(".notice", "login is set").await;
        all_is_well(desk).await;

        phone.open("#/me").await;
        phone.fill("#login", "anna").await;
        phone.fill("#password", "wrong horse").await;
        press(phone, "#log-in").await;
        phone.see(".notice").await;
        assert!(!desk.complained().await.is_empty(), "the server has refused it");
        phone.complaints().await;
        phone.fill("#password", "correct horse").await;
        press(phone, "#log-in").await;
        phone.see("#tokens li:nth-child(2)").await;
        assert_eq!(phone.ask::<String>("document.querySelector('#new-name').value").await, "Anna");
        all_is_well(phone).await;

        // Both sessions are seen on both devices, and the desk ends the phone's.
        desk.reload().await;
        desk.see("#tokens li:nth-child(2)").await;
        assert_eq!(desk.count("#tokens button").await, 1, "the own session ends by logging out");
        press(desk, "#tokens button").await;
        desk.gone("#tokens li:nth-child(2)").await;
        phone.reload().await;
        phone.see_text("#log-in", "Anmelden").await;
        assert!(!desk.complained().await.is_empty(), "the phone is not known any more");
        phone.complaints().await;
    })
    .await;
}

#[tokio::test]
async fn tokens_are_made_used_and_revoked() {
    visit(Screen::WIDE.speaking("nl"), async |page| {
        come_as(page, "Anna").await;
        page.fill("#token-name", "a program").await;
        press(page, "#make-token").await;
        let token = page.text("#fresh-token").await;
        page.see_text("#tokens", "a program").await;
        all_is_well(page).await;
        let who = |answer: Value| answer["player"]["name"].clone();
        let (status, me) = request_as(page, &token, "GET", "api/me", None).await;
        assert_eq!((status, who(me)), (200, json!("Anna")));
        press(page, "#tokens button").await;
        page.gone("#tokens button").await;
        assert_eq!(request_as(page, &token, "GET", "api/me", None).await.0, 401);
        page.complained().await;

        // Everything can be taken along, and deleted.
        press(page, "#export-me").await;
        let export: Value = serde_json::from_slice(&page.downloaded("portolan-me.json").await).expect("JSON");
        assert_eq!(export["player"]["name"], "Anna", "{export}");
        press(page, "details.resign summary").await;
        press(page, "#delete-me").await;
        page.gone("#tokens").await;
        assert_eq!(request_as(page, "", "GET", "api/me", None).await.0, 401);
        page.complained().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_with_a_login_comes_by_an_invitation() {
    visit(Screen::WIDE, async |anna| {
        let phone = &*anna.friend(Screen::PHONE.speaking("de")).await;
        let bo = &*anna.friend(Screen::WIDE).await;
        come_as(anna, "Anna").await;
        set_login(anna, "anna").await;
        let link = open_table(bo, "cartographers", "Bo").await;
        // On the phone nobody knows Anna yet.
        follow(phone, &link).await;
        phone.see("#my-name").await;
        press(phone, "#have-name").await;
        phone.see("#log-in-box:popover-open").await;
        all_is_well(phone).await;
        log_in(phone, "anna").await;
        phone.gone("#my-name").await;
        press(phone, "#sit-down").await;
        bo.see_text("#seat-1", "Anna").await;
        // There is a way from the settings too.
        phone.open("#/settings").await;
        press(phone, "#log-in-online").await;
        phone.see_text("#own-login-is", "anna").await;
    })
    .await;
}

#[tokio::test]
async fn a_guest_is_not_lost_without_a_question() {
    visit(Screen::PHONE, async |ben| {
        open_table(ben, "misterra", "Ben").await;
        ben.open("#/me").await;
        ben.see("#no-login").await;
        assert_eq!(ben.count("#log-out").await, 1);
        assert!(!ben.ask::<bool>("document.querySelector('#log-out').checkVisibility()").await, "asked first");
        press(ben, "#have-name").await;
        log_in(ben, "somebody").await;
        ben.see_text("#guest-question", "Ben").await;
        all_is_well(ben).await;
        let (_, me) = request(ben, "GET", "api/me", None).await;
        assert_eq!(me["player"]["name"], "Ben");
        press(ben, "#set-login-first").await;
        ben.until("the field for a login has the focus", "document.activeElement.id == 'login'").await;
        set_login(ben, "ben").await;
        // Now Ben can come back, and so may log out.
        ben.see_text("#own-login-is", "ben").await;
        ben.gone("#no-login").await;
        press(ben, "#log-out").await;
        ben.see_text(".notice", "logged out").await;
        ben.gone("#tokens").await;
    })
    .await;
}

/// Sets a login, at the screen about oneself.
async fn set_login(page: &Page, login: &str) {
    page.fill("#login", login).await;
    page.fill("#password", "correct horse").await;
    press(page, "#log-in").await;
    page.see("#own-login-is").await;
}

/// Fills in the form for somebody who has a name already, and sends it.
async fn log_in(page: &Page, login: &str) {
    page.fill("#own-login", login).await;
    page.fill("#own-password", "correct horse").await;
    press(page, "#own-log-in").await;
}

/// A stand-in for the browser's notifications, which a test cannot see, and a way to hide the page.
const STAND_IN: &str = "
    globalThis.notified = [];
    globalThis.Notification = class {
        static permission = 'default';
        static async requestPermission() { return Notification.permission = 'granted'; }
        constructor(title, { body }) { notified.push(`${title}: ${body}`); }
    };
    Object.defineProperty(document, 'hidden', { get: () => globalThis.isHidden ?? false });
    navigator.setAppBadge = async () => { globalThis.badge = true; };
    navigator.clearAppBadge = async () => { globalThis.badge = false; };
";

#[tokio::test]
async fn the_page_calls_its_user_when_it_is_their_turn() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE).await;
        anna.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": STAND_IN })).await;
        two_at("cartographers", anna, bo).await;
        // It asks only when somebody else is waited for.
        assert_eq!(anna.count("#call-question").await, 0);
        draw(anna, hand_of(anna)).await;
        anna.see("#call-question").await;
        all_is_well(anna).await;
        press(anna, "#allow-notifications").await;
        anna.gone("#call-question").await;
        anna.ask::<()>("void (globalThis.isHidden = true)").await;
        draw(bo, hand_of(bo)).await;
        anna.until("Anna is called", "notified.length == 1 && globalThis.badge").await;
        assert_eq!(anna.ask::<Vec<String>>("notified").await, ["Cartographers: Your turn"]);
        anna.ask::<()>("void (globalThis.isHidden = false, document.dispatchEvent(new Event('visibilitychange')))")
            .await;
        anna.until("the badge is gone", "!globalThis.badge").await;
        everybody_is_ready(&[anna, bo], 1).await;
        assert!(anna.ask::<String>("document.title").await.starts_with("Your turn"));
    })
    .await;
}

#[tokio::test]
async fn the_page_calls_its_user_when_friends_arrive_and_talk() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE).await;
        anna.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": STAND_IN })).await;
        let link = open_table(anna, "cartographers", "Anna").await;
        anna.ask::<()>("void (Notification.permission = 'granted', globalThis.isHidden = true)").await;
        sit_down(bo, &link, "Bo").await;
        anna.until("Anna is called", "document.title.startsWith('(2 of 6) Bo sat down')").await;
        bo.fill("#say", "Hello").await;
        press(bo, "#say-it").await;
        anna.until("Anna hears Bo", "document.title.startsWith('Bo: Hello')").await;
        assert_eq!(
            anna.ask::<Vec<String>>("notified").await,
            ["Cartographers: (2 of 6) Bo sat down", "Cartographers: Bo: Hello"]
        );
        anna.ask::<()>("void (globalThis.isHidden = false, document.dispatchEvent(new Event('visibilitychange')))")
            .await;
        anna.until("the title is as before", "!document.title.includes('Bo')").await;
    })
    .await;
}

#[tokio::test]
async fn ways_to_a_table_are_found_at_home_in_the_lobby_and_by_a_code() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE).await;
        let cleo = &*anna.friend(Screen::PHONE).await;
        let link = open_table(anna, "cartographers", "Anna").await;
        let code = anna.text("#table-code strong").await;
        for typed in [code.to_lowercase(), link.clone()] {
            cleo.open("#/online").await;
            cleo.fill("#join-code", &typed).await;
            press(cleo, "#join-table").await;
            cleo.see_text("h1", "Anna invites you to Cartographers").await;
        }
        all_is_well(cleo).await;
        sit_down(bo, &link, "Bo").await;
        anna.see_text("#seat-1 .who", "Bo").await;
        press(anna, "#start-online").await;
        anna.see("#confirm").await;
        draw(anna, hand_of(anna)).await;
        anna.see("#replace").await;
        for (page, seen) in [(anna, "Waiting for Bo"), (bo, "Your turn")] {
            for (screen, list) in [("#/online", "#my-tables"), ("#/", "#online-going")] {
                page.open(screen).await;
                page.see_text(list, seen).await;
                all_is_well(page).await;
            }
        }
        press(bo, "#online-going a").await;
        bo.see("#confirm").await;
    })
    .await;
}
