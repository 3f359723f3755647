//! Events, focus and effects.

use leptos::prelude::*;
use maud::Markup;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget, HtmlElement};

/// An event listener, which is removed when this is dropped.
struct Listener {
    target: EventTarget,
    kinds: Vec<String>,
    hear: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        for kind in &self.kinds {
            let _ = self.target.remove_event_listener_with_callback(kind, self.hear.as_ref().unchecked_ref());
        }
    }
}

/// Listens to events as long as the current part of the screen (the reactive owner) exists.
pub fn listen(target: &EventTarget, kinds: &[&str], hear: impl Fn(Event) + 'static) {
    fn boxed(target: &EventTarget, kinds: &[&str], hear: Box<dyn Fn(Event)>) {
        let owner = Owner::current();
        let hear = Closure::<dyn Fn(Event)>::new(move |event| match &owner {
            Some(owner) => owner.with(|| hear(event)),
            None => hear(event),
        });
        for kind in kinds {
            let _ = target.add_event_listener_with_callback(kind, hear.as_ref().unchecked_ref());
        }
        let kinds = kinds.iter().map(|kind| (*kind).to_owned()).collect();
        StoredValue::new_local(Listener { target: target.clone(), kinds, hear });
    }
    boxed(target, kinds, Box::new(hear));
}

/// Calls `tell` when the browser stops (`true`) or resumes (`false`) rendering elements with the style
/// `content-visibility: auto`, because they go out of sight or come back. `tell` gets the ids of the elements; changes
/// of the same tick are passed in one call. A browser that renders everything never calls it.
pub fn when_out_of_sight(tell: impl Fn(Vec<(String, bool)>) + 'static) {
    let changes = StoredValue::new(Vec::new());
    let tell = StoredValue::new_local(tell);
    let tell_all = move || {
        let changes = changes.try_update_value(std::mem::take).unwrap_or_default();
        let _ = tell.try_with_value(|tell| tell(changes));
    };
    listen(&document(), &["contentvisibilityautostatechange"], move |event| {
        let skipped = js_sys::Reflect::get(&event, &"skipped".into());
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let (Some(element), Some(skipped)) = (element, skipped.ok().and_then(|skipped| skipped.as_bool())) {
            if changes.with_value(Vec::is_empty) {
                set_timeout(tell_all, std::time::Duration::ZERO);
            }
            changes.update_value(|changes| changes.push((element.id(), skipped)));
        }
    });
}

/// Prevents the browser's default action for a finger's movement (`touchmove`). Without this, Chromium starts a fling
/// when a moving finger is lifted, even where nothing scrolls, and then swallows the next tap as the one that stops the
/// fling.
pub fn keep_from_flinging(event: &Event) {
    if event.cancelable() {
        event.prevent_default();
    }
}

/// Replaces the whole content of an element.
pub fn fill(element: &Element, markup: &Markup) {
    element.set_inner_html(&markup.0);
}

/// Gives an element the focus.
pub(crate) fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Focuses the first element that matches, on the next tick: pending changes are rendered first.
pub fn focus_later(selector: &'static str) {
    let focus = move || {
        if let Ok(Some(element)) = document().query_selector(selector) {
            focus(&element);
        }
    };
    set_timeout(focus, std::time::Duration::ZERO);
}

/// Runs a closure now, and again whenever a signal that it reads changes. (Leptos compiles an effect for each type of
/// closure; this compiles it once.)
pub fn effect(run: impl Fn() + 'static) {
    fn boxed(run: Box<dyn Fn()>) {
        Effect::new(move |_| run());
    }
    boxed(Box::new(run));
}
