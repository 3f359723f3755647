//! The moves of a decision in words and as pictures: the move that was played, and the better one.

use chart::{Charted, Drawing};
use coach::{Coach, Reason, seed_at, whole_move};
use table::{Arg, EventSink, Game, Phrase, Position, Record, Replay, Seat, Table, ToPhrase};

use crate::findings::DecisionMessage;

/// A game whose moves can be analysed.
pub trait Analysed: Coach + Charted {
    /// Whether an event describes the move itself rather than a consequence of it.
    fn tells(event: &Self::Event) -> bool;

    /// The board after a move, with the changes highlighted; none if the move changes no board.
    fn board(played_move: &PlayedMove<'_, Self>) -> Option<Drawing>;

    /// The board of the best result in hindsight, from its rows; none in a game without one.
    fn hindsight_board(_open: &Self::Open, _rows: &[String]) -> Option<Drawing> {
        None
    }
}

/// A move that was carried out.
pub struct PlayedMove<'a, G: Game> {
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
pub struct MovePicture {
    /// The move and what follows it in the same turn, step by step; empty if nothing follows.
    pub steps: Vec<Phrase>,
    /// The gains of all these steps.
    pub reasons: Vec<Reason>,
    /// The board after it, if it changes one.
    pub board: Option<Drawing>,
}

/// The move that was played, and the better one.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The move that was played.
    pub played: MovePicture,
    /// The move that would have been better.
    pub better: MovePicture,
}

/// A position of a recorded game in which a seat must decide.
struct DecisionPoint<'a, G: Game> {
    record: &'a Record,
    table: Table<G>,
    at: usize,
    /// The recorded actions of all seats that act simultaneously.
    acts: Vec<(Seat, G::Action)>,
}

impl<'a, G: Analysed> DecisionPoint<'a, G> {
    fn new(record: &'a Record, table: &Table<G>, at: usize) -> Option<DecisionPoint<'a, G>> {
        let awaited = G::awaited(&table.position().open).len() as usize;
        let first = at.checked_sub(awaited.checked_sub(table.awaited().len() as usize)?)?;
        let moves = record.moves.get(first..first + awaited)?;
        let acts = moves.iter().map(|one| Some((one.seat, G::parse(table.view(one.seat), &one.action).ok()?)));
        Some(DecisionPoint { record, table: table.clone(), at, acts: acts.collect::<Option<_>>()? })
    }

    /// The result if one seat plays this action and the others play their recorded ones.
    fn after<'t>(&'t self, seat: Seat, written: &str, colours: &'t [u8]) -> Option<PlayedMove<'t, G>> {
        let view = self.table.view(seat);
        let action = G::parse(view, written).ok().filter(|action| G::check(view, *action).is_ok())?;
        let acts: Vec<_> = self.acts.iter().map(|&(by, acted)| (by, if by == seat { action } else { acted })).collect();
        let mut position: Position<G> = self.table.position().clone();
        let mut description = None;
        let listener = &mut |audience: table::Audience, event: G::Event| {
            let ours = description.is_none()
                && audience.includes(Some(seat))
                && G::tells(&event)
                && is_about_seat(&event, seat);
            if ours {
                description = Some(event);
            }
        };
        let _ = G::resolve(&mut position, &acts, &mut EventSink::to(listener));
        let before = &self.table.position().open;
        Some(PlayedMove { seat, action, before, after: position.open, event: description, colours })
    }

    fn picture_of(&self, seat: Seat, written: &str, colours: &[u8]) -> Option<MovePicture> {
        let played_move = self.after(seat, written, colours)?;
        let (view, seed) = (self.table.view(seat), seed_at(self.record, self.at));
        let actions = whole_move(view, played_move.action, seed);
        let steps = if actions.len() > 1 { G::steps(view, &actions, seed) } else { Vec::new() };
        let reasons = G::reasons(view, &actions, seed);
        Some(MovePicture { steps, reasons, board: G::board(&played_move) })
    }
}

/// Whether an event is about this seat, or about no seat.
fn is_about_seat(event: &impl ToPhrase, seat: Seat) -> bool {
    let about = event.phrase().args.into_iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(seat),
        _ => None,
    });
    about.is_none_or(|about| about == seat)
}

/// The moves of decisions as phrases: the played one and the better one. The decisions must be in the order of the
/// game. A move without an event that describes it has no phrase.
pub fn move_phrases<G: Analysed>(record: &Record, judged: &[DecisionMessage]) -> Vec<[Option<Phrase>; 2]> {
    let mut words = vec![[None, None]; judged.len()];
    let Ok(mut replay) = Replay::<G>::open(record, &mut EventSink::nobody()) else { return words };
    let mut played = 0;
    for (one, words) in judged.iter().zip(&mut words) {
        while played < one.at && replay.step(&mut EventSink::nobody()).is_ok_and(|step| step.is_some()) {
            played += 1;
        }
        let Some(point) = DecisionPoint::new(record, replay.table(), one.at) else { continue };
        let phrase_of = |written: &str| point.after(one.seat, written, &[])?.event.map(|event| event.phrase());
        *words = [phrase_of(&one.played), phrase_of(&one.best)];
    }
    words
}

/// Both moves of a decision, as shown among the costliest.
pub fn comparison<G: Analysed>(record: &Record, judged: &DecisionMessage, colours: &[u8]) -> Option<Comparison> {
    let mut replay = Replay::<G>::open(record, &mut EventSink::nobody()).ok()?;
    for _ in 0..judged.at {
        replay.step(&mut EventSink::nobody()).ok()?;
    }
    let point = DecisionPoint::new(record, replay.table(), judged.at)?;
    let picture_of = |written: &str| point.picture_of(judged.seat, written, colours);
    Some(Comparison { played: picture_of(&judged.played)?, better: picture_of(&judged.best)? })
}

/// Draws the board of the best result in hindsight from its rows.
pub fn hindsight_board<G: Analysed>(record: &Record, rows: &[String]) -> Option<Drawing> {
    let replay = Replay::<G>::open(record, &mut EventSink::nobody()).ok()?;
    G::hindsight_board(&replay.table().position().open, rows)
}
