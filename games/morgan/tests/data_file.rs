//! The component data file: read as it is, and refused with the right line where one line is spoilt.

use morgan::{Morgan, components};
use table::Forms;

const DATA: &str = include_str!("../data/1.toml");

/// The text with one line changed, and that line's number. `block` is a text before it, to find the right one.
#[track_caller]
fn spoilt(block: &str, line: &str, instead: &str) -> (String, usize) {
    let from = DATA.find(block).unwrap_or_else(|| panic!("{block}"));
    let at = from + DATA[from..].find(line).unwrap_or_else(|| panic!("{line}"));
    let text = format!("{}{instead}{}", &DATA[..at], &DATA[at + line.len()..]);
    (text, 1 + DATA[..at].matches('\n').count())
}

/// Spoils a line and expects an error there that speaks of `what`.
#[track_caller]
fn refused(block: &str, line: &str, instead: &str, what: &str) {
    let (text, number) = spoilt(block, line, instead);
    let error = Morgan::check_data(&text).expect_err(instead);
    assert!(error.starts_with(&format!("line {number}: ")), "{instead}: expected line {number}, got {error}");
    assert!(error.contains(what), "{instead}: {error}");
    assert!(!error.contains('\n'), "one line: {error}");
}

#[test]
fn the_file_as_it_is_has_the_digest_that_the_rules_are_frozen_with() {
    assert_eq!(Morgan::check_data(DATA).as_deref(), Ok(components::DATA));
}

#[test]
fn comments_layout_and_sources_do_not_change_the_digest_and_facts_do() {
    let (text, _) = spoilt("[counts]", "source = \"rulebook\"", "source = \"checked\" # now we know");
    assert_eq!(Morgan::check_data(&text).as_deref(), Ok(components::DATA));
    let (text, _) = spoilt("\"jade-dragon\"", "value = 8", "value = 9");
    assert!(Morgan::check_data(&text).is_ok_and(|digest| digest != components::DATA));
    let (text, _) = spoilt("\"twin-peaks\"", "edges = \"LWLW\"", "edges = \"WLWL\"");
    assert!(Morgan::check_data(&text).is_ok(), "owners may correct a tile");
}

#[test]
fn the_counts() {
    refused("[counts]", "map_tiles = 20", "map_tiles = 0", "1 to 20");
    refused("[counts]", "map_tiles = 20", "map_tiles = 21", "1 to 20");
    refused("[counts]", "map_cards = 72", "map_cards = 71", "72");
    refused("[counts]", "treasures = 29", "treasures = 28", "29");
    refused("[counts]", "hand = 4", "hand = 0", "hand");
    refused("[counts]", "hand = 4", "hand = -1", "");
    refused("[counts]", "start_columns = 4", "start_columns = 5", "5×5");
    refused("[counts]", "source = \"rulebook\"", "source = \"guessed\"", "guessed");
}

#[test]
fn a_start_that_is_a_row_is_refused() {
    let (text, _) = spoilt("[counts]", "start_columns = 4\nstart_rows = 5", "start_columns = 20\nstart_rows = 1");
    assert!(Morgan::check_data(&text).is_err_and(|error| error.contains("2 to 6")));
}

#[test]
fn the_treasure_board_and_the_map_cards() {
    refused("[treasure_board]", "bonus = [0, 1, 2, 3, 4]", "bonus = [0, 1, 2, 3]", "5 levels");
    refused("[map_cards]", "distances = [0, 1, 2, 3]", "distances = [0, 2, 1, 3]", "ascending");
    refused("[map_cards]", "distances = [0, 1, 2, 3]", "distances = [0, 1, 2, 30]", "farthest");
    refused("[map_cards]", "\"shovel\", \"boots\"", "\"shovel\", \"sword\"", "sword");
    refused("[map_cards]", "symbol_by_distance = [\"shovel\", ", "symbol_by_distance = [", "one symbol");
}

#[test]
fn the_tiles() {
    refused("\"tomb\"", "edges = \"LLLL\"", "edges = \"LLL\"", "LLL");
    refused("\"tomb\"", "edges = \"LLLL\"", "edges = \"LLLX\"", "LLLX");
    refused("\"tomb\"", "name = \"oasis\"", "name = \"tomb\"", "twice");
    refused("\"tomb\"", "name = \"oasis\"", "name = \"The Oasis\"", "letters");
    refused("\"tomb\"", "name = \"oasis\"", "name = \"open-sea-7\"", "open-sea");
    refused("\"tomb\"", "name = \"oasis\"", "colour = \"green\"", "colour");
}

#[test]
fn the_treasures() {
    refused("\"topaz-pouch\"", "rank = 7", "rank = 8", "rank 7");
    refused("\"topaz-pouch\"", "set = \"silver\"", "set = \"copper\"", "copper");
    refused("\"topaz-pouch\"", "name = \"silver-buckle\"", "name = \"topaz-pouch\"", "twice");
    refused("\"topaz-pouch\"", "value = 3", "value = 300", "");
    let (text, _) = spoilt("\"topaz-pouch\"", "set = \"silver\"", "set = \"gold\"");
    assert!(Morgan::check_data(&text).is_err_and(|error| error.contains("silver") && error.contains('4')));
}

#[test]
fn what_is_no_toml_is_refused_with_its_line() {
    assert!(Morgan::check_data("").is_err());
    assert!(Morgan::check_data("[counts").is_err_and(|error| error.starts_with("line 1: ")));
    assert!(Morgan::check_data(&DATA[..DATA.len() / 2]).is_err());
}
