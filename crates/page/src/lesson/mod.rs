//! Learning a game: chapters to read and small tasks on prepared positions, then a first free game with tips beside it.
//!
//! | module | holds |
//! | --- | --- |
//! | [`chapter`] | the screen of a chapter, and the host that waits for its task to be done |
//! | [`tips`] | the tips beside the free game, and its end |

pub mod chapter;
pub mod tips;

use leptos::prelude::*;
use page_kit::route::Route;
use page_kit::store;
use table::{Game, Seat, View};

use crate::on_page::OnPage;
use crate::tabletop::Tabletop;

/// A game's lesson.
pub struct Lesson<G: OnPage> {
    /// A stored game. The chapters show its positions; the learner has the first seat.
    pub record: &'static str,
    /// The chapters.
    pub chapters: &'static [Chapter<G>],
    /// The seed of the free game. It identifies the lesson, and deals what the tips mention.
    pub seed: &'static str,
    /// The options of the free game.
    pub options: &'static str,
    /// How many bots play along in the free game.
    pub bots: usize,
    /// The tips of the free game, each shown before one action.
    pub tips: &'static [Tip<G>],
}

/// A chapter: a text beside a prepared position, perhaps with a task.
pub struct Chapter<G: OnPage> {
    /// The code of its text.
    pub code: &'static str,
    /// After how many moves of the stored game.
    pub at: usize,
    /// The task; none: the learner reads and goes on.
    pub task: Option<Task<G>>,
}

/// A task: a move that does something.
pub struct Task<G: OnPage> {
    /// Whether a move of the learner does it: the positions before and after the move.
    pub done: fn(&G::Open, &G::Open) -> bool,
    /// The code of the text that follows.
    pub praise: &'static str,
}

/// A tip beside the free game.
pub struct Tip<G: OnPage> {
    /// The code of its message.
    pub code: &'static str,
    /// Whether the tip fits the current position.
    pub when: fn(View<'_, G>) -> bool,
}

/// The seat of the learner.
pub const LEARNER: Seat = Seat(0);

/// The lesson beside the table; empty if the table belongs to none. `drafted` returns the actions that are only drafted.
pub fn lesson<G: OnPage>(top: Tabletop<G>, drafted: impl Fn() -> Vec<G::Action> + 'static) -> AnyView {
    top.host.with_value(|host| host.lesson(top, Box::new(drafted)))
}

/// The storage key of the chapter that a learner has reached.
fn progress_key<G: Game>() -> String {
    format!("portolan.lesson.{}", G::NAME)
}

/// The chapter that the learner has reached, from 1. It is one more than there are chapters if the free game was begun.
pub fn reached<G: OnPage>() -> usize {
    let saved = store::get(&progress_key::<G>()).and_then(|chapter| chapter.parse().ok());
    saved.unwrap_or(1).clamp(1, G::LESSON.chapters.len() + 1)
}

/// Whether the learner has reached the end of the chapters.
pub fn has_learnt<G: OnPage>() -> bool {
    reached::<G>() > G::LESSON.chapters.len()
}

/// Saves the chapter that the learner has reached. If that fails, the lesson starts over next time.
fn save_progress<G: Game>(chapter: usize) {
    let _ = store::put(&progress_key::<G>(), &chapter.to_string());
}

/// Goes to the lesson of a game, where the learner left it.
pub fn learn<G: OnPage>() {
    if has_learnt::<G>() {
        return tips::play_freely::<G>();
    }
    Route::Learn { game: G::NAME.to_owned(), chapter: reached::<G>() }.go();
}

/// Checks a lesson: its positions exist, the learner is asked where there is a task, and the stored game itself shows how
/// to do each task. For the tests of the games.
pub fn check_lesson<G: OnPage>() {
    use table::{EventSink, Record, Replay};
    let record = Record::read(G::LESSON.record).expect("the record of the lesson can be read");
    for chapter in G::LESSON.chapters {
        let code = chapter.code;
        let mut replay = Replay::<G>::open(&record, &mut EventSink::nobody()).expect("the record can be opened");
        for _ in 0..chapter.at {
            let step = replay.step(&mut EventSink::nobody()).expect("every move of the record is legal");
            step.unwrap_or_else(|| panic!("{code}: the record has fewer than {} moves", chapter.at));
        }
        let Some(task) = &chapter.task else { continue };
        let before = replay.table().position().open.clone();
        assert!(G::awaited(&before).contains(LEARNER), "{code}: the learner is asked");
        assert!(task.praise.starts_with(code), "{code}: {} belongs to it", task.praise);
        let moves = record.moves[chapter.at..].iter().take_while(|one| one.seat == LEARNER).count();
        let done = (0..moves).any(|_| {
            replay.step(&mut EventSink::nobody()).expect("every move of the record is legal");
            (task.done)(&before, &replay.table().position().open)
        });
        assert!(done, "{code}: the next moves of the record do the task");
    }
}
