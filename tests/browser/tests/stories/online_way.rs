//! A person's way, in every language: from a link in a messenger to a name, a seat, a game, the next game, and home again.

use browser_tests::{Screen, visit};
use cartographers::Cartographers;

use crate::friends::{follow, open_table, press, start};
use crate::player::{Turn, online};
use crate::well::{all_is_well, fits};

/// Ben comes by Anna's link with a phone that speaks a language. `your_turn` is how the first page calls him.
async fn from_a_link_and_home_again(language: &'static str, your_turn: &str) {
    visit(Screen::WIDE.speaking(language), async |anna| {
        let ben = &*anna.friend(Screen::PHONE.speaking(language)).await;
        let link = open_table(anna, "cartographers", "Anna").await;
        follow(ben, &link).await;
        // The invitation says who invites.
        ben.see_text("main", "Anna").await;
        all_is_well(ben).await;
        fits(ben).await;
        ben.fill("#my-name", "Ben").await;
        press(ben, "#sit-down").await;
        ben.see_text(".seats .who", "Ben").await;
        anna.see_text("#seat-1", "Ben").await;
        start(anna, &[ben]).await;
        let play = async |page| online::play_by_requests::<Cartographers>(page, Turn::any_action).await;
        tokio::join!(play(anna), play(ben));
        // Anna wants to play again: Ben is called, and his seat is kept.
        press(anna, "#rematch").await;
        ben.see_text("#rematch-call", "Anna").await;
        press(ben, "#sit-down-again").await;
        for page in [anna, ben] {
            page.see_text("#seat-0", "Anna").await;
            page.see_text("#seat-1", "Ben").await;
        }
        start(anna, &[ben]).await;
        // At home, the game that waits is one press away.
        press(ben, ".top .name").await;
        ben.see_text("#online-going", your_turn).await;
        all_is_well(ben).await;
        press(ben, "#online-going a").await;
        ben.see("#confirm").await;
    })
    .await;
}

#[tokio::test]
async fn from_a_link_and_home_again_in_english() {
    from_a_link_and_home_again("en", "Your turn").await;
}

#[tokio::test]
async fn from_a_link_and_home_again_in_german() {
    from_a_link_and_home_again("de", "Du bist an der Reihe").await;
}

#[tokio::test]
async fn from_a_link_and_home_again_in_dutch() {
    from_a_link_and_home_again("nl", "Jij bent aan de beurt").await;
}
