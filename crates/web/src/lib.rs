//! The page: everything a person sees in the browser.
//!
//! The rules are compiled in and the table lives here, so the page plays without a server. It is one WebAssembly module
//! of three: what is read and written beside the table is another, `study`, and so is what thinks in a worker, `thinker`.
//! What the page and the study are written on is `vellum`.
//!
//! | module | holds |
//! | --- | --- |
//! | `app` | the frame around every screen, and which screen is shown |
//! | `home`, `new_table`, `challenge`, `record_file` | the ways in |
//! | `tabletop`, `sitting` | a table, whatever is played at it |
//! | `run` | a run of actions that is drafted |
//! | `hint` | the best three moves, told to who asks |
//! | `log`, `replay_bar`, `curtain`, `finish`, `keys`, `fingers` | what every table's screen has |
//! | `sound` | what is heard |
//! | `study` | the way into the other module |
//! | `thinker` | the workers that think for the bots and for hints |
//! | `games` | what a game brings to the page |
//! | `cartographers`, `misterra`, `morgan` | the tables of the games |

mod app;
mod cartographers;
mod challenge;
mod curtain;
mod fingers;
mod finish;
mod games;
mod hint;
mod home;
mod keys;
mod lesson;
mod log;
mod misterra;
mod morgan;
mod new_table;
mod record_file;
mod replay_bar;
mod run;
mod sitting;
mod sound;
mod study;
mod tabletop;
mod thinker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page, once the words of its language are there.
#[wasm_bindgen]
pub async fn open_page() {
    vellum::tell_panics();
    app::open().await;
}
