//! The folders of the games on the shelf, and the data files in them.

use std::path::PathBuf;

use serde::de::DeserializeOwned;
use shelf::Title;

use crate::step::root;

/// The names of all games on the shelf. A game's package and its folder below `games` have the same name.
pub fn names() -> impl Iterator<Item = &'static str> {
    Title::newest().map(Title::name)
}

/// A file of a game's folder.
pub fn file(game: &str, name: &str) -> PathBuf {
    root().join("games").join(game).join(name)
}

/// Reads a TOML file of a game's folder.
pub fn read<T: DeserializeOwned>(game: &str, name: &str) -> Result<T, String> {
    let path = file(game, name);
    let text = std::fs::read_to_string(&path).map_err(|bad| format!("{}: {bad}", path.display()))?;
    toml::from_str(&text).map_err(|bad| format!("{}: {bad}", path.display()))
}

/// The folder for cargo's output.
pub fn target() -> PathBuf {
    std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), Into::into)
}

/// A program or an example that was built for release.
pub fn built(name: &str) -> PathBuf {
    target().join("release").join(name)
}
