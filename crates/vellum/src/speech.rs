//! The words of the language in use.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Phrase, Says};
use words::Words;

use crate::files;

/// The languages that the page speaks, each with its own name.
pub const LANGUAGES: [(&str, &str); 3] = [("en", "English"), ("de", "Deutsch"), ("nl", "Nederlands")];

/// Says things in the language in use, and again when it changes.
#[derive(Clone, Copy)]
pub struct Speech {
    words: RwSignal<Arc<Words>>,
}

impl Speech {
    /// Loads the words of the way in and of the table in a language.
    pub async fn load(language: &str) -> Option<Arc<Words>> {
        let text = files::text(&format!("words/{language}.ftl")).await?;
        Words::new(language, &[&text]).ok().map(Arc::new)
    }

    /// Loads the same with the words of the study.
    pub async fn load_all(language: &str) -> Option<Arc<Words>> {
        let text = files::text(&format!("words/{language}.ftl")).await?;
        let more = files::text(&format!("words/study-{language}.ftl")).await?;
        Words::new(language, &[&text, &more]).ok().map(Arc::new)
    }

    /// Speaks with these words.
    pub fn new(words: Arc<Words>) -> Speech {
        Speech { words: RwSignal::new(words) }
    }

    /// The speech of the page.
    pub fn here() -> Speech {
        expect_context()
    }

    /// Speaks with other words from now on.
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

    /// A message without arguments, said again when the language changes. It is one type wherever it stands, which
    /// keeps the page small: every closure in a view is code of its own.
    pub fn live(self, code: &'static str) -> Signal<String> {
        Signal::derive(move || self.term(code))
    }

    /// Whatever can be said.
    pub fn say(self, what: &impl Says) -> String {
        self.words.with(|words| words.say(what))
    }

    /// Whatever can be said about seats that have names.
    pub fn say_among(self, what: &impl Says, names: &[String]) -> String {
        self.words.with(|words| words.say_among(what, names))
    }

    /// A text in which phrases are written, about seats that have names.
    pub fn say_written(self, text: &str, names: &[String]) -> String {
        self.words.with(|words| words.say_written(text, names))
    }
}

/// The phrase for a number that stands in a sentence.
pub fn counted(code: &'static str, count: usize) -> Phrase {
    Phrase::new(code).with("count", count as i64)
}
