//! Otoma's turn, step by step: the card turned over, each action and its effect, and the claim.

use std::time::Duration;

use crate::chart::picture;
use crate::{Event, Island, OtomaAction, Spaces};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::rule_of;
use page_kit::command::Command;
use page_kit::html::ornament;
use page_kit::panel::{Gesture, panel};
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use table::Phrase;

use super::screen::{Screen, about};

page_kit::commands! {
    /// The commands of Otoma's turn.
    enum OtomaCommand {
        /// A step in the list, which lights its spaces.
        Step(step: usize) = "otoma",
        /// Shows all remaining steps immediately.
        Skip = "skip",
    }
}

/// The steps of Otoma in the last move.
fn steps(screen: Screen) -> Vec<Event> {
    let is_step = |event: &&Event| {
        matches!(
            event,
            Event::OtomaTurned { .. }
                | Event::OtomaActed { .. }
                | Event::OtomaClaimed { .. }
                | Event::OtomaClaimedNothing
        )
    };
    screen.top.shown.with(|shown| shown.last(None).filter(is_step).cloned().collect())
}

/// The island as far as Otoma's turn is shown, without the effects of the steps that are still to be shown.
pub fn island_shown(screen: Screen) -> Island {
    let behind = screen.state.with(|state| state.behind);
    let now = screen.with_open(|open| open.island);
    if behind == 0 || screen.top.moment.get().is_some() {
        return now;
    }
    // Applies the steps shown so far to the island before the last move.
    let before = screen.top.seen.with(|seen| seen.before.as_ref().map(|open| open.island));
    let Some(mut island) = before else { return now };
    let mut steps_left = steps(screen).len().saturating_sub(behind);
    screen.top.shown.with(|shown| {
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

/// The panel of a solo game: Otoma's turn, if it is part of the last move.
pub fn otoma_turn(screen: Screen) -> AnyView {
    let (speech, settings) = (Speech::here(), Settings::here());
    if !screen.top.shown.with(|shown| shown.open.is_solo()) {
        return ().into_any();
    }
    // Each new turn of Otoma is shown from its first step, at the pace set for bots.
    Effect::new(move |before: Option<usize>| {
        let (moves, steps) = (screen.top.seen.with(|seen| seen.moves.len()), steps(screen).len());
        let pace = settings.with_untracked(|settings| settings.pace.millis());
        if before.is_some_and(|before| before != moves) && steps > 0 && pace > 0 {
            screen.state.update(|state| state.behind = steps);
            next_step(screen, Duration::from_millis(pace));
        }
        moves
    });
    let act = move |gesture, command| act(screen, gesture, command);
    panel(move || content(screen, speech)).on(act).class("panel season-end otoma").view()
}

fn content(screen: Screen, speech: Speech) -> Markup {
    let steps = steps(screen);
    let shown = steps.len().saturating_sub(screen.state.with(|state| state.behind));
    let left = screen.with_open(|open| open.otoma.as_ref().map_or(0, |otoma| otoma.left));
    let name = speech.term("page-misterra-otoma");
    html! {
        h2 { (name) " " (rule_of(speech, "misterra/otoma", &name)) }
        p.rule { (speech.say(&Phrase::new("page-misterra-otoma-left").with("count", i64::from(left)))) }
        ol {
            @for (step, event) in steps.iter().enumerate().take(shown) {
                li { (step_button(speech, step, event)) }
            }
        }
        @if shown < steps.len() {
            button #otoma-skip data-do=(OtomaCommand::Skip) { (speech.term("page-hurry")) }
        }
    }
}

fn step_button(speech: Speech, step: usize, event: &Event) -> Markup {
    let command = OtomaCommand::Step(step);
    html! {
        button.line id=(command.id()) data-do=(command) {
            span.words {
                (speech.say(event))
                @if let Event::OtomaTurned { spaces, orders } = event {
                    span.cards {
                        (ornament(&picture::otoma_coordinates(spaces)))
                        (ornament(&picture::otoma_orders(orders)))
                    }
                }
            }
        }
    }
}

fn act(screen: Screen, gesture: Gesture, command: OtomaCommand) {
    match (command, gesture) {
        (OtomaCommand::Skip, Gesture::Press) => screen.state.update(|state| state.behind = 0),
        (OtomaCommand::Skip, Gesture::Enter | Gesture::Over | Gesture::Out) => {}
        (OtomaCommand::Step(_), Gesture::Out) => screen.light(Spaces::default()),
        (OtomaCommand::Step(step), Gesture::Press | Gesture::Enter | Gesture::Over) => {
            screen.light(steps(screen).get(step).map(about).unwrap_or_default());
        }
    }
}

/// Shows the remaining steps, one after each `pace`.
fn next_step(screen: Screen, pace: Duration) {
    set_timeout(
        move || {
            let left = screen.state.try_update(|state| {
                state.behind = state.behind.saturating_sub(1);
                state.behind
            });
            if left.is_some_and(|left| left > 0) {
                next_step(screen, pace);
            }
        },
        pace,
    );
}
