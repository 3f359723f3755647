//! Everybody's sheet as a small live chart.

use crate::Sheet;
use crate::chart::picture;
use chart::svg;
use leptos::prelude::*;
use table::{Phrase, Seat};
use vellum::html::{Gesture, Touch, button, escaped, panel, parts, pressed};
use vellum::speech::Speech;

use super::desk::Desk;

/// The other sheets; a tap looks at one closely.
pub fn others(desk: Desk) -> AnyView {
    let speech = Speech::here();
    let act = move |(gesture, what): Touch| {
        let seat = parts(&what).1.parse().ok().map(Seat).filter(|_| gesture == Gesture::Press);
        if let Some(seat) = seat {
            desk.close_up.update(|close_up| *close_up = if *close_up == Some(seat) { None } else { Some(seat) });
        }
    };
    // A chart is drawn once a turn, not whenever somebody seals: there may be a hundred.
    let charts = Memo::new(move |_| {
        let chart = |sheet: &Sheet| svg::inlined(&picture::thumbnail(&sheet.land), None);
        desk.top.shown.with(|shown| shown.open.sheets.iter().map(chart).collect::<Vec<String>>())
    });
    let html = move || {
        let seats = desk.top.seats();
        if seats < 2 {
            return String::new();
        }
        let rows: String = charts.with(|charts| {
            (0..seats).map(Seat).zip(charts).map(|(seat, chart)| row(desk, speech, seat, chart)).collect()
        });
        let label = escaped(&speech.term("page-sheets"));
        format!("<section class=\"others\" aria-label=\"{label}\"><ul>{rows}</ul></section>")
    };
    panel(html, act)
}

fn row(desk: Desk, speech: Speech, seat: Seat, chart: &str) -> String {
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
    let extra = format!("class=\"other {}\" {}", desk.top.colour_class(seat), pressed(desk.sheet_on_board() == seat));
    let content = format!(
        "<span class=\"thumbnail\">{chart}</span><span class=\"words\"><strong>{}</strong><span>{}</span></span>",
        escaped(&desk.top.name(seat)),
        escaped(&speech.say(&Phrase::new(code).with("total", i64::from(total)))),
    );
    format!("<li>{}</li>", button(&format!("look:{}", seat.0), &extra, &content))
}
