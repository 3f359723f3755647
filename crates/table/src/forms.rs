//! The forms that people and scripts fill in: a finished board to be scored, a position to be asked, component data
//! to be checked. Each game says what its forms hold; `portolan score`, `legal` and `data check` pass them on.

use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::phrase::Phrase;
use crate::score::{Item, Line, ScoreSheet};

/// A game's forms.
pub trait Forms: Game {
    /// The points of a finished board, both written in JSON.
    fn score(form: &str) -> Result<Value, Phrase>;

    /// The same answer, with where its points come from.
    fn explain(form: &str) -> Result<Explained, Phrase>;

    /// What forms call one of the spaces that an [`Item`] speaks of.
    fn space_name(space: u16) -> String;

    /// What is legal in a position, both written in JSON.
    fn legal(form: &str) -> Result<Value, Phrase>;

    /// Checks the text of a component data file and returns the digest of its facts.
    ///
    /// Who reads the error is editing a data file, so it is plain English, with its line. A game's crate has the reader
    /// with its feature `data` alone.
    fn check_data(text: &str) -> Result<String, String> {
        let _ = text;
        Err("this program was built without the reader of component data".to_owned())
    }
}

/// An answer to a form, and where its points come from.
#[derive(Clone, PartialEq, Debug)]
pub struct Explained {
    /// The answer, without its explanation.
    pub answer: Value,
    /// Where its points come from.
    pub points: Points,
}

/// The explained points of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Points {
    /// Those of a single board, which the answer has as its `points`.
    OfBoard(Line),
    /// Those of each of the answer's `players`.
    OfPlayers(Vec<ScoreSheet>),
}

impl Explained {
    /// The answer with `items` beside what they add up to: in the answer itself, or in each of its `players`.
    ///
    /// An item is written with the line of the score sheet that it stands in, if there are several. What earns nothing
    /// is left out.
    #[must_use]
    pub fn with_items(mut self, write: impl Fn(Option<&Line>, &Item) -> Value) -> Value {
        let earns = |item: &&Item| item.points != 0;
        match &self.points {
            Points::OfBoard(line) => {
                self.answer["items"] = line.items.iter().filter(earns).map(|item| write(None, item)).collect();
            }
            Points::OfPlayers(sheets) => {
                for (player, sheet) in sheets.iter().enumerate() {
                    let items = sheet.lines.iter().flat_map(|line| line.items.iter().map(move |item| (line, item)));
                    let items = items.filter(|(_, item)| earns(item)).map(|(line, item)| write(Some(line), item));
                    self.answer["players"][player]["items"] = items.collect();
                }
            }
        }
        self.answer
    }
}

/// Reads a form: JSON with exactly the entries that `T` has.
pub fn read<T: DeserializeOwned>(form: &str) -> Result<T, Phrase> {
    // serde would take a list for an object whose entries have no names.
    if !form.trim_start().starts_with('{') {
        return Err(Phrase::new("form-no-object"));
    }
    serde_json::from_str(form).map_err(|bad| Phrase::new("form-unreadable").with("detail", bad.to_string()))
}

/// The digest of a game's component data: of its facts, not of its layout, comments or sources.
///
/// The facts are written as JSON with sorted keys, without the keys that say where a fact comes from; the digest is
/// the first half of the SHA-256 of that text.
#[must_use]
pub fn data_digest(facts: &Value) -> String {
    let text = without_sources(facts).to_string();
    Sha256::digest(text.as_bytes())[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn without_sources(facts: &Value) -> Value {
    match facts {
        Value::Object(entries) => {
            let facts = entries.iter().filter(|(key, _)| !key.ends_with("source"));
            // Sorted here, since a map keeps the order of the text in a build that asks serde_json for it.
            let mut facts: Vec<_> = facts.map(|(key, value)| (key.clone(), without_sources(value))).collect();
            facts.sort_by(|(one, _), (other, _)| one.cmp(other));
            facts.into_iter().collect()
        }
        Value::Array(values) => values.iter().map(without_sources).collect(),
        other => other.clone(),
    }
}
