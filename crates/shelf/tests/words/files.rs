//! The English files hold a message for every code that any source can produce, and no other; `languages.rs` holds the
//! other languages to the English one.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use cartographers::{Land, Scoring, Side, scoring};
use fluent_syntax::ast::{Entry, Resource};
use misterra::{Misterra, Parchment, Presumption};
use morgan::Morgan;
use shelf::Title;

use crate::games::{self, folder, is_code, literals, sources, texts, word_files, workspace};

/// The codes of all English messages, each with the file it stands in; `rules.rs` looks at the rules.
fn messages() -> Vec<(String, PathBuf)> {
    let mut codes = Vec::new();
    for file in word_files("en") {
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

/// Everything that stands between quotes in the sources of all crates.
fn all_literals() -> BTreeSet<String> {
    sources().into_iter().flat_map(|file| texts(&fs::read_to_string(file).unwrap())).collect()
}

/// The codes that are put together from a beginning and a name.
fn families() -> BTreeSet<String> {
    let of_games = games::all().into_iter().flat_map(|spoken| spoken.codes());
    // The bots, by the names that they have in `bots`.
    let bots = ["random", "easy", "greedy", "normal", "hard", "expert"];
    of_games.chain(bots.map(|bot| format!("page-plays-{bot}"))).collect()
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
fn what_is_handed_to_a_phrase_has_a_message_whatever_its_first_word() {
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
    // The page explains some choices: their codes are made of the choice's.
    let explained = literals.contains("{code}-why").then(|| literals.iter().map(|code| format!("{code}-why")));
    let used: BTreeSet<String> =
        explained.into_iter().flatten().chain(families()).chain(literals.iter().cloned()).collect();
    let unused: Vec<String> =
        messages().into_iter().map(|(code, _)| code).filter(|code| !used.contains(code)).collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

#[test]
fn a_game_keeps_its_words_in_its_own_folder() {
    for (code, file) in messages() {
        let named = Title::newest().filter(|title| code.split('-').any(|word| word == title.name()));
        for title in named {
            assert!(file.starts_with(folder(title.name())), "{code} stands in {}", file.display());
        }
    }
}

#[test]
fn what_is_scored_gives_reasons_that_have_words() {
    // All of a map in forest: the explanations of every card that forest pays for.
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

/// What stands in the page's sources as it is shown: a name, and keys of the keyboard.
const SHOWN_AS_IT_IS: [&str; 2] = ["Portolan", "Enter"];

#[test]
fn no_text_of_the_page_bypasses_the_words() {
    let is_page = |file: &PathBuf| {
        let page = ["crates/web", "crates/page", "crates/study", "crates/reading", "crates/vellum"];
        let of_game = |title: Title| ["page", "reading"].map(|part| folder(title.name()).join("src").join(part));
        page.iter().any(|room| file.starts_with(workspace().join(room)))
            || Title::newest().flat_map(of_game).any(|part| file.starts_with(part))
    };
    for file in sources().into_iter().filter(is_page) {
        for literal in literals(&fs::read_to_string(&file).unwrap()) {
            let text = literal.text.trim();
            // A text between tags stands after a `>`, or alone on its line; a literal with tags in it is a page itself.
            let between_tags =
                literal.before.ends_with('>') || literal.before.trim().is_empty() && literal.after.trim().is_empty();
            let shown = if text.contains('<') { without_tags(text) } else { text.to_owned() };
            let shown = SHOWN_AS_IT_IS.iter().fold(shown, |shown, word| shown.replace(word, ""));
            if between_tags || text.contains('<') {
                let letters = shown.chars().filter(|c| c.is_alphabetic()).count();
                assert!(letters < 2 || shown.contains('-'), "{}: {text:?} must stand in the locales", file.display());
            }
        }
    }
}

/// What is shown of a piece of a page: neither tags, of which the first may have begun before and the last may end
/// later, nor what is put in.
fn without_tags(page: &str) -> String {
    let begins_inside = page.find('>').is_some_and(|end| page.find('<').is_none_or(|start| end < start));
    let (mut shown, mut tag, mut put_in) = (String::new(), begins_inside, false);
    for c in page.chars() {
        match c {
            '<' => tag = true,
            '>' => tag = false,
            '{' => put_in = true,
            '}' => put_in = false,
            _ if !tag && !put_in => shown.push(c),
            _ => {}
        }
    }
    shown
}

#[test]
fn sources_are_read_right() {
    let source = "
        // \"a comment\"
        Phrase::new(\"page-moves\").with('\"', \"say \\\"yes\\\"\") + r#\"raw \"text\"\"#
        <ul class=\"option-list\">\"Words\"</ul>
#[cfg(test)]
        \"a test\"";
    let found: Vec<String> = literals(source).into_iter().map(|literal| literal.text).collect();
    assert_eq!(found, ["page-moves", "say \"yes\"", "raw \"text\"", "option-list", "Words"]);
    assert!(literals(source)[4].before.ends_with('>') && !texts(source).contains("option-list"));
    assert_eq!(without_tags("class=\"x\">{name} is <b>here</b><i title=\"y"), " is here");
}
