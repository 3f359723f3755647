//! The forms of a title: scoring boards, listing legal actions, and checking data files.

use serde_json::{Value, json};
use table::{Forms, Game, Item, Line, Phrase};

use crate::Title;

impl Title {
    /// Scores a finished board. Request and response are JSON.
    pub fn score(self, form: &str) -> Result<Value, Phrase> {
        with_game!(self, G => <G as Forms>::score(form))
    }

    /// The same response with its `items`. `say` words their reasons from the line of the score sheet, if there are
    /// several, and the code of the reason.
    pub fn explain(self, form: &str, say: impl Fn(Option<&Phrase>, &str) -> String) -> Result<Value, Phrase> {
        with_game!(self, G => {
            let write = |line: Option<&Line>, item: &Item| {
                let spaces: Vec<String> = item.spaces.iter().map(|&space| <G as Forms>::space_name(space)).collect();
                let reason = say(line.map(|line| &line.title), &format!("{}-reason-{}", G::NAME, item.reason));
                json!({ "spaces": spaces, "points": item.points, "reason": reason })
            };
            Ok(<G as Forms>::explain(form)?.with_items(write))
        })
    }

    /// The legal actions in a position. Request and response are JSON.
    pub fn legal(self, form: &str) -> Result<Value, Phrase> {
        with_game!(self, G => <G as Forms>::legal(form))
    }

    /// Checks a component data file and returns the digest of its facts.
    pub fn check_data(self, text: &str) -> Result<String, String> {
        with_game!(self, G => <G as Forms>::check_data(text))
    }

    /// The digest of the component data that the title was built with.
    #[must_use]
    pub fn data(self) -> &'static str {
        with_game!(self, G => <G as Game>::DATA)
    }
}
