//! What the page notes before a game begins, to verify the shuffle afterwards: the table's commitment and the user's luck.

use js_sys::{Array, Uint8Array};
use page_kit::json::Json;
use page_kit::store;
use wasm_bindgen::{JsCast, JsValue};

/// The prefix of the keys; the id of the table follows.
const NOTED: &str = "portolan.noted.";

/// What was noted of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// The commitment that the table showed before the user's luck was known.
    pub commitment: String,
    /// The user's luck.
    pub luck: Option<String>,
}

/// What was noted of a table in this browser, if anything.
pub fn noted(table: &str) -> Option<Noted> {
    let json = Json::read(&store::get(&format!("{NOTED}{table}"))?)?;
    Some(Noted { commitment: json.get("commitment").text()?, luck: json.get("luck").text() })
}

/// Notes the commitment of a table, unless one is noted already, and draws a luck. Returns the luck.
pub fn note(table: &str, commitment: &str) -> String {
    if let Some(Noted { luck: Some(luck), .. }) = noted(table) {
        return luck;
    }
    let luck = random_luck();
    let entries = [("commitment", JsValue::from_str(commitment)), ("luck", JsValue::from_str(&luck))];
    // If the browser saves nothing, the shuffle can still be verified by those who noted it.
    let _ = store::put(&format!("{NOTED}{table}"), &Json::object(&entries).write());
    luck
}

/// Random letters from the browser's source of random numbers for secrets.
fn random_luck() -> String {
    let bytes = Uint8Array::new_with_length(16);
    let crypto = js_sys::Reflect::get(&js_sys::global(), &"crypto".into()).unwrap_or(JsValue::UNDEFINED);
    let fill = js_sys::Reflect::get(&crypto, &"getRandomValues".into());
    if let Some(fill) = fill.ok().and_then(|fill| fill.dyn_into::<js_sys::Function>().ok()) {
        let _ = fill.apply(&crypto, &Array::of1(&bytes));
    }
    bytes.to_vec().iter().map(|byte| format!("{byte:02x}")).collect()
}
