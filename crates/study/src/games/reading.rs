//! Reads and replays the games saved in the browser.
//!
//! Results are not stored: they follow from replaying the record. Replaying takes time. So games are read in slices,
//! and a game is not replayed again while its text stays the same.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use shelf::{Title, with_game};
use table::{BadRecord, Game, Outcome, Record, Replay, Tell};
use vellum::seating::Chair;
use vellum::store::{self, SavedGame};

use reading::counted::{Counted, Honours};

/// A saved game.
#[derive(Clone, PartialEq, Debug)]
pub struct Read {
    /// The id it is saved under.
    pub id: String,
    /// The players, in seat order.
    pub seating: Vec<Chair>,
    /// When it was last played, in milliseconds.
    pub touched: f64,
    /// Its state.
    pub stands: Stands,
}

/// The state of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Stands {
    /// Unfinished.
    Going {
        /// The game being played.
        title: Title,
        /// How many moves were made.
        moves: usize,
        /// Whether it is a lesson.
        lesson: bool,
    },
    /// Finished.
    Over(Played),
    /// The record is not valid under any rules that this version knows.
    Unreadable(BadRecord),
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The game that was played.
    pub title: Title,
    /// Whether it was a lesson.
    pub lesson: bool,
    /// The codes of the variant.
    pub variant: Vec<String>,
    /// The result of each player, in seat order.
    pub standings: Vec<Standing>,
}

/// The result of one player.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The points.
    pub total: i32,
    /// The rank; 1 for the winner.
    pub rank: u16,
    /// The titles and the rating.
    pub honours: Honours,
}

impl Read {
    /// The game being played; none if the record is unreadable.
    pub fn title(&self) -> Option<Title> {
        match &self.stands {
            Stands::Going { title, .. } => Some(*title),
            Stands::Over(played) => Some(played.title),
            Stands::Unreadable(_) => None,
        }
    }

    /// The number of people at the table.
    pub fn persons(&self) -> usize {
        self.seating.iter().filter(|chair| chair.bot.is_none()).count()
    }
}

thread_local! {
    /// A cache of the games read: a digest of the text, and the game.
    static KNOWN: RefCell<BTreeMap<String, (u64, Read)>> = const { RefCell::new(BTreeMap::new()) };
}

/// Reads the game saved under a key; none if it is not in the format of this version.
pub fn read(key: &str) -> Option<Read> {
    let text = store::get(key)?;
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let digest = hasher.finish();
    let known = KNOWN.with_borrow(|known| known.get(key).filter(|(of, _)| *of == digest).map(|(_, read)| read.clone()));
    if known.is_some() {
        return known;
    }
    let kept = SavedGame::read(&text)?;
    let stands = stands(&kept.record).unwrap_or_else(Stands::Unreadable);
    let id = key.strip_prefix(store::GAME).unwrap_or(key).to_owned();
    let read = Read { id, seating: kept.seating, touched: kept.touched, stands };
    KNOWN.with_borrow_mut(|known| known.insert(key.to_owned(), (digest, read.clone())));
    Some(read)
}

/// The state of the game of a record.
pub fn stands(record: &str) -> Result<Stands, BadRecord> {
    let record = Record::read(record)?;
    let title = Title::of_record(&record)?;
    // An unfinished game is only replayed when it is continued.
    if record.ending == table::Ending::Unfinished {
        return Ok(Stands::Going { title, moves: record.moves.len(), lesson: store::is_lesson(record.seed.as_str()) });
    }
    with_game!(title, G => played::<G>(title, &record)).map(Stands::Over)
}

fn played<G: Counted>(title: Title, record: &Record) -> Result<Played, BadRecord> {
    let table = Replay::<G>::open(record, &mut Tell::nobody()).and_then(Replay::finish)?;
    // A record with a result that replays without errors is over, so there is an outcome.
    let players = table.outcome().map_or(Vec::new(), |Outcome { players }| players);
    let standing = |player: &table::Standing<<G as Game>::Honours>| Standing {
        total: player.total,
        rank: player.rank,
        honours: G::honours(&player.honours),
    };
    Ok(Played {
        title,
        lesson: store::is_lesson(record.seed.as_str()),
        variant: G::variant(&table.set_up().options),
        standings: players.iter().map(standing).collect(),
    })
}
