//! The end of a season: what everybody earned, and where the points on this sheet come from.

use crate::Event;
use leptos::prelude::*;
use table::{Item, Line, Phrase, Seat};
use vellum::html::{Gesture, Touch, escaped, panel, parts};
use vellum::speech::Speech;

use super::desk::Desk;
use super::edicts::spaces_of;
use super::ending::{LINES_A_SEASON, lines};
use super::season_code;

/// Points of one kind: the reason, how often, and what they come to.
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

/// One line of the score sheet with its reasons; pointing at it shows the spaces.
fn explained(speech: Speech, place: usize, line: &Line) -> String {
    let reasons = grouped(&line.items).into_iter().map(|(reason, count, points)| {
        let phrase = Phrase::new("page-reason")
            .with("count", count as i64)
            .term("reason", format!("cartographers-reason-{reason}"))
            .with("points", i64::from(points));
        format!("<span class=\"reason\">{}</span>", escaped(&speech.say(&phrase)))
    });
    format!(
        "<li><button class=\"line\" id=\"line-{place}\" data-do=\"line:{place}\">\
         <span class=\"words\"><strong>{}</strong>{}</span><span class=\"points\">{}</span></button></li>",
        escaped(&speech.say(&line.title)),
        reasons.collect::<String>(),
        line.points,
    )
}

/// The panel, as long as the end of a season is what happened last.
pub fn season_end(desk: Desk) -> AnyView {
    let speech = Speech::here();
    panel(move || html(desk, speech), move |touch| light_line(desk, touch))
}

/// Lights the spaces of a line of the score sheet: `line:PLACE`.
pub fn light_line(desk: Desk, (gesture, what): Touch) {
    let place = parts(&what).1.parse::<usize>().ok().filter(|_| gesture != Gesture::Out);
    desk.lit.set(place.and_then(|place| {
        let seat = desk.sheet_on_board();
        lines(desk, seat).get(place).map(|line| (seat, spaces_of(&line.items)))
    }));
}

fn html(desk: Desk, speech: Speech) -> String {
    let (scored, over): (Vec<_>, bool) = desk.top.shown.with(|shown| {
        let scores = shown.last(None).filter_map(|event| match *event {
            Event::SeasonScored { seat, season, total, .. } => Some((seat, season, total)),
            _ => None,
        });
        (scores.collect(), shown.open.awaited.is_empty())
    });
    let season = match scored.first() {
        Some((_, season, _)) if !over => *season,
        _ => return String::new(),
    };
    let total = |&(seat, _, total): &(Seat, _, _)| {
        let (class, name) = (desk.top.colour_class(seat), escaped(&desk.top.name(seat)));
        format!("<li class=\"{class}\">{name}<strong>{total}</strong></li>")
    };
    let totals = if scored.len() > 1 {
        format!("<ul class=\"totals\">{}</ul>", scored.iter().map(total).collect::<String>())
    } else {
        String::new()
    };
    let lines = lines(desk, desk.sheet_on_board());
    let of_season = lines.iter().enumerate().skip(season.index() * LINES_A_SEASON).take(LINES_A_SEASON);
    format!(
        "<section class=\"panel season-end\" id=\"season-end\"><h2>{}</h2>{totals}<ul>{}</ul></section>",
        escaped(&speech.say(&Phrase::new("page-season-over").term("season", season_code(season)))),
        of_season.map(|(place, line)| explained(speech, place, line)).collect::<String>(),
    )
}
