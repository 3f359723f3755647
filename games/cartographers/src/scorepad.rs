//! The score pad of Cartographers: the edicts, and each player's sheet, season by season.

use std::fmt;

use crate::components::EDICTS;
use crate::paper::{BadPaper, CoinCount, Played, SeasonEnd};
use crate::{Cartographers, Land, Scoring, Season, SeasonScore, Side, Terrain};
use table::{Grid11, Phrase, ScoreSheet, ToPhrase};

use scorepad::marks::{packed, unpacked};
use scorepad::text::{BadText, Lines, line, write_name};
use scorepad::{Entry, PadScores, Padded, ScorePad};

/// A game of Cartographers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CartographersPad {
    /// The side of the sheets.
    pub side: Side,
    /// The scoring cards under edicts A to D, as far as they are chosen.
    pub edicts: [Option<Scoring>; EDICTS],
    /// The players.
    pub players: Vec<Entry<Sheet>>,
}

/// A player's sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The seasons that were written down, spring first.
    pub ended: Vec<SeasonEnd>,
    /// The map as it is now.
    pub land: Land,
    /// The coins for shapes.
    pub coins: u8,
}

impl Sheet {
    /// A sheet on which nothing is drawn.
    #[must_use]
    pub fn blank(side: Side) -> Sheet {
        Sheet { ended: Vec::new(), land: Land::blank(side), coins: 0 }
    }

    /// The season that is being entered; none after winter.
    #[must_use]
    pub fn season(&self) -> Option<Season> {
        Season::all().nth(self.ended.len())
    }

    /// The data of a season: as written down, or the current map for the season that is being entered; none for later
    /// ones.
    #[must_use]
    pub fn end_of(&self, season: Season) -> Option<SeasonEnd> {
        let now = SeasonEnd::Drawn { land: self.land, coins: CoinCount::ForShapes(self.coins) };
        self.ended.get(season.index()).copied().or_else(|| (self.season() == Some(season)).then_some(now))
    }

    /// Replaces the drawing on a space with a terrain, or erases it. Printed spaces stay as they are.
    pub fn paint(&mut self, space: u8, terrain: Option<Terrain>) {
        let here = Grid11::space(space);
        if here.meets(self.land.map().filled) {
            return;
        }
        self.land = self.land.when_filled(self.land.filled() - here);
        if let Some(terrain) = terrain {
            self.land.draw(terrain, here);
        }
    }

    /// Writes the season down as it is drawn now.
    pub fn write_down(&mut self) {
        self.ended.extend(self.season().and_then(|season| self.end_of(season)));
    }

    /// Writes down a season as its four boxes, or replaces one that was written down.
    pub fn write_boxes(&mut self, season: Season, score: SeasonScore) {
        let written = SeasonEnd::Written(score);
        if self.season() == Some(season) {
            self.ended.push(written);
        } else if let Some(end) = self.ended.get_mut(season.index()) {
            *end = written;
        }
    }

    /// Reopens the season that was written down last. Its map becomes the current map again.
    pub fn open_again(&mut self) {
        if let Some(SeasonEnd::Drawn { land, coins: CoinCount::ForShapes(coins) }) = self.ended.pop() {
            (self.land, self.coins) = (land, coins);
        }
    }
}

impl CartographersPad {
    /// The edicts, once all are chosen.
    #[must_use]
    pub fn all_edicts(&self) -> Option<[Scoring; EDICTS]> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.edicts else { return None };
        Some([a, b, c, d])
    }

    /// Puts a card under an edict. A game has one card of each stack, so a card of the same stack under another edict
    /// is replaced by the card that was here.
    pub fn choose(&mut self, edict: usize, card: Scoring) {
        let stack = |card: Scoring| card.facts().stack;
        let other = self.edicts.iter().position(|old| old.is_some_and(|old| stack(old) == stack(card)));
        if edict >= EDICTS {
            return;
        }
        if let Some(other) = other {
            self.edicts.swap(edict, other);
        }
        self.edicts[edict] = Some(card);
    }

    /// Switches to a side of the sheets. Drawings stay, except on spaces that the new side has filled.
    pub fn turn_over(&mut self, side: Side) {
        self.side = side;
        for Entry { has: sheet, .. } in &mut self.players {
            sheet.land = moved(&sheet.land, side);
            for end in &mut sheet.ended {
                if let SeasonEnd::Drawn { land, .. } = end {
                    *land = moved(land, side);
                }
            }
        }
    }

    /// The game as the rules score it, once all edicts are chosen.
    #[must_use]
    pub fn played(&self) -> Option<Played> {
        let years = self.players.iter().map(|entry| entry.has.ended.clone()).collect();
        self.all_edicts().map(|edicts| Played { edicts, years })
    }
}

impl Padded for Cartographers {
    type Pad = CartographersPad;
}

impl ScorePad for CartographersPad {
    type Has = Sheet;

    fn players(&self) -> &Vec<Entry<Sheet>> {
        &self.players
    }

    fn players_mut(&mut self) -> &mut Vec<Entry<Sheet>> {
        &mut self.players
    }

    fn nothing_yet(&self) -> Sheet {
        Sheet::blank(self.side)
    }

    fn scores(&self) -> PadScores {
        let Some(played) = self.played() else {
            let missing = Phrase::new("library-paper-edicts-missing");
            return PadScores { sheets: vec![Err(missing.clone()); self.players.len()], ranks: Err(missing) };
        };
        let alone = |year: &Vec<SeasonEnd>| -> Result<ScoreSheet, Phrase> {
            let alone = Played { edicts: played.edicts, years: vec![year.clone()] };
            let scored = alone.scored().map_err(|bad| bad.phrase())?;
            Ok(scored.sheets().pop().unwrap_or_default())
        };
        let ranks = played.scored().map_err(|bad| bad.phrase()).and_then(|scored| {
            let outcome = scored.outcome().ok_or_else(|| Phrase::new("library-paper-year-missing"))?;
            Ok(outcome.players.iter().map(|standing| standing.rank).collect())
        });
        PadScores { sheets: played.years.iter().map(alone).collect(), ranks }
    }

    fn write(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        line(to, "side", [self.side.name()])?;
        line(to, "edicts", self.edicts.map(|card| card.map_or("-", Scoring::name)))?;
        for Entry { name, has: sheet } in &self.players {
            write_name(to, name)?;
            for end in &sheet.ended {
                match end {
                    SeasonEnd::Drawn { land, coins } => {
                        let (word, coins) = match coins {
                            CoinCount::ForShapes(coins) => ("shapes", coins),
                            CoinCount::Filled(coins) => ("filled", coins),
                        };
                        line(to, "season", [&packed(&land.rows()), word, &coins.to_string()])?;
                    }
                    SeasonEnd::Written(score) => {
                        let SeasonScore { edicts: [one, other], coins, monsters, .. } = *score;
                        line(to, "season", [one, other, coins, monsters].map(|stars| stars.to_string()))?;
                    }
                }
            }
            line(to, "now", [packed(&sheet.land.rows()), sheet.coins.to_string()])?;
        }
        Ok(())
    }

    fn read(lines: &mut Lines<'_>, most: usize) -> Result<Self, BadText> {
        let side = lines.line("side")?;
        let side =
            Side::named(side).ok_or_else(|| lines.bad(Phrase::new("cartographers-form-side").with("side", side)))?;
        let mut edicts = [None; EDICTS];
        let names = lines.words("edicts")?;
        if names.len() != EDICTS {
            return Err(lines.bad(Phrase::new("cartographers-edicts-count").with("count", names.len() as i64)));
        }
        for (edict, name) in edicts.iter_mut().zip(names).filter(|(_, name)| *name != "-") {
            let unknown = || lines.bad(Phrase::new("library-paper-text-card").with("card", name));
            *edict = Some(Scoring::named(name).ok_or_else(unknown)?);
        }
        let players = lines.players(most, |count| BadPaper::Players(count).phrase(), |lines| sheet(lines, side))?;
        Ok(CartographersPad { side, edicts, players })
    }
}

fn sheet(lines: &mut Lines<'_>, side: Side) -> Result<Sheet, BadText> {
    let mut ended = Vec::new();
    while lines.next_word() == Some("season") {
        let words = lines.words("season")?;
        if ended.len() == usize::from(Season::COUNT) {
            return Err(lines.bad(BadPaper::Seasons(ended.len() + 1).phrase()));
        }
        ended.push(match words[..] {
            [map, "shapes", coins] => {
                SeasonEnd::Drawn { land: land(lines, map, side)?, coins: CoinCount::ForShapes(lines.number(coins)?) }
            }
            [map, "filled", coins] => {
                SeasonEnd::Drawn { land: land(lines, map, side)?, coins: CoinCount::Filled(lines.number(coins)?) }
            }
            [one, other, coins, monsters] => SeasonEnd::Written(SeasonScore {
                edicts: [lines.number(one)?, lines.number(other)?],
                coins: lines.number(coins)?,
                monsters: lines.number(monsters)?,
                ..SeasonScore::default()
            }),
            _ => return Err(lines.bad(Phrase::new("library-paper-text-season"))),
        });
    }
    let words = lines.words("now")?;
    let [map, coins] = words[..] else { return Err(lines.bad(Phrase::new("library-paper-text-now"))) };
    Ok(Sheet { ended, land: land(lines, map, side)?, coins: lines.number(coins)? })
}

fn land(lines: &Lines<'_>, map: &str, side: Side) -> Result<Land, BadText> {
    let rows = unpacked(map, Grid11::SIDE).map_err(|bad| lines.bad(bad))?;
    Land::read(side, &rows).map_err(|bad| lines.bad(bad.phrase()))
}

/// The same drawings on another side, without the spaces that are filled there.
fn moved(land: &Land, side: Side) -> Land {
    let mut other = Land::blank(side);
    for terrain in Terrain::ALL {
        other.draw(terrain, land.of(terrain) - side.map().filled);
    }
    other
}
