//! A chapter of a lesson on the screen. Nothing is saved but the number of the chapter, and no bot plays: the position
//! waits for the learner.

use bots::BotName;
use coach::answer::HintMessage;
use coach::{Question, Tenths};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::html::{button, confirm_button};
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use table::{Phrase, Record, Seat};

use super::{Chapter, LEARNER, save_progress, tips};
use crate::host::{ActCallback, Drafted, Host, ShownCallback};
use crate::local_game::LocalGame;
use crate::notice::set_title;
use crate::on_page::OnPage;
use crate::opening::open_rematch;
use crate::seats::person_and_bots;
use crate::seen::Seen;
use crate::tabletop::Tabletop;

/// A chapter that is open on the screen.
#[derive(Clone, Copy)]
pub struct OpenChapter {
    /// Its number, from 1.
    pub number: usize,
    progress: RwSignal<Progress>,
}

/// What the learner has to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// To read, and go on.
    Read,
    /// To do the task.
    Task,
    /// To try again: the last move did not do the task.
    Again,
    /// To go on: the task is done.
    Done,
}

impl OpenChapter {
    /// Whether the learner is to act on the table, instead of going on.
    pub fn has_task(self) -> bool {
        matches!(self.progress.get(), Progress::Task | Progress::Again)
    }

    /// The sentence above the table; none while the game asks for an action.
    pub fn sentence(self, speech: Speech) -> Option<String> {
        match self.progress.get() {
            Progress::Read => Some(speech.term("page-lesson-read")),
            Progress::Done => Some(speech.term("page-lesson-done")),
            Progress::Task | Progress::Again => None,
        }
    }
}

/// The host of a chapter: it carries out a move only if that does the task.
struct ChapterHost<G: OnPage> {
    game: StoredValue<LocalGame<G>>,
    seen: RwSignal<Seen<G>>,
    open: OpenChapter,
}

impl<G: OnPage> ChapterHost<G> {
    fn chapter(&self) -> &'static Chapter<G> {
        &G::LESSON.chapters[self.open.number - 1]
    }

    /// Whether the task is done in a game that goes on from this chapter.
    fn is_done(&self, after: &LocalGame<G>) -> bool {
        let before = self.game.with_value(|game| game.table().position().open.clone());
        self.chapter().task.as_ref().is_some_and(|task| (task.done)(&before, &after.table().position().open))
    }

    /// The actions of the stored game that do the task.
    fn solution(&self) -> Vec<G::Action> {
        let (mut game, mut actions) = (self.game.get_value(), Vec::new());
        let moves = Record::read(G::LESSON.record).map_or(Vec::new(), |record| record.moves);
        for one in moves.iter().skip(self.chapter().at).take_while(|one| one.seat == LEARNER) {
            let Ok(action) = G::parse(game.table().view(LEARNER), &one.action) else { break };
            actions.push(action);
            if game.act(LEARNER, &[action]).is_err() || self.is_done(&game) {
                break;
            }
        }
        actions
    }
}

impl<G: OnPage> Host<G> for ChapterHost<G> {
    fn act(&self, seat: Seat, actions: &[G::Action], answer: ActCallback) {
        if self.chapter().task.is_none() {
            return answer(Ok(()));
        }
        let mut after = self.game.get_value();
        let acted = after.act(seat, actions);
        if acted.is_ok() {
            let done = self.is_done(&after);
            self.open.progress.set(if done { Progress::Done } else { Progress::Again });
            if done {
                self.seen.update(|seen| _ = after.refresh(seen));
                self.game.set_value(after);
            }
        }
        answer(acted);
    }

    /// A chapter can be read again instead.
    fn can_take_back(&self) -> bool {
        false
    }

    fn take_back(&self) {}

    fn origin(&self) -> Option<String> {
        None
    }

    fn at(&self, moves: usize, answer: ShownCallback<G>) {
        answer(self.game.with_value(|game| game.at(moves, true)));
    }

    fn hint(&self, seat: Seat) -> Option<Question> {
        Some(Question::HintAt { seat, record: self.game.with_value(|game| game.record().to_string()) })
    }

    /// Only moves that do the task; if the coach has found none, the one of the stored game.
    fn choose_hints(&self, seat: Seat, mut hints: Vec<HintMessage>) -> Vec<HintMessage> {
        hints.retain(|hint| {
            let mut after = self.game.get_value();
            let actions: Option<Vec<G::Action>> = hint.numbers.iter().map(|number| G::action(*number)).collect();
            actions.is_some_and(|actions| after.act(seat, &actions).is_ok()) && self.is_done(&after)
        });
        if hints.is_empty() {
            hints.push(shown_by_the_lesson(self.solution().into_iter().map(G::number).collect()));
        }
        hints
    }

    fn record(&self) -> Option<Record> {
        Some(self.game.with_value(|game| game.record().clone()))
    }

    fn has_record(&self) -> bool {
        true
    }

    fn saved_as(&self) -> Option<String> {
        None
    }

    fn moment_link(&self, moves: usize) -> Option<Route> {
        let record = self.game.with_value(|game| game.record().to_string());
        Some(Route::Moment { at: moves, record, names: Vec::new() })
    }

    fn rematch(&self) {
        open_rematch(self.seen);
    }

    fn is_lesson(&self) -> bool {
        true
    }

    fn lesson(&self, _top: Tabletop<G>, _drafted: Drafted<G>) -> AnyView {
        text::<G>(self.open)
    }

    fn go_on(&self) -> Option<AnyView> {
        Some(go_on::<G>(self.open))
    }

    fn to_beat(&self) -> Option<(String, i32)> {
        None
    }
}

/// A hint that drafts the solution of a task. `numbers` are those of its actions.
fn shown_by_the_lesson(numbers: Vec<u32>) -> HintMessage {
    HintMessage {
        points: Tenths(0),
        lead: Tenths(0),
        clear: false,
        actions: Vec::new(),
        steps: Phrase::new("page-hint-lesson").written(),
        why: Phrase::new("page-hint-lesson-why").written(),
        numbers,
    }
}

/// The screen of a chapter, by its number from 1; none if there is no such chapter.
pub fn chapter_screen<G: OnPage>(number: usize) -> Option<AnyView> {
    let (speech, settings) = (Speech::here(), Settings::here());
    let chapter = G::LESSON.chapters.get(number.checked_sub(1)?)?;
    let record = Record::read(G::LESSON.record).expect("a test reads the records of all lessons");
    let chairs = person_and_bots(usize::from(record.seats) - 1, BotName::Easy, speech, settings);
    let game = LocalGame::<G>::replayed(String::new(), chairs, &record, chapter.at);
    let game = game.expect("a test replays the records of all lessons");
    save_progress::<G>(number);
    let progress = RwSignal::new(if chapter.task.is_some() { Progress::Task } else { Progress::Read });
    let seen = RwSignal::new(game.seen(true));
    let open = OpenChapter { number, progress };
    let host = ChapterHost { game: StoredValue::new(game), seen, open };
    let tabletop = Tabletop::of_chapter(seen, Box::new(host), open);
    set_title(speech, Some(G::NAME), count::<G>(speech, number));
    Some(G::table(tabletop))
}

/// "Chapter 2 of 7".
fn count<G: OnPage>(speech: Speech, number: usize) -> String {
    let of = G::LESSON.chapters.len();
    speech.say(&Phrase::new("page-lesson-chapter").with("chapter", number as i64).with("of", of as i64))
}

page_kit::commands! {
    /// Commands of a chapter.
    enum ChapterCommand {
        /// Shows the chapter before.
        Back = "chapter-back",
        /// Goes on without doing the task.
        Skip = "chapter-skip",
        /// Shows the next chapter, or starts the free game after the last one.
        Next = "confirm",
    }
}

fn act<G: OnPage>(open: OpenChapter, command: ChapterCommand) {
    let to = |chapter| Route::Learn { game: G::NAME.to_owned(), chapter }.go();
    match command {
        ChapterCommand::Back => to(open.number - 1),
        ChapterCommand::Skip | ChapterCommand::Next if open.number == G::LESSON.chapters.len() => {
            save_progress::<G>(open.number + 1);
            tips::play_freely::<G>();
        }
        ChapterCommand::Skip | ChapterCommand::Next => to(open.number + 1),
    }
}

/// The text of the chapter, with buttons to turn the pages.
fn text<G: OnPage>(open: OpenChapter) -> AnyView {
    let speech = Speech::here();
    let lessons = speech.of_lessons();
    let chapter = &G::LESSON.chapters[open.number - 1];
    let before = open.number.checked_sub(2).map(|before| &G::LESSON.chapters[before]);
    let later = before.is_some_and(|before| before.at < chapter.at);
    let html = move || {
        let progress = open.progress.get();
        let text = match (&chapter.task, progress) {
            (Some(task), Progress::Done) => task.praise,
            _ => chapter.code,
        };
        html! {
            section.panel.lesson #lesson aria-label=(count::<G>(speech, open.number)) {
                p.pages {
                    @if open.number > 1 { (button(&ChapterCommand::Back, speech.term("page-lesson-back"))) }
                    @let chapter = count::<G>(speech, open.number);
                    span.kind title=(chapter) { (chapter) }
                    @if open.has_task() { (button(&ChapterCommand::Skip, speech.term("page-lesson-skip"))) }
                }
                p role="status" aria-live="polite" {
                    @if progress == Progress::Again { strong { (speech.term("page-lesson-again")) " " } }
                    // The example does not continue the learner's own moves.
                    @if later && progress != Progress::Done { em { (speech.term("page-lesson-later")) } " " }
                    (lessons.loaded_term(text))
                }
            }
        }
    };
    panel(html).on_press(move |command| act::<G>(open, command)).view()
}

/// The button that goes on, in the place of the hand.
fn go_on<G: OnPage>(open: OpenChapter) -> AnyView {
    let speech = Speech::here();
    let last = open.number == G::LESSON.chapters.len();
    let name = if last { "page-lesson-play" } else { "page-lesson-next" };
    let html = move || -> Markup {
        html! {
            @if !open.has_task() {
                div.go-on { (confirm_button(&ChapterCommand::Next, true, &speech.term(name))) }
            }
        }
    };
    panel(html).on_press(move |command| act::<G>(open, command)).view()
}
