//! The table of Cartographers.

mod board;
mod card;
mod desk;
mod draft;
mod edicts;
mod ending;
mod log;
mod others;
mod replay_bar;
mod season_end;
mod sitting;

pub use self::desk::{MomentScreen, TableScreen};
pub use self::sitting::Sitting;

use cartographers::{Card, Scoring, Season, Terrain};

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
