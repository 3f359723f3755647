//! The component data file is accepted, and a file with one broken line is refused with the number of that line.

use misterra::Misterra;
use table::Forms;
use table::conformance::data_file::GoodData;

const DATA: GoodData<Misterra> = GoodData::new(include_str!("../data/1.toml"));

#[test]
fn the_data_file_has_the_frozen_digest() {
    DATA.is_frozen();
}

#[test]
fn facts_change_the_digest_but_comments_and_sources_do_not() {
    DATA.means_the_same("# Maps", "# Maps of Misterra: components.", "# Something else.\n");
    DATA.means_the_same("[[otoma]]", "source = \"reconstructed\"", "source = \"checked\"");
    DATA.means_something_else("[[otoma]]", "spaces = [\"a5\", \"a4\"]", "spaces = [\"a5\", \"b5\"]");
}

#[test]
fn board_tiles_and_markers() {
    DATA.refused("[board]", "columns = 5", "columns = 6", "5×5");
    DATA.refused("[board]", "\"a0\", \"b0\"", "\"b0\", \"a0\"", "beach");
    DATA.refused("[board]", "source = \"derived\"", "source = \"guessed\"", "guessed");
    DATA.refused("[terrain_tiles]", "lagoon = 12", "lagoon = 11", "equally many");
    DATA.refused("[claim_markers]", "per_player = 3", "per_player = 0", "markers");
    DATA.refused("[claim_markers]", "per_player = 3", "per_player = \"three\"", "");
}

#[test]
fn setup_jungles() {
    DATA.refused("[[setup_jungle]]", "players = 2", "players = 3", "order");
    DATA.refused("[[setup_jungle]]", "\"c3\"", "\"c0\"", "c0");
    DATA.refused("players = 3", "\"b3\", \"d3\"", "\"b3\", \"b3\"", "b3");
}

#[test]
fn sketches() {
    DATA.refused(
        "[[sketch]]",
        "[\"jungle\", \"lagoon\"]",
        "[\"lagoon\", \"jungle\"]",
        "expected the sketch jungle, lagoon",
    );
    DATA.refused("[[sketch]]", "[\"jungle\", \"lagoon\"]", "[\"jungle\", \"swamp\"]", "swamp");
    DATA.refused("[[sketch]]", "p2 = 4", "p2 = 44", "20");
    DATA.missed("[[sketch]]", "p2 = 4", "p2 = 3", "52");
    DATA.missed("[[sketch]]", "copies", "copy", "copy");
}

#[test]
fn presumptions() {
    DATA.refused("[[presumption]]", "number = 1", "number = 2", "presumption 1");
    DATA.refused("number = 5", "kind = \"edge-spaces\"", "kind = \"edges\"", "edges");
    DATA.refused("number = 5", "kind = \"edge-spaces\"", "kind = \"largest-zone\"", "takes no terrain");
    DATA.refused("number = 17", "kind = \"largest-zone\"", "kind = \"pattern\"", "needs pattern");
    DATA.refused("number = 9", "direction = \"perpendicular\"", "direction = \"up\"", "up");
    DATA.refused("number = 18", "table = [[2, 6], [3, 10]", "table = [[3, 6], [3, 10]", "rises");
    DATA.refused(
        "number = 28",
        "pattern = [[\"jungle\", \"lagoon\"], [\"mountain\", \"steppe\"]]",
        "pattern = [[\"jungle\"], [\"mountain\", \"steppe\"]]",
        "equal length",
    );
    DATA.refused("number = 13", "apart_from = \"steppe\"", "apart_from = \"sea\"", "sea");
    DATA.missed("number = 1\n", "first_game = \"A\"", "first_game = \"B\"", "letter");
    DATA.missed("number = 9", "each = 4", "beyond = 4", "");
}

#[test]
fn otoma_and_titles() {
    DATA.refused("[[otoma]]", "[\"a5\", \"a4\"]", "[\"a5\", \"a0\"]", "a0");
    DATA.refused("[[otoma]]", "[\"a5\", \"a4\"]", "[\"a5\"]", "two spaces");
    DATA.refused("[[otoma]]", "\"map\", \"mountain\"", "\"fly\", \"mountain\"", "fly");
    DATA.missed("[[otoma]]", "claim = true", "claim = false", "3 cards");
    DATA.refused("[[solo_title]]", "of = \"total\"", "of = \"luck\"", "luck");
    DATA.refused("\"dim\"", "from = 70", "from = 60", "lowest first");
    DATA.refused("\"apprentice\"", "title = \"assistant\"", "title = \"dim\"", "dim");
}

#[test]
fn invalid_toml_and_unknown_keys() {
    DATA.refused("[board]", "columns = 5", "columns 5", "");
    DATA.refused("[board]", "columns = 5", "colour = 5", "colour");
    assert!(Misterra::check_data("").is_err());
}

#[test]
fn missing_blocks_are_reported() {
    for (block, what) in [
        ("[[presumption]]\nnumber = 31", "presumption"),
        ("[[solo_title]]\nsource = \"rulebook\"\nof = \"claims\"", "claims"),
        ("[[otoma]]\nsource = \"reconstructed\"\nspaces = [\"a4\", \"b4\"]", "Otoma"),
    ] {
        let at = DATA.text.find(block).unwrap_or_else(|| panic!("{block}"));
        let end = if what == "claims" {
            DATA.text.len()
        } else {
            at + 2 + DATA.text[at + 2..].find("\n[[").unwrap_or(DATA.text.len() - at - 2)
        };
        let text = format!("{}{}", &DATA.text[..at], &DATA.text[end..]);
        let error = Misterra::check_data(&text).expect_err(what);
        assert!(error.contains(what), "{error}");
    }
}
