//! How a game's results enter the statistics: the variants that are counted separately, and the titles it awards.

use table::Game;

/// A game whose results are counted in the statistics.
pub trait InStatistics: Game {
    /// The code of the message that states a player's rank.
    const RANK: &'static str;

    /// The codes of the options that make results incomparable. Each combination is counted separately.
    fn variant(options: &Self::Options) -> Vec<String>;

    /// Converts the honours of a result.
    fn honours(honours: &Self::Honours) -> Honours;
}

/// The honours of a result.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Honours {
    /// A rating in addition to the points.
    pub rating: Option<i32>,
    /// The titles.
    pub titles: Vec<EarnedTitle>,
}

/// A title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarnedTitle {
    /// The code of the category it belongs to, if the game awards titles in several categories.
    pub of: Option<&'static str>,
    /// The fewest points that earn it.
    pub from: i32,
    /// The code of its name.
    pub code: String,
}
