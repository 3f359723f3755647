//! What this screen knows of a game: what everybody sees, and what only the players at this screen see.
//!
//! Previews, log, titles and sounds read a [`Seen`] and nothing else, so they work alike for a table in this page and for
//! one on a server. A hint depends on the player's view alone; the [host](crate::host) writes its question.

use page_kit::seating::Chair;
use table::{Audience, Game, Outcome, Seat, Seats, View};

/// What this screen knows of a game.
#[derive(Clone)]
pub struct Seen<G: Game> {
    /// The options of the game.
    pub options: G::Options,
    /// Who sits where.
    pub seating: Vec<Chair>,
    /// The seats that are played at this screen.
    pub mine: Seats,
    /// Those of them for which a bot plays on until its player takes over again.
    pub played_on: Seats,
    /// What everybody sees.
    pub open: G::Open,
    /// What everybody saw before the last turn that was resolved while this screen was open, if any was.
    pub before: Option<G::Open>,
    /// What only a seat sees, in seat order; none for seats that are not played here.
    pub own: Vec<Option<G::Own>>,
    /// The seats that are awaited and have not sealed yet.
    pub missing: Seats,
    /// The actions that the seats here have sealed in this turn.
    pub sealed: Vec<(Seat, G::Action)>,
    /// Who made each move so far.
    pub moves: Vec<Seat>,
    /// The number of moves in the log at the end of each finished turn.
    pub turns: Vec<usize>,
    /// The events that a seat here or everybody was told.
    pub log: Vec<Entry<G>>,
    /// How many entries of the host's log were read, including those that nobody here was told.
    pub read: usize,
    /// Changes whenever anything else here changes.
    pub version: u64,
}

/// An event in the log.
#[derive(Clone, PartialEq)]
pub struct Entry<G: Game> {
    /// The number of moves made before it.
    pub moves: usize,
    /// Who was told.
    pub audience: Audience,
    /// What happened.
    pub event: G::Event,
}

impl<G: Game> Seen<G> {
    /// The players' names.
    pub fn names(&self) -> Vec<String> {
        self.seating.iter().map(|chair| chair.name.clone()).collect()
    }

    /// Whether a person here acts for a seat now.
    pub fn plays(&self, seat: Seat) -> bool {
        self.mine.contains(seat) && !self.played_on.contains(seat)
    }

    /// The first seat here that must still act.
    pub fn asked(&self) -> Option<Seat> {
        self.missing.iter().find(|seat| self.plays(*seat))
    }

    /// The first seat elsewhere that must still act: a bot's, or a person's at another screen.
    pub fn awaited_elsewhere(&self) -> Option<Seat> {
        self.missing.iter().find(|seat| !self.plays(*seat))
    }

    /// The action that a seat here has sealed and may still replace.
    pub fn replaceable(&self, seat: Seat) -> Option<G::Action> {
        let sealed = self.sealed.iter().find(|(by, _)| *by == seat).map(|(_, action)| *action);
        sealed.filter(|_| !self.missing.is_empty() && self.plays(seat))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.missing.is_empty()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome<G::Honours>> {
        G::outcome(&self.open)
    }

    /// What a seat here sees.
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        view(&self.open, &self.own, Some(seat))
    }
}

/// The game as it is shown: now, or at an earlier moment.
#[derive(Clone, PartialEq)]
pub struct Shown<G: Game> {
    /// What everybody sees.
    pub open: G::Open,
    own: Vec<Option<G::Own>>,
    /// The number of moves made so far.
    pub moves: usize,
    /// The last events, each with its audience.
    last: Vec<(Audience, G::Event)>,
}

impl<G: Game> Shown<G> {
    /// The game as it is now.
    pub fn of(seen: &Seen<G>) -> Shown<G> {
        let moves = seen.turns.last().copied().unwrap_or(0);
        let last = seen.log.iter().rev().take_while(|entry| entry.moves == moves);
        let mut last: Vec<_> = last.map(|entry| (entry.audience, entry.event.clone())).collect();
        last.reverse();
        Shown { open: seen.open.clone(), own: seen.own.clone(), moves, last }
    }

    /// An earlier moment of a game, with what its seats saw then, in seat order.
    pub fn earlier(seen: &Seen<G>, moves: usize, open: G::Open, own: Vec<Option<G::Own>>) -> Shown<G> {
        let last = seen.log.iter().filter(|entry| entry.moves == moves);
        Shown { open, own, moves, last: last.map(|entry| (entry.audience, entry.event.clone())).collect() }
    }

    /// The view of a seat, or of a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View<'_, G> {
        view(&self.open, &self.own, viewer)
    }

    /// The last events that the viewer was told.
    pub fn last(&self, viewer: Option<Seat>) -> impl Iterator<Item = &G::Event> {
        self.last.iter().filter(move |(audience, _)| audience.includes(viewer)).map(|(_, event)| event)
    }
}

/// The view of a seat that is played at this screen; anybody else gets the view of a spectator.
fn view<'a, G: Game>(open: &'a G::Open, own: &'a [Option<G::Own>], viewer: Option<Seat>) -> View<'a, G> {
    match viewer.and_then(|seat| Some((seat, own.get(seat.index())?.as_ref()?))) {
        Some((seat, own)) => View::for_seat(open, seat, own),
        None => View::for_spectator(open),
    }
}
