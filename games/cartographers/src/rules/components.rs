//! The components in the box. Every number comes from `data/1.toml`, which the build script turns into tables.

use serde::{Deserialize, Serialize};
use table::{Grid11, Placing};

use crate::rules::terrain::Terrains;

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// One of the two sides of a map sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Mountains and ruins.
    #[default]
    Wilderness,
    /// Mountains, ruins, and a wasteland in the middle.
    Wastelands,
}

/// The printed spaces of a side of the sheet.
#[derive(Debug)]
pub struct SideMap {
    /// The mountain spaces.
    pub mountains: Grid11,
    /// The ruins spaces; they are empty until something is drawn on them.
    pub ruins: Grid11,
    /// The wasteland spaces.
    pub wasteland: Grid11,
    /// The spaces that are filled before the game begins: mountains and wasteland.
    pub filled: Grid11,
    /// The spaces that touch a mountain.
    pub beside_mountains: Grid11,
    /// The spaces that touch a ruins space.
    pub beside_ruins: Grid11,
    /// For each mountain, the spaces around it.
    pub around: &'static [Grid11],
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Wilderness, Side::Wastelands];

    /// The printed spaces of this side.
    #[must_use]
    #[inline]
    pub fn map(self) -> &'static SideMap {
        &MAPS[self as usize]
    }

    /// The side's name in options and forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Wilderness => "wilderness",
            Side::Wastelands => "wastelands",
        }
    }

    /// The side with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.name() == name)
    }
}

/// A shape printed on a card, with its distinct placings.
#[derive(Debug)]
pub struct CardShape {
    /// Whether it comes with a coin.
    pub coin: bool,
    /// Its height as printed.
    pub rows: u8,
    /// Its width as printed.
    pub columns: u8,
    /// The distinct placings, by ascending orientation. The first is the printed one.
    pub placings: &'static [Placing],
    /// For each of the eight orientations, the index of its placing in `placings`.
    pub(crate) lies: [u8; ORIENTATIONS],
    /// Writes, for each placing, the anchors at which every covered space is free.
    pub(crate) fits: fn(Grid11, &mut [Grid11; ORIENTATIONS]),
}

impl CardShape {
    /// The placing of the shape in an orientation. It is named by the lowest orientation with the same cells.
    #[must_use]
    pub fn lying(&self, orientation: u8) -> &'static Placing {
        &self.placings[usize::from(self.lies[usize::from(orientation) % ORIENTATIONS])]
    }
}

/// The number of orientations.
pub(crate) const ORIENTATIONS: usize = table::shape::ORIENTATIONS as usize;

/// Defines a kind of card with a fixed list. A card is its index in the list.
macro_rules! cards {
    ($(#[$doc:meta])* $name:ident, $facts:ident, $table:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// How many there are.
            pub const COUNT: u8 = $table.len() as u8;

            /// All of them, in the order of the data.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..Self::COUNT).map($name)
            }

            /// The facts printed on it.
            #[must_use]
            #[inline]
            pub fn facts(self) -> &'static $facts {
                &$table[usize::from(self.0)]
            }

            /// Its name in records and forms.
            #[must_use]
            pub fn name(self) -> &'static str {
                self.facts().name
            }

            /// The one with this name.
            #[must_use]
            pub fn named(name: &str) -> Option<$name> {
                Self::all().find(|card| card.name() == name)
            }
        }

        /// In JSON a card is its name.
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let name = String::deserialize(from)?;
                $name::named(&name).ok_or_else(|| serde::de::Error::custom(format!("unknown card {name:?}")))
            }
        }
    };
}

cards! {
    /// An explore card.
    Explore, ExploreCard, EXPLORE
}

/// The facts printed on an explore card.
#[derive(Debug)]
pub struct ExploreCard {
    /// Its name.
    pub name: &'static str,
    /// Its printed number.
    pub number: u8,
    /// Its time value.
    pub time: u8,
    /// Whether it is a ruins card; such a card has neither terrains nor shapes.
    pub ruins: bool,
    /// The terrains to choose from.
    pub terrains: Terrains,
    /// The shapes to choose from: one or two.
    pub shapes: &'static [CardShape],
}

cards! {
    /// An ambush card.
    Ambush, AmbushCard, AMBUSH
}

/// The facts printed on an ambush card.
#[derive(Debug)]
pub struct AmbushCard {
    /// Its name.
    pub name: &'static str,
    /// Its printed number.
    pub number: u8,
    /// The direction in which the sheets are passed, and in which the monsters walk in the solo game.
    pub arrow: Arrow,
    /// The corner in which the monsters start in the solo game.
    pub corner: Corner,
    /// The monsters' shape: one.
    pub shapes: &'static [CardShape],
    /// The anchors of the shape in the order in which it walks in the solo game.
    pub walk: &'static [u8],
}

/// The arrow on an ambush card, seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// To the left neighbour.
    Clockwise,
    /// To the right neighbour.
    Counterclockwise,
}

/// The corner on an ambush card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    /// Space A1.
    TopLeft,
    /// Space A11.
    TopRight,
    /// Space K11.
    BottomRight,
    /// Space K1.
    BottomLeft,
}

cards! {
    /// A season.
    Season, SeasonCard, SEASONS
}

/// The facts printed on a season card.
#[derive(Debug)]
pub struct SeasonCard {
    /// Its name.
    pub name: &'static str,
    /// The time at which it ends.
    pub threshold: u8,
    /// The two edicts that are scored at its end, where A is 0.
    pub edicts: [usize; 2],
}

impl Season {
    /// The season after this one; none after winter.
    #[must_use]
    pub fn next(self) -> Option<Season> {
        (self.0 + 1 < Season::COUNT).then_some(Season(self.0 + 1))
    }

    /// Its place in the year, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The two cards, of those under edicts A to D, that are scored at its end.
    #[must_use]
    pub fn cards(self, edicts: &[Scoring; EDICTS]) -> [Scoring; 2] {
        self.facts().edicts.map(|edict| edicts[edict])
    }
}

cards! {
    /// A scoring card; the rules of each are in [`crate::rules::scoring`].
    Scoring, ScoringCard, SCORING
}

impl Scoring {
    /// The code of its name in the locales.
    #[must_use]
    pub fn term(self) -> String {
        format!("cartographers-card-{}", self.name())
    }
}

/// The facts printed on a scoring card, apart from its rule.
#[derive(Debug)]
pub struct ScoringCard {
    /// Its name.
    pub name: &'static str,
    /// Its printed number.
    pub number: u8,
    /// The stack it belongs to by its back: 0 forest, 1 farm and water, 2 village, 3 spatial.
    pub stack: u8,
    /// The number in its lower corner, for the solo game.
    pub solo: u8,
}

/// The number of scoring cards in a game, under edicts A to D: one of each stack.
pub const EDICTS: usize = STACKS as usize;

/// The number of stacks of scoring cards.
pub(crate) const STACKS: u8 = 4;

cards! {
    /// A title of the solo game.
    SoloTitle, TitleCard, TITLES
}

/// The facts of a title.
#[derive(Debug)]
pub struct TitleCard {
    /// The lowest rating that earns it.
    pub rating: i32,
    /// Its name.
    pub name: &'static str,
}

impl SoloTitle {
    /// The title for a rating: the highest that it meets or surpasses.
    #[must_use]
    pub fn for_rating(rating: i32) -> Option<SoloTitle> {
        SoloTitle::all().find(|title| rating >= title.facts().rating)
    }
}

/// A card of the explore deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// An explore card.
    Explore(Explore),
    /// An ambush that was shuffled in.
    Ambush(Ambush),
}

impl Default for Card {
    fn default() -> Card {
        Card::Explore(Explore(0))
    }
}

impl Card {
    /// The card's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Card::Explore(card) => card.name(),
            Card::Ambush(card) => card.name(),
        }
    }

    /// The shapes to choose from.
    #[must_use]
    #[inline]
    pub fn shapes(self) -> &'static [CardShape] {
        match self {
            Card::Explore(card) => card.facts().shapes,
            Card::Ambush(card) => card.facts().shapes,
        }
    }

    /// The terrains to choose from.
    #[must_use]
    #[inline]
    pub fn terrains(self) -> Terrains {
        match self {
            Card::Explore(card) => card.facts().terrains,
            Card::Ambush(_) => Terrains::MONSTER,
        }
    }
}
