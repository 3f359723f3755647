//! The options of a new table.

use crate::Options;
use leptos::prelude::*;
use maud::html;
use page_kit::dom::effect;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::Options as _;

page_kit::commands! {
    /// The fields of the options.
    enum OptionField {
        /// The number of rounds without a dig after which the game ends.
        Rounds = "rounds",
    }
}

/// Renders the fields. They write the options of the table.
pub fn fields(options: RwSignal<String>) -> AnyView {
    let speech = Speech::here();
    let rounds = RwSignal::new(Options::default().rounds_without_dig);
    effect(move || options.set(Options { rounds_without_dig: rounds.get() }.write()));
    let html = move || {
        html! {
            label.field {
                span { (speech.term("page-morgan-option-rounds")) }
                input type="number" #rounds data-field=(OptionField::Rounds) min="1" max="1000" value=(rounds.get());
            }
        }
    };
    let change = move |field, value: String| match field {
        OptionField::Rounds => rounds.set(value.parse().unwrap_or(20)),
    };
    panel(html).on_change(change).view()
}
