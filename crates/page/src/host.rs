//! The host that runs the table of a screen: this page, or a server.

use coach::Question;
use coach::answer::HintMessage;
use leptos::prelude::{AnyView, IntoAny};
use maud::Markup;
use page_kit::route::Route;
use page_kit::speech::Speech;
use table::{Game, Phrase, Record, Seat};

use crate::on_page::OnPage;
use crate::seen::Shown;
use crate::tabletop::Tabletop;

/// The callback for a request to act; a refusal says why.
pub type ActCallback = Box<dyn FnOnce(Result<(), Phrase>)>;

/// The callback for a request to show an earlier moment; none if it is not available.
pub type ShownCallback<G> = Box<dyn FnOnce(Option<Shown<G>>)>;

/// Returns the actions that are only drafted.
pub type Drafted<G> = Box<dyn Fn() -> Vec<<G as Game>::Action>>;

/// The host that runs the table of a screen. It keeps the screen's [`Seen`](crate::seen::Seen) up to date.
pub trait Host<G: OnPage>: Send + Sync {
    /// Requests actions of a seat, in order: all of them are carried out, or none. The answer may come later.
    fn act(&self, seat: Seat, actions: &[G::Action], answer: ActCallback);

    /// Whether the last move that a person at this screen confirmed can be taken back.
    fn can_take_back(&self) -> bool;

    /// Takes back the last move that a person at this screen confirmed, and everything after it.
    fn take_back(&self);

    /// If this game plays on from a moment of another game, the address of that moment.
    fn origin(&self) -> Option<String>;

    /// Requests what this screen showed after a number of moves. The answer may come later.
    fn at(&self, moves: usize, answer: ShownCallback<G>);

    /// Whether players may ask for hints here.
    fn allows_hints(&self) -> bool {
        true
    }

    /// The question for a hint to a seat that is played here.
    fn hint(&self, seat: Seat) -> Option<Question>;

    /// Chooses which of these hints to show: in a lesson, those that do its task.
    fn choose_hints(&self, _seat: Seat, hints: Vec<HintMessage>) -> Vec<HintMessage> {
        hints
    }

    /// The record of the game, if it is available: a game on a server keeps its seed secret until the end.
    fn record(&self) -> Option<Record>;

    /// Whether the record is available.
    fn has_record(&self) -> bool;

    /// The id under which the game is saved in this browser, if it is.
    fn saved_as(&self) -> Option<String>;

    /// What identifies the table among the drafts of this browser; none if drafts are not kept.
    fn draft_name(&self) -> Option<String> {
        self.saved_as()
    }

    /// The address of a moment of this game, to share it: after a number of moves.
    fn moment_link(&self, moves: usize) -> Option<Route>;

    /// Opens another table with the same players, and goes there.
    fn rematch(&self);

    /// Opens another table with the same players and the same cards, and goes there. Only offered for saved games.
    fn restart(&self) {}

    /// Whether the game is a lesson.
    fn is_lesson(&self) -> bool {
        false
    }

    /// The lesson beside the table; empty if the table belongs to none. The hosts make it, so that a module whose tables
    /// have no lessons does not contain them.
    fn lesson(&self, _top: Tabletop<G>, _drafted: Drafted<G>) -> AnyView {
        ().into_any()
    }

    /// The button that goes on, in the place of the hand, if the table is a chapter of a lesson.
    fn go_on(&self) -> Option<AnyView> {
        None
    }

    /// The points to beat, if the table takes up a challenge: who scored them, and how many.
    fn to_beat(&self) -> Option<(String, i32)>;

    /// What stands beside the sentence that says what to do, such as clocks. It may read signals.
    fn beside(&self, _speech: Speech) -> Markup {
        Markup::default()
    }

    /// What happened besides moves, in sentences for the log: each with the number of moves before it, the oldest first.
    fn remarks(&self, _speech: Speech) -> Vec<(usize, String)> {
        Vec::new()
    }

    /// Further parts beside the board, such as the people at the table.
    fn side(&self) -> Vec<AnyView> {
        Vec::new()
    }
}
