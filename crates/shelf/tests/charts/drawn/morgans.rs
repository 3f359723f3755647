//! Every drawing of Morgan's Magic Map.

use chart::Drawing;
use morgan::chart::picture::{self, Extent, Mark, Pirate, Place};
use morgan::{Edges, Island, MapCard, Morgan, Point, Symbol, Tile, Treasure};
use table::{EventSink, SeedText, SetUp, Table};

/// Every kind of mark on a place.
pub const MARKS: [Mark; 6] = [Mark::Movable, Mark::Lifted, Mark::Spot, Mark::Reach, Mark::Lit, Mark::Refused];

pub fn table(seats: u8, seed: &str) -> Table<Morgan> {
    let seed = SeedText::new(seed).expect("a seed");
    Table::open(SetUp { seats, options: Default::default(), seed }, &mut EventSink::nobody()).expect("a table")
}

pub fn island() -> Island {
    table(2, "drawn").position().open.island.clone()
}

pub fn tile(name: &str) -> Tile {
    Tile::named(name).expect("a tile")
}

pub fn edges(text: &str) -> Edges {
    text.parse().expect("edges")
}

/// This many pirates on one place; it is the turn of the first one.
pub fn crew(place: Place, count: u8) -> Vec<Pirate> {
    (0..count).map(|chair| (place, chair, chair == 0)).collect()
}

/// The layers of the map.
pub fn layers() -> Vec<Drawing> {
    let island = island();
    let mut layers = vec![
        picture::sea(&Extent::of(&island)),
        picture::island(&island),
        picture::counts(&[((0, 0), 0), ((-3, 2), 4)]),
        picture::tolls(&[((0, 0), 1), ((1, 0), 12)]),
        picture::path(&[(0, 0), (1, 0), (1, 1), (1, 2)]),
        picture::path(&[(0, 0)]),
        picture::path(&[]),
        picture::pirates(&crew((1, 1), 4)),
    ];
    layers.extend(MARKS.map(|mark| picture::marks(&[((0, 0), mark), ((-1, 5), mark)])));
    layers.extend([true, false].map(|fits| picture::tile_ghost(tile("lighthouse"), edges("WWLW"), (-1, 3), fits)));
    layers
}

/// One drawing of each kind, with everything that can be on it.
pub fn everything() -> Vec<Drawing> {
    let (island, board) = (island(), table(2, "drawn").position().open.board);
    let mut drawings = layers();
    drawings.extend([picture::home_chart(), picture::thumbnail(&island), picture::chart(&island, &crew((0, 0), 2))]);
    drawings.extend(Tile::all().map(|tile| picture::tile(tile, tile.facts().edges)));
    drawings.extend(MapCard::all().map(picture::map_card));
    drawings.extend(Treasure::all().map(picture::treasure_card));
    drawings.extend(Point::all().map(picture::point_sign));
    drawings.extend(Symbol::ALL.map(picture::symbol_sign));
    drawings.extend(morgan::Set::ALL.map(picture::set_sign));
    drawings.extend([picture::card_back(), picture::treasure_back()]);
    drawings.extend((0..=5).map(|reach| picture::treasure_board(&board, reach)));
    drawings.extend([0, 1, 5, 6, 65535].map(picture::doubloons));
    drawings
}
