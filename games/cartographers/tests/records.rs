//! Texts that are not valid records: truncated, edited or arbitrary.

use cartographers::Cartographers;
use proptest::prelude::*;
use table::conformance::records::GoodRecord;

const GOOD: GoodRecord<Cartographers> = GoodRecord::new(include_str!("../records/1/2-wilderness.record"));

#[test]
fn records_are_checked_line_by_line() {
    GOOD.check();
}

#[test]
fn unknown_options_are_refused() {
    assert_eq!(GOOD.refused(&GOOD.with_line(6, "options side=moon")), (6, "option-unknown-value"));
}

#[test]
fn an_edited_move_is_refused() {
    let refused = |line| GOOD.refused(&GOOD.with_line(9, line));
    assert_eq!(refused("7 water A1"), (9, "record-move"));
    assert_eq!(refused("water A1"), (9, "record-move"));
    assert_eq!(refused("1 water A1"), (9, "record-seat-order"));
    assert_eq!(refused("0 lava A1"), (9, "cartographers-refused-unknown-terrain"));
    assert_eq!(refused("0 water Z9"), (9, "cartographers-refused-unknown-space"));
    assert_eq!(refused("0 water A1 A11"), (9, "cartographers-refused-not-on-card"));
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*") {
        let _ = GOOD.replay(&text);
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = GOOD.replay(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_record_with_one_line_less_is_refused(line in 8..GOOD.text.lines().count()) {
        let lines: Vec<&str> = GOOD.text.lines().collect();
        let cut = [&lines[..line], &lines[line + 1..]].concat().join("\n");
        prop_assert!(GOOD.replay(&cut).is_err());
    }
}
