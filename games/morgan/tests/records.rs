//! Records that are truncated, edited or not records at all.

use morgan::Morgan;
use table::conformance::records::GoodRecord;

const GOOD: GoodRecord<Morgan> = GoodRecord::new(include_str!("../records/1/2.record"));

#[test]
fn records_are_checked_line_by_line() {
    GOOD.check();
}

#[test]
fn the_head_is_checked() {
    assert_eq!(GOOD.refused(&GOOD.with_line(5, "seats 5")), (5, "seats-out-of-range"));
    assert_eq!(GOOD.refused(&GOOD.with_line(6, "options rounds_without_dig=0")), (6, "morgan-option-rounds"));
    assert_eq!(GOOD.refused(&GOOD.with_line(6, "options open_treasures=true")), (6, "option-unknown-key"));
}

#[test]
fn an_edited_move_is_found() {
    let first = GOOD.text.lines().nth(8).expect("a first move");
    let (seat, _) = first.split_once(' ').expect("a seat");
    let other = if seat == "0" { 1 } else { 0 };
    assert_eq!(GOOD.refused(&GOOD.with_line(9, &format!("{other} corner north-west"))), (9, "record-seat-order"));
    assert_eq!(GOOD.refused(&GOOD.with_line(9, &format!("{seat} corner north"))), (9, "morgan-refused-unknown-corner"));
    assert_eq!(GOOD.refused(&GOOD.with_line(9, &format!("{seat} draw"))), (9, "morgan-refused-corner-first"));
    assert_eq!(GOOD.refused(&GOOD.with_line(9, "7 draw")), (9, "record-move"));
}
