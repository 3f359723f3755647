//! The page as everybody loads it: the ways in, and the tables of the games on the shelf.
//!
//! The rules are compiled in and the table lives here, so the page plays without a server. It is one WebAssembly module
//! of three: what is read and written beside the table is another, `study`, and so is what thinks in a worker, `thinker`.
//! The screens of a table are in the crate `page`; what both are written on is `vellum`.
//!
//! | module | holds |
//! | --- | --- |
//! | `app` | the frame around every screen, and which screen is shown |
//! | `home`, `new_table`, `challenge`, `record_file` | the ways in |
//! | `opening` | which game a name or a record asks for |

mod app;
mod challenge;
mod home;
mod new_table;
mod opening;
mod record_file;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page, once the words of its language are there.
#[wasm_bindgen]
pub async fn open_page() {
    vellum::tell_panics();
    app::open().await;
}
