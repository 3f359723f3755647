//! Options of a table: the choices made before a game begins that are part of its record.
//!
//! They are written `key=value,key=value`; a value that is a list joins its members with `+`.

use std::fmt::Debug;

use crate::phrase::{Phrase, Says};

/// A game's options.
pub trait Options: Clone + Default + PartialEq + Debug {
    /// Sets one option from its text.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption>;

    /// All options that a record must keep, as texts that [`Options::set`] takes back.
    fn entries(&self) -> Vec<(String, String)>;

    /// Whether the options can be played with so many seats.
    fn check(&self, seats: u8) -> Result<(), BadOption> {
        let _ = seats;
        Ok(())
    }

    /// Whether everybody may know the options. A table at which strangers meet shows its options to all, so they must
    /// not fix what is secret in the game.
    fn check_public(&self) -> Result<(), BadOption> {
        Ok(())
    }

    /// Reads `key=value,key=value`; an empty text leaves everything at its default.
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

    /// Writes the options as [`Options::read`] reads them.
    fn write(&self) -> String {
        let entries: Vec<String> = self.entries().iter().map(|(key, value)| format!("{key}={value}")).collect();
        entries.join(",")
    }
}

/// Why options were not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOption {
    /// An entry is not of the form `key=value`.
    Malformed(String),
    /// The same key stands twice.
    Twice(String),
    /// The game has no such option.
    UnknownKey {
        /// What was written.
        key: String,
        /// What the game knows.
        known: &'static [&'static str],
    },
    /// The option does not take this value.
    UnknownValue {
        /// The option.
        key: String,
        /// What was written.
        value: String,
        /// What it takes.
        known: Vec<String>,
    },
    /// A rule of the game stands against it.
    Rule(Phrase),
}

impl Says for BadOption {
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
