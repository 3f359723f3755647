//! What the page is written on: everything that its two halves share.
//!
//! The page comes in two modules, so that nobody waits for what is not asked for: `web` is the way in and the table,
//! `study` is what is read and written beside it. Both show HTML that is changed in place, speak the language in use,
//! and keep things in the browser; that is here, and no game is.
//!
//! | module | holds |
//! | --- | --- |
//! | `html` | HTML that several screens have in common |
//! | `command` | what buttons and fields stand for |
//! | `panel`, `patch` | HTML on the screen, and what happens when somebody acts on it |
//! | `parts` | the parts of a screen, put together |
//! | `dom` | events, focus, effects |
//! | `route` | addresses of screens |
//! | `links` | links to a screen, and the clipboard |
//! | `files` | where the page's own files are |
//! | `speech` | the words of the language in use |
//! | `settings`, `settings_screen` | what a person has set |
//! | `store`, `json`, `seating` | games and settings kept in the browser |
//! | `chapters` | the way to the rule behind a refusal or a card |

#![allow(clippy::must_use_candidate, reason = "inside one program nothing is asked for that is not used")]

pub mod chapters;
pub mod command;
pub mod dom;
pub mod files;
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

/// Lets a panic be thrown as an error with its message, which `boot.js` hears and shows, instead of an unnamed trap.
pub fn tell_panics() {
    std::panic::set_hook(Box::new(|panic| wasm_bindgen::throw_str(&panic.to_string())));
}
