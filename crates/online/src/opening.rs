//! The screen of a game while it is loaded.

use std::sync::Arc;

use leptos::prelude::*;
use maud::html;
use page::opening::trouble as trouble_screen;
use page_kit::panel::panel;
use page_kit::parts::switch;
use page_kit::speech::Speech;

use crate::api::Trouble;
use crate::feed::{Loaded, load};
use crate::table::OnlineTable;

/// Makes the screen of a loaded game.
pub(crate) type Show = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// How far the screen has come.
#[derive(Clone)]
enum Opening {
    Loading,
    Failed(Trouble),
    Ready(Show),
}

/// Loads a game and shows it. `begin` returns none if it cannot read the game; then the game is loaded again.
pub(crate) fn opening_screen(table: OnlineTable, begin: Box<dyn Fn(Loaded) -> Option<Show>>) -> AnyView {
    let speech = Speech::here();
    let opening = RwSignal::new(Opening::Loading);
    let owner = Owner::current();
    let take = move |loaded: Result<Loaded, Trouble>| {
        let state = match (loaded, &owner) {
            // What follows the game belongs to this part of the screen.
            (Ok(loaded), Some(owner)) => owner.with(|| begin(loaded)).map(Opening::Ready),
            (Ok(loaded), None) => begin(loaded).map(Opening::Ready),
            (Err(trouble), _) => Some(Opening::Failed(trouble)),
        };
        state.map(|state| opening.try_set(state)).is_some()
    };
    load(table, Box::new(take));
    switch(
        move || opening.get(),
        move |state| match state {
            Opening::Loading => {
                panel(move || html! { p.told role="status" { (speech.term("online-loading")) } }).view()
            }
            Opening::Failed(trouble) => trouble_screen(speech, "online-trouble", trouble.sentence(speech)),
            Opening::Ready(show) => show(),
        },
    )
}
