//! Names that change with the content: `web.js` becomes `web-1a2b3c4d.js`, and every reference to it changes too.
//!
//! A browser may then cache such a file permanently. A file is renamed after all files that it refers to, so that its
//! own hash covers theirs:
//!
//! ```text
//! index.html → boot.js → web.js → web_bg.wasm
//!            → page.css
//! ```
//!
//! A reference is a word between quotes or brackets in a text (`"./web.js"`, `url(sea.svg)`) that leads, from the
//! directory of that text, to a file of the page. Files that people and browsers know by name keep their names.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

/// The files of a page: name, from its root, and content.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The number of hexadecimal digits of the hash in a name; the server expects the same number.
const HASH_DIGITS: usize = 8;

/// The page with its names hashed.
#[derive(Debug)]
pub struct Hashed {
    /// The files under their new names.
    pub files: Files,
    /// The old name of each renamed file, and the new one.
    pub renamed: BTreeMap<String, String>,
}

/// Renames all files that may be renamed.
pub fn hashed(files: &Files) -> Result<Hashed, String> {
    if let Some(name) = files.keys().find(|name| looks_hashed(name)) {
        return Err(format!("{name}: browsers would cache a name that ends like a hash for ever; rename it"));
    }
    let mut naming = Naming { files, under_way: Vec::new(), done: BTreeMap::new(), out: Files::new() };
    for (name, content) in files {
        if keeps_its_name(name) {
            let content = naming.follow(name, content)?;
            naming.out.insert(name.clone(), content);
        } else {
            naming.rename(name)?;
        }
    }
    Ok(Hashed { files: naming.out, renamed: naming.done })
}

/// Whether a file keeps its name: the page itself, files that a browser looks for by name, and the service worker,
/// whose address is its identity.
fn keeps_its_name(name: &str) -> bool {
    let ending = name.rsplit('.').next().unwrap_or_default();
    matches!(ending, "html" | "webmanifest" | "txt") || matches!(name, "service-worker.js" | "favicon.ico")
}

/// Whether a file of this kind may refer to others.
fn names_others(name: &str) -> bool {
    let ending = name.rsplit('.').next().unwrap_or_default();
    matches!(ending, "html" | "js" | "css" | "webmanifest")
}

struct Naming<'a> {
    files: &'a Files,
    /// The files that wait for those they refer to, to detect cycles.
    under_way: Vec<String>,
    done: BTreeMap<String, String>,
    out: Files,
}

impl Naming<'_> {
    /// Renames a file after all files that it refers to. Returns the new name.
    fn rename(&mut self, name: &str) -> Result<String, String> {
        if let Some(new) = self.done.get(name) {
            return Ok(new.clone());
        }
        if self.under_way.iter().any(|waiting| waiting == name) {
            let circle = [&self.under_way[..], &[name.to_owned()]].concat().join(" → ");
            return Err(format!("these files refer to each other in a circle, so none can be hashed: {circle}"));
        }
        self.under_way.push(name.to_owned());
        let content = self.follow(name, &self.files[name])?;
        self.under_way.pop();
        let new = with_hash(name, &content);
        self.out.insert(new.clone(), content);
        self.done.insert(name.to_owned(), new.clone());
        Ok(new)
    }

    /// A file's content with all references renamed.
    fn follow(&mut self, name: &str, content: &[u8]) -> Result<Vec<u8>, String> {
        if !names_others(name) {
            return Ok(content.to_vec());
        }
        let text = std::str::from_utf8(content).map_err(|_| format!("{name}: the file is not UTF-8 text"))?;
        let directory = name.rsplit_once('/').map_or("", |(directory, _)| directory);
        let mut followed = String::with_capacity(text.len());
        for piece in text.split_inclusive(['"', '\'', '`', '(', ')']) {
            let (word, end) = match piece.char_indices().last() {
                Some((at, '"' | '\'' | '`' | '(' | ')')) => piece.split_at(at),
                _ => (piece, ""),
            };
            let named = leads_to(directory, word).filter(|named| self.files.contains_key(named));
            match named {
                Some(named) if !keeps_its_name(&named) => {
                    let new = self.rename(&named)?;
                    let last = |path: &str| path.rsplit('/').next().unwrap_or_default().len();
                    followed.push_str(&word[..word.len() - last(word)]);
                    followed.push_str(&new[new.len() - last(&new)..]);
                }
                _ => followed.push_str(word),
            }
            followed.push_str(end);
        }
        Ok(followed.into_bytes())
    }
}

/// Resolves a relative address from a directory; none if it is not a plain path.
fn leads_to(directory: &str, address: &str) -> Option<String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | '/');
    if address.is_empty() || !address.chars().all(plain) {
        return None;
    }
    let mut parts: Vec<&str> = match address.starts_with('/') {
        true => Vec::new(),
        false => directory.split('/').filter(|part| !part.is_empty()).collect(),
    };
    for part in address.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// `words/en.ftl` → `words/en-1a2b3c4d.ftl`.
fn with_hash(name: &str, content: &[u8]) -> String {
    let hash: String = Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect();
    let hash = &hash[..HASH_DIGITS];
    let last = name.rfind('/').map_or(0, |at| at + 1);
    match name[last..].find('.') {
        Some(dot) => format!("{}-{hash}{}", &name[..last + dot], &name[last + dot..]),
        None => format!("{name}-{hash}"),
    }
}

fn looks_hashed(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or_default();
    let stem = last.split('.').next().unwrap_or_default();
    let hash = stem.rsplit_once('-').map(|(_, hash)| hash);
    hash.is_some_and(|hash| hash.len() == HASH_DIGITS && hash.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f')))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(files: &[(&str, &str)]) -> Files {
        files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn text<'a>(hashed: &'a Hashed, name: &str) -> &'a str {
        let new = hashed.renamed.get(name).map_or(name, String::as_str);
        std::str::from_utf8(&hashed.files[new]).unwrap()
    }

    const PAGE: [(&str, &str); 6] = [
        ("index.html", r#"<link href="page.css"><script src="./boot.js"></script><a href="https://x.org/page.css">"#),
        ("boot.js", r#"import init from "./web.js"; // don't touch "web"#),
        ("web.js", "new URL('web_bg.wasm', import.meta.url); imports['./web_bg.js']"),
        ("web_bg.wasm", "\0asm"),
        ("page.css", "body { background: url(pictures/sea.svg) }"),
        ("pictures/sea.svg", "<svg/>"),
    ];

    #[test]
    fn everything_but_the_index_is_renamed_and_so_is_every_reference() {
        let hashed = hashed(&files(&PAGE)).unwrap();
        let new = |name: &str| hashed.renamed[name].clone();
        assert_eq!(hashed.renamed.len(), 5);
        let (css, boot) = (new("page.css"), new("boot.js"));
        let index = format!(r#"<link href="{css}"><script src="./{boot}"></script><a href="https://x.org/page.css">"#);
        assert_eq!(text(&hashed, "index.html"), index);
        assert!(text(&hashed, "boot.js").starts_with(&format!("import init from \"./{}\";", new("web.js"))));
        let script = format!("new URL('{}', import.meta.url); imports['./web_bg.js']", new("web_bg.wasm"));
        assert_eq!(text(&hashed, "web.js"), script);
        assert!(new("pictures/sea.svg").starts_with("pictures/sea-") && new("pictures/sea.svg").ends_with(".svg"));
        assert!(text(&hashed, "page.css").contains(&format!("url({})", new("pictures/sea.svg"))));
    }

    #[test]
    fn a_change_renames_the_file_and_those_that_lead_to_it_and_no_others() {
        let before = hashed(&files(&PAGE)).unwrap().renamed;
        let mut page = files(&PAGE);
        page.insert("web_bg.wasm".to_owned(), b"\0asm2".to_vec());
        let after = hashed(&page).unwrap().renamed;
        for (name, changes) in [("web_bg.wasm", true), ("web.js", true), ("boot.js", true), ("page.css", false)] {
            assert_eq!(before[name] != after[name], changes, "{name}");
        }
    }

    #[test]
    fn references_are_relative_to_the_directory_of_their_file() {
        let page = files(&[("a/one.js", r#"import "../two.js"; import "./three.js"; import "/two.js""#)]);
        let page: Files = page.into_iter().chain(files(&[("two.js", ""), ("a/three.js", "")])).collect();
        let hashed = hashed(&page).unwrap();
        let (two, three) = (&hashed.renamed["two.js"], &hashed.renamed["a/three.js"]);
        let three = three.strip_prefix("a/").unwrap();
        let text = text(&hashed, "a/one.js");
        assert_eq!(text, format!(r#"import "../{two}"; import "./{three}"; import "/{two}""#));
    }

    #[test]
    fn a_cycle_is_refused_and_shown() {
        let bad = hashed(&files(&[("a.js", "import './b.js'"), ("b.js", "import './a.js'")])).unwrap_err();
        assert!(bad.ends_with("a.js → b.js → a.js"), "{bad}");
    }

    #[test]
    fn a_name_that_looks_hashed_already_is_refused() {
        assert!(hashed(&files(&[("icon-deadbeef.svg", "")])).unwrap_err().contains("icon-deadbeef.svg"));
    }

    #[test]
    fn a_service_worker_keeps_its_name_and_changes_with_the_page() {
        let mut page = files(&PAGE);
        page.insert("service-worker.js".to_owned(), b"const FILES = ['./', './index.html', './web.js'];".to_vec());
        let hashed = hashed(&page).unwrap();
        let script = hashed.renamed["web.js"].clone();
        assert_eq!(text(&hashed, "service-worker.js"), format!("const FILES = ['./', './index.html', './{script}'];"));
    }
}
