//! Looking back: a slider through the whole game, and a link to a moment of it.

use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::desk::{Desk, record_of};
use super::sitting::Sitting;
use crate::app::Notice;
use crate::route::Route;
use crate::speech::{Speech, counted};

/// The slider, from the start to now.
#[component]
pub fn ReplayBar() -> impl IntoView {
    let (desk, speech, notice) = (Desk::here(), Speech::here(), Notice::here());
    let last = move || desk.sitting.with(Sitting::moves);
    let at = move || desk.moment.get().unwrap_or_else(last);
    let go = move |moves: usize| desk.moment.set((moves < last() || !desk.playable).then_some(moves.min(last())));
    let copy = move |_| {
        let record = record_of(desk).to_string();
        let place = Route::Moment { at: at(), record }.hash();
        let here = window().location();
        let link = format!("{}{}{place}", here.origin().unwrap_or_default(), here.pathname().unwrap_or_default());
        let (copied, failed) = (speech.term("page-link-copied"), speech.term("page-link-failed"));
        leptos::task::spawn_local(async move {
            let written = JsFuture::from(window().navigator().clipboard().write_text(&link)).await;
            notice.tell(if written.is_ok() { copied } else { format!("{failed} {link}") });
        });
    };
    view! {
        <Show when=move || { last() > 0 }>
            <div class="replay" role="group" aria-label=move || speech.term("page-replay")>
                <button id="back" aria-label=move || speech.term("page-step-back") on:click=move |_| go(at().saturating_sub(1))>"‹"</button>
                <input
                    type="range" id="moment" min="0" max=last prop:value=at aria-label=move || speech.term("page-moment")
                    on:input=move |event| go(event_target_value(&event).parse().unwrap_or(0))
                />
                <button id="forward" aria-label=move || speech.term("page-step-forward") on:click=move |_| go(at() + 1)>"›"</button>
                <span class="moves">{move || speech.say(&counted("page-moves", at()))}</span>
                <Show when=move || desk.moment.get().is_some() && desk.playable>
                    <button id="now" on:click=move |_| desk.moment.set(None)>{move || speech.term("page-now")}</button>
                </Show>
                <button class="quiet" id="copy-link" on:click=copy>{move || speech.term("page-copy-link")}</button>
            </div>
        </Show>
    }
}
