//! The user's games at online tables, beside those that are saved here.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use online::own_tables::{day, may_have_tables, names, own_tables};
use page_kit::going;
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
    let search = state.search.to_lowercase();
    let is_shown = |info: &&TableInfo| {
        let of_title = state.title.is_none_or(|title| title.name() == info.game);
        of_title && (search.is_empty() || names(info, speech).to_lowercase().contains(&search))
    };
    let ended: Vec<&TableInfo> = state.online.ended.iter().filter(is_shown).collect();
    html! {
        @if !state.online.going.is_empty() || !ended.is_empty() {
            section.kept #online-games {
                h2 { (speech.term("library-games-online")) }
                ul {
                    (going::lines(speech, &state.online.going))
                    @for info in ended { (row(speech, info)) }
                }
            }
        }
    }
}

fn row(speech: Speech, info: &TableInfo) -> Markup {
    let described_by = format!("online-{}", info.id);
    html! {
        li {
            div.told id=(described_by) {
                strong { (speech.term(&format!("{}-name", info.game))) }
                bdi { (names(info, speech)) }
                span { (day(info, speech)) }
            }
            a.button href=(Route::Online { id: info.id.to_string(), at: None }.hash()) aria-describedby=(described_by) {
                (speech.term("library-games-look-back"))
            }
        }
    }
}
