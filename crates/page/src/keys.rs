//! Keys that work anywhere at a table.

use leptos::prelude::window;
use vellum::dom::listen;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Listens to keys as long as the table is shown. Keys in a field or in a dialog over the table, and keys with Ctrl,
/// Meta or Alt, are ignored.
pub fn table_keys(pressed: impl Fn(&str) + 'static) {
    listen(&window(), &["keydown"], move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let elsewhere =
            target.is_some_and(|element| matches!(element.closest("input, select, textarea, dialog"), Ok(Some(_))));
        let event: &KeyboardEvent = event.unchecked_ref();
        if !elsewhere && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            pressed(&event.key());
        }
    });
}
