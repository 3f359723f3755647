//! The end of any game: who won, and what to do next.

use leptos::prelude::*;
use shelf::Title;
use table::Phrase;
use wasm_bindgen::{JsCast, JsValue};

use crate::games::OnPage;
use crate::home::fresh_seed;
use crate::sitting::Sitting;
use crate::speech::Speech;
use crate::tabletop::{Tabletop, open_table};

/// The players by rank. `rank` is the message for one, such as `cartographers-rank`; `honours` is what follows it.
pub fn ranking<G: OnPage>(
    top: Tabletop<G>,
    rank: &'static str,
    honours: impl Fn(G::Honours) -> Option<AnyView> + Copy + Send + 'static,
) -> impl IntoView {
    let speech = Speech::here();
    let players = move || {
        let outcome = top.sitting.with(|sitting| sitting.table().outcome());
        let mut players: Vec<_> = outcome.into_iter().flat_map(|outcome| outcome.players).enumerate().collect();
        players.sort_by_key(|(seat, player)| (player.rank, *seat));
        let row = |(seat, player): (usize, table::Standing<G::Honours>)| {
            let seat = table::Seat(seat as u8);
            let told = Phrase::new(rank)
                .with("rank", i64::from(player.rank))
                .with("name", top.name(seat))
                .with("total", i64::from(player.total));
            view! { <li class=top.colour_class(seat)>{speech.say(&told)}{honours(player.honours)}</li> }
        };
        players.into_iter().map(row).collect_view()
    };
    view! { <ol class="ranking">{players}</ol> }
}

/// Again, the record, a picture.
pub fn ways<G: OnPage>(top: Tabletop<G>, picture: impl Fn(chart::Light) -> String + 'static) -> impl IntoView {
    let speech = Speech::here();
    let again = move |_| {
        let (seating, options) = top.sitting.with_untracked(|sitting: &Sitting<G>| {
            (sitting.seating().to_vec(), G::rematch_options(&sitting.table().set_up().options))
        });
        if let Some(title) = Title::named(G::NAME) {
            open_table(title, seating, &options, &fresh_seed());
        }
    };
    view! {
        <p class="ways">
            <button class="big" id="rematch" on:click=again>{speech.live("page-rematch")}</button>
            <button id="save-record" on:click=move |_| save("portolan.record", "text/plain", &top.record().to_string())>
                {speech.live("page-save-record")}
            </button>
            <button id="save-picture" on:click=move |_| save("portolan.svg", "image/svg+xml", &picture(light_in_use()))>
                {speech.live("page-save-picture")}
            </button>
        </p>
    }
}

/// Whether the page shows day or night.
fn light_in_use() -> chart::Light {
    let root = document().document_element();
    let night = root.and_then(|root| root.get_attribute("data-light")).as_deref() == Some("night");
    if night { chart::Light::Night } else { chart::Light::Day }
}

/// Saves a text as a file.
fn save(name: &str, kind: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let bag = web_sys::BlobPropertyBag::new();
    bag.set_type(kind);
    let Ok(blob) = web_sys::Blob::new_with_str_sequence_and_options(&parts, &bag) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}
