//! An interactive picture: a small position, drawn as at a table, that responds to every press.

use chart::Drawing;
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::html::{data_box, ornament};
use page_kit::panel::{Gesture, panel};
use page_kit::speech::Speech;
use table::{EventSink, Game, Phrase, Position, SeedText, SetUp, Table};

page_kit::commands! {
    /// The commands of an interactive picture.
    enum FigureCommand {
        /// Presses a place.
        At(column: i32, row: i32) = "at",
        Turn = "turn",
        /// Restores the initial position.
        Reset = "reset",
    }
}

/// Column and row, in the order of the arrow keys.
pub type Place = (i32, i32);

/// A small position in the rules that readers can play with.
pub trait PlayablePosition: Send + Sync {
    /// The current picture, places and message.
    fn scene(&self, speech: Speech) -> Scene;
    /// Handles a press on a place.
    fn press(&mut self, at: Place);
    /// Turns the piece to be placed by a quarter; only called if the scene [can be turned](Scene::turns).
    fn turn(&mut self) {}
}

/// Makes the initial position. It never returns none in practice. The `Option` lets a game parse the position from a
/// text constant without `unwrap`.
pub type Beginning = fn() -> Option<Box<dyn PlayablePosition>>;

/// How a position is shown and described.
pub struct Scene {
    /// The picture.
    pub picture: Drawing,
    /// The places that can be pressed, row by row.
    pub cells: Vec<Cell>,
    /// The result in one sentence.
    pub said: String,
    /// Whether there is a piece to turn.
    pub turns: bool,
}

/// A place that can be pressed.
pub struct Cell {
    /// Its column and row.
    pub at: Place,
    /// Its rectangle in the picture: left, top, width and height.
    pub rect: (i32, i32, i32, i32),
    /// Its label for screen readers.
    pub label: String,
}

/// The picture with its caption. `id` must be unique on the page.
pub fn figure(
    id: String,
    name: String,
    caption: Markup,
    begin: impl Fn() -> Option<Box<dyn PlayablePosition>> + 'static,
) -> AnyView {
    let speech = Speech::here();
    let position = RwSignal::new(begin());
    let touched = RwSignal::new(false);
    let html = move || {
        let scene = position.with(|position| position.as_ref().map(|position| position.scene(speech)));
        html! {
            @if let Some(scene) = &scene {
                figure id={ "play-" (id) } {
                    figcaption { (caption) }
                    (sheet(&id, &name, scene))
                    p.said role="status" { (scene.said) }
                    p.tools { (tools(speech, &id, &name, scene.turns, touched.get())) }
                }
            }
        }
    };
    let change = move |change: &dyn Fn(&mut dyn PlayablePosition)| {
        touched.set(true);
        position.update(|position| {
            if let Some(position) = position {
                change(position.as_mut());
            }
        });
    };
    let act = move |gesture, command| match (gesture, command) {
        (Gesture::Over | Gesture::Out, _) => {}
        (_, FigureCommand::At(column, row)) => change(&|position| position.press((column, row))),
        (_, FigureCommand::Turn) => change(&|position| position.turn()),
        (_, FigureCommand::Reset) => {
            touched.set(false);
            position.set(begin());
        }
    };
    panel(html).on(act).view()
}

/// The picture, and above it the places that can be pressed.
fn sheet(id: &str, name: &str, scene: &Scene) -> Markup {
    html! {
        div.sheet {
            (ornament(&scene.picture))
            div.spaces role="grid" aria-label=(name) {
                @for row in scene.cells.chunk_by(|one, other| one.at.1 == other.at.1) {
                    div role="row" {
                        @for cell in row {
                            (space(id, cell, &scene.picture))
                        }
                    }
                }
            }
        }
    }
}

fn space(id: &str, cell: &Cell, picture: &Drawing) -> Markup {
    let (column, row) = cell.at;
    html! {
        div role="gridcell" id={ "play-" (id) "-" (column) "_" (row) } data-do=(FigureCommand::At(column, row))
            data-at={ (column) "," (row) } data-box=(data_box(cell.rect, (picture.width, picture.height)))
            tabindex="-1" aria-label=(cell.label) {}
    }
}

fn tools(speech: Speech, id: &str, name: &str, turns: bool, touched: bool) -> Markup {
    // Many pictures have the same buttons, so each label names its picture.
    let tool = |command: FigureCommand, code: &str, able: bool| {
        let word = speech.term(code);
        html! {
            button.quiet id={ (command) "-" (id) } data-do=(command) aria-label={ (word) ": " (name) } disabled[!able] { (word) }
        }
    };
    html! {
        @if turns {
            (tool(FigureCommand::Turn, "page-turn", true))
        }
        (tool(FigureCommand::Reset, "library-play-reset", touched))
    }
}

/// A sentence, followed by a hint what to press.
pub fn said(speech: Speech, what: &Phrase, hint: &str) -> String {
    format!("{}. {}", speech.say(what).trim_end_matches('.'), speech.term(hint))
}

/// The position of a fresh table for two, as a base for a small position.
pub fn any_position<G: Game<Options: Default>>() -> Option<Position<G>> {
    let set_up = SetUp { seats: 2, options: G::Options::default(), seed: SeedText::new("rules").ok()? };
    Some(Table::<G>::open(set_up, &mut EventSink::nobody()).ok()?.position().clone())
}
