//! What can be chosen for a new table: the side of the sheets, and the edicts.

use cartographers::{Options, Scoring, Side};
use leptos::prelude::*;
use table::Options as _;

use crate::speech::Speech;

/// The fields; they write the options of the table.
pub fn fields(options: RwSignal<String>) -> AnyView {
    let speech = Speech::here();
    let side = RwSignal::new(Side::Wilderness);
    let edicts: RwSignal<[Option<Scoring>; 4]> = RwSignal::new([None; 4]);
    let choose_edicts = RwSignal::new(false);
    Effect::new(move |_| {
        let all: Option<Vec<Scoring>> = edicts.get().into_iter().collect();
        let edicts = all.filter(|_| choose_edicts.get()).and_then(|cards| cards.try_into().ok());
        options.set(Options { side: side.get(), edicts }.write());
    });
    view! {
            <fieldset class="choice">
                <legend>{speech.live("page-side")}</legend>
                {Side::ALL.map(|one| view! {
                    <label class="pill">
                        <input type="radio" name="side" prop:checked=move || side.get() == one on:change=move |_| side.set(one)/>
                        <span>{move || speech.term(&format!("cartographers-side-{}", one.name()))}</span>
                    </label>
                })}
            </fieldset>
            <fieldset class="choice">
                <legend>{speech.live("page-edicts")}</legend>
                {[(false, "page-edicts-drawn"), (true, "page-edicts-chosen")].map(|(choose, code)| view! {
                    <label class="pill">
                        <input
                            type="radio" name="edicts" prop:checked=move || choose_edicts.get() == choose
                            on:change=move |_| choose_edicts.set(choose)
                        />
                        <span>{speech.live(code)}</span>
                    </label>
                })}
                <Show when=move || choose_edicts.get()>
                    {(0..4).map(|place| view! { <EdictField place edicts/> }).collect_view()}
                </Show>
            </fieldset>
    }
    .into_any()
}

/// The scoring card under one edict.
#[component]
fn EdictField(place: usize, edicts: RwSignal<[Option<Scoring>; 4]>) -> impl IntoView {
    let speech = Speech::here();
    let letter = ["A", "B", "C", "D"][place];
    let name = move |card: Scoring| speech.term(&format!("cartographers-card-{}", card.name()));
    view! {
        <label class="field">
            <span>{letter}</span>
            <select
                required
                on:change=move |event| edicts.update(|edicts| edicts[place] = Scoring::named(&event_target_value(&event)))
            >
                <option value="">{speech.live("page-edict-choose")}</option>
                {Scoring::all().map(|card| view! {
                    <option value=card.name() selected=move || edicts.get()[place] == Some(card)>{move || name(card)}</option>
                }).collect_view()}
            </select>
        </label>
    }
}
