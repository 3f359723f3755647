//! A game as text: how it was set up, and every action.
//!
//! ```text
//! portolan record 1
//! game atlas
//! generation 1
//! data 0f1e2d3c4b5a69788796a5b4c3d2e1f0
//! seats 2
//! options side=wilderness
//! seed an old sea chart
//!
//! 0 water B3 C3 D3
//! 1 water A1 A2 A3
//! …
//! result 41 38
//! ```
//!
//! Each line is one action, preceded by its seat. The actions of a simultaneous turn are in seat order. The last line
//! is `result` with the points of every seat, or `unfinished`. A text without either is truncated and is refused.

use std::fmt;

use crate::game::{EventSink, Game};
use crate::options::Options;
use crate::phrase::{Phrase, ToPhrase};
use crate::seat::{MOST_SEATS, Seat};
use crate::seed::SeedText;
use crate::table::{Refused, SetUp, Table};

/// The first line of a record: its type, and the version of the format.
const HEADING: &str = "portolan record 1";

/// A parsed record. The actions are still text, because only the game can parse them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The rules generation of the game.
    pub generation: u32,
    /// The digest of that generation's data.
    pub data: String,
    /// The number of seats.
    pub seats: u8,
    /// Its options, as `key=value,key=value`.
    pub options: String,
    /// Its seed.
    pub seed: SeedText,
    /// Every action, in order.
    pub moves: Vec<Move>,
    /// The ending.
    pub ending: Ending,
    /// The line number of the ending.
    pub ending_line: usize,
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The acting seat.
    pub seat: Seat,
    /// The action, in the game's notation.
    pub action: String,
    /// The line number, counted from 1.
    pub line: usize,
}

/// The last line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over, with these points in seat order.
    Result(Vec<i32>),
    /// The game is not over.
    Unfinished,
}

/// Why a record is refused, and at which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord {
    /// The line number, counted from 1.
    pub line: usize,
    /// The reason.
    pub why: Phrase,
}

impl BadRecord {
    fn new(line: usize, why: Phrase) -> BadRecord {
        BadRecord { line, why }
    }
}

/// The lines of a record, with their numbers.
struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Split<'a, char>>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let (index, line) = self.lines.next()?;
        self.last = index + 1;
        Some((index + 1, line.strip_suffix('\r').unwrap_or(line)))
    }

    /// The value of a line `key value`.
    fn value(&mut self, key: &'static str) -> Result<(usize, &'a str), BadRecord> {
        let expected = |line| BadRecord::new(line, Phrase::new("record-expected").with("key", key));
        let (number, line) = self.next().ok_or_else(|| expected(self.last + 1))?;
        match line.strip_prefix(key) {
            Some("") => Ok((number, "")),
            Some(rest) => rest.strip_prefix(' ').map(|value| (number, value)).ok_or_else(|| expected(number)),
            None => Err(expected(number)),
        }
    }
}

/// Parses a number in the form in which it is printed: without a plus sign or leading zeros.
fn plain_number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

impl Record {
    /// Parses a text. It does not check whether the actions are legal; see [`Replay`].
    pub fn read(text: &str) -> Result<Record, BadRecord> {
        let mut lines = Lines { lines: text.split('\n').enumerate(), last: 0 };
        match lines.next() {
            Some((_, line)) if line.trim_end() == HEADING => {}
            _ => return Err(BadRecord::new(1, Phrase::new("record-heading").with("heading", HEADING))),
        }
        let number_in = |line: usize, key: &'static str, value: &str| {
            let why = || Phrase::new("record-number").with("key", key).with("value", value);
            plain_number::<u32>(value).ok_or_else(|| BadRecord::new(line, why()))
        };
        let (_, game) = lines.value("game")?;
        let (line, generation) = lines.value("generation")?;
        let generation = number_in(line, "generation", generation)?;
        let (_, data) = lines.value("data")?;
        let (line, seats) = lines.value("seats")?;
        let seats = match number_in(line, "seats", seats)? {
            seats @ 1..=100 => seats as u8,
            seats => {
                let why = Phrase::new("record-seats").with("seats", i64::from(seats));
                return Err(BadRecord::new(line, why.with("most", i64::from(MOST_SEATS))));
            }
        };
        let (_, options) = lines.value("options")?;
        let (line, seed) = lines.value("seed")?;
        let seed = SeedText::new(seed).map_err(|bad| BadRecord::new(line, bad.phrase()))?;

        let mut moves = Vec::new();
        let (ending_line, ending) = loop {
            let Some((line, text)) = lines.next() else {
                return Err(BadRecord::new(lines.last, Phrase::new("record-truncated")));
            };
            let (head, rest) = text.split_once(' ').unwrap_or((text, ""));
            match head {
                "" if rest.trim().is_empty() => {}
                "unfinished" if rest.is_empty() => break (line, Ending::Unfinished),
                "result" => {
                    let points: Option<Vec<i32>> = rest.split(' ').map(plain_number).collect();
                    let why = || Phrase::new("record-result").with("found", rest);
                    let points = points.ok_or_else(|| BadRecord::new(line, why()))?;
                    break (line, Ending::Result(points));
                }
                _ => {
                    let seat = plain_number::<u8>(head).filter(|&seat| seat < seats && !rest.is_empty());
                    let why = || Phrase::new("record-move").with("found", text).with("last", i64::from(seats) - 1);
                    let seat = Seat(seat.ok_or_else(|| BadRecord::new(line, why()))?);
                    moves.push(Move { seat, action: rest.to_owned(), line });
                }
            }
        };
        while let Some((line, text)) = lines.next() {
            if !text.trim().is_empty() {
                return Err(BadRecord::new(line, Phrase::new("record-after-end")));
            }
        }
        let (game, data, options) = (game.to_owned(), data.to_owned(), options.to_owned());
        Ok(Record { game, generation, data, seats, options, seed, moves, ending, ending_line })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "generation {}", self.generation)?;
        writeln!(f, "data {}", self.data)?;
        writeln!(f, "seats {}", self.seats)?;
        writeln!(f, "options {}", self.options)?;
        writeln!(f, "seed {}", self.seed)?;
        writeln!(f)?;
        for Move { seat, action, .. } in &self.moves {
            writeln!(f, "{seat} {action}")?;
        }
        match &self.ending {
            Ending::Unfinished => writeln!(f, "unfinished"),
            Ending::Result(points) => {
                write!(f, "result")?;
                points.iter().try_for_each(|points| write!(f, " {points}"))?;
                writeln!(f)
            }
        }
    }
}

/// The line number of the first move, after the heading, six facts and a blank line.
const LINES_BEFORE_MOVES: usize = 9;

impl Record {
    /// Appends an action to the record of an unfinished game.
    pub fn push(&mut self, seat: Seat, action: String) {
        let line = LINES_BEFORE_MOVES + self.moves.len();
        self.moves.push(Move { seat, action, line });
        self.ending_line = line + 1;
    }

    /// The record of the same game after its first `moves` moves.
    #[must_use]
    pub fn first(&self, moves: usize) -> Record {
        if moves >= self.moves.len() {
            return self.clone();
        }
        let moves = self.moves[..moves].to_vec();
        Record { ending_line: LINES_BEFORE_MOVES + moves.len(), moves, ending: Ending::Unfinished, ..self.clone() }
    }
}

impl<G: Game> Table<G> {
    /// The game so far, as a record.
    #[must_use]
    pub fn record(&self) -> Record {
        let set_up = self.set_up();
        // The notation of an action depends on the position in which it was played, so the game is replayed.
        let mut again = Table::<G>::open(set_up.clone(), &mut EventSink::nobody()).expect("it was opened before");
        let mut moves: Vec<Move> = Vec::with_capacity(self.log().len());
        for &(seat, action) in self.log() {
            let line = LINES_BEFORE_MOVES + moves.len();
            moves.push(Move { seat, action: G::show(again.view(seat), action), line });
            again.act(seat, action, &mut EventSink::nobody()).expect("it was legal before");
        }
        let ending = match self.outcome() {
            Some(outcome) => Ending::Result(outcome.players.iter().map(|player| player.total).collect()),
            None => Ending::Unfinished,
        };
        Record {
            game: G::NAME.to_owned(),
            generation: G::GENERATION,
            data: G::DATA.to_owned(),
            seats: set_up.seats,
            options: set_up.options.write(),
            seed: set_up.seed.clone(),
            ending_line: LINES_BEFORE_MOVES + moves.len(),
            moves,
            ending,
        }
    }
}

/// Replays a record move by move and checks each move against the rules.
#[derive(Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record,
    table: Table<G>,
    played: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Sets up the game of a record. `events` gets the events before the first move.
    pub fn open(record: &'a Record, events: &mut EventSink<'_, G>) -> Result<Self, BadRecord> {
        // The header has fixed lines: 2 game, 3 generation, 4 data, 5 seats, 6 options, 7 seed.
        if record.game != G::NAME || record.generation != G::GENERATION {
            let why = Phrase::new("record-other-game").with("game", record.game.as_str());
            return Err(BadRecord::new(2, why.with("generation", i64::from(record.generation))));
        }
        if record.data != G::DATA {
            let why = Phrase::new("record-other-data").with("found", record.data.as_str()).with("known", G::DATA);
            return Err(BadRecord::new(4, why));
        }
        let options = G::Options::read(&record.options).map_err(|bad| BadRecord::new(6, bad.phrase()))?;
        let set_up = SetUp { seats: record.seats, options, seed: record.seed.clone() };
        let line = |bad: &crate::table::BadSetUp| match bad {
            crate::table::BadSetUp::Seats { .. } => 5,
            crate::table::BadSetUp::Options(_) => 6,
        };
        let table = Table::open(set_up, events).map_err(|bad| BadRecord::new(line(&bad), bad.phrase()))?;
        Ok(Replay { record, table, played: 0 })
    }

    /// The table after the moves played so far.
    #[must_use]
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Plays the next move of the record and returns it; none if all moves are played.
    pub fn step(&mut self, events: &mut EventSink<'_, G>) -> Result<Option<&'a Move>, BadRecord> {
        let Some(next) = self.record.moves.get(self.played) else {
            return Ok(None);
        };
        let bad = |why| BadRecord::new(next.line, why);
        match self.table.awaited().first() {
            None => return Err(bad(Phrase::new("record-game-over"))),
            Some(first) if first != next.seat => {
                let why = Phrase::new("record-seat-order").with("seat", i64::from(next.seat.0));
                return Err(bad(why.with("first", i64::from(first.0))));
            }
            Some(_) => {}
        }
        let action = G::parse(self.table.view(next.seat), &next.action).map_err(|why| bad(why.phrase()))?;
        self.table.act(next.seat, action, events).map_err(|refused: Refused<G>| bad(refused.phrase()))?;
        self.played += 1;
        Ok(Some(next))
    }

    /// Plays the remaining moves and compares the ending with the record's.
    pub fn finish(mut self) -> Result<Table<G>, BadRecord> {
        while self.step(&mut EventSink::nobody())?.is_some() {}
        let points = |totals: &[i32]| totals.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
        let bad = |why| Err(BadRecord::new(self.record.ending_line, why));
        match (&self.record.ending, self.table.outcome()) {
            (Ending::Unfinished, None) => Ok(self.table),
            (Ending::Unfinished, Some(_)) => bad(Phrase::new("record-is-finished")),
            (Ending::Result(_), None) => bad(Phrase::new("record-not-finished")),
            (Ending::Result(written), Some(outcome)) => {
                let totals: Vec<i32> = outcome.players.iter().map(|player| player.total).collect();
                if *written == totals {
                    return Ok(self.table);
                }
                bad(Phrase::new("record-other-result").with("written", points(written)).with("found", points(&totals)))
            }
        }
    }
}
