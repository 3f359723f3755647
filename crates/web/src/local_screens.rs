//! The screens of games that are played in this browser.

use leptos::prelude::*;
use page::lesson::chapter::chapter_screen;
use page_kit::route::Route;
use shelf::{Title, with_game};

use crate::challenge::challenge_screen;
use crate::home::home;
use crate::new_table::new_table;
use crate::opening::{moment_screen, table_screen};
use crate::record_file::{take_dropped_files, take_pasted_records};

/// Provides what all screens of local games share.
pub fn provide() {
    take_dropped_files();
    take_pasted_records();
}

/// The screen of an address; none if there is no such screen.
pub fn local_screen(route: Route) -> Option<AnyView> {
    Some(match route {
        Route::Home => home(),
        Route::New { game } => new_table(Title::named(&game)?),
        Route::Learn { game, chapter } => with_game!(Title::named(&game)?, G => chapter_screen::<G>(chapter))?,
        Route::Table { id, at } => table_screen(&id, at),
        Route::Moment { at, record, names } => moment_screen(at, &record, &names),
        Route::Challenge(challenge) => challenge_screen(Title::named(&challenge.game)?, challenge),
        _ => return None,
    })
}
