//! The end: the ranking, everybody's score sheet, and the next steps.

use leptos::prelude::*;
use maud::html;
use page::finish;
use page_kit::command::Nothing;
use page_kit::speech::Speech;
use table::{Game, Seat};

use super::screen::Screen;
use crate::Example;

/// The end of the game. It is empty until then.
pub fn ending(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let content = move || {
        let sheets: Vec<_> = screen.top.shown.with(|shown| {
            (0..screen.top.seats()).map(|seat| Example::score_sheet(shown.view(None), Seat(seat))).collect()
        });
        html! {
            (finish::ranking(screen.top, speech, "example-rank", |_| html! {}))
            (finish::score_table(screen.top, speech, &sheets, |line| speech.say(&line.title)))
        }
    };
    finish::ending(screen.top, content, |_, nothing: Nothing| match nothing {})
}
