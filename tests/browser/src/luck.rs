//! Chance, the same in every run: a test that fails once fails again.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::json;

use crate::page::Page;

/// `Math.random` of every document that the tab will show, made of a number. The page's name counts the documents, so
/// that a page that is loaded again does not get the games it has had.
const CHANCE: &str = "const turn = Number(window.name) || 0; window.name = String(turn + 1); \
     let state = (LUCK + Math.imul(turn, 0x9e3779b1)) | 0; \
     Math.random = () => { \
         state = (state + 0x6d2b79f5) | 0; \
         let mixed = Math.imul(state ^ (state >>> 15), state | 1); \
         mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61); \
         return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32; \
     };";

/// A number that follows from the story that is told, and from the variable `LUCK`.
fn luck() -> u32 {
    let mut hasher = DefaultHasher::new();
    std::thread::current().name().hash(&mut hasher);
    std::env::var("LUCK").unwrap_or_default().hash(&mut hasher);
    hasher.finish() as u32
}

impl Page {
    /// Takes chance out of the tab that is looked at.
    pub(crate) async fn be_lucky(&self) {
        let source = format!("{{ {} }}", CHANCE.replace("LUCK", &luck().to_string()));
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    }
}
