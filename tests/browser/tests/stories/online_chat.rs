//! What is said at an online table: the newest message is in sight, and what was not seen stays unread.

use std::ops::RangeInclusive;

use browser_tests::{Page, Screen, visit};
use serde_json::json;

use crate::friends::{open_table, press, request, sit_down, start};
use crate::well::all_is_well;

/// Says numbered things at the table that the page shows.
async fn talk(page: &Page, numbers: RangeInclusive<usize>) {
    let table: String = page.ask("location.hash.replace('#/online/', '')").await;
    for number in numbers {
        let text = json!({ "text": format!("This is message {number} of a long evening.") });
        let (status, said) = request(page, "POST", &format!("api/tables/{table}/chat"), Some(text)).await;
        assert_eq!(status, 201, "{said}");
    }
}

/// Waits until an element is in sight within the list of messages.
async fn until_in_list(page: &Page, what: &str, selector: &str) {
    let script = format!(
        "(() => {{
             const list = document.querySelector('#said')?.getBoundingClientRect();
             const it = document.querySelector('#said {selector}')?.getBoundingClientRect();
             return list && it && it.height && it.top >= list.top - 1 && it.bottom <= list.bottom + 1;
         }})()"
    );
    page.until(&format!("{what} is in sight"), &script).await;
}

async fn scroll(page: &Page, to: &str) {
    page.ask::<()>(&format!(
        "void (() => {{ const list = document.querySelector('#said'); list.scrollTop = {to}; }})()"
    ))
    .await;
}

#[tokio::test]
async fn the_newest_message_is_in_sight_and_what_was_not_seen_stays_unread() {
    visit(Screen::WIDE, async |anna| {
        let bo = &*anna.friend(Screen::PHONE.speaking("de")).await;
        let link = open_table(anna, "cartographers", "Anna").await;
        sit_down(bo, &link, "Bo").await;
        talk(bo, 1..=20).await;
        for page in [anna, bo] {
            page.see_text("#said li:last-child", "message 20").await;
        }
        until_in_list(anna, "the newest message", "li:last-child").await;
        // Whoever reads older messages is not disturbed.
        scroll(anna, "0").await;
        talk(bo, 21..=22).await;
        anna.see_text("#said .new-line + li", "message 21").await;
        assert_eq!(anna.ask::<u32>("document.querySelector('#said').scrollTop").await, 0);
        scroll(anna, "list.scrollHeight").await;
        until_in_list(anna, "the newest message", "li:last-child").await;

        // At the table, the first message that was not seen is shown.
        start(anna, &[bo]).await;
        for page in [anna, bo] {
            page.gone("#unread").await;
        }
        talk(bo, 23..=40).await;
        anna.see_text("#unread", "18").await;
        press(anna, "#open-company").await;
        until_in_list(anna, "where the new messages begin", ".new-line").await;
        assert_eq!(anna.count("#unread").await, 1, "the newest one is not seen yet");
        all_is_well(anna).await;
        scroll(anna, "list.scrollHeight").await;
        anna.gone("#unread").await;
        // One more comes while Anna reads.
        talk(bo, 41..=41).await;
        anna.see_text("#said li:last-child", "message 41").await;
        until_in_list(anna, "the newest message", "li:last-child").await;
        assert_eq!(anna.count("#unread").await, 0);
        // On the phone, the chat is below the list of people.
        talk(anna, 42..=43).await;
        bo.see_text("#unread", "2").await;
        press(bo, "#open-company").await;
        until_in_list(bo, "the newest message", "li:last-child").await;
        bo.gone("#unread").await;
        all_is_well(bo).await;
    })
    .await;
}
