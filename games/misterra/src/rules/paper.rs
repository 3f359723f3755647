//! Scores a game played on paper, from the island and everybody's parchment, presumptions and claims.
//!
//! ```
//! use misterra::paper::{Played, Player};
//! use misterra::{Island, Parchment, Presumption, Space};
//!
//! let player = |parchment: [&str; 5], cards: [u8; 2], claims: &[&str]| Player {
//!     parchment: Parchment::read(&parchment).expect("five rows of five"),
//!     presumptions: cards.into_iter().filter_map(Presumption::numbered).collect(),
//!     claims: claims.iter().filter_map(|name| Space::named(name)).collect(),
//! };
//! let played = Played {
//!     island: Island::read(&["..J..", ".mLL.", ".SSl.", ".JLLs", "..M.."]).expect("few tiles"),
//!     players: vec![
//!         player(["LJJSS", "LLLLS", "MSSMM", "JJLLS", "JMMSS"], [3, 18], &["c4"]),
//!         player([".....", ".LLL.", "SSS..", "JJLS.", ".MM.."], [6, 9], &["c3"]),
//!     ],
//!     otoma: None,
//!     master: false,
//! };
//! let scored = played.scored().expect("all claims are on confirmed tiles");
//! assert_eq!((scored.scores[0].total(), scored.scores[1].total()), (22, 5));
//! assert_eq!(scored.outcome().players[1].rank, 2);
//! assert_eq!(scored.sheets()[0].total, 22);
//! ```

use table::{Outcome, Phrase, ScoreSheet, ToPhrase};

use crate::rules::components::{KEPT, MARKERS, MOST_PLAYERS, Presumption};
use crate::rules::island::Island;
use crate::rules::outcome::{self, Honours, ScoringInput};
use crate::rules::parchment::Parchment;
use crate::rules::scoring::{Score, Tally};
use crate::rules::space::{Space, Spaces};
use crate::rules::terrain::Terrain;

/// The final state of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The island, with its hazy tiles.
    pub island: Island,
    /// The players, in seat order; a single player plays against Otoma.
    pub players: Vec<Player>,
    /// The claim markers of Otoma, in the solo game.
    pub otoma: Option<Vec<Space>>,
    /// Whether the master cartographers' bonus is counted.
    pub master: bool,
}

/// One player's parchment, presumptions and markers on the island.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Player {
    /// The map that the player drew.
    pub parchment: Parchment,
    /// The presumptions: two, once all are entered.
    pub presumptions: Vec<Presumption>,
    /// The spaces of the player's claim markers.
    pub claims: Vec<Space>,
}

/// Why a game cannot be scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPaper {
    /// The game does not support this number of players.
    Players(usize),
    /// Otoma is missing in the solo game, or present in a game of several players.
    Otoma {
        /// How many players there are.
        players: usize,
    },
    /// A player does not have exactly two presumptions.
    Presumptions(usize),
    /// A presumption is used twice.
    SamePresumption(Presumption),
    /// Somebody has more claim markers than the game provides.
    Markers(usize),
    /// A claim marker does not lie on a confirmed tile.
    NotConfirmed(Space),
    /// Somebody has claimed a terrain twice.
    SameTerrain(Terrain),
}

impl ToPhrase for BadPaper {
    fn phrase(&self) -> Phrase {
        match *self {
            BadPaper::Players(players) => {
                let bad = Phrase::new("misterra-form-players").with("players", players as i64);
                bad.with("most", MOST_PLAYERS as i64)
            }
            BadPaper::Otoma { players } => Phrase::new("misterra-form-otoma").with("players", players as i64),
            BadPaper::Presumptions(count) => Phrase::new("misterra-presumptions-count").with("count", count as i64),
            BadPaper::SamePresumption(card) => {
                Phrase::new("misterra-presumption-twice").with("number", i64::from(card.number()))
            }
            BadPaper::Markers(markers) => {
                let bad = Phrase::new("misterra-form-markers").with("markers", markers as i64);
                bad.with("most", i64::from(MARKERS))
            }
            BadPaper::NotConfirmed(space) => Phrase::new("misterra-form-claim").with("space", space.name()),
            BadPaper::SameTerrain(terrain) => {
                Phrase::new("misterra-form-claims-terrain").term("terrain", terrain.term())
            }
        }
    }
}

/// A valid game with its scores.
#[derive(Clone, Debug)]
pub struct Scored<'a> {
    played: &'a Played,
    tally: Tally,
    hands: Vec<[Presumption; KEPT]>,
    /// The players' points, in seat order.
    pub scores: Vec<Score>,
}

impl Played {
    /// Scores all players. Fails if components or claims are impossible.
    pub fn scored(&self) -> Result<Scored<'_>, BadPaper> {
        let players = self.players.len();
        check_players(players)?;
        if self.otoma.is_some() != (players == 1) {
            return Err(BadPaper::Otoma { players });
        }
        let hands = hands(&self.players)?;
        let mut scored = Scored { played: self, tally: self.tally()?, hands, scores: Vec::new() };
        scored.scores = scored.scoring_inputs().map(|player| player.score()).collect();
        Ok(scored)
    }

    /// One player's score sheet so far, with the presumptions entered so far. It is for a game that is still being
    /// entered.
    pub fn sheet_so_far(&self, player: usize) -> Result<ScoreSheet, BadPaper> {
        let tally = self.tally()?;
        let Some(Player { parchment, presumptions, .. }) = self.players.get(player) else {
            return Err(BadPaper::Players(self.players.len()));
        };
        let otoma = self.otoma.as_ref().map(|_| self.players.len());
        let master = self.master;
        Ok(ScoringInput { tally: &tally, parchment, presumptions, seat: player, otoma, master }.sheet())
    }

    /// The island and everybody's markers on it.
    fn tally(&self) -> Result<Tally, BadPaper> {
        let claims = self.players.iter().map(|player| &player.claims).chain(&self.otoma);
        let claims = claims.map(|spaces| markers(&self.island, spaces)).collect::<Result<Vec<_>, _>>()?;
        Ok(Tally::new(&self.island, claims))
    }
}

impl Scored<'_> {
    /// The score sheets of all players, as at the end of a game at the table.
    #[must_use]
    pub fn sheets(&self) -> Vec<ScoreSheet> {
        self.scoring_inputs().map(|player| player.sheet()).collect()
    }

    /// The ranks and, in the solo game, the titles, as at the end of a game at the table.
    #[must_use]
    pub fn outcome(&self) -> Outcome<Honours> {
        outcome::standings(&self.scores)
    }

    fn scoring_inputs(&self) -> impl Iterator<Item = ScoringInput<'_>> {
        let players = &self.played.players;
        // Otoma's claims follow those of the last player.
        let otoma = self.played.otoma.as_ref().map(|_| players.len());
        players.iter().zip(&self.hands).enumerate().map(move |(seat, (player, hand))| ScoringInput {
            tally: &self.tally,
            parchment: &player.parchment,
            presumptions: hand,
            seat,
            otoma,
            master: self.played.master,
        })
    }
}

/// Checks that the game supports this number of players.
pub(crate) fn check_players(players: usize) -> Result<(), BadPaper> {
    if (1..=MOST_PLAYERS).contains(&players) { Ok(()) } else { Err(BadPaper::Players(players)) }
}

/// The presumptions of each player. Fails unless everybody has two and all are different.
fn hands(players: &[Player]) -> Result<Vec<[Presumption; KEPT]>, BadPaper> {
    let hand = |player: &Player| {
        let cards = player.presumptions.as_slice();
        <[Presumption; KEPT]>::try_from(cards).map_err(|_| BadPaper::Presumptions(cards.len()))
    };
    let hands = players.iter().map(hand).collect::<Result<Vec<_>, _>>()?;
    let mut all: Vec<Presumption> = hands.iter().flatten().copied().collect();
    all.sort_unstable();
    match all.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(BadPaper::SamePresumption(pair[0])),
        None => Ok(hands),
    }
}

/// The markers of one claimant. Fails unless they are few enough and on confirmed tiles of different terrains.
pub(crate) fn markers(island: &Island, spaces: &[Space]) -> Result<Spaces, BadPaper> {
    if spaces.len() > usize::from(MARKERS) {
        return Err(BadPaper::Markers(spaces.len()));
    }
    let mut markers = Spaces::EMPTY;
    for &space in spaces {
        let tile = island.tile_at(space).filter(|tile| tile.confirmed).ok_or(BadPaper::NotConfirmed(space))?;
        if markers.island().meets(island.of(tile.terrain)) {
            return Err(BadPaper::SameTerrain(tile.terrain));
        }
        markers = markers.or(Spaces::only(space));
    }
    Ok(markers)
}
