//! Composing the parts of a screen.

use std::cell::RefCell;

use leptos::html::Div;
use leptos::prelude::*;
use maud::Markup;
use web_sys::{Event, HtmlElement};

use crate::dom::{effect, listen};
use crate::panel::Panel;

/// The element behind groups, panels and filled parts, with `parts` in it. `ready` runs once the element exists.
///
/// When a view replaces another of the same type, Leptos reuses the element and looks for the place of the parts in it.
/// In an element that was filled by hand, that place is gone. So a view that is filled by hand must have another type
/// than a group, and each way to fill it needs its own type: a [`panel`](crate::panel::panel) is an array, [`filled`]
/// is a `Vec`.
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
pub fn changing<T: 'static>(
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

/// An element that `fill` fills.
pub fn filled(class: &'static str, fill: impl FnOnce(HtmlElement) + 'static) -> AnyView {
    vec![host(class.into(), Vec::new(), Box::new(fill))].into_any()
}

/// Parts of the screen, with a callback for events in them.
pub fn heard(parts: Vec<AnyView>, kinds: &'static [&'static str], hear: impl Fn(Event) + 'static) -> AnyView {
    host("part".into(), parts, Box::new(move |host| listen(&host, kinds, hear)))
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
            effect(move || layer.with(|layer| group.set_inner_html(&layer.0)));
        }
        effect(move || {
            let _ = svg.set_attribute("viewBox", &view_box.get());
        });
    };
    host("part".into(), Vec::new(), Box::new(ready))
}

/// A picture in layers, and above it the spaces for pointers, keys and screen readers. `label` names the spaces.
pub fn layered_chart(
    view_box: Signal<String>,
    layers: Vec<Signal<Markup>>,
    spaces: Panel,
    label: Signal<String>,
) -> AnyView {
    group("sheet", vec![layered(view_box, layers), spaces.class("spaces").role("grid", label).view()])
}
