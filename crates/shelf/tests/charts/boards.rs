//! Map sheets as text, on both sides.

use cartographers::chart::board;
use cartographers::{Land, Sheet, Side, Spaces, Terrain, space_named};
use chart::{Board, Cell, Ink, Mark, Tint, text};
use table::Grid11;

/// A sheet with this map.
fn sheet(side: Side, rows: [&str; 11]) -> Sheet {
    let mut sheet = Sheet::blank(side);
    sheet.land = Land::read(side, &rows).unwrap();
    sheet
}

fn spaces(names: &str) -> Grid11 {
    names.split(' ').map(|name| space_named(name).unwrap()).collect()
}

const WILDERNESS: [&str; 11] = [
    "FF.........",
    "F..M.V..XX.",
    ".AA.....M..",
    "...........",
    "...........",
    ".....M.....",
    "...........",
    "...........",
    ".WM........",
    ".WW....M...",
    "..........V",
];

#[test]
fn wilderness() {
    let drawn = text::written(&board(&sheet(Side::Wilderness, WILDERNESS), spaces("B6 B9 B10")), Ink::Plain);
    let expected = "   1  2  3  4  5  6  7  8  9 10 11
A  F  F  .  .  .  .  .  .  .  .  .
B  F  .  .  M  . [v] .  . [X][X] .
C  .  a  A  .  .  .  .  .  M  r  .
D  .  .  .  .  .  .  .  .  .  .  .
E  .  .  .  .  .  .  .  .  .  .  .
F  .  .  .  .  .  M  .  .  .  .  .
G  .  .  .  .  .  .  .  .  .  .  .
H  .  .  .  .  .  .  .  .  .  .  .
I  .  w  M  .  .  .  .  .  .  r  .
J  .  W  W  .  .  r  .  M  .  .  .
K  .  .  .  .  .  .  .  .  .  .  V
";
    assert_eq!(drawn, expected);
}

#[test]
fn wastelands() {
    let land = [
        "...........",
        "......W.M..",
        "...MF......",
        ".....#.....",
        "....##V....",
        "....###....",
        ".....#.....",
        ".....M.....",
        ".........M.",
        "..M........",
        "X.........A",
    ];
    let drawn = text::written(&board(&sheet(Side::Wastelands, land), spaces("A1 K11")), Ink::Plain);
    let expected = "   1  2  3  4  5  6  7  8  9 10 11
A [.] .  .  .  .  .  .  .  .  .  .
B  .  .  .  .  .  .  w  .  M  .  .
C  .  .  r  M  F  .  .  .  .  .  .
D  .  .  .  .  .  #  .  .  .  .  .
E  .  .  .  .  #  #  v  .  .  .  .
F  .  .  .  .  #  #  #  .  .  .  .
G  .  r  .  .  .  #  .  .  .  .  .
H  .  .  .  .  .  M  .  .  r  .  .
I  .  .  .  .  .  .  .  .  .  M  .
J  .  .  M  r  .  .  .  .  .  .  .
K  X  .  .  .  .  .  .  .  .  . [A]
";
    assert_eq!(drawn, expected);
}

#[test]
fn a_blank_sheet_shows_the_printed_spaces() {
    for side in Side::ALL {
        let drawn = text::written(&board(&Sheet::blank(side), Grid11::EMPTY), Ink::Plain);
        let count = |letter| drawn.chars().filter(|&c| c == letter).count() as u32;
        assert_eq!(count('r'), side.map().ruins.len());
        assert_eq!(count('#'), side.map().wasteland.len());
        assert_eq!(count('M'), side.map().mountains.len());
    }
}

#[test]
fn columns_line_up() {
    let sheet = sheet(Side::Wilderness, WILDERNESS_WHOLE);
    let drawn = text::written(&board(&sheet, Grid11::ALL), Ink::Plain);
    for (row, line) in drawn.lines().skip(1).enumerate() {
        for column in 0..Grid11::SIDE {
            let cell: String = line.chars().skip(2 + 3 * column).take(3).collect();
            let letter = sheet.land.rows()[row].chars().nth(column).unwrap();
            let space = (row * Grid11::SIDE + column) as u8;
            let letter = match letter {
                '.' if sheet.land.map().ruins.contains(space) => 'r',
                letter if sheet.land.map().ruins.contains(space) => letter.to_ascii_lowercase(),
                letter => letter,
            };
            assert_eq!(cell, format!("[{letter}]"));
        }
    }
}

const WILDERNESS_WHOLE: [&str; 11] = [
    "FFFFFFFFFFF",
    "VVVMVVVVVVV",
    "AAAAAAAAMAA",
    "WWWWWWWWWWW",
    "XXXXXXXXXXX",
    "FFFFFMFFFFF",
    "VVVVVVVVVVV",
    "AAAAAAAAAAA",
    "WWMWWWWWWWW",
    "XXXXXXXMXXX",
    "...........",
];

#[test]
fn colour_does_not_change_the_text() {
    let mut sheet = Sheet::blank(Side::Wilderness);
    for (terrain, name) in Terrain::ALL.into_iter().zip(["A1", "B6", "C3", "D4", "E5"]) {
        sheet.draw(terrain, spaces(name), false);
    }
    let board = board(&sheet, spaces("A1"));
    let (plain, coloured) = (text::written(&board, Ink::Plain), text::written(&board, Ink::Colour));
    assert!(!plain.contains('\x1b'));
    assert!(coloured.contains("[\x1b[7;32mF\x1b[0m]"), "lit forest is green, reversed");
    assert!(coloured.contains(" \x1b[31mv\x1b[0m "), "a village on ruins is red");
    assert_eq!(without_escapes(&coloured), plain);
}

/// A text without its colour codes.
fn without_escapes(text: &str) -> String {
    let mut pieces = text.split("\x1b[");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |all, piece| all + piece.split_once('m').unwrap().1)
}

#[test]
fn a_board_of_any_game() {
    let lagoon = Mark::new('L', Tint::Blue);
    let rows = ["10", "9"].map(str::to_owned).to_vec();
    let columns = ["a", "b", "c"].map(str::to_owned).to_vec();
    let board = Board::new(rows, columns, |row, column| Cell {
        mark: (row == column).then_some(lagoon),
        faint: None,
        lit: column == 1,
    });
    assert_eq!(text::written(&board, Ink::Plain), "    a  b  c\n10  L [.] .\n9   . [L] .\n");
    let empty = Board::new(Vec::new(), Vec::new(), |_, _| Cell::default());
    assert_eq!(text::written(&empty, Ink::Plain), "\n");
}

#[test]
fn lit_spaces_have_the_printed_names() {
    let sheet = Sheet::blank(Side::Wilderness);
    let lit = spaces("A1 F11 K3");
    let drawn = text::written(&board(&sheet, lit), Ink::Plain);
    let mut found = Vec::new();
    for line in drawn.lines().skip(1) {
        let marks: Vec<char> = line.chars().collect();
        let lit = (0..11).filter(|column| marks[2 + 3 * column..].first() == Some(&'['));
        found.extend(lit.map(|column| format!("{}{}", marks[0], column + 1)));
    }
    assert_eq!(found.join(" "), Spaces(lit).to_string());
}
