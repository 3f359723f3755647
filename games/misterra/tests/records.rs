//! Records that are truncated, edited or not records at all.

use misterra::Misterra;
use table::conformance::records::GoodRecord;

const GOOD: GoodRecord<Misterra> = GoodRecord::new(include_str!("../records/1/2.record"));

#[test]
fn records_are_checked_line_by_line() {
    GOOD.check();
}

#[test]
fn the_head_is_checked() {
    let refused = |line| GOOD.refused(&GOOD.with_line(6, line));
    assert_eq!(refused("options master=yes"), (6, "option-unknown-value"));
    assert_eq!(refused("options presumptions2=1+2"), (6, "misterra-presumptions-no-seat"));
}

#[test]
fn an_edited_move_is_found() {
    let refused = |line| GOOD.refused(&GOOD.with_line(9, line));
    assert_eq!(refused("0 go b1"), (9, "misterra-refused-other-step"));
    assert_eq!(refused("0 keep 1"), (9, "misterra-refused-unknown-action"));
}
