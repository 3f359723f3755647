//! The component data file: read as it is, and refused with the right line where one line is spoilt.

use misterra::{Misterra, components};
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
    let error = Misterra::check_data(&text).expect_err(instead);
    assert!(error.starts_with(&format!("line {number}: ")), "{instead}: expected line {number}, got {error}");
    assert!(error.contains(what), "{instead}: {error}");
    assert!(!error.contains('\n'), "one line: {error}");
}

/// Spoils a line and expects an error somewhere that speaks of `what`.
#[track_caller]
fn missed(block: &str, line: &str, instead: &str, what: &str) {
    let error = Misterra::check_data(&spoilt(block, line, instead).0).expect_err(instead);
    assert!(error.contains(what), "{instead}: {error}");
}

#[test]
fn the_file_as_it_is_has_the_digest_that_the_rules_are_frozen_with() {
    assert_eq!(Misterra::check_data(DATA).as_deref(), Ok(components::DATA));
}

#[test]
fn comments_and_sources_do_not_change_the_digest_and_facts_do() {
    let (text, _) = spoilt("# Maps", "# Maps of Misterra: components.", "# Something else.\n");
    assert_eq!(Misterra::check_data(&text).as_deref(), Ok(components::DATA));
    let (text, _) = spoilt("[[otoma]]", "source = \"reconstructed\"", "source = \"checked\"");
    assert_eq!(Misterra::check_data(&text).as_deref(), Ok(components::DATA));
    let (text, _) = spoilt("[[otoma]]", "spaces = [\"a5\", \"a4\"]", "spaces = [\"a5\", \"b5\"]");
    assert!(Misterra::check_data(&text).is_ok_and(|digest| digest != components::DATA));
}

#[test]
fn board_tiles_and_markers() {
    refused("[board]", "columns = 5", "columns = 6", "5×5");
    refused("[board]", "\"a0\", \"b0\"", "\"b0\", \"a0\"", "beach");
    refused("[board]", "source = \"derived\"", "source = \"guessed\"", "guessed");
    refused("[terrain_tiles]", "lagoon = 12", "lagoon = 11", "equally many");
    refused("[claim_markers]", "per_player = 3", "per_player = 0", "markers");
    refused("[claim_markers]", "per_player = 3", "per_player = \"three\"", "");
}

#[test]
fn setup_jungles() {
    refused("[[setup_jungle]]", "players = 2", "players = 3", "order");
    refused("[[setup_jungle]]", "\"c3\"", "\"c0\"", "c0");
    refused("players = 3", "\"b3\", \"d3\"", "\"b3\", \"b3\"", "b3");
}

#[test]
fn sketches() {
    refused("[[sketch]]", "[\"jungle\", \"lagoon\"]", "[\"lagoon\", \"jungle\"]", "expected the sketch jungle, lagoon");
    refused("[[sketch]]", "[\"jungle\", \"lagoon\"]", "[\"jungle\", \"swamp\"]", "swamp");
    refused("[[sketch]]", "p2 = 4", "p2 = 44", "20");
    missed("[[sketch]]", "p2 = 4", "p2 = 3", "52");
    missed("[[sketch]]", "copies", "copy", "copy");
}

#[test]
fn presumptions() {
    refused("[[presumption]]", "number = 1", "number = 2", "presumption 1");
    refused("number = 5", "kind = \"edge-spaces\"", "kind = \"edges\"", "edges");
    refused("number = 5", "kind = \"edge-spaces\"", "kind = \"largest-zone\"", "takes no terrain");
    refused("number = 17", "kind = \"largest-zone\"", "kind = \"pattern\"", "needs pattern");
    refused("number = 9", "direction = \"perpendicular\"", "direction = \"up\"", "up");
    refused("number = 18", "table = [[2, 6], [3, 10]", "table = [[3, 6], [3, 10]", "rises");
    refused(
        "number = 28",
        "pattern = [[\"jungle\", \"lagoon\"], [\"mountain\", \"steppe\"]]",
        "pattern = [[\"jungle\"], [\"mountain\", \"steppe\"]]",
        "equal length",
    );
    refused("number = 13", "apart_from = \"steppe\"", "apart_from = \"sea\"", "sea");
    missed("number = 1\n", "first_game = \"A\"", "first_game = \"B\"", "letter");
    missed("number = 9", "each = 4", "beyond = 4", "");
}

#[test]
fn otoma_and_titles() {
    refused("[[otoma]]", "[\"a5\", \"a4\"]", "[\"a5\", \"a0\"]", "a0");
    refused("[[otoma]]", "[\"a5\", \"a4\"]", "[\"a5\"]", "two spaces");
    refused("[[otoma]]", "\"map\", \"mountain\"", "\"fly\", \"mountain\"", "fly");
    missed("[[otoma]]", "claim = true", "claim = false", "3 cards");
    refused("[[solo_title]]", "of = \"total\"", "of = \"luck\"", "luck");
    refused("\"dim\"", "from = 70", "from = 60", "lowest first");
    refused("\"apprentice\"", "title = \"assistant\"", "title = \"dim\"", "dim");
}

#[test]
fn a_text_that_is_no_toml_and_keys_that_nobody_knows() {
    refused("[board]", "columns = 5", "columns 5", "");
    refused("[board]", "columns = 5", "colour = 5", "colour");
    assert!(Misterra::check_data("").is_err());
}

#[test]
fn whole_blocks_that_are_missing_are_missed() {
    for (block, what) in [
        ("[[presumption]]\nnumber = 31", "presumption"),
        ("[[solo_title]]\nsource = \"rulebook\"\nof = \"claims\"", "claims"),
        ("[[otoma]]\nsource = \"reconstructed\"\nspaces = [\"a4\", \"b4\"]", "Otoma"),
    ] {
        let at = DATA.find(block).unwrap_or_else(|| panic!("{block}"));
        let end = if what == "claims" {
            DATA.len()
        } else {
            at + 2 + DATA[at + 2..].find("\n[[").unwrap_or(DATA.len() - at - 2)
        };
        let text = format!("{}{}", &DATA[..at], &DATA[end..]);
        let error = Misterra::check_data(&text).expect_err(what);
        assert!(error.contains(what), "{error}");
    }
}
