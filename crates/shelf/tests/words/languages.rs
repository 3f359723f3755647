//! Every language has the same codes and arguments as English, and its own wording.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, VariantKey};
use words::LANGUAGES;

use crate::words::counted::counted;
use crate::words::games::{self, folder, word_files};

/// The messages that are really the same as in English, except perhaps for capital letters, each with the reason.
const SAME_AS_ENGLISH: &[(&str, &str, &str)] = &[
    ("de", "cartographers-terrain-monster", "Monster is a German word"),
    ("de", "library-share-links", "Links is a German word too"),
    ("nl", "library-share-links", "Links is a Dutch word too"),
    ("de", "library-games-name", "Name is a German word"),
    ("de", "online-add-bot", "Bot is a German word by now"),
    ("nl", "online-add-bot", "bot is a Dutch word by now"),
    ("de", "online-chat", "Chat is a German word by now"),
    ("nl", "online-chat", "chat is a Dutch word by now"),
    ("de", "online-session", "Browser is a German word by now"),
    ("nl", "online-session", "browser is a Dutch word by now"),
    ("de", "page-level-normal", "normal is a German word"),
    ("nl", "page-level-expert", "expert is a Dutch word"),
    ("nl", "page-menu", "menu is a Dutch word"),
    ("de", "page-season-name", "nothing but a name"),
    ("nl", "page-season-name", "nothing but a name"),
    ("de", "page-other-over", "nothing but a number"),
    ("nl", "page-other-over", "nothing but a number"),
    ("de", "page-reason", "numbers around a reason"),
    ("nl", "page-reason", "numbers around a reason"),
    ("nl", "page-monsters-name", "monsters is the Dutch plural too"),
    ("de", "page-settings-light-device", "System is a German word"),
    ("de", "cartographers-season-winter", "Winter is a German word"),
    ("nl", "cartographers-terrain-water", "water is a Dutch word"),
    ("nl", "cartographers-terrain-monster", "monster is a Dutch word"),
    ("nl", "cartographers-season-winter", "winter is a Dutch word"),
    ("nl", "cartographers-line-edict", "edict is a Dutch word, and the rest are arguments"),
    ("nl", "cartographers-line-monsters", "monsters is the Dutch plural too, and the rest is an argument"),
    ("de", "cartographers-line-card", "nothing but an argument"),
    ("nl", "cartographers-line-card", "nothing but an argument"),
    ("nl", "cartographers-line-haunted", "monsters is the Dutch plural too"),
    ("de", "score-reason", "nothing but arguments"),
    ("nl", "score-reason", "nothing but arguments"),
    ("de", "coach-reason", "nothing but arguments"),
    ("nl", "coach-reason", "nothing but arguments"),
    ("de", "coach-reason-because", "nothing but arguments"),
    ("nl", "coach-reason-because", "nothing but arguments"),
    ("de", "coach-draw", "nothing but arguments"),
    ("nl", "coach-draw", "nothing but arguments"),
    ("de", "coach-treasure", "nothing but an argument"),
    ("nl", "coach-treasure", "nothing but an argument"),
    ("de", "misterra-name", "the game has one name in all editions"),
    ("nl", "misterra-name", "the game has one name in all editions"),
    ("de", "misterra-terrain-steppe", "Steppe is a German word"),
    ("nl", "misterra-terrain-jungle", "jungle is a Dutch word"),
    ("nl", "misterra-terrain-steppe", "steppe is a Dutch word"),
    ("de", "misterra-reason-zone-by-size", "Zone is a German word"),
    ("nl", "misterra-reason-zone-by-size", "zone is a Dutch word"),
    ("nl", "misterra-title-expert", "Expert is a Dutch word"),
    ("nl", "chart-otoma", "the Dutch edition calls Otoma so too"),
    ("nl", "page-misterra-otoma", "the Dutch edition calls Otoma so too"),
    ("de", "morgan-set-gold", "Gold is a German word"),
    ("de", "morgan-set-jade", "Jade is a German word"),
    ("nl", "morgan-set-jade", "jade is a Dutch word"),
    ("nl", "library-figures-variant", "variant is a Dutch word"),
    ("de", "morgan-treasure-diadem", "Diadem is a German word"),
];

/// The Fluent files of a language, in the order of their names.
fn files(language: &str) -> Vec<PathBuf> {
    word_files(language)
}

/// The messages of a file, in its order.
fn messages(file: &Path) -> Vec<Message<String>> {
    let resource: Resource<String> = fluent_syntax::parser::parse(fs::read_to_string(file).unwrap()).expect("Fluent");
    let message = |entry| match entry {
        Entry::Message(message) => Some(message),
        Entry::Term(_) | Entry::Junk { .. } => panic!("{}: only messages are allowed", file.display()),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

/// The pattern of every message of a language, by its code.
fn patterns(language: &str) -> BTreeMap<String, Pattern<String>> {
    let messages = files(language).into_iter().flat_map(|file| messages(&file));
    messages.map(|message| (message.id.name, message.value.expect("a message has a value"))).collect()
}

/// The parts of a pattern with all its variants: its arguments, the arguments it selects by, the keys and the texts.
#[derive(Default)]
struct Made {
    arguments: BTreeSet<String>,
    chosen_by: BTreeSet<String>,
    keys: BTreeSet<String>,
    texts: Vec<String>,
}

impl Made {
    fn of(pattern: &Pattern<String>) -> Made {
        let mut made = Made::default();
        made.pattern(pattern);
        made
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value.clone()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.arguments.extend([variable(inline)]),
            Expression::Select { selector, variants } => {
                self.arguments.extend([variable(selector)]);
                self.chosen_by.extend([variable(selector)]);
                for variant in variants {
                    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                        &variant.key;
                    self.keys.insert(key.clone());
                    self.pattern(&variant.value);
                }
            }
        }
    }
}

/// The argument of an expression. Our messages contain arguments only, no functions and no other messages.
fn variable(inline: &InlineExpression<String>) -> String {
    let InlineExpression::VariableReference { id } = inline else { panic!("{inline:?} is not an argument") };
    id.name.clone()
}

/// Formats messages as [`Words`] does, but reports errors.
struct Strict {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Strict {
    fn new(language: &'static str) -> Strict {
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        bundle.set_use_isolating(false);
        for file in files(language) {
            bundle.add_resource(FluentResource::try_new(fs::read_to_string(file).unwrap()).unwrap()).unwrap();
        }
        Strict { language, bundle }
    }

    /// Formats a message with this number for the argument that it selects by, and ⟨name⟩ for every other argument.
    fn say(&self, code: &str, made: &Made, number: i64) -> String {
        let mut args = FluentArgs::new();
        for name in &made.arguments {
            if made.chosen_by.contains(name) {
                args.set(name.as_str(), number);
            } else {
                args.set(name.as_str(), format!("⟨{name}⟩"));
            }
        }
        let mut errors = Vec::new();
        let pattern = self.bundle.get_message(code).unwrap().value().unwrap();
        let sentence = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{} {code}: {errors:?}", self.language);
        sentence
    }
}

/// All languages except English.
fn translations() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().copied().filter(|&language| language != "en")
}

#[test]
fn three_languages_are_built_in() {
    assert_eq!(LANGUAGES, ["de", "en", "nl"]);
    for language in LANGUAGES {
        assert_eq!(shelf::words(language).unwrap().language(), *language);
    }
}

#[test]
fn every_language_has_the_same_files_with_the_same_codes_in_the_same_order() {
    let codes = |language: &str| -> Vec<(String, Vec<String>)> {
        let name = |file: &Path| file.file_name().unwrap().to_str().unwrap().to_owned();
        let codes = |file: &Path| messages(file).into_iter().map(|message| message.id.name).collect();
        files(language).iter().map(|file| (name(file), codes(file))).collect()
    };
    let english = codes("en");
    for language in translations() {
        for ((file, here), (english_file, there)) in codes(language).iter().zip(&english) {
            assert_eq!(file, english_file, "{language}");
            assert_eq!(here, there, "{language}/{file}");
        }
        assert_eq!(codes(language).len(), english.len(), "{language}");
    }
}

#[test]
fn a_message_has_a_value_and_no_attributes() {
    for file in LANGUAGES.iter().flat_map(|language| files(language)) {
        for message in messages(&file) {
            let plain = message.value.is_some() && message.attributes.is_empty();
            assert!(plain, "{}: {}", file.display(), message.id.name);
        }
    }
}

#[test]
fn every_language_has_the_same_arguments_and_selectors() {
    let english = patterns("en");
    for language in translations() {
        for (code, pattern) in patterns(language) {
            let (here, there) = (Made::of(&pattern), Made::of(&english[&code]));
            assert_eq!(here.arguments, there.arguments, "{language} {code}");
            assert_eq!(here.chosen_by, there.chosen_by, "{language} {code}");
        }
    }
}

#[test]
fn variants_are_for_a_number_or_for_one_or_for_other() {
    for language in LANGUAGES {
        for (code, pattern) in patterns(language) {
            let made = Made::of(&pattern);
            // All three languages have the plural categories `one` and `other`; no other category is ever selected.
            // Numbers are for lists, which name one, two or three people.
            let is_known = |key: &String| ["one", "other"].contains(&key.as_str()) || key.parse::<u8>().is_ok();
            let known = made.keys.iter().all(is_known);
            assert!(known && made.chosen_by.len() <= 1, "{language} {code}: {:?}", made.keys);
        }
    }
}

#[test]
fn nothing_is_left_untranslated() {
    let english = patterns("en");
    // Ignores case, so that "Total" for "total" is noticed too.
    let small = |pattern: &Pattern<String>| format!("{pattern:?}").to_lowercase();
    let same: BTreeSet<(&str, String)> = translations()
        .flat_map(|language| patterns(language).into_iter().map(move |(code, pattern)| (language, code, pattern)))
        .filter(|(_, code, pattern)| small(pattern) == small(&english[code]))
        .map(|(language, code, _)| (language, code))
        .collect();
    let expected = SAME_AS_ENGLISH.iter().map(|&(language, code, _)| (language, code.to_owned())).collect();
    assert_eq!(same, expected, "a message that is the same in both languages is listed above with its reason");
}

#[test]
fn every_message_formats_without_error_as_one_whole_line() {
    for language in LANGUAGES {
        let strict = Strict::new(language);
        for (code, pattern) in patterns(language) {
            let made = Made::of(&pattern);
            for number in [-100, -1, 0, 1, 2, 3, 11, 21, 100, 1_000_000] {
                let sentence = strict.say(&code, &made, number);
                let whole =
                    !sentence.is_empty() && sentence == sentence.trim() && !sentence.contains(['{', '}', '\n', '\r']);
                // The page shows whole sentences; elsewhere messages are lines and parts of lines.
                let on_page = ["page-", "library-", "learn-", "online-"].iter().any(|page| code.starts_with(page));
                let may_end_with_stop = on_page || code.ends_with("-about") || code.ends_with("-thanks");
                assert!(whole && !sentence.contains("  "), "{language} {code}: {sentence:?}");
                assert!(may_end_with_stop || !sentence.ends_with('.'), "{language} {code}: {sentence:?}");
            }
        }
    }
}

#[test]
fn the_forms_for_0_1_and_2_are_correct() {
    for language in LANGUAGES {
        let strict = Strict::new(language);
        let patterns = patterns(language);
        let counting = patterns.iter().filter(|(_, pattern)| !Made::of(pattern).chosen_by.is_empty());
        let counting: BTreeSet<&str> = counting.map(|(code, _)| code.as_str()).collect();
        let listed: BTreeSet<&str> = counted().map(|(code, ..)| *code).collect();
        assert_eq!(counting, listed, "{language}: every counting message is listed");
        for (code, argument, forms) in counted() {
            let made = Made::of(&patterns[*code]);
            assert!(made.chosen_by.contains(*argument), "{language} {code}");
            let (_, forms) = forms.iter().find(|(of, _)| of == language).expect("a form for every language");
            for (number, form) in forms.iter().enumerate() {
                let sentence = strict.say(code, &made, number as i64);
                // No letter or digit may follow the form, or "1 star" would be found in "1 stars".
                let follows = sentence.split_once(form).map(|(_, rest)| rest.chars().next());
                let ends = follows.is_some_and(|next| next.is_none_or(|next| !next.is_alphanumeric()));
                assert!(ends || form.ends_with(' ') && follows.is_some(), "{language} {code}, {number}: {sentence}");
            }
        }
    }
}

#[test]
fn minus_one_keeps_its_sign() {
    // -1 has the same plural form as 1, so a form for one that contains the number as text would lose the sign.
    for language in LANGUAGES.iter().copied() {
        let strict = Strict::new(language);
        let patterns = patterns(language);
        for (code, argument, _) in counted().filter(|(_, argument, _)| ["stars", "points", "total"].contains(argument))
        {
            let sentence = strict.say(code, &Made::of(&patterns[*code]), -1);
            assert!(sentence.contains("-1"), "{language} {code}, {argument} -1: {sentence}");
        }
    }
}

#[test]
fn each_language_has_its_own_quotation_marks() {
    for (language, marks) in [("de", "„“"), ("nl", "“”")] {
        for (code, pattern) in patterns(language) {
            let text = Made::of(&pattern).texts.concat();
            let quotes: Vec<char> = text.chars().filter(|c| "\"„“”‚‘«»".contains(*c)).collect();
            let pairs = quotes.chunks(2).all(|pair| pair.iter().copied().eq(marks.chars()));
            assert!(pairs, "{language} {code}: {text}");
        }
    }
}

#[test]
fn no_two_things_have_the_same_name() {
    for words in LANGUAGES.iter().filter_map(|language| shelf::words(language)) {
        for spoken in games::all() {
            for (family, names) in spoken.families {
                let mut seen = BTreeMap::new();
                for code in names.iter().map(|name| format!("{}-{family}-{name}", spoken.game)) {
                    if let Some(other) = seen.insert(words.term(&code).to_lowercase(), code.clone()) {
                        panic!("{words:?}: {code} and {other} have the same name");
                    }
                }
            }
        }
    }
}

#[test]
fn german_has_one_word_for_ambush() {
    let all = files("de").into_iter().chain([folder("cartographers").join("words/de/rules.ftl")]);
    let named: Vec<String> = all
        .flat_map(|file| fs::read_to_string(file).unwrap().lines().map(str::to_owned).collect::<Vec<_>>())
        .filter(|line| line.contains("Überfall") || line.contains("Überfäll"))
        .collect();
    // The German word for ambush is Hinterhalt; this line is the name of one ambush.
    assert_eq!(named, ["cartographers-card-bugbear-assault = Überfall der Grottenschrate"]);
}
