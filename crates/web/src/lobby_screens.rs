//! What is beside online tables: the lobby, the form for a table, who one is, fairness, and tables on a big screen.

use leptos::prelude::*;
use online::big_screen::{big_game, big_gathering};
use online::fair::fair_screen;
use online::lobby::{OnlineGame, lobby};
use online::me_screen::me_screen;
use online::open_form::OpenForm;
use online::screen::followed_table;
use online::table::OnlineTable;
use page::OnPage;
use page_kit::parts::switch;
use page_kit::route::Route;
use protocol::TableState;
use shelf::{Title, with_game};

/// The most seats of a table that is opened with one press: enough for friends, and few enough to see at once. Empty seats
/// are dropped at the start.
const USUAL_SEATS: u8 = 6;

/// The screen of an address; none if there is no such screen.
pub fn lobby_screen(route: Route) -> Option<AnyView> {
    Some(match route {
        Route::Lobby => lobby(games()),
        Route::OpenOnline { game } => {
            let title = Title::named(&game)?;
            let seats = RwSignal::new(usize::from(usual_seats(title)));
            let options = RwSignal::new(String::new());
            let form = OpenForm { game: title.name(), range: title.seats(), seats, options };
            form.view(with_game!(title, G => <G as OnPage>::option_fields(options, seats.into())))
        }
        Route::BigScreen { id } => followed_table(&id, Box::new(big_screen)),
        Route::Fair { id } => fair_screen(&id),
        Route::Me => me_screen(),
        _ => return None,
    })
}

/// A table for all to see.
fn big_screen(table: OnlineTable) -> AnyView {
    let is_gathering = Memo::new(move |_| table.info.with(|info| info.state == TableState::Gathering));
    let show = move |is_gathering: bool| match Title::named(&table.info.with_untracked(|info| info.game.clone())) {
        Some(title) if !is_gathering => with_game!(title, G => big_game::<G>(table)),
        _ => big_gathering(table),
    };
    switch(move || is_gathering.get(), show)
}

/// The games that can be played online.
fn games() -> Vec<OnlineGame> {
    Title::newest().map(|title| OnlineGame { name: title.name(), seats: usual_seats(title) }).collect()
}

fn usual_seats(title: Title) -> u8 {
    title.seats().1.min(USUAL_SEATS)
}
