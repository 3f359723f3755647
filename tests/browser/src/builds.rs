//! Other builds of the page than the one that is embedded, for what happens when a new version is served.

use server::{File, Page};

const INDEX: &str = "index.html";
const WORKER: &str = "service-worker.js";

/// The file that the older build has under another name.
const STUDY_WORDS: &str = "words/study-en-";

/// An older build: its index says so, in `data-build` of the root element, its version is another, and one of the files
/// that are loaded late has another name.
#[must_use]
pub fn older() -> Page {
    let now = Page::embedded();
    let words =
        now.files().map(|file| file.name).find(|name| name.starts_with(STUDY_WORDS)).expect("the study has words");
    let version = version(&now);
    let old_words: &'static str = format!("{STUDY_WORDS}00000000.ftl").leak();
    let changed =
        |text: String| text.replace(&version, &version.chars().rev().collect::<String>()).replace(words, old_words);
    let older = |file: &File| match file.name {
        INDEX => rewritten(file, |text| changed(text).replacen("<html ", "<html data-build=\"older\" ", 1)),
        WORKER => rewritten(file, changed),
        name => File { name: if name == words { old_words } else { name }, ..*file },
    };
    Page::new(&now.files().map(older).collect::<Vec<_>>())
}

/// The newest build, but a file that it names is missing on the server, as it may while a site is being put in place.
#[must_use]
pub fn half() -> Page {
    let now = Page::embedded();
    let missing = |file: &&File| file.name.starts_with(STUDY_WORDS);
    Page::new(&now.files().filter(|file| !missing(file)).copied().collect::<Vec<_>>())
}

/// The version of a build.
#[must_use]
pub fn version(page: &Page) -> String {
    let worker = page.files().find(|file| file.name == WORKER).expect("there is a service worker");
    let text = String::from_utf8_lossy(worker.plain);
    let version = text.split('"').nth(1).expect("its first line tells the version");
    version.to_owned()
}

/// A file with another content; it stays until the end of the tests.
fn rewritten(file: &File, change: impl Fn(String) -> String) -> File {
    let text = String::from_utf8(file.plain.to_vec()).expect("it is text");
    File { name: file.name, plain: change(text).into_bytes().leak(), br: None, gz: None }
}
