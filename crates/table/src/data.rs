//! Component data files: the shared code that reads `games/GAME/data/N.toml`.
//!
//! A game defines a type for the facts of its file and checks them with a [`DataFile`]. Its build script uses this to
//! turn the data into tables. The program uses it to check an edited file. Only the feature `data` adds the TOML
//! parser. The errors are for the editor of a data file: plain English with a line number, like a compiler's.
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
//!         if *dice.sides.get_ref() == 0 { file.bad(&dice.sides, "a die needs at least one side") } else { Ok(()) }
//!     })
//! };
//! assert!(read("source = \"checked\"\nsides = 6").is_ok());
//! let error = read("source = \"checked\"\nsides = 0").unwrap_err();
//! assert_eq!(error.to_string(), "line 2: a die needs at least one side");
//! ```

use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde_json::Value;
use toml::Spanned;

use crate::forms::data_digest;

/// The possible sources of a block's facts, from the most to the least certain.
pub const SOURCES: [&str; 4] = ["rulebook", "checked", "derived", RECONSTRUCTED];

/// The least certain source: our own choice.
const RECONSTRUCTED: &str = "reconstructed";

/// An invalid fact.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct DataError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The reason, in one line.
    pub what: String,
}

/// The result of a check.
pub type Check = Result<(), DataError>;

/// Parses a data file, checks its facts with `check` and returns them with their digest.
///
/// The type of the facts must deny unknown fields. Otherwise a key that the game does not read would be ignored
/// silently.
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

/// The kinds and names of all facts that a data file marks as our own choice.
///
/// A block `[[tile]]` with `source = "reconstructed"` has the kind `tile`.
/// One with `additions_source = "reconstructed"` has the kind `tile-additions`.
/// The name distinguishes blocks of one kind; a block without a name gets its number.
///
/// ```
/// let text = "[[tile]]\nsource = \"checked\"\n[[tile]]\nsource = \"reconstructed\"\nname = \"oasis\"";
/// assert_eq!(table::data::reconstructed(text), [("tile".to_owned(), "oasis".to_owned())]);
/// ```
///
/// # Panics
/// If the text is not TOML. A data file that [`read`] accepts always is.
#[must_use]
pub fn reconstructed(text: &str) -> Vec<(String, String)> {
    let blocks: toml::Table = toml::from_str(text).expect("the text is a checked data file");
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
    // A block can have two kinds, so the list is sorted by kind.
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    found
}

/// The work of a game's build script: reads a data file, writes its tables to `OUT_DIR/tables.rs`, and tells cargo when
/// to run the script again.
///
/// `file` and the `sources` of the build script, such as `src/data.rs`, are paths relative to the game's folder. After
/// the tables, the output has a constant `RECONSTRUCTED` with the result of [`reconstructed`].
///
/// # Panics
/// If a file cannot be read or written, or if the data is invalid. The build then stops with the line number.
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
        "/// The kinds and names of reconstructed components.\npub const RECONSTRUCTED: &[(&str, &str)] = &{unseen:?};"
    );
    let out = folder("OUT_DIR").join("tables.rs");
    std::fs::write(&out, tables(&data) + &unseen).unwrap_or_else(|bad| panic!("{}: {bad}", out.display()));
}

/// The name of a block: the first of the keys that may serve as one.
fn name_of(block: &toml::Table) -> Option<String> {
    let name = ["name", "number", "players", "terrains", "spaces"].into_iter().find_map(|key| block.get(key))?;
    match name {
        toml::Value::String(name) => Some(name.clone()),
        toml::Value::Array(words) => Some(words.iter().filter_map(toml::Value::as_str).collect::<Vec<_>>().join("-")),
        other => other.as_integer().map(|number| number.to_string()),
    }
}

/// The text of a data file, for line numbers, with the checks that several games use.
#[derive(Clone, Copy, Debug)]
pub struct DataFile<'a> {
    text: &'a str,
}

impl DataFile<'_> {
    fn error(&self, at: usize, what: impl Into<String>) -> DataError {
        let line = 1 + self.text.bytes().take(at).filter(|&byte| byte == b'\n').count();
        DataError { line, what: what.into().replace('\n', " ") }
    }

    /// The error for a wrong fact.
    pub fn bad<T>(&self, at: &Spanned<T>, what: impl Into<String>) -> Check {
        Err(self.error(at.span().start, what))
    }

    /// The error for a missing fact. It names the last line of the file.
    pub fn missing(&self, what: impl Into<String>) -> Check {
        Err(self.error(self.text.len(), what))
    }

    /// The error for facts that are valid alone but contradict each other. No single line is wrong, so it names the
    /// first.
    pub fn unfit(&self, what: impl Into<String>) -> Check {
        Err(self.error(0, what))
    }

    /// Checks that each of these is one of the [`SOURCES`].
    pub fn sources<'a>(&self, sources: impl IntoIterator<Item = &'a Spanned<String>>) -> Check {
        sources.into_iter().try_for_each(|source| self.one_of("source", source, &SOURCES))
    }

    /// Checks that the word is one of the known words.
    pub fn one_of(&self, what: &str, word: &Spanned<String>, known: &[&str]) -> Check {
        if known.contains(&word.get_ref().as_str()) {
            return Ok(());
        }
        self.bad(word, format!("{what} \"{}\" is not one of: {}", word.get_ref(), known.join(", ")))
    }

    /// Checks that there are as many blocks as the rulebook's list of components says.
    pub fn count(&self, what: &str, found: usize, expected: usize) -> Check {
        if found == expected {
            return Ok(());
        }
        self.missing(format!("expected {expected} {what}, found {found}"))
    }

    /// Checks that no name occurs twice.
    pub fn distinct<'a>(&self, what: &str, names: impl IntoIterator<Item = &'a Spanned<String>>) -> Check {
        let mut seen: Vec<&str> = Vec::new();
        for name in names {
            if seen.contains(&name.get_ref().as_str()) {
                return self.bad(name, format!("the {what} \"{}\" occurs twice", name.get_ref()));
            }
            seen.push(name.get_ref());
        }
        Ok(())
    }
}
