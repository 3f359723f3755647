//! A challenge: somebody else plays with the same cards.

use leptos::prelude::*;
use maud::{Markup, html};
use page::seats::own_chair;
use page_kit::panel::panel;
use page_kit::route::{Challenge, Route};
use page_kit::seating::{Chair, GivenName, coloured};
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use shelf::Title;
use table::Phrase;

use crate::opening::open_table;

/// The name of a person in an address; a bot has its own name.
pub const PERSON: &str = "person";

/// The players at these chairs, as an address names them.
pub fn seats_of(chairs: &[Chair]) -> String {
    let names: Vec<&str> = chairs.iter().map(|chair| chair.bot.as_deref().unwrap_or(PERSON)).collect();
    names.join("+")
}

/// The chairs of a challenge. The user gets the first chair for a person.
fn chairs(seats: &str, speech: Speech, settings: RwSignal<Settings>) -> Vec<Chair> {
    let (mut persons, mut bots) = (0, 0);
    let chair = |name: &str| match name {
        PERSON => {
            persons += 1;
            let person = || Chair::person("").given(GivenName::Player(persons), speech);
            if persons == 1 { own_chair(settings, speech) } else { person() }
        }
        bot => {
            bots += 1;
            Chair { bot: Some(bot.to_owned()), ..Chair::person("") }.given(GivenName::Bot(bots), speech)
        }
    };
    coloured(seats.split('+').map(chair).collect())
}

page_kit::commands! {
    /// Commands of a challenge.
    enum ChallengeCommand {
        Accept = "accept",
    }
}

/// The screen of a challenge.
pub fn challenge_screen(title: Title, challenge: Challenge) -> AnyView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let shown = challenge.clone();
    let html = move || {
        let names: Vec<String> = chairs(&shown.seats, speech, settings).into_iter().map(|chair| chair.name).collect();
        screen(speech, &shown, &names.join(", "))
    };
    let accept = move |ChallengeCommand::Accept| {
        let chairs = chairs(&challenge.seats, speech, settings);
        open_table(title, chairs, &challenge.options, &challenge.seed, challenge.by.clone());
    };
    panel(html).on_press(accept).view()
}

fn screen(speech: Speech, challenge: &Challenge, players: &str) -> Markup {
    let phrase = match &challenge.by {
        Some((name, points)) => {
            Phrase::new("page-challenge-by").with("name", name.clone()).with("points", i64::from(*points))
        }
        None => Phrase::new("page-challenge-open"),
    };
    html! {
        section.sheet-of-paper {
            h1 { (speech.term(&format!("{}-name", challenge.game))) " · " (speech.term("page-challenge")) }
            p { (speech.say(&phrase)) }
            p.told { (speech.term("page-seats")) ": " (players) }
            p.ways {
                button.big #accept data-do=(ChallengeCommand::Accept) { (speech.term("page-start")) }
                a.button href=(Route::Home.hash()) { (speech.term("page-to-home")) }
            }
        }
    }
}
