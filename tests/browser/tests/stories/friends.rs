//! Steps of people who meet at an online table.

use browser_tests::Page;
use serde_json::{Value, json};

use crate::player::Hand;

/// The hand of the person at a page: a finger on a phone, otherwise a mouse.
pub fn hand_of(page: &Page) -> Hand {
    if page.screen().touch { Hand::Finger } else { Hand::Mouse }
}

/// Presses something with a finger on a phone, otherwise with a mouse.
pub async fn press(page: &Page, selector: &str) {
    if page.screen().touch { page.tap(selector).await } else { page.click(selector).await }
}

/// Opens a table of a game from the home page, as a guest with a name. Returns the link for friends.
pub async fn open_table(page: &Page, game: &str, name: &str) -> String {
    page.open("").await;
    press(page, "#friends").await;
    page.fill("#my-name", name).await;
    press(page, &format!("#friends-{game}")).await;
    page.see_text("#seat-0", name).await;
    page.see("#start-online").await;
    page.ask("document.querySelector('#invitation-link').value").await
}

/// Opens a table with a number of seats, by the form with all options. Returns the link for friends.
pub async fn open_table_with(page: &Page, game: &str, name: &str, seats: usize) -> String {
    page.open(&format!("#/online/new/{game}")).await;
    page.fill("#my-name", name).await;
    page.fill("#wanted-seats", &seats.to_string()).await;
    press(page, "#open-table").await;
    page.see_text("#seat-0", name).await;
    page.see(&format!("#seat-{}", seats - 1)).await;
    page.ask("document.querySelector('#invitation-link').value").await
}

/// Opens the page at a link to it.
pub async fn follow(page: &Page, link: &str) {
    let address = page.site().address();
    let route = link.strip_prefix(&address).unwrap_or_else(|| panic!("{link} leads to {address}"));
    page.open(route).await;
}

/// Follows a link to a table and sits down there, as a guest with a name.
pub async fn sit_down(page: &Page, link: &str, name: &str) {
    follow(page, link).await;
    page.fill("#my-name", name).await;
    press(page, "#sit-down").await;
    page.see_text(".seats .who", name).await;
    page.gone("#sit-down").await;
}

/// Starts the game once everybody sits.
pub async fn start(opener: &Page, others: &[&Page]) {
    press(opener, "#start-online").await;
    for page in [opener].iter().chain(others) {
        page.see("#asked").await;
        page.see("#open-company").await;
    }
}

/// Opens a table of a game for Anna and Bo, and starts it.
pub async fn two_at(game: &str, anna: &Page, bo: &Page) {
    let link = open_table(anna, game, "Anna").await;
    sit_down(bo, &link, "Bo").await;
    anna.see_text("#seat-1", "Bo").await;
    start(anna, &[bo]).await;
}

/// Waits until every page shows this many turns and asks its person.
pub async fn everybody_is_ready(everybody: &[&Page], turns: usize) {
    for page in everybody {
        let shown = format!("document.querySelector('#moment')?.max == {turns} && document.querySelector('#confirm')");
        page.until(&format!("turn {turns} is over"), &shown).await;
    }
}

/// Sends a request from the page, with the cookie of its browser. Returns the status and the answer.
pub async fn request(page: &Page, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
    send(page, json!({ "method": method, "headers": { "content-type": "application/json" } }), path, body).await
}

/// The same as somebody else, who has a token, or as nobody in particular.
pub async fn request_as(page: &Page, token: &str, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
    let mut options = json!({ "method": method, "credentials": "omit" });
    options["headers"] = json!({ "content-type": "application/json" });
    if !token.is_empty() {
        options["headers"]["authorization"] = json!(format!("Bearer {token}"));
    }
    send(page, options, path, body).await
}

async fn send(page: &Page, mut options: Value, path: &str, body: Option<Value>) -> (u16, Value) {
    if let Some(body) = body {
        options["body"] = json!(body.to_string());
    }
    page.ask(&format!("fetch({path:?}, {options}).then(async answer => [answer.status, await answer.json()])")).await
}
