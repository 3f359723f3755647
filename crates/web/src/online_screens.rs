//! The screens of online tables, and what all modules of online play share.

use leptos::prelude::*;
use online::gathering::{GamePicture, OptionWords};
use online::invite::Reached;
use online::me::Me;
#[cfg(not(feature = "lobby"))]
use online::screen::{online_screen as table_screen, play_screen};
use page::OnPage;
use page_kit::html::ornament;
#[cfg(not(feature = "lobby"))]
use page_kit::route::Route;
use shelf::{Title, with_game};
use table::{Game, Options};

/// Provides what all screens of online play share.
pub fn provide() {
    provide_context(Me::default());
    provide_context(Reached::default());
    provide_context(OptionWords(|game, options, speech| {
        let Some(title) = Title::named(game) else { return Vec::new() };
        with_game!(title, G => match <G as Game>::Options::read(options) {
            Ok(options) => <G as OnPage>::options_in_words(&options, speech),
            Err(_) => Vec::new(),
        })
    }));
    provide_context(GamePicture(|game| {
        let drawn = Title::named(game).map(|title| with_game!(title, G => <G as OnPage>::chart()));
        drawn.map_or_else(Default::default, |drawn| ornament(&drawn))
    }));
}

/// The screen of an address; none if there is no such screen.
#[cfg(not(feature = "lobby"))]
pub fn online_screen(route: Route) -> Option<AnyView> {
    let Route::Online { id, at } = route else { return None };
    Some(table_screen(&id, move |game, table| {
        let title = Title::named(game)?;
        Some(with_game!(title, G => play_screen::<G>(table, at)))
    }))
}
