//! Points: those that need the island ([`Tally`]) and those of the presumptions.
//!
//! Each part of the score has two functions: a fast one that counts with bit sets, and one that explains space by
//! space. Tests check that both agree.

mod explain;
mod presumption;
mod tally;

use table::{Grid5, Item, Line, Phrase};

pub use self::explain::explain;
pub use self::presumption::points;
pub use self::tally::{Score, Tally};
use crate::rules::components::Presumption;
use crate::rules::parchment::Parchment;

impl Presumption {
    /// The points that the card gives for a parchment.
    #[must_use]
    pub fn points(self, parchment: &Parchment) -> i32 {
        points(self, parchment)
    }

    /// The reasons for the points.
    #[must_use]
    pub fn explain(self, parchment: &Parchment) -> Vec<Item> {
        explain(self, parchment)
    }

    /// The card's line on a score sheet.
    #[must_use]
    pub fn line(self, parchment: &Parchment) -> Line {
        let title = Phrase::new("misterra-line-presumption").with("number", i64::from(self.number()));
        Line { title: title.term("card", self.term()), points: self.points(parchment), items: self.explain(parchment) }
    }
}

/// One reason for points.
fn item(spaces: Grid5, points: i32, reason: &'static str) -> Item {
    Item { spaces: spaces.iter().map(u16::from).collect(), points, reason }
}

/// All rows and columns, each with the reason for its points.
fn lines() -> impl Iterator<Item = (Grid5, &'static str)> {
    let rows = (0..Grid5::SIDE).map(|row| (Grid5::row(row), "faithful-row"));
    rows.chain((0..Grid5::SIDE).map(|column| (Grid5::column(column), "faithful-column")))
}
