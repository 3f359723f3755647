//! What a game brings to the games played: the variants that are counted apart, and the titles that it gives.

use table::Game;

/// A game whose results are counted.
pub trait Counted: Game {
    /// The message for a player's rank.
    const RANK: &'static str;

    /// The codes of what was chosen for a table that makes its results others.
    fn variant(options: &Self::Options) -> Vec<String>;

    /// What a result is honoured with.
    fn honours(honours: &Self::Honours) -> Honours;
}

/// What a result is honoured with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Honours {
    /// A number beside the points.
    pub rating: Option<i32>,
    /// The titles.
    pub titles: Vec<Earned>,
}

/// A title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Earned {
    /// The code of what it is given for, if there are titles for several things.
    pub of: Option<&'static str>,
    /// The fewest points that earn it.
    pub from: i32,
    /// The code of its name.
    pub code: String,
}
