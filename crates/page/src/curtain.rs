//! The curtain between players at one screen, when there is something that only one of them may see.

use leptos::prelude::*;
use table::Phrase;
use vellum::chapters::rules_link;
use vellum::html::{Gesture, Touch, button, escaped, panel};
use vellum::speech::Speech;

/// The curtain before a player's turn. The rules can be read before it is lifted: they are the same for everybody.
pub fn curtain(game: &'static str, name: String, colour: String, lift: impl Fn() + Send + Sync + 'static) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let said = |code| escaped(&speech.say(&Phrase::new(code).with("name", name.as_str())));
        format!(
            "<section class=\"curtain sheet-of-paper {colour}\"><h1 id=\"asked\">{}</h1><p>{}</p><p class=\"ways\">{}{}</p></section>",
            said("page-curtain"),
            said("page-curtain-why"),
            button("lift", "class=\"big\"", &said("page-curtain-lift")),
            rules_link(speech, game),
        )
    };
    let act = move |(gesture, what): Touch| {
        if gesture == Gesture::Press && what == "lift" {
            lift();
        }
    };
    panel(html, act)
}
