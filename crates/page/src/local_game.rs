//! A table that this page runs: the game, its players, its log, and how it is saved.

use bots::BotName;
use page_kit::seating::Chair;
use page_kit::speech::Speech;
use page_kit::store::{self, Extras, SaveError, SavedGame};
use table::{
    BadRecord, Ending, EventSink, Game, Phrase, Record, Replay, Sealed, Seat, Seats, SeedText, SetUp, Table, ToPhrase,
};

use crate::seen::{Entry, Seen, Shown};

/// A game that is being played.
#[derive(Clone)]
pub struct LocalGame<G: Game> {
    id: String,
    seating: Vec<Chair>,
    table: Table<G>,
    log: Vec<Entry<G>>,
    /// The number of moves in the log at the end of each finished turn.
    turns: Vec<usize>,
    /// The record so far. Each move is appended as it is made: writing the whole record again after every move would get
    /// slower and slower.
    record: Record,
    /// The saved game as this window last loaded or saved it.
    last_saved: Option<SavedGame>,
    /// What is saved besides the moves.
    pub extras: Extras,
}

impl<G: Game> LocalGame<G> {
    /// Opens a new table.
    pub fn begin(seating: Vec<Chair>, options: G::Options, seed: &str) -> Result<LocalGame<G>, Phrase> {
        LocalGame::begin_as(store::new_id(), seating, options, seed)
    }

    /// Opens a new table that is saved under this id.
    pub fn begin_as(id: String, seating: Vec<Chair>, options: G::Options, seed: &str) -> Result<LocalGame<G>, Phrase> {
        let seed = SeedText::new(seed).map_err(|bad| bad.phrase())?;
        let set_up = SetUp { seats: seating.len() as u8, options, seed };
        let mut log = Vec::new();
        let listener = &mut |audience, event| log.push(Entry { moves: 0, audience, event });
        let table = Table::open(set_up, &mut EventSink::to(listener)).map_err(|bad| bad.phrase())?;
        let record = table.record();
        Ok(LocalGame {
            id,
            seating,
            table,
            log,
            turns: Vec::new(),
            record,
            last_saved: None,
            extras: Extras::default(),
        })
    }

    /// Resumes a saved game.
    pub fn resume(id: &str, saved: &SavedGame) -> Result<LocalGame<G>, BadRecord> {
        let record = Record::read(&saved.record)?;
        let mut game = LocalGame::replayed(id.to_owned(), saved.seating.clone(), &record, record.moves.len())?;
        game.last_saved = Some(saved.clone());
        game.extras = saved.extras.clone();
        for (seat, action) in &saved.sealed {
            let seat = Seat(*seat);
            if game.table.awaited().contains(seat) {
                // If the sealed action is no longer legal, its player chooses again.
                if let Ok(action) = G::parse(game.table.view(seat), action) {
                    let _ = game.act_once(seat, action);
                }
            }
        }
        Ok(game)
    }

    /// A game from an imported record, with persons at all seats.
    pub fn from_record(record: &Record, speech: Speech) -> Result<LocalGame<G>, BadRecord> {
        let seating = Chair::players(record.seats, speech);
        // This checks the whole record, including its ending.
        Replay::<G>::open(record, &mut EventSink::nobody()).and_then(Replay::finish)?;
        LocalGame::replayed(store::new_id(), seating, record, record.moves.len())
    }

    /// The game after the first moves of a record.
    pub fn replayed(id: String, seating: Vec<Chair>, record: &Record, moves: usize) -> Result<LocalGame<G>, BadRecord> {
        let (mut log, mut turns) = (Vec::new(), Vec::new());
        let mut played = 0;
        let listener = &mut |audience, event| log.push(Entry { moves: 0, audience, event });
        let mut replay = Replay::<G>::open(record, &mut EventSink::to(listener))?;
        while played < moves {
            played += 1;
            let listener = &mut |audience, event| log.push(Entry { moves: played, audience, event });
            if replay.step(&mut EventSink::to(listener))?.is_none() {
                break;
            }
            let over = replay.table().log().len();
            if turns.last().copied().unwrap_or(0) < over {
                turns.push(over);
            }
        }
        let table = replay.table().clone();
        let record = record.first(table.log().len());
        Ok(LocalGame { id, seating, table, log, turns, record, last_saved: None, extras: Extras::default() })
    }

    /// Gives the players these names, as far as they are known.
    pub fn rename(&mut self, names: &[String]) {
        for (chair, name) in self.seating.iter_mut().zip(names).filter(|(_, name)| !name.is_empty()) {
            (chair.name, chair.given) = (name.clone(), None);
        }
    }

    /// The id under which it is saved in the browser.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Who sits where.
    pub fn seating(&self) -> &[Chair] {
        &self.seating
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The number of moves made so far.
    pub fn moves(&self) -> usize {
        self.table.log().len()
    }

    /// The seats at which persons play: all of them sit at this screen.
    fn persons(&self) -> Seats {
        let seats = self.seating.iter().enumerate().filter(|(_, chair)| chair.bot.is_none());
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// The bots that must act now.
    pub fn bots_awaited(&self) -> Vec<(Seat, BotName)> {
        let awaited = self.table.awaited().iter();
        awaited.filter_map(|seat| Some((seat, self.seating[seat.index()].bot_name()?))).collect()
    }

    /// What the screen knows of the game. If the game is not playable, no seat is played here.
    pub fn seen(&self, playable: bool) -> Seen<G> {
        let mine = if playable { self.persons() } else { Seats::default() };
        let mut seen = Seen {
            options: self.table.set_up().options.clone(),
            seating: self.seating.clone(),
            mine,
            played_on: Seats::default(),
            open: self.table.position().open.clone(),
            before: None,
            own: Vec::new(),
            missing: Seats::default(),
            sealed: Vec::new(),
            moves: self.table.log().iter().map(|(seat, _)| *seat).collect(),
            turns: self.turns.clone(),
            log: Vec::new(),
            read: 0,
            version: 0,
        };
        self.refresh_log(&mut seen);
        self.refresh_secrets(&mut seen);
        self.refresh_sealed(&mut seen);
        seen
    }

    /// Updates what the screen knows after actions at this table; returns whether a turn was resolved.
    pub fn refresh(&self, seen: &mut Seen<G>) -> bool {
        self.refresh_sealed(seen);
        let resolved = seen.turns.len() != self.turns.len();
        if resolved {
            let now = self.table.position().open.clone();
            seen.before = Some(std::mem::replace(&mut seen.open, now));
            self.refresh_secrets(seen);
            let known = seen.moves.len();
            seen.moves.extend(self.table.log()[known..].iter().map(|(seat, _)| *seat));
            seen.turns.extend_from_slice(&self.turns[seen.turns.len()..]);
            self.refresh_log(seen);
        }
        resolved
    }

    fn refresh_sealed(&self, seen: &mut Seen<G>) {
        seen.missing = self.table.awaited();
        let mine = seen.mine.iter();
        seen.sealed = mine.flat_map(|seat| self.sealed_by(seat)).collect();
        seen.version += 1;
    }

    /// Adds the new events that everybody or a seat here was told.
    fn refresh_log(&self, seen: &mut Seen<G>) {
        let new = &self.log[seen.read..];
        let is_visible = |entry: &&Entry<G>| {
            entry.audience.includes(None) || seen.mine.iter().any(|seat| entry.audience.includes(Some(seat)))
        };
        let visible: Vec<Entry<G>> = new.iter().filter(is_visible).cloned().collect();
        seen.log.extend(visible);
        seen.read = self.log.len();
    }

    fn refresh_secrets(&self, seen: &mut Seen<G>) {
        let own = self.table.position().own.iter().enumerate();
        seen.own = own.map(|(seat, own)| seen.mine.contains(Seat(seat as u8)).then(|| own.clone())).collect();
    }

    /// The action that a seat has sealed.
    fn sealed_by(&self, seat: Seat) -> Option<(Seat, G::Action)> {
        self.table.sealed(Some(seat)).find(|(by, _)| *by == seat)
    }

    /// What the screen showed after a number of moves.
    pub fn at(&self, moves: usize, playable: bool) -> Option<Shown<G>> {
        let earlier = LocalGame::<G>::replayed(String::new(), self.seating.clone(), &self.record, moves).ok()?;
        Some(Shown::of(&earlier.seen(playable)))
    }

    /// Carries out actions that a person confirmed, one after the other: all of them, or none.
    pub fn act(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), Phrase> {
        // A single action, the usual case, needs no copy: it cannot be half done.
        let before = (actions.len() > 1).then(|| self.clone());
        let moves = self.moves();
        let acted = actions.iter().try_for_each(|action| self.act_once(seat, *action));
        match (&acted, before) {
            (Err(_), Some(before)) => *self = before,
            (Err(_), None) => {}
            // Several persons may seal in one turn, and each may replace what is sealed: taking back undoes all of it.
            (Ok(()), _) if self.extras.confirmed.last() == Some(&moves) => {}
            (Ok(()), _) => self.extras.confirmed.push(moves),
        }
        acted
    }

    /// Whether the last move that a person at this screen confirmed can be taken back.
    pub fn can_take_back(&self) -> bool {
        !self.extras.confirmed.is_empty()
    }

    /// Takes back the last move that a person at this screen confirmed, and everything after it. Returns whether there
    /// was one.
    pub fn take_back(&mut self) -> bool {
        let Some(moves) = self.extras.confirmed.pop() else { return false };
        let earlier = LocalGame::replayed(self.id.clone(), self.seating.clone(), &self.record, moves);
        let earlier = earlier.expect("the game replays its own moves");
        let extras = Extras { taken_back: self.extras.taken_back + 1, ..self.extras.clone() };
        *self = LocalGame { last_saved: self.last_saved.take(), extras, ..earlier };
        true
    }

    /// Seals one action. If that completes the turn, writes it into the record and resolves it.
    fn act_once(&mut self, seat: Seat, action: G::Action) -> Result<(), Phrase> {
        let sealed = self.table.seal(seat, action).map_err(|refused| refused.phrase())?;
        if sealed == Sealed::Waiting {
            return Ok(());
        }
        // The notation of an action needs the view before the turn is resolved.
        let turn = self.table.complete_turn().expect("the sealed turn is complete");
        for &(seat, action) in turn {
            let action = G::show(self.table.view(seat), action);
            self.record.push(seat, action);
        }
        let mut events = Vec::new();
        let listener = &mut |audience, event| events.push((audience, event));
        let _ = self.table.resolve(&mut EventSink::to(listener));
        let moves = self.table.log().len();
        self.turns.push(moves);
        self.log.extend(events.into_iter().map(|(audience, event)| Entry { moves, audience, event }));
        if let Some(outcome) = self.table.outcome() {
            self.record.ending = Ending::Result(outcome.players.iter().map(|player| player.total).collect());
        }
        Ok(())
    }

    /// Carries out the actions that bots returned as text; if one is refused, none is carried out.
    pub fn act_as_text(&mut self, actions: &[(Seat, String)]) -> Result<(), Phrase> {
        let checked = |(seat, text): &(Seat, String)| {
            let view = self.table.view(*seat);
            let action = G::parse(view, text)?;
            G::check(view, action).map(|()| (*seat, action))
        };
        let actions = actions.iter().map(checked).collect::<Result<Vec<_>, _>>().map_err(|refusal| refusal.phrase())?;
        actions.into_iter().try_for_each(|(seat, action)| self.act_once(seat, action))
    }

    /// The game as a record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Saves the game in the browser, unless another window has continued it.
    pub fn save(&mut self) -> Result<(), SaveError> {
        let now = self.to_saved(js_sys::Date::now());
        store::save(&self.id, &now, self.last_saved.as_ref())?;
        self.last_saved = Some(now);
        Ok(())
    }

    /// Whether the saved game has the same moves and sealed actions as this one.
    pub fn same_moves(&self, saved: &SavedGame) -> bool {
        // The time does not count.
        self.to_saved(saved.touched).same_moves(saved)
    }

    /// The game in the form in which it is saved. `touched` is when it was last played, in milliseconds.
    pub fn to_saved(&self, touched: f64) -> SavedGame {
        let sealed = (0..self.seating.len() as u8).map(Seat).filter_map(|seat| self.sealed_by(seat));
        let sealed = sealed.map(|(seat, action)| (seat.0, G::show(self.table.view(seat), action))).collect();
        SavedGame {
            seating: self.seating.clone(),
            record: self.record().to_string(),
            sealed,
            touched,
            extras: self.extras.clone(),
        }
    }
}
