//! Scores a game played on paper: a map as it is now, a season at its end, or a whole year.
//!
//! A paper sheet does not record what the map looked like in spring. So a season is scored when it ends, and its four
//! boxes are written down. The year is the sum of the boxes. A season can be given as its map or only as its boxes.
//! Both count, but only a map shows where the stars come from.
//!
//! ```
//! use cartographers::paper::{Feature, Played, CoinCount, SeasonEnd};
//! use cartographers::{Land, Scoring, Season, SeasonScore, Side};
//!
//! let treetower = Scoring::named("treetower").expect("a scoring card");
//! assert_eq!(Feature::Card(treetower).points(&Land::blank(Side::Wilderness)), 0);
//!
//! let edicts = ["treetower", "canal-lake", "great-city", "borderlands"];
//! let edicts = edicts.map(|name| Scoring::named(name).expect("a scoring card"));
//! let spring = SeasonEnd::Written(SeasonScore { edicts: [4, 7], coins: 2, monsters: 1, ..Default::default() });
//! let summer = SeasonEnd::Drawn { land: Land::blank(Side::Wilderness), coins: CoinCount::ForShapes(3) };
//! let played = Played { edicts, years: vec![vec![spring, summer]] };
//! let scored = played.scored().expect("a valid game");
//! assert_eq!(scored.sheets()[0].total, 12 + 3);
//! assert_eq!(scored.outcome(), None, "fall and winter are to come");
//! # assert_eq!(Season::all().count(), 4);
//! ```

use table::{BadSetUp, Game, Line, Outcome, Phrase, ScoreSheet, ToPhrase};

use crate::rules::Cartographers;
use crate::rules::components::{COINS, EDICTS, Scoring, Season};
use crate::rules::options::{of_one_stack, same_stack};
use crate::rules::outcome::{self, Honours};
use crate::rules::scoring;
use crate::rules::sheet::{Land, SeasonScore};

/// Something that a map is scored for, in any season.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// A scoring card.
    Card(Scoring),
    /// The empty spaces beside monsters, each of which costs a star.
    Monsters,
    /// The surrounded mountains, each of which has given a coin.
    Mountains,
}

impl Feature {
    /// The points; negative for monsters.
    #[must_use]
    pub fn points(self, land: &Land) -> i32 {
        match self {
            Feature::Card(card) => scoring::stars(card, land),
            Feature::Monsters => -scoring::monsters(land),
            Feature::Mountains => scoring::surrounded_mountains(land) as i32,
        }
    }

    /// The points, explained.
    #[must_use]
    pub fn line(self, land: &Land) -> Line {
        let (title, items) = match self {
            Feature::Card(card) => {
                (Phrase::new("cartographers-line-card").term("card", card.term()), scoring::explain(card, land))
            }
            Feature::Monsters => (Phrase::new("cartographers-line-haunted"), scoring::explain_monsters(land)),
            Feature::Mountains => {
                (Phrase::new("cartographers-line-mountains"), scoring::explain_surrounded_mountains(land))
            }
        };
        Line { title, points: self.points(land), items }
    }
}

/// A player's coins, as the player counts them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoinCount {
    /// All coins that are filled on the track.
    Filled(u8),
    /// Only the coins for shapes. Each surrounded mountain of the map adds one.
    ForShapes(u8),
}

impl CoinCount {
    /// The number of filled coins on the track.
    pub fn filled(self, land: &Land) -> Result<u8, BadPaper> {
        let mountains = scoring::surrounded_mountains(land) as u8;
        match self {
            CoinCount::Filled(coins) | CoinCount::ForShapes(coins) if coins > COINS => {
                Err(BadPaper::Coins(coins.into()))
            }
            CoinCount::Filled(coins) if coins < mountains => Err(BadPaper::MountainCoins { coins, mountains }),
            CoinCount::Filled(coins) => Ok(coins),
            // The order of the coins does not matter: a full track takes no more.
            CoinCount::ForShapes(coins) => Ok(COINS.min(coins + mountains)),
        }
    }
}

/// The known state of a sheet at the end of a season.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeasonEnd {
    /// The sheet at the end of the season.
    Drawn {
        /// The map.
        land: Land,
        /// The coins.
        coins: CoinCount,
    },
    /// Only the numbers in the four boxes; `filled` is unused.
    Written(SeasonScore),
}

impl SeasonEnd {
    /// The season's four boxes, under these edicts.
    pub fn score(&self, season: Season, edicts: &[Scoring; EDICTS]) -> Result<SeasonScore, BadPaper> {
        match *self {
            SeasonEnd::Drawn { land, coins } => Ok(SeasonScore::of(season.cards(edicts), &land, coins.filled(&land)?)),
            SeasonEnd::Written(score) => checked(score),
        }
    }

    /// The same four boxes, explained.
    pub fn boxes(&self, season: Season, edicts: &[Scoring; EDICTS]) -> Result<[Line; 4], BadPaper> {
        Ok(self.explained(season, edicts, &self.score(season, edicts)?))
    }

    fn explained(&self, season: Season, edicts: &[Scoring; EDICTS], score: &SeasonScore) -> [Line; 4] {
        let land = match self {
            SeasonEnd::Drawn { land, .. } => Some(land),
            SeasonEnd::Written(_) => None,
        };
        outcome::season_boxes(season, edicts, score, land)
    }
}

/// The boxes that a player filled in, if their values are possible.
fn checked(score: SeasonScore) -> Result<SeasonScore, BadPaper> {
    let SeasonScore { edicts: [one, other], coins, monsters, .. } = score;
    match [one, other, coins, monsters].into_iter().find(|&stars| stars < 0) {
        Some(stars) => Err(BadPaper::Negative(stars)),
        None if coins > i16::from(COINS) => Err(BadPaper::Coins(coins)),
        None => Ok(score),
    }
}

/// A game on paper, with the seasons that have ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The scoring cards under edicts A to D.
    pub edicts: [Scoring; EDICTS],
    /// Each player's seasons that have ended, spring first; the players in seat order.
    pub years: Vec<Vec<SeasonEnd>>,
}

/// Why a game cannot be scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPaper {
    /// The game does not allow this number of players.
    Players(usize),
    /// Two edicts come from one stack.
    SameStack([Scoring; 2]),
    /// A year has more than four seasons.
    Seasons(usize),
    /// The coin track has fewer coins.
    Coins(i16),
    /// A box holds a negative number. The cost of monsters is written without a minus sign.
    Negative(i16),
    /// Fewer coins are filled than mountains are surrounded; each mountain gives a coin.
    MountainCoins {
        /// The number of filled coins.
        coins: u8,
        /// The number of surrounded mountains.
        mountains: u8,
    },
}

impl ToPhrase for BadPaper {
    fn phrase(&self) -> Phrase {
        match *self {
            BadPaper::Players(players) => {
                let (fewest, most) = Cartographers::SEATS;
                BadSetUp::Seats { seats: u8::try_from(players).unwrap_or(u8::MAX), fewest, most }.phrase()
            }
            BadPaper::SameStack(two) => of_one_stack(two),
            BadPaper::Seasons(seasons) => Phrase::new("cartographers-paper-seasons")
                .with("seasons", seasons as i64)
                .with("most", i64::from(Season::COUNT)),
            BadPaper::Coins(coins) => {
                Phrase::new("cartographers-paper-coins").with("coins", i64::from(coins)).with("most", i64::from(COINS))
            }
            BadPaper::Negative(stars) => Phrase::new("cartographers-paper-negative").with("stars", i64::from(stars)),
            BadPaper::MountainCoins { coins, mountains } => Phrase::new("cartographers-paper-mountain-coins")
                .with("coins", i64::from(coins))
                .with("mountains", i64::from(mountains)),
        }
    }
}

/// A scored game. All its sheets are valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored<'a> {
    played: &'a Played,
    /// The boxes of each player's seasons, in seat order.
    pub years: Vec<Vec<SeasonScore>>,
}

impl Played {
    /// Counts everybody's stars, season by season.
    pub fn scored(&self) -> Result<Scored<'_>, BadPaper> {
        let players = self.years.len();
        let (fewest, most) = Cartographers::SEATS;
        if !(usize::from(fewest)..=usize::from(most)).contains(&players) {
            return Err(BadPaper::Players(players));
        }
        if let Some(two) = same_stack(&self.edicts) {
            return Err(BadPaper::SameStack(two));
        }
        if let Some(year) = self.years.iter().find(|year| year.len() > usize::from(Season::COUNT)) {
            return Err(BadPaper::Seasons(year.len()));
        }
        let score = |(season, end): (Season, &SeasonEnd)| end.score(season, &self.edicts);
        let year = |year: &Vec<SeasonEnd>| Season::all().zip(year).map(score).collect();
        Ok(Scored { played: self, years: self.years.iter().map(year).collect::<Result<_, _>>()? })
    }
}

impl Scored<'_> {
    /// Everybody's stars, explained, as on the score sheet of a game at the table.
    #[must_use]
    pub fn sheets(&self) -> Vec<ScoreSheet> {
        let edicts = &self.played.edicts;
        let sheet = |(ends, scores): (&Vec<SeasonEnd>, &Vec<SeasonScore>)| {
            let seasons = Season::all().zip(ends.iter().zip(scores));
            let lines = seasons.flat_map(|(season, (end, score))| end.explained(season, edicts, score)).collect();
            ScoreSheet { lines, total: SeasonScore::total_of(scores) }
        };
        self.played.years.iter().zip(&self.years).map(sheet).collect()
    }

    /// The result, once winter is over for everybody: the ranks, and in the solo game the rating and the title.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome<Honours>> {
        let years: Vec<&[SeasonScore]> = self.years.iter().map(Vec::as_slice).collect();
        let is_over = years.iter().all(|year| year.len() == usize::from(Season::COUNT));
        is_over.then(|| outcome::standings(&years, &self.played.edicts))
    }
}
