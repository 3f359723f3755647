//! Links to a screen, and the clipboard.

use leptos::prelude::window;
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
