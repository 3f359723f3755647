//! Where the page's own files are.
//!
//! Their names carry a digest of what they hold, so that a browser can keep them for ever; `index.html` says which is
//! which, in a `<meta name="file:NAME" content="URL">` for each.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// The address of one of the page's files.
pub fn url(name: &str) -> String {
    let meta = document().query_selector(&format!("meta[name=\"file:{name}\"]")).ok().flatten();
    let url = meta.and_then(|meta| meta.get_attribute("content"));
    url.unwrap_or_else(|| name.to_owned())
}

/// The text of one of the page's files; none if it cannot be had.
pub async fn text(name: &str) -> Option<String> {
    let answer = JsFuture::from(leptos::prelude::window().fetch_with_str(&url(name))).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
