//! The component data file: accepted as it is, and refused with the right line number if one line is spoilt.

use cartographers::Cartographers;
use table::Forms;
use table::conformance::data_file::GoodData;

const DATA: GoodData<Cartographers> = GoodData::new(include_str!("../data/1.toml"));

#[test]
fn the_file_as_it_is_has_the_digest_that_the_rules_are_frozen_with() {
    DATA.is_frozen();
}

#[test]
fn comments_layout_and_sources_do_not_change_the_digest_and_facts_do() {
    DATA.means_the_same("# Cartographers", "# Cartographers: components.", "# Something else.\n\n");
    DATA.means_the_same("[[ambush]]", "source = \"checked\"", "source = \"rulebook\"");
    DATA.means_something_else("\"treetower\"", "solo = 17", "solo = 18");
}

#[test]
fn the_sheet() {
    DATA.refused("[sheet]", "rows = 11", "rows = 12", "11");
    DATA.refused("[sheet]", "columns = 11", "columns = 10", "11");
    DATA.refused("[sheet]", "coins = 14", "coins = 0", "coin");
    DATA.refused("[sheet]", "coins = 14", "coins = -1", "");
    DATA.refused("[sheet]", "coins = 14", "coins = \"many\"", "");
    DATA.refused("[sheet]", "source = \"checked\"", "source = \"guessed\"", "guessed");
}

#[test]
fn the_maps() {
    DATA.refused("[[map]]", "side = \"wilderness\"", "side = \"moon\"", "moon");
    DATA.refused("[[map]]", "side = \"wilderness\"", "side = \"wastelands\"", "wastelands");
    DATA.refused("wilderness", "\"B4\", \"C9\"", "\"B12\", \"C9\"", "B12");
    DATA.refused("wilderness", "\"B4\", \"C9\"", "\"b4\", \"C9\"", "b4");
    DATA.refused("wilderness", "\"B6\", \"C2\"", "\"B6\", \"B6\"", "B6");
    DATA.refused("wilderness", "\"B6\", \"C2\"", "\"B4\", \"C2\"", "B4");
    DATA.refused("side = \"wastelands\"", "\"D6\"", "\"C4\"", "C4");
}

#[test]
fn two_mountains_that_touch_are_refused_in_the_line_of_the_mountains() {
    DATA.refused("wilderness", "mountains = [\"B4\", \"C9\"", "mountains = [\"B4\", \"B5\"", "mountain");
}

#[test]
fn the_seasons() {
    DATA.refused("[[season]]", "name = \"spring\"", "name = \"monsoon\"", "monsoon");
    DATA.refused("[[season]]", "name = \"spring\"", "name = \"summer\"", "summer");
    DATA.refused("\"fall\"", "threshold = 7", "threshold = 0", "threshold");
    DATA.refused("\"fall\"", "threshold = 7", "threshold = 17", "threshold");
    DATA.refused("\"winter\"", "edicts = [\"D\", \"A\"]", "edicts = [\"D\", \"E\"]", "E");
}

#[test]
fn a_season_without_two_edicts_is_refused_in_the_line_of_the_edicts() {
    DATA.refused("\"winter\"", "edicts = [\"D\", \"A\"]", "edicts = [\"D\"]", "two edicts");
}

#[test]
fn the_explore_cards() {
    DATA.refused("[[explore]]", "name = \"outpost-ruins\"", "name = \"temple-ruins\"", "temple-ruins");
    DATA.refused("\"great-river\"", "number = 7", "number = 6", "6");
    DATA.refused("\"great-river\"", "terrains = [\"water\"]", "terrains = [\"mountain\"]", "mountain");
    DATA.refused("\"hinterland-stream\"", "[\"farm\", \"water\"]", "[\"farm\", \"farm\"]", "farm");
    DATA.refused("\"fishing-village\"", "cells = [[0,0],[0,1],[0,2],[0,3]]", "cells = []", "fishing-village");
    DATA.refused(
        "\"fishing-village\"",
        "cells = [[0,0],[0,1],[0,2],[0,3]]",
        "cells = [[0,0],[0,1],[0,1]]",
        "fishing-village",
    );
    DATA.refused(
        "\"fishing-village\"",
        "cells = [[0,0],[0,1],[0,2],[0,3]]",
        "cells = [[0,1],[0,2]]",
        "fishing-village",
    );
    DATA.refused(
        "\"fishing-village\"",
        "cells = [[0,0],[0,1],[0,2],[0,3]]",
        "cells = [[0,0],[0,6]]",
        "fishing-village",
    );
    DATA.refused(
        "\"fishing-village\"",
        "cells = [[0,0],[0,1],[0,2],[0,3]]",
        "cells = [[0,0],[0,-1]]",
        "fishing-village",
    );
    DATA.refused("\"fishing-village\"", "cells = [[0,0],[0,1],[0,2],[0,3]]", "cells = [[0]]", "");
    DATA.refused("\"farmland\"", "cells = [[0,1],[1,0],[1,1],[1,2],[2,1]]", "cells = [[0,0],[0,1]]", "farmland");
    DATA.refused("\"rift-lands\"", "time = 0", "time = 300", "");
    DATA.refused("\"rift-lands\"", "time = 0", "times = 0", "times");
}

#[test]
fn a_cell_is_a_row_and_a_column_and_nothing_more() {
    DATA.refused("\"fishing-village\"", "cells = [[0,0],[0,1],[0,2],[0,3]]", "cells = [[0,0,0],[0,1,0]]", "");
    DATA.refused("\"goblin-attack\"", "cells = [[0,0],[1,1],[2,2]]", "cells = [[0,0,0],[1,1],[2,2]]", "");
}

#[test]
fn the_ambush_cards() {
    DATA.refused("\"goblin-attack\"", "arrow = \"counterclockwise\"", "arrow = \"up\"", "up");
    DATA.refused("\"goblin-attack\"", "corner = \"bottom-right\"", "corner = \"middle\"", "middle");
    DATA.refused("\"goblin-attack\"", "number = 1", "number = true", "");
    DATA.refused("\"bugbear-assault\"", "number = 2", "number = 1", "1");
    DATA.refused(
        "\"bugbear-assault\"",
        "cells = [[0,0],[0,2],[1,0],[1,2]]",
        "cells = [[1,0],[1,2]]",
        "bugbear-assault",
    );
}

#[test]
fn the_scoring_cards_and_titles() {
    DATA.refused("[[scoring]]", "name = \"sentinel-wood\"", "name = \"sentinel\"", "sentinel");
    DATA.refused("[[scoring]]", "name = \"sentinel-wood\"", "name = \"greenbough\"", "greenbough");
    DATA.refused("\"sentinel-wood\"", "stack = \"forest\"", "stack = \"woods\"", "woods");
    DATA.refused("\"sentinel-wood\"", "solo = 25", "solo = 25.5", "");
    DATA.refused("\"greenbough\"", "number = 27", "number = 26", "26");
    DATA.refused("\"master-mapsmith\"", "rating = 10", "rating = 20", "rating");
    DATA.refused("\"journeyman-topographer\"", "rating = 0", "rating = 11", "rating");
}

#[test]
fn invalid_toml_and_unknown_keys_are_refused() {
    DATA.refused("[sheet]", "columns = 11", "columns 11", "");
    DATA.refused("[sheet]", "columns = 11", "colour = 11", "colour");
    DATA.refused("[[season]]", "threshold = 8", "threshold = 8 8", "");
    DATA.refused("\"homestead\"", "cells = [[0,0]", "cells = [[0,0", "");
    assert!(Cartographers::check_data("").is_err());
}

#[test]
fn missing_blocks_are_refused() {
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
        assert!(DATA.text.contains(block), "{block}");
        let error = Cartographers::check_data(&DATA.text.replace(block, "")).expect_err(what);
        assert!(error.contains(what), "{error}");
    }
    // A stack with three cards, because one names another stack.
    let (text, _) = DATA.spoilt("\"treetower\"", "stack = \"forest\"", "stack = \"village\"");
    let error = Cartographers::check_data(&text).expect_err("three forest cards");
    assert!(error.contains("forest"), "{error}");
}
