//! The folders of the games on the shelf, and the data files in them.

use std::path::PathBuf;
use std::sync::LazyLock;

use serde::de::DeserializeOwned;

use crate::step::root;

/// The shelf's manifest. It names the games, so this program need not be built with them, which takes a minute.
const SHELF: &str = include_str!("../../crates/shelf/Cargo.toml");

/// The games on the shelf: their names, and whether they are in the product. The example is an optional dependency.
static GAMES: LazyLock<Vec<(String, bool)>> = LazyLock::new(|| {
    let manifest: toml::Table = toml::from_str(SHELF).expect("the shelf's manifest is TOML");
    let dependencies = manifest["dependencies"].as_table().expect("the shelf has dependencies");
    let is_game = |name: &&String| root().join("games").join(name).is_dir();
    let optional = |name: &str| dependencies[name].get("optional").and_then(toml::Value::as_bool).unwrap_or(false);
    let mut games: Vec<(String, bool)> =
        dependencies.keys().filter(is_game).map(|name| (name.clone(), !optional(name))).collect();
    games.sort_by_key(|(_, in_product)| !in_product);
    games
});

/// The names of the games in the product. A game's package and its folder below `games` have the same name.
pub fn names() -> impl Iterator<Item = &'static str> {
    GAMES.iter().filter(|(_, in_product)| *in_product).map(|(name, _)| name.as_str())
}

/// The names of all games, with the example.
pub fn with_example() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|(name, _)| name.as_str())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_game_of_the_shelf_is_not_in_the_product() {
        let (product, all): (Vec<_>, Vec<_>) = (names().collect(), with_example().collect());
        assert_eq!(product, all[..all.len() - 1]);
        // Every folder of a game is on the shelf.
        let mut folders: Vec<String> = std::fs::read_dir(root().join("games"))
            .expect("there are games")
            .map(|entry| entry.expect("a folder").file_name().to_string_lossy().into_owned())
            .collect();
        folders.sort();
        let mut all: Vec<&str> = all;
        all.sort_unstable();
        assert_eq!(folders, all);
    }
}
