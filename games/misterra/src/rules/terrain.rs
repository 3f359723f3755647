//! The four terrains of the island.

use serde::{Deserialize, Serialize};

/// A terrain, in the order in which the halves of a sketch are named and updated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Terrain {
    /// A meeple here cannot map.
    Jungle,
    /// A meeple here may exchange a sketch of the display.
    Lagoon,
    /// A meeple here sees one space further.
    Mountain,
    /// A meeple that arrives here may walk on.
    Steppe,
}

impl Terrain {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// All of them, in order.
    pub const ALL: [Terrain; Terrain::COUNT] = [Terrain::Jungle, Terrain::Lagoon, Terrain::Mountain, Terrain::Steppe];

    /// The terrain's name in records and forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Jungle => "jungle",
            Terrain::Lagoon => "lagoon",
            Terrain::Mountain => "mountain",
            Terrain::Steppe => "steppe",
        }
    }

    /// The terrain's letter on a map as text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Terrain::Jungle => 'J',
            Terrain::Lagoon => 'L',
            Terrain::Mountain => 'M',
            Terrain::Steppe => 'S',
        }
    }

    /// The terrain with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.name() == name)
    }

    /// The terrain with this letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.letter() == letter)
    }

    /// The code of its name in the locales.
    #[must_use]
    pub fn term(self) -> String {
        format!("misterra-terrain-{}", self.name())
    }
}
