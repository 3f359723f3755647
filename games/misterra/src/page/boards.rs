//! The two boards: the shared island and a parchment. They have the same orientation. The space under the pointer on
//! one board is marked on the other.

use crate::chart::picture::{self, Mark};
use crate::{Action, Island, Misterra, Open, Parchment, Space, Spaces, Step, walk};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::html::{data_box, layer};
use page_kit::panel::{Gesture, panel};
use page_kit::parts::{group, layered_chart};
use page_kit::speech::Speech;
use table::{Game, Phrase, Seat};

use super::screen::Screen;
use super::terrain_name;

page_kit::commands! {
    /// The spaces of both boards.
    enum BoardCommand {
        Island(space: Space) = "island",
        Parchment(space: Space) = "parchment",
    }
}

page_kit::commands! {
    /// The commands above a parchment.
    enum ParchmentCommand {
        BackToOwn = "back",
    }
}

/// The island, with explorers, claims and a preview of the draft.
pub fn island_board(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let layers = vec![
        Signal::derive(|| layer(&picture::island_ground())),
        Signal::derive(move || layer(&picture::island_tiles(&super::otoma::island_shown(screen)))),
        Signal::derive(move || {
            let lit = screen.lit(None);
            html! { (layer(&picture::outline(reach(screen), Mark::Reach))) (overlay(screen, lit, screen.pointed())) }
        }),
        Signal::derive(move || island_ghost(screen)),
        Signal::derive(move || pieces(screen)),
    ];
    let heading = panel(move || html! { h2 { (speech.term("page-misterra-island")) } }).view();
    let spaces = panel(move || island_spaces(screen, speech)).on(move |gesture, space| touched(screen, gesture, space));
    let chart = layered_chart(view_box().into(), layers, spaces, speech.live("page-misterra-island"));
    group("board", vec![heading, chart])
}

/// A parchment, with the sketch that is being laid on it.
pub fn parchment_board(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let land = move || {
        let seat = screen.subject();
        screen.with_open(|open| layer(&picture::parchment_land(&open.explorers[seat.index()].parchment)))
    };
    let layers = vec![
        Signal::derive(|| layer(&picture::parchment_ground())),
        Signal::derive(land),
        Signal::derive(move || {
            // A parchment has no beach.
            let pointed = screen.pointed().filter(|space| !space.is_beach());
            overlay(screen, screen.lit(Some(screen.subject())), pointed)
        }),
        Signal::derive(move || parchment_ghost(screen)),
    ];
    let heading = panel(move || parchment_heading(screen, speech)).on_press(move |command| match command {
        ParchmentCommand::BackToOwn => screen.state.update(|state| state.close_up = None),
    });
    let spaces =
        panel(move || parchment_spaces(screen, speech)).on(move |gesture, space| touched(screen, gesture, space));
    let label = Signal::derive(move || whose(screen, speech));
    let class = Signal::derive(move || format!("board {}", screen.top.colour_class(screen.subject())));
    group(class, vec![heading.view(), layered_chart(view_box().into(), layers, spaces, label)])
}

fn parchment_heading(screen: Screen, speech: Speech) -> Markup {
    html! {
        h2.whose {
            span { (whose(screen, speech)) }
            @if screen.state.with(|state| state.close_up).is_some() {
                button data-do=(ParchmentCommand::BackToOwn) { (speech.term("page-misterra-back-to-own")) }
            }
        }
    }
}

/// The text that names the owner of the parchment.
fn whose(screen: Screen, speech: Speech) -> String {
    let seat = screen.subject();
    speech.say(&Phrase::new("page-misterra-parchment-of").with("name", screen.top.name(seat)))
}

/// The id of the element for a space of the parchment, by the index of the space.
pub fn parchment_id(space: u16) -> Option<String> {
    Some(BoardCommand::Parchment(Space::new(space as u8)?).id())
}

fn view_box() -> String {
    format!("0 0 {} {}", picture::WIDTH, picture::HEIGHT)
}

/// The preview of the sketch's effect on the island.
fn island_ghost(screen: Screen) -> Markup {
    let Some(Action::Map(laying)) = screen.proposed() else { return Markup::default() };
    let updates = screen.with_view(|view| {
        let Step::Map { sketch } = view.open.step else { return Vec::new() };
        if Misterra::check(view, Action::Map(laying)).is_err() {
            return Vec::new();
        }
        let mut island = view.open.island;
        let updates = island.lay(sketch, laying);
        let spaces = [laying.first(), laying.second()];
        (0..2).map(|half| (spaces[half], sketch.terrains()[half], updates[half])).collect()
    });
    layer(&picture::island_ghost(&updates.unwrap_or_default()))
}

/// The preview of the sketch on the parchment.
fn parchment_ghost(screen: Screen) -> Markup {
    let drawn = screen.with_view(|view| {
        let (Step::Map { sketch }, Some(Action::Map(laying))) = (view.open.step, screen.proposed()) else {
            return None;
        };
        let fits = Misterra::check(view, Action::Map(laying)).is_ok();
        Some(layer(&picture::parchment_ghost(sketch, laying, fits)))
    });
    drawn.flatten().unwrap_or_default()
}

/// Explorers and claims.
fn pieces(screen: Screen) -> Markup {
    let (meeples, markers) = screen.with_open(|open| picture::standing(open, &screen.top.colours()));
    layer(&picture::pieces(&meeples, &markers))
}

/// The spaces of the island to choose from.
fn reach(screen: Screen) -> Spaces {
    match screen.step() {
        Some(Step::Move) => {
            screen.with_open(|open| walk::destinations(&open.island, open.explorers[open.turn.index()].meeple))
        }
        Some(Step::OtomaClaim) => screen.with_open(|open| Spaces::of_island(crate::otoma::tied(open))),
        _ => Spaces::default(),
    }
}

/// The marks on a board: the spaces in sight, the lit spaces, and the space under the pointer.
fn overlay(screen: Screen, lit: Spaces, pointed: Option<Space>) -> Markup {
    let seen = screen.with_view(|view| match view.open.step {
        Step::Move | Step::Sketch { .. } | Step::Map { .. } => {
            let meeple = view.open.explorers[view.open.turn.index()].meeple;
            meeple.map(|meeple| Spaces::of_island(walk::seen(&view.open.island, meeple))).unwrap_or_default()
        }
        _ => Spaces::default(),
    });
    html! {
        (layer(&picture::outline(seen.unwrap_or_default(), Mark::Seen)))
        (layer(&picture::outline(lit, Mark::Lit)))
        @if let Some(space) = pointed {
            (layer(&picture::outline(Spaces::only(space), Mark::Twin)))
        }
    }
}

/// The spaces of the island, for pointers, keys and screen readers.
fn island_spaces(screen: Screen, speech: Speech) -> Markup {
    let reach = reach(screen);
    screen.with_open(|open| {
        let label = |space| island_label(speech, open, space, screen, reach.contains(space));
        spaces(6, BoardCommand::Island, label)
    })
}

/// The spaces of a parchment, which has no beach.
fn parchment_spaces(screen: Screen, speech: Speech) -> Markup {
    let seat = screen.subject();
    screen.with_open(|open| {
        let parchment = &open.explorers[seat.index()].parchment;
        spaces(5, BoardCommand::Parchment, |space| parchment_label(speech, parchment, space))
    })
}

/// The spaces of a board, each with its command and its label for screen readers.
fn spaces(rows: u8, command: fn(Space) -> BoardCommand, label: impl Fn(Space) -> String) -> Markup {
    let row = |row: u8| (0..5).filter_map(move |column| Some((column, Space::new(row * 5 + column)?)));
    let place = |space| data_box(picture::space_rect(space), (picture::WIDTH, picture::HEIGHT));
    html! {
        @for y in 0..rows {
            div role="row" {
                @for (x, space) in row(y) {
                    div role="gridcell" id=(command(space).id()) data-do=(command(space)) data-at={ (x) "," (y) }
                        data-box=(place(space)) tabindex="-1" aria-label=(label(space)) {}
                }
            }
        }
    }
}

/// The label of a space of the island for screen readers.
fn island_label(speech: Speech, open: &Open, space: Space, screen: Screen, marked: bool) -> String {
    let mut said = vec![space.name().to_string(), tile_label(speech, &open.island, space)];
    for (seat, claims) in open.claims().into_iter().enumerate() {
        // The claims after those of the players are Otoma's.
        let name = if seat < open.explorers.len() {
            screen.top.name(Seat(seat as u8))
        } else {
            speech.term("page-misterra-otoma")
        };
        if claims.contains(space) {
            said.push(speech.say(&Phrase::new("page-misterra-claimed").with("name", name.as_str())));
        }
        if open.explorers.get(seat).is_some_and(|explorer| explorer.meeple == Some(space)) {
            said.push(name);
        }
    }
    if marked {
        said.push(speech.term("page-marked"));
    }
    said.join(", ")
}

/// The text for the tile on a space of the island.
fn tile_label(speech: Speech, island: &Island, space: Space) -> String {
    match island.tile_at(space) {
        _ if space.is_beach() => speech.term("page-misterra-beach"),
        None => speech.term("page-misterra-empty"),
        Some(tile) => {
            let code = if tile.confirmed { "page-misterra-tile-confirmed" } else { "page-misterra-tile-hazy" };
            speech.say(&Phrase::new(code).term("terrain", tile.terrain.term()))
        }
    }
}

/// The sketch's effect on the island as text, for screen readers.
pub fn preview_text(screen: Screen, speech: Speech) -> String {
    let Some(Action::Map(laying)) = screen.proposed() else { return String::new() };
    let text = screen.with_view(|view| {
        let mut island = view.open.island;
        if let Step::Map { sketch } = view.open.step {
            island.lay(sketch, laying);
        }
        let space = |space: Space| format!("{}, {}", space.name(), tile_label(speech, &island, space));
        format!("{}; {}", space(laying.first()), space(laying.second()))
    });
    text.unwrap_or_default()
}

fn parchment_label(speech: Speech, parchment: &Parchment, space: Space) -> String {
    let what = parchment
        .terrain_at(space)
        .map_or_else(|| speech.term("page-misterra-empty"), |terrain| terrain_name(speech, terrain));
    format!("{}, {what}", space.name())
}

/// Handles a gesture on a space of one of the boards.
fn touched(screen: Screen, gesture: Gesture, command: BoardCommand) {
    let (BoardCommand::Island(space) | BoardCommand::Parchment(space)) = command;
    match gesture {
        Gesture::Over => screen.pointed.set(Some(space)),
        // A refusal stays visible, so that the player can read it and look up its rule.
        Gesture::Out if screen.refused().is_none() => screen.pointed.set(None),
        Gesture::Out => {}
        Gesture::Press | Gesture::Enter => {
            if let (Some(Step::Move), BoardCommand::Island(_)) = (screen.step(), &command) {
                let here = screen.with_open(|open| open.explorers[open.turn.index()].meeple == Some(space));
                return screen.draft(if here { Action::Stay } else { Action::Go(space) });
            }
            let Some(end) = half_days_end(screen, &command) else { return };
            // Enter on the space where the sketch already lies confirms it.
            if gesture == Gesture::Enter && screen.last_step() == Some(end) {
                screen.confirm();
            } else {
                screen.press(space, end);
            }
        }
    }
}

/// The last action of the half day that pressing a space selects: mapping there, or Otoma's claim there.
fn half_days_end(screen: Screen, command: &BoardCommand) -> Option<Action> {
    match (screen.step()?, command) {
        (Step::Map { .. }, &(BoardCommand::Island(space) | BoardCommand::Parchment(space))) => {
            screen.laying_at(space).map(Action::Map)
        }
        (Step::OtomaClaim, &BoardCommand::Island(space)) => screen.with_open(|open| {
            // Any tile of a tied group selects the group.
            let tied = Spaces::of_island(crate::otoma::tied(open));
            let mut group = Spaces::of_island(open.island.region(space)).iter();
            group.find(|space| tied.contains(*space)).map(Action::OtomaClaims)
        }),
        _ => None,
    }
}
