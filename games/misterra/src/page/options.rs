//! What can be chosen for a new table.

use crate::Options;
use leptos::prelude::*;
use table::Options as _;
use vellum::html::{Panel, Touch, button, pressed};
use vellum::speech::Speech;

/// The fields; they write the options of the table.
pub fn fields(options: RwSignal<String>) -> AnyView {
    let speech = Speech::here();
    let chosen = RwSignal::new(Options::default());
    Effect::new(move |_| options.set(chosen.with(Options::write)));
    let html = Signal::derive(move || {
        let chosen = chosen.get();
        let choice = |what, on, code| {
            let content =
                format!("{}<span class=\"rule\">{}</span>", speech.term(code), speech.term(&format!("{code}-why")));
            button(what, &format!("type=\"button\" class=\"option\" {}", pressed(on)), &content)
        };
        choice("first_game", chosen.first_game, "page-misterra-option-first-game")
            + &choice("master", chosen.master, "page-misterra-option-master")
    });
    let act = move |(gesture, what): Touch| {
        if gesture == vellum::html::Gesture::Press {
            chosen.update(|chosen| match what.as_str() {
                "first_game" => chosen.first_game = !chosen.first_game,
                _ => chosen.master = !chosen.master,
            });
        }
    };
    view! { <Panel html act class="option-list"/> }.into_any()
}
