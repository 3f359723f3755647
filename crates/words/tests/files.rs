//! The English files hold a message for every code that any source can produce, and no other; `languages.rs` holds the
//! other languages to the English one.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cartographers::{Ambush, Explore, Land, Scoring, Season, Side, Terrain, Title, scoring};
use fluent_syntax::ast::{Entry, Resource};
use words::Words;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file below a directory with this ending.
fn files(directory: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|end| end == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The codes of all English messages, each with the file it stands in.
fn messages() -> Vec<(String, PathBuf)> {
    let mut codes = Vec::new();
    for file in files(&workspace().join("locales/en"), "ftl") {
        let text = fs::read_to_string(&file).unwrap();
        let resource: Resource<String> = fluent_syntax::parser::parse(text).expect("Fluent");
        for entry in resource.body {
            match entry {
                Entry::Message(message) => codes.push((message.id.name, file.clone())),
                Entry::Term(_) | Entry::Junk { .. } => {
                    panic!("{}: only messages stand here", file.display())
                }
                _ => {}
            }
        }
    }
    codes
}

/// The string literals of a source, without its comments and tests.
fn literals(source: &str) -> BTreeSet<String> {
    let code = source.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    let code = code.filter(|line| !line.trim_start().starts_with("//"));
    // Every second piece between quotes is a literal; an escaped quote only cuts one into pieces that are no codes.
    code.flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned).collect()
}

/// Everything that stands between quotes in the sources of all crates.
fn all_literals() -> BTreeSet<String> {
    let crates = fs::read_dir(workspace().join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src"));
    let sources = crates.filter(|path| path.is_dir()).flat_map(|path| files(&path, "rs"));
    sources.flat_map(|file| literals(&fs::read_to_string(file).unwrap())).collect()
}

/// The codes that are put together from a beginning and a name.
fn families() -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    let mut family = |beginning: &str, names: Vec<&str>| {
        codes.extend(names.into_iter().map(|name| format!("cartographers-{beginning}-{name}")));
    };
    family("terrain", Terrain::ALL.map(Terrain::name).to_vec());
    family("side", Side::ALL.map(Side::name).to_vec());
    family("season", Season::all().map(Season::name).collect());
    family("title", Title::all().map(Title::name).collect());
    family("card", Explore::all().map(Explore::name).collect());
    family("card", Ambush::all().map(Ambush::name).collect());
    family("card", Scoring::all().map(Scoring::name).collect());
    family("rule", Scoring::all().map(Scoring::name).collect());
    let reasons = reasons();
    family("reason", reasons.iter().map(String::as_str).collect());
    // What the page says of each game by its name.
    codes.extend(["name", "about", "thanks"].map(|what| format!("cartographers-{what}")));
    // The bots, by the names that they have in `bots`.
    codes.extend(["random", "greedy"].map(|bot| format!("page-plays-{bot}")));
    codes
}

/// The reasons for points: what the scoring sources name beside a number of points.
fn reasons() -> BTreeSet<String> {
    let scoring = workspace().join("crates/cartographers/src/scoring");
    let sources = files(&scoring, "rs").into_iter().chain([scoring.join("../outcome.rs")]);
    let literals = sources.flat_map(|file| literals(&fs::read_to_string(file).unwrap()));
    let is_reason =
        |word: &String| word == "coin" || (word.contains('-') && !word.starts_with("cartographers-") && is_code(word));
    literals.filter(is_reason).collect()
}

fn is_code(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        && !word.starts_with('-')
        && !word.ends_with('-')
}

fn first_word(code: &str) -> &str {
    code.split('-').next().unwrap_or(code)
}

#[test]
fn every_code_has_a_message() {
    let words = Words::english();
    let first_words: BTreeSet<String> = messages().iter().map(|(code, _)| first_word(code).to_owned()).collect();
    let codes = all_literals()
        .into_iter()
        .filter(|word| is_code(word) && word.contains('-') && first_words.contains(first_word(word)));
    let missing: Vec<String> = codes.chain(families()).filter(|code| !words.has(code)).collect();
    assert!(missing.is_empty(), "no English message for {missing:#?}");
}

#[test]
fn what_is_handed_to_a_phrase_has_a_message_whatever_its_first_word() {
    let words = Words::english();
    let crates = fs::read_dir(workspace().join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src"));
    for file in crates.filter(|path| path.is_dir()).flat_map(|path| files(&path, "rs")) {
        let source = fs::read_to_string(&file).unwrap();
        let code: Vec<&str> = source
            .lines()
            .take_while(|line| !line.starts_with("#[cfg(test)]"))
            .filter(|line| !line.trim_start().starts_with("//"))
            .collect();
        for after in code.join("\n").split("Phrase::new(\"").skip(1) {
            let code = after.split('"').next().unwrap();
            assert!(words.has(code), "{}: no English message for {code}", file.display());
        }
    }
}

#[test]
fn no_message_is_unused() {
    let used: BTreeSet<String> = all_literals().into_iter().chain(families()).collect();
    let unused: Vec<String> =
        messages().into_iter().map(|(code, _)| code).filter(|code| !used.contains(code)).collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

#[test]
fn a_game_keeps_its_words_in_its_own_file() {
    for (code, file) in messages() {
        let stem = file.file_stem().unwrap().to_str().unwrap().to_owned();
        if workspace().join("crates").join(first_word(&code)).is_dir() {
            assert_eq!(first_word(&code), stem, "{code} stands in {}", file.display());
        }
    }
}

#[test]
fn a_scored_map_gives_reasons_that_have_words() {
    // All of a map in forest: the explanations of every card that forest pays for.
    let rows: Vec<String> = Land::blank(Side::Wastelands).rows().iter().map(|row| row.replace('.', "F")).collect();
    let land = Land::read(Side::Wastelands, &rows).unwrap();
    let words = Words::english();
    for item in Scoring::all().flat_map(|card| scoring::explain(card, &land)) {
        assert!(words.has(&format!("cartographers-reason-{}", item.reason)), "{}", item.reason);
    }
}

/// What stands in the page's sources as it is shown: a name, and keys of the keyboard.
const SHOWN_AS_IT_IS: [&str; 2] = ["Portolan", "Enter"];

#[test]
fn no_text_of_the_page_bypasses_the_words() {
    for file in files(&workspace().join("crates/web/src"), "rs") {
        let source = fs::read_to_string(&file).unwrap();
        // A text between tags stands in quotation marks after a `>`, or alone on its line.
        let after_tags = source.split(">\"").skip(1).filter_map(|rest| rest.split('"').next());
        let alone = source.lines().filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix('"'));
        for text in after_tags.chain(alone).filter(|text| !SHOWN_AS_IT_IS.contains(text)) {
            let letters = text.chars().filter(|c| c.is_alphabetic()).count();
            assert!(letters < 2 || text.contains('-'), "{}: {text:?} must stand in the locales", file.display());
        }
    }
}
