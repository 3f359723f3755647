//! The moves of a decision in words and as pictures: what was played, and what would have been better.

use chart::{Charted, Drawing};
use mentor::{Mentor, Reason, line, seed_at};
use table::{Arg, Game, Phrase, Position, Record, Replay, Says, Seat, Table, Tell};

use crate::found::Judged;

/// A game whose moves are looked back at.
pub trait Looked: Mentor + Charted {
    /// Whether an event tells of a move itself, and not of what follows it.
    fn tells(event: &Self::Event) -> bool;

    /// The board after a move, with what it changed lit; none if it changes none.
    fn board(moved: &Moved<'_, Self>) -> Option<Drawing>;

    /// The board of the best result with hindsight, from its rows; none in a game without one.
    fn hindsight_board(_open: &Self::Open, _rows: &[String]) -> Option<Drawing> {
        None
    }
}

/// A move that was carried out.
pub struct Moved<'a, G: Game> {
    /// Who moved.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// The table before …
    pub before: &'a G::Open,
    /// … and after it, and after what followed by itself.
    pub after: G::Open,
    /// What tells of it.
    pub event: Option<G::Event>,
    /// The colours of the chairs.
    pub colours: &'a [u8],
}

/// A move as it is shown among the dearest.
#[derive(Clone, PartialEq, Debug)]
pub struct Pictured {
    /// What it brings at once.
    pub reasons: Vec<Reason>,
    /// The board after it, if it changes one.
    pub board: Option<Drawing>,
}

/// What was played, and what would have been better.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared {
    /// What was played.
    pub played: Pictured,
    /// What would have been better.
    pub better: Pictured,
}

/// A moment of a game at which somebody decides.
struct Moment<'a, G: Game> {
    record: &'a Record,
    table: Table<G>,
    at: usize,
    /// What everybody who acts at once really did.
    acts: Vec<(Seat, G::Action)>,
}

impl<'a, G: Looked> Moment<'a, G> {
    fn new(record: &'a Record, table: &Table<G>, at: usize) -> Option<Moment<'a, G>> {
        let awaited = G::awaited(&table.position().open).len() as usize;
        let first = at.checked_sub(awaited.checked_sub(table.awaited().len() as usize)?)?;
        let moves = record.moves.get(first..first + awaited)?;
        let acts = moves.iter().map(|one| Some((one.seat, G::parse(table.view(one.seat), &one.action).ok()?)));
        Some(Moment { record, table: table.clone(), at, acts: acts.collect::<Option<_>>()? })
    }

    /// What comes of it if a seat does this, and the others what they did.
    fn after<'t>(&'t self, seat: Seat, written: &str, colours: &'t [u8]) -> Option<Moved<'t, G>> {
        let view = self.table.view(seat);
        let action = G::parse(view, written).ok().filter(|action| G::check(view, *action).is_ok())?;
        let acts: Vec<_> = self.acts.iter().map(|&(by, acted)| (by, if by == seat { action } else { acted })).collect();
        let mut position: Position<G> = self.table.position().clone();
        let mut told = None;
        let hear = &mut |audience: table::Audience, event: G::Event| {
            let ours = told.is_none() && audience.includes(Some(seat)) && G::tells(&event) && is_by(&event, seat);
            if ours {
                told = Some(event);
            }
        };
        let _ = G::resolve(&mut position, &acts, &mut Tell::to(hear));
        let before = &self.table.position().open;
        Some(Moved { seat, action, before, after: position.open, event: told, colours })
    }

    fn pictured(&self, seat: Seat, written: &str, colours: &[u8]) -> Option<Pictured> {
        let moved = self.after(seat, written, colours)?;
        let (view, seed) = (self.table.view(seat), seed_at(self.record, self.at));
        let reasons = G::reasons(view, &line(view, moved.action, seed), seed);
        Some(Pictured { reasons, board: G::board(&moved) })
    }
}

/// Whether an event is about a seat, or about none.
fn is_by(event: &impl Says, seat: Seat) -> bool {
    let about = event.phrase().args.into_iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(seat),
        _ => None,
    });
    about.is_none_or(|about| about == seat)
}

/// The moves of decisions, which are in the order of the game, in words: what was played and what would have been better;
/// none for what nobody tells of.
pub fn in_words<G: Looked>(record: &Record, judged: &[Judged]) -> Vec<[Option<Phrase>; 2]> {
    let mut words = vec![[None, None]; judged.len()];
    let Ok(mut replay) = Replay::<G>::open(record, &mut Tell::nobody()) else { return words };
    let mut played = 0;
    for (one, words) in judged.iter().zip(&mut words) {
        while played < one.at && replay.step(&mut Tell::nobody()).is_ok_and(|step| step.is_some()) {
            played += 1;
        }
        let Some(moment) = Moment::new(record, replay.table(), one.at) else { continue };
        let said = |written: &str| moment.after(one.seat, written, &[])?.event.map(|event| event.phrase());
        *words = [said(&one.played), said(&one.best)];
    }
    words
}

/// Both moves of a decision, as they are shown among the dearest.
pub fn compared<G: Looked>(record: &Record, judged: &Judged, colours: &[u8]) -> Option<Compared> {
    let mut replay = Replay::<G>::open(record, &mut Tell::nobody()).ok()?;
    for _ in 0..judged.at {
        replay.step(&mut Tell::nobody()).ok()?;
    }
    let moment = Moment::new(record, replay.table(), judged.at)?;
    let pictured = |written: &str| moment.pictured(judged.seat, written, colours);
    Some(Compared { played: pictured(&judged.played)?, better: pictured(&judged.best)? })
}

/// The board of the best result with hindsight, drawn from its rows.
pub fn hindsight_board<G: Looked>(record: &Record, rows: &[String]) -> Option<Drawing> {
    let replay = Replay::<G>::open(record, &mut Tell::nobody()).ok()?;
    G::hindsight_board(&replay.table().position().open, rows)
}
