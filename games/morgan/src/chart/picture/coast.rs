//! The coasts of tiles, where land meets the sea.
//!
//! A side is all land or all water, so a coast can only begin and end in the corners of a tile. Where two tiles match,
//! the coast of one continues in a neighbour, through the corner that they share.
//!
//! Between its ends, every tile has its own coast, which turns with the tile. The surf lines run along the coast and
//! meet it in the corners, so they match wherever coasts match.
//!
//! ```text
//!  sides        the coast, clockwise, the water on its left hand
//!    W          ·╭───╮·
//!  W   W        ╭╯   ╰╮
//!    L          ·     ·
//! ```

use crate::{Direction, Edges, Tile};

use super::CELL;
use chart::pen::Pen;

type Point = (i32, i32);

/// The points of a coast along one, two or three water sides in a row, the first of them at the top. The coast bends
/// between these points.
const RUNS: [&[Point]; 3] = [
    &[(0, 0), (13, 9), (22, 19), (33, 23), (42, 17), (53, 12), (63, 17), (73, 21), (83, 9), (96, 0)],
    &[
        (0, 0),
        (14, 9),
        (27, 18),
        (40, 14),
        (53, 12),
        (65, 16),
        (73, 25),
        (83, 31),
        (84, 43),
        (78, 54),
        (81, 66),
        (84, 76),
        (87, 83),
        (96, 96),
    ],
    &[
        (0, 0),
        (14, 9),
        (27, 17),
        (40, 13),
        (54, 12),
        (67, 18),
        (78, 23),
        (84, 34),
        (80, 45),
        (82, 56),
        (84, 66),
        (77, 76),
        (66, 84),
        (52, 81),
        (38, 84),
        (26, 78),
        (13, 87),
        (0, 96),
    ],
];

/// How far a tile's own coast strays from these points.
const STRAY: i32 = 3;

/// The distances of the surf lines from the coast, and of the band along it on the land.
const SURF: [i32; 2] = [4, 8];
const BAND: i32 = -4;

/// The parts of tiles, each with its own pen.
#[derive(Default)]
pub(super) struct Coasts {
    /// The land, closed.
    pub(super) land: Pen,
    /// The line between land and water.
    pub(super) shore: Pen,
    /// Lines in the water along it.
    pub(super) surf: Pen,
    /// A band on the land along it.
    pub(super) band: Pen,
}

impl Coasts {
    /// Draws a tile as it lies, at a size, with its upper left corner at `corner`.
    pub(super) fn draw(&mut self, tile: Tile, edges: Edges, corner: Point, size: i32) {
        let to = |(x, y): Point| (corner.0 + x * size / CELL, corner.1 + y * size / CELL);
        let water = |side: usize| edges.is_water(Direction::ALL[side % 4]);
        // Start at a land side that follows a water side, or at any side if there is no water. The open sea has none.
        let land = |side: &usize| !water(*side);
        let Some(first) = (0..4).find(|side| land(side) && water(side + 3)).or_else(|| (0..4).find(land)) else {
            return;
        };
        self.land.go(to(turned((0, 0), first)));
        let mut side = first;
        while side < first + 4 {
            let run = (side..first + 4).take_while(|&side| water(side)).count();
            if run == 0 {
                self.land.line(to(turned((CELL, 0), side)));
                side += 1;
                continue;
            }
            let coast = coast(tile, run);
            let line = |by: i32| aside(&coast, by).into_iter().map(|point| to(turned(point, side))).collect::<Vec<_>>();
            bend_along(&mut self.land, &line(0));
            for (pen, by) in [(&mut self.shore, 0), (&mut self.band, BAND)] {
                stroke(pen, &line(by));
            }
            SURF.into_iter().for_each(|by| stroke(&mut self.surf, &line(by)));
            side += run;
        }
        self.land.close();
    }
}

/// The coast of a tile along `run` sides, with the variations of this tile.
fn coast(tile: Tile, run: usize) -> Vec<Point> {
    let points = RUNS[run - 1];
    let whim = |salt: usize| {
        let mixed = ((tile.index() * 31 + run * 7 + salt) as u32).wrapping_mul(0x9E37_79B1);
        ((mixed ^ mixed >> 15) >> 8) as i32 % (2 * STRAY + 1) - STRAY
    };
    let strayed = |(at, &(x, y)): (usize, &Point)| {
        if at == 0 || at + 1 == points.len() { (x, y) } else { (x + whim(2 * at), y + whim(2 * at + 1)) }
    };
    let mut coast: Vec<Point> = points.iter().enumerate().map(strayed).collect();
    // Every other tile has a mirrored coast.
    if tile.index() % 2 == 1 {
        coast.reverse();
        for point in &mut coast {
            let (x, y) = *point;
            *point = [(CELL - x, y), (CELL - y, CELL - x), (x, CELL - y)][run - 1];
        }
    }
    coast
}

/// A line to the left of another one that shares its ends.
fn aside(points: &[Point], by: i32) -> Vec<Point> {
    let mut moved = points.to_vec();
    for (at, around) in points.windows(3).enumerate() {
        let (across, down) = (around[2].0 - around[0].0, around[2].1 - around[0].1);
        let length = (across * across + down * down).isqrt().max(1);
        let (x, y) = around[1];
        // Keep closer near the ends, where the border is near.
        let by = if at == 0 || at + 3 == points.len() { by / 2 } else { by };
        moved[at + 1] = (x + down * by / length, y - across * by / length);
    }
    moved
}

/// A point of a tile after some quarter turns to the right.
fn turned((x, y): Point, turns: usize) -> Point {
    (0..turns % 4).fold((x, y), |(x, y), _| (CELL - y, x))
}

fn stroke(pen: &mut Pen, points: &[Point]) {
    pen.go(points[0]);
    bend_along(pen, points);
}

/// Draws a smooth line from the first point, where the pen is, to the last, bent towards the points between.
fn bend_along(pen: &mut Pen, points: &[Point]) {
    let last = points.len() - 1;
    for at in 1..last {
        let (here, next) = (points[at], points[at + 1]);
        let to = if at + 1 == last { next } else { ((here.0 + next.0) / 2, (here.1 + next.1) / 2) };
        pen.bend(here, to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coast_begins_and_ends_in_corners_and_never_leaves_its_tile() {
        for tile in Tile::all() {
            for run in 1..=3 {
                for by in [BAND, 0, SURF[0], SURF[1]] {
                    let line = aside(&coast(tile, run), by);
                    let (first, last) = (line[0], line[line.len() - 1]);
                    assert_eq!((first, last), ((0, 0), turned((CELL, 0), run - 1)));
                    for &(x, y) in &line[1..line.len() - 1] {
                        assert!(
                            (1..CELL).contains(&x) && (1..CELL).contains(&y),
                            "{} {run} {by}: {x},{y}",
                            tile.name()
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn coasts_meet_in_every_corner_where_four_tiles_lie() {
        // Each of the four borders around a corner is land or water. A tile has a coast there if its two borders
        // differ.
        for borders in 0..16u32 {
            let water = |at: u32| borders >> (at % 4) & 1;
            let coasts = (0..4).filter(|&at| water(at) != water(at + 1)).count();
            assert_eq!(coasts % 2, 0, "every coast continues in a neighbour");
        }
    }
}
