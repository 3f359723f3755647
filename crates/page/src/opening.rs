//! Opening tables: new ones, or from the browser's storage, a record or an address.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::seating::Chair;
use page_kit::speech::Speech;
use page_kit::store::{self, Extras, SaveError, SavedGame};
use table::{BadRecord, Options, Phrase, Record, ToPhrase};

use crate::local_game::LocalGame;
use crate::notice::Notice;
use crate::on_page::OnPage;
use crate::seats::fresh_seed;
use crate::seen::Seen;
use crate::table_screen::table_screen;

/// The points to beat at a table that takes up a challenge: who scored them, and how many.
pub type ToBeat = Option<(String, i32)>;

/// Saves an imported record as a game, and goes to its table.
pub fn open_record<G: OnPage>(record: &Record) -> Result<(), BadRecord> {
    let mut game = LocalGame::<G>::from_record(record, Speech::here())?;
    go_to_saved(game.save(), game.id());
    Ok(())
}

/// Saves a game that is over under an id, unless it is saved already, and goes there.
pub(crate) fn keep_record(id: &str, seating: Vec<Chair>, record: &Record) {
    go_to_saved(save_kept(id, seating, record), id);
}

/// Saves a record in this browser, unless it is saved already.
pub(crate) fn save_kept(id: &str, seating: Vec<Chair>, record: &Record) -> Result<(), SaveError> {
    if store::game(id).is_some() { Ok(()) } else { save_record(id, seating, record, Extras::default()) }
}

/// Opens a table, saves it and goes there.
pub fn open_table<G: OnPage>(seating: Vec<Chair>, options: &str, seed: &str, to_beat: ToBeat) {
    let (speech, notice) = (Speech::here(), Notice::here());
    let opened = G::Options::read(options)
        .map_err(|bad| bad.phrase())
        .and_then(|options| LocalGame::<G>::begin(seating, options, seed));
    match opened {
        Ok(mut game) => {
            game.extras.to_beat = to_beat;
            go_to_saved(game.save(), game.id());
        }
        Err(why) => notice.show(speech.say(&why)),
    }
}

/// Opens a new table with the same players and other cards, and goes there.
pub(crate) fn open_rematch<G: OnPage>(seen: RwSignal<Seen<G>>) {
    let (seating, options) = seen.with_untracked(|seen| (seen.seating.clone(), G::rematch_options(&seen.options)));
    open_table::<G>(seating, &options, &fresh_seed(), None);
}

/// Opens a new table that plays on after the first moves of a game, and goes there. `origin` is the address of that
/// moment.
pub(crate) fn play_on(record: &Record, moves: usize, seating: Vec<Chair>, origin: &Route) {
    let (id, extras) = (store::new_id(), Extras { origin: Some(origin.hash()), ..Extras::default() });
    go_to_saved(save_record(&id, seating, &record.first(moves), extras), &id);
}

/// Saves a record as a game. Its moves are replayed when the table is opened, not here: the module of online tables does not
/// run games.
fn save_record(id: &str, seating: Vec<Chair>, record: &Record, extras: Extras) -> Result<(), SaveError> {
    let (record, touched) = (record.to_string(), js_sys::Date::now());
    store::save(id, &SavedGame { seating, record, sealed: Vec::new(), touched, extras }, None)
}

fn go_to_saved(saved: Result<(), SaveError>, id: &str) {
    match saved {
        Ok(()) => Route::Table { id: id.to_owned(), at: None }.go(),
        Err(trouble) => Notice::here().show(Speech::here().say(&trouble)),
    }
}

/// The screen of a table that is saved in this browser.
pub fn saved_table<G: OnPage>(id: &str, game: &SavedGame, at: Option<usize>) -> Result<AnyView, BadRecord> {
    LocalGame::<G>::resume(id, game).map(|game| table_screen(game, at, true))
}

/// The screen of a moment of a game whose record is in the address.
pub fn moment_table<G: OnPage>(record: &Record, names: &[String], at: usize) -> Result<AnyView, BadRecord> {
    let mut game = LocalGame::<G>::from_record(record, Speech::here())?;
    game.rename(names);
    Ok(table_screen(game, Some(at), false))
}

/// A sentence about a record that cannot be read.
pub fn bad_record_sentence(bad: &BadRecord, speech: Speech) -> String {
    // Something else altogether: what its first line should be helps nobody here.
    if bad.line == 1 {
        return speech.term("page-not-a-record");
    }
    speech.say(&Phrase::new("page-record-line").with("line", bad.line as i64).with("why", speech.say(&bad.why)))
}

/// A screen with an error message, in place of a table.
pub fn trouble(speech: Speech, code: &'static str, why: String) -> AnyView {
    let html = move || {
        html! {
            section.sheet-of-paper {
                h1 { (speech.term(code)) }
                p { (why) }
                p { a.button href=(Route::Home.hash()) { (speech.term("page-to-home")) } }
                (report_link(speech))
            }
        }
    };
    panel(html).view()
}

/// A link to report a problem with the current screen.
pub fn report_link(speech: Speech) -> Markup {
    html! {
        p.thanks { a.report href=(Route::to_report().hash()) { (speech.term("page-report")) } }
    }
}
