//! The curtain between players at one screen, when there is something that only one of them may see.

use leptos::prelude::*;
use table::Phrase;
use vellum::html::{Gesture, Touch, button, escaped, panel};
use vellum::speech::Speech;

/// The curtain before a player's turn.
pub fn curtain(name: String, colour: String, lift: impl Fn() + Send + Sync + 'static) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let said = |code| escaped(&speech.say(&Phrase::new(code).with("name", name.as_str())));
        format!(
            "<section class=\"curtain sheet-of-paper {colour}\"><h1 id=\"asked\">{}</h1><p>{}</p><p>{}</p></section>",
            said("page-curtain"),
            said("page-curtain-why"),
            button("lift", "class=\"big\"", &said("page-curtain-lift")),
        )
    };
    let act = move |(gesture, what): Touch| {
        if gesture == Gesture::Press && what == "lift" {
            lift();
        }
    };
    panel(html, act)
}
