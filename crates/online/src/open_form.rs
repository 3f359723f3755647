//! The form for a new online table: seats, options of the game, pace, who may come, and when it starts.

use leptos::prelude::*;
use maud::{Markup, html};
use page::notice::Notice;
use page_kit::command::Command;
use page_kit::html::pill;
use page_kit::json::Json;
use page_kit::panel::panel;
use page_kit::parts::{group, with_listener};
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use protocol::Pace;
use wasm_bindgen::JsValue;

use crate::gathering::pace;
use crate::lobby::open;
use crate::login::{keep_name, log_in_box, own_name};
use crate::me::Me;

/// The paces that can be chosen.
const PACES: [Option<Pace>; 7] = [
    None,
    Some(Pace::Live { bank: 300, add: 10 }),
    Some(Pace::Live { bank: 600, add: 10 }),
    Some(Pace::Live { bank: 1200, add: 20 }),
    Some(Pace::Slow { hours: 12 }),
    Some(Pace::Slow { hours: 24 }),
    Some(Pace::Slow { hours: 72 }),
];

page_kit::commands! {
    /// The fields of the form.
    enum OpenField {
        Name = "my-name",
        Seats = "wanted-seats",
        /// The pace, by its place in the list.
        Pace = "wanted-pace",
        /// Whether the table is open to all.
        Listed(listed: bool) = "listed",
        Hints(allowed: bool) = "hints",
        /// Whether the game starts by itself when all seats are taken.
        StartFull(by_itself: bool) = "start-full",
    }
}

/// What the form says besides the number of seats and the options.
#[derive(Clone, Copy)]
struct Choices {
    pace: usize,
    listed: bool,
    hints: bool,
    start_full: bool,
}

/// A game for which a table is opened.
#[derive(Clone, Copy)]
pub struct OpenForm {
    /// Its name.
    pub game: &'static str,
    /// The fewest and the most seats.
    pub range: (u8, u8),
    /// The number of seats.
    pub seats: RwSignal<usize>,
    /// The options of the game, as the game's fields write them.
    pub options: RwSignal<String>,
}

impl OpenForm {
    /// The screen. `option_fields` are the game's own fields for its options.
    pub fn view(self, option_fields: AnyView) -> AnyView {
        let (speech, settings, notice, me) = (Speech::here(), Settings::here(), Notice::here(), Me::here());
        let choices = RwSignal::new(Choices { pace: 0, listed: false, hints: true, start_full: false });
        let change = move |field, value: String| match field {
            OpenField::Name => keep_name(settings, value),
            OpenField::Seats => {
                if let Ok(seats) = value.parse::<usize>() {
                    self.seats.set(seats.clamp(usize::from(self.range.0), usize::from(self.range.1)));
                }
            }
            OpenField::Pace => choices.update(|choices| choices.pace = value.parse().unwrap_or(0).min(PACES.len() - 1)),
            OpenField::Listed(listed) => choices.update(|choices| choices.listed = listed),
            OpenField::Hints(hints) => choices.update(|choices| choices.hints = hints),
            OpenField::StartFull(start_full) => choices.update(|choices| choices.start_full = start_full),
        };
        let start = move |event: web_sys::Event| {
            event.prevent_default();
            open(me, self.fields(choices.get_untracked()), speech, settings, notice);
        };
        let parts = vec![
            panel(move || self.head(speech, me, settings)).on_change(change).view(),
            option_fields,
            panel(move || tail(speech, choices.get())).on_change(change).view(),
        ];
        let form = view! { <form class="sheet-of-paper">{parts}</form> }.into_any();
        group("part", vec![with_listener(vec![form], &["submit"], start), log_in_box(|| ())])
    }

    /// The body of the request that opens the table.
    fn fields(self, choices: Choices) -> Vec<(&'static str, JsValue)> {
        let pace = match PACES[choices.pace] {
            None => JsValue::NULL,
            Some(Pace::Live { bank, add }) => {
                Json::object(&[("live", Json::object(&[("bank", bank.into()), ("add", add.into())]).0)]).0
            }
            Some(Pace::Slow { hours }) => Json::object(&[("slow", Json::object(&[("hours", hours.into())]).0)]).0,
        };
        vec![
            ("game", JsValue::from_str(self.game)),
            ("seats", (self.seats.get_untracked() as u32).into()),
            ("options", JsValue::from_str(&self.options.get_untracked())),
            ("listed", choices.listed.into()),
            ("hints", choices.hints.into()),
            ("start", JsValue::from_str(if choices.start_full { "full" } else { "opener" })),
            ("pace", pace),
        ]
    }

    fn head(self, speech: Speech, me: Me, settings: RwSignal<Settings>) -> Markup {
        let (fewest, most) = self.range;
        html! {
            h1 { (speech.term(&format!("{}-name", self.game))) " · " (speech.term("online-friends")) }
            (own_name(me, speech, settings, false))
            label.field {
                span { (speech.term("online-seats-asked")) }
                input type="number" id=(OpenField::Seats.id()) data-field=(OpenField::Seats) min=(fewest) max=(most)
                    value=(self.seats.get());
            }
        }
    }
}

fn tail(speech: Speech, choices: Choices) -> Markup {
    let yes_no = |name: &str, legend: &str, field: fn(bool) -> OpenField, on: bool| {
        html! {
            fieldset.choice {
                legend { (speech.term(legend)) }
                (pill(name, &field(true), &speech.term("page-yes"), on))
                (pill(name, &field(false), &speech.term("page-no"), !on))
            }
        }
    };
    html! {
        label.field {
            span { (speech.term("online-pace")) }
            select id=(OpenField::Pace.id()) data-field=(OpenField::Pace) {
                @for (place, choice) in PACES.iter().enumerate() {
                    option value=(place) selected[place == choices.pace] { (pace(speech, *choice)) }
                }
            }
        }
        p.hint { (speech.term("online-pace-why")) }
        (yes_no("listed", "online-listed", OpenField::Listed, choices.listed))
        (yes_no("hints", "online-hints", OpenField::Hints, choices.hints))
        (yes_no("start-full", "online-start-full", OpenField::StartFull, choices.start_full))
        p { button.big type="submit" #open-table { (speech.term("online-open")) } }
    }
}
