//! Opens the tables of the games on the shelf: finds the game for a name or a record.

use leptos::prelude::*;
use page::notice::Notice;
use page::opening::{
    ToBeat, bad_record_sentence, moment_table, open_record as open_record_of, open_table as open_table_of, saved_table,
    trouble,
};
use page_kit::seating::Chair;
use page_kit::speech::Speech;
use page_kit::store;
use shelf::{Title, with_game};
use table::Record;

/// Saves an imported record as a game, and goes to its table.
pub fn open_record(text: &str) {
    let opened =
        Record::read(text).and_then(|record| with_game!(Title::of_record(&record)?, G => open_record_of::<G>(&record)));
    if let Err(bad) = opened {
        Notice::here().show(bad_record_sentence(&bad, Speech::here()));
    }
}

/// Opens a table, saves it and goes there.
pub fn open_table(title: Title, seating: Vec<Chair>, options: &str, seed: &str, to_beat: ToBeat) {
    with_game!(title, G => open_table_of::<G>(seating, options, seed, to_beat));
}

/// The screen of a table that is saved in this browser.
pub fn table_screen(id: &str, at: Option<usize>) -> AnyView {
    let speech = Speech::here();
    let saved = match store::game(id) {
        None => return trouble(speech, "page-no-such-table", speech.term("page-no-such-table-why")),
        Some(Err(_)) => return trouble(speech, "page-unreadable", speech.term("page-unreadable-why")),
        Some(Ok(saved)) => saved,
    };
    let opened = Record::read(&saved.record)
        .and_then(|record| with_game!(Title::of_record(&record)?, G => saved_table::<G>(id, &saved, at)));
    opened.unwrap_or_else(|bad| trouble(speech, "page-unreadable", speech.say(&bad.why)))
}

/// The screen of a moment of a game whose record is in the address.
pub fn moment_screen(at: usize, record: &str, names: &[String]) -> AnyView {
    let speech = Speech::here();
    let opened = Record::read(record)
        .and_then(|record| with_game!(Title::of_record(&record)?, G => moment_table::<G>(&record, names, at)));
    opened.unwrap_or_else(|bad| trouble(speech, "page-broken-link", bad_record_sentence(&bad, speech)))
}
