//! Options of a table: the choices made before a game begins that are part of its record.
//!
//! Their text form is `key=value,key=value`. A list value joins its members with `+`.

use std::fmt::Debug;

use crate::phrase::{Phrase, ToPhrase};

/// A game's options.
pub trait Options: Clone + Default + PartialEq + Debug {
    /// Sets one option from its text.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption>;

    /// All options that a record must store, as texts that [`Options::set`] parses.
    fn entries(&self) -> Vec<(String, String)>;

    /// Checks whether the options can be played with this number of seats.
    fn check(&self, seats: u8) -> Result<(), BadOption> {
        let _ = seats;
        Ok(())
    }

    /// Checks whether everybody may know the options. A table for strangers shows its options to all, so they must not
    /// determine a secret of the game. Online tables ask this.
    fn check_public(&self) -> Result<(), BadOption> {
        Ok(())
    }

    /// Parses `key=value,key=value`; an empty text gives the defaults.
    fn read(text: &str) -> Result<Self, BadOption> {
        let mut options = Self::default();
        let mut seen: Vec<&str> = Vec::new();
        for entry in text.split(',').filter(|_| !text.is_empty()) {
            let Some((key, value)) = entry.split_once('=') else {
                return Err(BadOption::Malformed(entry.to_owned()));
            };
            if seen.contains(&key) {
                return Err(BadOption::Twice(key.to_owned()));
            }
            seen.push(key);
            options.set(key, value)?;
        }
        Ok(options)
    }

    /// Writes the options in the form that [`Options::read`] parses.
    fn write(&self) -> String {
        let entries: Vec<String> = self.entries().iter().map(|(key, value)| format!("{key}={value}")).collect();
        entries.join(",")
    }
}

/// Why options were refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOption {
    /// An entry does not have the form `key=value`.
    Malformed(String),
    /// The same key occurs twice.
    Twice(String),
    /// The game has no such option.
    UnknownKey {
        /// The unknown key.
        key: String,
        /// The keys that the game knows.
        known: &'static [&'static str],
    },
    /// The option does not take this value.
    UnknownValue {
        /// The option.
        key: String,
        /// The unknown value.
        value: String,
        /// The values that the option takes.
        known: Vec<String>,
    },
    /// A rule of the game forbids it.
    Rule(Phrase),
}

impl ToPhrase for BadOption {
    fn phrase(&self) -> Phrase {
        match self {
            BadOption::Malformed(entry) => Phrase::new("option-malformed").with("entry", entry.as_str()),
            BadOption::Twice(key) => Phrase::new("option-twice").with("key", key.as_str()),
            BadOption::UnknownKey { key, known } => {
                Phrase::new("option-unknown-key").with("key", key.as_str()).with("known", known.join(", "))
            }
            BadOption::UnknownValue { key, value, known } => Phrase::new("option-unknown-value")
                .with("key", key.as_str())
                .with("value", value.as_str())
                .with("known", known.join(", ")),
            BadOption::Rule(phrase) => phrase.clone(),
        }
    }
}
