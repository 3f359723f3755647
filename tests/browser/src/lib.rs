//! Drives the page in a real browser: Chromium, headless, through chromedriver.
//!
//! A test is a story told to [`visit`]. Each visit has its own server on a free port, its own driver and its own browser
//! without a past, so that tests run side by side; all are ended with it, and a story that fails leaves a picture.
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
//! No story sleeps: whatever it asks for is waited for, looked after in every frame (what only the disk or the driver can
//! tell, every 20 ms), for [`PATIENCE`] at most. What
//! cannot be had fails the test with a sentence, the steps that led there and what the page shows.
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
//! The page must be built (`cargo xtask page`); `cargo xtask browser` does that, installs what is needed and runs all.

pub mod builds;
mod driver;
mod hands;
mod luck;
mod network;
mod pace;
mod page;
mod picture;
mod reader;
mod rules;
mod screen;
mod site;
mod tabs;
mod thoughts;

use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::PathBuf;
use std::time::Duration;

use futures_util::FutureExt;

pub use hands::Point;
pub use network::{Complaint, Fetched};
pub use page::{Mark, Page};
pub use reader::{Heard, Reading, Sought};
pub use screen::Screen;
pub use site::{Served, Site};
pub use tabs::Tab;

/// How long anything is waited for. Machines that test are slow; a page that works needs a fraction of it.
pub const PATIENCE: Duration = Duration::from_secs(15);

/// Opens a browser with this screen, tells it a story and closes it.
///
/// # Panics
/// The story fails, or the page complained.
pub async fn visit(screen: Screen, story: impl AsyncFnOnce(&Page)) {
    let page = Page::new(screen).await;
    let told = AssertUnwindSafe(story(&page)).catch_unwind().await;
    let complaints = page.complaints().await;
    if told.is_err() {
        page.show_failure(&complaints).await;
    }
    page.close().await;
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
