//! The frame of the page, and the screens of games: of those that are played in this browser or, with the feature `online`, of
//! online tables or, with `lobby` too, of what is beside them.
//!
//! The rules are compiled in and local tables live here, so the page plays without a server. It is one of five WebAssembly
//! modules: `web-online` is built from the same source with the feature `online`, `web-lobby` with `lobby`, `web-library` has
//! the screens beside the table, and `web-worker` runs in a worker. The screens of a table are in the crate `page`; `page-kit` is the base of both.
//!
//! | module | holds |
//! | --- | --- |
//! | `app` | the frame around every screen, and which screen is shown |
//! | `local_screens` | the screens of games in this browser, only in `web` |
//! | `home`, `new_table`, `challenge`, `record_file` | the ways to a local table |
//! | `level` | how strong the bots are that one plays against by default |
//! | `opening` | finds the game for a name or a record |
//! | `online_screens` | the screens of online tables, and what the two modules of online play share |
//! | `lobby_screens` | what is beside online tables, only in `web-lobby` |

mod app;
#[cfg(not(feature = "online"))]
mod challenge;
#[cfg(not(feature = "online"))]
mod home;
#[cfg(not(feature = "online"))]
mod level;
#[cfg(feature = "lobby")]
mod lobby_screens;
#[cfg(not(feature = "online"))]
mod local_screens;
#[cfg(not(feature = "online"))]
mod new_table;
#[cfg(feature = "online")]
mod online_screens;
#[cfg(not(feature = "online"))]
mod opening;
#[cfg(not(feature = "online"))]
mod record_file;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page, once the words of its language are loaded.
#[wasm_bindgen]
pub async fn open_page() {
    page_kit::set_panic_hook();
    app::open().await;
}
