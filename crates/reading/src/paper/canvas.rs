//! A board that is painted: by pointers and fingers in strokes, by keys space by space.

use leptos::prelude::*;
use table::Phrase;
use vellum::html::{
    Gesture, Touch, data_box, escaped, group, heard, keep_from_flinging, layered, panel, parts, pressed,
};
use vellum::speech::Speech;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

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

/// A board: its picture in layers, its spaces above them as HTML, what a stroke does, and what a number key does.
pub fn canvas(
    view_box: String,
    layers: Vec<Signal<String>>,
    spaces: impl Fn() -> String + Send + Sync + 'static,
    paint: impl Fn(Stroke) + Send + Sync + Copy + 'static,
    key: impl Fn(usize) + Send + Sync + Copy + 'static,
) -> AnyView {
    // The space that the brush is on, and the one where it came down without leaving it since.
    let on = StoredValue::new(None::<u8>);
    let dabbed = StoredValue::new(None::<u8>);
    let act = move |(gesture, what): Touch| {
        let Ok(space) = parts(&what).1.parse() else { return };
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
    let spaces = heard(vec![panel(spaces, act)], kinds, hear);
    group("sheet", vec![layered(view_box.into(), layers), spaces])
}

/// The space under the pointer. (While a finger is down, the browser tells everything of the space where it came down.)
fn space_under(event: &PointerEvent) -> Option<u8> {
    let element: Element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    parts(&element.get_attribute("data-do")?).1.parse().ok()
}

/// One space of a board: `BOARD:SPACE`, where it is walked to, its place in the picture if the style does not give it one,
/// and what a screen reader says of it.
pub fn space(board: &str, space: u8, (column, row): (u8, u8), place: Option<String>, label: &str) -> String {
    let place = place.map_or(String::new(), |place| format!("data-box=\"{place}\""));
    format!(
        "<div role=\"gridcell\" id=\"{board}-{space}\" data-do=\"{board}:{space}\" data-at=\"{column},{row}\" {place} \
         tabindex=\"-1\" aria-label=\"{}\"></div>",
        escaped(label)
    )
}

/// A place in a picture, of the picture's size.
pub fn place(rect: (i32, i32, i32, i32), size: (i32, i32)) -> Option<String> {
    Some(data_box(rect, size))
}

/// One of the brushes: what it does, its picture, its name, its key, and whether it is the one in hand.
pub fn brush(what: &str, picture: &str, name: &str, key: usize, chosen: bool) -> String {
    let extra = format!("class=\"terrain\" aria-keyshortcuts=\"{key}\" {}", pressed(chosen));
    let content = format!(
        "<span class=\"tile\">{picture}</span><span class=\"name\">{}</span><kbd aria-hidden=\"true\">{key}</kbd>",
        escaped(name)
    );
    vellum::html::button(what, &extra, &content)
}

/// The brushes, side by side.
pub fn palette(speech: Speech, brushes: &str) -> String {
    let label = escaped(&speech.term("study-paper-brushes"));
    format!("<div class=\"terrains brushes\" role=\"group\" aria-label=\"{label}\">{brushes}</div>")
}

/// What stands on a space now, told to who paints with keys.
pub fn told_of(speech: Speech, space: &str, what: &str) -> String {
    speech.say(&Phrase::new("page-space").with("space", space).with("what", what))
}
