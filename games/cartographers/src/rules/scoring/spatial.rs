//! The scoring cards of the spatial stack.

use table::{Grid11, Item};

use super::{each, item, those};
use crate::rules::sheet::Land;

/// Stars for a complete row or column.
const BORDERLANDS_STARS: i32 = 6;

/// Six stars for each complete row and each complete column of filled spaces.
pub(super) fn borderlands(land: &Land) -> i32 {
    let filled = land.filled().bits();
    // The intersection of all 11 rows shows the complete columns: first 2 rows, then 4, then 8, and the last 4 again …
    let two = filled & filled >> 11;
    let four = two & two >> 22;
    let columns = (four & four >> 44 & four >> 77) as u32 & 0x7ff;
    // … and likewise for rows.
    let two = filled & filled >> 1;
    let four = two & two >> 2;
    let rows = four & four >> 4 & four >> 7 & Grid11::LEFT.bits();
    BORDERLANDS_STARS * (columns.count_ones() + rows.count_ones()) as i32
}

pub(super) fn explain_borderlands(land: &Land) -> Vec<Item> {
    let rows = (0..Grid11::SIDE).map(|row| (Grid11::row(row), "row-complete"));
    let columns = (0..Grid11::SIDE).map(|column| (Grid11::column(column), "column-complete"));
    let complete = rows.chain(columns).filter(|(line, _)| line.is_within(land.filled()));
    complete.map(|(line, reason)| item(line, BORDERLANDS_STARS, reason)).collect()
}

/// Stars for each space along an edge of the square.
const BARONY_STARS: i32 = 3;

/// Three stars for each space along one edge of the largest filled square.
pub(super) fn lost_barony(land: &Land) -> i32 {
    // A square of side n + 1 begins where four squares of side n begin: here, to the right, below and diagonally.
    let mut corners = land.filled();
    let mut side = 0;
    while !corners.is_empty() {
        side += 1;
        let wide = corners & corners.left();
        corners = wide & wide.up();
    }
    BARONY_STARS * side
}

pub(super) fn explain_lost_barony(land: &Land) -> Vec<Item> {
    for side in (1..=Grid11::SIDE).rev() {
        for row in 0..=Grid11::SIDE - side {
            for column in 0..=Grid11::SIDE - side {
                let square = || (row..row + side).flat_map(|row| (column..column + side).map(move |at| (row, at)));
                if square().all(|(row, column)| Grid11::at(row, column).is_within(land.filled())) {
                    let square = square().fold(Grid11::EMPTY, |all, (row, column)| all | Grid11::at(row, column));
                    return vec![item(square, BARONY_STARS * side as i32, "largest-square")];
                }
            }
        }
    }
    Vec::new()
}

/// Stars for a complete diagonal.
const ROAD_STARS: i32 = 3;

/// The diagonals that run down and to the right from the left edge to the bottom edge, the longest first.
pub const DIAGONALS: [Grid11; Grid11::SIDE] = {
    let mut diagonals = [Grid11::EMPTY; Grid11::SIDE];
    let mut start = 0;
    while start < Grid11::SIDE {
        let mut bits = 0;
        let mut step = 0;
        while start + step < Grid11::SIDE {
            bits |= Grid11::at(start + step, step).bits();
            step += 1;
        }
        diagonals[start] = Grid11::from_bits(bits);
        start += 1;
    }
    diagonals
};

/// Three stars for each complete diagonal of filled spaces from the left edge down to the bottom edge.
pub(super) fn the_broken_road(land: &Land) -> i32 {
    ROAD_STARS * DIAGONALS.iter().filter(|diagonal| diagonal.is_within(land.filled())).count() as i32
}

pub(super) fn explain_the_broken_road(land: &Land) -> Vec<Item> {
    let diagonal = |start: usize| (0..Grid11::SIDE - start).map(move |step| Grid11::at(start + step, step));
    let complete = (0..Grid11::SIDE).filter(|&start| diagonal(start).all(|space| space.is_within(land.filled())));
    let spaces = |start| diagonal(start).fold(Grid11::EMPTY, |all, space| all | space);
    complete.map(|start| item(spaces(start), ROAD_STARS, "diagonal-complete")).collect()
}

/// One star for each empty space with no empty space beside it.
pub(super) fn the_cauldrons(land: &Land) -> i32 {
    (land.empty() - land.empty().neighbours()).len() as i32
}

pub(super) fn explain_the_cauldrons(land: &Land) -> Vec<Item> {
    each(those(land.empty(), |space| space.neighbours().is_within(land.filled())), 1, "empty-surrounded")
}
