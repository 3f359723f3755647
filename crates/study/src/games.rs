//! The games played here: results, bests, statistics.

use leptos::prelude::*;
use vellum::html;

/// The screen.
pub fn games_screen() -> AnyView {
    html::told(String::new)
}
