//! The component data file: the original is accepted, and a broken line is refused with the right line number.

use example::Example;
use table::conformance::data_file::GoodData;

const DATA: GoodData<Example> = GoodData::new(include_str!("../data/1.toml"));

#[test]
fn the_original_file_has_the_frozen_digest() {
    DATA.is_frozen();
}

#[test]
fn sources_do_not_change_the_digest_and_facts_do() {
    DATA.means_the_same("[counts]", "source = \"rulebook\"", "source = \"checked\"");
    DATA.means_something_else("\"sea-row\"", "points = 3", "points = 5");
}

#[test]
fn facts_unknown_to_the_rules_are_refused() {
    DATA.refused("[counts]", "source = \"rulebook\"", "source = \"guessed\"", "guessed");
    DATA.refused("[counts]", "wishes = 4", "wishes = 5", "4 wishes");
    DATA.refused("[counts]", "points_per_square = 1", "points_per_square = 0", "1 to 9");
    DATA.refused("[[wish]]", "points = 2", "points = 10", "1 to 9");
    DATA.refused("[[wish]]", "name = \"more-land\"", "name = \"gold\"", "gold");
    DATA.refused("[[wish]]", "name = \"more-sea\"", "name = \"more-land\"", "order");
    DATA.refused("[[wish]]", "points = 4", "colour = \"blue\"", "colour");
}
