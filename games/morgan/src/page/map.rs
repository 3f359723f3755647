//! The map: tiles to lift and lay, pirates to walk, and the number of hand cards that hold on each tile.

use crate::chart::picture::{self, Extent, Mark, Place};
use crate::{Action, Direction, Edges, Open, Tile};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::html::{data_box, layer};
use page_kit::panel::{Gesture, panel};
use page_kit::parts::{group, layered_chart};
use page_kit::speech::Speech;
use table::{Phrase, Seat};

use super::screen::{Screen, Tool};
use super::tile_name;

page_kit::commands! {
    /// The places of the map.
    enum MapCommand {
        Place(x: i32, y: i32) = "place",
    }
}

page_kit::commands! {
    /// The commands for the map as a whole.
    enum ZoomCommand {
        /// Toggles whether the map is larger than the window.
        Zoom = "zoom",
    }
}

/// The map.
pub fn map_board(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let layers = vec![
        Signal::derive(move || layer(&picture::sea(&extent(screen)))),
        Signal::derive(move || layer(&screen.with_open(|open| picture::island(&open.island)))),
        Signal::derive(move || layer(&picture::marks(&marks(screen)))),
        Signal::derive(move || pirates(screen)),
        Signal::derive(move || proposal(screen)),
        Signal::derive(move || layer(&picture::counts(&counts(screen)))),
    ];
    let view_box = Signal::derive(move || extent(screen).view_box());
    let places = panel(move || places(screen, speech))
        .on(move |gesture, MapCommand::Place(x, y)| touched(screen, gesture, (x, y)));
    let chart = layered_chart(view_box, layers, places, speech.live("page-morgan-map"));
    let zoom = panel(move || zoom_button(screen, speech)).on_press(move |command| match command {
        ZoomCommand::Zoom => screen.state.update(|state| state.large = !state.large),
    });
    let class = move || if screen.state.with(|state| state.large) { "board map large" } else { "board map" }.to_owned();
    group(Signal::derive(class), vec![chart, zoom.view()])
}

fn zoom_button(screen: Screen, speech: Speech) -> Markup {
    let name = speech.term("page-morgan-larger");
    html! {
        button.zoom #zoom data-do=(ZoomCommand::Zoom) aria-pressed=(screen.state.with(|state| state.large)) title=(name)
            aria-label=(name) { "⤢" }
    }
}

fn extent(screen: Screen) -> Extent {
    screen.extent.get()
}

fn pirates(screen: Screen) -> Markup {
    let standing = screen.with_open(|open| picture::standing(open, &screen.top.colours()));
    layer(&picture::pirates(&standing))
}

fn place_of(open: &Open, tile: Tile) -> Place {
    open.island.place(open.island.spot(tile))
}

/// The marks for possible actions and for lit places.
fn marks(screen: Screen) -> Vec<(Place, Mark)> {
    let mut marks: Vec<(Place, Mark)> = screen.lit().into_iter().map(|place| (place, Mark::Lit)).collect();
    let shown = screen.state.with(|state| state.pinned).iter().chain(screen.pointed_card());
    let shown: Vec<_> = shown.collect();
    screen.with_open(|open| {
        for tile in open.island.tiles() {
            if shown.iter().any(|card| open.holds(*card, tile)) {
                marks.push((place_of(open, tile), Mark::Lit));
            }
        }
        match (screen.tool(), screen.state.with(|state| state.lifted)) {
            (Some(Tool::Land), _) => {
                marks.extend(crate::Corner::ALL.map(|corner| (corner.place(), Mark::Reach)));
            }
            (Some(Tool::Map), Some(lifted)) => {
                marks.push((place_of(open, lifted), Mark::Lifted));
                let moves = open.tile_moves();
                for (spot, _) in moves.of_tile(lifted) {
                    let mark = (open.island.place(spot), Mark::Spot);
                    if !marks.contains(&mark) {
                        marks.push(mark);
                    }
                }
            }
            (Some(Tool::Map), None) => {
                let moves = open.tile_moves();
                let movable = open.island.tiles().filter(|tile| moves.of_tile(*tile).next().is_some());
                marks.extend(movable.map(|tile| (place_of(open, tile), Mark::Movable)));
            }
            (Some(Tool::Walk), _) => {
                let walks = open.walks(open.seat, usize::from(open.turn.steps));
                marks.extend(walks.into_iter().map(|walk| (place_of(open, walk.to), Mark::Reach)));
            }
            _ => {}
        }
    });
    marks
}

/// A preview of a press on the place under the pointer: the tile there, or the path there with its tolls.
fn proposal(screen: Screen) -> Markup {
    let Some(place) = screen.pointed() else { return Markup::default() };
    let actions = screen.proposal(place);
    match actions.first() {
        Some(&Action::Move { tile, edges, .. }) => {
            layer(&picture::tile_ghost(tile, edges, place, screen.refused().is_none()))
        }
        Some(Action::Step(_)) => {
            let (way, tolls) = way(screen, &actions);
            html! { (layer(&picture::path(&way))) (layer(&picture::tolls(&tolls))) }
        }
        _ => Markup::default(),
    }
}

/// The places along a walk, and the tolls on them.
fn way(screen: Screen, actions: &[Action]) -> (Vec<Place>, Vec<(Place, u32)>) {
    screen.with_open(|open| {
        let Some(pirate) = open.player(open.seat).pirate else { return Default::default() };
        let mut way = vec![place_of(open, pirate)];
        let mut tolls = Vec::new();
        for action in actions {
            let Action::Step(direction) = action else { continue };
            let ((x, y), (right, down)) = (way[way.len() - 1], direction.step());
            let next = (x + right, y + down);
            let tile = open.island.spot_at(next).and_then(|spot| open.island.tile_on(spot));
            let others = tile.map_or(0, |tile| open.others_on(tile, open.seat).len());
            if others > 0 {
                tolls.push((next, others));
            }
            way.push(next);
        }
        (way, tolls)
    })
}

/// The preview of the proposed actions as text, for screen readers.
pub fn preview_text(screen: Screen, speech: Speech) -> String {
    let actions = screen.proposed();
    match actions.first() {
        Some(&Action::Move { tile, edges, .. }) => named(speech, tile, edges),
        Some(Action::Step(_)) => {
            let tolls: u32 = way(screen, &actions).1.iter().map(|(_, toll)| toll).sum();
            let phrase =
                Phrase::new("page-morgan-way").with("steps", actions.len() as i64).with("toll", i64::from(tolls));
            speech.say(&phrase)
        }
        _ => String::new(),
    }
}

/// The message codes for the sides of a tile, in the order of [`Direction::ALL`].
const LAND: [&str; 4] =
    ["page-morgan-land-north", "page-morgan-land-east", "page-morgan-land-south", "page-morgan-land-west"];

/// The name of a tile, and its sides with land.
fn named(speech: Speech, tile: Tile, edges: Edges) -> String {
    let land = Direction::ALL.into_iter().zip(LAND).filter(|(side, _)| !edges.is_water(*side));
    let land: Vec<String> = land.map(|(_, code)| speech.term(code)).collect();
    let mut said = tile_name(speech, tile);
    if !land.is_empty() {
        said += &format!(", {} {}", speech.term("page-morgan-land"), land.join(", "));
    }
    said
}

/// How many cards of the viewer's hand hold on each tile, counted after the proposed tile move.
fn counts(screen: Screen) -> Vec<(Place, u8)> {
    let hand = screen.hand();
    let moves = matches!(screen.proposed().first(), Some(Action::Move { .. }));
    let count = |open: &Open| {
        let tiles = open.island.tiles().map(|tile| (place_of(open, tile), open.holding(hand, tile).len() as u8));
        tiles.filter(|(_, count)| *count > 0).collect()
    };
    if moves { screen.with_proposed(count) } else { screen.with_open(count) }
}

/// The places, for pointers, keys and screen readers.
fn places(screen: Screen, speech: Speech) -> Markup {
    let (extent, hand, marks) = (extent(screen), screen.hand(), marks(screen));
    let marked = |place: Place, wanted: &[Mark]| marks.iter().any(|(at, mark)| *at == place && wanted.contains(mark));
    screen.with_open(|open| {
        let said = |place: Place| {
            let mut said = label(screen, speech, open, hand, place);
            if marked(place, &[Mark::Movable, Mark::Spot, Mark::Reach]) {
                said += &format!(", {}", speech.term("page-marked"));
            }
            said
        };
        let name = |place: Place| Some(tile_name(speech, open.island.tile_on(open.island.spot_at(place)?)?));
        html! {
            @for y in extent.top..=extent.bottom {
                div role="row" {
                    @for x in extent.left..=extent.right {
                        div role="gridcell" id={ "place-" (x) "_" (y) } data-do=(MapCommand::Place(x, y))
                            data-at={ (x) "," (y) } data-box=(place_box(extent, (x, y))) tabindex="-1"
                            aria-selected=[marked((x, y), &[Mark::Lifted]).then_some(true)]
                            title=[name((x, y))] aria-label=(said((x, y))) {}
                    }
                }
            }
        }
    })
}

/// The box of a place on the picture.
fn place_box(extent: Extent, place: Place) -> String {
    data_box(extent.shown_rect(place), extent.size())
}

/// The screen reader label of a place.
fn label(screen: Screen, speech: Speech, open: &Open, hand: crate::Cards, place: Place) -> String {
    let tile = open.island.spot_at(place).and_then(|spot| open.island.tile_on(spot));
    let at = format!("{}, {}", place.0, place.1);
    let Some(tile) = tile else { return format!("{at}: {}", speech.term("page-morgan-gap")) };
    let here = open.players.iter().enumerate().filter(|(_, player)| player.pirate == Some(tile));
    let here: Vec<String> = here.map(|(seat, _)| screen.top.name(Seat(seat as u8))).collect();
    let count = open.holding(hand, tile).len();
    let counting = speech.say(&Phrase::new("page-morgan-cards-count").with("count", count as i64));
    let mut said = vec![format!("{at}: {}", named(speech, tile, open.island.edges(tile)))];
    said.extend(here);
    if count > 0 {
        said.push(counting);
    }
    said.join(", ")
}

/// Handles a gesture on a place.
fn touched(screen: Screen, gesture: Gesture, place: Place) {
    match gesture {
        Gesture::Over => screen.pointed.set(Some(place)),
        // Keep a refusal, so that the player can read it and look up its rule.
        Gesture::Out if screen.refused().is_none() => screen.pointed.set(None),
        Gesture::Out => {}
        Gesture::Enter if screen.ready() => screen.confirm(),
        Gesture::Press | Gesture::Enter => {
            screen.pointed.set(Some(place));
            let tile = screen.with_open(|open| open.island.spot_at(place).and_then(|spot| open.island.tile_on(spot)));
            if let (Some(Tool::Map), Some(tile)) = (screen.tool(), tile) {
                let movable = screen.with_open(|open| open.tile_moves().of_tile(tile).next().is_some());
                let put_down = screen.state.with(|state| state.lifted) == Some(tile) || !movable;
                screen.state.update(|state| state.turned = 0);
                return screen.state.update(|state| state.lifted = (!put_down).then_some(tile));
            }
            let actions = screen.proposal(place);
            if screen.refused().is_none() && !actions.is_empty() {
                screen.draft(actions);
            }
        }
    }
}
