//! JSON, parsed and serialized by the browser: a library for it would make the page larger.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A JSON value.
#[derive(Clone)]
pub struct Json(pub JsValue);

impl Json {
    /// Parses a text; none if it is not JSON.
    pub fn read(text: &str) -> Option<Json> {
        JSON::parse(text).ok().map(Json)
    }

    /// Serializes the value.
    pub fn write(&self) -> String {
        JSON::stringify(&self.0).map(String::from).unwrap_or_default()
    }

    /// An object with these entries.
    pub fn object(entries: &[(&str, JsValue)]) -> Json {
        let object = Object::new();
        for (key, value) in entries {
            // Setting a property of a new object cannot fail.
            let _ = Reflect::set(&object, &JsValue::from_str(key), value);
        }
        Json(object.into())
    }

    /// A property of an object; undefined if there is none of that name.
    pub fn get(&self, key: &str) -> Json {
        Json(Reflect::get(&self.0, &JsValue::from_str(key)).unwrap_or(JsValue::UNDEFINED))
    }

    /// The text, if the value is one.
    pub fn text(&self) -> Option<String> {
        self.0.as_string()
    }

    /// The number, if the value is one.
    pub fn number(&self) -> Option<f64> {
        self.0.as_f64()
    }

    /// The entries, if the value is a list.
    pub fn list(&self) -> Option<Vec<Json>> {
        self.0.dyn_ref::<Array>().map(|list| list.iter().map(Json).collect())
    }
}

/// A list with these entries.
pub fn list(entries: impl Iterator<Item = JsValue>) -> JsValue {
    entries.collect::<Array>().into()
}
