//! Events, focus and effects.

use leptos::prelude::*;
use maud::Markup;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    AddEventListenerOptions, Element, Event, EventTarget, HtmlElement, ResizeObserver, ScrollIntoViewOptions,
    ScrollLogicalPosition,
};

/// An event listener, which is removed when this is dropped.
struct Listener {
    target: EventTarget,
    kinds: Vec<String>,
    callback: Closure<dyn Fn(Event)>,
    /// Whether it gets events before those that listen within the target.
    first: bool,
}

impl Drop for Listener {
    fn drop(&mut self) {
        for kind in &self.kinds {
            let callback = self.callback.as_ref().unchecked_ref();
            let _ = self.target.remove_event_listener_with_callback_and_bool(kind, callback, self.first);
        }
    }
}

/// Listens to events as long as the current part of the screen (the reactive owner) exists.
pub fn listen(target: &EventTarget, kinds: &[&str], callback: impl Fn(Event) + 'static) {
    add_listener(target, kinds, false, Box::new(callback));
}

/// Listens to events before anything within the target does, and may prevent what the others and the browser would do.
/// The browser waits for the callback before it scrolls.
pub fn listen_first(target: &EventTarget, kinds: &[&str], callback: impl Fn(Event) + 'static) {
    add_listener(target, kinds, true, Box::new(callback));
}

fn add_listener(target: &EventTarget, kinds: &[&str], first: bool, callback: Box<dyn Fn(Event)>) {
    let options = AddEventListenerOptions::new();
    if first {
        options.set_passive(false);
        options.set_capture(true);
    }
    let owner = Owner::current();
    let callback = Closure::<dyn Fn(Event)>::new(move |event| match &owner {
        Some(owner) => owner.with(|| callback(event)),
        None => callback(event),
    });
    for kind in kinds {
        let listener = callback.as_ref().unchecked_ref();
        let _ = target.add_event_listener_with_callback_and_add_event_listener_options(kind, listener, &options);
    }
    let kinds = kinds.iter().map(|kind| (*kind).to_owned()).collect();
    StoredValue::new_local(Listener { target: target.clone(), kinds, callback, first });
}

/// An observer of an element's size, which stops when this is dropped.
struct SizeObserver {
    observer: ResizeObserver,
    _callback: Closure<dyn Fn()>,
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Calls `run` whenever an element has another size, as long as the current part of the screen exists.
pub fn when_resized(element: &Element, run: impl Fn() + 'static) {
    let callback = Closure::<dyn Fn()>::new(run);
    if let Ok(observer) = ResizeObserver::new(callback.as_ref().unchecked_ref()) {
        observer.observe(element);
        StoredValue::new_local(SizeObserver { observer, _callback: callback });
    }
}

/// Calls `report` when the browser stops (`true`) or resumes (`false`) rendering elements with the style
/// `content-visibility: auto`, because they go out of sight or come back. `report` gets the ids of the elements; changes
/// of the same tick are passed in one call. A browser that renders everything never calls it.
pub fn when_out_of_sight(report: impl Fn(Vec<(String, bool)>) + 'static) {
    let changes = StoredValue::new(Vec::new());
    let report = StoredValue::new_local(report);
    let report_all = move || {
        let changes = changes.try_update_value(std::mem::take).unwrap_or_default();
        let _ = report.try_with_value(|report| report(changes));
    };
    listen(&document(), &["contentvisibilityautostatechange"], move |event| {
        let skipped = js_sys::Reflect::get(&event, &"skipped".into());
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let (Some(element), Some(skipped)) = (element, skipped.ok().and_then(|skipped| skipped.as_bool())) {
            if changes.with_value(Vec::is_empty) {
                set_timeout(report_all, std::time::Duration::ZERO);
            }
            changes.update_value(|changes| changes.push((element.id(), skipped)));
        }
    });
}

/// Prevents the browser's default action for a finger's movement (`touchmove`). Without this, Chromium starts a fling
/// when a moving finger is lifted, even where nothing scrolls, and then swallows the next tap as the one that stops the
/// fling.
pub fn prevent_fling(event: &Event) {
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
    later(selector, focus);
}

/// Scrolls, on the next tick, as far as it needs to see the first element that matches.
pub fn show_later(selector: &'static str) {
    later(selector, |element| {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    });
}

fn later(selector: &'static str, act: fn(&Element)) {
    let act = move || {
        if let Ok(Some(element)) = document().query_selector(selector) {
            act(&element);
        }
    };
    set_timeout(act, std::time::Duration::ZERO);
}

/// Runs a closure now, and again whenever a signal that it reads changes. (Leptos compiles an effect for each type of
/// closure; this compiles it once.)
pub fn effect(run: impl Fn() + 'static) {
    fn boxed(run: Box<dyn Fn()>) {
        Effect::new(move |_| run());
    }
    boxed(Box::new(run));
}
