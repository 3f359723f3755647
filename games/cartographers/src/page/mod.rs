//! The table of Cartographers on the page.

mod announced;
mod board;
mod card;
mod draft;
mod edicts;
mod ending;
mod lesson;
#[cfg(test)]
mod local_game_tests;
mod options;
mod others;
mod screen;
mod season_end;

use crate::{Ambush, Card, Cartographers, Explore, Scoring, Season, Side, Terrain, space_name};
use leptos::prelude::*;
use page_kit::speech::Speech;
use table::{Grid11, Options, Seat, View};

use page::OnPage;
use page::cards::CardGroup;
use page::tabletop::Tabletop;

page_kit::named_values!(Scoring, Side, Terrain);

impl OnPage for Cartographers {
    // All information is open.
    const SECRETS: bool = false;
    // All draw at once: there is nothing to follow, so half a pause is enough.
    const STEPS: u64 = 2;
    const TOLD: &'static [&'static str] = &["cartographers-event-drawn", "cartographers-event-drawn-ambush"];
    const USUAL_BOTS: usize = 2;
    const SHORTCUTS: &'static [(&'static str, &'static str)] =
        &[("R", "page-turn"), ("F", "page-flip"), ("U", "page-undo")];
    const LESSON: &'static page::lesson::Lesson<Self> = &lesson::LESSON;

    fn chart() -> chart::Drawing {
        crate::chart::picture::home_chart()
    }

    fn option_fields(options: RwSignal<String>, _seats: Signal<usize>) -> AnyView {
        options::fields(options)
    }

    fn options_in_words(options: &crate::Options, speech: Speech) -> Vec<String> {
        let side = speech.term(&format!("cartographers-side-{}", options.side.name()));
        let edicts = options.edicts.iter().flatten().map(|card| speech.term(&scoring_code(*card)));
        [side].into_iter().chain(edicts).collect()
    }

    fn rematch_options(options: &crate::Options) -> String {
        crate::Options { edicts: None, ..options.clone() }.write()
    }

    /// The seasons that were scored, without the reasons: there may be a hundred seats.
    fn points(view: View<'_, Self>, seat: Seat) -> i32 {
        view.open.sheets[seat.index()].total()
    }

    fn cards(view: View<'_, Self>, speech: Speech) -> Vec<CardGroup> {
        let open = view.open;
        let group = |code: &str, cards: Vec<Card>| CardGroup {
            heading: speech.term(code),
            cards: cards.into_iter().map(|card| speech.term(&card_code(card))).collect(),
        };
        let (seen, left) = Explore::all().partition::<Vec<_>, _>(|card| open.column.contains(card));
        let gone: Vec<Card> = open.ambushes.iter().copied().map(Card::Ambush).collect();
        let coming = Ambush::all().filter(|ambush| !open.ambushes.contains(ambush)).map(Card::Ambush);
        vec![
            group("page-cards-seen", seen.into_iter().map(Card::Explore).collect()),
            group("page-cards-deck", left.into_iter().map(Card::Explore).collect()),
            group("page-cards-ambushes-gone", gone),
            group("page-cards-ambushes-left", coming.collect()),
        ]
    }

    fn announced(open: &crate::Open, speech: Speech) -> maud::Markup {
        announced::announced(open, speech)
    }

    fn ends_part(before: &crate::Open, now: &crate::Open) -> bool {
        before.season != now.season
    }

    fn table(top: Tabletop<Cartographers>) -> AnyView {
        screen::table(top)
    }
}

/// The names of spaces, separated by commas.
pub fn names_of(spaces: Grid11) -> String {
    spaces.iter().map(space_name).collect::<Vec<_>>().join(", ")
}

/// The code of a card's name.
pub fn card_code(card: Card) -> String {
    format!("cartographers-card-{}", card.name())
}

/// The code of a scoring card's name.
pub fn scoring_code(card: Scoring) -> String {
    format!("cartographers-card-{}", card.name())
}

/// The code of a terrain's name.
pub fn terrain_code(terrain: Terrain) -> String {
    format!("cartographers-terrain-{}", terrain.name())
}

/// The code of a season's name.
pub fn season_code(season: Season) -> String {
    format!("cartographers-season-{}", season.name())
}
