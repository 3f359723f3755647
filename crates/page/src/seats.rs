//! The players of a new table, and its seed.

use bots::BotName;
use leptos::prelude::*;
use page_kit::seating::{Chair, GivenName, coloured};
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use page_kit::store;
use table::Seat;

/// A random seed.
pub fn fresh_seed() -> String {
    store::new_id()
}

/// The user's chair at a table.
pub fn own_chair(settings: RwSignal<Settings>, speech: Speech) -> Chair {
    let chair = Chair::person(settings.with_untracked(|settings| settings.name.trim().to_owned()));
    if chair.name.is_empty() { chair.given(GivenName::Guest, speech) } else { chair }
}

/// Chairs for a person and a number of bots of a level.
pub fn person_and_bots(bots: usize, level: BotName, speech: Speech, settings: RwSignal<Settings>) -> Vec<Chair> {
    person_among_bots(bots as u8 + 1, Seat(0), level, speech, settings)
}

/// Chairs for a person at a seat and bots of a level at all others.
pub fn person_among_bots(
    seats: u8,
    own: Seat,
    level: BotName,
    speech: Speech,
    settings: RwSignal<Settings>,
) -> Vec<Chair> {
    let mut chairs: Vec<Chair> =
        (1..seats).map(|number| Chair::bot("", level).given(GivenName::Bot(number), speech)).collect();
    chairs.insert(own.index(), own_chair(settings, speech));
    coloured(chairs)
}
