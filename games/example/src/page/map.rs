//! The map on the screen: a picture in layers, and above it squares for pointers, keys and screen readers.

use chart::{Drawing, svg};
use leptos::prelude::*;
use table::{Phrase, Seat};
use vellum::html::{Gesture, LayeredChart, Touch, data_box, escaped, group, parts};
use vellum::speech::Speech;

use super::desk::Desk;
use crate::chart::{lit, picture};
use crate::{Action, Charted, Map, Square, Terrain};

/// The map.
pub fn map(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let charted = Signal::derive(move || {
        let viewer = desk.top.viewer.get();
        let lit = desk.top.shown.with(|shown| lit(shown.last(viewer)));
        svg::content(&picture::chart(&desk.map(), &desk.top.colours(), &lit))
    });
    let draft = Signal::derive(move || match desk.action().filter(|_| desk.refused().is_none()) {
        Some(Action { square, terrain }) => svg::content(&picture::draft(square, terrain)),
        None => String::new(),
    });
    let view_box = format!("0 0 {0} {0}", picture::SIDE);
    let cells = Signal::derive(move || cells(desk, speech));
    let label = speech.live("page-example-map");
    let layers = vec![charted, draft];
    let act = move |touch| touched(desk, touch);
    group("board", vec![view! { <LayeredChart view_box layers cells label act/> }.into_any()])
}

fn cells(desk: Desk, speech: Speech) -> String {
    let map = desk.map();
    let cell = |square: Square| {
        let (column, row) = square.place();
        let (opens, closes) = (["<div role=\"row\">", "", ""], ["", "", "</div>"]);
        let column_index = usize::from(column);
        format!(
            "{}<div role=\"gridcell\" id=\"square-{name}\" data-do=\"square:{name}\" data-at=\"{column},{row}\" data-box=\"{}\" \
             tabindex=\"-1\" aria-selected=\"{}\" aria-label=\"{}\"></div>{}",
            opens[column_index],
            data_box(picture::rect(square), (picture::SIDE, picture::SIDE)),
            desk.square.get() == Some(square),
            escaped(&format!("{}: {}", square.name(), told(desk, speech, map.at(square)))),
            closes[column_index],
            name = square.name(),
        )
    };
    Square::all().map(cell).collect()
}

/// What a screen reader says of a square.
fn told(desk: Desk, speech: Speech, charted: Option<Charted>) -> String {
    let Some(Charted { terrain, by }) = charted else { return speech.term("page-example-blank") };
    let terrain = format!("example-terrain-{}", terrain.name());
    speech.say(&match by {
        Some(seat) => Phrase::new("page-example-charted").term("terrain", terrain).with("name", desk.top.name(seat)),
        None => Phrase::new("page-example-printed").term("terrain", terrain),
    })
}

fn touched(desk: Desk, (gesture, what): Touch) {
    let Some(square) = Square::named(parts(&what).1) else { return };
    match gesture {
        // Enter on the square that is drafted confirms it.
        Gesture::Enter if desk.square.get() == Some(square) => desk.confirm(),
        Gesture::Press | Gesture::Enter if desk.top.asked.get().is_some() => desk.square.set(Some(square)),
        _ => {}
    }
}

/// A map in the middle of a game, for the first page.
pub fn sample() -> Drawing {
    let mut map = Map::default();
    for (place, square) in Square::all().enumerate().filter(|(place, _)| ![2, 7].contains(place)) {
        let terrain = Terrain::ALL[place * place % 5 % 2];
        map.set(square, Some(Charted { terrain, by: Some(Seat(place as u8 / 2 % 2)) }));
    }
    picture::chart(&map, &[0, 1], &[])
}
