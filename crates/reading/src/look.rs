//! The moves of a decision in words and as pictures: the move that was played, and the better one.

use chart::{Charted, Drawing};
use mentor::{Mentor, Reason, line, seed_at};
use table::{Arg, Game, Phrase, Position, Record, Replay, Says, Seat, Table, Tell};

use crate::found::Judged;

/// A game whose moves can be analysed.
pub trait Looked: Mentor + Charted {
    /// Whether an event describes the move itself rather than a consequence of it.
    fn tells(event: &Self::Event) -> bool;

    /// The board after a move, with the changes highlighted; none if the move changes no board.
    fn board(moved: &Moved<'_, Self>) -> Option<Drawing>;

    /// The board of the best result in hindsight, from its rows; none in a game without one.
    fn hindsight_board(_open: &Self::Open, _rows: &[String]) -> Option<Drawing> {
        None
    }
}

/// A move that was carried out.
pub struct Moved<'a, G: Game> {
    /// The seat that moved.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// What everybody sees before the move …
    pub before: &'a G::Open,
    /// … and after it, including its automatic consequences.
    pub after: G::Open,
    /// The event that describes the move.
    pub event: Option<G::Event>,
    /// The colours of the chairs.
    pub colours: &'a [u8],
}

/// A move as shown among the costliest decisions.
#[derive(Clone, PartialEq, Debug)]
pub struct Pictured {
    /// The immediate gains of the move.
    pub reasons: Vec<Reason>,
    /// The board after it, if it changes one.
    pub board: Option<Drawing>,
}

/// The move that was played, and the better one.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared {
    /// The move that was played.
    pub played: Pictured,
    /// The move that would have been better.
    pub better: Pictured,
}

/// A moment of a game at which somebody decides.
struct Moment<'a, G: Game> {
    record: &'a Record,
    table: Table<G>,
    at: usize,
    /// The recorded actions of all seats that act simultaneously.
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

    /// The result if one seat plays this action and the others play their recorded ones.
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

/// Whether an event is about this seat, or about no seat.
fn is_by(event: &impl Says, seat: Seat) -> bool {
    let about = event.phrase().args.into_iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(seat),
        _ => None,
    });
    about.is_none_or(|about| about == seat)
}

/// The moves of decisions as phrases: the played one and the better one. The decisions must be in the order of the
/// game. A move without an event that describes it has no phrase.
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

/// Both moves of a decision, as shown among the costliest.
pub fn compared<G: Looked>(record: &Record, judged: &Judged, colours: &[u8]) -> Option<Compared> {
    let mut replay = Replay::<G>::open(record, &mut Tell::nobody()).ok()?;
    for _ in 0..judged.at {
        replay.step(&mut Tell::nobody()).ok()?;
    }
    let moment = Moment::new(record, replay.table(), judged.at)?;
    let pictured = |written: &str| moment.pictured(judged.seat, written, colours);
    Some(Compared { played: pictured(&judged.played)?, better: pictured(&judged.best)? })
}

/// Draws the board of the best result in hindsight from its rows.
pub fn hindsight_board<G: Looked>(record: &Record, rows: &[String]) -> Option<Drawing> {
    let replay = Replay::<G>::open(record, &mut Tell::nobody()).ok()?;
    G::hindsight_board(&replay.table().position().open, rows)
}
