//! The sources of the page: every displayed text comes from the words, and all HTML comes from `html!`, which escapes.

use std::fs;
use std::path::PathBuf;

use shelf::Title;

use crate::words::games::{folder, sources, workspace};
use crate::words::literals::{Place, literals};

/// The sources of the page, each with its path in the workspace.
fn page_sources() -> Vec<(String, String)> {
    let shared = ["web", "page", "online", "web-library", "library", "page-kit"]
        .map(|room| workspace().join("crates").join(room));
    let of_game = |title: Title| ["page", "library"].map(|part| folder(title.name()).join("src").join(part));
    let rooms: Vec<PathBuf> = shared.into_iter().chain(Title::newest().flat_map(of_game)).collect();
    let files = sources().into_iter().filter(|file| rooms.iter().any(|room| file.starts_with(room)));
    let named = |file: PathBuf| {
        let name = file.strip_prefix(workspace()).unwrap().to_string_lossy().replace('\\', "/");
        (name, fs::read_to_string(file).unwrap())
    };
    let sources: Vec<(String, String)> = files.map(named).collect();
    assert!(sources.len() > 100, "the sources were found");
    sources
}

/// The literals that the page may show untranslated: a name, and keys of the keyboard.
const SHOWN_AS_IT_IS: [&str; 2] = ["Portolan", "Enter"];

#[test]
fn no_text_of_the_page_bypasses_the_words() {
    for (file, source) in page_sources() {
        let shown = literals(&source).into_iter().filter(|literal| literal.place == Place::Shown);
        for text in shown.map(|literal| literal.text).filter(|text| !SHOWN_AS_IT_IS.contains(&text.as_str())) {
            let letters = text.chars().filter(|c| c.is_alphabetic()).count();
            assert!(letters < 2, "{file}: {text:?} must be in the locales");
        }
    }
}

/// The files that may turn texts into HTML without escaping: for drawings, and for panels on the screen.
const MAKE_HTML: [&str; 4] = [
    "crates/page-kit/src/dom.rs",
    "crates/page-kit/src/html.rs",
    "crates/page-kit/src/panel.rs",
    "crates/page-kit/src/parts.rs",
];

/// Whether a text contains an HTML tag.
fn has_tag(text: &str) -> bool {
    text.split('<').skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/'))
}

#[test]
fn all_html_is_written_with_the_macro_that_escapes() {
    let mut bypassed = Vec::new();
    for (file, source) in page_sources().into_iter().filter(|(file, _)| !MAKE_HTML.contains(&file.as_str())) {
        let tags = literals(&source).into_iter().filter(|literal| has_tag(&literal.text));
        bypassed.extend(tags.map(|literal| format!("{file}: {:?}", literal.text)));
        for raw in ["PreEscaped", "set_inner_html", "insert_adjacent_html"] {
            bypassed.extend(source.contains(raw).then(|| format!("{file}: {raw}")));
        }
    }
    assert!(bypassed.is_empty(), "{bypassed:#?}");
}
