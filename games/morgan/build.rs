//! Turns `data/1.toml` into tables, so that nothing reads TOML when the game runs.

#[path = "src/rules/data.rs"]
mod data;

fn main() {
    let sources = ["src/rules/data.rs"];
    table::data::generate("data/1.toml", &sources, data::read, tables);
}

fn tables(data: &data::Components) -> String {
    let mut out = String::new();
    let counts = &data.counts;
    constant(&mut out, "The digest of this generation's data. It never changes.", "DATA: &str", &data.digest);
    let sizes = [
        ("The number of map cards in a full hand.", "HAND: usize", usize::from(*counts.hand.get_ref())),
        ("The width of the island at the start, in tiles.", "START_COLUMNS: usize", *counts.start_columns.get_ref()),
        ("The length of the island at the start, in tiles.", "START_ROWS: usize", *counts.start_rows.get_ref()),
    ];
    sizes.iter().for_each(|(doc, name, value)| constant(&mut out, doc, name, value));
    let doubloons = &counts.doubloons_per_doubloon_card;
    let figures = [
        ("The doubloons of each player at the start.", "STARTING_DOUBLOONS: u16", &counts.starting_doubloons),
        ("The number of steps in a turn.", "STEPS: u8", &counts.move_steps),
        ("The number of extra steps for a `boots`.", "STEPS_PER_BOOTS: u8", &counts.steps_per_boots),
        ("The number of doubloons for a `doubloons`.", "DOUBLOONS_PER_CARD: u16", doubloons),
        ("The bonus that the owners of most of a set share.", "MAJORITY_BONUS: u8", &counts.majority_bonus),
    ];
    figures.iter().for_each(|(doc, name, value)| constant(&mut out, doc, name, value.get_ref()));

    let bonus = data.treasure_board.bonus.get_ref();
    constant(&mut out, "The doubloons printed at each level.", "LEVEL_DOUBLOONS: [u8; LEVELS]", bonus);
    let distances = data.map_cards.distances.get_ref();
    let name = format!("DISTANCES: [u8; {}]", distances.len());
    constant(&mut out, "The distances on the cards of each point.", &name, distances);
    let symbols = data.map_cards.symbol_by_distance.get_ref().iter();
    let symbols: Vec<String> = symbols.map(|symbol| format!("Symbol::{}", variant(symbol.get_ref()))).collect();
    line(&mut out, format!("const SYMBOLS: [Symbol; {}] = [{}];", symbols.len(), symbols.join(", ")));

    tiles(&mut out, &data.tile);
    line(&mut out, format!("static TREASURES: [TreasureCard; {}] = [", data.treasure.len()));
    for treasure in &data.treasure {
        let (name, rank) = (treasure.name.get_ref(), treasure.rank.get_ref());
        let (set, value) = (variant(treasure.set.get_ref()), treasure.value.get_ref());
        line(&mut out, format!("TreasureCard {{ name: {name:?}, rank: {rank}, set: Set::{set}, value: {value} }},"));
    }
    line(&mut out, "];".into());
    out
}

/// Writes the tables of tiles and of points of reference, both in the order of the data.
fn tiles(out: &mut String, tiles: &[data::TileFacts]) {
    let mut points: Vec<String> = Vec::new();
    let mut without = 0;
    line(out, format!("static TILES: [TileFacts; {}] = [", tiles.len()));
    for (place, tile) in tiles.iter().enumerate() {
        let (name, point) = match &tile.name {
            Some(name) => {
                points.push(format!("PointFacts {{ name: {:?}, tile: Tile({place}) }},", name.get_ref()));
                (name.get_ref().clone(), format!("Some(Point({}))", points.len() - 1))
            }
            None => {
                without += 1;
                (format!("{}-{without}", data::OPEN_SEA), "None".to_owned())
            }
        };
        // North is the highest of the four bits; water is 1.
        let edges = tile.edges.get_ref().chars().fold(0, |bits, edge| bits << 1 | u8::from(edge == 'W'));
        line(out, format!("TileFacts {{ name: {name:?}, point: {point}, edges: Edges::from_bits({edges}) }},"));
    }
    line(out, "];".into());
    line(out, format!("static POINTS: [PointFacts; {}] = [", points.len()));
    points.into_iter().for_each(|point| line(out, point));
    line(out, "];".into());
}

fn constant(out: &mut String, doc: &str, name: &str, value: &impl std::fmt::Debug) {
    line(out, format!("/// {doc}"));
    line(out, format!("pub const {name} = {value:?};"));
}

/// The enum variant for a word of the data.
fn variant(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

fn line(out: &mut String, text: String) {
    out.push_str(&text);
    out.push('\n');
}
