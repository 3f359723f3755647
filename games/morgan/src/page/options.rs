//! What can be chosen for a new table.

use crate::Options;
use leptos::prelude::*;
use table::Options as _;
use vellum::speech::Speech;

/// The fields; they write the options of the table.
pub fn fields(options: RwSignal<String>) -> AnyView {
    let speech = Speech::here();
    let rounds = RwSignal::new(Options::default().rounds_without_dig);
    Effect::new(move |_| options.set(Options { rounds_without_dig: rounds.get() }.write()));
    view! {
        <label class="field">
            <span>{speech.live("page-morgan-option-rounds")}</span>
            <input
                type="number" id="rounds" min="1" max="1000" prop:value=move || rounds.get().to_string()
                on:change=move |event| rounds.set(event_target_value(&event).parse().unwrap_or(20))
            />
        </label>
    }
    .into_any()
}
