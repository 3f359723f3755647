//! A pseudo-language: of each message the longest text of all languages. What fits in it fits in every language.

use std::collections::BTreeMap;

use server::{File, Page};

const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

/// A build whose English words are the longest of all languages.
#[must_use]
pub fn with_longest_words(build: &Page) -> Page {
    let texts: Vec<(String, String)> = build
        .files()
        .filter_map(|file| Some((key(file.name)?, String::from_utf8(file.plain.to_vec()).ok()?)))
        .collect();
    let rewritten = |file: &File| match key(file.name).filter(|key| key.ends_with(" en")) {
        Some(key) => {
            let name = key.trim_end_matches(" en");
            let of = |language: &&str| texts.iter().find(|(key, _)| *key == format!("{name} {language}"));
            let words: Vec<&str> = LANGUAGES.iter().filter_map(of).map(|(_, text)| text.as_str()).collect();
            File { plain: longest(&words).into_bytes().leak(), br: None, gz: None, ..*file }
        }
        None => *file,
    };
    Page::new(&build.files().map(rewritten).collect::<Vec<_>>())
}

/// The name of a file of words without its language and digest, and its language: `words/lessons- en`.
fn key(name: &str) -> Option<String> {
    let stem = name.strip_suffix(".ftl")?.rsplit_once('-')?.0;
    let language = LANGUAGES.into_iter().find(|language| stem.ends_with(language))?;
    Some(format!("{} {language}", stem.strip_suffix(language)?))
}

/// Of each message the longest text, in the order of the first language.
fn longest(words: &[&str]) -> String {
    let all: Vec<BTreeMap<&str, String>> = words.iter().map(|text| messages(text)).collect();
    let Some(first) = all.first() else { return String::new() };
    let text = |name: &str| all.iter().filter_map(|of| of.get(name)).max_by_key(|text| shown_length(text)).cloned();
    first.keys().filter_map(|name| text(name)).collect()
}

/// The messages of a file by name, each with its continuation lines.
fn messages(text: &str) -> BTreeMap<&str, String> {
    let mut all = BTreeMap::<&str, String>::new();
    let mut name = "";
    for line in text.lines() {
        if !line.starts_with([' ', '}', '.', '[', '*'])
            && let Some((id, _)) = line.split_once(" =").or_else(|| line.split_once('='))
        {
            name = id;
        }
        *all.entry(name).or_default() += &format!("{line}\n");
    }
    all
}

/// The length of a message without its name and without what is filled in.
fn shown_length(message: &str) -> usize {
    let pattern = message.split_once('=').map_or(message, |(_, pattern)| pattern);
    let (mut depth, mut length) = (0_usize, 0);
    for letter in pattern.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 && !letter.is_whitespace() => length += 2,
            _ => length += 1,
        }
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_message_is_the_longest_of_its_kind() {
        let english = "a = Rules\nb = { $count ->\n    [one] a long sentence here\n   *[other] more\n}\n";
        let german = "a = Spielregeln\nb = { $count ->\n    [one] kurz\n   *[other] k\n}\n";
        let longest = longest(&[english, german]);
        assert!(longest.contains("a = Spielregeln\n"), "{longest}");
        assert!(longest.contains("a long sentence here") && !longest.contains("kurz"), "{longest}");
    }

    #[test]
    fn files_of_words_are_told_by_name_and_language() {
        assert_eq!(key("words/lessons-en-1a2b3c4d.ftl").as_deref(), Some("words/lessons- en"));
        assert_eq!(key("words/rules-misterra-de-1a2b3c4d.ftl").as_deref(), Some("words/rules-misterra- de"));
        assert_eq!(key("words/nl-1a2b3c4d.ftl").as_deref(), Some("words/ nl"));
        assert_eq!(key("page-1a2b3c4d.css"), None);
    }
}
