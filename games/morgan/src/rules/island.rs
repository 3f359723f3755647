//! The island map: the place and the edges of every tile.

use serde::{Deserialize, Serialize};

use crate::rules::components::{Point, Tile};
use crate::rules::edges::{Direction, Edges};
use crate::rules::spot::Spot;
use crate::rules::survey::Survey;

/// A map in one piece, of at most twenty tiles.
///
/// Places are relative to the north-west corner of the start: x grows to the east, y to the south, and both may become
/// negative. A tile is identified by its number; in a game that is its index in the list of components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Island {
    spots: [Spot; Tile::COUNT],
    edges: [Edges; Tile::COUNT],
    len: u8,
    /// The westernmost x and the northernmost y of all tiles. They determine the place of each spot.
    west: i32,
    north: i32,
}

/// How far west and north of the map a spot may have its place; a legal spot is at most 1 away.
const MARGIN: i32 = (Spot::SIDE as i32 - Tile::COUNT as i32) / 2;

impl Island {
    /// A map of tiles with these places and edges; none if there are no tiles or too many, or if they span more than
    /// twenty columns or rows.
    #[must_use]
    pub fn laid(tiles: &[((i32, i32), Edges)]) -> Option<Island> {
        let (mut spots, mut edges) = ([Spot::default(); Tile::COUNT], [Edges::default(); Tile::COUNT]);
        if tiles.len() > Tile::COUNT {
            return None;
        }
        let span = |of: fn(&((i32, i32), Edges)) -> i32| {
            let (least, most) = (tiles.iter().map(of).min()?, tiles.iter().map(of).max()?);
            (i64::from(most) - i64::from(least) < Tile::COUNT as i64).then_some(least)
        };
        let (west, north) = (span(|&((x, _), _)| x)?, span(|&((_, y), _)| y)?);
        for (place, &((x, y), lies)) in tiles.iter().enumerate() {
            (spots[place], edges[place]) = (Spot::of(x, y), lies);
        }
        Some(Island { spots, edges, len: tiles.len() as u8, west, north })
    }

    /// How many tiles there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len).min(Tile::COUNT)
    }

    /// Whether there are no tiles; always false.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (0..self.len).map(Tile)
    }

    /// The spots of all tiles, in the order of the tiles.
    #[must_use]
    #[inline]
    pub fn spots(&self) -> &[Spot] {
        &self.spots[..self.len()]
    }

    /// The spot of a tile.
    #[must_use]
    #[inline]
    pub fn spot(&self, tile: Tile) -> Spot {
        self.spots[tile.index()]
    }

    /// The edges of a tile as it lies.
    #[must_use]
    #[inline]
    pub fn edges(&self, tile: Tile) -> Edges {
        self.edges[tile.index()]
    }

    /// The tile on a spot.
    #[must_use]
    #[inline]
    pub fn tile_on(&self, spot: Spot) -> Option<Tile> {
        // No early exit, so that the compiler can compare several spots at a time.
        let on = self.spots.iter().enumerate().fold(0u32, |on, (tile, &lies)| on | u32::from(lies == spot) << tile);
        let on = on & !(u32::MAX << self.len);
        (on != 0).then(|| Tile(on.trailing_zeros() as u8))
    }

    /// The place of a spot on the endless map.
    #[must_use]
    pub fn place(&self, spot: Spot) -> (i32, i32) {
        let near = |least: i32, on: usize| {
            let first = least - MARGIN;
            first + (on as i32 - first).rem_euclid(Spot::SIDE as i32)
        };
        (near(self.west, spot.column()), near(self.north, spot.row()))
    }

    /// The spot at a place of the endless map; none if it is far from every tile.
    #[must_use]
    pub fn spot_at(&self, (x, y): (i32, i32)) -> Option<Spot> {
        let spot = Spot::of(x, y);
        (self.place(spot) == (x, y)).then_some(spot)
    }

    /// How many orthogonal steps apart two tiles are; gaps count like tiles.
    #[must_use]
    pub fn distance(&self, one: Tile, other: Tile) -> u8 {
        let ((x1, y1), (x2, y2)) = (self.place(self.spot(one)), self.place(self.spot(other)));
        (x1.abs_diff(x2) + y1.abs_diff(y2)) as u8
    }

    /// The distance of every point of reference from a tile, in the order of the points.
    #[must_use]
    pub fn distances(&self, from: Tile) -> [u8; Point::COUNT] {
        let mut distances = [0; Point::COUNT];
        for (distance, point) in distances.iter_mut().zip(Point::all()) {
            *distance = self.distance(from, point.tile());
        }
        distances
    }

    /// Moves a tile. The caller must check that it may lie there.
    pub(crate) fn move_tile(&mut self, tile: Tile, spot: Spot, edges: Edges) {
        self.spots[tile.index()] = spot;
        self.edges[tile.index()] = edges;
        let places = self.spots().iter().map(|&spot| self.place(spot));
        let (west, north) = places.fold((i32::MAX, i32::MAX), |(west, north), (x, y)| (west.min(x), north.min(y)));
        (self.west, self.north) = (west, north);
    }

    /// Whether a tile with these edges matches all its neighbours on a spot; `tile` itself does not count as a
    /// neighbour.
    pub(crate) fn matches(&self, tile: Tile, spot: Spot, edges: Edges) -> bool {
        Direction::ALL.into_iter().all(|side| match self.tile_on(spot.next(side)) {
            Some(other) if other != tile => self.edges(other).is_water(side.opposite()) == edges.is_water(side),
            _ => true,
        })
    }

    /// A tile that does not match a neighbour, if there is one.
    #[must_use]
    pub fn mismatch(&self) -> Option<Tile> {
        self.tiles().find(|&tile| !self.matches(tile, self.spot(tile), self.edges(tile)))
    }

    /// Whether all tiles are connected by their sides.
    #[must_use]
    pub fn is_in_one_piece(&self) -> bool {
        self.apart_from_first().is_none()
    }

    /// A tile that is not connected to the first one, if there is one.
    pub(crate) fn apart_from_first(&self) -> Option<Tile> {
        let survey = Survey::of(self);
        let (piece, _) = survey.piece(1, survey.tiles());
        self.tiles().find(|tile| piece >> tile.index() & 1 == 0)
    }
}

/// A tile in JSON. An island serializes as the list of its tiles.
#[derive(Serialize, Deserialize)]
struct LaidTile {
    tile: Tile,
    at: (i32, i32),
    edges: Edges,
}

impl Serialize for Island {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let laid = |tile| LaidTile { tile, at: self.place(self.spot(tile)), edges: self.edges(tile) };
        to.collect_seq(self.tiles().map(laid))
    }
}

impl<'de> Deserialize<'de> for Island {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Island, D::Error> {
        let laid = Vec::<LaidTile>::deserialize(from)?;
        let bad = || serde::de::Error::custom("the tiles of an island stand in order, each once, near each other");
        if !laid.iter().map(|laid| laid.tile).eq(Tile::all()) {
            return Err(bad());
        }
        let tiles: Vec<_> = laid.iter().map(|laid| (laid.at, laid.edges)).collect();
        Island::laid(&tiles).ok_or_else(bad)
    }
}
