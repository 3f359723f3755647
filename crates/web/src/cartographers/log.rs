//! What has happened, in words.

use cartographers::Event;
use leptos::prelude::*;
use table::{Grid11, Seat};

use super::desk::Desk;
use super::sitting::Sitting;
use crate::speech::Speech;

/// How many entries are shown; all of them are in the replay.
const SHOWN: usize = 60;

/// The spaces that an event is about.
fn spaces(event: &Event) -> Option<(Seat, Grid11)> {
    match event {
        Event::Drawn { sheet, spaces, .. } => Some((*sheet, spaces.0)),
        Event::AmbushDrawn { spaces, .. } => Some((Seat(0), spaces.0)),
        _ => None,
    }
}

/// The log, the newest first.
#[component]
pub fn Log() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let entries = move || {
        let names = desk.sitting.with(Sitting::names);
        let until = desk.moment.get().unwrap_or(usize::MAX);
        desk.sitting.with(|sitting| {
            let shown = sitting.log().iter().rev().filter(|entry| entry.moves <= until).take(SHOWN);
            shown
                .map(|entry| {
                    let (event, moves) = (entry.event, entry.moves);
                    let said = speech.say_among(&event, &names);
                    let ended = matches!(event, Event::SeasonScored { .. } | Event::SeasonBegan { .. });
                    view! {
                        <li class:season=ended>
                            <button
                                class="entry"
                                on:pointerenter=move |_| desk.lit.set(spaces(&event)) on:pointerleave=move |_| desk.lit.set(None)
                                on:focus=move |_| desk.lit.set(spaces(&event)) on:blur=move |_| desk.lit.set(None)
                                on:click=move |_| desk.moment.set(Some(moves))
                            >
                                {said}
                            </button>
                        </li>
                    }
                })
                .collect_view()
        })
    };
    view! {
        <section class="log" aria-label=move || speech.term("page-log")>
            <h2>{move || speech.term("page-log")}</h2>
            <ol>{entries}</ol>
        </section>
    }
}
