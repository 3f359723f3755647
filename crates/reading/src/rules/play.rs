//! A picture that can be played with: a small position, drawn as at a table, that answers to every press.

use chart::Drawing;
use leptos::prelude::*;
use maud::{Markup, html};
use table::{Game, Phrase, Position as GamePosition, SeedText, SetUp, Table, Tell};
use vellum::html::{data_box, ornament};
use vellum::panel::{Gesture, panel};
use vellum::speech::Speech;

vellum::commands! {
    /// What can be done with a picture.
    enum FigureCommand {
        /// Presses a place.
        At(column: i32, row: i32) = "at",
        Turn = "turn",
        /// Goes back to the beginning.
        Reset = "reset",
    }
}

/// Column and row, as the arrow keys walk.
pub type Place = (i32, i32);

/// A small position of a game.
pub trait Position: Send + Sync {
    /// What there is to see and to hear of it now.
    fn scene(&self, speech: Speech) -> Scene;
    /// A place of it is pressed.
    fn press(&mut self, at: Place);
    /// What is being laid is turned by a quarter; only asked of what [can be turned](Scene::turns).
    fn turn(&mut self) {}
}

/// A position to begin with. It always is one; whoever reads it from a text in the code need not prove that.
pub type Beginning = fn() -> Option<Box<dyn Position>>;

/// What there is to see and to hear of a position.
pub struct Scene {
    /// The picture.
    pub picture: Drawing,
    /// The places that can be pressed, row by row.
    pub cells: Vec<Cell>,
    /// What it comes to, in a sentence.
    pub said: String,
    /// Whether something can be turned.
    pub turns: bool,
}

/// A place that can be pressed.
pub struct Cell {
    /// Its place.
    pub at: Place,
    /// Where it lies in the picture: left and upper edge, width and height.
    pub rect: (i32, i32, i32, i32),
    /// Its name to a screen reader.
    pub label: String,
}

/// The picture with its caption. `id` is a word of its own on the page.
pub fn figure(
    id: String,
    name: String,
    caption: Markup,
    begin: impl Fn() -> Option<Box<dyn Position>> + 'static,
) -> AnyView {
    let speech = Speech::here();
    let position = RwSignal::new(begin());
    let html = move || {
        let scene = position.with(|position| position.as_ref().map(|position| position.scene(speech)));
        html! {
            @if let Some(scene) = &scene {
                figure id={ "play-" (id) } {
                    figcaption { (caption) }
                    (sheet(&id, &name, scene))
                    p.said role="status" { (scene.said) }
                    p.tools { (tools(speech, &id, &name, scene.turns)) }
                }
            }
        }
    };
    let change = move |change: &dyn Fn(&mut dyn Position)| {
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
        (_, FigureCommand::Reset) => position.set(begin()),
    };
    panel(html).on(act).view()
}

/// What is drawn, and above it the places that can be pressed.
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

fn tools(speech: Speech, id: &str, name: &str, turns: bool) -> Markup {
    // Many pictures have the same buttons: each says which it belongs to.
    let tool = |command: FigureCommand, code: &str| {
        let word = speech.term(code);
        html! {
            button.quiet id={ (command) "-" (id) } data-do=(command) aria-label={ (word) ": " (name) } { (word) }
        }
    };
    html! {
        @if turns {
            (tool(FigureCommand::Turn, "page-turn"))
        }
        (tool(FigureCommand::Reset, "study-play-reset"))
    }
}

/// A sentence, and after it what to press.
pub fn said(speech: Speech, what: &Phrase, hint: &str) -> String {
    format!("{}. {}", speech.say(what).trim_end_matches('.'), speech.term(hint))
}

/// The position of a fresh table for two, to lay a small one out on.
pub fn any_position<G: Game<Options: Default>>() -> Option<GamePosition<G>> {
    let set_up = SetUp { seats: 2, options: G::Options::default(), seed: SeedText::new("rules").ok()? };
    Some(Table::<G>::open(set_up, &mut Tell::nobody()).ok()?.position().clone())
}
