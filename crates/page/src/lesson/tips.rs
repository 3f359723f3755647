//! The first free game of a lesson: an ordinary table with a fixed seed, and tips beside it when something new comes up.
//!
//! The tips are computed from the game so far, so the game can be left and resumed like any other.

use bots::BotName;
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::html::{button, confirm_button};
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use page_kit::store;
use table::{Ending, EventSink, Phrase, Record, Replay, View};

use super::LEARNER;
use crate::host::Drafted;
use crate::on_page::OnPage;
use crate::opening::open_table;
use crate::seats::{fresh_seed, person_and_bots};
use crate::tabletop::Tabletop;

/// The tips shown so far, by their indices, the latest last. A tip is shown before an action of the learner: the first
/// that fits and was not shown yet. The last one therefore stays until the learner has acted.
fn tips_so_far<G: OnPage>(record: &Record, drafted: &[G::Action]) -> Option<Vec<usize>> {
    let mut shown = Vec::new();
    let show = |shown: &mut Vec<usize>, view: View<'_, G>| {
        let tips = G::LESSON.tips.iter().enumerate();
        let next = tips.filter(|(index, _)| !shown.contains(index)).find(|(_, tip)| (tip.when)(view));
        shown.extend(next.map(|(index, _)| index));
    };
    let mut replay = Replay::<G>::open(record, &mut EventSink::nobody()).ok()?;
    for one in &record.moves {
        if one.seat == LEARNER {
            show(&mut shown, replay.table().view(LEARNER));
        }
        replay.step(&mut EventSink::nobody()).ok()?;
    }
    // A draft reveals nothing, so it may be tried on a copy of the real table.
    let mut table = replay.table().clone();
    for action in drafted {
        show(&mut shown, table.view(LEARNER));
        table.act(LEARNER, *action, &mut EventSink::nobody()).ok()?;
    }
    // While the bots play, the learner still reads the last tip.
    if table.awaited().contains(LEARNER) {
        show(&mut shown, table.view(LEARNER));
    }
    Some(shown)
}

page_kit::commands! {
    /// Commands of the tips.
    enum TipCommand {
        /// Shows the tip before.
        Back = "tip-back",
        /// Shows the next tip that was shown already.
        Forward = "tip-forward",
        /// Starts the lesson over.
        Restart = "lesson-restart",
        /// Opens a table against bots, after the end.
        Play = "confirm",
    }
}

/// The tips beside the free game, and a few words at its end.
pub(crate) fn tips<G: OnPage>(top: Tabletop<G>, drafted: Drafted<G>) -> AnyView {
    let speech = Speech::here();
    let settings = Settings::here();
    let lessons = speech.of_lessons();
    // How many tips back from the latest the learner has turned.
    let back = RwSignal::new(0_usize);
    let html = move || {
        if !top.playable || top.moment.get().is_some() {
            return Markup::default();
        }
        if top.over() {
            return end(speech, G::NAME);
        }
        top.seen.track();
        let shown = top.record().and_then(|record| tips_so_far::<G>(&record, &drafted())).unwrap_or_default();
        let at = shown.len().saturating_sub(1 + back.get());
        match shown.get(at) {
            Some(tip) => tip_html(speech, at, shown.len(), &lessons.loaded_term(G::LESSON.tips[*tip].code)),
            None => Markup::default(),
        }
    };
    let act = move |command| match command {
        TipCommand::Back => back.update(|back| *back += 1),
        TipCommand::Forward => back.update(|back| *back = back.saturating_sub(1)),
        TipCommand::Restart => Route::Learn { game: G::NAME.to_owned(), chapter: 1 }.go(),
        TipCommand::Play => {
            open_table::<G>(person_and_bots(G::USUAL_BOTS, BotName::Easy, speech, settings), "", &fresh_seed(), None);
        }
    };
    // A new tip is shown at once.
    page_kit::dom::effect(move || {
        top.turns_done.track();
        back.set(0);
    });
    panel(html).on_press(act).view()
}

/// A tip: how many there were, its text, and buttons to turn back.
fn tip_html(speech: Speech, at: usize, of: usize, text: &str) -> Markup {
    html! {
        section.panel.lesson #lesson {
            p.pages {
                @if at > 0 { (button(&TipCommand::Back, speech.term("page-lesson-back"))) }
                span.kind { (speech.say(&Phrase::new("page-lesson-tip").with("number", (at + 1) as i64))) }
                @if at + 1 < of { (button(&TipCommand::Forward, speech.term("page-lesson-forward"))) }
                (button(&TipCommand::Restart, speech.term("page-lesson-restart")))
            }
            p role="status" aria-live="polite" { (text) }
        }
    }
}

/// The end of the lesson, and what to do next.
fn end(speech: Speech, game: &str) -> Markup {
    let rules = Route::Rules { game: game.to_owned(), section: None };
    html! {
        section.panel.lesson #lesson {
            p role="status" { (speech.term("page-lesson-over")) }
            p.ways {
                (confirm_button(&TipCommand::Play, true, &speech.term("page-lesson-play-now")))
                a.button href=(rules.hash()) { (speech.term("page-rules")) }
                (button(&TipCommand::Restart, speech.term("page-lesson-restart")))
                a.button href=(Route::Home.hash()) { (speech.term("page-to-home")) }
            }
        }
    }
}

/// Goes to the free game of the lesson: an unfinished one, or else a new one.
pub(super) fn play_freely<G: OnPage>() {
    const { assert!(store::is_lesson(G::LESSON.seed)) };
    let (speech, settings) = (Speech::here(), Settings::here());
    let lesson = G::LESSON;
    if let Some(id) = unfinished(G::NAME, lesson.seed) {
        return Route::Table { id, at: None }.go();
    }
    let chairs = person_and_bots(lesson.bots, BotName::Easy, speech, settings);
    open_table::<G>(chairs, lesson.options, lesson.seed, None);
}

/// The id of an unfinished game with this seed.
fn unfinished(name: &str, seed: &str) -> Option<String> {
    let begun = store::games().into_iter().find(|(_, game)| {
        Record::read(&game.record).is_ok_and(|record| {
            record.game == name && record.seed.as_str() == seed && record.ending == Ending::Unfinished
        })
    });
    begun.map(|(id, _)| id)
}
