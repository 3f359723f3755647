//! Everybody's sheet as a small live chart.

use std::cell::RefCell;

use crate::Land;
use crate::chart::picture;
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::dom::when_out_of_sight;
use page_kit::html::{ornament, players_class};
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::{Phrase, Seat, Seats};

use super::screen::Screen;

page_kit::commands! {
    /// The commands of the sheets.
    enum OthersCommand {
        /// Opens or closes the close-up of a seat's sheet.
        Look(seat: u8) = "look",
    }
}

/// All sheets; a tap on one opens its close-up. There may be a hundred, so the parts that change in a turn are updated
/// separately. Charts that are out of sight are drawn when they come into sight.
pub fn others(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let act = move |OthersCommand::Look(seat)| {
        let seat = Some(Seat(seat));
        screen.close_up.update(|close_up| *close_up = if *close_up == seat { None } else { seat });
    };
    let out_of_sight = RwSignal::new(Seats::NONE);
    when_out_of_sight(move |changes| {
        out_of_sight.update(|seats| {
            for (id, skipped) in changes {
                match id.strip_prefix(ROW).and_then(|seat| seat.parse().ok()).map(Seat) {
                    Some(seat) if skipped => seats.insert(seat),
                    Some(seat) => seats.remove(seat),
                    None => {}
                }
            }
        });
    });
    let drawn = RefCell::new(vec![None; screen.top.seen.with_untracked(|seen| seen.seating.len())]);
    let charts = move || {
        let (out_of_sight, mut drawn) = (out_of_sight.get(), drawn.borrow_mut());
        screen.top.shown.with(|shown| {
            let sheets = (0..).map(Seat).zip(&shown.open.sheets).filter(|(seat, _)| !out_of_sight.contains(*seat));
            sheets.map(|(seat, sheet)| (chart_id(seat), chart(&sheet.land, &mut drawn[seat.index()]))).collect()
        })
    };
    let progress = move || all_seats(screen).map(|seat| (progress_id(seat), progress(screen, speech, seat))).collect();
    panel(move || list(screen, speech)).places(charts).places(progress).on_press(act).view()
}

/// A small chart of a land. `drawn` caches the last chart and its land.
fn chart(land: &Land, drawn: &mut Option<(Land, Markup)>) -> Markup {
    match drawn {
        Some((before, chart)) if before == land => chart.clone(),
        _ => drawn.insert((*land, ornament(&picture::thumbnail(land)))).1.clone(),
    }
}

/// The prefix of a row's id; the seat follows.
const ROW: &str = "other-";

fn chart_id(seat: Seat) -> String {
    format!("chart-of-{}", seat.0)
}

fn progress_id(seat: Seat) -> String {
    format!("progress-of-{}", seat.0)
}

/// All seats, if there is more than one.
fn all_seats(screen: Screen) -> impl Iterator<Item = Seat> {
    let seats = screen.top.seats();
    (0..seats).map(Seat).filter(move |_| seats > 1)
}

fn list(screen: Screen, speech: Speech) -> Markup {
    html! {
        @if screen.top.seats() > 1 {
            section.others aria-label=(speech.term("page-sheets")) {
                ul class=(players_class(screen.top.seats())) {
                    @for seat in all_seats(screen) {
                        li id={ (ROW) (seat.0) } { (row(screen, seat)) }
                    }
                }
            }
        }
    }
}

fn row(screen: Screen, seat: Seat) -> Markup {
    let command = OthersCommand::Look(seat.0);
    let on_board = screen.sheet_on_board() == seat;
    html! {
        button class={ "other " (screen.top.colour_class(seat)) } id=(command.id()) data-do=(command)
            aria-pressed=(on_board) {
            span.thumbnail id=(chart_id(seat)) {}
            span.words {
                strong { (screen.top.name(seat)) }
                span id=(progress_id(seat)) {}
            }
        }
    }
}

/// Whether a player is still drawing, and the points so far.
fn progress(screen: Screen, speech: Speech, seat: Seat) -> Markup {
    let awaited = screen.top.seen.with(|seen| seen.missing.contains(seat));
    let (code, total) = screen.top.shown.with(|shown| {
        let code = match (shown.open.awaited.is_empty(), awaited) {
            (true, _) => "page-other-over",
            (false, true) => "page-other-drawing",
            (false, false) => "page-other-ready",
        };
        (code, shown.open.sheets[seat.index()].total())
    });
    html! { (speech.say(&Phrase::new(code).with("total", i64::from(total)))) }
}
