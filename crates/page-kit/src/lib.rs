//! The base of the page: everything that its screens share.
//!
//! The page is four WebAssembly modules, so that a visitor only waits for what is needed: `web` has the home screen and
//! the tables, `web-online` has online tables as well, `web-library` has the other screens, such as the rules and the
//! analysis, and `web-worker` computes bots, hints and analyses. All but the last patch HTML in place, use the chosen
//! language, and save data in the browser. The code for that is here; no game is.
//!
//! | module | holds |
//! | --- | --- |
//! | `html` | HTML that several screens have in common |
//! | `command` | the commands of buttons and fields |
//! | `panel`, `patch` | HTML on the screen, and its events |
//! | `parts` | composing the parts of a screen |
//! | `dom` | events, focus, effects |
//! | `tooltip` | explanations of symbols |
//! | `route` | addresses of screens |
//! | `links` | links to a screen, and the clipboard |
//! | `files` | the URLs of the page's own files |
//! | `speech` | the words of the language in use |
//! | `settings`, `settings_screen` | the user's settings |
//! | `store`, `json`, `seating` | games and settings saved in the browser |
//! | `going`, `when` | the user's online tables that have not ended; times of day and dates |
//! | `chapters` | links to the rule that explains a refusal or a card |

#![allow(clippy::must_use_candidate, reason = "used only within this program")]

pub mod chapters;
pub mod command;
pub mod dom;
pub mod files;
pub mod going;
pub mod html;
pub mod json;
pub mod links;
pub mod panel;
pub mod parts;
mod patch;
pub mod route;
pub mod seating;
pub mod settings;
pub mod settings_screen;
pub mod speech;
pub mod store;
pub mod tooltip;
pub mod when;

/// Throws a panic as a JavaScript error with its message, which `boot.js` catches and shows, instead of a bare trap.
pub fn set_panic_hook() {
    std::panic::set_hook(Box::new(|panic| wasm_bindgen::throw_str(&panic.to_string())));
}
