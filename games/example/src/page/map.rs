//! The map on the screen: a picture in layers, and above it squares for pointers, the keyboard and screen readers.

use chart::Drawing;
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::html::{data_box, layer};
use page_kit::panel::{Gesture, panel};
use page_kit::parts::{group, layered_chart};
use page_kit::speech::Speech;
use table::{Phrase, Seat};

use super::screen::Screen;
use crate::chart::{lit, picture};
use crate::map::SIDE;
use crate::{Action, Charted, Map, Square, Terrain};

page_kit::commands! {
    /// The commands of the map.
    enum MapCommand {
        /// Drafts a square.
        Square(square: Square) = "square",
    }
}

/// The map.
pub fn map(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let charted = Signal::derive(move || {
        let viewer = screen.top.viewer.get();
        let lit = screen.top.shown.with(|shown| lit(shown.last(viewer)));
        layer(&picture::chart(&screen.map(), &screen.top.colours(), &lit))
    });
    let draft = Signal::derive(move || {
        html! {
            @if let Some(Action { square, terrain }) = screen.action().filter(|_| screen.refused().is_none()) {
                (layer(&picture::draft(square, terrain)))
            }
        }
    });
    let view_box = format!("0 0 {0} {0}", picture::SIDE);
    let squares = panel(move || squares(screen, speech)).on(move |gesture, command| act(screen, gesture, command));
    let label = speech.live("page-example-map");
    group("board", vec![layered_chart(view_box.into(), vec![charted, draft], squares, label)])
}

fn squares(screen: Screen, speech: Speech) -> Markup {
    html! {
        @for row in 0..SIDE {
            div role="row" {
                @for square in Square::all().filter(|square| square.place().1 == row) {
                    (cell(screen, speech, square))
                }
            }
        }
    }
}

fn cell(screen: Screen, speech: Speech, square: Square) -> Markup {
    let (column, row) = square.place();
    let command = MapCommand::Square(square);
    html! {
        div role="gridcell" id=(command.id()) data-do=(command) data-at={ (column) "," (row) }
            data-box=(data_box(picture::rect(square), (picture::SIDE, picture::SIDE)))
            tabindex="-1" aria-selected=(screen.square.get() == Some(square))
            aria-label={ (square) ": " (square_text(screen, speech, screen.map().at(square))) } {}
    }
}

/// The screen reader label of a square.
fn square_text(screen: Screen, speech: Speech, charted: Option<Charted>) -> String {
    let Some(Charted { terrain, by }) = charted else { return speech.term("page-example-blank") };
    let terrain = format!("example-terrain-{}", terrain.name());
    speech.say(&match by {
        Some(seat) => Phrase::new("page-example-charted").term("terrain", terrain).with("name", screen.top.name(seat)),
        None => Phrase::new("page-example-printed").term("terrain", terrain),
    })
}

fn act(screen: Screen, gesture: Gesture, MapCommand::Square(square): MapCommand) {
    match gesture {
        // Enter on the drafted square confirms it.
        Gesture::Enter if screen.square.get() == Some(square) => screen.confirm(),
        Gesture::Press | Gesture::Enter if screen.top.asked.get().is_some() => screen.square.set(Some(square)),
        Gesture::Press | Gesture::Enter | Gesture::Over | Gesture::Out => {}
    }
}

/// A map in the middle of a game, for the home page.
pub fn sample() -> Drawing {
    let mut map = Map::default();
    for (place, square) in Square::all().enumerate().filter(|(place, _)| ![2, 7].contains(place)) {
        let terrain = Terrain::ALL[place * place % 5 % 2];
        map.set(square, Some(Charted { terrain, by: Some(Seat(place as u8 / 2 % 2)) }));
    }
    picture::chart(&map, &[0, 1], &[])
}
