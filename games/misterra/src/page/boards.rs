//! The two boards: the island that all share, and a parchment. They lie the same way, and what is pointed at on one is
//! lit on the other.

use std::fmt::Write;

use crate::chart::picture::{self, Mark};
use crate::{Action, Island, Misterra, Open, Parchment, Space, Spaces, Step, walk};
use chart::svg;
use leptos::prelude::*;
use table::{Game, Phrase, Seat};
use vellum::html::{Gesture, LayeredChart, Touch, data_box, escaped, parts};
use vellum::speech::Speech;

use super::desk::Desk;
use super::terrain_name;

/// The island, with explorers, claims and what a draft would do to it.
#[component]
pub fn IslandBoard() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let tiles = Signal::derive(move || svg::content(&picture::island_tiles(&super::otoma::island_shown(desk))));
    let marks = Signal::derive(move || {
        let mut drawn = svg::content(&picture::outline(reach(desk), Mark::Reach));
        drawn += &overlay(desk);
        drawn
    });
    let ghost = Signal::derive(move || {
        let Some(Action::Map(laying)) = desk.proposed() else { return String::new() };
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
        svg::content(&picture::island_ghost(&updates.unwrap_or_default()))
    });
    let pieces = Signal::derive(move || {
        let (meeples, markers) = desk.with_open(|open| picture::standing(open, &desk.top.colours()));
        svg::content(&picture::pieces(&meeples, &markers))
    });
    let cells = Signal::derive(move || cells(desk, speech, "island"));
    let ground = svg::content(&picture::island_ground());
    let layers = vec![Signal::derive(move || ground.clone()), tiles, marks, ghost, pieces];
    view! {
        <section class="board">
            <h2>{speech.live("page-misterra-island")}</h2>
            <LayeredChart view_box=view_box() layers cells label=speech.live("page-misterra-island") act=move |touch| touched(desk, touch)/>
        </section>
    }
}

/// A parchment, with the sketch that is being laid on it.
#[component]
pub fn ParchmentBoard() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let land = Signal::derive(move || {
        let seat = desk.subject();
        desk.with_open(|open| svg::content(&picture::parchment_land(&open.explorers[seat.index()].parchment)))
    });
    let marks = Signal::derive(move || overlay(desk));
    let ghost = Signal::derive(move || {
        let drawn = desk.with_view(|view| {
            let (Step::Map { sketch }, Some(Action::Map(laying))) = (view.open.step, desk.proposed()) else {
                return None;
            };
            let fits = Misterra::check(view, Action::Map(laying)).is_ok();
            Some(svg::content(&picture::parchment_ghost(sketch, laying, fits)))
        });
        drawn.flatten().unwrap_or_default()
    });
    let cells = Signal::derive(move || cells(desk, speech, "parchment"));
    let ground = svg::content(&picture::parchment_ground());
    let layers = vec![Signal::derive(move || ground.clone()), land, marks, ghost];
    let whose = move || {
        let seat = desk.subject();
        speech.say(&Phrase::new("page-misterra-parchment-of").with("name", desk.top.name(seat)))
    };
    view! {
        <section class=move || format!("board {}", desk.top.colour_class(desk.subject()))>
            <h2 class="whose">
                <span>{whose}</span>
                <Show when=move || desk.state.with(|state| state.close_up).is_some()>
                    <button on:click=move |_| desk.state.update(|state| state.close_up = None)>{speech.live("page-misterra-back-to-own")}</button>
                </Show>
            </h2>
            <LayeredChart view_box=view_box() layers cells label=Signal::derive(whose) act=move |touch| touched(desk, touch)/>
        </section>
    }
}

fn view_box() -> String {
    format!("0 0 {} {}", picture::WIDTH, picture::HEIGHT)
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

/// What is drawn on both boards alike: the spaces in sight, what is lit, and the twin of what is pointed at.
fn overlay(desk: Desk) -> String {
    let seen = desk.with_view(|view| match view.open.step {
        Step::Move | Step::Sketch { .. } | Step::Map { .. } => {
            let meeple = view.open.explorers[view.open.turn.index()].meeple;
            meeple.map(|meeple| Spaces::of_island(walk::seen(&view.open.island, meeple))).unwrap_or_default()
        }
        _ => Spaces::default(),
    });
    let mut drawn = svg::content(&picture::outline(seen.unwrap_or_default(), Mark::Seen));
    drawn += &svg::content(&picture::outline(desk.lit(), Mark::Lit));
    if let Some(space) = desk.pointed() {
        drawn += &svg::content(&picture::outline(Spaces::only(space), Mark::Twin));
    }
    drawn
}

/// The spaces of a board, for pointers, keys and screen readers.
fn cells(desk: Desk, speech: Speech, board: &'static str) -> String {
    let is_island = board == "island";
    let (seat, reach) = (desk.subject(), reach(desk));
    desk.with_open(|open| {
        let mut html = String::new();
        let rows = if is_island { 6 } else { 5 };
        for row in 0..rows {
            html += "<div role=\"row\">";
            for column in 0..5u8 {
                let Some(space) = Space::new(row * 5 + column) else { continue };
                let (x, y, w, h) = picture::space_rect(space);
                let label = if is_island {
                    island_label(speech, open, space, desk, reach.contains(space))
                } else {
                    parchment_label(speech, &open.explorers[seat.index()].parchment, space)
                };
                let _ = write!(
                    html,
                    "<div role=\"gridcell\" id=\"{board}-{name}\" data-do=\"{board}:{name}\" data-at=\"{column},{row}\" \
                     data-box=\"{}\" tabindex=\"-1\" aria-label=\"{}\"></div>",
                    data_box((x, y, w, h), (picture::WIDTH, picture::HEIGHT)),
                    escaped(&label),
                    name = space.name(),
                );
            }
            html += "</div>";
        }
        html
    })
}

/// What a screen reader says of a space of the island.
fn island_label(speech: Speech, open: &Open, space: Space, desk: Desk, marked: bool) -> String {
    let mut said = vec![space.name().to_string(), tile_label(speech, &open.island, space)];
    for (seat, claims) in open.claims().into_iter().enumerate() {
        // The last are Otoma's.
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

/// What lies on a space of the island.
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

/// What the sketch would make of the island where it lies, for who cannot see it.
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

/// Something was done to a space of one of the boards.
fn touched(desk: Desk, (gesture, what): Touch) {
    let (board, name) = parts(&what);
    let Some(space) = Space::named(name) else { return };
    match gesture {
        Gesture::Over => desk.pointed.set(Some(usize::from(space.index()))),
        // Why something is refused stays to be read, and its rule to be looked up.
        Gesture::Out if desk.refused().is_none() => desk.pointed.set(None),
        Gesture::Out => {}
        Gesture::Press | Gesture::Enter => {
            if desk.step() == Some(Step::Move) && board == "island" {
                let here = desk.with_open(|open| open.explorers[open.turn.index()].meeple == Some(space));
                return desk.draft(if here { Action::Stay } else { Action::Go(space) });
            }
            let Some(end) = half_days_end(desk, board, space) else { return };
            // Enter a second time, where the sketch lies already, maps it.
            if gesture == Gesture::Enter && desk.last_step() == Some(end) {
                desk.confirm();
            } else {
                desk.set_last_step(Some(end));
            }
        }
    }
}

/// How pressing a space would end the half day: mapping there, or the claim that Otoma lays there.
fn half_days_end(desk: Desk, board: &str, space: Space) -> Option<Action> {
    match desk.step()? {
        Step::Map { .. } => desk.laying_at(space).map(Action::Map),
        Step::OtomaClaim if board == "island" => desk.with_open(|open| {
            // Any tile of a tied group stands for it.
            let tied = Spaces::of_island(crate::otoma::tied(open));
            let mut group = Spaces::of_island(open.island.region(space)).iter();
            group.find(|space| tied.contains(*space)).map(Action::OtomaClaims)
        }),
        _ => None,
    }
}
