//! Every drawing of all games, and a strict XML parser.

pub mod misterran;
pub mod morgans;

use cartographers::chart::picture::{self, Ghost, SheetPicture};
use cartographers::components::COINS;
use cartographers::{Ambush, Explore, Land, Side, Terrain, space_named};
use chart::{Drawing, Part};
use table::Grid11;

pub fn spaces(names: &str) -> Grid11 {
    names.split(' ').map(|name| space_named(name).expect("a space")).collect()
}

/// A blank sheet of the wilderness with these spaces drawn.
pub fn land(drawn: &[(Terrain, &str)]) -> Land {
    let mut land = Land::blank(Side::Wilderness);
    for (terrain, names) in drawn {
        land.draw(*terrain, spaces(names));
    }
    land
}

/// One drawing of each kind, with everything that can be on it.
pub fn everything() -> Vec<Drawing> {
    let mut drawings = vec![picture::home_chart(), picture::compass_rose()];
    let land = land(&[
        (Terrain::Forest, "A1 A2"),
        (Terrain::Village, "B6"),
        (Terrain::Farm, "C2"),
        (Terrain::Water, "K1"),
        (Terrain::Monster, "K11"),
    ]);
    for fits in [true, false] {
        let ghost = Some(Ghost { spaces: spaces("D4 D5"), terrain: Terrain::Water, fits });
        let picture = SheetPicture { land: &land, lit: spaces("A1"), ghost, wanted: land.uncovered_ruins() };
        drawings.push(picture::sheet(&picture));
    }
    drawings.push(picture::sheet_ground(Side::Wastelands));
    drawings.extend([picture::thumbnail(&land), picture::thumbnail(&Land::blank(Side::Wastelands))]);
    drawings.extend(Terrain::ALL.map(picture::terrain_tile));
    drawings.extend([picture::mountain_tile(), picture::wasteland_tile(), picture::ruins_tile()]);
    drawings.extend((0..=COINS).map(|coins| picture::coin_track(coins, COINS)));
    drawings.push(picture::time_track(3, 5, 8));
    for card in Explore::all() {
        let facts = card.facts();
        let shapes = facts.shapes.iter().flat_map(|shape| facts.terrains.iter().map(move |terrain| (shape, terrain)));
        drawings.extend(shapes.map(|(shape, terrain)| picture::card_shape(shape, terrain)));
    }
    let monsters = Ambush::all().flat_map(|card| card.facts().shapes);
    drawings.extend(monsters.map(|shape| picture::card_shape(shape, Terrain::Monster)));
    drawings.extend(misterran::everything());
    drawings.extend(morgans::everything());
    #[cfg(feature = "example")]
    drawings.extend(examples());
    drawings
}

/// All drawings of the example game. The map has land, sea, a square charted at the start, and a highlighted square.
#[cfg(feature = "example")]
fn examples() -> Vec<Drawing> {
    use example::chart::picture;
    use example::{Charted, Map, Square, Terrain};
    let mut map = Map::default();
    map.set(Square::MIDDLE, Some(Charted { terrain: Terrain::Land, by: None }));
    for (square, seat) in Square::all().zip(0..3) {
        map.set(square, Some(Charted { terrain: Terrain::Sea, by: Some(table::Seat(seat)) }));
    }
    let mut drawings = vec![picture::chart(&map, &[0, 1, 2], &[Square::MIDDLE])];
    drawings.extend(Terrain::ALL.map(|terrain| picture::draft(Square::MIDDLE, terrain)));
    drawings.extend(Terrain::ALL.map(picture::tile));
    drawings
}

/// The paths of a class, in drawing order.
pub fn paths(drawing: &Drawing, wanted: &str) -> Vec<String> {
    let mut paths = Vec::new();
    drawing.for_each(&mut |part| match part {
        Part::Path { d, class } if *class == wanted => paths.push(d.to_string()),
        _ => {}
    });
    paths
}

/// A parsed element.
pub struct Element {
    pub namespace: Option<String>,
    attributes: Vec<(String, String)>,
}

impl Element {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }
}

/// Parses XML, which may have several roots. Returns the elements in the order in which they open.
pub fn read(xml: &str) -> Result<Vec<Element>, roxmltree::Error> {
    let xml = format!("<all>{xml}</all>");
    let document = roxmltree::Document::parse(&xml)?;
    let element = |node: roxmltree::Node<'_, '_>| Element {
        namespace: node.tag_name().namespace().map(str::to_owned),
        attributes: node.attributes().map(|one| (one.name().to_owned(), one.value().to_owned())).collect(),
    };
    Ok(document.root_element().descendants().skip(1).filter(roxmltree::Node::is_element).map(element).collect())
}
