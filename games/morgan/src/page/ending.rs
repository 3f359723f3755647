//! The end: everybody's score sheet, and what to do next.

use crate::Morgan;
use leptos::prelude::*;
use maud::html;
use table::{Game, Seat};
use vellum::command::Nothing;
use vellum::speech::Speech;

use super::desk::Desk;
use page::finish;

/// The end of the game.
pub fn ending(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let sheets: Vec<_> = desk.top.shown.with(|shown| {
            (0..desk.top.seats()).map(|seat| Morgan::score_sheet(shown.view(None), Seat(seat))).collect()
        });
        html! {
            (finish::ranking(desk.top, speech, "morgan-rank", |_| html! {}))
            (finish::score_table(desk.top, speech, &sheets, |line| speech.say(&line.title)))
        }
    };
    finish::ending(desk.top, html, |_, nothing: Nothing| match nothing {})
}
