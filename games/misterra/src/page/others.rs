//! Everybody at the table: a small live parchment each.

use crate::chart::picture;
use chart::svg;
use leptos::prelude::*;
use table::{Phrase, Seat};
use vellum::html::{Gesture, Panel, Touch, button, escaped, parts, pressed};
use vellum::speech::Speech;

use super::desk::Desk;

/// The players; a tap looks at a parchment closely.
#[component]
pub fn Others() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let html = Signal::derive(move || {
        let one = |seat: u8| {
            let seat = Seat(seat);
            let (thumbnail, markers, empty) = desk.with_open(|open| {
                let explorer = &open.explorers[seat.index()];
                (
                    svg::inlined(&picture::parchment_thumbnail(&explorer.parchment), None),
                    explorer.markers(),
                    explorer.parchment.empty().len(),
                )
            });
            let told = Phrase::new("page-misterra-explorer")
                .with("markers", i64::from(markers))
                .with("empty", i64::from(empty));
            let content = format!(
                "<span class=\"thumbnail\">{thumbnail}</span><span class=\"words\"><strong>{}</strong><span>{}</span></span>",
                escaped(&desk.top.name(seat)),
                escaped(&speech.say(&told)),
            );
            let extra = format!("class=\"other {}\" {}", desk.top.colour_class(seat), pressed(desk.subject() == seat));
            format!("<li>{}</li>", button(&format!("look:{}", seat.0), &extra, &content))
        };
        format!("<ul>{}</ul>", (0..desk.top.seats()).map(one).collect::<String>())
    });
    let act = move |(gesture, what): Touch| {
        let seat = parts(&what).1.parse().ok().map(Seat).filter(|_| gesture == Gesture::Press);
        if let Some(seat) = seat {
            desk.state.update(|state| state.close_up = Some(seat).filter(|_| state.close_up != Some(seat)));
        }
    };
    view! {
        <Show when=move || { desk.top.seats() > 1 }>
            <Panel html act class="others" role="group" label=speech.live("page-misterra-explorers")/>
        </Show>
    }
}
