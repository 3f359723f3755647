//! Composing the parts of a screen.

use std::cell::RefCell;

use leptos::html::Div;
use leptos::prelude::*;
use maud::Markup;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement};

use crate::dom::{effect, listen, when_resized};
use crate::panel::Panel;

/// The element behind groups, panels and unmanaged elements, with `parts` in it. `ready` runs once the element exists.
///
/// When a view replaces another of the same type, Leptos reuses the element and looks for the place of the parts in it.
/// In an element that was filled by hand, that place is gone. So a view that is filled by hand must have another type
/// than a group, and each way to fill it needs its own type: a [`panel`](crate::panel::panel) is an array,
/// [`unmanaged_element`] is a `Vec`.
pub(crate) fn host(class: Signal<String>, parts: Vec<AnyView>, ready: Box<dyn FnOnce(HtmlElement)>) -> AnyView {
    let host = NodeRef::<Div>::new();
    let ready = RefCell::new(Some(ready));
    effect(move || {
        if let Some(host) = host.get()
            && let Some(ready) = ready.take()
        {
            untrack(|| ready(host.into()));
        }
    });
    view! { <div node_ref=host class=class>{parts}</div> }.into_any()
}

/// Rebuilds with `make` when a signal that `choose` reads changes; `make` runs untracked.
pub fn switch<T: 'static>(
    choose: impl Fn() -> T + Send + 'static,
    make: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    fn boxed(make: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
        (move || make()).into_any()
    }
    boxed(Box::new(move || {
        let chosen = choose();
        untrack(|| make(chosen))
    }))
}

/// Parts of the screen in one element.
pub fn group(class: impl Into<Signal<String>>, parts: Vec<AnyView>) -> AnyView {
    host(class.into(), parts, Box::new(|_| {}))
}

/// An element whose content Leptos does not manage: `fill` fills it.
pub fn unmanaged_element(class: &'static str, fill: impl FnOnce(HtmlElement) + 'static) -> AnyView {
    vec![host(class.into(), Vec::new(), Box::new(fill))].into_any()
}

/// Parts of the screen, with a callback for events in them.
pub fn with_listener(
    parts: Vec<AnyView>,
    kinds: &'static [&'static str],
    callback: impl Fn(Event) + 'static,
) -> AnyView {
    host("part".into(), parts, Box::new(move |host| listen(&host, kinds, callback)))
}

/// An SVG picture in layers, the lowest first. `view_box` is the part of the picture that is shown.
pub fn layered(view_box: Signal<String>, layers: Vec<Signal<Markup>>) -> AnyView {
    let ready = move |host: HtmlElement| {
        let groups = "<g></g>".repeat(layers.len());
        host.set_inner_html(&format!("<svg class=\"chart\" aria-hidden=\"true\">{groups}</svg>"));
        let Some(svg) = host.first_element_child() else { return };
        let mut next = svg.first_element_child();
        for layer in layers {
            let Some(group) = next else { break };
            next = group.next_element_sibling();
            effect(move || layer.with(|layer| redraw(&group, &layer.0)));
        }
        effect(move || {
            let _ = svg.set_attribute("viewBox", &view_box.get());
        });
    };
    host("part".into(), Vec::new(), Box::new(ready))
}

/// A piece of a layer: what tells it from others, and where it stands.
type Piece = (web_sys::Element, [Option<String>; 2], [Option<String>; 2]);

fn pieces(group: &web_sys::Element) -> Vec<Piece> {
    let Ok(found) = group.query_selector_all(".c-piece") else { return Vec::new() };
    let all = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<web_sys::Element>().ok());
    let named = all.map(|piece| {
        let of = |names: [&str; 2]| names.map(|name| piece.get_attribute(name));
        let (which, place) = (of(["class", "href"]), of(["x", "y"]));
        (piece, which, place)
    });
    named.collect()
}

fn place(piece: &web_sys::Element, place: &[Option<String>; 2]) {
    for (name, value) in ["x", "y"].into_iter().zip(place) {
        let _ = piece.set_attribute(name, value.as_deref().unwrap_or_default());
    }
}

/// Draws a layer anew. A piece that stands elsewhere now begins where it stood, so that a style can let it glide. Of pieces
/// that look alike, nobody knows which one moved.
fn redraw(group: &web_sys::Element, layer: &str) {
    let before = pieces(group);
    group.set_inner_html(layer);
    if before.is_empty() {
        return;
    }
    let now = pieces(group);
    let only = |pieces: &[Piece], which| pieces.iter().filter(|(_, other, _)| other == which).count() == 1;
    let moved = now.iter().filter(|(_, which, _)| only(&now, which) && only(&before, which));
    let moved = moved.filter_map(|(piece, which, to)| {
        let (.., from) = before.iter().find(|(_, other, _)| other == which)?;
        (from != to).then_some((piece, from, to))
    });
    let moved: Vec<_> = moved.collect();
    moved.iter().for_each(|(piece, from, _)| place(piece, from));
    // The browser takes note of where they stood.
    moved.iter().take(1).for_each(|(piece, ..)| _ = piece.get_bounding_client_rect());
    moved.iter().for_each(|(piece, _, to)| place(piece, to));
}

/// A picture in layers, and above it the spaces for pointers, keys and screen readers. `label` names the spaces.
pub fn layered_chart(
    view_box: Signal<String>,
    layers: Vec<Signal<Markup>>,
    spaces: Panel,
    label: Signal<String>,
) -> AnyView {
    sheet(view_box, vec![layered(view_box, layers), spaces.class("spaces").role("grid", label).view()])
}

/// A picture, and what lies over it, in a box with the picture's proportions: the largest that fits the space around it.
///
/// The box gets its width in pixels. With a width that depends on the height around it (percentages, container units),
/// Chromium lays out the whole picture again whenever a text beside it changes, which takes ten times as long.
pub fn sheet(view_box: Signal<String>, parts: Vec<AnyView>) -> AnyView {
    let ready = move |sheet: HtmlElement| {
        let Some(around) = sheet.parent_element() else { return };
        let resize = {
            let around = around.clone();
            move |view_box: &str| {
                let room = (f64::from(around.client_width()), f64::from(around.client_height()));
                let _ = sheet.style().set_property("width", &format!("{}px", width_within(room, view_box)));
            }
        };
        let follow = resize.clone();
        effect(move || view_box.with(|view_box| follow(view_box)));
        when_resized(&around, move || view_box.with_untracked(|view_box| resize(view_box)));
    };
    group("fit", vec![host("sheet".into(), parts, Box::new(ready))])
}

/// The width in whole pixels of the largest box with the proportions of a `viewBox` in a room of this width and height.
fn width_within((width, height): (f64, f64), view_box: &str) -> u32 {
    let mut numbers = view_box.split(' ').skip(2).filter_map(|number| number.parse::<i32>().ok()).map(f64::from);
    let ratio = numbers.next().zip(numbers.next()).map_or(1.0, |(width, height)| width / height);
    width.min(height * ratio) as u32
}

#[cfg(test)]
mod tests {
    use super::width_within;

    #[test]
    fn the_largest_box_is_limited_by_width_or_by_height() {
        assert_eq!(width_within((300.0, 900.0), "-20 0 640 480"), 300);
        assert_eq!(width_within((900.0, 240.0), "-20 0 640 480"), 320);
        assert_eq!(width_within((0.0, 0.0), "0 0 10 10"), 0);
    }
}
