//! The version of a page: a digest of all its files.
//!
//! The index passes it to the page in `<meta name="version">`. The first line of the service worker holds it too, with
//! the addresses of all files of that version:
//!
//! ```js
//! const VERSION = "1a2b3c4d5e6f7a8b", FILES = ["./", "web-1a2b3c4d.js"];
//! ```

use sha2::{Digest, Sha256};

use crate::names::Files;

/// The number of hexadecimal digits of the digest in a version.
const DIGITS: usize = 16;

const INDEX: &str = "index.html";
const WORKER: &str = "service-worker.js";

/// Writes the version into the index and the service worker.
pub fn write(files: &mut Files) -> Result<(), String> {
    let version = of(files);
    // The index is listed under the address of the page, `./`; the worker does not cache itself.
    let others = files.keys().filter(|name| *name != INDEX && *name != WORKER);
    let list: Vec<String> =
        std::iter::once("./").chain(others.map(String::as_str)).map(|name| format!("{name:?}")).collect();

    let index = text(files, INDEX)?;
    let (head, rest) = index.split_once("</head>").ok_or("index.html has no </head>")?;
    let index = format!("{head}<meta name=\"version\" content=\"{version}\">\n</head>{rest}");
    let worker = format!("const VERSION = \"{version}\", FILES = [{}];\n{}", list.join(", "), text(files, WORKER)?);
    files.insert(INDEX.to_owned(), index.into_bytes());
    files.insert(WORKER.to_owned(), worker.into_bytes());
    Ok(())
}

fn of(files: &Files) -> String {
    let mut all = Sha256::new();
    for (name, content) in files {
        all.update(format!("\n{name} {}\n", content.len()));
        all.update(content);
    }
    all.finalize().iter().map(|byte| format!("{byte:02x}")).collect::<String>()[..DIGITS].to_owned()
}

fn text(files: &Files, name: &str) -> Result<String, String> {
    let content = files.get(name).ok_or_else(|| format!("crates/web/static has no {name}"))?;
    String::from_utf8(content.clone()).map_err(|_| format!("{name}: the file is not UTF-8 text"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(words: &str) -> Files {
        let files = [("index.html", "<head></head>"), ("service-worker.js", "keep(FILES);"), ("words/en.ftl", words)];
        files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into()
    }

    #[test]
    fn the_page_and_the_worker_get_the_same_version_and_the_worker_all_files() {
        let mut files = page("hello = Hello");
        let version = of(&files);
        write(&mut files).unwrap();
        let (index, worker) = (text(&files, INDEX).unwrap(), text(&files, WORKER).unwrap());
        assert_eq!(index, format!("<head><meta name=\"version\" content=\"{version}\">\n</head>"));
        let first = format!("const VERSION = \"{version}\", FILES = [\"./\", \"words/en.ftl\"];\n");
        assert_eq!(worker, format!("{first}keep(FILES);"));
    }

    #[test]
    fn any_change_gives_another_version() {
        let mut changed = page("hello = Hello");
        changed.insert(WORKER.to_owned(), b"keep(FILES, true);".to_vec());
        let versions = [of(&page("hello = Hello")), of(&page("hello = Hullo")), of(&changed)];
        assert!(versions[0] != versions[1] && versions[0] != versions[2], "{versions:?}");
        assert!(versions.iter().all(|version| version.len() == DIGITS));
    }

    #[test]
    fn a_page_without_a_worker_is_refused() {
        let mut files = page("");
        files.remove(WORKER);
        assert!(write(&mut files).unwrap_err().contains("service-worker.js"));
    }
}
