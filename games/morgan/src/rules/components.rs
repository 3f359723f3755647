//! The components in the box. Every figure comes from `data/1.toml`; the build script turns it into tables.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::edges::Edges;

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// How many levels the treasure board has.
pub const LEVELS: usize = 5;
/// The most players: the box has four pirates.
pub const MOST_PLAYERS: usize = 4;

/// A component serializes as its name.
macro_rules! named_in_json {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(&self.name())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let name = String::deserialize(from)?;
                $name::named(&name).ok_or_else(|| serde::de::Error::custom(format!("{name:?} is unknown")))
            }
        }
    };
}

/// Declares a kind of component with a fixed list. A component is its index in the list.
macro_rules! listed {
    ($(#[$doc:meta])* $name:ident, $facts:ident, $table:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $table.len();

            /// All of them, in the order of the data.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..Self::COUNT as u8).map($name)
            }

            /// Its place in the list.
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The facts printed on it.
            #[must_use]
            #[inline]
            pub fn facts(self) -> &'static $facts {
                &$table[self.index()]
            }

            /// Its name in records and forms.
            #[must_use]
            pub fn name(self) -> &'static str {
                self.facts().name
            }

            /// The one with this name.
            #[must_use]
            pub fn named(name: &str) -> Option<$name> {
                Self::all().find(|one| one.name() == name)
            }
        }

        named_in_json!($name);
    };
}

listed! {
    /// A map tile.
    Tile, TileFacts, TILES
}

/// The facts printed on a map tile.
#[derive(Debug)]
pub struct TileFacts {
    /// Its name: the name of its point, or `open-sea-1` and so on.
    pub name: &'static str,
    /// Its point of reference, if it has one.
    pub point: Option<Point>,
    /// Its edges before it is turned.
    pub edges: Edges,
}

listed! {
    /// A point of reference.
    Point, PointFacts, POINTS
}

/// The facts of a point of reference.
#[derive(Debug)]
pub struct PointFacts {
    /// Its name.
    pub name: &'static str,
    /// The tile that carries it.
    pub tile: Tile,
}

impl Point {
    /// The tile that carries it.
    #[must_use]
    #[inline]
    pub fn tile(self) -> Tile {
        self.facts().tile
    }
}

/// A symbol on a map card: the bonus for discarding the card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Symbol {
    /// Digging one level deeper.
    Shovel,
    /// More steps.
    Boots,
    /// Money.
    Doubloons,
    /// Another tile to move.
    Map,
}

impl Symbol {
    /// All of them, in the order of their numbers.
    pub const ALL: [Symbol; 4] = [Symbol::Shovel, Symbol::Boots, Symbol::Doubloons, Symbol::Map];

    /// Its name in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Shovel => "shovel",
            Symbol::Boots => "boots",
            Symbol::Doubloons => "doubloons",
            Symbol::Map => "map",
        }
    }

    /// The symbol with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.name() == name)
    }
}

/// A map card: a clue that holds at a given distance from a point of reference.
///
/// Each point has one card for each of the [`DISTANCES`]. The name of a card combines both: `tomb-2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MapCard(pub(crate) u8);

impl MapCard {
    /// How many there are.
    pub const COUNT: usize = Point::COUNT * DISTANCES.len();

    /// All of them, ordered by point, then by distance.
    pub fn all() -> impl DoubleEndedIterator<Item = MapCard> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(MapCard)
    }

    /// The card of a point and a distance.
    #[must_use]
    pub fn new(point: Point, distance: u8) -> Option<MapCard> {
        let place = DISTANCES.iter().position(|&known| known == distance)?;
        Some(MapCard((point.index() * DISTANCES.len() + place) as u8))
    }

    /// The card with this number.
    #[must_use]
    #[inline]
    pub fn numbered(number: usize) -> Option<MapCard> {
        (number < MapCard::COUNT).then_some(MapCard(number as u8))
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point that it names.
    #[must_use]
    #[inline]
    pub const fn point(self) -> Point {
        Point(self.0 / DISTANCES.len() as u8)
    }

    /// The distance from the point at which it holds.
    #[must_use]
    #[inline]
    pub const fn distance(self) -> u8 {
        DISTANCES[self.index() % DISTANCES.len()]
    }

    /// Its symbol.
    #[must_use]
    #[inline]
    pub const fn symbol(self) -> Symbol {
        SYMBOLS[self.index() % DISTANCES.len()]
    }

    /// Its name in records: `tomb-2`.
    #[must_use]
    pub fn name(self) -> String {
        self.to_string()
    }

    /// The card with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<MapCard> {
        let (point, distance) = name.rsplit_once('-')?;
        // Accept exactly one digit: "+2" and "02" are not distances.
        let distance = distance.parse().ok().filter(|_| distance.len() == 1)?;
        MapCard::new(Point::named(point)?, distance)
    }
}

impl fmt::Display for MapCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.point().name(), self.distance())
    }
}

named_in_json!(MapCard);

/// A set of treasures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Set {
    /// Eight of them.
    Gems,
    /// Five of them.
    Silver,
    /// Five of them.
    Gold,
    /// Four of them.
    Pearl,
    /// Four of them.
    Jewelry,
    /// Three of them.
    Jade,
}

impl Set {
    /// How many sets there are.
    pub const COUNT: usize = 6;

    /// All of them, in the order of the rulebook.
    pub const ALL: [Set; Set::COUNT] = [Set::Gems, Set::Silver, Set::Gold, Set::Pearl, Set::Jewelry, Set::Jade];

    /// Its name in forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Set::Gems => "gems",
            Set::Silver => "silver",
            Set::Gold => "gold",
            Set::Pearl => "pearl",
            Set::Jewelry => "jewelry",
            Set::Jade => "jade",
        }
    }

    /// The set with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Set> {
        Set::ALL.into_iter().find(|set| set.name() == name)
    }

    /// How many treasures belong to it.
    #[must_use]
    pub fn size(self) -> usize {
        Treasure::all().filter(|treasure| treasure.facts().set == self).count()
    }
}

listed! {
    /// A treasure card. Treasures are ordered by rank.
    Treasure, TreasureCard, TREASURES
}

/// The facts printed on a treasure card.
#[derive(Debug)]
pub struct TreasureCard {
    /// Its name.
    pub name: &'static str,
    /// Its rank: the lowest lies at level I.
    pub rank: u8,
    /// The set it belongs to.
    pub set: Set,
    /// Its value in doubloons.
    pub value: u8,
}

/// A level of the treasure board, I being 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// Their numerals.
    const NUMERALS: [&'static str; LEVELS] = ["I", "II", "III", "IV", "V"];

    /// All levels, from the surface down.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + ExactSizeIterator + Clone {
        (0..LEVELS as u8).map(Level)
    }

    /// The level with this place, from 0.
    #[must_use]
    pub const fn at(place: usize) -> Option<Level> {
        if place < LEVELS { Some(Level(place as u8)) } else { None }
    }

    /// Its place, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many cards it takes to reach it.
    #[must_use]
    #[inline]
    pub const fn depth(self) -> u8 {
        self.0 + 1
    }

    /// The doubloons printed there.
    #[must_use]
    #[inline]
    pub const fn doubloons(self) -> u16 {
        LEVEL_DOUBLOONS[self.index()] as u16
    }

    /// Its numeral.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Level::NUMERALS[self.index()]
    }

    /// The level with this numeral.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        Level::all().find(|level| level.name() == name)
    }
}

named_in_json!(Level);
