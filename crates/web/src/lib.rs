//! The part of the page that every visitor loads: the home screen, and the tables of the games on the shelf.
//!
//! The rules are compiled in and the table lives here, so the page plays without a server. It is one of four
//! WebAssembly modules: `web-online` is this one with the feature `online`, `web-library` has the screens beside the table,
//! and `web-worker` runs in a worker. The screens of a table are in the crate `page`; `page-kit` is the base of both.
//!
//! | module | holds |
//! | --- | --- |
//! | `app` | the frame around every screen, and which screen is shown |
//! | `home`, `new_table`, `challenge`, `record_file` | the ways to a table |
//! | `online_screens` | the screens of online tables, only in `web-online` |
//! | `opening` | finds the game for a name or a record |

mod app;
mod challenge;
mod home;
mod new_table;
#[cfg(feature = "online")]
mod online_screens;
mod opening;
mod record_file;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page, once the words of its language are loaded.
#[wasm_bindgen]
pub async fn open_page() {
    page_kit::set_panic_hook();
    app::open().await;
}
