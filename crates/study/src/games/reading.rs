//! The games that the browser keeps, read and replayed.
//!
//! What a game was worth stands in no second place: it follows from its record, by the rules. That takes time, so many
//! games are read a slice at a time, and what was read once is not replayed as long as its text is the same.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use shelf::{Title, with_game};
use table::{BadRecord, Game, Outcome, Record, Replay, Tell};
use vellum::seating::Chair;
use vellum::store::{self, Kept};

use reading::counted::{Counted, Honours};

/// A kept game.
#[derive(Clone, PartialEq, Debug)]
pub struct Read {
    /// The name it is kept by.
    pub id: String,
    /// Who sits where.
    pub seating: Vec<Chair>,
    /// When it was last played, in milliseconds.
    pub touched: f64,
    /// How it stands.
    pub stands: Stands,
}

/// How a game stands.
#[derive(Clone, PartialEq, Debug)]
pub enum Stands {
    /// To be gone on with.
    Going {
        /// What is played.
        title: Title,
        /// How many moves were made.
        moves: usize,
        /// Whether it is a lesson.
        lesson: bool,
    },
    /// Over.
    Over(Played),
    /// What is kept is no game by the rules that this version knows.
    Unreadable(BadRecord),
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// What was played.
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
    /// 1 for who won.
    pub rank: u16,
    /// Titles, and what goes with them.
    pub honours: Honours,
}

impl Read {
    /// What is played; none if that cannot be told.
    pub fn title(&self) -> Option<Title> {
        match &self.stands {
            Stands::Going { title, .. } => Some(*title),
            Stands::Over(played) => Some(played.title),
            Stands::Unreadable(_) => None,
        }
    }

    /// How many persons play.
    pub fn persons(&self) -> usize {
        self.seating.iter().filter(|chair| chair.bot.is_none()).count()
    }
}

thread_local! {
    /// What was read: a digest of the text, and the game.
    static KNOWN: RefCell<BTreeMap<String, (u64, Read)>> = const { RefCell::new(BTreeMap::new()) };
}

/// Reads the game that is kept under a key; none if that is not written as this version writes games.
pub fn read(key: &str) -> Option<Read> {
    let text = store::get(key)?;
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let digest = hasher.finish();
    let known = KNOWN.with_borrow(|known| known.get(key).filter(|(of, _)| *of == digest).map(|(_, read)| read.clone()));
    if known.is_some() {
        return known;
    }
    let kept = Kept::read(&text)?;
    let stands = stands(&kept.record).unwrap_or_else(Stands::Unreadable);
    let id = key.strip_prefix(store::GAME).unwrap_or(key).to_owned();
    let read = Read { id, seating: kept.seating, touched: kept.touched, stands };
    KNOWN.with_borrow_mut(|known| known.insert(key.to_owned(), (digest, read.clone())));
    Some(read)
}

/// How the game of a record stands.
pub fn stands(record: &str) -> Result<Stands, BadRecord> {
    let record = Record::read(record)?;
    let title = Title::of_record(&record)?;
    // A game that goes on is replayed when somebody goes on with it.
    if record.ending == table::Ending::Unfinished {
        return Ok(Stands::Going { title, moves: record.moves.len(), lesson: store::is_lesson(record.seed.as_str()) });
    }
    with_game!(title, G => played::<G>(title, &record)).map(Stands::Over)
}

fn played<G: Counted>(title: Title, record: &Record) -> Result<Played, BadRecord> {
    let table = Replay::<G>::open(record, &mut Tell::nobody()).and_then(Replay::finish)?;
    // A record with a result that replays is over.
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
