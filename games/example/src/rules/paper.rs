//! A game played on paper: a full map and everybody's wish, scored as at the table.

use table::{Game, Outcome, Phrase, ScoreSheet, Seat, ToPhrase};

use crate::rules::Example;
use crate::rules::event::term;
use crate::rules::map::{Map, Square};
use crate::rules::outcome::{self, Honours};
use crate::rules::wish::Wish;

/// The table at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// The map.
    pub map: Map,
    /// The players' wishes, in seat order.
    pub wishes: Vec<Wish>,
}

/// Why a game cannot be scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPaper {
    /// The game does not allow this number of players.
    Players(usize),
    /// Two players have the same wish, but there is one card of each.
    Twice(Wish),
    /// A square is blank.
    Blank(Square),
    /// A square was charted by somebody who does not play.
    Stranger(Square),
}

impl ToPhrase for BadPaper {
    fn phrase(&self) -> Phrase {
        match *self {
            BadPaper::Players(players) => {
                let (fewest, most) = Example::SEATS;
                let bad = Phrase::new("example-paper-players").with("players", players as i64);
                bad.with("fewest", i64::from(fewest)).with("most", i64::from(most))
            }
            BadPaper::Twice(wish) => Phrase::new("example-paper-twice").term("wish", term("wish", wish.name())),
            BadPaper::Blank(square) => Phrase::new("example-paper-blank").with("square", square.name()),
            BadPaper::Stranger(square) => Phrase::new("example-paper-stranger").with("square", square.name()),
        }
    }
}

/// Checks the number of players.
pub(crate) fn check_players(players: usize) -> Result<(), BadPaper> {
    let (fewest, most) = Example::SEATS;
    let fits = (usize::from(fewest)..=usize::from(most)).contains(&players);
    if fits { Ok(()) } else { Err(BadPaper::Players(players)) }
}

impl Played {
    /// Checks that this can be the end of a game. It does not count turns: on paper, somebody may have passed.
    pub fn check(&self) -> Result<(), BadPaper> {
        check_players(self.wishes.len())?;
        let twice = (1..self.wishes.len()).find(|&place| self.wishes[..place].contains(&self.wishes[place]));
        twice.map_or(Ok(()), |place| Err(BadPaper::Twice(self.wishes[place])))?;
        Square::all().try_for_each(|square| match self.map.at(square) {
            None => Err(BadPaper::Blank(square)),
            Some(charted) if charted.by.is_some_and(|seat| seat.index() >= self.wishes.len()) => {
                Err(BadPaper::Stranger(square))
            }
            Some(_) => Ok(()),
        })
    }

    /// Everybody's points with their explanations, as at the end of a game in this program.
    pub fn sheets(&self) -> Result<Vec<ScoreSheet>, BadPaper> {
        self.check()?;
        Ok((0..).map(Seat).zip(&self.wishes).map(|(seat, wish)| outcome::sheet(&self.map, seat, Some(*wish))).collect())
    }

    /// The result.
    pub fn outcome(&self) -> Result<Outcome<Honours>, BadPaper> {
        self.check()?;
        Ok(outcome::outcome(&self.map, &self.wishes))
    }
}
