//! A new table: players, bots, seed, and whatever the game lets one choose.

use bots::BotName;
use leptos::prelude::*;
use page::OnPage;
use page::notice::Notice;
use page::seats::fresh_seed;
use shelf::{Title, with_game};
use table::Phrase;
use vellum::html::{Gesture, Touch, button, escaped, form_panel, parts};
use vellum::links::link;
use vellum::route::{Challenge, Route};
use vellum::seating::{COLOURS, Chair};
use vellum::settings::Settings;
use vellum::speech::Speech;

use crate::challenge::{PERSON, seats_of};
use crate::home::usual_chairs;
use crate::opening::open_table;

/// Chairs that the form shows one by one; a table may have more.
const SHOWN_CHAIRS: usize = 8;

/// The form.
pub fn new_table(title: Title) -> AnyView {
    let (speech, settings) = (Speech::here(), Settings::here());
    let chairs = RwSignal::new(usual_chairs(title, speech, settings));
    let options = RwSignal::new(String::new());
    let seed = RwSignal::new(fresh_seed());
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open_table(title, chairs.get_untracked(), &options.get_untracked(), &seed.get_untracked(), None);
    };
    let colour = move |(gesture, what): Touch| {
        if let (Gesture::Press, ("colour", place)) = (gesture, parts(&what)) {
            change_chair(chairs, place, |chair| chair.colour = (chair.colour + 1) % COLOURS);
        }
    };
    let change = move |(what, value): (String, String)| match parts(&what) {
        ("players", _) => {
            if let Ok(count) = value.parse() {
                resize(title, chairs, speech, count);
            }
        }
        ("name", place) => change_chair(chairs, place, |chair| chair.name = value),
        (_, place) => change_chair(chairs, place, |chair| chair.bot = (value != PERSON).then_some(value)),
    };
    let notice = Notice::here();
    let challenge = move |(gesture, _): Touch| {
        if gesture == Gesture::Press {
            notice.copied(
                speech,
                link(&Route::Challenge(Challenge {
                    game: title.name().to_owned(),
                    seats: chairs.with_untracked(|chairs| seats_of(chairs)),
                    options: options.get_untracked(),
                    seed: seed.get_untracked(),
                    by: None,
                })),
            );
        }
    };
    let fields = vec![
        form_panel(move || chairs.with(|chairs| chair_fields(title, speech, chairs)), colour, change),
        with_game!(title, G => <G as OnPage>::option_fields(options, Signal::derive(move || chairs.with(Vec::len)))),
        form_panel(move || seed_field(speech, &seed.get()), challenge, move |(_, value)| seed.set(value)),
    ];
    view! { <form class="sheet-of-paper" on:submit=start>{fields}</form> }.into_any()
}

fn change_chair(chairs: RwSignal<Vec<Chair>>, place: &str, change: impl FnOnce(&mut Chair)) {
    chairs.update(|chairs| {
        if let Some(chair) = place.parse::<usize>().ok().and_then(|place| chairs.get_mut(place)) {
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
            let name = speech.say(&Phrase::new("page-bot-name").with("number", bots as i64 + 1));
            let colour = (chairs.len() % usize::from(COLOURS)) as u8;
            chairs.push(Chair { colour, ..Chair::bot(name, BotName::Normal) });
        }
        chairs.truncate(count);
    });
}

fn chair_fields(title: Title, speech: Speech, chairs: &[Chair]) -> String {
    let term = |code| escaped(&speech.term(code));
    let (fewest, most) = title.seats();
    let fields = chairs.iter().take(SHOWN_CHAIRS).enumerate();
    format!(
        "<h1>{} · {}</h1><label class=\"field\"><span>{}</span>\
         <input type=\"number\" id=\"players\" data-do=\"players\" min=\"{fewest}\" max=\"{most}\" value=\"{}\"></label>\
         <fieldset><legend>{}</legend>{}</fieldset>",
        escaped(&speech.term(&format!("{}-name", title.name()))),
        term("page-new-table"),
        term("page-players"),
        chairs.len(),
        term("page-seats"),
        fields.map(|(place, chair)| chair_field(speech, place, chair)).collect::<String>(),
    )
}

/// One chair: a name, and who plays.
fn chair_field(speech: Speech, place: usize, chair: &Chair) -> String {
    let number = place + 1;
    let numbered = |code| escaped(&speech.say(&Phrase::new(code).with("number", number as i64)));
    let players = std::iter::once((PERSON, "page-person".to_owned()))
        .chain(BotName::ALL.map(|bot| (bot.name(), format!("page-plays-{}", bot.name()))));
    let option = |(name, code): (&str, String)| {
        let selected = if chair.bot.as_deref().unwrap_or(PERSON) == name { "selected" } else { "" };
        format!("<option value=\"{name}\" {selected}>{}</option>", escaped(&speech.term(&code)))
    };
    let colour = format!("type=\"button\" class=\"chair-number\" aria-label=\"{}\"", numbered("page-chair-colour"));
    format!(
        "<div class=\"chair {}\">{}<label><span class=\"visually-hidden\">{}</span>\
         <input type=\"text\" maxlength=\"40\" id=\"name-{place}\" data-do=\"name:{place}\" value=\"{}\"></label>\
         <label><span class=\"visually-hidden\">{}</span><select id=\"player-{place}\" data-do=\"player:{place}\">{}</select>\
         </label></div>",
        chair.colour_class(),
        button(&format!("colour:{place}"), &colour, &number.to_string()),
        numbered("page-chair-name"),
        escaped(&chair.name),
        numbered("page-chair-player"),
        players.map(option).collect::<String>(),
    )
}

fn seed_field(speech: Speech, seed: &str) -> String {
    let term = |code| escaped(&speech.term(code));
    format!(
        "<label class=\"field\"><span>{}</span>\
         <input type=\"text\" id=\"seed\" data-do=\"seed\" maxlength=\"256\" required value=\"{}\"></label>\
         <p class=\"hint\">{}</p><p><button class=\"big\" type=\"submit\" id=\"start\">{}</button></p>\
         <p>{}</p><p class=\"hint\">{}</p>",
        term("page-seed"),
        escaped(seed),
        term("page-seed-why"),
        term("page-start"),
        button("copy-challenge", "type=\"button\"", &term("page-challenge-copy")),
        term("page-challenge-why"),
    )
}
