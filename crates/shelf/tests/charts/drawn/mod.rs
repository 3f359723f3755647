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

/// The attributes of a parsed element.
pub struct Element {
    pub attributes: Vec<(String, String)>,
}

impl Element {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }
}

/// Parses XML without declarations and comments. Returns the elements in the order in which they open, or an error.
pub fn read(mut xml: &str) -> Result<Vec<Element>, String> {
    let (mut elements, mut open) = (Vec::new(), Vec::<String>::new());
    loop {
        let Some((text, rest)) = xml.split_once('<') else {
            check_text(xml)?;
            return if open.is_empty() { Ok(elements) } else { Err(format!("{open:?} stay open")) };
        };
        check_text(text)?;
        let (tag, rest) = split_tag(rest)?;
        xml = rest;
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop();
            if last.as_deref() != Some(name) {
                return Err(format!("{last:?} is closed as {name:?}"));
            }
            continue;
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if name.is_empty() || !name.chars().all(|letter| letter.is_ascii_alphanumeric()) {
            return Err(format!("{name:?} is not a name"));
        }
        if !closed {
            open.push(name.to_owned());
        }
        elements.push(Element { attributes: read_attributes(attributes)? });
    }
}

/// Splits after a tag, at the first `>` outside quotation marks.
fn split_tag(text: &str) -> Result<(&str, &str), String> {
    let mut quoted = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '>' if !quoted => return Ok((&text[..at], &text[at + 1..])),
            _ => {}
        }
    }
    Err("a tag does not end".to_owned())
}

fn read_attributes(mut text: &str) -> Result<Vec<(String, String)>, String> {
    let mut attributes: Vec<(String, String)> = Vec::new();
    while !text.is_empty() {
        let (name, rest) = text.split_once("=\"").ok_or_else(|| format!("no value in {text:?}"))?;
        let (value, rest) = rest.split_once('"').ok_or_else(|| format!("no end in {text:?}"))?;
        check_text(value)?;
        let proper = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        if !proper || attributes.iter().any(|(known, _)| known == name) {
            return Err(format!("{name:?} is not a name, or is repeated"));
        }
        attributes.push((name.to_owned(), value.to_owned()));
        text = match rest.strip_prefix(' ') {
            Some(rest) => rest,
            None if rest.is_empty() => rest,
            None => return Err(format!("{rest:?} follows a value")),
        };
    }
    Ok(attributes)
}

/// Checks that a text has no bare `<`, `>` or `&` and no control characters.
fn check_text(text: &str) -> Result<(), String> {
    if text.contains(['<', '>']) || text.chars().any(|letter| letter < ' ' && letter != '\n' && letter != '\t') {
        return Err(format!("bare characters in {text:?}"));
    }
    for entity in text.split('&').skip(1) {
        if !["amp;", "lt;", "gt;", "quot;"].iter().any(|known| entity.starts_with(known)) {
            return Err(format!("an unknown entity in {text:?}"));
        }
    }
    Ok(())
}
