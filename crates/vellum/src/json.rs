//! JSON, read and written by the browser itself: a library for it would have to be downloaded.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A value of JSON.
#[derive(Clone)]
pub struct Json(pub JsValue);

impl Json {
    /// Reads a text; none if it is no JSON.
    pub fn read(text: &str) -> Option<Json> {
        JSON::parse(text).ok().map(Json)
    }

    /// Writes the value.
    pub fn write(&self) -> String {
        JSON::stringify(&self.0).map(String::from).unwrap_or_default()
    }

    /// An object of these.
    pub fn object(entries: &[(&str, JsValue)]) -> Json {
        let object = Object::new();
        for (key, value) in entries {
            // A new object takes any property.
            let _ = Reflect::set(&object, &JsValue::from_str(key), value);
        }
        Json(object.into())
    }

    /// A property of an object; undefined if it has none of that name.
    pub fn get(&self, key: &str) -> Json {
        Json(Reflect::get(&self.0, &JsValue::from_str(key)).unwrap_or(JsValue::UNDEFINED))
    }

    /// The text that this is.
    pub fn text(&self) -> Option<String> {
        self.0.as_string()
    }

    /// The number that this is.
    pub fn number(&self) -> Option<f64> {
        self.0.as_f64()
    }

    /// The entries of a list.
    pub fn list(&self) -> Option<Vec<Json>> {
        self.0.dyn_ref::<Array>().map(|list| list.iter().map(Json).collect())
    }
}

/// A list of these.
pub fn list(entries: impl Iterator<Item = JsValue>) -> JsValue {
    entries.collect::<Array>().into()
}
