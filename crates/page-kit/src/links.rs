//! Links to a screen, and the clipboard.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::route::Route;

/// The full URL of a screen, to share it.
pub fn link(route: &Route) -> String {
    let here = window().location();
    format!("{}{}{}", here.origin().unwrap_or_default(), here.pathname().unwrap_or_default(), route.hash())
}

/// Copies a text to the clipboard; returns false if the browser does not allow it.
pub async fn copy(text: &str) -> bool {
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
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
