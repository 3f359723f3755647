//! The curtain between players who share a screen. It hides what only one of them may see.

use leptos::prelude::*;
use maud::html;
use page_kit::chapters::rules_link;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::Phrase;

page_kit::commands! {
    /// Commands of the curtain.
    enum CurtainCommand {
        Lift = "lift",
    }
}

/// The curtain before a player's turn. The rules can be read before it is lifted: they are the same for everybody.
pub fn curtain(game: &'static str, name: String, colour: String, lift: impl Fn() + 'static) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let say = |code| speech.say(&Phrase::new(code).with("name", name.as_str()));
        html! {
            section class={ "curtain sheet-of-paper " (colour) } {
                h1 #asked { (say("page-curtain")) }
                p { (say("page-curtain-why")) }
                p.ways {
                    button.big #lift data-do=(CurtainCommand::Lift) { (say("page-curtain-lift")) }
                    (rules_link(speech, game))
                }
            }
        }
    };
    panel(html).on_press(move |CurtainCommand::Lift| lift()).view()
}
