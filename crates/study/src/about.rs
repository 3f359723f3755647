//! What this is, and whom it owes to.

use leptos::prelude::*;
use vellum::html;

/// The screen.
pub fn about_screen() -> AnyView {
    html::told(String::new)
}
