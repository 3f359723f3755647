//! The diagram of a presumption: an example of the feature that it scores, and its points below.

use crate::components::{Direction, Pay, Rule};
use crate::{Presumption, Terrain};

use super::SIDE;
use super::tiles::look_of;
use chart::drawing::{Anchor, Class, Drawing, Part};
use chart::frame;
use chart::lattice::{Lattice, Place};
use chart::pen::push_number;

/// The cells of the example.
const EXAMPLE: Lattice = Lattice { left: 11, top: 4, cell: 30, columns: SIDE, rows: SIDE, stray: 0 };

const WIDTH: i32 = 2 * 11 + SIDE * 30;

/// The base lines of thresholds and points, below the example.
const THRESHOLD: i32 = 4 + SIDE * 30 + 22;
const POINTS: i32 = THRESHOLD + 23;

/// An example on the five rows of a parchment. `t` is the card's terrain, `o` its other terrain, an uppercase letter
/// the terrain with that letter, `x` any terrain. `#` is any terrain that counts, `1` to `4` are terrains that count.
/// `/` is a crossed out space, where the terrain would touch the other one.
type Example = [&'static str; 5];

/// The diagram of a presumption: the feature that it scores, and its points.
#[must_use]
pub fn presumption_diagram(card: Presumption) -> Drawing {
    let facts = card.facts();
    let (terrains, example) = example(facts.rule);
    let letter = |(row, column): Place| {
        let inside = (0..SIDE).contains(&row) && (0..SIDE).contains(&column);
        if inside { example[row as usize][column as usize] } else { b'.' }
    };
    let mut parts = vec![frame::grid(&EXAMPLE), around("c-neat")];
    for row in 0..SIDE {
        for column in 0..SIDE {
            cell((row, column), letter((row, column)), terrains, &mut parts);
        }
    }
    let borders = EXAMPLE.sides(&|one, other| ground(letter(one)) != ground(letter(other)));
    parts.push(Part::path(EXAMPLE.strokes(&borders), "c-tiny-border"));
    let counts = EXAMPLE.outline(&|place| matches!(letter(place), b'#' | b'1'..=b'4'), 0);
    if !counts.is_empty() {
        parts.extend(["c-lit-halo", "c-counts"].map(|class| Part::path(counts.clone(), class)));
    }
    pay(facts.pay, &mut parts);
    Drawing { width: WIDTH, height: POINTS + 8, parts }
}

fn around(class: Class) -> Part {
    let (x, y) = (EXAMPLE.left, EXAMPLE.top);
    Part::Rect { x, y, width: EXAMPLE.width(), height: EXAMPLE.height(), round: 0, class }
}

/// The ground that a letter stands for. Cells with the same ground have no border between them, whether they count or
/// not.
fn ground(letter: u8) -> u8 {
    match letter {
        b'1'..=b'4' => b"JLMS"[usize::from(letter - b'1')],
        b'#' => b'x',
        b'/' => b'.',
        _ => letter,
    }
}

fn cell(place: Place, letter: u8, [this, other]: [Terrain; 2], parts: &mut Vec<Part>) {
    let ((x, y), size) = (EXAMPLE.corner(place), EXAMPLE.cell);
    let terrain = match ground(letter) {
        b't' => Some(this),
        b'o' => Some(other),
        letter => Terrain::lettered(char::from(letter)),
    };
    let rect = |class| Part::Rect { x, y, width: size, height: size, round: 0, class };
    match terrain.map(look_of) {
        Some(style) => parts.extend([rect(style.wash), style.symbol(place, (x, y), size)]),
        None if letter == b'/' => {
            parts.push(Part::Symbol { symbol: "sign-cross", x, y, size, class: "c-refused" });
        }
        None if letter != b'.' => parts.push(rect("c-any")),
        None => {}
    }
}

/// Thresholds above their points, or the points for each.
fn pay(pay: Pay, parts: &mut Vec<Part>) {
    let mut put = |x: i32, y: i32, class, signs: [&str; 2], number: u8| {
        let mut content = signs[0].to_owned();
        push_number(&mut content, number.into());
        content.push_str(signs[1]);
        parts.push(Part::Text { x, y, anchor: Anchor::Middle, class, content: content.into() });
    };
    match pay {
        Pay::Each(points) => put(WIDTH / 2, POINTS - 9, "c-name", ["+", ""], points),
        Pay::Steps { table, beyond } => {
            let column = WIDTH / table.len() as i32;
            for (place, &(threshold, points)) in (0..).zip(table) {
                let more = if place as usize + 1 == table.len() && beyond > 0 { "+" } else { "" };
                let x = place * column + column / 2;
                put(x, THRESHOLD, "c-label", ["", more], threshold);
                put(x, POINTS, "c-pay", ["", more], points);
            }
        }
    }
}

/// The terrains of a rule, and an example of the feature that it scores.
fn example(rule: Rule) -> ([Terrain; 2], [[u8; 5]; 5]) {
    let any = Terrain::Jungle;
    let drawn = |rows: Example| rows.map(|row| row.as_bytes().try_into().unwrap_or([b'.'; 5]));
    // A line perpendicular to the beach is the same picture, transposed.
    let line = |direction, row: &'static str| {
        let mut lying = drawn([".....", ".....", row, ".....", "....."]);
        if direction == Direction::Perpendicular {
            let row = lying[2];
            lying = row.map(|letter| [b'.', b'.', letter, b'.', b'.']);
        }
        ([any; 2], lying)
    };
    let free = |rows| ([any; 2], drawn(rows));
    match rule {
        Rule::ZonesBySize(terrain) => ([terrain; 2], drawn([".....", "..t..", ".tt..", ".....", "....t"])),
        Rule::EdgeSpaces(terrain) => ([terrain; 2], drawn([".tt..", "t...t", "t...t", ".....", ".ttt."])),
        Rule::LinesWithAllFour(direction) => line(direction, "JLMSL"),
        Rule::LinesOfOneTerrain(direction) => line(direction, "xxxxx"),
        Rule::SpacesApart(this, other) => ([this, other], drawn(["t....", "./..t", "/o/..", "./..t", "...t."])),
        Rule::LargestZone => free(["x.xx.", "x.x..", ".....", "##..x", "###.x"]),
        Rule::SmallestZone => free(["xxx.x", "xx..x", "....x", "##..x", "...xx"]),
        Rule::ZonesOfSize(1) => free(["#.xx.", ".#.x#", "....x", ".#.xx", "#.#.."]),
        Rule::ZonesOfSize(_) => free(["##...", "...x#", "##.x#", "...xx", "##..."]),
        Rule::MostOfATerrain => free(["1....", "1...S", "1L..S", "1L..S", "1LM.S"]),
        Rule::LeastOfATerrain => free(["J....", "J...S", "JL..S", "JL..S", "JL3.S"]),
        Rule::SetsOfAllFour => free(["12...", "34...", ".....", "...12", "...34"]),
        Rule::Pattern(pattern) => {
            let mut rows = [[b'.'; 5]; 5];
            let (top, left) = (2 - pattern.len() / 2, 2 - pattern.first().map_or(0, |row| row.len()) / 2);
            for (row, terrains) in pattern.iter().enumerate() {
                for (column, terrain) in terrains.iter().enumerate() {
                    rows[top + row][left + column] = terrain.letter() as u8;
                }
            }
            ([any; 2], rows)
        }
    }
}
