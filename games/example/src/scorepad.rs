//! The score pad: a game played on paper, complete or partly entered.

use std::fmt;

use scorepad::text::{BadText, Lines, line, write_name};
use scorepad::{Entry, PadScores, Padded, ScorePad};
use table::{Phrase, Seat, ToPhrase};

use crate::outcome;
use crate::paper::{BadPaper, Played};
use crate::{Charted, Example, Map, Square, Terrain, Wish};

/// A game of Nine Squares.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ExamplePad {
    /// The terrain of each square.
    pub land: [Option<Terrain>; 9],
    /// The players.
    pub players: Vec<Entry<Has>>,
}

/// The entries of one player. When a player is removed, their squares stay charted but belong to nobody.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Has {
    /// The wish, once it is entered.
    pub wish: Option<Wish>,
    /// The squares that the player charted, in order.
    pub squares: Vec<Square>,
}

impl ExamplePad {
    /// Charts a square for a player or for nobody, or makes it blank.
    pub fn chart(&mut self, square: Square, terrain: Option<Terrain>, by: Option<usize>) {
        self.land[square.index()] = terrain;
        for (player, entry) in self.players.iter_mut().enumerate() {
            entry.has.squares.retain(|other| *other != square);
            if terrain.is_some() && by == Some(player) {
                entry.has.squares.push(square);
                entry.has.squares.sort_unstable();
            }
        }
    }

    /// The map in the form of the rules.
    #[must_use]
    pub fn map(&self) -> Map {
        let mut map = Map::default();
        for square in Square::all() {
            let by = self.players.iter().position(|entry| entry.has.squares.contains(&square));
            let by = by.map(|player| Seat(player as u8));
            map.set(square, self.land[square.index()].map(|terrain| Charted { terrain, by }));
        }
        map
    }

    /// The ranks, once everything is entered.
    fn ranks(&self) -> Result<Vec<u16>, Phrase> {
        let wishes = self.players.iter().map(|entry| entry.has.wish);
        let wishes: Vec<Wish> =
            wishes.collect::<Option<_>>().ok_or_else(|| Phrase::new("example-paper-wish-missing"))?;
        let outcome = Played { map: self.map(), wishes }.outcome().map_err(|bad| bad.phrase())?;
        Ok(outcome.players.iter().map(|standing| standing.rank).collect())
    }
}

impl Padded for Example {
    type Pad = ExamplePad;
}

impl ScorePad for ExamplePad {
    type Has = Has;

    fn players(&self) -> &Vec<Entry<Has>> {
        &self.players
    }

    fn players_mut(&mut self) -> &mut Vec<Entry<Has>> {
        &mut self.players
    }

    fn nothing_yet(&self) -> Has {
        Has::default()
    }

    fn scores(&self) -> PadScores {
        let map = self.map();
        let players = (0..).map(Seat).zip(&self.players);
        let sheets = players.map(|(seat, entry)| Ok(outcome::sheet(&map, seat, entry.has.wish)));
        PadScores { sheets: sheets.collect(), ranks: self.ranks() }
    }

    fn write(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let letters: String = self.land.iter().map(|terrain| letter(*terrain)).collect();
        line(to, "land", [letters])?;
        for Entry { name, has } in &self.players {
            write_name(to, name)?;
            line(to, "wish", has.wish.map(Wish::name))?;
            line(to, "squares", has.squares.iter().map(|square| square.name()))?;
        }
        Ok(())
    }

    fn read(lines: &mut Lines<'_>, most: usize) -> Result<Self, BadText> {
        let letters = lines.line("land")?;
        let land: Option<Vec<_>> = letters.chars().map(terrain).collect();
        let land = land.and_then(|land| land.try_into().ok()).ok_or_else(|| lines.wanted("land LS.......", letters))?;
        let mut taken: Vec<Square> = Vec::new();
        let players = lines.players(most, |count| BadPaper::Players(count).phrase(), |lines| has(lines, &mut taken))?;
        Ok(ExamplePad { land, players })
    }
}

fn letter(terrain: Option<Terrain>) -> char {
    terrain.map_or('.', |terrain| if terrain == Terrain::Land { 'L' } else { 'S' })
}

fn terrain(read: char) -> Option<Option<Terrain>> {
    [None, Some(Terrain::Land), Some(Terrain::Sea)].into_iter().find(|terrain| letter(*terrain) == read)
}

fn has(lines: &mut Lines<'_>, taken: &mut Vec<Square>) -> Result<Has, BadText> {
    let name = lines.line("wish")?;
    let unknown = || lines.bad(Phrase::new("example-form-wish").with("wish", name));
    let wish = if name.is_empty() { None } else { Some(Wish::named(name).ok_or_else(unknown)?) };
    let names = lines.words("squares")?;
    let mut squares = Vec::new();
    for name in names {
        // Each square belongs to one player only. The squares must be sorted, as they are written.
        let square = Square::named(name).filter(|square| !taken.contains(square) && squares.last() < Some(square));
        squares.push(square.ok_or_else(|| lines.wanted("A1", name))?);
    }
    taken.extend(&squares);
    Ok(Has { wish, squares })
}
