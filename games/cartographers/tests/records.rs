//! Records that were truncated, edited or never were one.

use cartographers::Cartographers;
use proptest::prelude::*;
use table::{BadRecord, Record, Replay, Tell};

const GOOD: &str = include_str!("../records/1/2-wilderness.record");

/// Reads and replays a text to its end.
fn replay(text: &str) -> Result<(), BadRecord> {
    let record = Record::read(text)?;
    Replay::<Cartographers>::open(&record, &mut Tell::nobody())?.finish().map(drop)
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

fn without_last_lines(count: usize) -> String {
    let lines: Vec<&str> = GOOD.lines().collect();
    lines[..lines.len() - count].join("\n") + "\n"
}

#[test]
fn the_record_itself_is_good_also_from_windows() {
    assert_eq!(replay(GOOD), Ok(()));
    assert_eq!(replay(&GOOD.replace('\n', "\r\n")), Ok(()));
}

#[test]
fn a_text_without_its_end_is_truncated() {
    let lines = GOOD.lines().count();
    assert_eq!(refused(&without_last_lines(1)).1, "record-truncated");
    assert_eq!(refused(&without_last_lines(7)).1, "record-truncated");
    assert_eq!(refused(""), (1, "record-heading"));
    assert_eq!(refused("portolan record 1\n"), (2, "record-expected"));
    assert_eq!(refused(&(without_last_lines(1) + "unfinished\n")), (lines, "record-is-finished"));
}

#[test]
fn an_unfinished_game_says_so() {
    assert_eq!(replay(&(without_last_lines(5) + "unfinished\n")), Ok(()));
    let at = GOOD.lines().count() - 4;
    assert_eq!(refused(&(without_last_lines(5) + "result 1 2\n")), (at, "record-not-finished"));
}

#[test]
fn the_head_is_checked_line_by_line() {
    assert_eq!(refused(&with_line(1, "portolan record 2")), (1, "record-heading"));
    assert_eq!(refused(&with_line(2, "gaem cartographers")), (2, "record-expected"));
    assert_eq!(refused(&with_line(2, "game chess")), (2, "record-other-game"));
    assert_eq!(refused(&with_line(3, "generation one")), (3, "record-number"));
    assert_eq!(refused(&with_line(3, "generation 2")), (2, "record-other-game"));
    assert_eq!(refused(&with_line(4, "data 00")), (4, "record-other-data"));
    assert_eq!(refused(&with_line(5, "seats 0")), (5, "record-seats"));
    assert_eq!(refused(&with_line(5, "seats 101")), (5, "record-seats"));
    assert_eq!(refused(&with_line(6, "options side=moon")), (6, "option-unknown-value"));
    assert_eq!(refused(&with_line(6, "options moon=side")), (6, "option-unknown-key"));
    assert_eq!(refused(&with_line(7, "seed ")), (7, "seed-empty"));
    assert_eq!(refused(&with_line(7, &format!("seed {}", "x".repeat(257)))), (7, "seed-too-long"));
}

#[test]
fn an_edited_move_is_found() {
    assert_eq!(refused(&with_line(9, "7 water A1")), (9, "record-move"));
    assert_eq!(refused(&with_line(9, "water A1")), (9, "record-move"));
    assert_eq!(refused(&with_line(9, "1 water A1")), (9, "record-seat-order"));
    assert_eq!(refused(&with_line(9, "0 lava A1")), (9, "cartographers-refused-unknown-terrain"));
    assert_eq!(refused(&with_line(9, "0 water Z9")), (9, "cartographers-refused-unknown-space"));
    assert_eq!(refused(&with_line(9, "0 water A1 A11")), (9, "cartographers-refused-not-on-card"));
}

#[test]
fn an_edited_result_is_found() {
    let last = GOOD.lines().count();
    assert_eq!(refused(&with_line(last, "result 999 999")), (last, "record-other-result"));
    assert_eq!(refused(&with_line(last, "result")), (last, "record-result"));
    assert_eq!(refused(&with_line(last, "result many")), (last, "record-result"));
    assert_eq!(refused(&format!("{GOOD}0 water A1\n")), (last + 1, "record-after-end"));
}

#[test]
fn moves_after_the_end_of_the_game_are_found() {
    let last = GOOD.lines().count();
    let more = without_last_lines(1) + "0 water A1\nresult 0 0\n";
    assert_eq!(refused(&more), (last, "record-game-over"));
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*") {
        let _ = replay(&text);
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = replay(&String::from_utf8_lossy(&bytes));
    }

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

    #[test]
    fn a_record_with_one_line_less_is_refused(line in 8..GOOD.lines().count()) {
        let lines: Vec<&str> = GOOD.lines().collect();
        let cut = [&lines[..line], &lines[line + 1..]].concat().join("\n");
        prop_assert!(replay(&cut).is_err());
    }
}
