//! A game played on paper: the hoards at its end, scored.
//!
//! ```
//! use morgan::paper::{Dug, Hoard, Played};
//! use morgan::Treasure;
//!
//! let named = |names: &[&str]| Dug::Named(names.iter().filter_map(|name| Treasure::named(name)).collect());
//! let played = Played {
//!     hoards: vec![
//!         Hoard { doubloons: 3, treasures: named(&["silver-teapot", "gold-idol"]) },
//!         Hoard { doubloons: 1, treasures: named(&["jade-dragon"]) },
//!     ],
//! };
//! let scored = played.scored().expect("each treasure is there once");
//! assert_eq!((scored.tallies[0].total(), scored.tallies[1].total()), (25, 15));
//! assert_eq!(scored.ranks(), [1, 2]);
//! assert_eq!(scored.sheets().expect("few doubloons")[1].lines.len(), 8);
//! ```

use table::{Game, Outcome, Phrase, ScoreSheet, ToPhrase};

use crate::rules::Morgan;
use crate::rules::components::{Set, Treasure};
use crate::rules::outcome::{self, Honours, majority_bonus, ranks};
use crate::rules::sets::Treasures;

/// The hoards of all players at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// The players' hoards, in seat order.
    pub hoards: Vec<Hoard>,
}

/// The doubloons and treasures of one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hoard {
    /// The doubloons in hand; the supply is unlimited.
    pub doubloons: u32,
    /// The treasures.
    pub treasures: Dug,
}

/// The treasures of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dug {
    /// Each by its name.
    Named(Vec<Treasure>),
    /// Only the number of each set, and the total value.
    Counted {
        /// The numbers, in the order of [`Set::ALL`].
        sets: [u32; Set::COUNT],
        /// The total value.
        value: u32,
    },
}

impl Default for Dug {
    fn default() -> Dug {
        Dug::Named(Vec::new())
    }
}

impl Dug {
    /// How many of the treasures belong to a set.
    #[must_use]
    pub fn count(&self, set: Set) -> usize {
        match self {
            Dug::Named(treasures) => treasures.iter().filter(|treasure| treasure.facts().set == set).count(),
            Dug::Counted { sets, .. } => sets[set as usize] as usize,
        }
    }

    /// The total value of the treasures.
    #[must_use]
    pub fn value(&self) -> i64 {
        match self {
            Dug::Named(treasures) => treasures.iter().map(|treasure| i64::from(treasure.facts().value)).sum(),
            Dug::Counted { value, .. } => i64::from(*value),
        }
    }

    /// The treasures, if they are known by name.
    pub(crate) fn named(&self) -> Option<&[Treasure]> {
        if let Dug::Named(treasures) = self { Some(treasures) } else { None }
    }
}

impl From<Treasures> for Dug {
    fn from(treasures: Treasures) -> Dug {
        Dug::Named(treasures.iter().collect())
    }
}

/// Why hoards cannot be scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPaper {
    /// The game does not allow this number of players.
    Players(usize),
    /// A treasure is named twice.
    Twice(Treasure),
    /// The players have more treasures of a set than there are in the box.
    SetSize {
        /// The set.
        set: Set,
        /// How many the players have together.
        count: u64,
    },
    /// More doubloons than a score sheet has room for.
    TooMuch(i64),
}

impl ToPhrase for BadPaper {
    fn phrase(&self) -> Phrase {
        match *self {
            BadPaper::Players(players) => {
                let (fewest, most) = Morgan::SEATS;
                let bad = Phrase::new("morgan-form-players").with("players", players as i64);
                bad.with("fewest", i64::from(fewest)).with("most", i64::from(most))
            }
            BadPaper::Twice(treasure) => Phrase::new("morgan-form-treasure-twice").with("treasure", treasure.name()),
            BadPaper::SetSize { set, count } => {
                let bad = Phrase::new("morgan-form-set-size").with("set", set.name()).with("count", count as i64);
                bad.with("size", set.size() as i64)
            }
            BadPaper::TooMuch(total) => {
                Phrase::new("morgan-paper-too-much").with("total", total).with("most", i64::from(i32::MAX))
            }
        }
    }
}

/// The points of one player's hoard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The doubloons in hand.
    pub doubloons: i64,
    /// The bonus for each set, in the order of [`Set::ALL`].
    pub bonuses: [u8; Set::COUNT],
    /// The total value of the treasures.
    pub treasures: i64,
}

impl Tally {
    /// The sum of the bonuses for all sets.
    #[must_use]
    pub fn bonus(&self) -> i64 {
        self.bonuses.iter().map(|&bonus| i64::from(bonus)).sum()
    }

    /// The sum of all points.
    #[must_use]
    pub fn total(&self) -> i64 {
        self.doubloons + self.bonus() + self.treasures
    }
}

/// A game whose hoards are valid, with its points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored<'a> {
    played: &'a Played,
    /// The points of the hoards, in seat order.
    pub tallies: Vec<Tally>,
}

/// Checks that the game allows this number of players.
pub(crate) fn check_players(players: usize) -> Result<(), BadPaper> {
    let (fewest, most) = Morgan::SEATS;
    let fits = (usize::from(fewest)..=usize::from(most)).contains(&players);
    if fits { Ok(()) } else { Err(BadPaper::Players(players)) }
}

impl Played {
    /// Computes everybody's points, if the treasures are those of the box.
    pub fn scored(&self) -> Result<Scored<'_>, BadPaper> {
        check_players(self.hoards.len())?;
        let mut seen = Treasures::EMPTY;
        for treasure in self.hoards.iter().filter_map(|hoard| hoard.treasures.named()).flatten() {
            if seen.contains(*treasure) {
                return Err(BadPaper::Twice(*treasure));
            }
            seen.insert(*treasure);
        }
        let counts = Set::ALL.map(|set| self.hoards.iter().map(|hoard| hoard.treasures.count(set)).collect::<Vec<_>>());
        for (set, counts) in Set::ALL.into_iter().zip(&counts) {
            let count: u64 = counts.iter().map(|&count| count as u64).sum();
            if count > set.size() as u64 {
                return Err(BadPaper::SetSize { set, count });
            }
        }
        let tally = |(player, hoard): (usize, &Hoard)| Tally {
            doubloons: i64::from(hoard.doubloons),
            bonuses: counts.each_ref().map(|counts| majority_bonus(counts, player)),
            treasures: hoard.treasures.value(),
        };
        Ok(Scored { played: self, tallies: self.hoards.iter().enumerate().map(tally).collect() })
    }
}

impl Scored<'_> {
    /// The players' ranks, in seat order; players who tie in everything share one.
    #[must_use]
    pub fn ranks(&self) -> Vec<u16> {
        let keys: Vec<_> = self.tallies.iter().map(|tally| (tally.total(), tally.treasures)).collect();
        ranks(&keys)
    }

    /// Everybody's points, explained, as at the end of a game at a table.
    pub fn sheets(&self) -> Result<Vec<ScoreSheet>, BadPaper> {
        let hoards = self.tallies.iter().zip(&self.played.hoards);
        hoards.map(|(tally, hoard)| sheet(tally, &hoard.treasures)).collect()
    }

    /// The result, as at the end of a game at a table.
    pub fn outcome(&self) -> Result<Outcome<Honours>, BadPaper> {
        let totals = self.tallies.iter().map(total).collect::<Result<Vec<_>, _>>()?;
        Ok(outcome::standings(totals.into_iter().zip(self.ranks())))
    }
}

/// The total, if a score sheet has room for it.
fn total(tally: &Tally) -> Result<i32, BadPaper> {
    i32::try_from(tally.total()).map_err(|_| BadPaper::TooMuch(tally.total()))
}

fn sheet(tally: &Tally, treasures: &Dug) -> Result<ScoreSheet, BadPaper> {
    total(tally)?;
    let part = |points: i64| i32::try_from(points).expect("no part is negative, so none is more than the total");
    Ok(outcome::sheet(part(tally.doubloons), tally.bonuses, treasures, part(tally.treasures)))
}
