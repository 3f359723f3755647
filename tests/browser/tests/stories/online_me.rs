//! Who somebody is online: names, logins, sessions, tokens; and how the page calls its user.

use browser_tests::{Page, Screen, visit};
use serde_json::{Value, json};

use crate::friends::{everybody_is_ready, hand_of, press, request_as, two_at};
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
