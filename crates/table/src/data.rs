//! Component data files: what reading `games/GAME/data/N.toml` has in common, whatever the game.
//!
//! A game says which facts its file holds, as a type, and checks them with the help of a [`DataFile`]. Its build script
//! does so to turn the data into tables, and the program to check a file that somebody has corrected: hence the feature
//! `data`, without which nobody pays for a TOML parser. Whoever reads the errors is editing a data file, so they are
//! plain English with the line, like a compiler's.
//!
//! ```
//! use serde::Deserialize;
//! use toml::Spanned;
//!
//! #[derive(Debug, Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Dice {
//!     source: Spanned<String>,
//!     sides: Spanned<u8>,
//! }
//!
//! let read = |text| {
//!     table::data::read(text, |file, dice: &Dice| {
//!         file.sources([&dice.source])?;
//!         if *dice.sides.get_ref() == 0 { file.bad(&dice.sides, "a die has sides") } else { Ok(()) }
//!     })
//! };
//! assert!(read("source = \"checked\"\nsides = 6").is_ok());
//! let error = read("source = \"checked\"\nsides = 0").unwrap_err();
//! assert_eq!(error.to_string(), "line 2: a die has sides");
//! ```

use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde_json::Value;
use toml::Spanned;

use crate::forms::data_digest;

/// Where a block's facts may come from, from the surest to the least sure.
pub const SOURCES: [&str; 4] = ["rulebook", "checked", "derived", RECONSTRUCTED];

/// The least sure source: our own choice.
const RECONSTRUCTED: &str = "reconstructed";

/// A fact that is not as it must be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct DataError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong, in one line.
    pub what: String,
}

/// What a check comes to.
pub type Check = Result<(), DataError>;

/// Reads a data file, has its facts checked, and returns them with their digest.
///
/// The type of the facts must deny unknown fields: a key that nobody reads is a fact that somebody believes in.
pub fn read<T: DeserializeOwned>(
    text: &str,
    check: impl FnOnce(&DataFile<'_>, &T) -> Check,
) -> Result<(T, String), DataError> {
    let file = DataFile { text };
    let facts: T =
        toml::from_str(text).map_err(|bad| file.error(bad.span().map_or(0, |span| span.start), bad.message()))?;
    check(&file, &facts)?;
    let plain: Value = toml::from_str(text).map_err(|bad| file.error(0, bad.message()))?;
    Ok((facts, data_digest(&plain)))
}

/// What a data file marks as our own choice, as kinds and names: a block `[[tile]]` with `source = "reconstructed"` is a
/// `tile`, and one with `additions_source = "reconstructed"` a `tile-additions`. Its name is what tells it from others of
/// its kind, or else its number.
///
/// ```
/// let text = "[[tile]]\nsource = \"checked\"\n[[tile]]\nsource = \"reconstructed\"\nname = \"oasis\"";
/// assert_eq!(table::data::reconstructed(text), [("tile".to_owned(), "oasis".to_owned())]);
/// ```
#[must_use]
pub fn reconstructed(text: &str) -> Vec<(String, String)> {
    let blocks: toml::Table = toml::from_str(text).unwrap_or_default();
    let mut found = Vec::new();
    for (kind, blocks) in &blocks {
        let blocks = blocks.as_array().map_or(std::slice::from_ref(blocks), Vec::as_slice);
        for (number, block) in (1..).zip(blocks.iter().filter_map(toml::Value::as_table)) {
            let marked = block.iter().filter(|(_, source)| source.as_str() == Some(RECONSTRUCTED));
            for what in marked.filter_map(|(key, _)| key.strip_suffix("source")) {
                let kind = format!("{kind}-{what}").replace('_', "-").trim_end_matches('-').to_owned();
                found.push((kind, name_of(block).unwrap_or(number.to_string())));
            }
        }
    }
    // A block can be of two kinds; each kind stands together.
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    found
}

/// What a game's build script does: reads a data file, writes the tables made of it into `OUT_DIR/tables.rs`, and says
/// when to run again.
///
/// `file` and the `sources` of the build script, such as `src/data.rs`, are named from the game's folder. After the tables
/// stands `RECONSTRUCTED`, what [`reconstructed`] finds.
///
/// # Panics
/// If a file cannot be read or written, or the data is not as it must be: then the build stops with the line.
pub fn generate<T>(
    file: &str,
    sources: &[&str],
    read: impl FnOnce(&str) -> Result<T, DataError>,
    tables: impl FnOnce(&T) -> String,
) {
    let folder = |name: &str| PathBuf::from(std::env::var_os(name).unwrap_or_else(|| panic!("cargo sets {name}")));
    let file = folder("CARGO_MANIFEST_DIR").join(file);
    println!("cargo::rerun-if-changed={}", file.display());
    sources.iter().for_each(|source| println!("cargo::rerun-if-changed={source}"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
    let data = read(&text).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
    let unseen = reconstructed(&text);
    let unseen = format!(
        "/// What the data marks as our own choice, as kinds and names.\npub const RECONSTRUCTED: &[(&str, &str)] = &{unseen:?};"
    );
    let out = folder("OUT_DIR").join("tables.rs");
    std::fs::write(&out, tables(&data) + &unseen).unwrap_or_else(|bad| panic!("{}: {bad}", out.display()));
}

/// What a block is called by.
fn name_of(block: &toml::Table) -> Option<String> {
    let name = ["name", "number", "players", "terrains", "spaces"].into_iter().find_map(|key| block.get(key))?;
    match name {
        toml::Value::String(name) => Some(name.clone()),
        toml::Value::Array(words) => Some(words.iter().filter_map(toml::Value::as_str).collect::<Vec<_>>().join("-")),
        other => other.as_integer().map(|number| number.to_string()),
    }
}

/// A file's text, to turn places into line numbers, and the checks that several games make.
#[derive(Clone, Copy, Debug)]
pub struct DataFile<'a> {
    text: &'a str,
}

impl DataFile<'_> {
    fn error(&self, at: usize, what: impl Into<String>) -> DataError {
        let line = 1 + self.text.bytes().take(at).filter(|&byte| byte == b'\n').count();
        DataError { line, what: what.into().replace('\n', " ") }
    }

    /// The error that this fact is wrong.
    pub fn bad<T>(&self, at: &Spanned<T>, what: impl Into<String>) -> Check {
        Err(self.error(at.span().start, what))
    }

    /// The error that something is not there: it is due at the end of the file.
    pub fn missing(&self, what: impl Into<String>) -> Check {
        Err(self.error(self.text.len(), what))
    }

    /// The error that the facts, each as it may be, do not go together: no line is to blame, so the first one is named.
    pub fn unfit(&self, what: impl Into<String>) -> Check {
        Err(self.error(0, what))
    }

    /// Every one of these is one of the [`SOURCES`].
    pub fn sources<'a>(&self, sources: impl IntoIterator<Item = &'a Spanned<String>>) -> Check {
        sources.into_iter().try_for_each(|source| self.one_of("source", source, &SOURCES))
    }

    /// The word is one of those that the rules know.
    pub fn one_of(&self, what: &str, word: &Spanned<String>, known: &[&str]) -> Check {
        if known.contains(&word.get_ref().as_str()) {
            return Ok(());
        }
        self.bad(word, format!("{what} \"{}\" is not one of: {}", word.get_ref(), known.join(", ")))
    }

    /// There are as many blocks as the rulebook's list of components says.
    pub fn count(&self, what: &str, found: usize, expected: usize) -> Check {
        if found == expected {
            return Ok(());
        }
        self.missing(format!("{expected} {what} were expected, not {found}"))
    }

    /// No name is there twice.
    pub fn distinct<'a>(&self, what: &str, names: impl IntoIterator<Item = &'a Spanned<String>>) -> Check {
        let mut seen: Vec<&str> = Vec::new();
        for name in names {
            if seen.contains(&name.get_ref().as_str()) {
                return self.bad(name, format!("the {what} \"{}\" is there twice", name.get_ref()));
            }
            seen.push(name.get_ref());
        }
        Ok(())
    }
}
