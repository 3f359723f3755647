//! The terrains that can be drawn.

use serde::{Deserialize, Serialize};

/// A terrain that a player draws. Mountains and wastelands are printed and never drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Terrain {
    /// Trees.
    Forest,
    /// Roofs.
    Village,
    /// Fields.
    Farm,
    /// Rivers and lakes.
    Water,
    /// The Dragul's outposts.
    Monster,
}

impl Terrain {
    /// How many there are.
    pub const COUNT: usize = 5;

    /// All of them, in the order of their numbers.
    pub const ALL: [Terrain; Terrain::COUNT] =
        [Terrain::Forest, Terrain::Village, Terrain::Farm, Terrain::Water, Terrain::Monster];

    /// The terrain's name in records and forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Forest => "forest",
            Terrain::Village => "village",
            Terrain::Farm => "farm",
            Terrain::Water => "water",
            Terrain::Monster => "monster",
        }
    }

    /// The terrain's letter on a map in text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Terrain::Forest => 'F',
            Terrain::Village => 'V',
            Terrain::Farm => 'A',
            Terrain::Water => 'W',
            Terrain::Monster => 'X',
        }
    }

    /// The terrain with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.name() == name)
    }
}

/// A set of terrains, for instance those that a card offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terrains(u8);

impl Terrains {
    /// All five: the choice for the single square when no shape can cover a ruins space.
    pub const ALL: Terrains = Terrains(0b1_1111);
    /// Only monsters: the terrain of an ambush.
    pub const MONSTER: Terrains = Terrains(1 << Terrain::Monster as u8);

    /// The set with these bits; bit 0 is the first terrain.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Terrains {
        Terrains(bits & Terrains::ALL.0)
    }

    /// Whether a terrain is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, terrain: Terrain) -> bool {
        self.0 >> terrain as u8 & 1 == 1
    }

    /// How many terrains are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no terrain is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The terrain at index `n` of the set.
    #[must_use]
    #[inline]
    pub fn nth(self, n: u32) -> Option<Terrain> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Terrain::ALL.get(left.trailing_zeros() as usize).copied()
    }

    /// The terrains in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL.into_iter().filter(move |&terrain| self.contains(terrain))
    }
}
