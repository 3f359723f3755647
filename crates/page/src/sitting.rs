//! A game that is being played in the page: the table, who sits at it, and what has happened.

use table::{Audience, BadRecord, Game, Phrase, Record, Replay, Says, Seat, SeedText, SetUp, Table, Tell};
use vellum::seating::{Chair, coloured};
use vellum::speech::Speech;
use vellum::store::{self, Kept, Trouble};

/// A game that is being played.
#[derive(Clone)]
pub struct Sitting<G: Game> {
    id: String,
    seating: Vec<Chair>,
    table: Table<G>,
    log: Vec<Entry<G>>,
    /// How it was kept when it was last looked at.
    seen: Option<Kept>,
    /// If it takes up a challenge: who scored how much with the same cards.
    pub to_beat: Option<(String, i32)>,
}

/// Something that happened, after so many moves.
#[derive(Clone, PartialEq)]
pub struct Entry<G: Game> {
    /// After how many moves.
    pub moves: usize,
    /// Who was told.
    pub audience: Audience,
    /// What happened.
    pub event: G::Event,
}

impl<G: Game> Sitting<G> {
    /// Opens a new table.
    pub fn begin(seating: Vec<Chair>, options: G::Options, seed: &str) -> Result<Sitting<G>, Phrase> {
        let seed = SeedText::new(seed).map_err(|bad| bad.phrase())?;
        let set_up = SetUp { seats: seating.len() as u8, options, seed };
        let mut log = Vec::new();
        let hear = &mut |audience, event| log.push(Entry { moves: 0, audience, event });
        let table = Table::open(set_up, &mut Tell::to(hear)).map_err(|bad| bad.phrase())?;
        Ok(Sitting { id: store::new_id(), seating, table, log, seen: None, to_beat: None })
    }

    /// Goes on with a kept game.
    pub fn resume(id: &str, kept: &Kept) -> Result<Sitting<G>, BadRecord> {
        let record = Record::read(&kept.record)?;
        let mut sitting = Sitting::replayed(id.to_owned(), kept.seating.clone(), &record, record.moves.len())?;
        sitting.seen = Some(kept.clone());
        sitting.to_beat = kept.to_beat.clone();
        for (seat, action) in &kept.sealed {
            let seat = Seat(*seat);
            if sitting.table.awaited().contains(seat) {
                // Something that was sealed before; if it is no longer legal, its player chooses again.
                if let Ok(action) = G::parse(sitting.table.view(seat), action) {
                    let _ = sitting.act(seat, action);
                }
            }
        }
        Ok(sitting)
    }

    /// A game from a record that somebody brought, with persons at all seats.
    pub fn from_record(record: &Record, speech: Speech) -> Result<Sitting<G>, BadRecord> {
        let name = |number: i64| Chair::person(speech.say(&Phrase::new("page-player-name").with("number", number)));
        let seating = coloured((1..=i64::from(record.seats)).map(name).collect());
        // The whole record is checked, its ending too.
        Replay::<G>::open(record, &mut Tell::nobody()).and_then(Replay::finish)?;
        Sitting::replayed(store::new_id(), seating, record, record.moves.len())
    }

    /// The game after the first moves of a record.
    pub fn replayed(id: String, seating: Vec<Chair>, record: &Record, moves: usize) -> Result<Sitting<G>, BadRecord> {
        let mut log = Vec::new();
        let mut played = 0;
        let hear = &mut |audience, event| log.push(Entry { moves: 0, audience, event });
        let mut replay = Replay::<G>::open(record, &mut Tell::to(hear))?;
        while played < moves {
            played += 1;
            let hear = &mut |audience, event| log.push(Entry { moves: played, audience, event });
            if replay.step(&mut Tell::to(hear))?.is_none() {
                break;
            }
        }
        Ok(Sitting { id, seating, table: replay.table().clone(), log, seen: None, to_beat: None })
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

    /// The seats at which persons play.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seating.iter().enumerate();
        seats.filter(|(_, chair)| chair.bot.is_none()).map(|(seat, _)| Seat(seat as u8))
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// What everybody sees.
    pub fn open(&self) -> &G::Open {
        &self.table.position().open
    }

    /// What has happened.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// How many moves were made.
    pub fn moves(&self) -> usize {
        self.table.log().len()
    }

    /// The person who is asked to act: the first that is awaited.
    pub fn person_awaited(&self) -> Option<Seat> {
        self.table.awaited().iter().find(|seat| self.seating[seat.index()].bot.is_none())
    }

    /// The bot that is to act next.
    pub fn bot_awaited(&self) -> Option<Seat> {
        self.table.awaited().iter().find(|seat| self.seating[seat.index()].bot.is_some())
    }

    /// Acts for a seat.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Phrase> {
        let mut told = Vec::new();
        let hear = &mut |audience, event| told.push((audience, event));
        self.table.act(seat, action, &mut Tell::to(hear)).map_err(|refused| refused.phrase())?;
        let moves = self.moves();
        self.log.extend(told.into_iter().map(|(audience, event)| Entry { moves, audience, event }));
        Ok(())
    }

    /// Does for a seat what a bot wrote.
    pub fn act_written(&mut self, seat: Seat, action: &str) -> Result<(), Phrase> {
        let action = G::parse(self.table.view(seat), action).map_err(|refusal| refusal.phrase())?;
        self.act(seat, action)
    }

    /// The game as a record.
    pub fn record(&self) -> Record {
        self.table.record()
    }

    /// Keeps the game in the browser, unless another window has played on.
    pub fn keep(&mut self) -> Result<(), Trouble> {
        let now = self.now();
        store::keep(&self.id, &now, self.seen.as_ref())?;
        self.seen = Some(now);
        Ok(())
    }

    /// Whether this is how the game stands here.
    pub fn stands_as(&self, kept: &Kept) -> bool {
        self.now().stands_as(kept)
    }

    /// The game for keeping.
    fn now(&self) -> Kept {
        let sealed = (0..self.seating.len() as u8).map(Seat).flat_map(|seat| self.table.sealed(Some(seat)));
        let sealed = sealed.map(|(seat, action)| (seat.0, G::show(self.table.view(seat), action))).collect();
        Kept {
            seating: self.seating.clone(),
            record: self.record().to_string(),
            sealed,
            touched: js_sys::Date::now(),
            to_beat: self.to_beat.clone(),
        }
    }
}
