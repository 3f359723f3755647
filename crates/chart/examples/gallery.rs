//! Prints a page with every drawing, by day, by night, in grey and without patterns; or some of these sections; or one
//! sheet as a file of its own.
//!
//! `cargo run -p chart --example gallery > gallery.html`
//! `cargo run -p chart --example gallery -- day "night grey" > gallery.html`
//! `cargo run -p chart --example gallery -- file > sheet.svg`

use cartographers::components::COINS;
use cartographers::{Explore, Land, Side, Spaces, Terrain, space_named};
use chart::cartographers::picture::{self, Ghost, SheetPicture};
use chart::palette::properties;
use chart::{Drawing, Light, svg};
use table::Grid11;

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

/// What the page around the drawings looks like.
const PAGE: &str = "
body{margin:0;font:15px/1.4 Georgia,serif}
section{background:var(--paper);color:var(--ink);padding:20px;display:flex;flex-wrap:wrap;gap:18px;align-items:flex-start}
.grey{filter:grayscale(1)}
.sheet svg{width:740px;display:block}
.small svg{width:360px;display:block}
.home svg{width:420px;display:block}
.thumb svg{width:72px;display:block}
.card{background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:10px;display:flex;gap:12px;align-items:center;flex-wrap:wrap}
.tile40 svg{width:45px;height:45px}
.tile24 svg{width:27px;height:27px}
.rose svg{width:160px}
.coins svg{width:196px}
.time svg{width:240px}
small{color:var(--soft);flex-basis:100%}
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sections: Vec<String> = std::env::args().skip(1).collect();
    if sections == ["file"] {
        let land = Land::read(Side::Wilderness, &WILDERNESS).map_err(|bad| format!("{bad:?}"))?;
        let sheet = SheetPicture { land: &land, lit: Grid11::EMPTY, ghost: None, wanted: Grid11::EMPTY };
        print!("{}", svg::standalone(&picture::sheet(&sheet), Light::Day, "A map"));
        return Ok(());
    }
    let wanted = |name: &str| sections.is_empty() || sections.iter().any(|section| section == name);
    println!("<!doctype html><meta charset=\"utf-8\"><title>Gallery</title><style>{PAGE}{}", chart::style());
    println!(".day{{{}}}.night{{{}}}</style>", properties(Light::Day), properties(Light::Night));
    for name in ["day", "night", "day grey", "night grey", "day no-patterns", "night no-patterns"] {
        if wanted(name) {
            // A hatch is coloured where it is defined, so a page of two lights needs them twice, under two names.
            let section = format!("<section class=\"{name}\">{}{}</section>", svg::defs(), everything()?);
            let own = name.replace(' ', "-");
            println!("{}", section.replace("\"hatch-", &format!("\"{own}-")).replace("#hatch-", &format!("#{own}-")));
        }
    }
    Ok(())
}

fn everything() -> Result<String, Box<dyn std::error::Error>> {
    let wilderness = Land::read(Side::Wilderness, &WILDERNESS).map_err(|bad| format!("{bad:?}"))?;
    let wastelands = Land::read(Side::Wastelands, &WASTELANDS).map_err(|bad| format!("{bad:?}"))?;
    let mut page = String::new();
    let mut put = |class: &str, drawings: &[Drawing]| {
        let drawings: String = drawings.iter().map(|drawing| svg::inlined(drawing, None)).collect();
        page.push_str(&format!("<div class=\"{class}\">{drawings}</div>"));
    };
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
    page.push_str(&format!("<div class=\"card\">{shapes}</div>"));
    Ok(page)
}

/// The spaces with these names.
fn spaces(names: &str) -> Grid11 {
    let spaces = names.split(' ').filter_map(space_named).collect();
    debug_assert_eq!(Spaces(spaces).to_string().len(), names.len());
    spaces
}
