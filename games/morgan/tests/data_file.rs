//! The component data file: accepted as it is, and refused with the right line when one line is spoilt.

use morgan::Morgan;
use table::Forms;
use table::conformance::data_file::GoodData;

const DATA: GoodData<Morgan> = GoodData::new(include_str!("../data/1.toml"));

#[test]
fn the_file_has_the_digest_of_the_frozen_rules() {
    DATA.is_frozen();
}

#[test]
fn comments_layout_and_sources_do_not_change_the_digest_and_facts_do() {
    DATA.means_the_same("[counts]", "source = \"rulebook\"", "source = \"checked\" # now we know");
    DATA.means_something_else("\"jade-dragon\"", "value = 8", "value = 9");
    let (text, _) = DATA.spoilt("\"twin-peaks\"", "edges = \"LWLW\"", "edges = \"WLWL\"");
    assert!(Morgan::check_data(&text).is_ok(), "owners may correct a tile");
}

#[test]
fn the_counts() {
    DATA.refused("[counts]", "map_tiles = 20", "map_tiles = 0", "1 to 20");
    DATA.refused("[counts]", "map_tiles = 20", "map_tiles = 21", "1 to 20");
    DATA.refused("[counts]", "map_cards = 72", "map_cards = 71", "72");
    DATA.refused("[counts]", "treasures = 29", "treasures = 28", "29");
    DATA.refused("[counts]", "hand = 4", "hand = 0", "hand");
    DATA.refused("[counts]", "hand = 4", "hand = -1", "");
    DATA.refused("[counts]", "start_columns = 4", "start_columns = 5", "5×5");
    DATA.refused("[counts]", "source = \"rulebook\"", "source = \"guessed\"", "guessed");
}

#[test]
fn a_start_that_is_a_row_is_refused() {
    let (text, _) = DATA.spoilt("[counts]", "start_columns = 4\nstart_rows = 5", "start_columns = 20\nstart_rows = 1");
    assert!(Morgan::check_data(&text).is_err_and(|error| error.contains("2 to 6")));
}

#[test]
fn the_treasure_board_and_the_map_cards() {
    DATA.refused("[treasure_board]", "bonus = [0, 1, 2, 3, 4]", "bonus = [0, 1, 2, 3]", "5 levels");
    DATA.refused("[map_cards]", "distances = [0, 1, 2, 3]", "distances = [0, 2, 1, 3]", "ascending");
    DATA.refused("[map_cards]", "distances = [0, 1, 2, 3]", "distances = [0, 1, 2, 30]", "farthest");
    DATA.refused("[map_cards]", "\"shovel\", \"boots\"", "\"shovel\", \"sword\"", "sword");
    DATA.refused("[map_cards]", "symbol_by_distance = [\"shovel\", ", "symbol_by_distance = [", "one symbol");
}

#[test]
fn the_tiles() {
    DATA.refused("\"tomb\"", "edges = \"LLLL\"", "edges = \"LLL\"", "LLL");
    DATA.refused("\"tomb\"", "edges = \"LLLL\"", "edges = \"LLLX\"", "LLLX");
    DATA.refused("\"tomb\"", "name = \"oasis\"", "name = \"tomb\"", "twice");
    DATA.refused("\"tomb\"", "name = \"oasis\"", "name = \"The Oasis\"", "letters");
    DATA.refused("\"tomb\"", "name = \"oasis\"", "name = \"open-sea-7\"", "open-sea");
    DATA.refused("\"tomb\"", "name = \"oasis\"", "colour = \"green\"", "colour");
}

#[test]
fn the_treasures() {
    DATA.refused("\"topaz-pouch\"", "rank = 7", "rank = 8", "rank 7");
    DATA.refused("\"topaz-pouch\"", "set = \"silver\"", "set = \"copper\"", "copper");
    DATA.refused("\"topaz-pouch\"", "name = \"silver-buckle\"", "name = \"topaz-pouch\"", "twice");
    DATA.refused("\"topaz-pouch\"", "value = 3", "value = 300", "");
    let (text, _) = DATA.spoilt("\"topaz-pouch\"", "set = \"silver\"", "set = \"gold\"");
    assert!(Morgan::check_data(&text).is_err_and(|error| error.contains("silver") && error.contains('4')));
}

#[test]
fn invalid_toml_is_refused_with_its_line() {
    assert!(Morgan::check_data("").is_err());
    assert!(Morgan::check_data("[counts").is_err_and(|error| error.starts_with("line 1: ")));
    assert!(Morgan::check_data(&DATA.text[..DATA.text.len() / 2]).is_err());
}
