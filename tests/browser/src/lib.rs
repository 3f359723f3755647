//! Drives the page in a real browser: Chromium, headless, through its own protocol (CDP). It is the shell without windows
//! (`chromium-headless-shell`) where that is installed.
//!
//! A test is a story that [`visit`] runs. All stories of a program share one Chromium. Each visit has its own server on
//! a free port and its own browser context: storage, cache, windows and downloads start empty. So stories can run in
//! parallel. The context and the server end with the visit. A story that fails leaves a screenshot and a report in
//! `target/browser`.
//!
//! ```no_run
//! use browser_tests::{Screen, visit};
//!
//! # #[tokio::main(flavor = "current_thread")] async fn main() {
//! visit(Screen::PHONE.speaking("de").at_night(), async |page| {
//!     page.open("#/").await;
//!     page.see_text("h1", "Portolan").await;
//!     page.tap("button.play-now").await;
//!     page.press("Shift+Tab").await;
//!     page.until("the board is drawn", "document.querySelectorAll('svg .cell').length == 121").await;
//!     page.is_accessible().await;
//!     page.picture("docs/screens/table-night-phone.webp").await;
//! })
//! .await;
//! # }
//! ```
//!
//! Several people meet at one site: [`Page::friend`] is somebody else, with a browser context of their own.
//!
//! ```no_run
//! # use browser_tests::{Screen, visit};
//! # #[tokio::main(flavor = "current_thread")] async fn main() {
//! visit(Screen::WIDE, async |anna| {
//!     let bo = anna.friend(Screen::PHONE.speaking("de")).await;
//!     anna.open("#/online").await;
//!     bo.open("#/online").await;
//! })
//! .await;
//! # }
//! ```
//!
//! No story sleeps: each step waits for its condition, for [`PATIENCE`] at most, and checks it in every frame of the
//! page. If the condition does not become true, the test fails with a message, the last steps and the text of the page. No
//! visit lasts longer than [`LONGEST_VISIT`].
//!
//! A story runs the same way every time: the seeds of its games follow from the story's name and the variable `LUCK`.
//! Another value finds other bugs: `LUCK=7 cargo xtask browser`. So does another speed. `SLOW=4` makes the page four
//! times slower, to find stories that check too early. `DAWDLE=400` waits up to 400 ms before each step, to find
//! stories that act too late.
//!
//! A visit fails if the page complained: an error on the console, a failed request, or a request to another server. A
//! story that causes errors on purpose calls [`Page::complaints`], which clears them.
//!
//! - [`Screen`]: size, touch, language, day or night. A window for a mouse is drawn coarsely, except in pictures and in
//!   measures ([`Screen::sharp`]);
//! - [`Page`]: a person's page; open, wait, click, tap, drag, type, ask, measure, take pictures, check with axe; see the table below;
//! - [`Site`]: the server; a story can stop and restart it to test the page offline, or serve other [`builds`];
//! - [`Tab`]: one of several tabs;
//! - [`AxTree`]: the page as a screen reader sees it: a search ([`AxQuery`]) finds nodes ([`AxNode`]);
//! - [`Fetched`]: a request of the browser, and its response so far, [`Mark`]: a time that the page measured.
//!
//! The methods of [`Page`] are in these files:
//!
//! | file | methods |
//! | --- | --- |
//! | `page.rs` | friends; open, reload, go back, resize; text and number of elements; downloads, clipboard, marks, requests, complaints |
//! | `script.rs` | wait for elements and conditions, run scripts |
//! | `pointer.rs` | click, point, drag, turn the wheel |
//! | `fingers.rs` | tap, touch, flick |
//! | `keys.rs` | press keys, type, fill in fields, choose files |
//! | `tabs.rs` | open, switch and close tabs |
//! | `ax_tree.rs` | find and activate what a screen reader finds |
//! | `axe.rs` | check accessibility |
//! | `picture.rs` | take pictures |
//! | `layout/` | find what cannot be read, seen or pressed; the pseudo-language of the longest texts |
//! | `held_answers.rs` | hold back the answers of workers |
//! | `failure.rs`, `pace.rs`, `seeded_random.rs` | report a failure, slow the page down, seed its randomness |
//!
//! The page must be built (`cargo xtask page`). `cargo xtask browser` builds it, installs the tools and runs all
//! stories. It runs a failed story once more in a new process, and so in a fresh browser.

mod ax_tree;
mod axe;
pub mod builds;
mod chromium;
mod context;
mod failure;
mod fingers;
mod held_answers;
mod keys;
mod layout;
mod network;
mod nodes;
mod pace;
mod page;
mod picture;
mod pointer;
mod protocol;
mod screen;
mod script;
mod seeded_random;
mod site;
mod tabs;
mod times;

use std::any::Any;
use std::iter;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::FutureExt;

pub use ax_tree::{AxNode, AxQuery, AxTree};
pub use layout::{Finding, Kind, Places, moved, with_longest_words};
pub use network::{Complaint, Fetched};
pub use nodes::Nodes;
pub use page::{Mark, Page};
pub use pointer::Point;
pub use screen::Screen;
pub use site::{Served, Site};
pub use tabs::Tab;

/// The longest wait for a condition. Test machines are slow and busy; a working page needs a fraction of it.
pub const PATIENCE: Duration = Duration::from_secs(25);

/// How long a visit may last. The longest stories need a fraction of it; the limit ends a story that hangs.
pub const LONGEST_VISIT: Duration = Duration::from_secs(240);

/// Opens a browser context with this screen, runs a story in it and closes it.
///
/// # Panics
/// The story fails or does not end, or the page complained.
pub async fn visit(screen: Screen, story: impl AsyncFnOnce(&Page)) {
    visit_within(LONGEST_VISIT, screen, story).await;
}

/// Like [`visit`], for a visit that may last longer or must be shorter.
///
/// # Panics
/// The story fails or does not end in this time, or the page complained.
pub async fn visit_within(longest: Duration, screen: Screen, story: impl AsyncFnOnce(&Page)) {
    run_story(longest, Page::new(screen, false), story).await;
}

/// Like [`visit`], but in the browser's default profile: a page cannot be installed in a context. Data that the story
/// saves stays until the browser ends, under an address that no other story uses.
///
/// # Panics
/// The story fails or does not end, or the page complained.
pub async fn visit_in_default_profile(screen: Screen, story: impl AsyncFnOnce(&Page)) {
    run_story(LONGEST_VISIT, Page::new(screen, true), story).await;
}

async fn run_story(longest: Duration, page: impl Future<Output = Page>, story: impl AsyncFnOnce(&Page)) {
    let begun = Instant::now();
    let page = page.await;
    let outcome = tokio::time::timeout(longest, story(&page));
    let outcome = AssertUnwindSafe(outcome).catch_unwind().await;
    let outcome = outcome.and_then(|ended| ended.map_err(|_| Box::new("the story timed out") as Box<dyn Any + Send>));
    let friends = page.friends();
    let mut complaints = Vec::new();
    for page in iter::once(&page).chain(friends.iter().map(Arc::as_ref)) {
        let of_page = page.complaints().await;
        if let Err(panic) = &outcome {
            page.show_failure(panic.as_ref(), &of_page).await;
        }
        page.close().await;
        complaints.extend(of_page);
    }
    times::note(begun.elapsed());
    if let Err(panic) = outcome {
        resume_unwind(panic);
    }
    let complaints: Vec<String> = complaints.iter().map(ToString::to_string).collect();
    assert!(complaints.is_empty(), "the page complained:\n{}", complaints.join("\n"));
}

/// The project's root.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder for the files of the tests: axe-core, profiles, downloads and pictures.
fn artifacts_dir() -> PathBuf {
    root().join("target/browser-tests")
}
