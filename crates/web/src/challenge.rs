//! A challenge: somebody else plays with the same cards.

use leptos::prelude::*;
use maud::{Markup, html};
use page::OnPage;
use page::lesson::learn;
use page::seats::own_chair;
use page_kit::html::{button, ornament};
use page_kit::panel::panel;
use page_kit::route::{Challenge, Route};
use page_kit::seating::{Chair, GivenName, coloured};
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use shelf::{Title, with_game};
use table::Phrase;

use crate::home::{facts, knows};
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
        /// Learns the game first. The challenge can still be taken up, by its link.
        Learn = "challenge-learn",
    }
}

/// The screen of a challenge.
pub fn challenge_screen(title: Title, mut challenge: Challenge) -> AnyView {
    let (speech, settings) = (Speech::here(), Settings::here());
    // Names that the page gives mean nothing to somebody else; older links contain them.
    challenge.by = challenge.by.map(|(name, points)| match name == GivenName::Guest.said(speech) {
        true => (String::new(), points),
        false => (name, points),
    });
    let shown = challenge.clone();
    let html = move || screen(speech, title, &shown, &chairs(&shown.seats, speech, settings));
    let press = move |command| match command {
        ChallengeCommand::Accept => {
            let chairs = chairs(&challenge.seats, speech, settings);
            let by = challenge.by.clone().map(|(name, points)| match name.is_empty() {
                true => (speech.term("page-challenge-nameless"), points),
                false => (name, points),
            });
            open_table(title, chairs, &challenge.options, &challenge.seed, by);
        }
        ChallengeCommand::Learn => with_game!(title, G => learn::<G>()),
    };
    panel(html).on_press(press).view()
}

fn screen(speech: Speech, title: Title, challenge: &Challenge, chairs: &[Chair]) -> Markup {
    let phrase = match &challenge.by {
        Some((name, points)) if name.is_empty() => {
            Phrase::new("page-challenge-by-somebody").with("points", i64::from(*points))
        }
        Some((name, points)) => {
            Phrase::new("page-challenge-by").with("name", name.clone()).with("points", i64::from(*points))
        }
        None => Phrase::new("page-challenge-open"),
    };
    let chart = with_game!(title, G => <G as OnPage>::chart());
    let name = title.name();
    html! {
        section.sheet-of-paper.challenge {
            div.picture { (ornament(&chart)) }
            h1 { (speech.term(&format!("{name}-name"))) " · " (speech.term("page-challenge")) }
            p.honour { span { (speech.say(&phrase)) } }
            p { (speech.term(&format!("{name}-about"))) }
            p.facts { (facts(speech, title)) span { (who_plays(speech, chairs)) } }
            p.ways {
                button.big #accept data-do=(ChallengeCommand::Accept) { (speech.term("page-challenge-accept")) }
                @if !knows(title) { (button(&ChallengeCommand::Learn, speech.term("page-learn-first"))) }
                a.button href=(Route::Rules { game: name.to_owned(), section: None }.hash()) { (speech.term("page-rules")) }
                a.button href=(Route::Home.hash()) { (speech.term("page-to-home")) }
            }
        }
    }
}

/// The players, from the point of view of whoever takes up the challenge, and how well the bots play.
fn who_plays(speech: Speech, chairs: &[Chair]) -> String {
    let own = chairs.iter().position(|chair| chair.bot.is_none());
    let name = |(seat, chair): (usize, &Chair)| match chair.bot_name() {
        Some(bot) => format!("{} ({})", chair.name, speech.term(&format!("page-level-{}", bot.name()))),
        None if Some(seat) == own => speech.term("page-challenge-you"),
        None => chair.name.clone(),
    };
    let names: Vec<String> = chairs.iter().enumerate().map(name).collect();
    format!("{}: {}", speech.term("page-seats"), names.join(", "))
}
