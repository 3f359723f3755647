//! Explanations of symbols: while a mouse rests on one, or when a finger stays on it.
//!
//! Symbols have names for screen readers. Everybody else gets the same names here.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};

use crate::dom::{listen, listen_first};

/// What has a name that cannot be read on the screen. A space of a map that is drawn on does not: a shape is laid there
/// with the same gestures.
const NAMED: &str = "main :is([title], button[aria-label], a[aria-label], [role=\"img\"][aria-label], \
                     .spaces [role=\"gridcell\"][aria-label])";
/// How long a finger stays on a symbol until it is explained.
const LONG: Duration = Duration::from_millis(500);
/// How far a finger may move meanwhile, in pixels.
const STILL: i32 = 10;
/// The id of the explanation.
const TOOLTIP: &str = "tooltip";

/// A finger on the screen.
#[derive(Clone, Copy, PartialEq)]
struct Finger {
    pointer: i32,
    x: i32,
    y: i32,
}

impl Finger {
    fn of(event: &PointerEvent) -> Finger {
        Finger { pointer: event.pointer_id(), x: event.client_x(), y: event.client_y() }
    }

    fn is_near(self, other: Finger) -> bool {
        (self.x - other.x).abs() <= STILL && (self.y - other.y).abs() <= STILL
    }
}

/// Explains symbols on the whole page, as long as the current part of the screen exists.
pub fn explain_symbols() {
    let finger = Rc::new(Cell::new(None::<Finger>));
    // Whether the finger that is still down has opened an explanation: it must not press what lies under it.
    let explaining = Rc::new(Cell::new(false));
    listen(&document(), &["pointerover"], |event| {
        // The browser shows a title itself.
        if let Some(named) = named(&event).filter(|_| is_mouse(&event))
            && !named.has_attribute("title")
            && let Some(name) = named.get_attribute("aria-label")
        {
            let _ = named.set_attribute("title", &name);
        }
    });
    let (finger_down, opened) = (finger.clone(), explaining.clone());
    listen(&document(), &["pointerdown"], move |event| {
        let (finger, explaining) = (finger_down.clone(), opened.clone());
        close();
        explaining.set(false);
        let Some(named) = named(&event).filter(|_| !is_mouse(&event)) else { return finger.set(None) };
        let down = Finger::of(event.unchecked_ref());
        finger.set(Some(down));
        let explain = move || {
            if finger.get() == Some(down) {
                explaining.set(true);
                open(&named, down);
            }
        };
        set_timeout(explain, LONG);
    });
    let moved_finger = finger.clone();
    listen(&document(), &["pointermove"], move |event| {
        let now = Finger::of(event.unchecked_ref());
        let moved = moved_finger.get().is_some_and(|down| down.pointer == now.pointer && !down.is_near(now));
        if moved {
            moved_finger.set(None);
        }
    });
    listen(&document(), &["pointerup", "pointercancel", "scroll"], move |_| finger.set(None));
    // The press and the menu that end a long press.
    listen_first(&document(), &["click", "contextmenu"], move |event| {
        if explaining.get() {
            event.prevent_default();
            event.stop_immediate_propagation();
            explaining.set(event.type_() == "contextmenu");
        }
    });
}

fn is_mouse(event: &Event) -> bool {
    event.unchecked_ref::<PointerEvent>().pointer_type() == "mouse"
}

/// The symbol that an event is about.
fn named(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(NAMED).ok().flatten()
}

/// Shows the name of a symbol above a finger.
fn open(named: &Element, finger: Finger) {
    let text = named.get_attribute("title").or_else(|| named.get_attribute("aria-label"));
    let (Some(text), Some(body)) = (text, document().body()) else { return };
    let Some(tip) = document().create_element("div").ok().and_then(|tip| tip.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    tip.set_id(TOOLTIP);
    let _ = tip.set_attribute("role", "tooltip");
    tip.set_text_content(Some(&text));
    let _ = body.append_child(&tip);
    // Above the finger, and within the window.
    let (width, height) = (tip.offset_width(), tip.offset_height());
    let window_width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(0.0) as i32;
    let left = (finger.x - width / 2).clamp(4, (window_width - width - 4).max(4));
    let top = finger.y - height - 28;
    let top = if top < 4 { finger.y + 28 } else { top };
    let _ = tip.style().set_property("left", &format!("{left}px"));
    let _ = tip.style().set_property("top", &format!("{top}px"));
}

fn close() {
    if let Some(tip) = document().get_element_by_id(TOOLTIP) {
        tip.remove();
    }
}
