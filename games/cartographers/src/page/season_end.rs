//! The end of a season: everybody's points, and the reasons for the points on this sheet.

use crate::Event;
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::panel::{Gesture, panel};
use page_kit::speech::Speech;
use table::{Item, Line, Phrase};

use super::edicts::spaces_of;
use super::ending::{LINES_A_SEASON, lines};
use super::screen::Screen;
use super::season_code;

/// The items grouped by reason: the reason, the number of items and the sum of their points.
fn grouped(items: &[Item]) -> Vec<(&'static str, usize, i32)> {
    let mut groups: Vec<(&'static str, usize, i32)> = Vec::new();
    for item in items {
        match groups.iter_mut().find(|(reason, ..)| *reason == item.reason) {
            Some((_, count, points)) => {
                *count += 1;
                *points += item.points;
            }
            None => groups.push((item.reason, 1, item.points)),
        }
    }
    groups
}

page_kit::commands! {
    /// The commands of the lines.
    pub enum LineCommand {
        /// A line of the score sheet, by its index.
        Line(place: usize) = "line",
    }
}

/// One line of the score sheet with its reasons. Pointing at it lights the spaces.
fn explained(speech: Speech, place: usize, line: &Line) -> Markup {
    let reason = |(reason, count, points): (&str, usize, i32)| {
        let phrase = Phrase::new("page-reason")
            .with("count", count as i64)
            .term("reason", format!("cartographers-reason-{reason}"))
            .with("points", i64::from(points));
        speech.say(&phrase)
    };
    let command = LineCommand::Line(place);
    html! {
        button.line id=(command.id()) data-do=(command) {
            span.words {
                strong { (speech.say(&line.title)) }
                @for group in grouped(&line.items) {
                    span.reason { (reason(group)) }
                }
            }
            span.points { (line.points) }
        }
    }
}

/// The panel, shown while the end of a season is the latest event.
pub fn season_end(screen: Screen) -> AnyView {
    let speech = Speech::here();
    panel(move || scored(screen, speech)).on(move |gesture, command| light_line(screen, gesture, command)).view()
}

/// Lights the spaces of a line of the score sheet.
pub fn light_line(screen: Screen, gesture: Gesture, LineCommand::Line(place): LineCommand) {
    let seat = screen.sheet_on_board();
    let lit = || lines(screen, seat).get(place).map(|line| (seat, spaces_of(&line.items)));
    screen.lit.set(if gesture == Gesture::Out { None } else { lit() });
}

fn scored(screen: Screen, speech: Speech) -> Markup {
    let (totals, over): (Vec<_>, bool) = screen.top.shown.with(|shown| {
        let scores = shown.last(None).filter_map(|event| match *event {
            Event::SeasonScored { seat, season, total, .. } => Some((seat, season, total)),
            _ => None,
        });
        (scores.collect(), shown.open.awaited.is_empty())
    });
    let season = match totals.first() {
        Some((_, season, _)) if !over => *season,
        _ => return html! {},
    };
    let lines = lines(screen, screen.sheet_on_board());
    let of_season = lines.iter().enumerate().skip(season.index() * LINES_A_SEASON).take(LINES_A_SEASON);
    html! {
        section.panel.season-end #season-end {
            h2 { (speech.say(&Phrase::new("page-season-over").term("season", season_code(season)))) }
            @if totals.len() > 1 {
                ul.totals {
                    @for (seat, _, total) in &totals {
                        li class=(screen.top.colour_class(*seat)) {
                            (screen.top.name(*seat))
                            strong { (total) }
                        }
                    }
                }
            }
            ul {
                @for (place, line) in of_season {
                    li { (explained(speech, place, line)) }
                }
            }
        }
    }
}
