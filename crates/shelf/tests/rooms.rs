//! Everything of a game is in its own folder. Outside `games/`, tests and docs, only the shelf, manifests and documents
//! name games.

use std::fs;
use std::path::{Path, PathBuf};

use shelf::Title;

/// The folders that may name a game, and those that are built or fetched, relative to the root. The tests of the crates
/// may name a game too.
const ELSEWHERE: [&str; 6] = ["games", "tests", "docs", "examples", "target", ".git"];
/// The only list of games.
const SHELF: &str = "crates/shelf/src/lib.rs";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Whether a folder, relative to the root, may name a game or is no source.
fn may_name_a_game(folder: &Path) -> bool {
    let parts: Vec<_> = folder.iter().map(|part| part.to_str().unwrap()).collect();
    match parts[..] {
        [top] => ELSEWHERE.contains(&top) || top.starts_with("target-"),
        ["crates", _, "tests"] => true,
        _ => false,
    }
}

/// All files that must not name a game.
fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !may_name_a_game(path.strip_prefix(root()).unwrap()) {
                files(&path, found);
            }
        } else if path.is_file() && !name.ends_with(".md") && !["Cargo.toml", "Cargo.lock"].contains(&name.as_str()) {
            found.push(path);
        }
    }
}

/// The names of all games in lower case: the internal name and the displayed one. The example's name is left out,
/// because it is an everyday word.
fn names() -> Vec<String> {
    let english = shelf::english();
    let of_title =
        |title: Title| [title.name().to_owned(), english.term(&format!("{}-name", title.name())).to_lowercase()];
    Title::newest().filter(|title| title.name() != "example").flat_map(of_title).collect()
}

#[test]
fn only_the_shelf_names_a_game() {
    let mut all = Vec::new();
    files(&root(), &mut all);
    assert!(all.len() > 100, "the sources were found");
    let names = names();
    let named = all.iter().filter(|file| **file != root().join(SHELF)).filter_map(|file| {
        let text = fs::read_to_string(file).ok()?.to_lowercase();
        let name = names.iter().find(|name| text.contains(name.as_str()))?;
        Some(format!("{} names {name}", file.strip_prefix(root()).unwrap().display()))
    });
    let named: Vec<String> = named.collect();
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn only_the_folders_of_games_tests_and_docs_are_passed_over() {
    for passed in ["games", "tests", "docs", "examples", "crates/shelf/tests", "target", "target-other"] {
        assert!(may_name_a_game(Path::new(passed)), "{passed}");
    }
    for searched in ["crates", "crates/web-library/src/games", "crates/shelf/src/tests", "xtask", "locales"] {
        assert!(!may_name_a_game(Path::new(searched)), "{searched}");
    }
}

#[test]
fn the_shelf_names_every_game() {
    let shelf = fs::read_to_string(root().join(SHELF)).unwrap().to_lowercase();
    assert!(Title::newest().all(|title| shelf.contains(title.name())));
}

/// The tests of a crate are one program, so a file that `main.rs` does not name never runs.
#[test]
fn no_test_file_is_forgotten() {
    let crates = ["games", "crates"].into_iter().flat_map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let tests = crates.map(|entry| entry.unwrap().path().join("tests")).filter(|tests| tests.join("main.rs").exists());
    let tests: Vec<PathBuf> = tests.collect();
    assert!(tests.len() >= 6, "{tests:?}");
    for folder in tests {
        let main = fs::read_to_string(folder.join("main.rs")).unwrap();
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap();
            assert!(name == "main" || main.lines().any(|line| line == format!("mod {name};")), "{}", path.display());
        }
    }
}
