//! Everybody's sheet as a small live chart.

use chart::cartographers::picture;
use chart::svg;
use leptos::prelude::*;
use table::{Phrase, Seat};

use super::desk::Desk;
use crate::speech::Speech;

/// The other sheets; a tap looks at one closely.
#[component]
pub fn Others() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let seats = desk.top.seats();
    let rows = move || {
        (0..seats)
            .map(move |seat| {
                let seat = Seat(seat);
                let name = desk.top.name(seat);
                let chart = move || {
                    desk.top
                        .shown
                        .with(|shown| svg::inlined(&picture::thumbnail(&shown.open.sheets[seat.index()].land), None))
                };
                let told = move || {
                    let total = desk.top.shown.with(|shown| shown.open.sheets[seat.index()].total());
                    let awaited = desk.top.sitting.with(|sitting| sitting.table().awaited().contains(seat));
                    let code = match (desk.top.shown.with(|shown| shown.open.awaited.is_empty()), awaited) {
                        (true, _) => "page-other-over",
                        (false, true) => "page-other-drawing",
                        (false, false) => "page-other-ready",
                    };
                    speech.say(&Phrase::new(code).with("total", i64::from(total)))
                };
                view! {
                    <li>
                        <button
                            class=format!("other {}", desk.top.colour_class(seat))
                            aria-pressed=move || (desk.sheet_on_board() == seat).to_string()
                            on:click=move |_| desk.close_up.update(|close_up| {
                                *close_up = if *close_up == Some(seat) { None } else { Some(seat) };
                            })
                        >
                            <span class="thumbnail" inner_html=chart></span>
                            <span class="words"><strong>{name.clone()}</strong><span>{told}</span></span>
                        </button>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <Show when=move || { seats > 1 }>
            <section class="others" aria-label=speech.live("page-sheets")><ul>{rows()}</ul></section>
        </Show>
    }
}
