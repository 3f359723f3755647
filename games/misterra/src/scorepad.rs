//! The score pad of Maps of Misterra: the island, everybody's parchment and presumptions, and the claims.

use std::fmt;

use crate::paper::{BadPaper, Played, Player};
use crate::{Island, Misterra, Parchment, Presumption, Space, Terrain};
use table::{Grid5, Phrase, ToPhrase};

use scorepad::marks::{packed, remarked, unpacked};
use scorepad::text::{BadText, Lines, line, write_name};
use scorepad::{Entry, PadScores, Padded, ScorePad};

/// A game of Maps of Misterra.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MisterraPad {
    /// The island.
    pub island: Island,
    /// Whether the master cartographers' bonus is counted.
    pub master: bool,
    /// The spaces of Otoma's markers; they count only in a game of one player.
    pub otoma: Vec<Space>,
    /// The players.
    pub players: Vec<Entry<Player>>,
}

impl MisterraPad {
    /// Places a hazy or confirmed tile on a space of the island and replaces any tile there. `None` removes the tile.
    /// Fails if no tile of this terrain is left.
    pub fn lay(&mut self, space: Space, tile: Option<(Terrain, bool)>) -> Result<(), Phrase> {
        let mark = tile.map_or('.', |(terrain, confirmed)| match confirmed {
            true => terrain.letter(),
            false => terrain.letter().to_ascii_lowercase(),
        });
        let rows = remarked(&self.island.rows(), space.index().into(), mark);
        self.island = Island::read(&rows).map_err(|bad| bad.phrase())?;
        Ok(())
    }

    /// Draws a terrain on a space of a player's parchment and replaces any terrain there. `None` erases the space.
    pub fn paint(&mut self, player: usize, space: Space, terrain: Option<Terrain>) {
        let Some(Entry { has, .. }) = self.players.get_mut(player) else { return };
        let rows = remarked(&has.parchment.rows(), space.index().into(), terrain.map_or('.', Terrain::letter));
        // These rows are always valid. A space of the beach changes none of them.
        has.parchment = Parchment::read(&rows).unwrap_or(has.parchment);
    }

    /// Adds or removes a marker on a space: a player's, or with `None` Otoma's.
    pub fn claim(&mut self, player: Option<usize>, space: Space) {
        let claims = match player {
            None => &mut self.otoma,
            Some(player) => match self.players.get_mut(player) {
                Some(entry) => &mut entry.has.claims,
                None => return,
            },
        };
        match claims.iter().position(|claim| *claim == space) {
            Some(there) => {
                claims.remove(there);
            }
            None => claims.push(space),
        }
    }

    /// Adds or removes a presumption of a player.
    pub fn presume(&mut self, player: usize, card: Presumption) {
        let Some(Entry { has, .. }) = self.players.get_mut(player) else { return };
        match has.presumptions.iter().position(|held| *held == card) {
            Some(there) => {
                has.presumptions.remove(there);
            }
            None => has.presumptions.push(card),
        }
    }

    /// The pad as a game that the rules can score.
    #[must_use]
    pub fn played(&self) -> Played {
        Played {
            island: self.island,
            players: self.players.iter().map(|entry| entry.has.clone()).collect(),
            otoma: (self.players.len() == 1).then(|| self.otoma.clone()),
            master: self.master,
        }
    }
}

impl Padded for Misterra {
    type Pad = MisterraPad;
}

impl ScorePad for MisterraPad {
    type Has = Player;

    fn players(&self) -> &Vec<Entry<Player>> {
        &self.players
    }

    fn players_mut(&mut self) -> &mut Vec<Entry<Player>> {
        &mut self.players
    }

    fn nothing_yet(&self) -> Player {
        Player::default()
    }

    fn scores(&self) -> PadScores {
        let played = self.played();
        let sheet = |player| played.sheet_so_far(player).map_err(|bad| bad.phrase());
        let ranks = match played.scored() {
            Ok(scored) => Ok(scored.outcome().players.iter().map(|standing| standing.rank).collect()),
            Err(bad) => Err(bad.phrase()),
        };
        PadScores { sheets: (0..self.players.len()).map(sheet).collect(), ranks }
    }

    fn write(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        line(to, "island", [packed(&self.island.rows())])?;
        line(to, "master", [if self.master { "yes" } else { "no" }])?;
        line(to, "otoma", self.otoma.iter().map(|space| space.name()))?;
        for Entry { name, has } in &self.players {
            write_name(to, name)?;
            line(to, "parchment", [packed(&has.parchment.rows())])?;
            line(to, "presumptions", has.presumptions.iter().map(|card| card.number().to_string()))?;
            line(to, "claims", has.claims.iter().map(|space| space.name()))?;
        }
        Ok(())
    }

    fn read(lines: &mut Lines<'_>, most: usize) -> Result<Self, BadText> {
        let island = lines.line("island")?;
        let rows = unpacked(island, Grid5::SIDE).map_err(|bad| lines.bad(bad))?;
        let island = Island::read(&rows).map_err(|bad| lines.bad(bad.phrase()))?;
        let master = match lines.line("master")? {
            "yes" => true,
            "no" => false,
            other => return Err(lines.wanted("yes / no", other)),
        };
        let otoma = spaces(lines, "otoma")?;
        let players = lines.players(most, |count| BadPaper::Players(count).phrase(), player)?;
        Ok(MisterraPad { island, master, otoma, players })
    }
}

fn player(lines: &mut Lines<'_>) -> Result<Player, BadText> {
    let parchment = lines.line("parchment")?;
    let rows = unpacked(parchment, Grid5::SIDE).map_err(|bad| lines.bad(bad))?;
    let parchment = Parchment::read(&rows).map_err(|bad| lines.bad(bad.phrase()))?;
    let mut presumptions = Vec::new();
    for number in lines.words("presumptions")? {
        let number: u8 = lines.number(number)?;
        let unknown = || Phrase::new("misterra-form-presumption").with("number", i64::from(number));
        presumptions.push(Presumption::numbered(number).ok_or_else(|| lines.bad(unknown()))?);
    }
    Ok(Player { parchment, presumptions, claims: spaces(lines, "claims")? })
}

fn spaces(lines: &mut Lines<'_>, word: &'static str) -> Result<Vec<Space>, BadText> {
    let names = lines.words(word)?;
    let unknown = |name| Phrase::new("library-paper-text-space").with("space", name);
    names.into_iter().map(|name| Space::on_island(name).ok_or_else(|| lines.bad(unknown(name)))).collect()
}
