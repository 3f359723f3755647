//! The actions of a player, and the exact set of legal ones.

use crate::rules::map::{SQUARES, Square, Terrain};
use crate::rules::refusal::Refusal;

/// Charts a square: the only action of this game. Actions are ordered by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Action {
    /// The square.
    pub square: Square,
    /// The terrain to chart it with.
    pub terrain: Terrain,
}

impl Action {
    /// The upper bound of action numbers, exclusive.
    pub const NUMBERS: u32 = (SQUARES * Terrain::ALL.len()) as u32;

    pub(crate) const fn number(self) -> u32 {
        self.square.0 as u32 * 2 + self.terrain as u32
    }

    pub(crate) fn numbered(number: u32) -> Option<Action> {
        let square = Square::numbered(u16::try_from(number / 2).ok()?)?;
        Some(Action { square, terrain: Terrain::ALL[number as usize % 2] })
    }

    /// Writes an action in the notation for people: `B2 land`.
    pub(crate) fn show(self) -> String {
        format!("{} {}", self.square.name(), self.terrain.name())
    }

    /// Parses the output of [`Action::show`].
    pub(crate) fn parse(text: &str) -> Result<Action, Refusal> {
        let unreadable = || Refusal::Unreadable(text.to_owned());
        let (square, terrain) = text.split_once(' ').ok_or_else(unreadable)?;
        let (square, terrain) = Square::named(square).zip(Terrain::named(terrain)).ok_or_else(unreadable)?;
        Ok(Action { square, terrain })
    }
}

/// All legal actions of one decision: both terrains on each blank square, without a list of them.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    /// The blank squares, as bits of their indices.
    pub(crate) blank: u16,
}

impl Choices {
    fn squares(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| self.blank & square.bit() != 0)
    }
}

impl table::Choices<Action> for Choices {
    fn len(&self) -> u32 {
        self.blank.count_ones() * 2
    }

    fn nth(&self, index: u32) -> Option<Action> {
        let square = self.squares().nth(index as usize / 2)?;
        Some(Action { square, terrain: Terrain::ALL[index as usize % 2] })
    }

    fn contains(&self, action: Action) -> bool {
        self.blank & action.square.bit() != 0
    }

    fn for_each(&self, mut each: impl FnMut(Action)) {
        for square in self.squares() {
            Terrain::ALL.into_iter().for_each(|terrain| each(Action { square, terrain }));
        }
    }
}
