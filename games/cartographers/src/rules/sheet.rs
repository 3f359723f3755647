//! A map sheet: the land that is drawn, the coin track and the seasons' scores.

use serde::{Deserialize, Serialize};
use table::{Grid11, Phrase, ToPhrase};

use crate::rules::components::{COINS, Scoring, Season, Side, SideMap};
use crate::rules::scoring;
use crate::rules::space::space_name;
use crate::rules::terrain::Terrain;

/// The contents of the 121 spaces of a sheet: one set of spaces for each terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land {
    terrains: [Grid11; Terrain::COUNT],
    filled: Grid11,
    side: Side,
}

impl Land {
    /// A sheet on which nothing is drawn yet.
    #[must_use]
    pub fn blank(side: Side) -> Land {
        Land { terrains: [Grid11::EMPTY; Terrain::COUNT], filled: side.map().filled, side }
    }

    /// The side of the sheet.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The printed spaces of this side.
    #[must_use]
    #[inline]
    pub fn map(&self) -> &'static SideMap {
        self.side.map()
    }

    /// The spaces of one terrain.
    #[must_use]
    #[inline]
    pub fn of(&self, terrain: Terrain) -> Grid11 {
        self.terrains[terrain as usize]
    }

    /// The filled spaces: drawn ones, mountains and wastelands.
    #[must_use]
    #[inline]
    pub fn filled(&self) -> Grid11 {
        self.filled
    }

    /// The empty spaces, including uncovered ruins.
    #[must_use]
    #[inline]
    pub fn empty(&self) -> Grid11 {
        !self.filled
    }

    /// Whether no space is empty.
    #[must_use]
    #[inline]
    pub fn is_full(&self) -> bool {
        self.filled == Grid11::ALL
    }

    /// The ruins spaces on which nothing is drawn yet.
    #[must_use]
    #[inline]
    pub fn uncovered_ruins(&self) -> Grid11 {
        self.map().ruins - self.filled
    }

    /// The terrain drawn on a space, if any.
    #[must_use]
    pub fn terrain_at(&self, space: u8) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|&terrain| self.of(terrain).contains(space))
    }

    /// The code, in the locales, of the content of a space.
    #[must_use]
    pub fn term_at(&self, space: u8) -> String {
        match self.terrain_at(space) {
            Some(terrain) => format!("cartographers-terrain-{}", terrain.name()),
            None if self.map().mountains.contains(space) => "cartographers-land-mountain".to_owned(),
            None if self.map().wasteland.contains(space) => "cartographers-land-wasteland".to_owned(),
            None => "cartographers-land-empty".to_owned(),
        }
    }

    /// Draws a terrain on empty spaces.
    #[inline]
    pub fn draw(&mut self, terrain: Terrain, spaces: Grid11) {
        debug_assert!(!spaces.meets(self.filled), "only empty spaces are drawn on");
        self.terrains[terrain as usize] |= spaces;
        self.filled |= spaces;
    }

    /// The land as it was when only these spaces were filled. This works because drawings never change.
    #[must_use]
    pub fn when_filled(&self, spaces: Grid11) -> Land {
        Land { terrains: self.terrains.map(|terrain| terrain & spaces), filled: self.filled & spaces, ..*self }
    }

    /// The empty spaces beside monsters. Each costs a star at the end of a season.
    #[must_use]
    #[inline]
    pub fn haunted(&self) -> Grid11 {
        self.of(Terrain::Monster).neighbours() - self.filled
    }

    /// The map as text: 11 rows of `.` for empty spaces, the letters of terrains, `M` for mountains and `#` for
    /// wastelands.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let letter = |space: u8| match self.terrain_at(space) {
            Some(terrain) => terrain.letter(),
            None if self.map().mountains.contains(space) => 'M',
            None if self.map().wasteland.contains(space) => '#',
            None => '.',
        };
        let side = Grid11::SIDE as u8;
        (0..side).map(|row| (0..side).map(|column| letter(row * side + column)).collect()).collect()
    }

    /// Parses a map from text. Mountains and wastelands must be exactly where the side has them.
    pub fn read<S: AsRef<str>>(side: Side, rows: &[S]) -> Result<Land, BadMap> {
        if rows.len() != Grid11::SIDE {
            return Err(BadMap::Rows(rows.len()));
        }
        let mut land = Land::blank(side);
        for (row, text) in rows.iter().enumerate() {
            let marks: Vec<char> = text.as_ref().chars().collect();
            if marks.len() != Grid11::SIDE {
                return Err(BadMap::RowLength { row, length: marks.len() });
            }
            for (column, mark) in marks.into_iter().enumerate() {
                let space = Grid11::at(row, column);
                let printed = match space {
                    space if space.is_within(side.map().mountains) => Some('M'),
                    space if space.is_within(side.map().wasteland) => Some('#'),
                    _ => None,
                };
                let at = (row * Grid11::SIDE + column) as u8;
                match (printed, mark) {
                    (Some(printed), mark) if printed == mark => {}
                    (Some(printed), _) => return Err(BadMap::Covered { space: at, printed, mark }),
                    (None, '.') => {}
                    (None, 'M' | '#') => return Err(BadMap::Misplaced { space: at, mark }),
                    (None, mark) => {
                        let terrain = Terrain::ALL.into_iter().find(|terrain| terrain.letter() == mark);
                        land.draw(terrain.ok_or(BadMap::Unknown { space: at, mark })?, space);
                    }
                }
            }
        }
        Ok(land)
    }
}

/// Why a text is not a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadMap {
    /// It does not have 11 rows.
    Rows(usize),
    /// A row does not have 11 spaces.
    RowLength {
        /// The row, from 0.
        row: usize,
        /// Its number of spaces.
        length: usize,
    },
    /// An unknown mark.
    Unknown {
        /// The space.
        space: u8,
        /// The mark in the text.
        mark: char,
    },
    /// A mountain or wasteland where the side has none.
    Misplaced {
        /// The space.
        space: u8,
        /// The mark in the text.
        mark: char,
    },
    /// Something else where the side has a mountain or a wasteland.
    Covered {
        /// The space.
        space: u8,
        /// The printed mark.
        printed: char,
        /// The mark in the text.
        mark: char,
    },
}

impl ToPhrase for BadMap {
    fn phrase(&self) -> Phrase {
        let at = |code, space: u8, mark: char| {
            Phrase::new(code).with("space", space_name(space)).with("mark", mark.to_string())
        };
        match *self {
            BadMap::Rows(rows) => Phrase::new("cartographers-map-rows").with("rows", rows as i64),
            BadMap::RowLength { row, length } => Phrase::new("cartographers-map-row-length")
                .with("row", ((b'A' + row as u8) as char).to_string())
                .with("length", length as i64),
            BadMap::Unknown { space, mark } => at("cartographers-map-unknown", space, mark),
            BadMap::Misplaced { space, mark } => at("cartographers-map-misplaced", space, mark),
            BadMap::Covered { space, printed, mark } => {
                at("cartographers-map-covered", space, mark).with("printed", printed.to_string())
            }
        }
    }
}

/// The JSON form of a land: its side and its rows of text.
#[derive(Serialize, Deserialize)]
struct LandText {
    side: Side,
    map: Vec<String>,
}

impl Serialize for Land {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        LandText { side: self.side, map: self.rows() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Land {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Land, D::Error> {
        let text = LandText::deserialize(from)?;
        Land::read(text.side, &text.map).map_err(|bad| serde::de::Error::custom(bad.phrase().code))
    }
}

/// The score of one player at the end of one season.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeasonScore {
    /// The stars for the two edicts of the season.
    pub edicts: [i16; 2],
    /// One star for each filled coin.
    pub coins: i16,
    /// The stars lost to monsters.
    pub monsters: i16,
    /// The spaces that were filled when the season ended.
    pub filled: Grid11,
}

impl SeasonScore {
    /// The score of a land with `coins` filled coins, at the end of a season that scores these two edicts.
    #[must_use]
    pub fn of(edicts: [Scoring; 2], land: &Land, coins: u8) -> SeasonScore {
        SeasonScore {
            edicts: edicts.map(|card| scoring::stars(card, land) as i16),
            coins: i16::from(coins),
            monsters: scoring::monsters(land) as i16,
            filled: land.filled(),
        }
    }

    /// The total stars of the season.
    #[must_use]
    pub fn total(&self) -> i32 {
        i32::from(self.edicts[0]) + i32::from(self.edicts[1]) + i32::from(self.coins) - i32::from(self.monsters)
    }

    /// The total stars of several seasons.
    #[must_use]
    pub fn total_of(seasons: &[SeasonScore]) -> i32 {
        seasons.iter().map(SeasonScore::total).sum()
    }

    /// The stars lost to monsters in several seasons.
    #[must_use]
    pub fn lost_to_monsters(seasons: &[SeasonScore]) -> i32 {
        seasons.iter().map(|season| i32::from(season.monsters)).sum()
    }
}

/// One player's map sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The land.
    pub land: Land,
    /// The number of filled coins on the track.
    pub coins: u8,
    /// A bit for each mountain that has given its coin, in the order of [`SideMap::around`].
    surrounded: u8,
    /// The scores of the seasons that have ended.
    seasons: Seasons,
}

/// Up to four season scores, without heap allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Seasons {
    scores: [SeasonScore; Season::COUNT as usize],
    ended: u8,
}

impl Serialize for Seasons {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(&self.scores[..usize::from(self.ended)])
    }
}

impl<'de> Deserialize<'de> for Seasons {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seasons, D::Error> {
        let list = Vec::<SeasonScore>::deserialize(from)?;
        let mut seasons = Seasons::default();
        if list.len() > seasons.scores.len() {
            return Err(serde::de::Error::custom("a year has four seasons"));
        }
        seasons.scores[..list.len()].copy_from_slice(&list);
        seasons.ended = list.len() as u8;
        Ok(seasons)
    }
}

/// The coins that one drawing earned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Coins {
    /// For the shape that was drawn.
    pub shape: u8,
    /// For mountains that it surrounded.
    pub mountains: u8,
}

impl Sheet {
    /// A sheet on which nothing is drawn yet.
    #[must_use]
    pub fn blank(side: Side) -> Sheet {
        Sheet { land: Land::blank(side), coins: 0, surrounded: 0, seasons: Seasons::default() }
    }

    /// The scores of the seasons that have ended, in order.
    #[must_use]
    pub fn seasons(&self) -> &[SeasonScore] {
        &self.seasons.scores[..usize::from(self.seasons.ended)]
    }

    /// The stars of all seasons that have ended.
    #[must_use]
    pub fn total(&self) -> i32 {
        SeasonScore::total_of(self.seasons())
    }

    /// The stars lost to monsters in all seasons that have ended.
    #[must_use]
    pub fn lost_to_monsters(&self) -> i32 {
        SeasonScore::lost_to_monsters(self.seasons())
    }

    /// Draws a terrain and fills the coins that this earns: one for a coin shape, one for each mountain that is now
    /// surrounded, as long as the track has room.
    #[inline]
    pub fn draw(&mut self, terrain: Terrain, spaces: Grid11, coin_shape: bool) -> Coins {
        self.land.draw(terrain, spaces);
        let mut earned = Coins { shape: u8::from(coin_shape && self.coins < COINS), mountains: 0 };
        self.coins += earned.shape;
        // Only mountains beside the drawn spaces can have become surrounded.
        if spaces.meets(self.land.map().beside_mountains) {
            for (mountain, around) in self.land.map().around.iter().enumerate() {
                if self.surrounded >> mountain & 1 == 0 && around.is_within(self.land.filled()) {
                    self.surrounded |= 1 << mountain;
                    earned.mountains += u8::from(self.coins < COINS);
                    self.coins = COINS.min(self.coins + 1);
                }
            }
        }
        earned
    }

    /// Stores the score of the season that ends.
    pub(crate) fn end_season(&mut self, score: SeasonScore) {
        self.seasons.scores[usize::from(self.seasons.ended)] = score;
        self.seasons.ended += 1;
    }

    /// The number of mountains that have given their coin.
    #[must_use]
    pub fn surrounded_mountains(&self) -> u32 {
        self.surrounded.count_ones()
    }
}
