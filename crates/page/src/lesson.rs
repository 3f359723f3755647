//! Learning a game by playing it: an ordinary table with a fixed seed, and beside it, step by step, what to do and why
//! it matters.
//!
//! The current step is computed from the game so far, so a lesson can be left and resumed like any game.

use leptos::prelude::*;
use maud::{Markup, html};
use table::{Ending, Phrase, Record, Replay, Seat, Tell, View};
use vellum::panel::panel;
use vellum::route::Route;
use vellum::settings::Settings;
use vellum::speech::Speech;
use vellum::store;

use crate::on_page::OnPage;
use crate::opening::open_table;
use crate::seats::person_and_bots;
use crate::tabletop::Tabletop;

/// A game's lesson.
pub struct Lesson<G: OnPage> {
    /// The seed. It identifies the lesson, and deals what its steps mention.
    pub seed: &'static str,
    /// The options of its table.
    pub options: &'static str,
    /// How many bots play along.
    pub bots: usize,
    /// The steps, each shown before one action.
    pub steps: &'static [LessonStep<G>],
}

/// A step of a lesson.
pub struct LessonStep<G: OnPage> {
    /// The code of its message.
    pub code: &'static str,
    /// Whether the step fits the current position.
    pub when: fn(View<'_, G>) -> bool,
}

/// The seat of the learner.
const LEARNER: Seat = Seat(0);

/// The step to show: the first that fits now and was not shown before an earlier action. If none fits now, the last one
/// shown stays; if all were shown, it is the number of steps.
fn step_now<G: OnPage>(record: &Record, drafted: &[G::Action]) -> Option<usize> {
    let lesson = G::LESSON;
    let mut told = vec![false; lesson.steps.len()];
    let next =
        |told: &[bool], view: View<'_, G>| (0..told.len()).find(|&step| !told[step] && (lesson.steps[step].when)(view));
    let mut replay = Replay::<G>::open(record, &mut Tell::nobody()).ok()?;
    for one in &record.moves {
        if one.seat == LEARNER
            && let Some(step) = next(&told, replay.table().view(LEARNER))
        {
            told[step] = true;
        }
        replay.step(&mut Tell::nobody()).ok()?;
    }
    // A draft reveals nothing, so it may be tried on a copy of the real table.
    let mut table = replay.table().clone();
    for action in drafted {
        if let Some(step) = next(&told, table.view(LEARNER)) {
            told[step] = true;
        }
        table.act(LEARNER, *action, &mut Tell::nobody()).ok()?;
    }
    match next(&told, table.view(LEARNER)) {
        Some(step) => Some(step),
        // Nothing fits this moment, but something may still come.
        None if told.contains(&false) => told.iter().rposition(|told| *told),
        None => Some(told.len()),
    }
}

/// The lesson beside the table; empty if the game is not a lesson. `drafted` returns the actions that are only drafted.
pub fn lesson<G: OnPage>(top: Tabletop<G>, drafted: impl Fn() -> Vec<G::Action> + 'static) -> AnyView {
    let speech = Speech::here();
    let is_lesson = top.is_lesson();
    let html = move || {
        if !is_lesson || !top.playable || top.moment.get().is_some() || top.over() {
            return Markup::default();
        }
        let steps = G::LESSON.steps;
        top.seen.track();
        let step = top.record().and_then(|record| step_now::<G>(&record, &drafted())).unwrap_or(steps.len());
        let code = steps.get(step).map_or("page-lesson-over", |step| step.code);
        told(speech, (step + 1).min(steps.len()), steps.len(), code)
    };
    panel(html).view()
}

/// A step of the lesson: its number, the number of steps, and the code of its message.
fn told(speech: Speech, step: usize, of: usize, code: &str) -> Markup {
    let count = Phrase::new("page-lesson-step").with("step", step as i64).with("of", of as i64);
    html! {
        section.panel.lesson #lesson role="status" aria-live="polite" {
            p.kind { (speech.say(&count)) }
            p { (speech.term(code)) }
        }
    }
}

/// Goes to the lesson of a game: an unfinished one, or else a new one.
pub fn learn<G: OnPage>() {
    const { assert!(store::is_lesson(G::LESSON.seed)) };
    let (speech, settings) = (Speech::here(), Settings::here());
    let lesson = G::LESSON;
    let begun = store::games().into_iter().find(|(_, game)| {
        Record::read(&game.record).is_ok_and(|record| {
            record.game == G::NAME && record.seed.as_str() == lesson.seed && record.ending == Ending::Unfinished
        })
    });
    if let Some((id, _)) = begun {
        return Route::Table { id, at: None }.go();
    }
    let chairs = person_and_bots(lesson.bots, speech, settings);
    open_table::<G>(chairs, lesson.options, lesson.seed, None);
}
