//! Drives the page in a real browser: Chromium, headless, through its own protocol (CDP).
//!
//! A test is a story told to [`visit`]. All stories of a program share one Chromium. Each visit has its own server on a
//! free port and its own browser context: storage, cache, windows and downloads without a past. So stories run side by
//! side. The context and the server end with the visit. A story that fails leaves a picture and a text in
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
//! No story sleeps: whatever it asks for is waited for, looked after in every frame (what only the disk or the browser can
//! tell, every 20 ms), for [`PATIENCE`] at most. What
//! cannot be had fails the test with a sentence, the steps that led there and what the page shows. No visit lasts longer
//! than [`LONGEST_VISIT`].
//!
//! A story is told the same way every time: what the page would leave to chance, the seeds of its games, follows from the
//! story's name and the variable `LUCK`. Other luck finds other trouble: `LUCK=7 cargo xtask browser`. So does another
//! pace: `SLOW=4` slows the page down four times, which shows a story that looks too early; `DAWDLE=400` waits up to 400 ms
//! before each step, which shows one that comes too late.
//!
//! At the end of every visit the page must not have complained: no error on the console, no failed request, no request
//! to anybody else. A story that means to cause trouble looks at [`Page::complaints`] itself, which takes them away.
//!
//! - [`Screen`]: size, touch, language, day or night;
//! - [`Page`]: open, wait, click, tap, drag, type, ask, measure, take pictures, check with axe;
//! - [`Site`]: the server, which can be stopped and started again to see what works without a network, and can serve
//!   other [`builds`] of the page;
//! - [`Tab`]: one of several tabs;
//! - [`Reading`]: the page as a screen reader has it, in which things are [`Sought`] and [`Heard`];
//! - [`Fetched`]: what went over the wire, [`Mark`]: what the page measured.
//!
//! The page must be built (`cargo xtask page`); `cargo xtask browser` does that, installs what is needed and runs all. It
//! tells a story that failed once more in a new process, and so in a fresh browser.

pub mod builds;
mod chromium;
mod context;
mod failure;
mod fingers;
mod keys;
mod luck;
mod network;
mod pace;
mod page;
mod picture;
mod pointer;
mod protocol;
mod reader;
mod rules;
mod screen;
mod script;
mod site;
mod tabs;
mod thoughts;
mod times;

use std::any::Any;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use futures_util::FutureExt;

pub use network::{Complaint, Fetched};
pub use page::{Mark, Page};
pub use pointer::Point;
pub use reader::{Heard, Reading, Sought};
pub use screen::Screen;
pub use site::{Served, Site};
pub use tabs::Tab;

/// How long anything is waited for. Machines that test are slow and busy; a page that works needs a fraction of it.
pub const PATIENCE: Duration = Duration::from_secs(25);

/// How long a visit may last. The longest stories need a fraction of it; a story that hangs ends.
pub const LONGEST_VISIT: Duration = Duration::from_secs(240);

/// Opens the page's browser with this screen, tells it a story and closes it.
///
/// # Panics
/// The story fails or does not end, or the page complained.
pub async fn visit(screen: Screen, story: impl AsyncFnOnce(&Page)) {
    tell(Page::new(screen, false), story).await;
}

/// The same in the browser's own profile instead of a context of its own: a page cannot be installed in a context. What
/// such a story keeps stays until the browser ends, at an address that no other story has.
///
/// # Panics
/// The story fails or does not end, or the page complained.
pub async fn visit_at_home(screen: Screen, story: impl AsyncFnOnce(&Page)) {
    tell(Page::new(screen, true), story).await;
}

async fn tell(page: impl Future<Output = Page>, story: impl AsyncFnOnce(&Page)) {
    let begun = Instant::now();
    let page = page.await;
    let told = tokio::time::timeout(LONGEST_VISIT, story(&page));
    let told = AssertUnwindSafe(told).catch_unwind().await;
    let told = told.and_then(|ended| ended.map_err(|_| Box::new("the story does not end") as Box<dyn Any + Send>));
    let complaints = page.complaints().await;
    if let Err(panic) = &told {
        page.show_failure(panic.as_ref(), &complaints).await;
    }
    page.close().await;
    times::note(begun.elapsed());
    if let Err(panic) = told {
        resume_unwind(panic);
    }
    let complaints: Vec<String> = complaints.iter().map(ToString::to_string).collect();
    assert!(complaints.is_empty(), "the page complained:\n{}", complaints.join("\n"));
}

/// The project's root.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where everything that tests leave behind lies.
fn leavings() -> PathBuf {
    root().join("target/browser-tests")
}
