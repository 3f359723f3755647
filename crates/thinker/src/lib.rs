//! Who thinks for the page, in a worker, so that the page never freezes: a module of its own, loaded when somebody is
//! first asked. Unlike the others it is compiled for speed, not for size.
//!
//! What is asked and answered is told in `mentor::answer`.

use js_sys::Function;
use wasm_bindgen::prelude::*;

/// Answers a question, text by text.
#[wasm_bindgen]
pub fn think(question: &str, tell: &Function) {
    shelf::answer(question, &mut |text| {
        // Who no longer listens has ended the worker.
        let _ = tell.call1(&JsValue::NULL, &JsValue::from_str(text));
    });
}
