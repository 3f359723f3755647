//! The screens of online play, by day and by night, on a desk and on a phone: checked by axe, and saved as pictures.

use browser_tests::{Page, Screen, visit};

use crate::screens::shoot;

/// Opens a table of a game from the home screen. Returns the address of the table.
pub async fn open_table(page: &Page, game: &str, name: &str) -> String {
    page.open("").await;
    page.click("#friends").await;
    page.fill("#my-name", name).await;
    page.click(&format!("#friends-{game}")).await;
    page.see("#invitation-link").await;
    page.ask("location.hash").await
}

async fn screens(screen: Screen, kind: &str) {
    visit(screen, async |page| {
        page.open("#/online").await;
        page.see("#friends-cartographers").await;
        shoot(page, "online-lobby", kind).await;
        page.open("#/online/new/cartographers").await;
        page.see("#open-table").await;
        shoot(page, "online-form", kind).await;
        let table = open_table(page, "cartographers", "Anna").await;
        shoot(page, "online-gathering", kind).await;
        let big = table.replace("online", "screen");
        page.open(&big).await;
        page.see(".big-screen .qr").await;
        shoot(page, "online-screen-before", kind).await;
        page.open("#/me").await;
        page.see("#tokens li").await;
        shoot(page, "online-me", kind).await;
        page.open(&table).await;
        page.click("#add-bot-1").await;
        page.see("#kick-1").await;
        page.click("#start-online").await;
        page.see("#confirm").await;
        shoot(page, "online-table", kind).await;
        page.click("#open-company").await;
        page.see("#company #say").await;
        shoot(page, "online-company", kind).await;
        page.open(&big).await;
        page.see(".announced-card .shapes").await;
        shoot(page, "online-screen", kind).await;
        page.open(&table.replace("online", "fair")).await;
        page.see("#not-yet").await;
        shoot(page, "online-fair", kind).await;
    })
    .await;
}

#[tokio::test]
async fn by_day_on_a_desk() {
    screens(Screen::WIDE, "wide-day").await;
}

#[tokio::test]
async fn by_night_on_a_desk() {
    screens(Screen::WIDE.at_night().speaking("de"), "wide-night").await;
}

#[tokio::test]
async fn by_day_on_a_phone() {
    screens(Screen::PHONE.speaking("nl"), "phone-day").await;
}

#[tokio::test]
async fn by_night_on_a_phone() {
    screens(Screen::PHONE.at_night(), "phone-night").await;
}
