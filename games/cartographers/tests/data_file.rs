//! The component data file: read as it is, and refused with the right line where one line is spoilt.

use cartographers::{Cartographers, components};
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
    let error = Cartographers::check_data(&text).expect_err(instead);
    assert!(error.starts_with(&format!("line {number}: ")), "{instead}: expected line {number}, got {error}");
    assert!(error.contains(what), "{instead}: {error}");
    assert!(!error.contains('\n'), "one line: {error}");
}

#[test]
fn the_file_as_it_is_has_the_digest_that_the_rules_are_frozen_with() {
    assert_eq!(Cartographers::check_data(DATA).as_deref(), Ok(components::DATA));
}

#[test]
fn comments_layout_and_sources_do_not_change_the_digest_and_facts_do() {
    let (text, _) = spoilt("# Cartographers", "# Cartographers: components.", "# Something else.\n\n");
    assert_eq!(Cartographers::check_data(&text).as_deref(), Ok(components::DATA));
    let (text, _) = spoilt("[[ambush]]", "source = \"checked\"", "source = \"rulebook\"");
    assert_eq!(Cartographers::check_data(&text).as_deref(), Ok(components::DATA));
    let (text, _) = spoilt("\"treetower\"", "solo = 17", "solo = 18");
    assert!(Cartographers::check_data(&text).is_ok_and(|digest| digest != components::DATA));
}

#[test]
fn the_sheet() {
    refused("[sheet]", "rows = 11", "rows = 12", "11");
    refused("[sheet]", "columns = 11", "columns = 10", "11");
    refused("[sheet]", "coins = 14", "coins = 0", "coin");
    refused("[sheet]", "coins = 14", "coins = -1", "");
    refused("[sheet]", "coins = 14", "coins = \"many\"", "");
    refused("[sheet]", "source = \"checked\"", "source = \"guessed\"", "guessed");
}

#[test]
fn the_maps() {
    refused("[[map]]", "side = \"wilderness\"", "side = \"moon\"", "moon");
    refused("[[map]]", "side = \"wilderness\"", "side = \"wastelands\"", "wastelands");
    refused("wilderness", "\"B4\", \"C9\"", "\"B12\", \"C9\"", "B12");
    refused("wilderness", "\"B4\", \"C9\"", "\"b4\", \"C9\"", "b4");
    refused("wilderness", "\"B6\", \"C2\"", "\"B6\", \"B6\"", "B6");
    refused("wilderness", "\"B6\", \"C2\"", "\"B4\", \"C2\"", "B4");
    refused("side = \"wastelands\"", "\"D6\"", "\"C4\"", "C4");
}

#[test]
fn two_mountains_that_touch_are_refused_in_the_line_of_the_mountains() {
    refused("wilderness", "mountains = [\"B4\", \"C9\"", "mountains = [\"B4\", \"B5\"", "mountain");
}

#[test]
fn the_seasons() {
    refused("[[season]]", "name = \"spring\"", "name = \"monsoon\"", "monsoon");
    refused("[[season]]", "name = \"spring\"", "name = \"summer\"", "summer");
    refused("\"fall\"", "threshold = 7", "threshold = 0", "threshold");
    refused("\"fall\"", "threshold = 7", "threshold = 17", "threshold");
    refused("\"winter\"", "edicts = [\"D\", \"A\"]", "edicts = [\"D\", \"E\"]", "E");
}

#[test]
fn a_season_without_two_edicts_is_refused_in_the_line_of_the_edicts() {
    refused("\"winter\"", "edicts = [\"D\", \"A\"]", "edicts = [\"D\"]", "two edicts");
}

#[test]
fn the_explore_cards() {
    refused("[[explore]]", "name = \"outpost-ruins\"", "name = \"temple-ruins\"", "temple-ruins");
    refused("\"great-river\"", "number = 7", "number = 6", "6");
    refused("\"great-river\"", "terrains = [\"water\"]", "terrains = [\"mountain\"]", "mountain");
    refused("\"hinterland-stream\"", "[\"farm\", \"water\"]", "[\"farm\", \"farm\"]", "farm");
    refused("\"fishing-village\"", "cells = [[0,0],[0,1],[0,2],[0,3]]", "cells = []", "fishing-village");
    refused(
        "\"fishing-village\"",
        "cells = [[0,0],[0,1],[0,2],[0,3]]",
        "cells = [[0,0],[0,1],[0,1]]",
        "fishing-village",
    );
    refused("\"fishing-village\"", "cells = [[0,0],[0,1],[0,2],[0,3]]", "cells = [[0,1],[0,2]]", "fishing-village");
    refused("\"fishing-village\"", "cells = [[0,0],[0,1],[0,2],[0,3]]", "cells = [[0,0],[0,6]]", "fishing-village");
    refused("\"fishing-village\"", "cells = [[0,0],[0,1],[0,2],[0,3]]", "cells = [[0,0],[0,-1]]", "fishing-village");
    refused("\"fishing-village\"", "cells = [[0,0],[0,1],[0,2],[0,3]]", "cells = [[0]]", "");
    refused("\"farmland\"", "cells = [[0,1],[1,0],[1,1],[1,2],[2,1]]", "cells = [[0,0],[0,1]]", "farmland");
    refused("\"rift-lands\"", "time = 0", "time = 300", "");
    refused("\"rift-lands\"", "time = 0", "times = 0", "times");
}

#[test]
fn a_cell_is_a_row_and_a_column_and_nothing_more() {
    refused("\"fishing-village\"", "cells = [[0,0],[0,1],[0,2],[0,3]]", "cells = [[0,0,0],[0,1,0]]", "");
    refused("\"goblin-attack\"", "cells = [[0,0],[1,1],[2,2]]", "cells = [[0,0,0],[1,1],[2,2]]", "");
}

#[test]
fn the_ambush_cards() {
    refused("\"goblin-attack\"", "arrow = \"counterclockwise\"", "arrow = \"up\"", "up");
    refused("\"goblin-attack\"", "corner = \"bottom-right\"", "corner = \"middle\"", "middle");
    refused("\"goblin-attack\"", "number = 1", "number = true", "");
    refused("\"bugbear-assault\"", "number = 2", "number = 1", "1");
    refused("\"bugbear-assault\"", "cells = [[0,0],[0,2],[1,0],[1,2]]", "cells = [[1,0],[1,2]]", "bugbear-assault");
}

#[test]
fn the_scoring_cards_and_titles() {
    refused("[[scoring]]", "name = \"sentinel-wood\"", "name = \"sentinel\"", "sentinel");
    refused("[[scoring]]", "name = \"sentinel-wood\"", "name = \"greenbough\"", "greenbough");
    refused("\"sentinel-wood\"", "stack = \"forest\"", "stack = \"woods\"", "woods");
    refused("\"sentinel-wood\"", "solo = 25", "solo = 25.5", "");
    refused("\"greenbough\"", "number = 27", "number = 26", "26");
    refused("\"master-mapsmith\"", "rating = 10", "rating = 20", "rating");
    refused("\"journeyman-topographer\"", "rating = 0", "rating = 11", "rating");
}

#[test]
fn a_text_that_is_no_toml_and_keys_that_nobody_knows() {
    refused("[sheet]", "columns = 11", "columns 11", "");
    refused("[sheet]", "columns = 11", "colour = 11", "colour");
    refused("[[season]]", "threshold = 8", "threshold = 8 8", "");
    refused("\"homestead\"", "cells = [[0,0]", "cells = [[0,0", "");
    assert!(Cartographers::check_data("").is_err());
}

#[test]
fn whole_blocks_that_are_missing_are_missed() {
    for (block, what) in [
        (
            "\n[[explore]]\nsource = \"checked\"\nname = \"outpost-ruins\"\nnumber = 6\ntime = 0\nruins = true",
            "explore",
        ),
        ("\n[[season]]\nsource = \"checked\"\nname = \"winter\"\nthreshold = 6\nedicts = [\"D\", \"A\"]", "winter"),
        (
            "\n[[scoring]]\nsource = \"checked\"\nname = \"the-cauldrons\"\nnumber = 41\n\
             stack = \"spatial\"\nsolo = 20",
            "the-cauldrons",
        ),
    ] {
        assert!(DATA.contains(block), "{block}");
        let error = Cartographers::check_data(&DATA.replace(block, "")).expect_err(what);
        assert!(error.contains(what), "{error}");
    }
    // A stack with three cards, because one says it belongs to another.
    let (text, _) = spoilt("\"treetower\"", "stack = \"forest\"", "stack = \"village\"");
    let error = Cartographers::check_data(&text).expect_err("three forest cards");
    assert!(error.contains("forest"), "{error}");
}
