//! The page: everything a person sees in the browser.
//!
//! The rules are compiled in and the table lives here, so the page plays without a server. It is one WebAssembly module
//! with two doors: [`open_page`] for the page itself, and [`think`] for the worker in which bots think.
//!
//! | module | holds |
//! | --- | --- |
//! | `app` | the frame around every screen, and which screen is shown |
//! | `route` | addresses of screens |
//! | `speech` | the words of the language in use |
//! | `settings` | what a person has set, and the screen for it |
//! | `store`, `json` | games and settings kept in the browser |
//! | `home`, `new_table`, `record_file` | the ways in |
//! | `rules` | the rules of the games, to read and to search |
//! | `tabletop`, `sitting` | a table, whatever is played at it |
//! | `html` | parts of a screen that are written as HTML |
//! | `run` | a run of actions that is drafted |
//! | `log`, `replay_bar`, `curtain`, `finish`, `keys`, `fingers` | what every table's screen has |
//! | `thinker` | bots, in a worker |
//! | `games` | what a game brings to the page |
//! | `cartographers`, `misterra`, `morgan` | the tables of the games |

mod app;
mod cartographers;
mod curtain;
mod files;
mod fingers;
mod finish;
mod games;
mod home;
mod html;
mod json;
mod keys;
mod lesson;
mod log;
mod misterra;
mod morgan;
mod new_table;
mod record_file;
mod replay_bar;
mod route;
mod rules;
mod run;
mod seating;
mod settings;
mod sitting;
mod speech;
mod store;
mod tabletop;
mod thinker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page, once the words of its language are there.
#[wasm_bindgen]
pub async fn open_page() {
    app::open().await;
}

/// What a bot would do, for the worker. See `thinker`.
#[wasm_bindgen]
#[must_use]
pub fn think(question: &str) -> String {
    thinker::answer(question)
}
