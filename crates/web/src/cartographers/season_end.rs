//! The end of a season: what everybody earned, and where the points on this sheet come from.

use cartographers::Event;
use leptos::prelude::*;
use table::{Item, Line, Phrase, Seat};

use super::desk::Desk;
use super::edicts::spaces_of;
use super::ending::{LINES_A_SEASON, lines};
use super::season_code;
use crate::speech::Speech;

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
pub fn explained(desk: Desk, speech: Speech, seat: Seat, line: Line) -> impl IntoView {
    let spaces = spaces_of(&line.items);
    let light = move || desk.lit.set(Some((seat, spaces)));
    let reasons = grouped(&line.items)
        .into_iter()
        .map(|(reason, count, points)| {
            let phrase = Phrase::new("page-reason")
                .with("count", count as i64)
                .term("reason", format!("cartographers-reason-{reason}"))
                .with("points", i64::from(points));
            view! { <span class="reason">{speech.say(&phrase)}</span> }
        })
        .collect_view();
    view! {
        <li>
            <button
                class="line" on:pointerenter=move |_| light() on:focus=move |_| light()
                on:pointerleave=move |_| desk.lit.set(None) on:blur=move |_| desk.lit.set(None)
            >
                <span class="words"><strong>{speech.say(&line.title)}</strong>{reasons}</span>
                <span class="points">{line.points}</span>
            </button>
        </li>
    }
}

/// The panel, as long as the end of a season is what happened last.
#[component]
pub fn SeasonEnd() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let scored = move || {
        desk.top.shown.with(|shown| {
            let scores = shown.last(None).filter_map(|event| match *event {
                Event::SeasonScored { seat, season, total, .. } => Some((seat, season, total)),
                _ => None,
            });
            scores.collect::<Vec<_>>()
        })
    };
    let season = move || scored().first().map(|(_, season, _)| *season);
    let totals = move || {
        let names = desk.top.names();
        scored()
            .into_iter()
            .map(|(seat, _, total)| {
                view! { <li class=desk.top.colour_class(seat)>{names[seat.index()].clone()}<strong>{total}</strong></li> }
            })
            .collect_view()
    };
    let lines = move || {
        let seat = desk.sheet_on_board();
        let ended = season().map_or(0, |season| season.index());
        let of_season = lines(desk, seat).into_iter().skip(ended * LINES_A_SEASON).take(LINES_A_SEASON);
        of_season.map(|line| explained(desk, speech, seat, line)).collect_view()
    };
    view! {
        <Show when=move || season().is_some() && desk.top.shown.with(|shown| !shown.open.awaited.is_empty())>
            <section class="panel season-end" id="season-end">
                <h2>
                    {move || season().map(|season| speech.say(&Phrase::new("page-season-over").term("season", season_code(season))))}
                </h2>
                <Show when=move || { scored().len() > 1 }><ul class="totals">{totals}</ul></Show>
                <ul>{lines}</ul>
            </section>
        </Show>
    }
}
