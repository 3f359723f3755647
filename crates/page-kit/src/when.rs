//! Times of day and dates in the usual form of the reader's country.

use js_sys::{Date, Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

use crate::speech::Speech;

/// The reader's locale: the browser's, if it is of the page's language (`en-GB`), otherwise the language alone.
fn locale(speech: Speech) -> String {
    let language = speech.language();
    window().navigator().language().filter(|locale| locale.starts_with(&language)).unwrap_or(language)
}

fn said(at: f64, speech: Speech, parts: &[(&str, &str)]) -> String {
    let options = Object::new();
    for (name, form) in parts {
        let _ = Reflect::set(&options, &JsValue::from_str(name), &JsValue::from_str(form));
    }
    Date::new(&at.into()).to_locale_string(&locale(speech), &options).into()
}

/// A time of day: `19:04`. `at` are milliseconds since 1970.
pub fn hour(at: f64, speech: Speech) -> String {
    said(at, speech, &[("hour", "2-digit"), ("minute", "2-digit")])
}

/// A date: `19/11/2026`.
pub fn date(at: f64, speech: Speech) -> String {
    said(at, speech, &[("year", "numeric"), ("month", "numeric"), ("day", "numeric")])
}

/// A day and an hour close to now: `Thu 19 Nov, 19:04`.
pub fn day_and_hour(at: f64, speech: Speech) -> String {
    said(
        at,
        speech,
        &[("weekday", "short"), ("day", "numeric"), ("month", "short"), ("hour", "2-digit"), ("minute", "2-digit")],
    )
}
