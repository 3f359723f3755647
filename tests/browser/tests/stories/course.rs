//! Steps that the stories of whole games share.

use crate::player::saved_game;
use browser_tests::Page;
use table::{EventSink, Game, Record, Replay};

/// Gives the first chairs of a new table to persons.
pub async fn seat_persons(page: &Page, names: &[&str]) {
    for (chair, name) in names.iter().enumerate() {
        page.choose(&format!(".chair:nth-of-type({}) select", chair + 1), "person").await;
        page.fill(&format!(".chair:nth-of-type({}) input", chair + 1), name).await;
    }
}

/// Reloads the page in the middle of a game; `back` is a selector for the reloaded table.
pub async fn outlasts_a_reload(page: &Page, back: &str) {
    let before = saved_game(page).await["record"].clone();
    page.reload().await;
    page.see(back).await;
    assert_eq!(saved_game(page).await["record"], before, "nothing is lost");
}

/// At the end of a game: downloads its record and picture, finds it among the finished games, deletes it, and opens the
/// downloaded record.
pub async fn record_out_and_in<G: Game>(page: &Page) {
    page.click("#share-end").await;
    page.click("#save-record").await;
    let saved = String::from_utf8(page.downloaded(".record").await).expect("text");
    let record = Record::read(&saved).expect("the page saves good records");
    Replay::<G>::open(&record, &mut EventSink::nobody()).and_then(Replay::finish).expect("it replays");
    page.click("#save-svg-0").await;
    let picture = String::from_utf8(page.downloaded(".svg").await).expect("text");
    assert!(picture.starts_with("<svg") || picture.starts_with("<?xml"), "{}", &picture[..40]);
    page.open("#/games").await;
    page.see("#finished .ranking").await;
    page.ask::<()>(
        "void Object.keys(localStorage).filter(key => key.startsWith('portolan.game.')) \
         .forEach(key => delete localStorage[key])",
    )
    .await;
    page.open("#/").await;
    page.see("#open-record").await;
    let file = page.downloads().join("again.record");
    std::fs::write(&file, &saved).expect("it is written");
    page.choose_file("#open-record", &file).await;
    page.see("#ending").await;
    assert_eq!(saved_game(page).await["record"].as_str(), Some(saved.as_str()));
}
