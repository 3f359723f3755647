//! Records that were truncated, edited or never were one.

use morgan::Morgan;
use proptest::prelude::*;
use table::{BadRecord, Record, Replay, Tell};

const GOOD: &str = include_str!("../records/1/2.record");

/// Reads and replays a text to its end.
fn replay(text: &str) -> Result<(), BadRecord> {
    let record = Record::read(text)?;
    Replay::<Morgan>::open(&record, &mut Tell::nobody())?.finish().map(drop)
}

/// The line and the code of what is wrong with a text.
#[track_caller]
fn refused(text: &str) -> (usize, &'static str) {
    let bad = replay(text).expect_err("it is refused");
    (bad.line, bad.why.code)
}

/// The good record with one line replaced.
fn with_line(number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = GOOD.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

#[test]
fn the_record_itself_is_good() {
    assert_eq!(replay(GOOD), Ok(()));
}

#[test]
fn the_head_is_checked() {
    assert_eq!(refused(&with_line(5, "seats 5")), (5, "seats-out-of-range"));
    assert_eq!(refused(&with_line(6, "options rounds_without_dig=0")), (6, "morgan-option-rounds"));
    assert_eq!(refused(&with_line(6, "options open_treasures=true")), (6, "option-unknown-key"));
}

#[test]
fn an_edited_move_is_found() {
    let first = GOOD.lines().nth(8).expect("a first move");
    let (seat, _) = first.split_once(' ').expect("a seat");
    let other = if seat == "0" { 1 } else { 0 };
    assert_eq!(refused(&with_line(9, &format!("{other} corner north-west"))), (9, "record-seat-order"));
    assert_eq!(refused(&with_line(9, &format!("{seat} corner north"))), (9, "morgan-refused-unknown-corner"));
    assert_eq!(refused(&with_line(9, &format!("{seat} draw"))), (9, "morgan-refused-corner-first"));
    assert_eq!(refused(&with_line(9, "7 draw")), (9, "record-move"));
}

proptest! {
    #[test]
    fn a_spoilt_record_is_refused_or_still_good(at in 0..GOOD.len(), byte in any::<u8>()) {
        let mut bytes = GOOD.as_bytes().to_vec();
        bytes[at] = byte;
        let _ = replay(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn a_cut_record_is_refused(at in 0..GOOD.len() - 1) {
        prop_assert!(replay(&GOOD[..at]).is_err());
    }
}
