//! What this browser was told of a game, kept as digests, to compare it with what the server says later.
//!
//! A digest grows with the news. Whenever the log is read, what was kept is computed again from it: a server that tells something
//! else than before is remembered. What is told after the end does not count. See [`table::told`].

use std::fmt::{self, Display};
use std::str::FromStr;

use table::told::FORM;
use table::{Seat, Told};

/// How many turns can be gone back when something is taken back.
const TURNS: usize = 8;

/// What one viewer was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The seat; none for a spectator.
    pub viewer: Option<Seat>,
    /// How often something had been taken back.
    pub taken_back: u32,
    /// What happened to what was kept.
    pub state: State,
    /// What was told by the end of the last turns; the last one is the newest.
    points: Vec<Told>,
}

/// What happened to what was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// The server has always told the same.
    Constant,
    /// So much was taken back that the game was read anew: what was told before is not compared any more.
    Anew,
    /// The server told something else later.
    Refuted,
}

/// A log as it was read.
#[derive(Clone, Copy, Debug)]
pub struct ReadLog<'a> {
    /// Whose log it is; none for a spectator.
    pub viewer: Option<Seat>,
    /// How often something was taken back, as the log says.
    pub taken_back: u32,
    /// Whether the game has ended.
    pub is_over: bool,
    /// Whether the page has followed the game until now, and reads the log because it missed something.
    pub follows: bool,
    /// What it tells by the end of each turn.
    pub turns: &'a [Told],
}

impl ReadLog<'_> {
    fn has(&self, told: Told) -> bool {
        self.turns.contains(&told)
    }

    fn ends_before(&self, told: Told) -> bool {
        self.turns.last().is_none_or(|last| last.moves < told.moves)
    }
}

impl Kept {
    /// The newest digest.
    pub fn newest(&self) -> Option<Told> {
        self.points.last().copied()
    }

    fn keep(&mut self, turns: &[Told]) {
        self.points.extend_from_slice(turns);
        let old = self.points.len().saturating_sub(TURNS);
        self.points.drain(..old);
    }

    /// Goes on with turns that the server tells while they happen. `before` is what this page knew before them. Returns whether
    /// anything changed: nothing does if another window knows more, or a failure is remembered.
    #[must_use]
    pub fn grow(&mut self, before: Told, turns: &[Told]) -> bool {
        let follows = self.newest() == Some(before) && self.state != State::Refuted && !turns.is_empty();
        if follows {
            self.keep(turns);
        }
        follows
    }

    /// Compares with a log that was read, and goes on from it.
    fn compare(&mut self, log: &ReadLog) {
        // An answer that is older than what is known, because answers may overtake each other, says nothing new.
        if self.state == State::Refuted || log.taken_back < self.taken_back {
            return;
        }
        if log.taken_back > self.taken_back {
            self.go_back(log);
        }
        let is_told_otherwise = |told: &Told| !log.ends_before(*told) && !log.has(*told);
        if self.points.iter().any(is_told_otherwise) {
            self.state = State::Refuted;
            return;
        }
        let known = self.newest().map(|newest| newest.moves);
        let new: Vec<Told> = log.turns.iter().filter(|told| Some(told.moves) > known).copied().collect();
        // The last turn is told when the game ends, whether by news or by a log that overtakes them.
        let is_last = log.follows && known.is_some() && new.len() == 1;
        if !log.is_over || is_last {
            self.keep(&new);
        }
    }

    /// Something was taken back: goes back to what is still so.
    fn go_back(&mut self, log: &ReadLog) {
        self.taken_back = log.taken_back;
        let had_any = !self.points.is_empty();
        while self.points.pop_if(|told| !log.has(*told)).is_some() {}
        if had_any && self.points.is_empty() {
            self.state = State::Anew;
        }
    }
}

/// What the viewers in this browser were told of a game. Somebody may watch first and log in then.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AllKept {
    /// When it changed last, in milliseconds since 1970.
    pub changed: u64,
    /// By viewer.
    pub kept: Vec<Kept>,
}

impl AllKept {
    /// What a viewer was told.
    pub fn of(&mut self, viewer: Option<Seat>) -> Option<&mut Kept> {
        self.kept.iter_mut().find(|kept| kept.viewer == viewer)
    }

    /// Compares with a log that was read, and keeps it unless the game is over. Returns whether anything changed.
    #[must_use]
    pub fn compare(&mut self, log: &ReadLog) -> bool {
        let before = self.kept.clone();
        match self.of(log.viewer) {
            Some(kept) => kept.compare(log),
            None if log.is_over => {}
            None => {
                let (viewer, taken_back, state) = (log.viewer, log.taken_back, State::Constant);
                let mut kept = Kept { viewer, taken_back, state, points: Vec::new() };
                kept.keep(log.turns);
                self.kept.push(kept);
            }
        }
        self.kept != before
    }
}

/// How a record compares with what was told during its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// All of it was told.
    Whole,
    /// All of it was told, but only after something was taken back.
    WholeAnew,
    /// So many of its first moves were told; the others were not seen.
    First(usize),
    /// Nothing of it was seen.
    Nothing,
    /// Something else was told, or it breaks the rules.
    Another,
    /// The server told different things at different times.
    Refuted,
}

/// Compares a record with what was told. `replay` says what the record tells a viewer, turn by turn; none if it breaks the rules.
pub fn compared(kept: &[Kept], replay: &dyn Fn(Option<Seat>) -> Option<Vec<Told>>) -> Compared {
    let mut best = Compared::Nothing;
    // A record must keep the rules, also if nothing is known of its game.
    let viewers = if kept.is_empty() { vec![None] } else { kept.iter().map(Some).collect() };
    for kept in viewers {
        let Some(turns) = replay(kept.and_then(|kept| kept.viewer)) else { return Compared::Another };
        let Some((kept, newest)) = kept.and_then(|kept| Some((kept, kept.newest()?))) else { continue };
        if kept.state == State::Refuted {
            return Compared::Refuted;
        }
        if !turns.contains(&newest) {
            return Compared::Another;
        }
        let known = match (turns.last() == Some(&newest), kept.state) {
            (false, _) => Compared::First(newest.moves),
            (true, State::Anew) => Compared::WholeAnew,
            (true, _) => Compared::Whole,
        };
        best = better(best, known);
    }
    best
}

/// What says more of two comparisons that fit.
fn better(one: Compared, other: Compared) -> Compared {
    let rank = |compared| match compared {
        Compared::Whole => (3, 0),
        Compared::WholeAnew => (2, 0),
        Compared::First(moves) => (1, moves),
        _ => (0, 0),
    };
    if rank(other) > rank(one) { other } else { one }
}

/// The key of whoever was told, as `portolan replay --told` reads it.
pub fn viewer_name(viewer: Option<Seat>) -> String {
    viewer.map_or_else(|| "-".to_owned(), |seat| seat.to_string())
}

/// A viewer a line: the seat or `-`, how often something was taken back, the state, and the digests.
impl Display for AllKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FORM} {}", self.changed)?;
        for Kept { viewer, taken_back, state, points } in &self.kept {
            let state = match state {
                State::Constant => "constant",
                State::Anew => "anew",
                State::Refuted => "refuted",
            };
            write!(f, "\n{} {taken_back} {state}", viewer_name(*viewer))?;
            points.iter().try_for_each(|told| write!(f, " {told}"))?;
        }
        Ok(())
    }
}

/// A text that was not kept by this version of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown;

impl FromStr for AllKept {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<AllKept, Unknown> {
        let mut lines = text.split('\n');
        let (form, changed) = lines.next().and_then(|line| line.split_once(' ')).ok_or(Unknown)?;
        if form != FORM.to_string() {
            return Err(Unknown);
        }
        let changed = changed.parse().map_err(|_| Unknown)?;
        Ok(AllKept { changed, kept: lines.map(kept).collect::<Option<_>>().ok_or(Unknown)? })
    }
}

/// Reads the line of a viewer.
fn kept(line: &str) -> Option<Kept> {
    let mut parts = line.split(' ');
    let viewer = match parts.next()? {
        "-" => None,
        seat => Some(Seat(seat.parse().ok()?)),
    };
    let taken_back = parts.next()?.parse().ok()?;
    let state = match parts.next()? {
        "constant" => State::Constant,
        "anew" => State::Anew,
        "refuted" => State::Refuted,
        _ => return None,
    };
    let points = parts.map(|told| told.parse().ok()).collect::<Option<_>>()?;
    Some(Kept { viewer, taken_back, state, points })
}

/// Of the tables with the times at which they changed last, those to forget, so that at most `most` stay: the oldest.
pub fn too_many(mut tables: Vec<(String, u64)>, most: usize) -> Vec<String> {
    tables.sort_by_key(|(_, changed)| *changed);
    let surplus = tables.len().saturating_sub(most);
    tables.into_iter().take(surplus).map(|(table, _)| table).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Option<Seat> = Some(Seat(0));

    /// What is told of a game of two who move in turn, by the end of each turn: one event a turn.
    fn game(events: &[u8]) -> Vec<Told> {
        let mut turns = vec![Told::at_start("atlas", 1, &[])];
        for (number, event) in events.iter().enumerate() {
            let before = turns[number];
            turns.push(before.after(&[Seat(number as u8 % 2)], &[vec![*event]]));
        }
        turns
    }

    fn log(turns: &[Told]) -> ReadLog<'_> {
        ReadLog { viewer: ANNA, taken_back: 0, is_over: false, follows: false, turns }
    }

    fn kept_of(turns: &[Told]) -> AllKept {
        let mut all = AllKept::default();
        assert!(all.compare(&log(turns)));
        all
    }

    fn anna(all: &mut AllKept) -> &mut Kept {
        all.of(ANNA).expect("Anna's")
    }

    fn result(all: &AllKept, record: &[Told]) -> Compared {
        compared(&all.kept, &|_| Some(record.to_vec()))
    }

    #[test]
    fn what_is_told_during_a_whole_game_is_the_record() {
        let turns = game(&[1, 2, 3, 4]);
        let mut all = kept_of(&turns[..1]);
        assert!(anna(&mut all).grow(turns[0], &turns[1..3]));
        assert_eq!(result(&all, &turns), Compared::First(2));
        assert!(anna(&mut all).grow(turns[2], &turns[3..]));
        assert_eq!(result(&all, &turns), Compared::Whole);
        assert_eq!(result(&all, &game(&[1, 2, 3, 5])), Compared::Another);
        assert_eq!(result(&all, &game(&[9, 2, 3, 4])), Compared::Another);
        assert_eq!(result(&all, &turns[..4]), Compared::Another, "a shorter game");
        assert_eq!(result(&all, &game(&[1, 2, 3, 4, 5])), Compared::First(4), "a longer game");
        assert_eq!(compared(&all.kept, &|_| None), Compared::Another, "a record that breaks the rules");
        assert_eq!(compared(&[], &|_| None), Compared::Another);
    }

    #[test]
    fn only_what_was_told_before_the_end_counts() {
        let turns = game(&[1, 2, 3, 4]);
        let over = ReadLog { is_over: true, ..log(&turns) };
        let mut all = AllKept::default();
        assert!(!all.compare(&over));
        assert_eq!(result(&all, &turns), Compared::Nothing);
        let mut all = kept_of(&turns[..3]);
        assert!(!all.compare(&over));
        assert_eq!(result(&all, &turns), Compared::First(2));
        let other = game(&[1, 7, 3, 4]);
        assert!(all.compare(&ReadLog { turns: &other, ..over }));
        assert_eq!(result(&all, &turns), Compared::Refuted);
    }

    #[test]
    fn the_log_may_bring_the_last_turn_to_a_page_that_follows() {
        let turns = game(&[1, 2, 3, 4]);
        let end = ReadLog { is_over: true, follows: true, ..log(&turns) };
        let mut all = kept_of(&turns[..4]);
        assert!(!all.compare(&ReadLog { follows: false, ..end }), "it was opened after the end");
        assert!(all.compare(&end));
        assert_eq!(result(&all, &turns), Compared::Whole);
        let mut all = kept_of(&turns[..3]);
        assert!(!all.compare(&end), "it has slept");
        assert!(!AllKept::default().compare(&end));
    }

    #[test]
    fn whoever_comes_back_goes_on_from_the_log() {
        let turns = game(&[1, 2, 3, 4]);
        let mut all = kept_of(&turns[..2]);
        assert!(all.compare(&log(&turns)));
        assert_eq!(result(&all, &turns), Compared::Whole);
        assert!(!all.compare(&log(&turns)), "nothing new");
        // An older answer comes late.
        assert!(!all.compare(&log(&turns[..2])));
        assert_eq!(result(&all, &turns), Compared::Whole);
    }

    #[test]
    fn a_server_that_tells_something_else_later_is_remembered() {
        let turns = game(&[1, 2, 3]);
        for other in [game(&[1, 2, 9]), game(&[9, 2, 3]), game(&[9, 2, 3, 4]), game(&[9])] {
            let mut all = kept_of(&turns);
            assert!(all.compare(&log(&other)), "{other:?}");
            assert_eq!(result(&all, &turns), Compared::Refuted);
            // It stays so, whatever follows.
            assert!(!all.compare(&log(&turns)));
            assert!(!all.compare(&ReadLog { taken_back: 1, ..log(&turns) }));
            assert!(!anna(&mut all).grow(turns[3], &game(&[1, 2, 3, 4])[4..]));
            assert_eq!(result(&all, &turns), Compared::Refuted);
        }
    }

    #[test]
    fn another_window_that_knows_less_or_more_changes_nothing() {
        let turns = game(&[1, 2, 3, 4]);
        let mut all = kept_of(&turns[..3]);
        assert!(!anna(&mut all).grow(turns[1], &turns[2..3]), "told already");
        assert!(!anna(&mut all).grow(turns[3], &turns[4..]), "a turn is missing");
        assert!(!anna(&mut all).grow(turns[2], &[]));
        assert_eq!(all, kept_of(&turns[..3]));
    }

    #[test]
    fn what_is_taken_back_is_forgotten_and_what_came_before_it_still_counts() {
        let (turns, other) = (game(&[1, 2, 3, 4]), game(&[1, 2, 8, 9]));
        // Taken back to two moves.
        let mut all = kept_of(&turns);
        assert!(all.compare(&ReadLog { taken_back: 1, ..log(&turns[..3]) }));
        assert!(anna(&mut all).grow(other[2], &other[3..]));
        assert_eq!(result(&all, &other), Compared::Whole);
        assert_eq!(result(&all, &turns), Compared::Another);
        // The same while this page was away, and others went on.
        let mut all = kept_of(&turns);
        assert!(all.compare(&ReadLog { taken_back: 1, ..log(&other) }));
        assert_eq!(result(&all, &other), Compared::Whole);
        // An answer from before it comes late.
        assert!(!all.compare(&log(&turns)));
        assert_eq!(result(&all, &other), Compared::Whole);
        // The same after the end: the rest was not told before it.
        let mut all = kept_of(&turns);
        assert!(all.compare(&ReadLog { taken_back: 1, is_over: true, ..log(&other) }));
        assert_eq!(result(&all, &other), Compared::First(2));
    }

    #[test]
    fn it_is_remembered_that_a_game_was_read_anew() {
        let (turns, other) = (game(&[1, 2, 3]), game(&[7, 2, 3]));
        // The beginning is too long ago to be known.
        let turns = &turns[1..];
        let mut all = kept_of(turns);
        assert!(all.compare(&ReadLog { taken_back: 1, ..log(&other) }));
        assert_eq!(anna(&mut all).state, State::Anew);
        assert_eq!(result(&all, &other), Compared::WholeAnew);
        assert_eq!(result(&all, &game(&[7, 2, 4])), Compared::Another);
        // After the end there is nothing left to compare with.
        let mut all = kept_of(turns);
        assert!(all.compare(&ReadLog { taken_back: 1, is_over: true, ..log(&other) }));
        assert_eq!(result(&all, &other), Compared::Nothing);
    }

    #[test]
    fn of_several_viewers_all_must_fit_and_the_best_counts() {
        let (own, open) = (game(&[1, 2, 3]), game(&[5, 5, 5]));
        let mut all = kept_of(&own);
        assert!(all.compare(&ReadLog { viewer: None, ..log(&open[..2]) }));
        let replay = |viewer| Some(if viewer == ANNA { own.clone() } else { open.clone() });
        assert_eq!(compared(&all.kept, &replay), Compared::Whole);
        let forged = |viewer| Some(if viewer == ANNA { own.clone() } else { game(&[6, 5, 5]) });
        assert_eq!(compared(&all.kept, &forged), Compared::Another);
        all.kept.remove(0);
        assert_eq!(compared(&all.kept, &replay), Compared::First(1));
    }

    #[test]
    fn what_is_kept_is_short_and_read_again() {
        let turns = game(&[1; 200]);
        let mut all = kept_of(&turns);
        assert!(all.compare(&ReadLog { viewer: None, taken_back: 3, ..log(&turns[..2]) }));
        anna(&mut all).state = State::Anew;
        all.changed = 1_700_000_000_000;
        let text = all.to_string();
        assert!(text.len() < 1000, "{} bytes", text.len());
        assert_eq!(text.parse(), Ok(all));
        for bad in ["", "1", "2 5", "1 x", "1 5\n", "1 5\n0 0 odd", "1 5\n0 x constant", "1 5\n0 0 constant 3:ab"] {
            assert_eq!(bad.parse::<AllKept>(), Err(Unknown), "{bad:?}");
        }
        assert_eq!("1 5".parse(), Ok(AllKept { changed: 5, kept: Vec::new() }));
    }

    #[test]
    fn the_oldest_tables_are_forgotten() {
        let tables = || vec![("a".to_owned(), 30), ("b".to_owned(), 10), ("c".to_owned(), 20)];
        assert_eq!(too_many(tables(), 3), [""; 0]);
        assert_eq!(too_many(tables(), 1), ["b", "c"]);
        assert_eq!(too_many(Vec::new(), 0), [""; 0]);
    }
}
