//! Opens the library, the module of the page that is loaded later (see the crate `web-library`).

use leptos::prelude::*;
use maud::html;
use page_kit::dom::{effect, fill, listen};
use page_kit::parts::unmanaged_element;
use page_kit::route::Route;
use page_kit::speech::Speech;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventInit, HtmlDialogElement, MouseEvent};

/// A screen of the library: an element that the library fills.
pub fn library_screen(route: &Route) -> AnyView {
    let (speech, address) = (Speech::here(), route.hash());
    unmanaged_element("library", move |host| {
        let _ = host.set_attribute("data-library", &address);
        effect(move || ask_for(&host, speech));
    })
}

/// Requests the content of an element. `boot.js` listens to the event and loads the module.
fn ask_for(host: &Element, speech: Speech) {
    // Shown if the module cannot be loaded.
    fill(host, &html! { p hidden { (speech.term("page-library-missing")) } });
    let bubbling = EventInit::new();
    bubbling.set_bubbles(true);
    if let Ok(event) = Event::new_with_event_init_dict("library", &bubbling) {
        let _ = host.dispatch_event(&event);
    }
}

/// The state of the entry in the browser's history that an open dialog adds: the browser's *Back* closes the dialog.
const RULES_OPEN: &str = "rules";

fn rules_are_in_history() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(RULES_OPEN))
}

/// At a table, opens links to the rules in a dialog over the table, so that no draft is lost.
pub fn open_rules_over_tables(route: RwSignal<Route>) {
    let speech = Speech::here();
    listen(&window(), &["popstate"], |_| {
        if !rules_are_in_history() {
            close_over();
        }
    });
    listen(&window(), &["click"], move |event| {
        let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
        // A click beside an open dialog has the dialog as its target.
        if let Some(dialog) = target.dyn_ref::<HtmlDialogElement>() {
            return dialog.close();
        }
        let at_table = matches!(
            route.get_untracked(),
            Route::Learn { .. } | Route::Table { .. } | Route::Moment { .. } | Route::Online { .. }
        );
        let click: &MouseEvent = event.unchecked_ref();
        let elsewhere = click.ctrl_key() || click.meta_key() || click.shift_key();
        let link = target.closest("a[href^=\"#/rules/\"]").ok().flatten();
        if let Some(address) = link.and_then(|link| link.get_attribute("href"))
            && at_table
            && !elsewhere
            && !event.default_prevented()
        {
            event.prevent_default();
            open_over(&address, speech);
        }
    });
}

fn open_over(address: &str, speech: Speech) {
    let dialog = document().create_element("dialog").ok().and_then(|made| made.dyn_into::<HtmlDialogElement>().ok());
    let (Some(dialog), Some(body)) = (dialog, document().body()) else { return };
    let _ = dialog.set_attribute("aria-label", &speech.term("page-rules"));
    fill(
        &dialog,
        &html! {
            form method="dialog" {
                button #rules-close { (speech.term("page-notice-close")) }
            }
            div.library data-library=(address) {}
        },
    );
    let closed = dialog.clone();
    let closed = Closure::once_into_js(move || {
        closed.remove();
        if rules_are_in_history() {
            let _ = window().history().and_then(|history| history.back());
        }
    });
    let _ = window().history().and_then(|history| history.push_state(&RULES_OPEN.into(), ""));
    let _ = dialog.add_event_listener_with_callback("close", closed.unchecked_ref());
    let _ = body.append_child(&dialog);
    let _ = dialog.show_modal();
    if let Some(host) = dialog.last_element_child() {
        ask_for(&host, speech);
    }
}

/// Closes the dialog over the screen, if one is open, when the user leaves the screen.
pub fn close_over() {
    let open = document().query_selector("dialog").ok().flatten();
    if let Some(dialog) = open.and_then(|open| open.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}
