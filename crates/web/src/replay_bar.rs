//! Looking back: a slider through the whole game, and a link to a moment of it.

use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::app::Notice;
use crate::games::OnPage;
use crate::route::Route;
use crate::sitting::Sitting;
use crate::speech::{Speech, counted};
use crate::tabletop::Tabletop;

/// The slider of a table.
pub fn replay_bar<G: OnPage>(tabletop: Tabletop<G>) -> impl IntoView {
    let last = Signal::derive(move || tabletop.sitting.with(Sitting::moves));
    let record = Callback::new(move |()| tabletop.record().to_string());
    view! { <ReplayBar last moment=tabletop.moment playable=tabletop.playable record/> }
}

/// The slider, from the start to now.
#[component]
fn ReplayBar(
    last: Signal<usize>,
    moment: RwSignal<Option<usize>>,
    playable: bool,
    record: Callback<(), String>,
) -> impl IntoView {
    let (speech, notice) = (Speech::here(), Notice::here());
    let at = move || moment.get().unwrap_or_else(|| last.get());
    let go = move |moves: usize| moment.set((moves < last.get() || !playable).then_some(moves.min(last.get())));
    let copy = move |_| {
        let place = Route::Moment { at: at(), record: record.run(()) }.hash();
        let here = window().location();
        let link = format!("{}{}{place}", here.origin().unwrap_or_default(), here.pathname().unwrap_or_default());
        let (copied, failed) = (speech.term("page-link-copied"), speech.term("page-link-failed"));
        leptos::task::spawn_local(async move {
            let written = JsFuture::from(window().navigator().clipboard().write_text(&link)).await;
            notice.tell(if written.is_ok() { copied } else { format!("{failed} {link}") });
        });
    };
    view! {
        <Show when=move || { last.get() > 0 }>
            <div class="replay" role="group" aria-label=speech.live("page-replay")>
                <button id="back" aria-label=speech.live("page-step-back") on:click=move |_| go(at().saturating_sub(1))>"‹"</button>
                <input
                    type="range" id="moment" min="0" max=move || last.get() prop:value=at aria-label=speech.live("page-moment")
                    on:input=move |event| go(event_target_value(&event).parse().unwrap_or(0))
                />
                <button id="forward" aria-label=speech.live("page-step-forward") on:click=move |_| go(at() + 1)>"›"</button>
                <span class="moves">{move || speech.say(&counted("page-moves", at()))}</span>
                <Show when=move || moment.get().is_some() && playable>
                    <button id="now" on:click=move |_| moment.set(None)>{speech.live("page-now")}</button>
                </Show>
                <button class="quiet" id="copy-link" on:click=copy>{speech.live("page-copy-link")}</button>
            </div>
        </Show>
    }
}
