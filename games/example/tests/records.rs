//! Records that were truncated, edited or never were one.

use example::Example;
use table::conformance::records::GoodRecord;

const GOOD: GoodRecord<Example> = GoodRecord::new(include_str!("../records/1/2.record"));

#[test]
fn what_holds_for_the_records_of_every_game() {
    GOOD.check();
}
