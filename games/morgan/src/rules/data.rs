//! Component data files: the format of `data/N.toml`, and a reader that checks every fact.
//!
//! The build script uses this to turn the data into tables; with the feature `data` the program uses it to check a
//! file. Its errors are for people who edit a data file, so they are plain English, like a compiler's.

// Some fields are only read by the build script, which compiles this module separately.
#![allow(dead_code)]

use serde::Deserialize;
use table::data::{Check, DataError, DataFile};
use toml::Spanned;

/// The symbols whose bonuses this crate implements, in the order of their numbers.
pub const SYMBOLS: [&str; 4] = ["shovel", "boots", "doubloons", "map"];
/// The sets of treasures with their printed sizes, in the order of their numbers.
pub const SETS: [(&str, usize); 6] =
    [("gems", 8), ("silver", 5), ("gold", 5), ("pearl", 4), ("jewelry", 4), ("jade", 3)];
/// The levels of the treasure board.
pub const LEVELS: usize = 5;
/// The names of tiles without a point of reference begin with this; a number follows.
pub const OPEN_SEA: &str = "open-sea";
/// The most tiles that fit on the 32×32 spots of an island and into a bit set of tiles.
const MOST_TILES: usize = 20;
/// The most cards that a set of cards has bits for.
const MOST_CARDS: usize = 128;
/// The most treasures that a set of treasures has bits for.
const MOST_TREASURES: usize = 32;
/// The largest distance that a card may name. It is small enough that distances between spots stay unambiguous.
const FARTHEST: u8 = 9;

/// The contents of a data file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub counts: Counts,
    pub treasure_board: TreasureBoardFacts,
    pub tile: Vec<TileFacts>,
    pub map_cards: MapCardFacts,
    pub treasure: Vec<TreasureFacts>,
    #[serde(skip)]
    pub digest: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    pub source: Spanned<String>,
    pub map_tiles: Spanned<usize>,
    pub map_cards: Spanned<usize>,
    pub treasures: Spanned<usize>,
    pub hand: Spanned<u8>,
    pub starting_doubloons: Spanned<u8>,
    pub start_columns: Spanned<usize>,
    pub start_rows: Spanned<usize>,
    pub move_steps: Spanned<u8>,
    pub steps_per_boots: Spanned<u8>,
    pub doubloons_per_doubloon_card: Spanned<u8>,
    pub majority_bonus: Spanned<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreasureBoardFacts {
    pub source: Spanned<String>,
    pub bonus: Spanned<Vec<u8>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFacts {
    pub source: Spanned<String>,
    pub name: Option<Spanned<String>>,
    pub edges: Spanned<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapCardFacts {
    pub source: Spanned<String>,
    pub distances: Spanned<Vec<u8>>,
    pub symbol_by_distance: Spanned<Vec<Spanned<String>>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreasureFacts {
    pub source: Spanned<String>,
    pub rank: Spanned<usize>,
    pub set: Spanned<String>,
    pub name: Spanned<String>,
    pub value: Spanned<u8>,
}

/// Reads a data file and checks every fact in it.
pub fn read(text: &str) -> Result<Components, DataError> {
    let (components, digest) = table::data::read(text, check)?;
    Ok(Components { digest, ..components })
}

/// Checks that every fact meets the needs of the rules.
fn check(file: &DataFile<'_>, data: &Components) -> Check {
    sources(file, data)?;
    counts(file, &data.counts)?;
    if data.treasure_board.bonus.get_ref().len() != LEVELS {
        return file.bad(&data.treasure_board.bonus, format!("the treasure board has {LEVELS} levels"));
    }
    counted(file, "map_tiles", &data.counts.map_tiles, data.tile.len())?;
    let points = tiles(file, &data.tile)?;
    map_cards(file, &data.map_cards)?;
    let cards = points * data.map_cards.distances.get_ref().len();
    counted(file, "map_cards", &data.counts.map_cards, cards)?;
    counted(file, "treasures", &data.counts.treasures, data.treasure.len())?;
    treasures(file, &data.treasure)
}

fn sources(file: &DataFile<'_>, data: &Components) -> Check {
    let blocks = [&data.counts.source, &data.treasure_board.source, &data.map_cards.source]
        .into_iter()
        .chain(data.tile.iter().map(|block| &block.source))
        .chain(data.treasure.iter().map(|block| &block.source));
    file.sources(blocks)
}

fn counted(file: &DataFile<'_>, what: &str, stated: &Spanned<usize>, found: usize) -> Check {
    if *stated.get_ref() == found {
        return Ok(());
    }
    file.bad(stated, format!("{what} is {}, but the file makes {found}", stated.get_ref()))
}

fn counts(file: &DataFile<'_>, counts: &Counts) -> Check {
    let at_most = |what: &str, count: &Spanned<usize>, most: usize| {
        if (1..=most).contains(count.get_ref()) {
            return Ok(());
        }
        file.bad(count, format!("{what} must be 1 to {most}"))
    };
    at_most("map_tiles", &counts.map_tiles, MOST_TILES)?;
    at_most("map_cards", &counts.map_cards, MOST_CARDS)?;
    at_most("treasures", &counts.treasures, MOST_TREASURES)?;
    at_most("start_columns", &counts.start_columns, MOST_TILES)?;
    at_most("start_rows", &counts.start_rows, MOST_TILES)?;
    let (columns, rows) = (counts.start_columns.get_ref(), counts.start_rows.get_ref());
    if columns * rows != *counts.map_tiles.get_ref() {
        return file.bad(&counts.start_columns, format!("{columns}×{rows} tiles are not all tiles"));
    }
    if *columns > 6 || *columns < 2 || *rows < 2 {
        return file.bad(&counts.start_columns, "the start is 2 to 6 tiles wide and at least 2 long");
    }
    let (hand, cards) = (*counts.hand.get_ref(), *counts.map_cards.get_ref());
    if hand == 0 || usize::from(hand) * 4 > cards {
        return file.bad(&counts.hand, "a hand has at least one card, and there are cards for four hands");
    }
    if *counts.treasures.get_ref() <= LEVELS {
        return file.bad(&counts.treasures, format!("more than {LEVELS} treasures are needed"));
    }
    Ok(())
}

/// Checks the tiles; returns the number of points of reference.
fn tiles(file: &DataFile<'_>, tiles: &[TileFacts]) -> Result<usize, DataError> {
    let mut names: Vec<&str> = Vec::new();
    for tile in tiles {
        let edges = tile.edges.get_ref();
        if edges.len() != 4 || !edges.chars().all(|edge| matches!(edge, 'L' | 'W')) {
            file.bad(&tile.edges, format!("edges are four letters L or W, not \"{edges}\""))?;
        }
        let Some(name) = &tile.name else { continue };
        plain_name(file, name)?;
        if name.get_ref().starts_with(OPEN_SEA) {
            file.bad(name, format!("names that begin with \"{OPEN_SEA}\" are for tiles without a point"))?;
        }
        if names.contains(&name.get_ref().as_str()) {
            file.bad(name, format!("the point \"{}\" is there twice", name.get_ref()))?;
        }
        names.push(name.get_ref());
    }
    Ok(names.len())
}

fn plain_name(file: &DataFile<'_>, name: &Spanned<String>) -> Check {
    let word = name.get_ref();
    let plain = !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    if plain { Ok(()) } else { file.bad(name, format!("the name \"{word}\" is not of letters a to z and hyphens")) }
}

fn map_cards(file: &DataFile<'_>, cards: &MapCardFacts) -> Check {
    let distances = cards.distances.get_ref();
    if distances.is_empty() || !distances.is_sorted_by(|one, next| one < next) {
        return file.bad(&cards.distances, "distances stand in ascending order, each once");
    }
    if distances.last() > Some(&FARTHEST) {
        return file.bad(&cards.distances, format!("the farthest distance is {FARTHEST}"));
    }
    for symbol in cards.symbol_by_distance.get_ref() {
        file.one_of("symbol", symbol, &SYMBOLS)?;
    }
    if cards.symbol_by_distance.get_ref().len() != distances.len() {
        return file.bad(&cards.symbol_by_distance, "each distance has one symbol");
    }
    Ok(())
}

fn treasures(file: &DataFile<'_>, treasures: &[TreasureFacts]) -> Check {
    for (place, treasure) in treasures.iter().enumerate() {
        if *treasure.rank.get_ref() != place + 1 {
            return file.bad(&treasure.rank, format!("rank {} is expected here", place + 1));
        }
        plain_name(file, &treasure.name)?;
        file.one_of("set", &treasure.set, &SETS.map(|(name, _)| name))?;
        if treasures[..place].iter().any(|other| other.name.get_ref() == treasure.name.get_ref()) {
            return file.bad(&treasure.name, format!("\"{}\" is there twice", treasure.name.get_ref()));
        }
    }
    for (set, size) in SETS {
        let found = treasures.iter().filter(|treasure| treasure.set.get_ref() == set).count();
        if found != size {
            return file.missing(format!("the set \"{set}\" has {size} treasures, not {found}"));
        }
    }
    Ok(())
}
