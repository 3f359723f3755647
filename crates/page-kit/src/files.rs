//! The URLs of the page's own files, and files that the user saves.
//!
//! The URL of a file contains a digest of its content, so that a browser can cache it forever. `index.html` maps the
//! name of each file to its URL, in a `<meta name="file:NAME" content="URL">`.

use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The URL of one of the page's files.
pub fn url(name: &str) -> String {
    let meta = document().query_selector(&format!("meta[name=\"file:{name}\"]")).ok().flatten();
    let url = meta.and_then(|meta| meta.get_attribute("content"));
    url.unwrap_or_else(|| name.to_owned())
}

/// The text of one of the page's files; none if it cannot be loaded.
pub async fn text(name: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(&url(name))).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// The name of a file that the user saves: what is in it, the date, and the ending.
pub fn dated_name(what: &str, ending: &str) -> String {
    let words = what.split(|c: char| c.is_ascii() && !c.is_ascii_alphanumeric());
    let plain: Vec<&str> = words.filter(|word| !matches!(*word, "" | "·")).collect();
    let today: String = js_sys::Date::new_0().to_iso_string().into();
    format!("{}-{}.{ending}", plain.join("-"), today.get(..10).unwrap_or_default())
}

/// Saves a text as a file.
pub fn save(name: &str, kind: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let bag = web_sys::BlobPropertyBag::new();
    bag.set_type(kind);
    if let Ok(blob) = web_sys::Blob::new_with_str_sequence_and_options(&parts, &bag) {
        save_blob(name, &blob);
    }
}

/// Saves a file.
pub fn save_blob(name: &str, blob: &web_sys::Blob) {
    let Ok(url) = web_sys::Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}
