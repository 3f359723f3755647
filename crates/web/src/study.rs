//! The way into the study, the other module of the page (see the crate `study`).

use leptos::prelude::*;
use vellum::html::{escaped, filled};
use vellum::route::Route;
use vellum::speech::Speech;
use web_sys::{Event, EventInit};

/// A screen of the study: an element that asks to be filled. `boot.js` hears it and loads the module.
pub fn study_screen(route: &Route) -> AnyView {
    let (speech, address) = (Speech::here(), route.hash());
    filled("study", move |host| {
        let _ = host.set_attribute("data-study", &address);
        vellum::html::whenever(move || {
            // Shown if it cannot be had.
            host.set_inner_html(&format!("<p hidden>{}</p>", escaped(&speech.term("page-study-missing"))));
            let bubbling = EventInit::new();
            bubbling.set_bubbles(true);
            if let Ok(event) = Event::new_with_event_init_dict("study", &bubbling) {
                let _ = host.dispatch_event(&event);
            }
        });
    })
}
