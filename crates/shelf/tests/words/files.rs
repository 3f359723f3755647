//! The English files have a message for every code that the sources can produce, and no other. `languages.rs` compares
//! the other languages with English.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use cartographers::{Land, Scoring, Side, scoring};
use fluent_syntax::ast::{Entry, Resource};
use misterra::{Misterra, Parchment, Presumption};
use morgan::Morgan;
use shelf::Title;

use crate::words::games::{self, folder, is_code, sources, word_files};
use crate::words::literals::texts;

/// The codes of all English messages, each with its file; `rules.rs` tests the rules.
fn messages() -> Vec<(String, PathBuf)> {
    let mut codes = Vec::new();
    for file in word_files("en") {
        let text = fs::read_to_string(&file).unwrap();
        let resource: Resource<String> = fluent_syntax::parser::parse(text).expect("Fluent");
        for entry in resource.body {
            match entry {
                Entry::Message(message) => codes.push((message.id.name, file.clone())),
                Entry::Term(_) | Entry::Junk { .. } => {
                    panic!("{}: only messages are allowed", file.display())
                }
                _ => {}
            }
        }
    }
    codes
}

/// All string literals in the sources of all crates.
fn all_literals() -> BTreeSet<String> {
    sources().into_iter().flat_map(|file| texts(&fs::read_to_string(file).unwrap())).collect()
}

/// The codes that are composed of a prefix and a name.
fn families() -> BTreeSet<String> {
    let of_games = games::all().into_iter().flat_map(|spoken| spoken.codes());
    // The bots, by their names in `bots`.
    let bots = ["random", "easy", "greedy", "normal", "hard", "expert"];
    let of_bots = ["page-plays", "page-level", "page-level-about"];
    let of_bots = of_bots.into_iter().flat_map(|family| bots.map(|bot| format!("{family}-{bot}")));
    of_games.chain(of_bots).collect()
}

fn first_word(code: &str) -> &str {
    code.split('-').next().unwrap_or(code)
}

#[test]
fn every_code_has_a_message() {
    let words = shelf::english();
    let first_words: BTreeSet<String> = messages().iter().map(|(code, _)| first_word(code).to_owned()).collect();
    let codes = all_literals()
        .into_iter()
        .filter(|word| is_code(word) && word.contains('-') && first_words.contains(first_word(word)));
    let missing: Vec<String> = codes.chain(families()).filter(|code| !words.has(code)).collect();
    assert!(missing.is_empty(), "no English message for {missing:#?}");
}

#[test]
fn every_literal_code_of_a_phrase_has_a_message() {
    let words = shelf::english();
    for file in sources() {
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
    let literals = all_literals();
    // The page explains some choices with a message whose code is the choice's code plus a suffix.
    let explained = literals.contains("{code}-why").then(|| literals.iter().map(|code| format!("{code}-why")));
    let used: BTreeSet<String> =
        explained.into_iter().flatten().chain(families()).chain(literals.iter().cloned()).collect();
    let unused: Vec<String> =
        messages().into_iter().map(|(code, _)| code).filter(|code| !used.contains(code)).collect();
    assert!(unused.is_empty(), "unused messages: {unused:#?}");
}

#[test]
fn a_game_keeps_its_words_in_its_own_folder() {
    for (code, file) in messages() {
        let named = Title::newest().filter(|title| code.split('-').any(|word| word == title.name()));
        for title in named {
            assert!(file.starts_with(folder(title.name())), "{code} is in {}", file.display());
        }
    }
}

#[test]
fn every_reason_for_points_has_a_message() {
    // A map full of forest: the explanations of every card that scores forest.
    let rows: Vec<String> = Land::blank(Side::Wastelands).rows().iter().map(|row| row.replace('.', "F")).collect();
    let land = Land::read(Side::Wastelands, &rows).unwrap();
    let forest = Scoring::all().flat_map(|card| scoring::explain(card, &land));
    // A parchment of one terrain, and one on which neighbours differ.
    let parchments = [["JJJJJ"; 5], ["JLMSJ", "MSJLM", "JLMSJ", "MSJLM", "JLMSJ"]];
    let parchments = parchments.map(|rows| Parchment::read(&rows).unwrap());
    let drawn = parchments.iter().flat_map(|parchment| Presumption::all().flat_map(|card| card.explain(parchment)));
    let items = forest.map(|item| ("cartographers", item)).chain(drawn.map(|item| ("misterra", item)));
    let items = items.chain(games::scored::<Misterra>()).chain(games::scored::<Morgan>());
    let words = shelf::english();
    for (game, item) in items {
        assert!(words.has(&format!("{game}-reason-{}", item.reason)), "{game} {}", item.reason);
    }
}
