//! Runs bots, hints and analysis for the page, in a worker, so that the page never freezes. This module is separate and
//! is loaded with the first question. Unlike the other modules it is compiled for speed, not for size.
//!
//! `coach::Question` and `coach::Answer` define the messages.

use js_sys::Function;
use wasm_bindgen::prelude::*;

/// Answers a question. Calls `send` with the text of each answer.
#[wasm_bindgen]
pub fn think(question: &str, send: &Function) {
    shelf::answer(question, &mut |text| {
        // An error does not matter: a page that no longer listens has ended the worker.
        let _ = send.call1(&JsValue::NULL, &JsValue::from_str(text));
    });
}
