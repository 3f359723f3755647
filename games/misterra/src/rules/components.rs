//! The components of the game. All figures come from `data/1.toml`; the build script turns it into tables.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Grid5;

use crate::rules::space::Space;
use crate::rules::terrain::Terrain;

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// The most players, Otoma not counted.
pub const MOST_PLAYERS: usize = 4;
/// How many sketches lie face up.
pub const DISPLAY: usize = 5;
/// How many presumptions a player is dealt.
pub const DEALT: usize = 4;
/// How many of them a player keeps.
pub const KEPT: usize = 2;

/// The spaces with confirmed jungle before the game begins. The solo game uses the setup for two players.
#[must_use]
pub fn setup_jungle(players: u8) -> Grid5 {
    SETUP_JUNGLE[usize::from(players.saturating_sub(2)).min(SETUP_JUNGLE.len() - 1)]
}

/// A sketch card, by its two terrains. Equal cards are indistinguishable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sketch(pub(crate) u8);

/// The facts about one kind of sketch.
#[derive(Debug)]
pub struct SketchCard {
    /// The name in records: both terrains, in their order.
    pub name: &'static str,
    /// The two halves, in the order of terrains.
    pub terrains: [Terrain; 2],
    /// How many copies a game of two, three and four players has.
    pub copies: [u8; 3],
}

impl Sketch {
    /// How many kinds there are.
    pub const COUNT: usize = SKETCHES.len();

    /// All kinds, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Sketch> + Clone {
        (0..Sketch::COUNT as u8).map(Sketch)
    }

    /// The kind with this number.
    #[must_use]
    #[inline]
    pub const fn numbered(number: u8) -> Option<Sketch> {
        if (number as usize) < Sketch::COUNT { Some(Sketch(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The facts about it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static SketchCard {
        &SKETCHES[usize::from(self.0)]
    }

    /// The two halves, in the order of terrains.
    #[must_use]
    #[inline]
    pub fn terrains(self) -> [Terrain; 2] {
        self.facts().terrains
    }

    /// Whether both halves are equal.
    #[must_use]
    #[inline]
    pub fn is_double(self) -> bool {
        let [one, other] = self.terrains();
        one == other
    }

    /// How many copies a game of this many players has.
    #[must_use]
    pub fn copies(self, players: u8) -> u8 {
        self.facts().copies[usize::from(players.saturating_sub(2)).min(2)]
    }

    /// The name in records and forms: `jungle-lagoon`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// The kind with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Sketch> {
        Sketch::all().find(|sketch| sketch.name() == name)
    }

    /// The kind with these halves, in either order.
    #[must_use]
    pub fn of(one: Terrain, other: Terrain) -> Sketch {
        let terrains = [one.min(other), one.max(other)];
        Sketch::all().find(|sketch| sketch.terrains() == terrains).expect("every pair of terrains exists")
    }
}

impl fmt::Debug for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// In JSON a sketch is its name.
impl Serialize for Sketch {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Sketch {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Sketch, D::Error> {
        let name = String::deserialize(from)?;
        Sketch::named(&name).ok_or_else(|| serde::de::Error::custom(format!("unknown sketch {name:?}")))
    }
}

/// A presumption card, by its printed number; how each scores is in [`crate::rules::scoring`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Presumption(u8);

/// The facts printed on a presumption card.
#[derive(Debug)]
pub struct PresumptionCard {
    /// The feature that it scores.
    pub rule: Rule,
    /// The points that it pays.
    pub pay: Pay,
    /// The letter by which it is dealt in a first game, A being 0.
    pub first_game: Option<u8>,
}

/// The feature of a parchment that a presumption scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Each zone of a terrain, by its size.
    ZonesBySize(Terrain),
    /// The spaces of a terrain along the edge.
    EdgeSpaces(Terrain),
    /// Each covered line with all four terrains.
    LinesWithAllFour(Direction),
    /// Each covered line of a single terrain.
    LinesOfOneTerrain(Direction),
    /// The spaces of the first terrain that do not touch the second.
    SpacesApart(Terrain, Terrain),
    /// The size of the largest zone.
    LargestZone,
    /// The size of the smallest zone.
    SmallestZone,
    /// The zones of exactly this size.
    ZonesOfSize(u8),
    /// The spaces of the most frequent terrain.
    MostOfATerrain,
    /// The spaces of the rarest terrain on the parchment.
    LeastOfATerrain,
    /// Sets of all four terrains.
    SetsOfAllFour,
    /// Each occurrence of a pattern. The first row of the pattern is the farthest from the beach.
    Pattern(&'static [&'static [Terrain]]),
}

/// The direction of lines on the parchment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// The columns, away from the beach.
    Perpendicular,
    /// The rows, along the beach.
    Parallel,
}

/// How a presumption turns a count into points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pay {
    /// The same points for each.
    Each(u8),
    /// The points of the highest threshold reached, and more points for each one beyond the last threshold.
    Steps {
        /// Thresholds and their points, ascending.
        table: &'static [(u8, u8)],
        /// Points for each beyond the last threshold.
        beyond: u8,
    },
}

impl Pay {
    /// The points for a count.
    #[must_use]
    #[inline]
    pub fn points(self, count: u32) -> i32 {
        match self {
            Pay::Each(each) => i32::from(each) * count as i32,
            Pay::Steps { table, beyond } => {
                let reached = table.iter().rev().find(|(threshold, _)| count >= u32::from(*threshold));
                let last = table.last().map_or(0, |(threshold, _)| u32::from(*threshold));
                let extra = count.saturating_sub(last) as i32 * i32::from(beyond);
                reached.map_or(0, |(_, points)| i32::from(*points) + extra)
            }
        }
    }
}

impl Presumption {
    /// How many there are.
    pub const COUNT: u8 = PRESUMPTIONS.len() as u8;

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Presumption> + Clone {
        (1..=Presumption::COUNT).map(Presumption)
    }

    /// The card with this number, from 1.
    #[must_use]
    #[inline]
    pub const fn numbered(number: u8) -> Option<Presumption> {
        if number >= 1 && number <= Presumption::COUNT { Some(Presumption(number)) } else { None }
    }

    /// The printed number.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The facts printed on it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static PresumptionCard {
        &PRESUMPTIONS[usize::from(self.0) - 1]
    }

    /// The code of its name in the locales.
    #[must_use]
    pub fn term(self) -> String {
        format!("misterra-card-{}", self.0)
    }

    /// The two cards with a letter of the first game, A being 0.
    #[must_use]
    pub fn pair(letter: u8) -> [Presumption; KEPT] {
        let mut of_letter = Presumption::all().filter(|card| card.facts().first_game == Some(letter));
        let mut next = || of_letter.next().expect("the build script found two of each letter");
        [next(), next()]
    }
}

/// How many lettered pairs there are for a first game.
pub const PAIRS: u8 = 4;

/// In JSON a presumption is its number.
impl Serialize for Presumption {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Presumption {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Presumption, D::Error> {
        let number = u8::deserialize(from)?;
        Presumption::numbered(number).ok_or_else(|| serde::de::Error::custom(format!("no presumption {number}")))
    }
}

/// A card of Otoma, by its index in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct OtomaCard(pub(crate) u8);

/// The facts printed on a card of Otoma.
#[derive(Debug)]
pub struct OtomaFacts {
    /// The side with the coordinates: spaces 1 and 2.
    pub spaces: [Space; 2],
    /// The side with the terrains.
    pub orders: Orders,
}

/// The terrain side of a card of Otoma: its actions on the two spaces, and whether it claims afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Orders {
    /// Actions 1 and 2.
    pub actions: [OtomaAction; 2],
    /// Whether Otoma claims afterwards.
    pub claim: bool,
}

/// One action of Otoma.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OtomaAction {
    /// The space is mapped with this terrain.
    Map(Terrain),
    /// A tile is confirmed; only an empty space is mapped with this terrain.
    ConfirmOrMap(Terrain),
}

impl OtomaCard {
    /// How many there are.
    pub const COUNT: usize = OTOMA.len();
    /// How many of them have the claim icon.
    pub const CLAIMS: usize = {
        let (mut claims, mut card) = (0, 0);
        while card < OTOMA.len() {
            claims += OTOMA[card].orders.claim as usize;
            card += 1;
        }
        claims
    };

    /// All of them, in the order of the data.
    pub fn all() -> impl DoubleEndedIterator<Item = OtomaCard> + Clone {
        (0..OtomaCard::COUNT as u8).map(OtomaCard)
    }

    /// The facts printed on it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static OtomaFacts {
        &OTOMA[usize::from(self.0)]
    }

    /// Whether its terrain side has the claim icon.
    #[must_use]
    pub fn claims(self) -> bool {
        self.facts().orders.claim
    }
}

impl From<OtomaCard> for u8 {
    fn from(card: OtomaCard) -> u8 {
        card.0
    }
}

impl TryFrom<u8> for OtomaCard {
    type Error = &'static str;
    fn try_from(place: u8) -> Result<OtomaCard, &'static str> {
        if usize::from(place) < OtomaCard::COUNT { Ok(OtomaCard(place)) } else { Err("no card of Otoma") }
    }
}

/// The part of the score that a title of the solo game rewards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Track {
    /// The whole score.
    Total,
    /// The points of the presumptions.
    Presumptions,
    /// The points for fidelity, without the master bonus.
    Fidelity,
    /// The points of the claims, less Otoma's.
    Claims,
}

/// A title of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SoloTitle(u8);

/// The requirements of a title.
#[derive(Debug)]
pub struct TitleFacts {
    /// The part of the score that it rewards.
    pub track: Track,
    /// The fewest points that earn it. The lowest title of a track also goes to fewer points.
    pub from: i32,
    /// Its name.
    pub name: &'static str,
}

impl SoloTitle {
    /// All titles, track by track, the lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = SoloTitle> + Clone {
        (0..TITLES.len() as u8).map(SoloTitle)
    }

    /// Its requirements.
    #[must_use]
    pub fn facts(self) -> &'static TitleFacts {
        &TITLES[usize::from(self.0)]
    }

    /// Its name in records and forms.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// The code of its name in the locales.
    #[must_use]
    pub fn term(self) -> String {
        format!("misterra-title-{}", self.name())
    }

    /// The highest title of a track that these points reach. Points below all thresholds get the lowest title.
    #[must_use]
    pub fn reached(track: Track, points: i32) -> SoloTitle {
        let mut of_track = SoloTitle::all().filter(|title| title.facts().track == track);
        let first = of_track.next().expect("the build script found titles for each track");
        of_track.take_while(|title| points >= title.facts().from).last().unwrap_or(first)
    }
}

/// In JSON a title is its name.
impl Serialize for SoloTitle {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}
