//! The end: the ranking, everybody's score sheet, and what to do next.

use leptos::prelude::*;
use page::finish;
use table::{Game, Seat};
use vellum::speech::Speech;

use super::desk::Desk;
use crate::Example;

/// The end of the game. Until then it shows nothing.
pub fn ending(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let sheets: Vec<_> = desk.top.shown.with(|shown| {
            (0..desk.top.seats()).map(|seat| Example::score_sheet(shown.view(None), Seat(seat))).collect()
        });
        finish::ranking(desk.top, speech, "example-rank", |_| String::new())
            + &finish::score_table(desk.top, speech, &sheets, false, |line| speech.say(&line.title))
    };
    finish::ending(desk.top, html, |_| {})
}
