//! Prints a page with all drawings of Cartographers: by day, by night, in grey and without patterns. Arguments select
//! sections; the argument `file` prints one sheet as a standalone file.
//!
//! `cargo run -p cartographers --example cartographers-gallery > gallery.html`
//! `cargo run -p cartographers --example cartographers-gallery -- day "night grey" > gallery.html`
//! `cargo run -p cartographers --example cartographers-gallery -- file > sheet.svg`

use cartographers::chart::picture::{self, Ghost, SheetPicture};
use cartographers::components::COINS;
use cartographers::{Cartographers, Explore, Land, Side, Spaces, Terrain, space_named};
use chart::{Charted, Drawing, Light, svg};
use lab::gallery::Gallery;
use table::Grid11;

type Failure = Box<dyn std::error::Error>;

/// A land late in the game.
const WILDERNESS: [&str; 11] = [
    "........FF.",
    "...MVV..FF.",
    "..FFVVAAMF.",
    "..FAAAAVVV.",
    "..WWWA.VV..",
    ".WW..MAVVX.",
    ".WWAA..AAX.",
    "WW.AAA...XX",
    "WWMFF......",
    "W.FFF..M...",
    "..F........",
];

/// The other side, with all five terrains beside the wasteland.
const WASTELANDS: [&str; 11] = [
    ".......WWW.",
    "..FF..WWM..",
    ".FFMFFVV...",
    ".FF..#VV...",
    "....##V..X.",
    "AAAA###..XX",
    ".AA..#.FF..",
    "..A..M.FF..",
    "WWW......M.",
    "WWM.XX.VVV.",
    "W...X....V.",
];

/// The sizes of the drawings that only this game has.
const STYLE: &str = "
.small svg{width:360px;display:block}
.rose svg{width:160px}
.coins svg{width:196px}
.time svg{width:240px}
";

fn main() -> Result<(), Failure> {
    let sections: Vec<String> = std::env::args().skip(1).collect();
    if sections == ["file"] {
        let land = Land::read(Side::Wilderness, &WILDERNESS).map_err(|bad| format!("{bad:?}"))?;
        let sheet = SheetPicture { land: &land, lit: Grid11::EMPTY, ghost: None, wanted: Grid11::EMPTY };
        let (art, styles) = ([&chart::COMMON, Cartographers::ART], [Cartographers::STYLE]);
        print!("{}", svg::standalone(&art, &styles, &picture::sheet(&sheet), Light::Day, "A map"));
        return Ok(());
    }
    print!("{}", gallery()?.page::<Cartographers>(STYLE, &sections));
    Ok(())
}

fn gallery() -> Result<Gallery, Failure> {
    let wilderness = Land::read(Side::Wilderness, &WILDERNESS).map_err(|bad| format!("{bad:?}"))?;
    let wastelands = Land::read(Side::Wastelands, &WASTELANDS).map_err(|bad| format!("{bad:?}"))?;
    let mut gallery = Gallery::default();
    let mut put = |class: &str, drawings: &[Drawing]| gallery.put(class, drawings);
    let first = SheetPicture {
        land: &wilderness,
        lit: spaces("D8 D9 D10 E8"),
        ghost: Some(Ghost { spaces: spaces("J9 J10 J11 K11"), terrain: Terrain::Forest, fits: true }),
        wanted: spaces("C2 B6 I10 J6") - wilderness.filled(),
    };
    put("sheet", &[picture::sheet(&first)]);
    let second = SheetPicture {
        land: &wastelands,
        lit: Grid11::EMPTY,
        ghost: Some(Ghost { spaces: spaces("F4 F5 G5 G6"), terrain: Terrain::Water, fits: false }),
        wanted: Grid11::EMPTY,
    };
    put("sheet", &[picture::sheet(&second)]);
    put("small", &[picture::sheet(&first)]);
    put("home", &[picture::home_chart()]);
    let tiles: Vec<Drawing> = Terrain::ALL
        .map(picture::terrain_tile)
        .into_iter()
        .chain([picture::mountain_tile(), picture::wasteland_tile(), picture::ruins_tile()])
        .collect();
    put("card tile40", &tiles);
    put("card tile24", &tiles);
    put("thumb", &[picture::thumbnail(&wilderness)]);
    put("thumb", &[picture::thumbnail(&wastelands)]);
    put("card rose", &[picture::compass_rose()]);
    put(
        "card coins",
        &[picture::coin_track(0, COINS), picture::coin_track(5, COINS), picture::coin_track(COINS, COINS)],
    );
    put("card time", &[picture::time_track(0, 2, 8), picture::time_track(5, 7, 8), picture::time_track(6, 8, 7)]);
    let mut shapes = String::new();
    for card in Explore::all() {
        for shape in card.facts().shapes {
            for terrain in card.facts().terrains.iter().take(1) {
                let drawing = picture::card_shape(shape, terrain);
                let (width, height) = (drawing.width * 2 / 5, drawing.height * 2 / 5);
                let svg = svg::inlined(&drawing, Some(card.name()));
                shapes.push_str(&svg.replacen("<svg", &format!("<svg width=\"{width}\" height=\"{height}\""), 1));
            }
        }
    }
    gallery.put_html("card", &shapes);
    Ok(gallery)
}

/// The spaces with these names.
fn spaces(names: &str) -> Grid11 {
    let spaces = names.split(' ').filter_map(space_named).collect();
    debug_assert_eq!(Spaces(spaces).to_string().len(), names.len());
    spaces
}
