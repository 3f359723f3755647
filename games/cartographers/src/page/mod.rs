//! The table of Cartographers on the page.

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

use crate::{Card, Cartographers, Scoring, Season, Side, Terrain, space_name};
use leptos::prelude::*;
use table::{Grid11, Options};

use page::OnPage;
use page::tabletop::Tabletop;

vellum::named_values!(Scoring, Side, Terrain);

impl OnPage for Cartographers {
    // All information is open.
    const SECRETS: bool = false;
    const STEPS: u64 = 1;
    const USUAL_BOTS: usize = 2;
    const LESSON: &'static page::lesson::Lesson<Self> = &lesson::LESSON;

    fn chart() -> chart::Drawing {
        crate::chart::picture::home_chart()
    }

    fn option_fields(options: RwSignal<String>, _seats: Signal<usize>) -> AnyView {
        options::fields(options)
    }

    fn rematch_options(options: &crate::Options) -> String {
        crate::Options { edicts: None, ..options.clone() }.write()
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
