//! Everybody's sheet as a small live chart.

use crate::Sheet;
use crate::chart::picture;
use leptos::prelude::*;
use maud::{Markup, html};
use table::{Phrase, Seat};
use vellum::command::Command;
use vellum::html::ornament;
use vellum::panel::panel;
use vellum::speech::Speech;

use super::desk::Desk;

vellum::commands! {
    /// What can be done with the sheets.
    enum OthersCommand {
        /// Looks at a seat's sheet closely, or no longer.
        Look(seat: u8) = "look",
    }
}

/// The other sheets; a tap looks at one closely.
pub fn others(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let act = move |OthersCommand::Look(seat)| {
        let seat = Some(Seat(seat));
        desk.close_up.update(|close_up| *close_up = if *close_up == seat { None } else { seat });
    };
    // A chart is drawn once a turn, not whenever somebody seals: there may be a hundred. (HTML cannot be compared.)
    let drawn = move |_: Option<&Vec<Markup>>| {
        let chart = |sheet: &Sheet| ornament(&picture::thumbnail(&sheet.land));
        desk.top.shown.with(|shown| shown.open.sheets.iter().map(chart).collect())
    };
    let charts = Memo::new_with_compare(drawn, |_, _| true);
    panel(move || charts.with(|charts| list(desk, speech, charts))).on_press(act).view()
}

fn list(desk: Desk, speech: Speech, charts: &[Markup]) -> Markup {
    let seats = desk.top.seats();
    html! {
        @if seats > 1 {
            section.others aria-label=(speech.term("page-sheets")) {
                ul {
                    @for (seat, chart) in (0..seats).map(Seat).zip(charts) {
                        li { (row(desk, speech, seat, chart)) }
                    }
                }
            }
        }
    }
}

fn row(desk: Desk, speech: Speech, seat: Seat, chart: &Markup) -> Markup {
    let awaited = desk.top.seen.with(|seen| seen.missing.contains(seat));
    let (code, total) = desk.top.shown.with(|shown| {
        let sheet = &shown.open.sheets[seat.index()];
        let code = match (shown.open.awaited.is_empty(), awaited) {
            (true, _) => "page-other-over",
            (false, true) => "page-other-drawing",
            (false, false) => "page-other-ready",
        };
        (code, sheet.total())
    });
    let command = OthersCommand::Look(seat.0);
    let on_board = desk.sheet_on_board() == seat;
    html! {
        button class={ "other " (desk.top.colour_class(seat)) } id=(command.id()) data-do=(command)
            aria-pressed=(on_board) {
            span.thumbnail { (chart) }
            span.words {
                strong { (desk.top.name(seat)) }
                span { (speech.say(&Phrase::new(code).with("total", i64::from(total)))) }
            }
        }
    }
}
