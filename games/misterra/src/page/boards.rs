//! The two boards: the shared island and a parchment. They have the same orientation. The space under the pointer on
//! one board is marked on the other.

use crate::chart::picture::{self, Mark};
use crate::{Action, Island, Misterra, Open, Parchment, Space, Spaces, Step, walk};
use leptos::prelude::*;
use maud::{Markup, html};
use table::{Game, Phrase, Seat};
use vellum::command::Command;
use vellum::html::{data_box, layer};
use vellum::panel::{Gesture, panel};
use vellum::parts::{group, layered_chart};
use vellum::speech::Speech;

use super::desk::Desk;
use super::terrain_name;

vellum::commands! {
    /// The spaces of both boards.
    enum BoardCommand {
        Island(space: Space) = "island",
        Parchment(space: Space) = "parchment",
    }
}

vellum::commands! {
    /// The commands above a parchment.
    enum ParchmentCommand {
        BackToOwn = "back",
    }
}

/// The island, with explorers, claims and a preview of the draft.
pub fn island_board(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let layers = vec![
        Signal::derive(|| layer(&picture::island_ground())),
        Signal::derive(move || layer(&picture::island_tiles(&super::otoma::island_shown(desk)))),
        Signal::derive(move || html! { (layer(&picture::outline(reach(desk), Mark::Reach))) (overlay(desk)) }),
        Signal::derive(move || island_ghost(desk)),
        Signal::derive(move || pieces(desk)),
    ];
    let heading = panel(move || html! { h2 { (speech.term("page-misterra-island")) } }).view();
    let spaces = panel(move || island_spaces(desk, speech)).on(move |gesture, space| touched(desk, gesture, space));
    let chart = layered_chart(view_box().into(), layers, spaces, speech.live("page-misterra-island"));
    group("board", vec![heading, chart])
}

/// A parchment, with the sketch that is being laid on it.
pub fn parchment_board(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let land = move || {
        let seat = desk.subject();
        desk.with_open(|open| layer(&picture::parchment_land(&open.explorers[seat.index()].parchment)))
    };
    let layers = vec![
        Signal::derive(|| layer(&picture::parchment_ground())),
        Signal::derive(land),
        Signal::derive(move || overlay(desk)),
        Signal::derive(move || parchment_ghost(desk)),
    ];
    let heading = panel(move || parchment_heading(desk, speech)).on_press(move |command| match command {
        ParchmentCommand::BackToOwn => desk.state.update(|state| state.close_up = None),
    });
    let spaces = panel(move || parchment_spaces(desk, speech)).on(move |gesture, space| touched(desk, gesture, space));
    let label = Signal::derive(move || whose(desk, speech));
    let class = Signal::derive(move || format!("board {}", desk.top.colour_class(desk.subject())));
    group(class, vec![heading.view(), layered_chart(view_box().into(), layers, spaces, label)])
}

fn parchment_heading(desk: Desk, speech: Speech) -> Markup {
    html! {
        h2.whose {
            span { (whose(desk, speech)) }
            @if desk.state.with(|state| state.close_up).is_some() {
                button data-do=(ParchmentCommand::BackToOwn) { (speech.term("page-misterra-back-to-own")) }
            }
        }
    }
}

/// The text that names the owner of the parchment.
fn whose(desk: Desk, speech: Speech) -> String {
    let seat = desk.subject();
    speech.say(&Phrase::new("page-misterra-parchment-of").with("name", desk.top.name(seat)))
}

fn view_box() -> String {
    format!("0 0 {} {}", picture::WIDTH, picture::HEIGHT)
}

/// The preview of the sketch's effect on the island.
fn island_ghost(desk: Desk) -> Markup {
    let Some(Action::Map(laying)) = desk.proposed() else { return Markup::default() };
    let updates = desk.with_view(|view| {
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
fn parchment_ghost(desk: Desk) -> Markup {
    let drawn = desk.with_view(|view| {
        let (Step::Map { sketch }, Some(Action::Map(laying))) = (view.open.step, desk.proposed()) else {
            return None;
        };
        let fits = Misterra::check(view, Action::Map(laying)).is_ok();
        Some(layer(&picture::parchment_ghost(sketch, laying, fits)))
    });
    drawn.flatten().unwrap_or_default()
}

/// Explorers and claims.
fn pieces(desk: Desk) -> Markup {
    let (meeples, markers) = desk.with_open(|open| picture::standing(open, &desk.top.colours()));
    layer(&picture::pieces(&meeples, &markers))
}

/// The spaces of the island to choose from.
fn reach(desk: Desk) -> Spaces {
    match desk.step() {
        Some(Step::Move) => {
            desk.with_open(|open| walk::destinations(&open.island, open.explorers[open.turn.index()].meeple))
        }
        Some(Step::OtomaClaim) => desk.with_open(|open| Spaces::of_island(crate::otoma::tied(open))),
        _ => Spaces::default(),
    }
}

/// The marks on both boards: the spaces in sight, the lit spaces, and the space under the pointer.
fn overlay(desk: Desk) -> Markup {
    let seen = desk.with_view(|view| match view.open.step {
        Step::Move | Step::Sketch { .. } | Step::Map { .. } => {
            let meeple = view.open.explorers[view.open.turn.index()].meeple;
            meeple.map(|meeple| Spaces::of_island(walk::seen(&view.open.island, meeple))).unwrap_or_default()
        }
        _ => Spaces::default(),
    });
    html! {
        (layer(&picture::outline(seen.unwrap_or_default(), Mark::Seen)))
        (layer(&picture::outline(desk.lit(), Mark::Lit)))
        @if let Some(space) = desk.pointed() {
            (layer(&picture::outline(Spaces::only(space), Mark::Twin)))
        }
    }
}

/// The spaces of the island, for pointers, keys and screen readers.
fn island_spaces(desk: Desk, speech: Speech) -> Markup {
    let reach = reach(desk);
    desk.with_open(|open| {
        let label = |space| island_label(speech, open, space, desk, reach.contains(space));
        spaces(6, BoardCommand::Island, label)
    })
}

/// The spaces of a parchment, which has no beach.
fn parchment_spaces(desk: Desk, speech: Speech) -> Markup {
    let seat = desk.subject();
    desk.with_open(|open| {
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
fn island_label(speech: Speech, open: &Open, space: Space, desk: Desk, marked: bool) -> String {
    let mut said = vec![space.name().to_string(), tile_label(speech, &open.island, space)];
    for (seat, claims) in open.claims().into_iter().enumerate() {
        // The claims after those of the players are Otoma's.
        let name = if seat < open.explorers.len() {
            desk.top.name(Seat(seat as u8))
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
pub fn told(desk: Desk, speech: Speech) -> String {
    let Some(Action::Map(laying)) = desk.proposed() else { return String::new() };
    let told = desk.with_view(|view| {
        let mut island = view.open.island;
        if let Step::Map { sketch } = view.open.step {
            island.lay(sketch, laying);
        }
        let space = |space: Space| format!("{}, {}", space.name(), tile_label(speech, &island, space));
        format!("{}; {}", space(laying.first()), space(laying.second()))
    });
    told.unwrap_or_default()
}

fn parchment_label(speech: Speech, parchment: &Parchment, space: Space) -> String {
    let what = parchment
        .terrain_at(space)
        .map_or_else(|| speech.term("page-misterra-empty"), |terrain| terrain_name(speech, terrain));
    format!("{}, {what}", space.name())
}

/// Handles a gesture on a space of one of the boards.
fn touched(desk: Desk, gesture: Gesture, command: BoardCommand) {
    let (BoardCommand::Island(space) | BoardCommand::Parchment(space)) = command;
    match gesture {
        Gesture::Over => desk.pointed.set(Some(usize::from(space.index()))),
        // A refusal stays visible, so that the player can read it and look up its rule.
        Gesture::Out if desk.refused().is_none() => desk.pointed.set(None),
        Gesture::Out => {}
        Gesture::Press | Gesture::Enter => {
            if let (Some(Step::Move), BoardCommand::Island(_)) = (desk.step(), &command) {
                let here = desk.with_open(|open| open.explorers[open.turn.index()].meeple == Some(space));
                return desk.draft(if here { Action::Stay } else { Action::Go(space) });
            }
            let Some(end) = half_days_end(desk, &command) else { return };
            // Enter on the space where the sketch already lies confirms it.
            if gesture == Gesture::Enter && desk.last_step() == Some(end) {
                desk.confirm();
            } else {
                desk.set_last_step(Some(end));
            }
        }
    }
}

/// The last action of the half day that pressing a space selects: mapping there, or Otoma's claim there.
fn half_days_end(desk: Desk, command: &BoardCommand) -> Option<Action> {
    match (desk.step()?, command) {
        (Step::Map { .. }, &(BoardCommand::Island(space) | BoardCommand::Parchment(space))) => {
            desk.laying_at(space).map(Action::Map)
        }
        (Step::OtomaClaim, &BoardCommand::Island(space)) => desk.with_open(|open| {
            // Any tile of a tied group selects the group.
            let tied = Spaces::of_island(crate::otoma::tied(open));
            let mut group = Spaces::of_island(open.island.region(space)).iter();
            group.find(|space| tied.contains(*space)).map(Action::OtomaClaims)
        }),
        _ => None,
    }
}
