//! The options of a new table.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::dom::effect;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::Options as _;

use crate::Options;

page_kit::commands! {
    /// The fields.
    enum OptionsField {
        /// Whether the square in the middle is land from the start.
        Island = "island",
    }
}

/// The fields. They write the options of the table.
pub fn fields(options: RwSignal<String>) -> AnyView {
    let speech = Speech::here();
    let island = RwSignal::new(false);
    effect(move || options.set(Options { island: island.get() }.write()));
    let change = move |field, _| match field {
        OptionsField::Island => island.update(|island| *island = !*island),
    };
    panel(move || form(speech, island.get())).on_change(change).view()
}

fn form(speech: Speech, island: bool) -> Markup {
    html! {
        label.field.check {
            input type="checkbox" id="island" data-field=(OptionsField::Island) checked[island];
            span { (speech.term("page-example-option-island")) }
        }
    }
}
