//! The curtain between players at one screen, when there is something that only one of them may see.

use leptos::prelude::*;
use table::Phrase;

use crate::speech::Speech;

/// The curtain before a player's turn.
pub fn curtain(name: String, colour: String, lift: impl Fn() + 'static) -> AnyView {
    let speech = Speech::here();
    let named = move |code| speech.say(&Phrase::new(code).with("name", name.as_str()));
    let named = StoredValue::new(named);
    let said = move |code| named.with_value(|named| named(code));
    view! {
        <section class=format!("curtain sheet-of-paper {colour}")>
            <h1 id="asked">{move || said("page-curtain")}</h1>
            <p>{move || said("page-curtain-why")}</p>
            <p>
                <button class="big" id="lift" on:click=move |_| lift()>
                    {move || said("page-curtain-lift")}
                </button>
            </p>
        </section>
    }
    .into_any()
}
