//! The end: everybody's score sheet, and what to do next.

use crate::Morgan;
use leptos::prelude::*;
use maud::html;
use page_kit::command::Nothing;
use page_kit::speech::Speech;
use table::{Game, Seat};

use super::screen::Screen;
use page::finish;

/// The end of the game.
pub fn ending(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let sheets: Vec<_> = screen.top.shown.with(|shown| {
            (0..screen.top.seats()).map(|seat| Morgan::score_sheet(shown.view(None), Seat(seat))).collect()
        });
        html! {
            (finish::ranking(screen.top, speech, "morgan-rank", |_| html! {}))
            (finish::score_table(screen.top, speech, &sheets, |line| speech.say(&line.title)))
        }
    };
    finish::ending(screen.top, html, |_, nothing: Nothing| match nothing {})
}
