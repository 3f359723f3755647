//! A game that is being played in the page: the table, who sits at it, and what has happened.

use cartographers::{Cartographers, Draw, Event, Open, Options};
use table::{BadRecord, Game, Phrase, Record, Replay, Says, Seat, SeedText, SetUp, Table, Tell};

use crate::seating::{Chair, coloured};
use crate::speech::Speech;
use crate::store::{self, Kept, Trouble};

/// A game that is being played.
#[derive(Clone)]
pub struct Sitting {
    id: String,
    seating: Vec<Chair>,
    table: Table<Cartographers>,
    log: Vec<Entry>,
}

/// Something that happened, after so many moves.
#[derive(Clone, PartialEq)]
pub struct Entry {
    pub moves: usize,
    pub event: Event,
}

impl Sitting {
    /// Opens a new table.
    pub fn begin(seating: Vec<Chair>, options: Options, seed: &str) -> Result<Sitting, Phrase> {
        let seed = SeedText::new(seed).map_err(|bad| bad.phrase())?;
        let set_up = SetUp { seats: seating.len() as u8, options, seed };
        let mut log = Vec::new();
        let table = Table::open(set_up, &mut Tell::to(&mut |_, event| log.push(Entry { moves: 0, event })));
        Ok(Sitting { id: store::new_id(), seating, table: table.map_err(|bad| bad.phrase())?, log })
    }

    /// Goes on with a kept game.
    pub fn resume(id: &str, kept: &Kept) -> Result<Sitting, BadRecord> {
        let record = Record::read(&kept.record)?;
        let mut sitting = Sitting::replayed(id.to_owned(), kept.seating.clone(), &record, record.moves.len())?;
        for (seat, action) in &kept.sealed {
            let seat = Seat(*seat);
            if sitting.table.awaited().contains(seat) {
                // A drawing that was sealed before; if it is no longer one, its player draws again.
                if let Ok(draw) = Cartographers::parse(sitting.table.view(seat), action) {
                    let _ = sitting.act(seat, draw);
                }
            }
        }
        Ok(sitting)
    }

    /// A game from a record that somebody brought, with persons at all seats.
    pub fn from_record(text: &str, speech: Speech) -> Result<Sitting, String> {
        let said = |bad: BadRecord| {
            let line = Phrase::new("page-record-line").with("line", bad.line as i64).with("why", speech.say(&bad.why));
            speech.say(&line)
        };
        let record = Record::read(text).map_err(said)?;
        let name = |number: i64| Chair::person(speech.say(&Phrase::new("page-player-name").with("number", number)));
        let seating = coloured((1..=i64::from(record.seats)).map(name).collect());
        // The whole record is checked, its ending too.
        Replay::<Cartographers>::open(&record, &mut Tell::nobody()).and_then(Replay::finish).map_err(said)?;
        Sitting::replayed(store::new_id(), seating, &record, record.moves.len()).map_err(said)
    }

    /// The game after the first moves of a record.
    pub fn replayed(id: String, seating: Vec<Chair>, record: &Record, moves: usize) -> Result<Sitting, BadRecord> {
        let mut log = Vec::new();
        let mut played = 0;
        let mut replay =
            Replay::<Cartographers>::open(record, &mut Tell::to(&mut |_, event| log.push(Entry { moves: 0, event })))?;
        while played < moves {
            played += 1;
            let hear = &mut |_, event| log.push(Entry { moves: played, event });
            if replay.step(&mut Tell::to(hear))?.is_none() {
                break;
            }
        }
        Ok(Sitting { id, seating, table: replay.table().clone(), log })
    }

    /// Its name in the browser.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Who sits where.
    pub fn seating(&self) -> &[Chair] {
        &self.seating
    }

    /// The players' names.
    pub fn names(&self) -> Vec<String> {
        self.seating.iter().map(|chair| chair.name.clone()).collect()
    }

    /// The table.
    pub fn table(&self) -> &Table<Cartographers> {
        &self.table
    }

    /// What everybody sees.
    pub fn open(&self) -> &Open {
        &self.table.position().open
    }

    /// What has happened.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// How many moves were made.
    pub fn moves(&self) -> usize {
        self.table.log().len()
    }

    /// The person who is asked to draw: the first that is awaited.
    pub fn person_awaited(&self) -> Option<Seat> {
        self.table.awaited().iter().find(|seat| self.seating[seat.index()].bot.is_none())
    }

    /// The bot that is to draw next.
    pub fn bot_awaited(&self) -> Option<Seat> {
        self.table.awaited().iter().find(|seat| self.seating[seat.index()].bot.is_some())
    }

    /// Draws for a seat.
    pub fn act(&mut self, seat: Seat, draw: Draw) -> Result<(), Phrase> {
        let mut told = Vec::new();
        let hear = &mut |_, event| told.push(event);
        self.table.act(seat, draw, &mut Tell::to(hear)).map_err(|refused| refused.phrase())?;
        let moves = self.moves();
        self.log.extend(told.into_iter().map(|event| Entry { moves, event }));
        Ok(())
    }

    /// Draws for a seat what a bot wrote.
    pub fn act_written(&mut self, seat: Seat, action: &str) -> Result<(), Phrase> {
        let draw = Cartographers::parse(self.table.view(seat), action).map_err(|refusal| refusal.phrase())?;
        self.act(seat, draw)
    }

    /// The game as a record.
    pub fn record(&self) -> Record {
        self.table.record()
    }

    /// Keeps the game in the browser.
    pub fn keep(&self) -> Result<(), Trouble> {
        let sealed = (0..self.seating.len() as u8).map(Seat).flat_map(|seat| self.table.sealed(Some(seat)));
        let sealed = sealed.map(|(seat, draw)| (seat.0, Cartographers::show(self.table.view(seat), draw))).collect();
        let kept = Kept {
            seating: self.seating.clone(),
            record: self.record().to_string(),
            sealed,
            touched: js_sys::Date::now(),
        };
        store::keep(&self.id, &kept)
    }
}
