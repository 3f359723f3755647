//! Prints a page with every drawing, by day, by night, in grey and without patterns; or some of these sections, or of these
//! games; or one sheet as a file of its own.
//!
//! `cargo run -p chart --example gallery > gallery.html`
//! `cargo run -p chart --example gallery -- misterra day "night grey" > gallery.html`
//! `cargo run -p chart --example gallery -- file > sheet.svg`

#[path = "gallery/morgan.rs"]
mod on_morgan;

use cartographers::components::COINS;
use cartographers::{Explore, Land, Side, Spaces, Terrain, space_named};
use chart::cartographers::picture::{self, Ghost, SheetPicture};
use chart::misterra::picture as misterran;
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
.board svg{width:600px;display:block}
.both svg{width:760px;display:block}
.sketches svg{width:152px}
.diagrams svg{width:150px}
.home svg{width:420px;display:block}
.held svg{width:120px}
.chest svg{width:96px}
.diggings svg{width:300px}
.tile96 svg{width:104px}
.coins28 svg{height:28px}
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
    let (games, sections): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|arg| GAMES.iter().any(|(game, _)| game == arg));
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
            let shown = GAMES.iter().filter(|(game, _)| games.is_empty() || games.iter().any(|asked| asked == game));
            let shown = shown.map(|(_, draw)| draw()).collect::<Result<String, _>>()?;
            let section = format!("<section class=\"{name}\">{}{shown}</section>", svg::defs());
            let own = name.replace(' ', "-");
            println!("{}", section.replace("\"hatch-", &format!("\"{own}-")).replace("#hatch-", &format!("#{own}-")));
        }
    }
    Ok(())
}

type Drawn = Result<String, Box<dyn std::error::Error>>;
type Draw = fn() -> Drawn;

/// The games, and who draws all that they have.
const GAMES: [(&str, Draw); 3] =
    [("cartographers", cartographers), ("misterra", misterra), ("morgan", on_morgan::morgan)];

/// Drawings within an element of a class.
fn put(page: &mut String, class: &str, drawings: &[Drawing]) {
    let drawings: String = drawings.iter().map(|drawing| svg::inlined(drawing, None)).collect();
    page.push_str(&format!("<div class=\"{class}\">{drawings}</div>"));
}

fn cartographers() -> Drawn {
    let wilderness = Land::read(Side::Wilderness, &WILDERNESS).map_err(|bad| format!("{bad:?}"))?;
    let wastelands = Land::read(Side::Wastelands, &WASTELANDS).map_err(|bad| format!("{bad:?}"))?;
    let mut page = String::new();
    let mut put = |class: &str, drawings: &[Drawing]| put(&mut page, class, drawings);
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

/// An island with everything on it, and a parchment that knows more and errs a little.
const ISLAND: [&str; 5] = ["j.sm.", ".JLlm", "sSSLL", "mMSl.", "jL.Jj"];
const PARCHMENT: [&str; 5] = ["JJSM.", ".JLLM", "SSSLL", "MMSL.", "JL.JJ"];

fn misterra() -> Drawn {
    use misterra::{Island, Laying, OtomaCard, Parchment, Presumption, Sketch, Space, Spaces, Terrain, Update};
    use misterran::Mark;

    let island = Island::read(&ISLAND).map_err(|bad| format!("{bad:?}"))?;
    let parchment = Parchment::read(&PARCHMENT).map_err(|bad| format!("{bad:?}"))?;
    let space = |name: &str| Space::named(name).ok_or_else(|| format!("{name} is no space"));
    let some = |names: &str| names.split(' ').map(space).collect::<Result<Spaces, _>>();
    let meeples = [
        (space("c2")?, 0, true),
        (space("e0")?, 1, false),
        (space("b0")?, 0, false),
        (space("b0")?, 1, false),
        (space("b0")?, 2, false),
        (space("d3")?, 2, false),
        (space("d3")?, 3, false),
        (space("b4")?, 0, false),
        (space("b4")?, 1, false),
        (space("b4")?, 2, false),
        (space("b4")?, 3, false),
    ];
    let markers =
        [(space("e3")?, 2, false), (space("b3")?, 1, true), (space("c3")?, 7, true), (space("b4")?, 3, false)];
    let layers = |layers: Vec<Drawing>| {
        let (width, height) = (misterran::WIDTH, misterran::HEIGHT);
        Drawing { width, height, parts: layers.into_iter().flat_map(|layer| layer.parts).collect() }
    };
    let (a, b) = (space("c4")?, space("d4")?);
    let sketch = Sketch::of(Terrain::Lagoon, Terrain::Jungle);
    let mut page = String::new();
    let mut put = |class: &str, drawings: &[Drawing]| put(&mut page, class, drawings);

    put("board", &[misterran::island_ground()]);
    put("board", &[misterran::parchment_ground()]);
    put(
        "board",
        &[layers(vec![
            misterran::island_ground(),
            misterran::island_tiles(&island),
            misterran::outline(some("b2 c1 c2 c3 d2")?, Mark::Seen),
            misterran::outline(some("a0 c0 e1 a2 d1")?, Mark::Reach),
            misterran::pieces(&meeples, &markers),
            misterran::island_ghost(&[
                (space("a4")?, Terrain::Jungle, Update::Laid),
                (space("d4")?, Terrain::Lagoon, Update::Confirmed),
                (space("e4")?, Terrain::Steppe, Update::Replaced { old: Terrain::Mountain }),
                (space("c4")?, Terrain::Steppe, Update::Unchanged),
                (space("b5")?, Terrain::Steppe, Update::NoTileLeft),
            ]),
            misterran::outline(some("a3 b3")?, Mark::Lit),
            misterran::outline(some("e5")?, Mark::Twin),
        ])],
    );
    put(
        "board",
        &[layers(vec![
            misterran::parchment_ground(),
            misterran::parchment_land(&parchment),
            misterran::outline(some("b2 c1 c2 c3 d2")?, Mark::Seen),
            misterran::parchment_ghost(sketch, Laying::new(a, b).ok_or("no neighbours")?, true),
            misterran::parchment_ghost(sketch, Laying::new(space("e1")?, space("e2")?).ok_or("no")?, false),
            misterran::outline(some("a5 b5 b4")?, Mark::Lit),
            misterran::outline(some("e5")?, Mark::Twin),
        ])],
    );
    put("both", &[misterran::both(&island, &parchment, &meeples[..2], &markers)]);
    put("home", &[misterran::home_chart()]);
    let sketches: Vec<Drawing> = Sketch::all().map(misterran::sketch_card).chain([misterran::card_back()]).collect();
    put("card sketches", &sketches);
    let tiles = Terrain::ALL.map(misterran::terrain_tile);
    put("card tile40", &tiles);
    put("card tile24", &tiles);
    put("thumb", &[misterran::island_thumbnail(&island)]);
    put("thumb", &[misterran::parchment_thumbnail(&parchment)]);
    let otoma = |card: OtomaCard| {
        let facts = card.facts();
        [misterran::otoma_coordinates(&facts.spaces), misterran::otoma_orders(&facts.orders)]
    };
    put("card sketches", &OtomaCard::all().take(7).flat_map(otoma).collect::<Vec<_>>());
    put("card diagrams", &Presumption::all().map(misterran::presumption_diagram).collect::<Vec<_>>());
    Ok(page)
}

/// The spaces with these names.
fn spaces(names: &str) -> Grid11 {
    let spaces = names.split(' ').filter_map(space_named).collect();
    debug_assert_eq!(Spaces(spaces).to_string().len(), names.len());
    spaces
}
