//! Keys that work anywhere at a table.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Listens to keys as long as the table is shown. Whoever types a text does not mean the board.
pub fn table_keys(pressed: impl Fn(&str) + 'static) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let typing =
            target.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"));
        if !typing && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            pressed(&event.key());
        }
    });
    on_cleanup(move || listener.remove());
}
