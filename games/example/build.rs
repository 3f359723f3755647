//! Turns `data/1.toml` into tables, so that the game parses no TOML at run time.

#[path = "src/rules/data.rs"]
mod data;

fn main() {
    table::data::generate("data/1.toml", &["src/rules/data.rs"], data::read, tables);
}

/// The text of `OUT_DIR/tables.rs`, which `src/rules/components.rs` includes.
fn tables(data: &data::Components) -> String {
    let points: Vec<u8> = data.wish.iter().map(|wish| *wish.points.get_ref()).collect();
    let square = data.counts.points_per_square.get_ref();
    format!(
        "/// The digest of the data that this generation is frozen with.\n\
         pub const DATA: &str = {:?};\n\
         /// What each square of a player's largest group is worth.\n\
         pub const POINTS_PER_SQUARE: i32 = {square};\n\
         /// What each wish is worth, in the order of `Wish::ALL`.\n\
         pub const WISH_POINTS: [i32; {}] = {points:?};\n",
        data.digest,
        points.len(),
    )
}
