//! The players of a new table, and its seed.

use bots::BotName;
use leptos::prelude::*;
use table::Phrase;
use vellum::seating::{Chair, coloured};
use vellum::settings::Settings;
use vellum::speech::Speech;
use vellum::store;

/// A random seed.
pub fn fresh_seed() -> String {
    store::new_id()
}

/// The user's name at a table.
pub fn own_name(settings: RwSignal<Settings>, speech: Speech) -> String {
    let name = settings.with_untracked(|settings| settings.name.trim().to_owned());
    if name.is_empty() { speech.term("page-you") } else { name }
}

/// Chairs for a person and a number of bots.
pub fn person_and_bots(bots: usize, speech: Speech, settings: RwSignal<Settings>) -> Vec<Chair> {
    let bot = |place: usize| {
        Chair::bot(speech.say(&Phrase::new("page-bot-name").with("number", place as i64)), BotName::Normal)
    };
    coloured(std::iter::once(Chair::person(own_name(settings, speech))).chain((1..=bots).map(bot)).collect())
}
