//! The curtain between players who share a screen. It hides what only one of them may see.

use leptos::prelude::*;
use maud::html;
use table::Phrase;
use vellum::chapters::rules_link;
use vellum::panel::panel;
use vellum::speech::Speech;

vellum::commands! {
    /// Commands of the curtain.
    enum CurtainCommand {
        Lift = "lift",
    }
}

/// The curtain before a player's turn. The rules can be read before it is lifted: they are the same for everybody.
pub fn curtain(game: &'static str, name: String, colour: String, lift: impl Fn() + 'static) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let said = |code| speech.say(&Phrase::new(code).with("name", name.as_str()));
        html! {
            section class={ "curtain sheet-of-paper " (colour) } {
                h1 #asked { (said("page-curtain")) }
                p { (said("page-curtain-why")) }
                p.ways {
                    button.big #lift data-do=(CurtainCommand::Lift) { (said("page-curtain-lift")) }
                    (rules_link(speech, game))
                }
            }
        }
    };
    panel(html).on_press(move |CurtainCommand::Lift| lift()).view()
}
