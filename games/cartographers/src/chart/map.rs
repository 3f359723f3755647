//! A map sheet as a board.

use crate::{Sheet, Side, Terrain};
use table::Grid11;
use words::Words;

use super::WIDTH;
use chart::board::{Board, Cell, Mark, Tint};
use chart::ink::{self, Strip, TextStyle};

/// The marks of printed and empty spaces. The letters of terrains come from the rules.
const MOUNTAIN: Mark = Mark::new('M', Tint::White);
const WASTELAND: Mark = Mark::new('#', Tint::Grey);
const RUINS: Mark = Mark::new('r', Tint::Teal);
const EMPTY: Mark = Mark::new('.', Tint::Grey);

/// A sheet as a board, with some spaces lit: rows A to K, columns 1 to 11.
#[must_use]
pub fn board(sheet: &Sheet, lit: Grid11) -> Board {
    let land = &sheet.land;
    let rows = (b'A'..).take(Grid11::SIDE).map(|row| char::from(row).to_string()).collect();
    let columns = (1..=Grid11::SIDE).map(|column| column.to_string()).collect();
    Board::new(rows, columns, |row, column| {
        let space = (row * Grid11::SIDE + column) as u8;
        let printed = match land.map() {
            map if map.mountains.contains(space) => Some(MOUNTAIN),
            map if map.wasteland.contains(space) => Some(WASTELAND),
            _ => None,
        };
        Cell {
            mark: land.terrain_at(space).map(mark).or(printed),
            faint: land.map().ruins.contains(space).then_some(RUINS),
            lit: lit.contains(space),
        }
    })
}

/// The mark of a terrain.
pub(super) fn mark(terrain: Terrain) -> Mark {
    let tint = match terrain {
        Terrain::Forest => Tint::Green,
        Terrain::Village => Tint::Red,
        Terrain::Farm => Tint::Yellow,
        Terrain::Water => Tint::Blue,
        Terrain::Monster => Tint::Violet,
    };
    Mark::new(terrain.letter(), tint)
}

/// The legend of the letters.
pub(super) fn legend(side: Side, words: &Words) -> Vec<Strip> {
    let entry = |mark: Mark, name: String| {
        Strip::new()
            .and(mark.letter.to_string(), TextStyle::tinted(mark.tint))
            .and(format!(" {name}"), TextStyle::FAINT)
    };
    let terrains = Terrain::ALL
        .map(|terrain| entry(mark(terrain), words.term(&format!("cartographers-terrain-{}", terrain.name()))));
    let wasteland =
        (!side.map().wasteland.is_empty()).then(|| entry(WASTELAND, words.term("cartographers-land-wasteland")));
    let entries = terrains
        .into_iter()
        .chain([entry(MOUNTAIN, words.term("cartographers-land-mountain"))])
        .chain(wasteland)
        .chain([
            entry(EMPTY, words.term("cartographers-land-empty")),
            entry(RUINS, words.term("cartographers-land-ruins")),
            Strip::new().and(words.term("cartographers-chart-small-letter"), TextStyle::FAINT),
            Strip::new().and(words.term("cartographers-chart-lit"), TextStyle::FAINT),
        ]);
    ink::wrapped(Strip::new(), entries, 2, WIDTH)
}
