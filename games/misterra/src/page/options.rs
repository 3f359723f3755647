//! The options of a new table.

use crate::Options;
use leptos::prelude::*;
use maud::html;
use page_kit::command::Command;
use page_kit::dom::effect;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::Options as _;

page_kit::commands! {
    /// The options that are on or off.
    enum OptionCommand {
        FirstGame = "first_game",
        Master = "master",
    }
}

/// The fields. They write the options of the table to `options`.
pub fn fields(options: RwSignal<String>) -> AnyView {
    let speech = Speech::here();
    let chosen = RwSignal::new(Options::default());
    effect(move || options.set(chosen.with(Options::write)));
    let html = move || {
        let choices = chosen.with(|chosen| {
            [
                (OptionCommand::FirstGame, chosen.first_game, "page-misterra-option-first-game"),
                (OptionCommand::Master, chosen.master, "page-misterra-option-master"),
            ]
        });
        html! {
            @for (command, on, code) in &choices {
                button.option type="button" id=(command.id()) data-do=(command) aria-pressed=(on) {
                    (speech.term(code))
                    span.rule { (speech.term(&format!("{code}-why"))) }
                }
            }
        }
    };
    let toggle = move |command| {
        chosen.update(|chosen| match command {
            OptionCommand::FirstGame => chosen.first_game = !chosen.first_game,
            OptionCommand::Master => chosen.master = !chosen.master,
        });
    };
    panel(html).on_press(toggle).class("option-list").view()
}
