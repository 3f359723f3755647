//! Tests with truncated, edited and invalid records.

use std::marker::PhantomData;

use crate::game::{EventSink, Game};
use crate::record::{BadRecord, Record, Replay};
use crate::seed::{Purpose, SeedText};

/// A valid record of a finished game for two, which the tests corrupt.
#[derive(Clone, Copy, Debug)]
pub struct GoodRecord<G: Game> {
    /// The text of the record.
    pub text: &'static str,
    game: PhantomData<G>,
}

/// The number of records that are corrupted at random.
const SPOILT: u32 = 256;
/// The line number of the first move.
const FIRST_MOVE: usize = 9;

impl<G: Game> GoodRecord<G> {
    /// Takes the text of a record.
    #[must_use]
    pub const fn new(text: &'static str) -> GoodRecord<G> {
        GoodRecord { text, game: PhantomData }
    }

    /// Parses a record and replays it to its end.
    pub fn replay(&self, text: &str) -> Result<(), BadRecord> {
        let record = Record::read(text)?;
        Replay::<G>::open(&record, &mut EventSink::nobody())?.finish().map(drop)
    }

    /// The line and the code of the error in an invalid record.
    ///
    /// # Panics
    /// If the record is valid.
    #[track_caller]
    #[must_use]
    pub fn refused(&self, text: &str) -> (usize, &'static str) {
        let bad = self.replay(text).expect_err("the record is refused");
        (bad.line, bad.why.code)
    }

    /// The record with one line replaced.
    #[must_use]
    pub fn with_line(&self, number: usize, line: &str) -> String {
        let mut lines: Vec<&str> = self.text.lines().collect();
        lines[number - 1] = line;
        lines.join("\n") + "\n"
    }

    /// The record without its last lines.
    #[must_use]
    pub fn without_last_lines(&self, count: usize) -> String {
        let lines: Vec<&str> = self.text.lines().collect();
        lines[..lines.len() - count].join("\n") + "\n"
    }

    /// Checks the properties that the records of every game have.
    ///
    /// # Panics
    /// If a property does not hold.
    pub fn check(&self) {
        assert_eq!(self.replay(self.text), Ok(()));
        assert_eq!(self.replay(&self.text.replace('\n', "\r\n")), Ok(()), "Windows line breaks are accepted");
        self.truncated_is_refused();
        self.unfinished_says_so();
        self.head_is_checked();
        self.moves_are_checked();
        self.result_is_checked();
        self.spoilt_does_not_panic();
    }

    fn truncated_is_refused(&self) {
        let lines = self.text.lines().count();
        assert_eq!(self.refused(&self.without_last_lines(1)).1, "record-truncated");
        assert_eq!(self.refused(&self.without_last_lines(7)).1, "record-truncated");
        assert_eq!(self.refused(""), (1, "record-heading"));
        assert_eq!(self.refused("portolan record 1\n"), (2, "record-expected"));
        assert_eq!(self.refused(&(self.without_last_lines(1) + "unfinished\n")), (lines, "record-is-finished"));
        for cut in 0..self.text.len() - 1 {
            let refused = self.text.get(..cut).is_none_or(|text| self.replay(text).is_err());
            assert!(refused, "a record cut after {cut} bytes is refused");
        }
    }

    fn unfinished_says_so(&self) {
        assert_eq!(self.replay(&(self.without_last_lines(5) + "unfinished\n")), Ok(()));
        let at = self.text.lines().count() - 4;
        assert_eq!(self.refused(&(self.without_last_lines(5) + "result 1 2\n")), (at, "record-not-finished"));
    }

    fn head_is_checked(&self) {
        let refused = |number: usize, line: &str| self.refused(&self.with_line(number, line));
        assert_eq!(refused(1, "portolan record 2"), (1, "record-heading"));
        assert_eq!(refused(2, &format!("gaem {}", G::NAME)), (2, "record-expected"));
        assert_eq!(refused(2, "game chess"), (2, "record-other-game"));
        assert_eq!(refused(3, "generation one"), (3, "record-number"));
        assert_eq!(refused(3, &format!("generation {}", G::GENERATION + 1)), (2, "record-other-game"));
        assert_eq!(refused(4, "data 00"), (4, "record-other-data"));
        assert_eq!(refused(5, "seats 0"), (5, "record-seats"));
        assert_eq!(refused(5, "seats 101"), (5, "record-seats"));
        if G::SEATS.1 < 100 {
            assert_eq!(refused(5, "seats 100"), (5, "seats-out-of-range"));
        }
        assert_eq!(refused(6, "options moon=side"), (6, "option-unknown-key"));
        assert_eq!(refused(7, "seed "), (7, "seed-empty"));
        assert_eq!(refused(7, &format!("seed {}", "x".repeat(257))), (7, "seed-too-long"));
    }

    fn moves_are_checked(&self) {
        let refused = |line: &str| self.refused(&self.with_line(FIRST_MOVE, line));
        let (seat, action) = self.first_move();
        assert_eq!(refused(&format!("7 {action}")), (FIRST_MOVE, "record-move"), "there is no such seat");
        assert_eq!(refused(action), (FIRST_MOVE, "record-move"), "a move begins with its seat");
        let other = if seat == "0" { 1 } else { 0 };
        assert_eq!(refused(&format!("{other} {action}")), (FIRST_MOVE, "record-seat-order"));
        let last = self.text.lines().count();
        let more = self.without_last_lines(1) + &format!("{seat} {action}\nresult 0 0\n");
        assert_eq!(self.refused(&more), (last, "record-game-over"));
    }

    /// The seat and the action of the first move.
    fn first_move(&self) -> (&'static str, &'static str) {
        let first = self.text.lines().nth(FIRST_MOVE - 1);
        first.and_then(|line| line.split_once(' ')).expect("the record has a first move")
    }

    fn result_is_checked(&self) {
        let last = self.text.lines().count();
        let refused = |line: &str| self.refused(&self.with_line(last, line));
        assert_eq!(refused("result 999 999"), (last, "record-other-result"));
        assert_eq!(refused("result"), (last, "record-result"));
        assert_eq!(refused("result many"), (last, "record-result"));
        let (seat, action) = self.first_move();
        assert_eq!(self.refused(&format!("{}{seat} {action}\n", self.text)), (last + 1, "record-after-end"));
    }

    /// A record with one changed byte is refused or still valid, but never causes a panic.
    fn spoilt_does_not_panic(&self) {
        let dice = &mut SeedText::new("spoilt records").expect("this is a seed").seed().dice(Purpose(*b"test"), 0);
        for _ in 0..SPOILT {
            let mut bytes = self.text.as_bytes().to_vec();
            bytes[dice.below(self.text.len() as u32) as usize] = dice.below(256) as u8;
            let _ = self.replay(&String::from_utf8_lossy(&bytes));
        }
    }
}
