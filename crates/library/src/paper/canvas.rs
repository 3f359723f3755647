//! A board to paint on: with strokes of a pointer or finger, or space by space with the keyboard.

use leptos::prelude::*;
use maud::{Markup, Render, html};
use page_kit::dom::prevent_fling;
use page_kit::html::data_box;
use page_kit::panel::{Gesture, panel};
use page_kit::parts::{group, layered, with_listener};
use page_kit::speech::Speech;
use table::Phrase;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

page_kit::commands! {
    /// The commands of a board.
    enum BoardCommand {
        /// Puts the brush down on a space.
        Paint(space: u8) = "space",
    }
}

page_kit::commands! {
    /// The commands of a [`palette`].
    pub enum BrushCommand {
        /// Selects the brush at a place.
        Take(place: usize) = "brush",
    }
}

/// One step of a brush stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// The stroke begins on a space.
    Begins(u8),
    /// The stroke continues over another space.
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

/// A board: its picture in layers, and above them its focusable spaces, each made by [`space`].
/// `paint` gets the strokes, `key` the number keys.
pub fn canvas(
    view_box: String,
    layers: Vec<Signal<Markup>>,
    spaces: impl Fn() -> Markup + 'static,
    paint: impl Fn(Stroke) + Copy + 'static,
    key: impl Fn(usize) + Copy + 'static,
) -> AnyView {
    // The space under the brush, and the space where the stroke began, until the brush leaves that space.
    let on = StoredValue::new(None::<u8>);
    let begun_at = StoredValue::new(None::<u8>);
    let act = move |gesture, BoardCommand::Paint(space)| {
        // The press has already painted the space, so the click that follows it does not paint again.
        // A click without a press before it comes from a screen reader.
        let painted = match gesture {
            Gesture::Press => begun_at.try_update_value(Option::take).flatten() == Some(space),
            Gesture::Enter => false,
            Gesture::Over | Gesture::Out => true,
        };
        if !painted {
            paint(Stroke::Begins(space));
        }
    };
    let listener = move |event: Event| match event.type_().as_str() {
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
            begun_at.set_value(space);
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
                begun_at.set_value(None);
                paint(Stroke::GoesOn(space));
            }
        }
        "touchmove" => prevent_fling(&event),
        "pointercancel" => {
            on.set_value(None);
            begun_at.set_value(None);
        }
        _ => on.set_value(None),
    };
    let kinds = &["pointerdown", "pointermove", "pointerup", "pointercancel", "touchmove", "keydown"];
    let spaces = with_listener(vec![panel(spaces).on(act).view()], kinds, listener);
    group("sheet", vec![layered(view_box.into(), layers), spaces])
}

/// The space under the pointer. (The target of a finger's events stays the space where it came down.)
fn space_under(event: &PointerEvent) -> Option<u8> {
    let element: Element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let BoardCommand::Paint(space) = element.get_attribute("data-do")?.parse().ok()?;
    Some(space)
}

/// One space of a board: the column and row for the arrow keys, its place in the picture unless the style sets one,
/// and its label for screen readers. Its id is `BOARD-SPACE`.
pub fn space(board: &str, space: u8, (column, row): (u8, u8), place: Option<String>, label: &str) -> Markup {
    html! {
        div role="gridcell" id={ (board) "-" (space) } data-do=(BoardCommand::Paint(space))
            data-at={ (column) "," (row) } data-box=[place] tabindex="-1" aria-label=(label) {}
    }
}

/// The place of a rectangle in a picture of this size.
pub fn place(rect: (i32, i32, i32, i32), size: (i32, i32)) -> Option<String> {
    Some(data_box(rect, size))
}

/// One brush of a palette: its place, its picture, its name, and whether it is selected. Its shortcut is the
/// number of its place, counted from 1.
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
        div.terrains.brushes role="group" aria-label=(speech.term("library-paper-brushes")) {
            (brushes)
        }
    }
}

/// The message for keyboard users about what a space now holds.
pub fn space_message(speech: Speech, space: &str, what: &str) -> String {
    speech.say(&Phrase::new("page-space").with("space", space).with("what", what))
}
