//! Prints a page with all drawings of Maps of Misterra: by day, by night, in grey and without patterns. Arguments select
//! sections.
//!
//! `cargo run -p misterra --example misterra-gallery > gallery.html`
//! `cargo run -p misterra --example misterra-gallery -- day "night grey" > gallery.html`

use chart::Drawing;
use lab::gallery::Gallery;
use misterra::chart::picture::{self, Mark};
use misterra::{Island, Laying, Misterra, OtomaCard, Parchment, Presumption, Sketch, Space, Spaces, Terrain, Update};

type Failure = Box<dyn std::error::Error>;

/// An island with all kinds of tiles.
const ISLAND: [&str; 5] = ["j.sm.", ".JLlm", "sSSLL", "mMSl.", "jL.Jj"];
/// A parchment that shows more of it, with some errors.
const PARCHMENT: [&str; 5] = ["JJSM.", ".JLLM", "SSSLL", "MMSL.", "JL.JJ"];

/// The sizes of the drawings that only this game has.
const STYLE: &str = "
.board svg{width:600px;display:block}
.both svg{width:760px;display:block}
.sketches svg{width:152px}
.diagrams svg{width:150px}
";

fn main() -> Result<(), Failure> {
    let sections: Vec<String> = std::env::args().skip(1).collect();
    print!("{}", gallery()?.page::<Misterra>(STYLE, &sections));
    Ok(())
}

fn gallery() -> Result<Gallery, Failure> {
    let island = Island::read(&ISLAND).map_err(|bad| format!("{bad:?}"))?;
    let parchment = Parchment::read(&PARCHMENT).map_err(|bad| format!("{bad:?}"))?;
    let space = |name: &str| Space::named(name).ok_or_else(|| format!("{name} is not a space"));
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
        let (width, height) = (picture::WIDTH, picture::HEIGHT);
        Drawing { width, height, parts: layers.into_iter().flat_map(|layer| layer.parts).collect() }
    };
    let (a, b) = (space("c4")?, space("d4")?);
    let sketch = Sketch::of(Terrain::Lagoon, Terrain::Jungle);
    let mut gallery = Gallery::default();
    let mut put = |class: &str, drawings: &[Drawing]| gallery.put(class, drawings);

    put("board", &[picture::island_ground()]);
    put("board", &[picture::parchment_ground()]);
    put(
        "board",
        &[layers(vec![
            picture::island_ground(),
            picture::island_tiles(&island),
            picture::outline(some("b2 c1 c2 c3 d2")?, Mark::Seen),
            picture::outline(some("a0 c0 e1 a2 d1")?, Mark::Reach),
            picture::pieces(&meeples, &markers),
            picture::island_ghost(&[
                (space("a4")?, Terrain::Jungle, Update::Laid),
                (space("d4")?, Terrain::Lagoon, Update::Confirmed),
                (space("e4")?, Terrain::Steppe, Update::Replaced { old: Terrain::Mountain }),
                (space("c4")?, Terrain::Steppe, Update::Unchanged),
                (space("b5")?, Terrain::Steppe, Update::NoTileLeft),
            ]),
            picture::outline(some("a3 b3")?, Mark::Lit),
            picture::outline(some("e5")?, Mark::Twin),
        ])],
    );
    put(
        "board",
        &[layers(vec![
            picture::parchment_ground(),
            picture::parchment_land(&parchment),
            picture::outline(some("b2 c1 c2 c3 d2")?, Mark::Seen),
            picture::parchment_ghost(sketch, Laying::new(a, b).ok_or("no neighbours")?, true),
            picture::parchment_ghost(sketch, Laying::new(space("e1")?, space("e2")?).ok_or("no")?, false),
            picture::outline(some("a5 b5 b4")?, Mark::Lit),
            picture::outline(some("e5")?, Mark::Twin),
        ])],
    );
    put("both", &[picture::both(&island, &parchment, &meeples[..2], &markers)]);
    put("home", &[picture::home_chart()]);
    let sketches: Vec<Drawing> = Sketch::all().map(picture::sketch_card).chain([picture::card_back()]).collect();
    put("card sketches", &sketches);
    let tiles = Terrain::ALL.map(picture::terrain_tile);
    put("card tile40", &tiles);
    put("card tile24", &tiles);
    put("thumb", &[picture::island_thumbnail(&island)]);
    put("thumb", &[picture::parchment_thumbnail(&parchment)]);
    let otoma = |card: OtomaCard| {
        let facts = card.facts();
        [picture::otoma_coordinates(&facts.spaces), picture::otoma_orders(&facts.orders)]
    };
    put("card sketches", &OtomaCard::all().take(7).flat_map(otoma).collect::<Vec<_>>());
    put("card diagrams", &Presumption::all().map(picture::presumption_diagram).collect::<Vec<_>>());
    Ok(gallery)
}
