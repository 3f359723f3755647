//! Repeatable randomness: a test that fails once fails again.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::json;

use crate::page::Page;

/// A seeded `Math.random` for every document that the tab will load. `window.name` counts the documents, so that a
/// reloaded page does not get the same games again.
const SEEDED_RANDOM: &str = "const turn = Number(window.name) || 0; window.name = String(turn + 1); \
     let state = (LUCK + Math.imul(turn, 0x9e3779b1)) | 0; \
     Math.random = () => { \
         state = (state + 0x6d2b79f5) | 0; \
         let mixed = Math.imul(state ^ (state >>> 15), state | 1); \
         mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61); \
         return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32; \
     };";

/// The seed of somebody in the current story: a hash of its name, the person's number and the variable `LUCK`.
fn story_seed(person: usize) -> u32 {
    let mut hasher = DefaultHasher::new();
    std::thread::current().name().hash(&mut hasher);
    std::env::var("LUCK").unwrap_or_default().hash(&mut hasher);
    if person > 0 {
        person.hash(&mut hasher);
    }
    hasher.finish() as u32
}

impl Page {
    /// Replaces `Math.random` in the current tab with the seeded one.
    pub(crate) async fn seed_random(&self) {
        let source = format!("{{ {} }}", SEEDED_RANDOM.replace("LUCK", &story_seed(self.number()).to_string()));
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    }
}
