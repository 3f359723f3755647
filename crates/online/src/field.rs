//! Fields of forms: what they contain is read when the form is sent.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// The field with an id.
pub fn field(id: &str) -> Option<HtmlInputElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// What a field contains, without spaces at the ends.
pub fn field_text(id: &str) -> String {
    field(id).map(|field| field.value().trim().to_owned()).unwrap_or_default()
}
