//! Says for a while what has just happened at a table. It covers nothing that can be pressed, and nothing must be done about it.

use std::time::Duration;

use leptos::prelude::*;
use maud::html;
use page_kit::panel::panel;

/// How long it is shown.
const SHOWN: Duration = Duration::from_secs(8);

/// What is said; the newest alone.
#[derive(Clone, Copy)]
pub struct Toast(RwSignal<Option<String>>);

impl Default for Toast {
    fn default() -> Toast {
        Toast(RwSignal::new(None))
    }
}

impl Toast {
    /// Says a text for a while.
    pub(crate) fn say(self, text: String) {
        self.0.set(Some(text.clone()));
        let forget = move || {
            let is_shown = self.0.try_with_untracked(|shown| shown.as_ref() == Some(&text));
            if is_shown == Some(true) {
                self.0.set(None);
            }
        };
        set_timeout(forget, SHOWN);
    }

    /// The part of the screen.
    pub(crate) fn view(self) -> AnyView {
        panel(move || html! { div.toast role="status" { @if let Some(text) = self.0.get() { p { (text) } } } }).view()
    }
}
