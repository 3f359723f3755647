//! Component data files: the format of `data/N.toml`, and a reader that checks every fact.
//!
//! The build script uses this to turn the data into tables. With the feature `data`, the program uses it to check a
//! file. Its errors are for people who edit a data file, so they are plain English, like a compiler's.

// Only the build script reads some of the facts. It compiles its own copy of this module.
#![allow(dead_code)]

use serde::Deserialize;
use table::data::{Check, DataError, DataFile};
use table::{Grid11, Shape};
use toml::Spanned;

use super::space::space_named;

/// The sides of the sheet that the rules know.
pub const SIDES: [&str; 2] = ["wilderness", "wastelands"];
/// The terrains that can be drawn, in the order of their numbers.
pub const TERRAINS: [&str; 5] = ["forest", "village", "farm", "water", "monster"];
/// The stacks of scoring cards.
pub const STACKS: [&str; 4] = ["forest", "farm-water", "village", "spatial"];
/// The seasons, in order.
pub const SEASONS: [&str; 4] = ["spring", "summer", "fall", "winter"];
/// The letters of the edicts.
pub const EDICTS: [&str; 4] = ["A", "B", "C", "D"];
/// The corners an ambush may start from.
pub const CORNERS: [&str; 4] = ["top-left", "top-right", "bottom-right", "bottom-left"];
/// The directions of an ambush's arrow.
pub const ARROWS: [&str; 2] = ["clockwise", "counterclockwise"];
/// The scoring cards whose rules are written in this crate, in the order of their numbers.
pub const SCORING: [&str; 16] = [
    "sentinel-wood",
    "greenbough",
    "treetower",
    "stoneside-forest",
    "canal-lake",
    "mages-valley",
    "the-golden-granary",
    "shoreside-expanse",
    "wildholds",
    "great-city",
    "greengold-plains",
    "shieldgate",
    "borderlands",
    "lost-barony",
    "the-broken-road",
    "the-cauldrons",
];

/// The number of cards in the rulebook's list of components.
const EXPLORE_CARDS: usize = 13;
const AMBUSH_CARDS: usize = 4;

/// The contents of a data file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub sheet: SheetFacts,
    pub map: Vec<MapFacts>,
    pub season: Vec<SeasonFacts>,
    pub explore: Vec<ExploreFacts>,
    pub ambush: Vec<AmbushFacts>,
    pub scoring: Vec<ScoringFacts>,
    pub solo_title: Vec<TitleFacts>,
    #[serde(skip)]
    pub digest: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetFacts {
    pub source: Spanned<String>,
    pub rows: Spanned<usize>,
    pub columns: Spanned<usize>,
    pub coins: Spanned<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapFacts {
    pub side: Spanned<String>,
    pub source: Spanned<String>,
    pub mountains: Spanned<Vec<Spanned<String>>>,
    pub ruins: Vec<Spanned<String>>,
    pub wasteland: Vec<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonFacts {
    pub source: Spanned<String>,
    pub name: Spanned<String>,
    pub threshold: Spanned<u8>,
    pub edicts: Spanned<Vec<Spanned<String>>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExploreFacts {
    pub source: Spanned<String>,
    pub name: Spanned<String>,
    pub number: Spanned<u8>,
    pub time: Spanned<u8>,
    #[serde(default)]
    pub ruins: bool,
    #[serde(default)]
    pub terrains: Vec<Spanned<String>>,
    #[serde(default)]
    pub shapes: Vec<ShapeFacts>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShapeFacts {
    pub cells: Spanned<Vec<Vec<i64>>>,
    #[serde(default)]
    pub coin: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AmbushFacts {
    pub source: Spanned<String>,
    pub name: Spanned<String>,
    pub number: Spanned<u8>,
    pub cells: Spanned<Vec<Vec<i64>>>,
    pub arrow: Spanned<String>,
    pub corner: Spanned<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringFacts {
    pub source: Spanned<String>,
    pub name: Spanned<String>,
    pub number: Spanned<u8>,
    pub stack: Spanned<String>,
    pub solo: Spanned<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitleFacts {
    pub source: Spanned<String>,
    pub rating: Spanned<i32>,
    pub title: Spanned<String>,
}

/// Reads a data file and checks every fact in it.
pub fn read(text: &str) -> Result<Components, DataError> {
    let (components, digest) = table::data::read(text, check)?;
    Ok(Components { digest, ..components })
}

/// The spaces with these names.
pub fn spaces(names: &[Spanned<String>]) -> Grid11 {
    names.iter().filter_map(|name| space_named(name.get_ref())).collect()
}

/// Checks that every fact fits the rules.
fn check(file: &DataFile<'_>, data: &Components) -> Check {
    let sheet = &data.sheet;
    for side in [&sheet.rows, &sheet.columns] {
        if *side.get_ref() != Grid11::SIDE {
            return file.bad(side, format!("a sheet must have {0}×{0} spaces", Grid11::SIDE));
        }
    }
    if *sheet.coins.get_ref() == 0 {
        return file.bad(&sheet.coins, "the coin track needs at least one coin");
    }
    sources(file, data)?;
    maps(file, &data.map)?;
    seasons(file, &data.season)?;
    explore(file, &data.explore)?;
    ambushes(file, &data.ambush)?;
    scoring(file, &data.scoring)?;
    titles(file, &data.solo_title)?;
    let explore = data.explore.iter().map(|card| (&card.name, &card.number));
    let ambush = data.ambush.iter().map(|card| (&card.name, &card.number));
    let scoring = data.scoring.iter().map(|card| (&card.name, &card.number));
    distinct_cards(file, explore.chain(ambush).chain(scoring))
}

fn sources(file: &DataFile<'_>, data: &Components) -> Check {
    let blocks = [&data.sheet.source]
        .into_iter()
        .chain(data.map.iter().map(|block| &block.source))
        .chain(data.season.iter().map(|block| &block.source))
        .chain(data.explore.iter().map(|block| &block.source))
        .chain(data.ambush.iter().map(|block| &block.source))
        .chain(data.scoring.iter().map(|block| &block.source))
        .chain(data.solo_title.iter().map(|block| &block.source));
    file.sources(blocks)
}

/// Checks that a list of blocks has exactly these names, in this order.
fn in_order(file: &DataFile<'_>, what: &str, names: Vec<&Spanned<String>>, known: &[&str]) -> Check {
    for (place, name) in names.iter().enumerate() {
        file.one_of(what, name, known)?;
        if known.get(place) != Some(&name.get_ref().as_str()) {
            let expected = known.get(place).copied().unwrap_or("no more");
            return file.bad(name, format!("{what} \"{}\" is out of order: expected {expected}", name.get_ref()));
        }
    }
    if names.len() < known.len() {
        return file.missing(format!("{what} \"{}\" is missing", known[names.len()]));
    }
    Ok(())
}

fn maps(file: &DataFile<'_>, maps: &[MapFacts]) -> Check {
    in_order(file, "side", maps.iter().map(|map| &map.side).collect(), &SIDES)?;
    for map in maps {
        let mut taken = Grid11::EMPTY;
        for name in map.mountains.get_ref().iter().chain(&map.ruins).chain(&map.wasteland) {
            let Some(index) = space_named(name.get_ref()) else {
                return file.bad(name, format!("\"{}\" is not a space; spaces are A1 to K11", name.get_ref()));
            };
            if taken.contains(index) {
                return file.bad(name, format!("the space {} is named twice", name.get_ref()));
            }
            taken |= Grid11::space(index);
        }
        let mountains = spaces(map.mountains.get_ref());
        if mountains.len() > 8 {
            return file.bad(&map.mountains, "a side may have at most 8 mountains");
        }
        if mountains.neighbours().meets(mountains) {
            return file.bad(&map.mountains, "two mountains must not touch");
        }
    }
    Ok(())
}

fn seasons(file: &DataFile<'_>, seasons: &[SeasonFacts]) -> Check {
    in_order(file, "season", seasons.iter().map(|season| &season.name).collect(), &SEASONS)?;
    for season in seasons {
        if !(1..=16).contains(season.threshold.get_ref()) {
            return file.bad(&season.threshold, "a time threshold must be 1 to 16");
        }
        for edict in season.edicts.get_ref() {
            file.one_of("edict", edict, &EDICTS)?;
        }
        let different = matches!(&season.edicts.get_ref()[..], [one, other] if one.get_ref() != other.get_ref());
        if !different {
            return file.bad(&season.edicts, "a season must score two edicts, and they must differ");
        }
    }
    Ok(())
}

fn explore(file: &DataFile<'_>, cards: &[ExploreFacts]) -> Check {
    file.count("explore cards", cards.len(), EXPLORE_CARDS)?;
    for card in cards {
        let name = card.name.get_ref();
        if card.ruins != card.shapes.is_empty() || card.ruins != card.terrains.is_empty() {
            return file.bad(&card.name, format!("{name} must be a ruins card or have shapes and terrains"));
        }
        if card.ruins && *card.time.get_ref() > 0 {
            return file.bad(&card.time, format!("{name} is a ruins card; its time must be 0"));
        }
        if card.shapes.len() > 2 {
            return file.bad(&card.name, format!("{name} may have at most two shapes"));
        }
        for terrain in &card.terrains {
            file.one_of("terrain", terrain, &TERRAINS)?;
        }
        for (place, terrain) in card.terrains.iter().enumerate() {
            if card.terrains[..place].iter().any(|other| other.get_ref() == terrain.get_ref()) {
                return file.bad(terrain, format!("{name} names {} twice", terrain.get_ref()));
            }
        }
        card.shapes.iter().try_for_each(|drawn| shape(file, name, &drawn.cells))?;
        if let [one, other] = &card.shapes[..]
            && one.cells.get_ref().len() == other.cells.get_ref().len()
        {
            return file.bad(&other.cells, format!("the two shapes of {name} must have different numbers of cells"));
        }
    }
    let time: usize = cards.iter().map(|card| usize::from(*card.time.get_ref())).sum();
    if time < 16 {
        return file.unfit("the time of all explore cards together must be at least 16");
    }
    Ok(())
}

fn ambushes(file: &DataFile<'_>, cards: &[AmbushFacts]) -> Check {
    file.count("ambush cards", cards.len(), AMBUSH_CARDS)?;
    for card in cards {
        shape(file, card.name.get_ref(), &card.cells)?;
        file.one_of("arrow", &card.arrow, &ARROWS)?;
        file.one_of("corner", &card.corner, &CORNERS)?;
    }
    Ok(())
}

fn scoring(file: &DataFile<'_>, cards: &[ScoringFacts]) -> Check {
    in_order(file, "scoring card", cards.iter().map(|card| &card.name).collect(), &SCORING)?;
    for card in cards {
        file.one_of("stack", &card.stack, &STACKS)?;
    }
    for stack in STACKS {
        let count = cards.iter().filter(|card| card.stack.get_ref() == stack).count();
        file.count(&format!("scoring cards in the stack \"{stack}\""), count, 4)?;
    }
    Ok(())
}

fn titles(file: &DataFile<'_>, titles: &[TitleFacts]) -> Check {
    for pair in titles.windows(2) {
        if pair[0].rating.get_ref() <= pair[1].rating.get_ref() {
            return file.bad(&pair[1].rating, "titles must be sorted with the highest rating first");
        }
    }
    file.distinct("title", titles.iter().map(|title| &title.title))?;
    if titles.is_empty() { file.missing("there is no solo title") } else { Ok(()) }
}

/// Checks that no two cards share a name or a number.
fn distinct_cards<'a>(
    file: &DataFile<'_>,
    cards: impl Iterator<Item = (&'a Spanned<String>, &'a Spanned<u8>)>,
) -> Check {
    let mut seen: Vec<(&str, u8)> = Vec::new();
    for (name, number) in cards {
        if seen.iter().any(|&(other, _)| other == name.get_ref()) {
            return file.bad(name, format!("the card \"{}\" occurs twice", name.get_ref()));
        }
        if seen.iter().any(|&(_, other)| other == *number.get_ref()) {
            return file.bad(number, format!("the card number {} occurs twice", number.get_ref()));
        }
        seen.push((name.get_ref(), *number.get_ref()));
    }
    Ok(())
}

fn shape(file: &DataFile<'_>, card: &str, cells: &Spanned<Vec<Vec<i64>>>) -> Check {
    if cells.get_ref().iter().any(|cell| cell.len() != 2) {
        return file.bad(cells, format!("{card}: a cell must be a row and a column"));
    }
    let mut given = pairs(cells.get_ref());
    let shape = match Shape::new(given.clone()) {
        Ok(shape) => shape,
        Err(bad) => return file.bad(cells, format!("{card}: {bad}")),
    };
    given.sort_unstable();
    let normal = shape.spaces().iter().map(|&(row, column)| (i64::from(row), i64::from(column)));
    if !normal.eq(given) {
        return file.bad(cells, format!("{card}: the shape must begin at row 0 and column 0"));
    }
    if shape.rows() > 6 || shape.columns() > 6 {
        return file.bad(cells, format!("{card}: the shape may have at most 6 rows and 6 columns"));
    }
    Ok(())
}

/// The cells as pairs of row and column.
pub fn pairs(cells: &[Vec<i64>]) -> Vec<(i64, i64)> {
    cells.iter().filter_map(|cell| Some((*cell.first()?, *cell.get(1)?))).collect()
}
