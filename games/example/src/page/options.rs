//! What can be chosen for a new table.

use leptos::prelude::*;
use table::Options as _;
use vellum::speech::Speech;

use crate::Options;

/// The fields; they write the options of the table.
pub fn fields(options: RwSignal<String>) -> AnyView {
    let speech = Speech::here();
    let island = RwSignal::new(false);
    Effect::new(move |_| options.set(Options { island: island.get() }.write()));
    view! {
        <label class="field check">
            <input
                type="checkbox" id="island" prop:checked=move || island.get()
                on:change=move |event| island.set(event_target_checked(&event))
            />
            <span>{speech.live("page-example-option-island")}</span>
        </label>
    }
    .into_any()
}
