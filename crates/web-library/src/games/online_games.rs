//! The user's games at online tables, beside those that are saved here.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use online::own_tables::{is_going, may_have_tables, names, own_tables};
use page_kit::route::Route;
use page_kit::speech::Speech;
use protocol::TableInfo;

use super::GamesState;

/// Reads the user's online tables, if there may be any. Without the server the list stays empty.
pub(super) fn read(shown: RwSignal<GamesState>) {
    if !may_have_tables() {
        return;
    }
    spawn_local(async move {
        if let Ok(tables) = own_tables(&[]).await {
            // The user may have left the screen by now.
            shown.try_update(|shown| shown.online = tables);
        }
    });
}

/// The list of online tables, those that go on first.
pub(super) fn list(speech: Speech, state: &GamesState) -> Markup {
    let is_shown = |info: &&TableInfo| {
        let of_title = state.title.is_none_or(|title| title.name() == info.game);
        of_title && (state.search.is_empty() || names(info).to_lowercase().contains(&state.search.to_lowercase()))
    };
    let (going, ended): (Vec<&TableInfo>, Vec<&TableInfo>) =
        state.online.iter().filter(is_shown).partition(|info| is_going(info));
    html! {
        @if !going.is_empty() || !ended.is_empty() {
            section.kept #online-games {
                h2 { (speech.term("library-games-online")) }
                ul {
                    @for info in going { (row(speech, info, "library-games-go-on")) }
                    @for info in ended { (row(speech, info, "library-games-look-back")) }
                }
            }
        }
    }
}

fn row(speech: Speech, info: &TableInfo, code: &str) -> Markup {
    let described_by = format!("online-{}", info.id);
    html! {
        li {
            div.told id=(described_by) {
                strong { (speech.term(&format!("{}-name", info.game))) }
                bdi { (names(info)) }
            }
            a.button href=(Route::Online { id: info.id.to_string(), at: None }.hash()) aria-describedby=(described_by) {
                (speech.term(code))
            }
        }
    }
}
