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
//! | `store` | games and settings kept in the browser |
//! | `home`, `new_table` | the ways in |
//! | `thinker` | bots, in a worker |
//! | `cartographers` | the table of Cartographers |

mod app;
mod cartographers;
mod files;
mod home;
mod new_table;
mod route;
mod seating;
mod settings;
mod speech;
mod store;
mod thinker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page, once the words of its language are there.
#[wasm_bindgen]
pub async fn open_page() {
    app::open().await;
}

/// What a bot would do, for the worker. Question and answer are JSON.
#[wasm_bindgen]
#[must_use]
pub fn think(question: &str) -> String {
    thinker::answer(question)
}
