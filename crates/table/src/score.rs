//! Points that explain themselves, and how a game ended.

use serde::{Deserialize, Serialize};

use crate::phrase::Phrase;

/// One reason for points: these spaces earn so many, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Item {
    /// The spaces of the board that earn the points, by their index.
    pub spaces: Vec<u16>,
    /// What they earn; negative for what is lost.
    pub points: i32,
    /// The reason's code.
    pub reason: &'static str,
}

/// One line of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What is scored.
    pub title: Phrase,
    /// The points, as the fast scoring counted them.
    pub points: i32,
    /// Where they come from; they add up to `points`.
    pub items: Vec<Item>,
}

/// One player's points, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoreSheet {
    /// The lines in the order of the printed sheet.
    pub lines: Vec<Line>,
    /// What they come to.
    pub total: i32,
}

/// How a game ended, in seat order. `H` holds what one game adds, such as a title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome<H> {
    /// The players, in seat order.
    pub players: Vec<Standing<H>>,
}

/// How one player ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing<H> {
    /// The final points.
    pub total: i32,
    /// 1 for the winner; tied players have the same rank.
    pub rank: u16,
    /// What the game adds.
    #[serde(flatten)]
    pub honours: H,
}

/// The rank of one of several players by a key, the greatest first: 1, 2, 2, 4.
///
/// ```
/// let stars = [30, 50, 30, 10];
/// assert_eq!(stars.map(|one| table::rank(&stars, &one, |&stars| stars)), [2, 1, 2, 4]);
/// ```
#[must_use]
pub fn rank<T, K: Ord>(all: &[T], one: &T, key: impl Fn(&T) -> K) -> u16 {
    1 + all.iter().filter(|other| key(other) > key(one)).count() as u16
}
