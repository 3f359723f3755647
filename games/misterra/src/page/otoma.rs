//! Otoma's turn, step by step: the card turned over, each action and what it did, and the claim.

use std::time::Duration;

use crate::chart::picture;
use crate::{Event, Island, OtomaAction};
use chart::svg;
use leptos::prelude::*;
use vellum::chapters::rule_of;
use vellum::html::{Gesture, Panel, Touch, escaped, parts};
use vellum::settings::Settings;
use vellum::speech::Speech;

use super::desk::{Desk, about};

/// What Otoma did with the last move.
fn steps(desk: Desk) -> Vec<Event> {
    let is_step = |event: &&Event| {
        matches!(
            event,
            Event::OtomaTurned { .. }
                | Event::OtomaActed { .. }
                | Event::OtomaClaimed { .. }
                | Event::OtomaClaimedNothing
        )
    };
    desk.top.shown.with(|shown| shown.last(None).filter(is_step).cloned().collect())
}

/// The island as far as Otoma's turn is shown: the whole position, or the steps that are still to come left out.
pub fn island_shown(desk: Desk) -> Island {
    let behind = desk.state.with(|state| state.behind);
    let now = desk.with_open(|open| open.island);
    if behind == 0 || desk.top.moment.get().is_some() {
        return now;
    }
    // The island before the last move, and what happened to it since.
    let before = desk.top.seen.with(|seen| seen.before.as_ref().map(|open| open.island));
    let Some(mut island) = before else { return now };
    let mut steps_left = steps(desk).len().saturating_sub(behind);
    desk.top.shown.with(|shown| {
        for event in shown.last(None) {
            match event {
                Event::Mapped { halves, .. } => halves.iter().for_each(|half| {
                    island.map(half.space, half.terrain);
                }),
                Event::OtomaActed { space, action, .. } if steps_left > 0 => {
                    steps_left -= 1;
                    match action {
                        OtomaAction::Map(terrain) => {
                            island.map(*space, *terrain);
                        }
                        OtomaAction::ConfirmOrMap(terrain) => {
                            if island.confirm(*space).is_none() {
                                island.map(*space, *terrain);
                            }
                        }
                    }
                }
                Event::OtomaTurned { .. } | Event::OtomaClaimed { .. } | Event::OtomaClaimedNothing => {
                    steps_left = steps_left.saturating_sub(1);
                }
                _ => {}
            }
        }
    });
    island
}

/// The panel, as long as Otoma's turn is what happened last.
#[component]
pub fn OtomaTurn() -> impl IntoView {
    let (desk, speech, settings) = (Desk::here(), Speech::here(), Settings::here());
    let all = move || steps(desk);
    // Each new turn of Otoma is shown from its first step, at the pace that is set for bots.
    Effect::new(move |before: Option<usize>| {
        let (moves, steps) = (desk.top.seen.with(|seen| seen.moves.len()), all().len());
        let pace = settings.with_untracked(|settings| settings.pace.millis());
        if before.is_some_and(|before| before != moves) && steps > 0 && pace > 0 {
            desk.state.update(|state| state.behind = steps);
            next_step(desk, Duration::from_millis(pace));
        }
        moves
    });
    let html = Signal::derive(move || {
        let steps = all();
        let shown = steps.len().saturating_sub(desk.state.with(|state| state.behind));
        let one = |(index, event): (usize, &Event)| {
            let cards = match event {
                Event::OtomaTurned { spaces, orders } => format!(
                    "<span class=\"cards\">{}{}</span>",
                    svg::inlined(&picture::otoma_coordinates(spaces), None),
                    svg::inlined(&picture::otoma_orders(orders), None)
                ),
                _ => String::new(),
            };
            let said = escaped(&speech.say(event));
            format!(
                "<li><button class=\"line\" id=\"otoma-{index}\" data-do=\"otoma:{index}\"><span class=\"words\">{said}{cards}</span></button></li>"
            )
        };
        let skip = if shown < steps.len() {
            format!("<button id=\"otoma-skip\" data-do=\"skip\">{}</button>", escaped(&speech.term("page-hurry")))
        } else {
            String::new()
        };
        let left = desk.with_open(|open| open.otoma.as_ref().map_or(0, |otoma| otoma.left));
        let left = speech.say(&table::Phrase::new("page-misterra-otoma-left").with("count", i64::from(left)));
        let name = speech.term("page-misterra-otoma");
        format!(
            "<h2>{} {}</h2><p class=\"rule\">{}</p><ol>{}</ol>{skip}",
            escaped(&name),
            rule_of(speech, "misterra/otoma", &name),
            escaped(&left),
            steps.iter().enumerate().take(shown).map(one).collect::<String>()
        )
    });
    let act = move |(gesture, what): Touch| match parts(&what) {
        ("skip", _) if gesture == Gesture::Press => desk.state.update(|state| state.behind = 0),
        ("otoma", index) => {
            let event = index.parse().ok().and_then(|index: usize| all().get(index).cloned());
            let lit = event.filter(|_| gesture != Gesture::Out).map(|event| about(&event));
            desk.light(lit.unwrap_or_default());
        }
        _ => {}
    };
    view! {
        <Show when=move || desk.top.shown.with(|shown| shown.open.is_solo())>
            <Panel html act class="panel season-end otoma"/>
        </Show>
    }
}

/// Shows one step more, and then the next.
fn next_step(desk: Desk, pace: Duration) {
    set_timeout(
        move || {
            let left = desk.state.try_update(|state| {
                state.behind = state.behind.saturating_sub(1);
                state.behind
            });
            if left.is_some_and(|left| left > 0) {
                next_step(desk, pace);
            }
        },
        pace,
    );
}
