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
        "/// The digest of this generation's data. It never changes.\n\
         pub const DATA: &str = {:?};\n\
         /// The points for each square of a player's largest group.\n\
         pub const POINTS_PER_SQUARE: i32 = {square};\n\
         /// The points for each wish, in the order of `Wish::ALL`.\n\
         pub const WISH_POINTS: [i32; {}] = {points:?};\n",
        data.digest,
        points.len(),
    )
}
