//! Points with their explanations, and the outcome of a game.

use serde::{Deserialize, Serialize};

use crate::phrase::Phrase;

/// One reason for points: the spaces, their points and the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Item {
    /// The indices of the spaces that earn the points.
    pub spaces: Vec<u16>,
    /// The points; negative for a loss.
    pub points: i32,
    /// The code of the reason.
    pub reason: &'static str,
}

/// One line of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The title of the line.
    pub title: Phrase,
    /// The points, as the fast scoring computes them.
    pub points: i32,
    /// The reasons for the points. They add up to `points`.
    pub items: Vec<Item>,
}

/// One player's points, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoreSheet {
    /// The lines in the order of the printed sheet.
    pub lines: Vec<Line>,
    /// The sum of all lines.
    pub total: i32,
}

/// How a game ended. `H` is the type of the game's additions, such as a title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome<H> {
    /// The players, in seat order.
    pub players: Vec<Standing<H>>,
}

/// The result of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing<H> {
    /// The final points.
    pub total: i32,
    /// 1 for the winner; tied players have the same rank.
    pub rank: u16,
    /// The game's additions.
    #[serde(flatten)]
    pub honours: H,
}

/// The rank of one player by a key, the greatest first. Equal players share a rank: 1, 2, 2, 4.
///
/// ```
/// let stars = [30, 50, 30, 10];
/// assert_eq!(stars.map(|one| table::rank(&stars, &one, |&stars| stars)), [2, 1, 2, 4]);
/// ```
#[must_use]
pub fn rank<T, K: Ord>(all: &[T], one: &T, key: impl Fn(&T) -> K) -> u16 {
    1 + all.iter().filter(|other| key(other) > key(one)).count() as u16
}
