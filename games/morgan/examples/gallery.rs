//! Prints a page with all drawings of Morgan's Magic Map: by day, by night, in grey and without patterns. Arguments select
//! sections.
//!
//! `cargo run -p morgan --example morgan-gallery > gallery.html`
//! `cargo run -p morgan --example morgan-gallery -- day "night grey" > gallery.html`

use chart::{Drawing, Part};
use lab::gallery::Gallery;
use morgan::chart::picture::{self, Extent, Mark, Place};
use morgan::{MapCard, Morgan, Point, Symbol, Tile, Treasure};
use table::{EventSink, SeedText, SetUp, Table};

type Failure = Box<dyn std::error::Error>;

/// The sizes of the drawings that only this game has.
const STYLE: &str = "
.held svg{width:120px}
.chest svg{width:96px}
.diggings svg{width:300px}
.tile96 svg{width:104px}
.coins28 svg{height:28px}
";

fn main() -> Result<(), Failure> {
    let sections: Vec<String> = std::env::args().skip(1).collect();
    print!("{}", gallery()?.page::<Morgan>(STYLE, &sections));
    Ok(())
}

fn gallery() -> Result<Gallery, Failure> {
    let set_up = SetUp { seats: 4, options: Default::default(), seed: SeedText::new("a torn map")? };
    let mut table: Table<Morgan> = Table::open(set_up, &mut EventSink::nobody()).map_err(|bad| format!("{bad:?}"))?;
    // Tiles are moved to make capes and gaps.
    for corner in ["corner north-west", "corner north-east", "corner south-east", "corner south-east"] {
        act(&mut table, corner)?;
    }
    for _ in 0..2 {
        let seat = table.awaited().first().ok_or("the game goes on")?;
        let open = &table.position().open;
        let moves = open.tile_moves();
        let away = |&(tile, _, spot): &(Tile, _, _)| {
            let (x, y) = open.island.place(spot);
            ((x - 2) * (x - 2) + (y - 2) * (y - 2), tile.index())
        };
        let far = moves.iter().max_by_key(away).ok_or("some tile can be moved")?;
        let action = morgan::Action::Move { tile: far.0, edges: far.1, spot: far.2 };
        table.act(seat, action, &mut EventSink::nobody()).map_err(|bad| format!("{bad:?}"))?;
        act(&mut table, "draw")?;
    }
    let island = &table.position().open.island;
    let extent = Extent::of(island);
    let at = |name: &str| -> Result<Place, String> {
        Ok(island.place(island.spot(Tile::named(name).ok_or_else(|| format!("{name} is not a tile"))?)))
    };
    let map = |layers: Vec<Drawing>| {
        let (width, height) = extent.size();
        let numbers: Vec<i32> = extent.view_box().split(' ').filter_map(|number| number.parse().ok()).collect();
        let parts = layers.into_iter().flat_map(|layer| layer.parts).collect();
        let shift = Some((-numbers[0], -numbers[1]));
        Drawing { width, height, parts: vec![Part::Group { class: "", shift, parts }] }
    };
    let mut gallery = Gallery::default();
    let mut put = |class: &str, drawings: &[Drawing]| gallery.put(class, drawings);
    let pirates = [
        (at("skull")?, 0, false),
        (at("tomb")?, 1, true),
        (at("tomb")?, 2, false),
        (at("swamp")?, 0, false),
        (at("swamp")?, 1, false),
        (at("swamp")?, 2, false),
        (at("swamp")?, 3, true),
    ];
    put("sheet", &[map(vec![picture::sea(&extent), picture::island(island)])]);
    let lifted = Tile::named("lighthouse").ok_or("no tile")?;
    let free: Vec<Place> = extent
        .places()
        .filter(|&place| island.spot_at(place).is_none_or(|spot| island.tile_on(spot).is_none()))
        .collect();
    let trail = [at("tomb")?, at("rope-bridge")?, at("broken-mast")?, at("anthill")?];
    let mut marked: Vec<(Place, Mark)> = vec![
        (at("lighthouse")?, Mark::Lifted),
        (at("green-tree")?, Mark::Movable),
        (at("oasis")?, Mark::Movable),
        (at("old-mill")?, Mark::Reach),
        (at("whale-bones")?, Mark::Reach),
        (at("silver-falls")?, Mark::Lit),
        (at("smoking-hill")?, Mark::Refused),
    ];
    marked.extend(free.iter().skip(9).step_by(7).map(|&place| (place, Mark::Spot)));
    put(
        "sheet",
        &[map(vec![
            picture::sea(&extent),
            picture::island(island),
            picture::marks(&marked),
            picture::path(&trail),
            picture::pirates(&pirates),
            picture::tile_ghost(lifted, island.edges(lifted), free[3], true),
            picture::tile_ghost(lifted, lifted.facts().edges, free[5], false),
            picture::tolls(&[(trail[1], 1), (trail[2], 3)]),
            picture::counts(&[(at("skull")?, 2), (at("old-mill")?, 4), (at("swamp")?, 1), (trail[2], 3)]),
        ])],
    );
    put("home", &[picture::home_chart()]);
    put("thumb", &[picture::thumbnail(island)]);
    let card = |name: &str| MapCard::named(name).map(picture::map_card).ok_or_else(|| format!("{name} is not a card"));
    let cards = ["lighthouse-0", "anthill-1", "whale-bones-2", "parrot-rock-3", "rope-bridge-1", "silver-falls-3"];
    let mut cards = cards.iter().map(|name| card(name)).collect::<Result<Vec<_>, _>>()?;
    cards.push(picture::card_back());
    put("card held", &cards);
    let treasures = Treasure::all().rev().step_by(2).map(picture::treasure_card);
    put("card chest", &treasures.chain([picture::treasure_back()]).collect::<Vec<_>>());
    let board = table.position().open.board;
    put("card diggings", &[0, 2, 5].map(|reach| picture::treasure_board(&board, reach)));
    put("card tile40", &Symbol::ALL.map(picture::symbol_sign));
    put("card tile40", &Point::all().map(picture::point_sign).collect::<Vec<_>>());
    put("card tile96", &Tile::all().map(|tile| picture::tile(tile, tile.facts().edges)).collect::<Vec<_>>());
    for count in [0, 1, 3, 5, 18] {
        put("card coins28", &[picture::doubloons(count)]);
    }
    Ok(gallery)
}

fn act(table: &mut Table<Morgan>, text: &str) -> Result<(), String> {
    let seat = table.awaited().first().ok_or("the game goes on")?;
    let action = <Morgan as table::Game>::parse(table.view(seat), text).map_err(|bad| format!("{bad:?}"))?;
    table.act(seat, action, &mut EventSink::nobody()).map_err(|bad| format!("{text}: {bad:?}"))?;
    Ok(())
}
