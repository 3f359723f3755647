//! The forms that people and scripts fill in: a finished board to score, a position to query, component data to check.
//! Each game defines its forms; the commands `portolan score`, `legal` and `data check` pass them to the game.

use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::phrase::Phrase;
use crate::score::{Item, Line, ScoreSheet};

/// A game's forms.
pub trait Forms: Game {
    /// Scores a finished board. The form and the answer are JSON.
    fn score(form: &str) -> Result<Value, Phrase>;

    /// Like [`Forms::score`], with the explanation of the points.
    fn explain(form: &str) -> Result<ExplainedAnswer, Phrase>;

    /// The name in forms of a space of an [`Item`].
    fn space_name(space: u16) -> String;

    /// Lists the legal actions in a position. The form and the answer are JSON.
    fn legal(form: &str) -> Result<Value, Phrase>;

    /// Checks the text of a component data file and returns the digest of its facts.
    ///
    /// The error is for people who edit a data file, so it is plain English with a line number. A game's crate contains
    /// the parser only with its feature `data`.
    fn check_data(text: &str) -> Result<String, String> {
        let _ = text;
        Err("this program was built without the feature `data`, which reads component data".to_owned())
    }
}

/// An answer to a form, with the explanation of its points.
#[derive(Clone, PartialEq, Debug)]
pub struct ExplainedAnswer {
    /// The answer, without its explanation.
    pub answer: Value,
    /// The explanation of its points.
    pub points: Points,
}

/// The explained points of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Points {
    /// The points of a single board: the field `points` of the answer.
    OfBoard(Line),
    /// The points of each of the answer's `players`.
    OfPlayers(Vec<ScoreSheet>),
}

impl ExplainedAnswer {
    /// The answer with `items` next to the points they explain: in the answer itself, or in each of its `players`.
    ///
    /// `write` serializes an item. It gets the item's line of the score sheet, or none for a single board. Items
    /// without points are left out.
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

/// Parses a form: a JSON object with exactly the fields of `T`.
pub fn read<T: DeserializeOwned>(form: &str) -> Result<T, Phrase> {
    // serde would also accept a list, as an object without field names.
    if !form.trim_start().starts_with('{') {
        return Err(Phrase::new("form-no-object"));
    }
    serde_json::from_str(form).map_err(|bad| Phrase::new("form-unreadable").with("detail", bad.to_string()))
}

/// The digest of the facts in a game's component data. Layout, comments and sources do not change it.
///
/// The facts are serialized as JSON with sorted keys, without the keys of sources. The digest is the first half of the
/// SHA-256 of that text.
#[must_use]
pub fn data_digest(facts: &Value) -> String {
    let text = without_sources(facts).to_string();
    Sha256::digest(text.as_bytes())[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn without_sources(facts: &Value) -> Value {
    match facts {
        Value::Object(entries) => {
            let facts = entries.iter().filter(|(key, _)| !key.ends_with("source"));
            // Sorted here because a map keeps the order of the text if the build enables that feature of serde_json.
            let mut facts: Vec<_> = facts.map(|(key, value)| (key.clone(), without_sources(value))).collect();
            facts.sort_by(|(one, _), (other, _)| one.cmp(other));
            facts.into_iter().collect()
        }
        Value::Array(values) => values.iter().map(without_sources).collect(),
        other => other.clone(),
    }
}
