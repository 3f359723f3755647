//! What a game provides for the page. Everything else on the page is the same for all games.

use bots::Policy;
use leptos::prelude::*;
use maud::Markup;
use page_kit::speech::Speech;
use table::{Game, Seat, View};

use crate::cards::CardGroup;
use crate::lesson::Lesson;
use crate::tabletop::Tabletop;

/// A game that the page can show. Each game implements this in its module `page`.
///
/// Leptos signals need values that are `Send` and `Sync`, so all types of a game must be.
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
    /// Whether a seat sees something that the others must not: then a curtain falls between players who share a screen.
    const SECRETS: bool;

    /// The approximate number of actions of a turn. It divides the pause after a bot's action, so that turns with many
    /// actions take no longer.
    const STEPS: u64;

    /// The codes of the events that are told of a turn of somebody else, in a line above the board. Of a turn without any of
    /// them, the last event is told.
    const TOLD: &'static [&'static str] = &[];

    /// The number of bots at a table by default.
    const USUAL_BOTS: usize;

    /// Its keyboard shortcuts: the key, and the code of what it does.
    const SHORTCUTS: &'static [(&'static str, &'static str)];

    /// Its lesson.
    const LESSON: &'static Lesson<Self>;

    /// Its chart on the home screen.
    fn chart() -> chart::Drawing;

    /// The fields for the options of a new table with `seats` seats. They write the options, such as `side=wastelands`.
    fn option_fields(options: RwSignal<String>, seats: Signal<usize>) -> AnyView;

    /// What is special about the options, in a few words each; nothing about the usual ones.
    fn options_in_words(options: &Self::Options, speech: Speech) -> Vec<String>;

    /// The options for a rematch: the same, but whatever was drawn at random is drawn again.
    fn rematch_options(options: &Self::Options) -> String;

    /// The points of a seat so far, or if the game ended now, for somebody with this view.
    fn points(view: View<'_, Self>, seat: Seat) -> i32 {
        Self::score_sheet(view, seat).total
    }

    /// The cards that somebody with this view has seen, and those that are still to come. None by default.
    fn cards(_view: View<'_, Self>, _speech: Speech) -> Vec<CardGroup> {
        Vec::new()
    }

    /// What all players look at together, for a large screen: the card that was turned up, the season, the edicts. Nothing by
    /// default.
    fn announced(_open: &Self::Open, _speech: Speech) -> Markup {
        Markup::default()
    }

    /// Whether the last turn ended a part of the game, such as a season, after which people compare their maps.
    fn ends_part(_before: &Self::Open, _now: &Self::Open) -> bool {
        false
    }

    /// The screen of its table.
    fn table(tabletop: Tabletop<Self>) -> AnyView;
}
