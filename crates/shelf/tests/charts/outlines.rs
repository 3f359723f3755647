//! Regions and their outlines, counted by hand; spaces and points.

use crate::charts::drawn::{land, paths, spaces};
use cartographers::chart::picture::{self, CELL, FAR_MARGIN, Ghost, MARGIN, SIZE, cell_at, corner};
use cartographers::{Land, Side, Terrain};
use chart::lattice::{Lattice, Place};
use chart::svg;
use table::Grid11;

/// The number of cell sides in a path.
fn sides(path: &str) -> usize {
    path.chars().filter(|letter| "hvlq".contains(*letter)).count()
}

/// The number of inked sides, and the number of seams within a region.
fn inked(drawn: &[(Terrain, &str)]) -> (usize, usize) {
    let drawing = picture::sheet_land(&land(drawn), Grid11::EMPTY);
    let count = |class| paths(&drawing, class).iter().map(|path| sides(path)).sum();
    (count("c-border"), count("c-seam"))
}

#[test]
fn a_region_has_one_outline() {
    assert_eq!(inked(&[]), (0, 0));
    assert_eq!(inked(&[(Terrain::Forest, "E5")]), (4, 0));
    assert_eq!(inked(&[(Terrain::Forest, "E5 E6")]), (6, 1));
    assert_eq!(inked(&[(Terrain::Forest, "A1 A2 B1")]), (8, 2), "an L in the corner");
    assert_eq!(inked(&[(Terrain::Water, "E4 E5 F4 F5")]), (8, 4), "a square");
}

#[test]
fn a_border_between_two_terrains_is_drawn_once() {
    assert_eq!(inked(&[(Terrain::Forest, "E5"), (Terrain::Farm, "E6")]), (7, 0));
    // A square of three terrains: eight sides around it, three within, and a seam in the water.
    assert_eq!(inked(&[(Terrain::Forest, "G4"), (Terrain::Farm, "G5"), (Terrain::Water, "H4 H5")]), (11, 1));
}

#[test]
fn a_drawn_board() {
    // The forest's L has 8 sides, the village 4, the monsters 6, the farm 6, the water's L 8, the corner village 4.
    let rows = [
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
    let land = Land::read(Side::Wilderness, &rows).expect("a map");
    let drawing = picture::sheet_land(&land, Grid11::EMPTY);
    assert_eq!(sides(&paths(&drawing, "c-border")[0]), 8 + 4 + 6 + 6 + 8 + 4);
    let ground = picture::sheet_ground(Side::Wilderness);
    assert_eq!(sides(&paths(&ground, "c-border")[0]), 4 * land.map().mountains.len() as usize);
    // The wasteland of the other side: seven cells that touch seven times, so 28 − 14 sides. One of the five mountains
    // shares a side with it.
    let ground = picture::sheet_ground(Side::Wastelands);
    assert_eq!(sides(&paths(&ground, "c-border")[0]), 14 + 5 * 4 - 1);
}

/// A lattice with straight lines.
const RULED: Lattice = Lattice { left: 0, top: 0, cell: 10, columns: 4, rows: 4, stray: 0 };

fn picture_of(rows: [&'static str; 4]) -> impl Fn(Place) -> bool {
    move |(row, column)| {
        let line = usize::try_from(row).ok().and_then(|row| rows.get(row));
        line.zip(usize::try_from(column).ok()).is_some_and(|(line, at)| line.as_bytes().get(at) == Some(&b'#'))
    }
}

#[test]
fn outlines_are_closed_lines() {
    let one = picture_of(["....", ".#..", "....", "...."]);
    assert_eq!(RULED.outline(&one, 0), "M10 10h10v10h-10v-10Z");
    assert_eq!(RULED.outline(&one, 2), "M12 12h6v6h-6v-6Z");
    // At a left turn, the inset line keeps the same distance.
    let angle = picture_of(["#...", "##..", "....", "...."]);
    assert_eq!(RULED.outline(&angle, 0), "M0 0h10v10h10v10h-10h-10v-10v-10Z");
    assert_eq!(RULED.outline(&angle, 2), "M2 2h6v10h10v6h-8h-8v-8v-8Z");
    // A hole runs in the opposite direction, and its inset line lies outside of the hole.
    let ring = picture_of(["###.", "#.#.", "###.", "...."]);
    assert_eq!(RULED.outline(&ring, 1).matches('Z').count(), 2);
    assert!(RULED.outline(&ring, 1).contains("M9 21h12v-12h-12v12Z"), "{}", RULED.outline(&ring, 1));
    // Cells that touch only at a corner are two groups.
    let corners = picture_of(["....", ".#..", "..#.", "...."]);
    assert_eq!(RULED.outline(&corners, 1), "M11 11h8v8h-8v-8ZM21 21h8v8h-8v-8Z");
    assert_eq!(RULED.outline(&picture_of(["...."; 4]), 0), "");
}

#[test]
fn hand_drawn_lines_stray_little_and_never_over_the_frame() {
    let lattice = Lattice { left: 0, top: 0, cell: 60, columns: 11, rows: 11, stray: 2 };
    let all = lattice.outline(&|(row, column)| (0..11).contains(&row) && (0..11).contains(&column), 0);
    assert!(!all.contains('q') && !all.contains('l'), "the edge of the chart is straight: {all}");
    // Drawing the same side twice gives the same line.
    let one = lattice.outline(&|place| place == (4, 4), 0);
    let again = lattice.outline(&|place| place == (4, 4), 0);
    assert_eq!(one, again);
    for number in one.split(|c: char| !c.is_ascii_digit()).filter_map(|text| text.parse::<i32>().ok()) {
        let strays = [0, 30, 60, 240, 300].map(|true_line: i32| (number - true_line).abs());
        assert!(strays.iter().any(|&stray| stray <= 6), "{number} in {one}");
    }
}

#[test]
fn points_and_cells() {
    for space in 0..Grid11::SPACES as u8 {
        let (x, y) = corner(space);
        for (across, down) in [(0, 0), (CELL - 1, 0), (0, CELL - 1), (CELL / 2, CELL / 2), (CELL - 1, CELL - 1)] {
            assert_eq!(cell_at(x + across, y + down), Some(space));
        }
    }
    let end = SIZE - FAR_MARGIN;
    for (x, y) in [
        (0, 0),
        (MARGIN - 1, 100),
        (100, MARGIN - 1),
        (end, 100),
        (100, end),
        (-500, -500),
        (i32::MAX, 90),
        (90, i32::MIN),
    ] {
        assert_eq!(cell_at(x, y), None, "{x} {y}");
    }
}

#[test]
fn all_layers_of_a_sheet_share_their_coordinates() {
    let land = land(&[]);
    let ghost = Ghost { spaces: spaces("A1"), terrain: Terrain::Farm, fits: true };
    for drawing in [
        picture::sheet_ground(Side::Wilderness),
        picture::sheet_land(&land, Grid11::ALL),
        picture::sheet_ghost(&ghost),
        picture::sheet_wanted(Grid11::ALL),
    ] {
        assert_eq!((drawing.width, drawing.height), (SIZE, SIZE));
    }
}

/// It is redrawn on every pointer move, so it must be small.
#[test]
fn a_ghost_is_small() {
    let ghost = Ghost { spaces: spaces("D4 D5 D6 E5 F5"), terrain: Terrain::Village, fits: false };
    let written = svg::content(&picture::sheet_ghost(&ghost));
    assert!(written.len() < 2000, "{} bytes", written.len());
}

#[test]
fn lit_spaces_have_a_ring_and_covered_ruins_a_mark() {
    let land = land(&[(Terrain::Forest, "B6 B7")]);
    let drawing = picture::sheet_land(&land, spaces("B6 B7"));
    assert_eq!(paths(&drawing, "c-lit").len(), 1);
    assert_eq!(paths(&drawing, "c-lit")[0].matches('Z').count(), 1, "one ring around both");
    assert_eq!(svg::content(&drawing).matches("sign-ruins-mark").count(), 1);
    assert_eq!(paths(&picture::sheet_land(&land, Grid11::EMPTY), "c-lit").len(), 0);
}

#[test]
fn tracks() {
    let track = svg::content(&picture::time_track(5, 7, 8));
    for (class, count) in [("c-time-passed", 5), ("c-time-card", 2), ("c-time-left", 1), ("hatch-time", 2)] {
        assert_eq!(track.matches(class).count(), count, "{class}");
    }
    let over = svg::content(&picture::time_track(5, 9, 6));
    assert_eq!(over.matches("<rect").count(), 6, "time beyond the season's end has no bar");
    let coins = svg::content(&picture::coin_track(3, 14));
    assert_eq!((coins.matches("sign-coin").count(), coins.matches("c-coin-empty").count()), (3, 11));
}
