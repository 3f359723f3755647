//! The rules of the games, which the page loads on demand: complete, the same in all languages, and with a section for
//! every refusal.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use words::{LANGUAGES, Words};

use crate::words::games::{self, folder, workspace};

fn rules_file(language: &str, game: &str) -> PathBuf {
    folder(game).join("words").join(language).join("rules.ftl")
}

/// The messages of a game's rules, in the order of the file.
fn rules(language: &str, game: &str) -> Vec<(String, String)> {
    let file = rules_file(language, game);
    let text = fs::read_to_string(&file).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(" = ").unwrap()).map(|(code, text)| (code.to_owned(), text.to_owned())).collect()
}

/// The sections of the rules, each with its game and the refusals that it explains.
fn chapters() -> Vec<(String, String, Vec<String>)> {
    explained("chapters.txt")
}

/// A list of the page as triples: a game, a section, and the entries that the section explains.
fn explained(list: &str) -> Vec<(String, String, Vec<String>)> {
    let of_game = |game: &'static str| {
        let list = fs::read_to_string(folder(game).join("words").join(list)).unwrap();
        let chapter = |line: &str| {
            let (section, refusals) = line.split_once(':').unwrap();
            (game.to_owned(), section.to_owned(), refusals.split_whitespace().map(str::to_owned).collect())
        };
        list.lines().map(chapter).collect::<Vec<_>>()
    };
    all_games().into_iter().flat_map(of_game).collect()
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
fn the_page_can_parse_them() {
    for (language, game) in
        LANGUAGES.iter().flat_map(|language| all_games().into_iter().map(move |game| (language, game)))
    {
        let text = fs::read_to_string(rules_file(language, game)).unwrap();
        let words = Words::new(language, &[&text]).unwrap();
        for (code, text) in rules(language, game) {
            assert_eq!(words.term(&code), text, "{language} {code}: no arguments, one line");
            assert!(!text.contains(['{', '}', '⟨', '<']) && !text.contains("  "), "{language} {code}");
        }
    }
}

#[test]
fn sections_are_in_order_and_paragraphs_are_numbered_without_gaps() {
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
            assert!(!numbered("").is_empty(), "{heading} has no paragraphs");
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
fn nothing_is_left_untranslated() {
    for game in all_games() {
        let english: BTreeMap<String, String> = rules("en", game).into_iter().collect();
        for language in LANGUAGES.iter().filter(|language| **language != "en") {
            for (code, text) in rules(language, game) {
                assert_ne!(text, english[&code], "{language} {code}");
            }
        }
    }
}

#[test]
fn every_paragraph_is_a_whole_sentence_with_the_same_numbers_in_every_language() {
    let numbers = |text: &str| {
        let mut numbers: Vec<u32> =
            text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        numbers.sort_unstable();
        numbers
    };
    for game in all_games() {
        let english: BTreeMap<String, String> = rules("en", game).into_iter().collect();
        for language in LANGUAGES {
            for (code, text) in rules(language, game) {
                if code.ends_with(|c: char| c.is_ascii_digit()) {
                    assert!(text.ends_with('.'), "{language} {code}: {text}");
                    // Small numbers are words in one language and digits in another.
                    let large = |text: &str| numbers(text).into_iter().filter(|number| *number > 4).collect::<Vec<_>>();
                    assert_eq!(large(&text), large(&english[&code]), "{language} {code}");
                }
            }
        }
    }
}

#[test]
fn every_refusal_has_a_section_and_every_listed_section_exists() {
    for game in all_games() {
        let written: BTreeSet<String> = rules("en", game).into_iter().map(|(code, _)| code).collect();
        let mut explained = Vec::new();
        for (_, section, refusals) in chapters().into_iter().filter(|(of, ..)| of == game) {
            assert!(written.contains(&format!("rules-{game}-{section}")), "{game} {section}");
            explained.extend(refusals);
        }
        let beginning = format!("{game}-refused-");
        let words = fs::read_to_string(folder(game).join("words/en/game.ftl")).unwrap();
        let mut refusals: Vec<String> = words
            .lines()
            .filter_map(|line| line.strip_prefix(&beginning)?.split_once(" = ").map(|(code, _)| code.to_owned()))
            .collect();
        refusals.sort();
        explained.sort();
        assert_eq!(explained, refusals, "{game}: each refusal points to one section");
    }
}

/// The cards of a game: the code without the prefix of the game, and the section that explains the card.
fn cards(game: &str) -> Vec<(String, &'static str)> {
    let all = |names: Vec<String>, section| names.into_iter().map(move |name| (name, section)).collect::<Vec<_>>();
    match game {
        "cartographers" => {
            use cartographers::{Ambush, Explore, Scoring};
            let explore =
                Explore::all().map(|card| (card.name(), if card.facts().ruins { "ruins" } else { "explore" }));
            let ambush = Ambush::all().map(|card| (card.name(), "ambush"));
            let scoring = Scoring::all().map(|card| (card.name(), "cards"));
            explore.chain(ambush).chain(scoring).map(|(name, section)| (format!("card-{name}"), section)).collect()
        }
        "misterra" => [
            all(misterra::Presumption::all().map(|card| format!("card-{}", card.number())).collect(), "presumptions"),
            all(misterra::Sketch::all().map(|card| format!("sketch-{}", card.name())).collect(), "sketch"),
            all(misterra::OtomaCard::all().map(|_| "otoma".to_owned()).collect(), "solo"),
        ]
        .concat(),
        "morgan" => [
            all(morgan::MapCard::all().map(|card| format!("point-{}", card.point().name())).collect(), "dig"),
            all(morgan::Symbol::ALL.iter().map(|symbol| format!("symbol-{}", symbol.name())).collect(), "bonuses"),
            all(morgan::Treasure::all().map(|card| format!("treasure-{}", card.name())).collect(), "scoring"),
        ]
        .concat(),
        #[cfg(feature = "example")]
        "example" => all(example::Wish::ALL.iter().map(|wish| format!("wish-{}", wish.name())).collect(), "wishes"),
        other => panic!("unknown cards of {other}"),
    }
}

#[test]
fn every_card_has_a_section() {
    let sections: Vec<(String, String)> = chapters().into_iter().map(|(game, section, _)| (game, section)).collect();
    let list = explained("cards.txt");
    for (game, section, _) in &list {
        assert!(sections.contains(&(game.clone(), section.clone())), "{game} has no section {section}");
    }
    for game in all_games() {
        let mut named = BTreeSet::new();
        for (card, section) in cards(game) {
            // As in `page_kit::chapters`, the listed name is the card's name, or a prefix that ends before a hyphen.
            let explains =
                |name: &str| card.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
            let found: Vec<_> = list
                .iter()
                .filter(|(of, ..)| of == game)
                .flat_map(|(_, section, names)| names.iter().map(move |name| (section, name)))
                .filter(|(_, name)| explains(name))
                .collect();
            assert_eq!(found.len(), 1, "{game} {card}: {found:?}");
            assert_eq!(found[0].0, section, "{game} {card}");
            named.insert(found[0].1.clone());
        }
        let listed = list.iter().filter(|(of, ..)| of == game).flat_map(|(.., names)| names.iter().cloned());
        assert_eq!(named, listed.collect(), "{game}: every name in the list belongs to a card");
    }
}

/// The number of entries in a game's data that are marked as reconstructed.
fn marks(game: &str) -> usize {
    let data = fs::read_to_string(workspace().join(format!("games/{game}/data/1.toml"))).unwrap();
    let marks = data.lines().filter(|line| !line.starts_with('#') && line.contains("source = \"reconstructed\""));
    marks.count()
}

#[test]
fn reconstructed_components_match_the_data_and_have_words() {
    let unseen = [
        ("cartographers", cartographers::components::RECONSTRUCTED),
        ("misterra", misterra::components::RECONSTRUCTED),
        ("morgan", morgan::components::RECONSTRUCTED),
        #[cfg(feature = "example")]
        ("example", example::components::RECONSTRUCTED),
    ];
    assert_eq!(unseen.map(|(game, _)| game).to_vec(), all_games());
    for (game, unseen) in unseen {
        assert_eq!(unseen.len(), marks(game), "{game}: one entry for each mark");
        if unseen.is_empty() {
            continue;
        }
        for language in LANGUAGES {
            let words = shelf::words(language).unwrap();
            let library = fs::read_to_string(folder(game).join("words").join(language).join("library.ftl")).unwrap();
            for (kind, name) in unseen {
                assert!(
                    library.contains(&format!("\nlibrary-unseen-{kind} = ")),
                    "{language}: {game} has unseen {kind}"
                );
                let code = match *kind {
                    "presumption" | "presumption-first-game" => format!("misterra-card-{name}"),
                    // Tiles of open sea have only a number.
                    "tile" if name.parse::<usize>().is_err() => format!("morgan-tile-{name}"),
                    "treasure" => format!("morgan-treasure-{name}"),
                    _ => continue,
                };
                assert!(words.has(&code), "{language} {code}");
            }
            let note = rules(language, game)
                .into_iter()
                .rfind(|(code, _)| code.starts_with(&format!("rules-{game}-unseen-")))
                .unwrap();
            for how in [&format!("games/{game}/data/1.toml"), "portolan data check"] {
                assert!(note.1.contains(how), "{language} {game}: how to correct it");
            }
        }
    }
}
