//! Games played on paper, scored.

use leptos::prelude::*;
use vellum::html;

/// The screen.
pub fn paper_screen(_title: shelf::Title, _paper: Option<String>) -> AnyView {
    html::told(String::new)
}
