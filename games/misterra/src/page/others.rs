//! All players at the table: a small live parchment for each.

use crate::chart::picture;
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::html::{ornament, players_class};
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::{Phrase, Seat};

use super::screen::Screen;

page_kit::commands! {
    /// The commands of the players.
    enum OthersCommand {
        /// Shows a player's parchment on the board, or the viewer's again.
        Look(seat: u8) = "look",
    }
}

/// The players. A tap shows a player's parchment on the board. The list is absent in the solo game.
pub fn others(screen: Screen) -> AnyView {
    let speech = Speech::here();
    if screen.top.seats() == 1 {
        return ().into_any();
    }
    let html = move || {
        html! {
            ul class=(players_class(screen.top.seats())) {
                @for seat in 0..screen.top.seats() {
                    li { (player(screen, speech, Seat(seat))) }
                }
            }
        }
    };
    let look = move |OthersCommand::Look(seat)| {
        let seat = Some(Seat(seat));
        screen.state.update(|state| state.close_up = seat.filter(|_| state.close_up != seat));
    };
    panel(html).on_press(look).class("others").role("group", speech.live("page-misterra-explorers")).view()
}

fn player(screen: Screen, speech: Speech, seat: Seat) -> Markup {
    let look = OthersCommand::Look(seat.0);
    screen.with_open(|open| {
        let explorer = &open.explorers[seat.index()];
        let phrase = Phrase::new("page-misterra-explorer")
            .with("markers", i64::from(explorer.markers()))
            .with("empty", i64::from(explorer.parchment.empty().len()));
        html! {
            button id=(look.id()) data-do=(look) class={ "other " (screen.top.colour_class(seat)) }
                aria-pressed=(screen.subject() == seat) {
                span.thumbnail { (ornament(&picture::parchment_thumbnail(&explorer.parchment))) }
                span.words {
                    strong { (screen.top.name(seat)) }
                    span { (speech.say(&phrase)) }
                }
            }
        }
    })
}
