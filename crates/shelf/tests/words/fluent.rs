//! Compares our parser of words with Fluent's own library: every message of every language, with numbers and texts.

use std::fs;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast;
use table::Phrase;
use words::{LANGUAGES, Words};

use crate::words::games::word_files;

/// The texts of a language.
fn texts(language: &str) -> Vec<String> {
    word_files(language).into_iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// Fluent's library with the same texts.
fn library(language: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    for text in texts(language) {
        bundle.add_resource(FluentResource::try_new(text).expect("Fluent parses it")).expect("no code is repeated");
    }
    bundle
}

/// The codes of a language, each with the names of the arguments in its file.
fn codes(language: &str) -> Vec<(&'static str, Vec<&'static str>)> {
    let mut codes = Vec::new();
    for text in texts(language) {
        let text: &'static str = text.leak();
        for entry in fluent_syntax::parser::parse(text).expect("Fluent parses it").body {
            let ast::Entry::Message(message) = entry else { continue };
            let names = text
                .split('$')
                .skip(1)
                .filter_map(|rest| rest.split([' ', '}']).next())
                .filter(|name| !name.is_empty());
            let mut names: Vec<&str> = names.collect();
            names.sort_unstable();
            names.dedup();
            codes.push((message.id.name, names));
        }
    }
    codes
}

#[test]
fn every_message_reads_as_in_fluent() {
    for language in LANGUAGES {
        let (ours, library) = (shelf::words(language).unwrap(), library(language));
        for (code, names) in codes(language) {
            let pattern =
                library.get_message(code).and_then(|message| message.value()).expect("every code has a message");
            for number in [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, -1, -2] {
                let (mut phrase, mut args) = (Phrase::new(code), FluentArgs::new());
                for name in &names {
                    phrase = phrase.with(name, number);
                    args.set(*name, FluentValue::from(number));
                }
                let sentence = library.format_pattern(pattern, Some(&args), &mut Vec::new());
                assert_eq!(ours.say(&phrase), sentence, "{language} {code} with {number}");
            }
            let (mut phrase, mut args) = (Phrase::new(code), FluentArgs::new());
            for name in &names {
                phrase = phrase.with(name, "Zoë & <Co>");
                args.set(*name, FluentValue::from("Zoë & <Co>"));
            }
            let sentence = library.format_pattern(pattern, Some(&args), &mut Vec::new());
            assert_eq!(ours.say(&phrase), sentence, "{language} {code} with a text");
        }
    }
}

/// How Fluent's library formats the message `a` of a text.
fn fluent_says(text: &str, number: i64) -> String {
    let mut bundle = FluentBundle::new(vec!["en".parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(text.to_owned()).expect("Fluent parses it")).unwrap();
    let mut args = FluentArgs::new();
    args.set("n", number);
    bundle.format_pattern(bundle.get_message("a").unwrap().value().unwrap(), Some(&args), &mut Vec::new()).into_owned()
}

#[test]
fn edge_cases_of_our_subset_of_fluent() {
    for text in [
        "a = plain\n",
        "a = no end of line",
        "# a comment\n\n### another\na =   spaces before and after   \n",
        "a = { $n }{ $n } and { $n }.\n",
        "a = {$n} without spaces",
        "a = { $n ->\n    [0] none\n    [one] { $n } thing\n   *[other] { $n } things\n}\nb = next\n",
        "a = before { $n ->\n    [2] two\n   *[other] many\n } after\n",
        "a = { $n ->\n   *[other] { $n ->\n       [one] inner one\n      *[other] inner other\n   }\n}\n",
        "a = with = signs and [brackets] and * stars\r\nb = next\r\n",
    ] {
        let ours = Words::new("en", &[text]).unwrap_or_else(|bad| panic!("{text}: {bad}"));
        for number in [-1, 0, 1, 2, 7] {
            assert_eq!(ours.say(&Phrase::new("a").with("n", number)), fluent_says(text, number), "{text}");
        }
    }
}

#[test]
fn syntax_outside_our_subset_is_refused_with_its_line() {
    for (text, line) in [
        ("a = { other-message }", 1),
        ("x = 1\na = { NUMBER($n) }", 2),
        ("a = { $n -> [one] x }", 1),
        ("a = { $n ->\n    [one] x\n", 3),
        ("a = unbalanced }", 1),
        ("a =\n    on the next line", 1),
        ("-term = x", 1),
        ("a", 1),
        ("= 2", 1),
        ("    indented = 1", 1),
    ] {
        match Words::new("en", &[text]) {
            Err(words::BadWords::Unreadable { text: 1, line: found, .. }) => assert_eq!(found, line, "{text}"),
            other => panic!("{text}: {:?}", other.map(|words| words.term("a"))),
        }
    }
}
