//! Tests of a component data file: it is accepted, and a version with one invalid line is refused with the line number.

use std::marker::PhantomData;

use crate::forms::Forms;

/// The data file from which a game's tables are generated.
#[derive(Clone, Copy, Debug)]
pub struct GoodData<G: Forms> {
    /// The text of the file.
    pub text: &'static str,
    game: PhantomData<G>,
}

impl<G: Forms> GoodData<G> {
    /// Takes the text of a data file.
    #[must_use]
    pub const fn new(text: &'static str) -> GoodData<G> {
        GoodData { text, game: PhantomData }
    }

    /// The text with `line` replaced by `instead`, and the line number. The search for `line` starts at the text
    /// `block`.
    ///
    /// # Panics
    /// If there is no such line.
    #[track_caller]
    #[must_use]
    pub fn spoilt(&self, block: &str, line: &str, instead: &str) -> (String, usize) {
        let from = self.text.find(block).unwrap_or_else(|| panic!("{block}"));
        let at = from + self.text[from..].find(line).unwrap_or_else(|| panic!("{line}"));
        let text = format!("{}{instead}{}", &self.text[..at], &self.text[at + line.len()..]);
        (text, 1 + self.text[..at].matches('\n').count())
    }

    /// Replaces a line and demands an error with its line number that contains `what`.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn refused(&self, block: &str, line: &str, instead: &str, what: &str) {
        let (text, number) = self.spoilt(block, line, instead);
        let error = G::check_data(&text).expect_err(instead);
        assert!(error.starts_with(&format!("line {number}: ")), "{instead}: expected line {number}, got {error}");
        assert!(error.contains(what), "{instead}: {error}");
        assert!(!error.contains('\n'), "the error has one line: {error}");
    }

    /// Replaces a line and demands an error that contains `what`, with any line number.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn missed(&self, block: &str, line: &str, instead: &str, what: &str) {
        let error = G::check_data(&self.spoilt(block, line, instead).0).expect_err(instead);
        assert!(error.contains(what), "{instead}: {error}");
    }

    /// Demands that the unchanged file has the digest of the rules, and that an empty file and half of the file are
    /// refused.
    ///
    /// # Panics
    /// If one of these does not hold.
    #[track_caller]
    pub fn is_frozen(&self) {
        assert_eq!(G::check_data(self.text).as_deref(), Ok(G::DATA));
        assert!(G::check_data("").is_err());
        let half = (0..=self.text.len() / 2).rev().find_map(|end| self.text.get(..end)).unwrap_or_default();
        assert!(G::check_data(half).is_err());
    }

    /// Changes a line that contains no fact, and demands the same digest.
    ///
    /// # Panics
    /// If the digest changes.
    #[track_caller]
    pub fn means_the_same(&self, block: &str, line: &str, instead: &str) {
        assert_eq!(G::check_data(&self.spoilt(block, line, instead).0).as_deref(), Ok(G::DATA), "{instead}");
    }

    /// Changes a fact to another valid one, and demands a different digest.
    ///
    /// # Panics
    /// If the file is refused or has the same digest.
    #[track_caller]
    pub fn means_something_else(&self, block: &str, line: &str, instead: &str) {
        let digest = G::check_data(&self.spoilt(block, line, instead).0);
        assert!(digest.as_ref().is_ok_and(|digest| digest != G::DATA), "{instead}: {digest:?}");
    }
}
