//! The words of the language in use.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Phrase, ToPhrase};
use wasm_bindgen::JsValue;
use words::Words;

use crate::dom::effect;
use crate::files;
use crate::json::Json;

/// The languages of the page, each with its name in that language.
pub const LANGUAGES: [(&str, &str); 3] = [("en", "English"), ("de", "Deutsch"), ("nl", "Nederlands")];

thread_local! {
    /// The words of the lessons that were loaded last.
    static LESSONS: RefCell<Arc<Words>> = RefCell::new(Arc::new(Words::none()));
}

/// Turns phrases into text in the language in use. It is reactive: the text follows a change of language.
#[derive(Clone, Copy)]
pub struct Speech {
    words: RwSignal<Arc<Words>>,
}

impl Speech {
    /// Loads the words of the home screen and the tables in a language, and further ones: those of the library
    /// (`library`) or of online tables (`online`).
    pub async fn load(language: &str, further: &[&str]) -> Option<Arc<Words>> {
        let mut texts = vec![files::text(&format!("words/{language}.ftl")).await?];
        for name in further {
            texts.push(files::text(&format!("words/{name}-{language}.ftl")).await?);
        }
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        Words::new(language, &texts).ok().map(Arc::new)
    }

    /// A date.
    pub fn date(self, millis: f64) -> String {
        let medium = Json::object(&[("dateStyle", JsValue::from_str("medium"))]);
        js_sys::Date::new(&JsValue::from_f64(millis)).to_locale_date_string(&self.language(), &medium.0).into()
    }

    /// A speech with the words of the lessons, in the language of this one. They are loaded now; until then, it has none.
    pub fn of_lessons(self) -> Speech {
        let lessons = Speech::new(LESSONS.with_borrow(Arc::clone));
        effect(move || {
            let language = self.language();
            if LESSONS.with_borrow(|words| words.language() == language) {
                return lessons.change(LESSONS.with_borrow(Arc::clone));
            }
            spawn_local(async move {
                let text = files::text(&format!("words/lessons-{language}.ftl")).await;
                let words = text.and_then(|text| Words::new(&language, &[&text]).ok());
                // The user may have left the lesson meanwhile.
                if let Some(words) = words.map(Arc::new) {
                    LESSONS.set(words.clone());
                    lessons.words.try_set(words);
                }
            });
        });
        lessons
    }

    /// A message without arguments; empty if it is not loaded.
    pub fn loaded_term(self, code: &str) -> String {
        self.words.with(|words| if words.has(code) { words.term(code) } else { String::new() })
    }

    /// A speech with these words.
    pub fn new(words: Arc<Words>) -> Speech {
        Speech { words: RwSignal::new(words) }
    }

    /// The speech of the page.
    pub fn here() -> Speech {
        expect_context()
    }

    /// Replaces the words, for a change of language.
    pub fn change(self, words: Arc<Words>) {
        self.words.set(words);
    }

    /// The language in use.
    pub fn language(self) -> String {
        self.words.with(|words| words.language().to_owned())
    }

    /// A message without arguments.
    pub fn term(self, code: &str) -> String {
        self.words.with(|words| words.term(code))
    }

    /// A message without arguments, as a signal that follows the language. All uses have the same type, which keeps the
    /// page small: every closure in a view compiles to separate code.
    pub fn live(self, code: &'static str) -> Signal<String> {
        Signal::derive(move || self.term(code))
    }

    /// The text of a phrase.
    pub fn say(self, what: &impl ToPhrase) -> String {
        self.words.with(|words| words.say(what))
    }

    /// The text of a phrase about seats with these names.
    pub fn say_among(self, what: &impl ToPhrase, names: &[String]) -> String {
        self.words.with(|words| words.say_among(what, names))
    }

    /// A text with its embedded phrases turned into words, for seats with these names.
    pub fn say_written(self, text: &str, names: &[String]) -> String {
        self.words.with(|words| words.say_written(text, names))
    }
}

/// A phrase with a number as its `count`.
pub fn counted(code: &'static str, count: usize) -> Phrase {
    Phrase::new(code).with("count", count as i64)
}
