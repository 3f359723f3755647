//! What the page is written on: everything that its two halves share.
//!
//! The page comes in two modules, so that nobody waits for what is not asked for: `web` is the way in and the table,
//! `study` is what is read and written beside it. Both show HTML that is changed in place, speak the language in use,
//! and keep things in the browser; that is here, and no game is.
//!
//! | module | holds |
//! | --- | --- |
//! | `html` | parts of a screen that are written as HTML |
//! | `route` | addresses of screens |
//! | `links` | links to a screen, and the clipboard |
//! | `files` | where the page's own files are |
//! | `speech` | the words of the language in use |
//! | `settings` | what a person has set |
//! | `store`, `json`, `seating` | games and settings kept in the browser |
//! | `chapters` | the way to the rule behind a refusal or a card |

#![allow(clippy::must_use_candidate, reason = "inside one program nothing is asked for that is not used")]

pub mod chapters;
pub mod files;
pub mod html;
pub mod json;
pub mod links;
pub mod route;
pub mod seating;
pub mod settings;
pub mod speech;
pub mod store;
