//! The form for a new table: players, bots, seed, and the options of the game.

use bots::BotName;
use leptos::prelude::*;
use maud::{Markup, html};
use page::OnPage;
use page::notice::Notice;
use page::seats::fresh_seed;
use page_kit::command::Command;
use page_kit::links::link;
use page_kit::panel::panel;
use page_kit::route::{Challenge, Route};
use page_kit::seating::{COLOURS, Chair, GivenName};
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use shelf::{Title, with_game};
use table::Phrase;
use wasm_bindgen::JsCast;

use crate::challenge::{PERSON, seats_of};
use crate::home::usual_chairs;
use crate::opening::open_table;

/// How many chairs the form shows; a table may have more.
const SHOWN_CHAIRS: usize = 8;

page_kit::commands! {
    /// Commands of a chair, by its place.
    enum ChairCommand {
        /// Gives it the next colour.
        Colour(place: usize) = "colour",
    }
}

page_kit::commands! {
    /// The fields for the players.
    enum ChairField {
        /// How many chairs there are.
        Players = "players",
        /// The name at a chair.
        Name(place: usize) = "name",
        /// Who plays at a chair: a person, or which bot.
        Player(place: usize) = "player",
    }
}

page_kit::commands! {
    /// Commands of the seed.
    enum SeedCommand {
        /// Copies a link to a challenge: the table as the form has it.
        CopyChallenge = "copy-challenge",
    }
}

page_kit::commands! {
    /// The fields for the seed.
    enum SeedField {
        Seed = "seed",
    }
}

/// The form for a new table.
pub fn new_table(title: Title) -> AnyView {
    let (speech, settings, notice) = (Speech::here(), Settings::here(), Notice::here());
    let chairs = RwSignal::new(usual_chairs(title, speech, settings));
    let options = RwSignal::new(String::new());
    let seed = RwSignal::new(fresh_seed());
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open_table(title, chairs.get_untracked(), &options.get_untracked(), &seed.get_untracked(), None);
    };
    let challenge = move |SeedCommand::CopyChallenge| {
        let challenge = Challenge {
            game: title.name().to_owned(),
            seats: chairs.with_untracked(|chairs| seats_of(chairs)),
            options: options.get_untracked(),
            seed: seed.get_untracked(),
            by: None,
        };
        notice.copied(speech, link(&Route::Challenge(challenge)));
    };
    let fields = vec![
        chairs_panel(title, speech, chairs),
        with_game!(title, G => <G as OnPage>::option_fields(options, Signal::derive(move || chairs.with(Vec::len)))),
        panel(move || seed.with(|seed| seed_field(speech, seed)))
            .on_press(challenge)
            .on_change(move |SeedField::Seed, value| seed.set(value))
            .view(),
    ];
    view! { <form class="sheet-of-paper" on:submit=start>{fields}</form> }.into_any()
}

fn chairs_panel(title: Title, speech: Speech, chairs: RwSignal<Vec<Chair>>) -> AnyView {
    let colour = move |ChairCommand::Colour(place)| {
        change_chair(chairs, place, |chair| chair.colour = (chair.colour + 1) % COLOURS);
    };
    let change = move |field, value: String| match field {
        ChairField::Players => {
            // Whatever was typed, the field then says how many chairs there are.
            let whole = value.split(['.', ',']).next().unwrap_or_default();
            if let Ok(count) = whole.parse::<i32>() {
                resize(title, chairs, speech, count.max(0) as usize);
            }
            let input = document().get_element_by_id(&ChairField::Players.id());
            if let Some(input) = input.and_then(|input| input.dyn_into::<web_sys::HtmlInputElement>().ok()) {
                input.set_value(&chairs.with_untracked(Vec::len).to_string());
            }
        }
        ChairField::Name(place) => change_chair(chairs, place, |chair| {
            chair.name = value;
            chair.given = None;
        }),
        ChairField::Player(place) => {
            change_chair(chairs, place, |chair| {
                let was_person = chair.bot.is_none();
                chair.bot = (value != PERSON).then_some(value);
                // A name that the page has given says what plays there.
                let number = place as u8;
                if chair.given.is_some() && chair.bot.is_none() != was_person {
                    let name = if was_person { GivenName::Bot(number.max(1)) } else { GivenName::Player(number + 1) };
                    *chair = chair.clone().given(name, speech);
                }
            });
        }
    };
    let html = move || chairs.with(|chairs| chair_fields(title, speech, chairs));
    panel(html).on_press(colour).on_change(change).view()
}

fn change_chair(chairs: RwSignal<Vec<Chair>>, place: usize, change: impl FnOnce(&mut Chair)) {
    chairs.update(|chairs| {
        if let Some(chair) = chairs.get_mut(place) {
            change(chair);
        }
    });
}

fn resize(title: Title, chairs: RwSignal<Vec<Chair>>, speech: Speech, count: usize) {
    let (fewest, most) = title.seats();
    chairs.update(|chairs| {
        let count = count.clamp(usize::from(fewest), usize::from(most));
        while chairs.len() < count {
            let bots = chairs.iter().filter(|chair| chair.bot.is_some()).count();
            let level = chairs.iter().rev().find_map(Chair::bot_name).unwrap_or(BotName::Normal);
            let bot = Chair::bot("", level).given(GivenName::Bot(bots as u8 + 1), speech);
            let colour = (chairs.len() % usize::from(COLOURS)) as u8;
            chairs.push(Chair { colour, ..bot });
        }
        chairs.truncate(count);
    });
}

fn chair_fields(title: Title, speech: Speech, chairs: &[Chair]) -> Markup {
    let (fewest, most) = title.seats();
    html! {
        h1 { (speech.term(&format!("{}-name", title.name()))) " · " (speech.term("page-new-table")) }
        label.field {
            span { (speech.term("page-players")) }
            input type="number" #players data-field=(ChairField::Players) min=(fewest) max=(most) value=(chairs.len());
        }
        fieldset {
            legend { (speech.term("page-seats")) }
            details.levels {
                summary { (speech.term("page-levels")) }
                dl {
                    @for bot in BotName::ALL.map(BotName::name) {
                        dt { (speech.term(&format!("page-level-{bot}"))) }
                        dd { (speech.term(&format!("page-level-about-{bot}"))) }
                    }
                }
            }
            @for (place, chair) in chairs.iter().take(SHOWN_CHAIRS).enumerate() {
                (chair_field(speech, place, chair))
            }
        }
    }
}

/// One chair: a name, and who plays.
fn chair_field(speech: Speech, place: usize, chair: &Chair) -> Markup {
    let number = place + 1;
    let numbered = |code| speech.say(&Phrase::new(code).with("number", number as i64));
    let (colour, name, player) = (ChairCommand::Colour(place), ChairField::Name(place), ChairField::Player(place));
    html! {
        div class={ "chair " (chair.colour_class()) } {
            button.chair-number type="button" id=(colour.id()) data-do=(colour)
                aria-label=(numbered("page-chair-colour")) {
                (number)
            }
            label {
                span.visually-hidden { (numbered("page-chair-name")) }
                input type="text" maxlength="40" id=(name.id()) data-field=(name) value=(chair.name);
            }
            label {
                span.visually-hidden { (numbered("page-chair-player")) }
                select id=(player.id()) data-field=(player) { (players(speech, chair)) }
            }
        }
    }
}

/// The options of the field for who plays at a chair.
fn players(speech: Speech, chair: &Chair) -> Markup {
    let chosen = chair.bot.as_deref().unwrap_or(PERSON);
    html! {
        option value=(PERSON) selected[chosen == PERSON] { (speech.term("page-person")) }
        @for bot in BotName::ALL.map(BotName::name) {
            option value=(bot) selected[chosen == bot] { (speech.term(&format!("page-plays-{bot}"))) }
        }
    }
}

fn seed_field(speech: Speech, seed: &str) -> Markup {
    html! {
        label.field {
            span { (speech.term("page-seed")) }
            input type="text" #seed data-field=(SeedField::Seed) maxlength="256" required value=(seed);
        }
        p.hint { (speech.term("page-seed-why")) }
        p { button.big type="submit" #start { (speech.term("page-start")) } }
        p {
            button type="button" #copy-challenge data-do=(SeedCommand::CopyChallenge) {
                (speech.term("page-challenge-copy"))
            }
        }
        p.hint { (speech.term("page-challenge-why")) }
    }
}
