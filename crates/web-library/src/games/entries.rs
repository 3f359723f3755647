//! Reads and replays the games saved in the browser.
//!
//! Results are not stored: they follow from replaying the record. Replaying takes time. So games are read in slices,
//! and a game is not replayed again while its text stays the same.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use page_kit::seating::Chair;
use page_kit::store::{self, Extras, SavedGame};
use shelf::{Title, with_game};
use table::{BadRecord, EventSink, Game, Outcome, Record, Replay};

use library::statistics::{Honours, InStatistics};

/// A saved game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameEntry {
    /// The id it is saved under.
    pub id: String,
    /// The players, in seat order.
    pub seating: Vec<Chair>,
    /// When it was last played, in milliseconds.
    pub touched: f64,
    /// Its state.
    pub state: GameState,
    /// What is saved besides the moves: name, note and origin.
    pub extras: Extras,
}

/// The state of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum GameState {
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
    Over(FinishedGame),
    /// The record is not valid under any rules that this version knows.
    Unreadable(BadRecord),
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// The game that was played.
    pub title: Title,
    /// Whether it was a lesson.
    pub lesson: bool,
    /// The codes of the variant.
    pub variant: Vec<String>,
    /// The result of each player, in seat order.
    pub results: Vec<PlayerResult>,
}

/// The result of one player.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerResult {
    /// The points.
    pub total: i32,
    /// The rank; 1 for the winner.
    pub rank: u16,
    /// The titles and the rating.
    pub honours: Honours,
}

impl GameEntry {
    /// Whether a name, the note or a player contains a text.
    pub fn mentions(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let players = self.seating.iter().map(|chair| &chair.name);
        [&self.extras.name, &self.extras.note].into_iter().chain(players).any(|own| own.to_lowercase().contains(&text))
    }

    /// The game being played; none if the record is unreadable.
    pub fn title(&self) -> Option<Title> {
        match &self.state {
            GameState::Going { title, .. } => Some(*title),
            GameState::Over(game) => Some(game.title),
            GameState::Unreadable(_) => None,
        }
    }

    /// The number of people at the table.
    pub fn persons(&self) -> usize {
        self.seating.iter().filter(|chair| chair.bot.is_none()).count()
    }
}

thread_local! {
    /// A cache of the games read: a digest of the record, and the state.
    static CACHE: RefCell<BTreeMap<String, (u64, GameState)>> = const { RefCell::new(BTreeMap::new()) };
}

/// Reads the game saved under a key; none if it is not in the format of this version.
pub fn read(key: &str) -> Option<GameEntry> {
    let saved = SavedGame::read(&store::get(key)?)?;
    let mut hasher = DefaultHasher::new();
    saved.record.hash(&mut hasher);
    let digest = hasher.finish();
    let cached =
        CACHE.with_borrow(|cached| cached.get(key).filter(|(of, _)| *of == digest).map(|(_, state)| state.clone()));
    let state = cached.unwrap_or_else(|| {
        let state = state_of(&saved.record).unwrap_or_else(GameState::Unreadable);
        CACHE.with_borrow_mut(|cached| cached.insert(key.to_owned(), (digest, state.clone())));
        state
    });
    let id = key.strip_prefix(store::GAME).unwrap_or(key).to_owned();
    Some(GameEntry { id, seating: saved.seating, touched: saved.touched, state, extras: saved.extras })
}

/// The state of the game of a record.
pub fn state_of(record: &str) -> Result<GameState, BadRecord> {
    let record = Record::read(record)?;
    let title = Title::of_record(&record)?;
    // An unfinished game is only replayed when it is continued.
    if record.ending == table::Ending::Unfinished {
        return Ok(GameState::Going {
            title,
            moves: record.moves.len(),
            lesson: store::is_lesson(record.seed.as_str()),
        });
    }
    with_game!(title, G => finished_game::<G>(title, &record)).map(GameState::Over)
}

fn finished_game<G: InStatistics>(title: Title, record: &Record) -> Result<FinishedGame, BadRecord> {
    let table = Replay::<G>::open(record, &mut EventSink::nobody()).and_then(Replay::finish)?;
    // A record with a result that replays without errors is over, so there is an outcome.
    let players = table.outcome().map_or(Vec::new(), |Outcome { players }| players);
    let result = |player: &table::Standing<<G as Game>::Honours>| PlayerResult {
        total: player.total,
        rank: player.rank,
        honours: G::honours(&player.honours),
    };
    Ok(FinishedGame {
        title,
        lesson: store::is_lesson(record.seed.as_str()),
        variant: G::variant(&table.set_up().options),
        results: players.iter().map(result).collect(),
    })
}
