//! The rules of the games, which the page loads for who reads them: complete, alike in all languages, and with a
//! section for every refusal.

#![allow(clippy::unwrap_used, reason = "what a test prepares may fail it")]

mod games;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use words::{LANGUAGES, Words};

use self::games::workspace;

/// The messages of a game's rules, in the order of the file.
fn rules(language: &str, game: &str) -> Vec<(String, String)> {
    let file = workspace().join(format!("locales/{language}/rules/{game}.ftl"));
    let text = fs::read_to_string(&file).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(" = ").unwrap()).map(|(code, said)| (code.to_owned(), said.to_owned())).collect()
}

/// The page's list of chapters: each with its game and the refusals that it explains.
fn chapters() -> Vec<(String, String, Vec<String>)> {
    let list = fs::read_to_string(workspace().join("crates/vellum/src/chapters.txt")).unwrap();
    let chapter = |line: &str| {
        let (names, refusals) = line.split_once(':').unwrap();
        let (game, section) = names.split_once(' ').unwrap();
        (game.to_owned(), section.to_owned(), refusals.split_whitespace().map(str::to_owned).collect())
    };
    list.lines().map(chapter).collect()
}

fn all_games() -> Vec<&'static str> {
    games::all().iter().map(|spoken| spoken.game).collect()
}

#[test]
fn every_language_has_the_same_codes_in_the_same_order() {
    for game in all_games() {
        let codes = |language| rules(language, game).into_iter().map(|(code, _)| code).collect::<Vec<_>>();
        for language in LANGUAGES {
            assert_eq!(codes(language), codes("en"), "{language}");
        }
    }
}

#[test]
fn the_page_can_read_them() {
    for (language, game) in
        LANGUAGES.iter().flat_map(|language| all_games().into_iter().map(move |game| (language, game)))
    {
        let text = fs::read_to_string(workspace().join(format!("locales/{language}/rules/{game}.ftl"))).unwrap();
        let words = Words::new(language, &[&text]).unwrap();
        for (code, said) in rules(language, game) {
            assert_eq!(words.term(&code), said, "{language} {code}: no arguments, one line");
            assert!(!said.contains(['{', '}', '⟨', '<']) && !said.contains("  "), "{language} {code}");
        }
    }
}

#[test]
fn chapters_stand_in_order_with_paragraphs_that_are_numbered_without_gaps() {
    for game in all_games() {
        let mut expected = Vec::new();
        let codes: BTreeSet<String> = rules("en", game).into_iter().map(|(code, _)| code).collect();
        for (_, section, _) in chapters().into_iter().filter(|(of, ..)| of == game) {
            let heading = format!("rules-{game}-{section}");
            let numbered = |what: &str| {
                let beginning = format!("{heading}-{what}");
                let count = codes.iter().filter(|code| is_numbered(code, &beginning)).count();
                (1..=count).map(|number| format!("{beginning}{number}")).collect::<Vec<_>>()
            };
            assert!(!numbered("").is_empty(), "{heading} says nothing");
            expected.push(heading.clone());
            expected.extend(numbered(""));
            expected.extend(numbered("figure-"));
        }
        let found: Vec<String> = rules("en", game).into_iter().map(|(code, _)| code).collect();
        assert_eq!(found, expected);
    }
}

fn is_numbered(code: &str, beginning: &str) -> bool {
    code.strip_prefix(beginning).is_some_and(|number| number.parse::<usize>().is_ok())
}

#[test]
fn nothing_is_left_in_english() {
    for game in all_games() {
        let english: BTreeMap<String, String> = rules("en", game).into_iter().collect();
        for language in LANGUAGES.iter().filter(|language| **language != "en") {
            for (code, said) in rules(language, game) {
                assert_ne!(said, english[&code], "{language} {code}");
            }
        }
    }
}

#[test]
fn every_paragraph_is_a_whole_sentence_and_numbers_are_the_same_everywhere() {
    let numbers = |said: &str| {
        let mut numbers: Vec<u32> =
            said.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        numbers.sort_unstable();
        numbers
    };
    for game in all_games() {
        let english: BTreeMap<String, String> = rules("en", game).into_iter().collect();
        for language in LANGUAGES {
            for (code, said) in rules(language, game) {
                if code.ends_with(|c: char| c.is_ascii_digit()) {
                    assert!(said.ends_with('.'), "{language} {code}: {said}");
                    // Small numbers are words in one language and digits in another.
                    let large = |said: &str| numbers(said).into_iter().filter(|number| *number > 4).collect::<Vec<_>>();
                    assert_eq!(large(&said), large(&english[&code]), "{language} {code}");
                }
            }
        }
    }
}

#[test]
fn every_refusal_has_a_section_and_every_section_of_the_list_is_written() {
    for game in all_games() {
        let written: BTreeSet<String> = rules("en", game).into_iter().map(|(code, _)| code).collect();
        let mut explained = Vec::new();
        for (_, section, refusals) in chapters().into_iter().filter(|(of, ..)| of == game) {
            assert!(written.contains(&format!("rules-{game}-{section}")), "{game} {section}");
            explained.extend(refusals);
        }
        let beginning = format!("{game}-refused-");
        let words = fs::read_to_string(workspace().join(format!("locales/en/{game}.ftl"))).unwrap();
        let mut refusals: Vec<String> = words
            .lines()
            .filter_map(|line| line.strip_prefix(&beginning)?.split_once(" = ").map(|(code, _)| code.to_owned()))
            .collect();
        refusals.sort();
        explained.sort();
        assert_eq!(explained, refusals, "{game}: each refusal points to one section");
    }
}

/// How many blocks of each kind a game's data marks as reconstructed, in the order of the file.
fn reconstructed(game: &str) -> Vec<(String, usize)> {
    let data = fs::read_to_string(workspace().join(format!("data/{game}/1.toml"))).unwrap();
    let mut kinds: Vec<(String, usize)> = Vec::new();
    let mut kind = String::new();
    for line in data.lines() {
        if line.starts_with('[') {
            kind = line.split(['[', ']']).find(|name| !name.is_empty()).unwrap().to_owned();
        }
        let of_block = line.starts_with("source = \"reconstructed\"") || line.starts_with("additions_source = \"recon");
        if of_block {
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += 1,
                None => kinds.push((kind.clone(), 1)),
            }
        }
    }
    kinds
}

#[test]
fn what_we_could_not_see_is_listed_as_the_data_says() {
    for game in all_games() {
        let kinds = reconstructed(game);
        for language in LANGUAGES {
            let said: Vec<String> = rules(language, game)
                .into_iter()
                .filter(|(code, _)| code.starts_with(&format!("rules-{game}-unseen-")))
                .map(|(_, said)| said)
                .collect();
            assert!(
                said.last().unwrap().contains(&format!("data/{game}/1.toml")),
                "{language} {game}: how to correct it"
            );
            // After the first paragraph, one for each kind, with how many there are.
            for (place, (kind, count)) in kinds.iter().enumerate() {
                let paragraph = &said[1 + place];
                let counts = paragraph.split(|c: char| !c.is_ascii_digit()).any(|number| *number == count.to_string());
                assert!(counts, "{language} {game}: {count} of {kind}, but: {paragraph}");
            }
        }
    }
}
