//! The end: the ranking, everybody's score sheet, and the next steps.

use leptos::prelude::*;
use maud::html;
use page::finish;
use table::{Game, Seat};
use vellum::command::Nothing;
use vellum::speech::Speech;

use super::desk::Desk;
use crate::Example;

/// The end of the game. It is empty until then.
pub fn ending(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let content = move || {
        let sheets: Vec<_> = desk.top.shown.with(|shown| {
            (0..desk.top.seats()).map(|seat| Example::score_sheet(shown.view(None), Seat(seat))).collect()
        });
        html! {
            (finish::ranking(desk.top, speech, "example-rank", |_| html! {}))
            (finish::score_table(desk.top, speech, &sheets, |line| speech.say(&line.title)))
        }
    };
    finish::ending(desk.top, content, |_, nothing: Nothing| match nothing {})
}
