//! The end: the score sheet of everybody, and what to do next.

use chart::morgan::picture;
use leptos::prelude::*;
use morgan::Morgan;
use table::{Game, Seat};
use vellum::speech::Speech;

use super::desk::Desk;
use crate::finish;

/// The end of the game.
pub fn ending(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let html = move || {
        let sheets: Vec<_> = desk.top.shown.with(|shown| {
            (0..desk.top.seats()).map(|seat| Morgan::score_sheet(shown.view(None), Seat(seat))).collect()
        });
        finish::ranking(desk.top, speech, "morgan-rank", |_| String::new())
            + &finish::score_table(desk.top, speech, &sheets, false, |line| speech.say(&line.title))
    };
    let picture = move || {
        let pirates = super::map::pirates(desk);
        desk.with_open(|open| picture::chart(&open.island, &pirates))
    };
    finish::ending(desk.top, html, |_| {}, picture)
}
