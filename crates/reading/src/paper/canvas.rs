//! A board that is painted: by pointers and fingers in strokes, by keys space by space.

use leptos::prelude::*;
use maud::{Markup, Render, html};
use table::Phrase;
use vellum::dom::keep_from_flinging;
use vellum::html::data_box;
use vellum::panel::{Gesture, panel};
use vellum::parts::{group, heard, layered};
use vellum::speech::Speech;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

vellum::commands! {
    /// What can be done on a board.
    enum BoardCommand {
        /// Puts the brush down on a space.
        Paint(space: u8) = "space",
    }
}

vellum::commands! {
    /// What can be done with the brushes of a [`palette`].
    pub enum BrushCommand {
        /// Takes the brush at a place in hand.
        Take(place: usize) = "brush",
    }
}

/// What is done to a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// The brush comes down on a space.
    Begins(u8),
    /// It goes on over another.
    GoesOn(u8),
}

impl Stroke {
    /// The space that the brush is on.
    pub fn space(self) -> u8 {
        match self {
            Stroke::Begins(space) | Stroke::GoesOn(space) => space,
        }
    }
}

/// A board: its picture in layers, above them its spaces, each a [`space`], what a stroke does, and what a number key does.
pub fn canvas(
    view_box: String,
    layers: Vec<Signal<Markup>>,
    spaces: impl Fn() -> Markup + 'static,
    paint: impl Fn(Stroke) + Copy + 'static,
    key: impl Fn(usize) + Copy + 'static,
) -> AnyView {
    // The space that the brush is on, and the one where it came down without leaving it since.
    let on = StoredValue::new(None::<u8>);
    let dabbed = StoredValue::new(None::<u8>);
    let act = move |gesture, BoardCommand::Paint(space)| {
        // The click that follows a dab, however late, has been painted; one without a pointer is a screen reader's.
        let painted = match gesture {
            Gesture::Press => dabbed.try_update_value(Option::take).flatten() == Some(space),
            Gesture::Enter => false,
            Gesture::Over | Gesture::Out => true,
        };
        if !painted {
            paint(Stroke::Begins(space));
        }
    };
    let hear = move |event: Event| match event.type_().as_str() {
        "keydown" => {
            let event: &KeyboardEvent = event.unchecked_ref();
            let number = event.key().parse().ok().filter(|_| !event.ctrl_key() && !event.meta_key());
            if let Some(number) = number {
                key(number);
            }
        }
        "pointerdown" => {
            let event: &PointerEvent = event.unchecked_ref();
            let space = space_under(event).filter(|_| event.button() == 0);
            on.set_value(space);
            dabbed.set_value(space);
            space.into_iter().for_each(|space| paint(Stroke::Begins(space)));
        }
        "pointermove" => {
            let event: &PointerEvent = event.unchecked_ref();
            if event.buttons() == 0 {
                return on.set_value(None);
            }
            let Some(before) = on.get_value() else { return };
            if let Some(space) = space_under(event).filter(|space| *space != before) {
                on.set_value(Some(space));
                dabbed.set_value(None);
                paint(Stroke::GoesOn(space));
            }
        }
        "touchmove" => keep_from_flinging(&event),
        "pointercancel" => {
            on.set_value(None);
            dabbed.set_value(None);
        }
        _ => on.set_value(None),
    };
    let kinds = &["pointerdown", "pointermove", "pointerup", "pointercancel", "touchmove", "keydown"];
    let spaces = heard(vec![panel(spaces).on(act).view()], kinds, hear);
    group("sheet", vec![layered(view_box.into(), layers), spaces])
}

/// The space under the pointer. (While a finger is down, the browser tells everything of the space where it came down.)
fn space_under(event: &PointerEvent) -> Option<u8> {
    let element: Element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let BoardCommand::Paint(space) = element.get_attribute("data-do")?.parse().ok()?;
    Some(space)
}

/// One space of a board: where arrow keys go to it, its place in the picture if the style does not give it one, and what a
/// screen reader says of it. Its id is `BOARD-SPACE`.
pub fn space(board: &str, space: u8, (column, row): (u8, u8), place: Option<String>, label: &str) -> Markup {
    html! {
        div role="gridcell" id={ (board) "-" (space) } data-do=(BoardCommand::Paint(space))
            data-at={ (column) "," (row) } data-box=[place] tabindex="-1" aria-label=(label) {}
    }
}

/// A place in a picture, of the picture's size.
pub fn place(rect: (i32, i32, i32, i32), size: (i32, i32)) -> Option<String> {
    Some(data_box(rect, size))
}

/// One of the brushes: its place among them, its picture, its name, and whether it is the one in hand. Its key is the number
/// of its place, from 1 on.
pub fn brush(place: usize, picture: impl Render, name: &str, chosen: bool) -> Markup {
    let key = place + 1;
    html! {
        button.terrain id={ "brush-" (place) } data-do=(BrushCommand::Take(place)) aria-keyshortcuts=(key)
            aria-pressed=(chosen) {
            span.tile { (picture) }
            span.name { (name) }
            kbd aria-hidden="true" { (key) }
        }
    }
}

/// The brushes, side by side.
pub fn palette(speech: Speech, brushes: impl Render) -> Markup {
    html! {
        div.terrains.brushes role="group" aria-label=(speech.term("study-paper-brushes")) {
            (brushes)
        }
    }
}

/// What stands on a space now, told to who paints with keys.
pub fn told_of(speech: Speech, space: &str, what: &str) -> String {
    speech.say(&Phrase::new("page-space").with("space", space).with("what", what))
}
