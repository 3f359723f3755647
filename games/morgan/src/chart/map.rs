//! The map as text: every tile with its sides, two letters for its point, and the numbers of the seats on it.
//!
//! ```text
//!      0   1
//!    +---+~~~+
//!  0 |Li |Sk ~
//!    |0  |1 2~
//!    +---+---+
//! ```

use crate::{Direction, Island, Open, Point, Tile};
use words::Words;

use super::picture::Extent;
use super::{WIDTH, name_of};
use chart::board::Tint;
use chart::ink::{self, Strip, TextStyle};

const LAND: TextStyle = TextStyle::tinted(Tint::Yellow);
const WATER: TextStyle = TextStyle::tinted(Tint::Blue);

/// All tiles; lit places have a star.
pub(super) fn lines(open: &Open, lit: &[(i32, i32)]) -> Vec<Strip> {
    let island = &open.island;
    let Extent { left, top, right, bottom } = Extent::of(island);
    // Leave out the rim of empty spots, but include the border after the last tile.
    let (columns, rows) = (left + 1..right + 1, top + 1..bottom + 1);
    let blank = || Strip::new().text("    ");
    let heading = columns.clone().take(columns.len() - 1);
    let mut lines = vec![heading.fold(blank(), |line, x| line.text(format!("{x:>3} ")))];
    for y in rows {
        lines.push(columns.clone().fold(blank(), |line, x| horizontal(line, island, (x, y))));
        // After the last row comes only its lower border.
        if y == bottom {
            break;
        }
        let label = Strip::new().text(format!("{y:>3} "));
        lines.push(columns.clone().fold(label, |line, x| {
            let line = vertical(line, island, (x, y));
            let (code, look) = tile(island, (x, y)).map_or(("  ", TextStyle::PLAIN), code);
            let lit = lit.contains(&(x, y));
            line.and(code, TextStyle { lit, ..look }).text(if lit { "*" } else { " " })
        }));
        lines.push(columns.clone().fold(blank(), |line, x| {
            vertical(line, island, (x, y)).and(format!("{:<3}", pirates(open, (x, y))), TextStyle::STRONG)
        }));
    }
    lines
}

/// The border above a place, and the corner to its left.
fn horizontal(line: Strip, island: &Island, (x, y): (i32, i32)) -> Strip {
    let around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)];
    let corner = around.into_iter().any(|place| tile(island, place).is_some());
    let line = line.text(if corner { "+" } else { " " });
    match side(island, (x, y), Direction::North) {
        Some(true) => line.and("~~~", WATER),
        Some(false) => line.and("---", LAND),
        None => line.text("   "),
    }
}

/// The border to the left of a place.
fn vertical(line: Strip, island: &Island, place: (i32, i32)) -> Strip {
    match side(island, place, Direction::West) {
        Some(true) => line.and("~", WATER),
        Some(false) => line.and("|", LAND),
        None => line.text(" "),
    }
}

/// Whether a place's border in a direction is water, by the tile on either side; none between two gaps.
fn side(island: &Island, (x, y): (i32, i32), towards: Direction) -> Option<bool> {
    let (across, down) = towards.step();
    let water = |place, side| tile(island, place).map(|tile| island.edges(tile).is_water(side));
    water((x, y), towards).or_else(|| water((x + across, y + down), towards.opposite()))
}

fn tile(island: &Island, place: (i32, i32)) -> Option<Tile> {
    island.spot_at(place).and_then(|spot| island.tile_on(spot))
}

/// The letters of a tile.
fn code(tile: Tile) -> (&'static str, TextStyle) {
    tile.facts().point.map_or(("~~", WATER), |point| (letters(point), TextStyle::PLAIN))
}

/// Two letters for each point: its initials, or the start of its name.
fn letters(point: Point) -> &'static str {
    const LETTERS: [&str; Point::COUNT] =
        ["Li", "To", "Oa", "An", "Sw", "BC", "GT", "Sk", "TC", "BN", "OM", "BM", "TP", "WB", "RB", "SH", "PR", "SF"];
    LETTERS[point.index()]
}

/// The seats of the pirates on a place.
fn pirates(open: &Open, place: (i32, i32)) -> String {
    let Some(tile) = tile(&open.island, place) else { return String::new() };
    let seats = (0..).zip(&open.players).filter(|(_, player)| player.pirate == Some(tile));
    let seats: String = seats.filter_map(|(seat, _)| char::from_digit(seat, 10)).collect();
    // The four digits of all seats do not fit.
    if seats.len() > 3 { "0-3".to_owned() } else { seats }
}

/// The legend of the letters.
pub(super) fn legend(words: &Words) -> Vec<Strip> {
    let entry = |point: Point| {
        let name = name_of("point", point.name(), words);
        Strip::new().text(letters(point)).and(format!(" {name}"), TextStyle::FAINT)
    };
    let notes = ["chart-sides", "chart-happened"].map(|code| Strip::new().and(words.term(code), TextStyle::FAINT));
    ink::wrapped(Strip::new(), Point::all().map(entry).chain(notes), 2, WIDTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_match_the_names_and_are_unique() {
        for point in Point::all() {
            let name = point.name().to_ascii_uppercase();
            let (first, second) = letters(point).split_at(1);
            assert!(name.starts_with(first), "{name}");
            let word = name.split_once('-').map_or(&name[1..], |(_, word)| word);
            assert!(word.starts_with(&second.to_ascii_uppercase()), "{name}");
            assert!(Point::all().all(|other| other == point || letters(other) != letters(point)), "{name}");
        }
    }
}
