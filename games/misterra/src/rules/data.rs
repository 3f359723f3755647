//! Component data files: the format of `data/N.toml`, and a reader that checks every fact.
//!
//! The build script uses this module to turn the data into tables. With the feature `data`, the program uses it to
//! check a file. The errors are for people who edit a data file, so they are plain English, like a compiler's.

// Only the build script reads some of the facts. It compiles its own copy of this module.
#![allow(dead_code)]

use serde::Deserialize;
use table::Grid5;
use table::data::{Check, DataError, DataFile};
use toml::Spanned;

use super::space::Space;

/// The terrains, in order.
pub const TERRAINS: [&str; 4] = ["jungle", "lagoon", "mountain", "steppe"];
/// The directions of the lines that a presumption may score.
pub const DIRECTIONS: [&str; 2] = ["perpendicular", "parallel"];
/// The letters of the first game.
pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];
/// The actions of Otoma on a space.
pub const ACTIONS: [&str; 2] = ["map", "confirm-or-map"];
/// The parts of the score that titles reward, in order.
pub const TRACKS: [&str; 4] = ["total", "presumptions", "fidelity", "claims"];
/// The kinds of presumptions that this crate implements.
pub const KINDS: [&str; 12] = [
    "zones-by-size",
    "edge-spaces",
    "lines-with-all-four",
    "lines-of-one-terrain",
    "spaces-apart",
    "largest-zone",
    "smallest-zone",
    "zones-of-size",
    "most-of-a-terrain",
    "least-of-a-terrain",
    "sets-of-all-four",
    "pattern",
];

/// How many cards the rulebook lists. Each of Otoma's stacks gets one of the claim cards.
const PRESUMPTIONS: usize = 31;
const OTOMA: usize = 22;
const OTOMA_CLAIMS: usize = 3;
/// The solo game removes 2 sketches and then uses 5 in each of Otoma's 10 turns.
const SOLO_SKETCHES: u32 = 52;

/// The contents of a data file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub board: BoardFacts,
    pub terrain_tiles: TileFacts,
    pub claim_markers: MarkerFacts,
    pub setup_jungle: Vec<JungleFacts>,
    pub sketch: Vec<SketchFacts>,
    pub presumption: Vec<PresumptionFacts>,
    pub otoma: Vec<OtomaFacts>,
    pub solo_title: Vec<TitleFacts>,
    #[serde(skip)]
    pub digest: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFacts {
    pub source: Spanned<String>,
    pub columns: Spanned<usize>,
    pub rows: Spanned<usize>,
    pub beach: Spanned<Vec<Spanned<String>>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFacts {
    pub source: Spanned<String>,
    pub jungle: Spanned<u8>,
    pub lagoon: Spanned<u8>,
    pub mountain: Spanned<u8>,
    pub steppe: Spanned<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkerFacts {
    pub source: Spanned<String>,
    pub per_player: Spanned<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JungleFacts {
    pub source: Spanned<String>,
    pub players: Spanned<u8>,
    pub spaces: Spanned<Vec<Spanned<String>>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SketchFacts {
    pub source: Spanned<String>,
    pub additions_source: Spanned<String>,
    pub terrains: Spanned<Vec<Spanned<String>>>,
    pub copies: CopiesFacts,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CopiesFacts {
    pub p2: Spanned<u8>,
    pub p3: Spanned<u8>,
    pub p4: Spanned<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PresumptionFacts {
    pub source: Spanned<String>,
    pub number: Spanned<u8>,
    pub kind: Spanned<String>,
    pub first_game: Option<Spanned<String>>,
    pub first_game_source: Option<Spanned<String>>,
    pub terrain: Option<Spanned<String>>,
    pub apart_from: Option<Spanned<String>>,
    pub direction: Option<Spanned<String>>,
    pub size: Option<Spanned<u8>>,
    pub pattern: Option<Spanned<Vec<Vec<Spanned<String>>>>>,
    #[serde(default)]
    pub repeat: bool,
    pub each: Option<Spanned<u8>>,
    pub table: Option<Spanned<Vec<(u8, u8)>>>,
    pub beyond: Option<Spanned<u8>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtomaFacts {
    pub source: Spanned<String>,
    pub spaces: Spanned<Vec<Spanned<String>>>,
    pub actions: Spanned<Vec<(Spanned<String>, Spanned<String>)>>,
    #[serde(default)]
    pub claim: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitleFacts {
    pub source: Spanned<String>,
    pub of: Spanned<String>,
    pub from: Spanned<i32>,
    pub title: Spanned<String>,
}

/// Reads a data file and checks every fact in it.
pub fn read(text: &str) -> Result<Components, DataError> {
    let (components, digest) = table::data::read(text, check)?;
    Ok(Components { digest, ..components })
}

/// Checks that every fact is as the rules need it.
fn check(file: &DataFile<'_>, data: &Components) -> Check {
    sources(file, data)?;
    board(file, &data.board)?;
    tiles(file, data)?;
    jungles(file, &data.setup_jungle)?;
    sketches(file, &data.sketch)?;
    presumptions(file, &data.presumption)?;
    otoma(file, &data.otoma)?;
    titles(file, &data.solo_title)
}

fn sources(file: &DataFile<'_>, data: &Components) -> Check {
    let first_game = data.presumption.iter().filter_map(|block| block.first_game_source.as_ref());
    let blocks = [&data.board.source, &data.terrain_tiles.source, &data.claim_markers.source]
        .into_iter()
        .chain(data.setup_jungle.iter().map(|block| &block.source))
        .chain(data.sketch.iter().flat_map(|block| [&block.source, &block.additions_source]))
        .chain(data.presumption.iter().map(|block| &block.source))
        .chain(first_game)
        .chain(data.otoma.iter().map(|block| &block.source))
        .chain(data.solo_title.iter().map(|block| &block.source));
    file.sources(blocks)
}

fn island_space(file: &DataFile<'_>, name: &Spanned<String>) -> Check {
    match Space::on_island(name.get_ref()) {
        Some(_) => Ok(()),
        None => file.bad(name, format!("\"{}\" is not a space of the island; these are a1 to e5", name.get_ref())),
    }
}

fn board(file: &DataFile<'_>, board: &BoardFacts) -> Check {
    for side in [&board.rows, &board.columns] {
        if *side.get_ref() != Grid5::SIDE {
            return file.bad(side, format!("the island must have {0}×{0} spaces", Grid5::SIDE));
        }
    }
    let names = board.beach.get_ref().iter().map(|name| name.get_ref().as_str());
    if !names.eq(["a0", "b0", "c0", "d0", "e0"]) {
        return file.bad(&board.beach, "the beach must be a0, b0, c0, d0, e0");
    }
    Ok(())
}

fn tiles(file: &DataFile<'_>, data: &Components) -> Check {
    let tiles = &data.terrain_tiles;
    for terrain in [&tiles.jungle, &tiles.lagoon, &tiles.mountain, &tiles.steppe] {
        if terrain.get_ref() != tiles.jungle.get_ref() {
            return file.bad(terrain, "there must be equally many tiles of each terrain");
        }
    }
    // Fewer than 7 of each cannot fill the 25 spaces of the island.
    if !(7..=25).contains(tiles.jungle.get_ref()) {
        return file.bad(&tiles.jungle, "there must be 7 to 25 tiles of each terrain");
    }
    let markers = &data.claim_markers.per_player;
    if !(1..=4).contains(markers.get_ref()) {
        return file.bad(markers, "a player must have 1 to 4 claim markers, at most one for each terrain");
    }
    Ok(())
}

fn jungles(file: &DataFile<'_>, jungles: &[JungleFacts]) -> Check {
    for (place, jungle) in jungles.iter().enumerate() {
        if usize::from(*jungle.players.get_ref()) != place + 2 {
            return file.bad(&jungle.players, "the setup jungles must be in the order of 2, 3 and 4 players");
        }
        let mut taken = Grid5::EMPTY;
        for name in jungle.spaces.get_ref() {
            island_space(file, name)?;
            let space = Space::named(name.get_ref()).map_or(Grid5::EMPTY, Space::grid);
            if taken.meets(space) {
                return file.bad(name, format!("the space {} is named twice", name.get_ref()));
            }
            taken |= space;
        }
    }
    if jungles.len() == 3 { Ok(()) } else { file.missing("expected setup jungles for 2, 3 and 4 players") }
}

fn sketches(file: &DataFile<'_>, sketches: &[SketchFacts]) -> Check {
    let pairs = (0..4).flat_map(|one| (one..4).map(move |other| [TERRAINS[one], TERRAINS[other]]));
    let pairs: Vec<[&str; 2]> = pairs.collect();
    for (place, sketch) in sketches.iter().enumerate() {
        for terrain in sketch.terrains.get_ref() {
            file.one_of("terrain", terrain, &TERRAINS)?;
        }
        let names: Vec<&str> = sketch.terrains.get_ref().iter().map(|name| name.get_ref().as_str()).collect();
        match pairs.get(place) {
            Some(pair) if names == pair => {}
            Some(pair) => {
                return file.bad(&sketch.terrains, format!("expected the sketch {}, {}", pair[0], pair[1]));
            }
            None => return file.bad(&sketch.terrains, "every pair of terrains has a sketch already"),
        }
        for copies in [&sketch.copies.p2, &sketch.copies.p3, &sketch.copies.p4] {
            if *copies.get_ref() > 20 {
                return file.bad(copies, "a sketch may have at most 20 copies");
            }
        }
    }
    if let Some(pair) = pairs.get(sketches.len()) {
        return file.missing(format!("the sketch {}, {} is missing", pair[0], pair[1]));
    }
    let for_two: u32 = sketches.iter().map(|sketch| u32::from(*sketch.copies.p2.get_ref())).sum();
    if for_two < SOLO_SKETCHES {
        let what = format!("the solo game needs {SOLO_SKETCHES} sketches for two players, found {for_two}");
        return file.bad(&sketches[0].copies.p2, what);
    }
    Ok(())
}

fn presumptions(file: &DataFile<'_>, cards: &[PresumptionFacts]) -> Check {
    for (place, card) in cards.iter().enumerate() {
        if usize::from(*card.number.get_ref()) != place + 1 {
            return file.bad(&card.number, format!("expected presumption {} here", place + 1));
        }
        file.one_of("kind", &card.kind, &KINDS)?;
        presumption(file, card)?;
    }
    file.count("presumptions", cards.len(), PRESUMPTIONS)?;
    for letter in LETTERS {
        let of_letter =
            |card: &&PresumptionFacts| card.first_game.as_ref().is_some_and(|given| given.get_ref() == letter);
        let count = cards.iter().filter(of_letter).count();
        if count != 2 {
            return file.missing(format!("expected two presumptions of letter {letter}, found {count}"));
        }
    }
    Ok(())
}

/// Checks that a card has exactly the keys that its kind needs.
fn presumption(file: &DataFile<'_>, card: &PresumptionFacts) -> Check {
    let kind = card.kind.get_ref().as_str();
    let needs = |is: bool, has: bool, what: &str| match (is, has) {
        (true, false) => file.bad(&card.kind, format!("{kind} needs {what}")),
        (false, true) => file.bad(&card.kind, format!("{kind} takes no {what}")),
        _ => Ok(()),
    };
    needs(["zones-by-size", "edge-spaces", "spaces-apart"].contains(&kind), card.terrain.is_some(), "terrain")?;
    needs(kind == "spaces-apart", card.apart_from.is_some(), "apart_from")?;
    needs(kind.starts_with("lines-"), card.direction.is_some(), "direction")?;
    needs(kind == "zones-of-size", card.size.is_some(), "size")?;
    needs(kind == "pattern", card.pattern.is_some(), "pattern")?;
    let each = kind.starts_with("lines-") || ["least-of-a-terrain", "pattern"].contains(&kind);
    needs(each, card.each.is_some(), "each")?;
    needs(!each, card.table.is_some(), "table")?;
    for terrain in card.terrain.iter().chain(&card.apart_from) {
        file.one_of("terrain", terrain, &TERRAINS)?;
    }
    if let Some(direction) = &card.direction {
        file.one_of("direction", direction, &DIRECTIONS)?;
    }
    if let Some(letter) = &card.first_game {
        file.one_of("first_game", letter, &LETTERS)?;
    }
    if let Some(table) = &card.table {
        let rises = table.get_ref().windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1);
        if !rises || table.get_ref().is_empty() {
            return file.bad(table, "a table needs steps, and each step rises above the one before");
        }
    }
    if let Some(beyond) = card.beyond.as_ref().filter(|_| card.table.is_none()) {
        return file.bad(beyond, "`beyond` needs a table");
    }
    card.pattern.iter().try_for_each(|rows| pattern(file, rows))
}

fn pattern(file: &DataFile<'_>, pattern: &Spanned<Vec<Vec<Spanned<String>>>>) -> Check {
    let rows = pattern.get_ref();
    for terrain in rows.iter().flatten() {
        file.one_of("terrain", terrain, &TERRAINS)?;
    }
    let width = rows.first().map_or(0, Vec::len);
    let fits = (1..=Grid5::SIDE).contains(&width) && rows.len() <= Grid5::SIDE;
    if !fits || rows.iter().any(|row| row.len() != width) {
        return file.bad(pattern, "a pattern must have rows of equal length and fit on the parchment");
    }
    Ok(())
}

fn otoma(file: &DataFile<'_>, cards: &[OtomaFacts]) -> Check {
    for card in cards {
        card.spaces.get_ref().iter().try_for_each(|space| island_space(file, space))?;
        if card.spaces.get_ref().len() != 2 {
            return file.bad(&card.spaces, "a card of Otoma must name two spaces");
        }
        if card.actions.get_ref().len() != 2 {
            return file.bad(&card.actions, "a card of Otoma must have two actions");
        }
        for (action, terrain) in card.actions.get_ref() {
            file.one_of("action", action, &ACTIONS)?;
            file.one_of("terrain", terrain, &TERRAINS)?;
        }
    }
    file.count("cards of Otoma", cards.len(), OTOMA)?;
    let claims = cards.iter().filter(|card| card.claim).count();
    if claims != OTOMA_CLAIMS {
        return file.missing(format!("expected {OTOMA_CLAIMS} cards of Otoma with a claim, found {claims}"));
    }
    Ok(())
}

fn titles(file: &DataFile<'_>, titles: &[TitleFacts]) -> Check {
    let place = |title: &TitleFacts| TRACKS.iter().position(|track| track == title.of.get_ref());
    for title in titles {
        file.one_of("of", &title.of, &TRACKS)?;
    }
    for pair in titles.windows(2) {
        let (before, after) = (place(&pair[0]), place(&pair[1]));
        if before > after {
            return file.bad(&pair[1].of, format!("titles must be in this order: {}", TRACKS.join(", ")));
        }
        if before == after && pair[0].from.get_ref() >= pair[1].from.get_ref() {
            return file.bad(&pair[1].from, "titles must be sorted with the lowest first");
        }
    }
    file.distinct("title", titles.iter().map(|title| &title.title))?;
    match TRACKS.iter().find(|track| !titles.iter().any(|title| title.of.get_ref() == *track)) {
        Some(track) => file.missing(format!("there is no title for {track}")),
        None => Ok(()),
    }
}
