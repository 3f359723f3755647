//! Learning a game by playing it: an ordinary table with a seed of its own, and beside it, step by step, what to do and
//! why it matters.
//!
//! How far somebody has come follows from the game so far, so a lesson is left and taken up again like any game.

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
    /// The seed by which a lesson is known, and which deals what it speaks of.
    pub seed: &'static str,
    /// The options of its table.
    pub options: &'static str,
    /// How many bots play along.
    pub bots: usize,
    /// What is told, each before one action.
    pub steps: &'static [LessonStep<G>],
}

/// One thing to learn.
pub struct LessonStep<G: OnPage> {
    /// The message.
    pub code: &'static str,
    /// Whether this is the moment for it.
    pub when: fn(View<'_, G>) -> bool,
}

/// Who learns.
const LEARNER: Seat = Seat(0);

/// Which step is to be shown, if any is left: the first that was not told before an earlier action and that fits now.
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
    // What is drafted reveals nothing, so it may be tried on the table itself.
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

/// What is told beside the table, if it is a lesson's. `drafted` is what is drafted and not yet done.
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

/// What is told: the number of the step, of how many, and its message.
fn told(speech: Speech, step: usize, of: usize, code: &str) -> Markup {
    let count = Phrase::new("page-lesson-step").with("step", step as i64).with("of", of as i64);
    html! {
        section.panel.lesson #lesson role="status" aria-live="polite" {
            p.kind { (speech.say(&count)) }
            p { (speech.term(code)) }
        }
    }
}

/// Goes to the lesson of a game: the one that was begun, or a new one.
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
