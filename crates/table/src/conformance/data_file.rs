//! A component data file: read as it is, and refused with the right line where one line is spoilt.

use std::marker::PhantomData;

use crate::forms::Forms;

/// The data file that a game's tables are made from.
#[derive(Clone, Copy, Debug)]
pub struct GoodData<G: Forms> {
    /// The file.
    pub text: &'static str,
    game: PhantomData<G>,
}

impl<G: Forms> GoodData<G> {
    /// Takes the text of a data file.
    #[must_use]
    pub const fn new(text: &'static str) -> GoodData<G> {
        GoodData { text, game: PhantomData }
    }

    /// The text with one line changed, and that line's number. `block` is a text before it, to find the right one.
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

    /// Spoils a line and demands an error there that speaks of `what`.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn refused(&self, block: &str, line: &str, instead: &str, what: &str) {
        let (text, number) = self.spoilt(block, line, instead);
        let error = G::check_data(&text).expect_err(instead);
        assert!(error.starts_with(&format!("line {number}: ")), "{instead}: expected line {number}, got {error}");
        assert!(error.contains(what), "{instead}: {error}");
        assert!(!error.contains('\n'), "one line: {error}");
    }

    /// Spoils a line and demands an error somewhere that speaks of `what`.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn missed(&self, block: &str, line: &str, instead: &str, what: &str) {
        let error = G::check_data(&self.spoilt(block, line, instead).0).expect_err(instead);
        assert!(error.contains(what), "{instead}: {error}");
    }

    /// Demands that the file as it is has the digest that the rules are frozen with, and that half of it, or nothing, is
    /// refused.
    ///
    /// # Panics
    /// If that does not hold.
    #[track_caller]
    pub fn is_frozen(&self) {
        assert_eq!(G::check_data(self.text).as_deref(), Ok(G::DATA));
        assert!(G::check_data("").is_err());
        let half = (0..=self.text.len() / 2).rev().find_map(|end| self.text.get(..end)).unwrap_or_default();
        assert!(G::check_data(half).is_err());
    }

    /// Changes a line that says no fact, and demands the same digest.
    ///
    /// # Panics
    /// If it is another one.
    #[track_caller]
    pub fn means_the_same(&self, block: &str, line: &str, instead: &str) {
        assert_eq!(G::check_data(&self.spoilt(block, line, instead).0).as_deref(), Ok(G::DATA), "{instead}");
    }

    /// Changes a fact into another one that is possible, and demands another digest.
    ///
    /// # Panics
    /// If it is refused, or has the same digest.
    #[track_caller]
    pub fn means_something_else(&self, block: &str, line: &str, instead: &str) {
        let digest = G::check_data(&self.spoilt(block, line, instead).0);
        assert!(digest.as_ref().is_ok_and(|digest| digest != G::DATA), "{instead}: {digest:?}");
    }
}
