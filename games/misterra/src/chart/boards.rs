//! The island and a parchment as boards of letters, and the legend.

use crate::{Open, Parchment, Space, Spaces, Terrain};
use words::Words;

use super::{WIDTH, terrain_name};
use chart::board::{Board, Cell, Mark, Tint};
use chart::ink::{self, Strip, TextStyle};

/// The mark of a terrain.
pub(super) fn mark(terrain: Terrain) -> Mark {
    let tint = match terrain {
        Terrain::Jungle => Tint::Green,
        Terrain::Lagoon => Tint::Blue,
        Terrain::Mountain => Tint::White,
        Terrain::Steppe => Tint::Yellow,
    };
    Mark::new(terrain.letter(), tint)
}

/// A faint mark under a hazy tile: a mark above a faint one is printed as a lowercase letter.
const HAZE: Mark = Mark::new('.', Tint::Grey);

/// A board whose rows are counted from the beach, the farthest first, and whose columns have letters.
fn board(rows: u8, cell: impl Fn(Space) -> Cell) -> Board {
    let labels = (0..rows).map(|row| (5 - row).to_string()).collect();
    let columns = ('a'..='e').map(|column| column.to_string()).collect();
    Board::new(labels, columns, |row, column| Space::new((row * 5 + column) as u8).map_or_else(Cell::default, &cell))
}

/// The island with its beach, some spaces lit. A lowercase letter is a hazy tile. A space of the beach shows the number
/// of the seat whose meeple is there, or `+` for several.
#[must_use]
pub fn island(open: &Open, lit: Spaces) -> Board {
    board(6, |space| {
        let tile = open.island.tile_at(space);
        let mut meeples = (0..).zip(&open.explorers).filter(|(_, explorer)| explorer.meeple == Some(space));
        let meeple = meeples.next().filter(|_| space.is_beach()).map(|(seat, _)| {
            let number = char::from_digit(seat, 10).filter(|_| meeples.next().is_none());
            Mark::new(number.unwrap_or('+'), Tint::Red)
        });
        Cell {
            mark: tile.map(|tile| mark(tile.terrain)).or(meeple),
            faint: tile.filter(|tile| !tile.confirmed).map(|_| HAZE),
            lit: lit.contains(space),
        }
    })
}

/// A parchment, some spaces lit.
#[must_use]
pub fn parchment(parchment: &Parchment, lit: Spaces) -> Board {
    board(5, |space| Cell { mark: parchment.terrain_at(space).map(mark), faint: None, lit: lit.contains(space) })
}

/// The legend of the letters.
pub(super) fn legend(words: &Words) -> Vec<Strip> {
    let entry = |letter: char, style, name: String| {
        Strip::new().and(letter.to_string(), style).and(format!(" {name}"), TextStyle::FAINT)
    };
    let terrains = Terrain::ALL.map(|terrain| {
        let mark = mark(terrain);
        entry(mark.letter, TextStyle::tinted(mark.tint), terrain_name(terrain, words))
    });
    let notes = ["chart-hazy", "chart-lit"].map(|code| Strip::new().and(words.term(code), TextStyle::FAINT));
    ink::wrapped(Strip::new(), terrains.into_iter().chain(notes), 2, WIDTH)
}
