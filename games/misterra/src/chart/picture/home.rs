//! The small chart on the home page: a partly known island, and beside it a parchment with more of it.

use crate::Terrain;

use super::ground::sand;
use super::tiles::{look_of, tile};
use chart::drawing::{Drawing, Part};
use chart::frame::{self, GAP};
use chart::land;
use chart::lattice::{Lattice, Place};
use chart::rhumb;

/// Invented boards. Uppercase letters are confirmed, lowercase letters hazy.
const ISLAND: [&str; 4] = [".Jj.", "mML.", "SSl.", "jS.L"];
const PARCHMENT: [&str; 4] = [".JJL", "MMLL", "SSL.", "JS.."];

/// As large as the chart of Cartographers: nine by five cells.
const CHART: Lattice = Lattice { left: EDGE, top: EDGE, cell: 60, columns: 9, rows: 5, stray: 0 };
const EDGE: i32 = frame::BAND + 2;

/// The upper edge of both boards, inside the chart.
const TOP: i32 = EDGE + 12;

const fn board(left: i32) -> Lattice {
    Lattice { left, top: TOP, cell: 60, columns: 4, rows: 4, stray: 2 }
}

/// The small chart for the home page.
#[must_use]
pub fn home_chart() -> Drawing {
    let (island, parchment) = (board(EDGE), board(EDGE + CHART.width() - 4 * 60 - 14));
    let mut parts = frame::frame(&CHART);
    parts.extend(rhumb::net(&CHART));
    let shore = TOP + island.height() + 4;
    parts.extend(sand((EDGE - GAP, shore), 2, (28, EDGE + CHART.height() + GAP - shore)));
    for row in 0..island.rows {
        for column in 0..island.columns {
            let letter = letter(&ISLAND, (row, column));
            if let Some(terrain) = Terrain::lettered(letter.to_ascii_uppercase()) {
                tile(&island, (row, column), look_of(terrain), letter.is_ascii_uppercase(), &mut parts);
            }
        }
    }
    for (by, class) in [(14, "c-card"), (4, "c-neat")] {
        let (x, y) = (parchment.left - by, parchment.top - by.min(8));
        let (width, height) = (parchment.width() + 2 * by, parchment.height() + 2 * by + if by > 8 { 4 } else { 0 });
        parts.push(Part::Rect { x, y, width, height, round: 0, class });
    }
    parts.push(frame::grid(&parchment));
    land::paint(
        &parchment,
        &|place| Terrain::lettered(letter(&PARCHMENT, place)).map(look_of),
        &|place, style, parts| parts.push(style.symbol(place, parchment.corner(place), parchment.cell)),
        &mut parts,
    );
    Drawing { width: CHART.width() + 2 * EDGE, height: CHART.height() + 2 * EDGE, parts }
}

fn letter(rows: &[&str; 4], (row, column): Place) -> char {
    char::from(rows[row as usize].as_bytes()[column as usize])
}
