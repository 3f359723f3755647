//! Builds of the page other than the embedded one: two to test updates to a new version, and one with the example game.

use std::path::{Path, PathBuf};

use server::{File, Page};

const INDEX: &str = "index.html";
const WORKER: &str = "service-worker.js";

/// The prefix of the file that has a different name in the older build.
const LIBRARY_WORDS: &str = "words/library-en-";

/// An older build. Its index has `data-build="older"` on the root element, its version differs, and one of its lazily
/// loaded files has a different name.
#[must_use]
pub fn older() -> Page {
    let now = Page::embedded();
    let words =
        now.files().map(|file| file.name).find(|name| name.starts_with(LIBRARY_WORDS)).expect("the library has words");
    let version = version(&now);
    let old_words: &'static str = format!("{LIBRARY_WORDS}00000000.ftl").leak();
    let changed =
        |text: String| text.replace(&version, &version.chars().rev().collect::<String>()).replace(words, old_words);
    let older = |file: &File| match file.name {
        INDEX => rewritten(file, |text| changed(text).replacen("<html ", "<html data-build=\"older\" ", 1)),
        WORKER => rewritten(file, changed),
        name => File { name: if name == words { old_words } else { name }, ..*file },
    };
    Page::new(&now.files().map(older).collect::<Vec<_>>())
}

/// The newest build without one of the files that it names, like a server in the middle of a deployment.
#[must_use]
pub fn half() -> Page {
    let now = Page::embedded();
    let missing = |file: &&File| file.name.starts_with(LIBRARY_WORDS);
    Page::new(&now.files().filter(|file| !missing(file)).copied().collect::<Vec<_>>())
}

/// The output folder of `cargo xtask page --example`.
const EXAMPLE: &str = "target/page-example";

/// The page with the example game, which is not in the product.
///
/// # Panics
/// The page is not built.
#[must_use]
pub fn with_the_example() -> Page {
    in_folder(&crate::root().join(EXAMPLE))
}

/// The page in a folder, such as an older build that was kept.
///
/// # Panics
/// There is no page.
#[must_use]
pub fn in_folder(folder: &Path) -> Page {
    let mut files = Vec::new();
    gather(folder, "", &mut files);
    let page = Page::new(&files);
    assert!(
        page.is_built(),
        "there is no page in {}; `cargo xtask page --example` builds that with the example",
        folder.display()
    );
    page
}

/// Collects all files below a directory, except compressed copies and the builder's own files, which start with a dot.
fn gather(directory: &Path, within: &str, files: &mut Vec<File>) {
    let Ok(entries) = std::fs::read_dir(directory) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let last = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = format!("{within}{last}");
        if path.is_dir() {
            gather(&path, &format!("{name}/"), files);
        } else if !last.starts_with('.') && ![".br", ".gz"].iter().any(|ending| last.ends_with(ending)) {
            files.push(File { name: name.leak(), plain: read(path).leak(), br: None, gz: None });
        }
    }
}

fn read(path: PathBuf) -> Vec<u8> {
    std::fs::read(&path).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()))
}

/// The version of a build.
#[must_use]
pub fn version(page: &Page) -> String {
    let worker = page.files().find(|file| file.name == WORKER).expect("there is a service worker");
    let text = String::from_utf8_lossy(worker.plain);
    let version = text.split('"').nth(1).expect("its first line tells the version");
    version.to_owned()
}

/// A file with changed content. The content is leaked, so it lives until the program ends.
fn rewritten(file: &File, change: impl Fn(String) -> String) -> File {
    let text = String::from_utf8(file.plain.to_vec()).expect("it is text");
    File { name: file.name, plain: change(text).into_bytes().leak(), br: None, gz: None }
}
