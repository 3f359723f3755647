//! Links to a screen, and the clipboard.

use std::time::Duration;

use leptos::prelude::{document, set_timeout, window};
use maud::{Markup, html};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlTextAreaElement;

use crate::route::Route;

/// The full URL of a screen, to share it.
pub fn link(route: &Route) -> String {
    let here = window().location();
    format!("{}{}{}", here.origin().unwrap_or_default(), here.pathname().unwrap_or_default(), route.hash())
}

/// Copies a text to the clipboard, and returns what to say about it: `done`, or `failed` with the text in a field, where it is
/// selected.
pub async fn copied(text: &str, done: &str, failed: &str) -> Markup {
    if copy(text).await {
        return html! { (done) };
    }
    // Once the field is on the screen.
    set_timeout(select_field, Duration::ZERO);
    html! {
        label.by-hand { (failed) textarea id=(BY_HAND) readonly rows="2" { (text) } }
    }
}

/// Whether the browser has copied a text. On pages over plain HTTP there is no clipboard.
async fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    !clipboard.is_undefined() && JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// The id of the field with a text to copy by hand.
const BY_HAND: &str = "by-hand";

fn select_field() {
    let field = document().get_element_by_id(BY_HAND).and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok());
    if let Some(field) = field {
        field.select();
    }
}

/// Opens the system's own dialog for sharing a link, if there is one. Whoever closes it shares nothing.
pub fn share(url: &str) {
    let navigator = window().navigator();
    let share = js_sys::Reflect::get(&navigator, &"share".into()).ok().and_then(|share| share.dyn_into().ok());
    let Some(share): Option<js_sys::Function> = share else { return };
    let data = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&data, &"title".into(), &"Portolan".into());
    let _ = js_sys::Reflect::set(&data, &"url".into(), &url.into());
    if let Ok(promise) = share.call1(&navigator, &data).and_then(|promise| promise.dyn_into::<js_sys::Promise>()) {
        // The browser reports it as an error if the user closes the dialog.
        leptos::task::spawn_local(async move {
            let _ = JsFuture::from(promise).await;
        });
    }
}
