//! What a game brings to the page. Everything else on the page is the same for all of them.

use bots::Policy;
use leptos::prelude::*;
use table::Game;

use crate::lesson::Lesson;
use crate::tabletop::Tabletop;

/// A game that the page can show: one module of the page each.
///
/// Signals may be read from anywhere, so what a game is made of must be able to travel.
pub trait OnPage:
    Policy
    + Game<
        Open: Send + Sync,
        Own: Send + Sync,
        Hidden: Send + Sync,
        Options: Send + Sync,
        Settings: Send + Sync,
        Action: Send + Sync,
        Event: Send + Sync,
    > + Send
    + Sync
{
    /// Whether a seat sees something that the others must not: then a curtain falls between players at one screen.
    const SECRETS: bool;

    /// About how many actions a turn has. A bot's turn shall not take longer because it has many.
    const STEPS: u64;

    /// How many bots one plays against, if one just wants to play.
    const USUAL_BOTS: usize;

    /// How it is learnt.
    const LESSON: &'static Lesson<Self>;

    /// Its chart on the first page.
    fn chart() -> chart::Drawing;

    /// What can be chosen for a new table of so many, as fields that write the options, such as `side=wastelands`.
    fn option_fields(options: RwSignal<String>, seats: Signal<usize>) -> AnyView;

    /// The options of a game for another round of it: what was drawn is drawn anew.
    fn rematch_options(options: &Self::Options) -> String;

    /// The screen of its table.
    fn table(tabletop: Tabletop<Self>) -> AnyView;
}
