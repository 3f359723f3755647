//! Keeps in the browser what a table tells, while its game is played: see [`crate::kept`].
//!
//! The storage has the truth, since other windows may show the same table.

use leptos::prelude::*;
use page_kit::store;
use protocol::TableState;
use table::Seat;
use table::told::Chain;

use crate::kept::{AllKept, ReadLog, too_many};
use crate::noted::forget;
use crate::table::OnlineTable;

/// The prefix of the keys; the id of the table follows.
const TOLD: &str = "portolan.told.";
/// Of how many tables it is kept: some hundred bytes each.
const MOST_TABLES: usize = 100;

/// What was kept of a table in this browser.
pub(crate) fn kept(table: &str) -> AllKept {
    store::get(&format!("{TOLD}{table}")).and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// Keeps what a table tells. If the browser saves nothing, there is nothing to compare with after the game.
fn keep(table: &str, mut all: AllKept) {
    all.changed = js_sys::Date::now() as u64;
    let _ = store::put(&format!("{TOLD}{table}"), &all.to_string());
    let tables = store::keys(TOLD).into_iter().map(|key| key[TOLD.len()..].to_owned());
    let with_times = tables.map(|table| (table.clone(), kept(&table).changed));
    for old in too_many(with_times.collect(), MOST_TABLES) {
        store::remove(&format!("{TOLD}{old}"));
        forget(&old);
    }
}

/// How a log was read.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    /// Whose log it is; none for a spectator.
    pub(crate) viewer: Option<Seat>,
    /// How often something was taken back.
    pub(crate) taken_back: u32,
    /// Whether the page has followed the game until now.
    pub(crate) follows: bool,
}

/// What a log says, whatever game it is of. Events are written as [`table::told::written`] does.
pub(crate) struct Heard<'a> {
    /// Who made each move so far.
    pub(crate) moves: &'a [Seat],
    /// The number of moves at the end of each turn so far.
    pub(crate) turns: &'a [usize],
    /// The events that are new, each with the number of moves at the end of its turn.
    pub(crate) events: Vec<(usize, Vec<u8>)>,
}

/// Keeps what a table tells.
#[derive(Clone, Copy)]
pub(crate) struct Keeper {
    table: OnlineTable,
    game: (&'static str, u32),
    /// Whose log it is, and how far it was followed.
    chain: StoredValue<(Option<Seat>, Chain)>,
}

impl Keeper {
    /// A keeper that knows nothing yet.
    pub(crate) fn new(table: OnlineTable, game: &'static str, generation: u32) -> Keeper {
        let chain = StoredValue::new((None, Chain::new(game, generation)));
        Keeper { table, game: (game, generation), chain }
    }

    /// The whole log was read.
    pub(crate) fn read(self, reading: Reading, has_ended: bool, heard: Heard) {
        let Reading { viewer, taken_back, follows } = reading;
        let mut chain = Chain::new(self.game.0, self.game.1);
        let turns = chain.follow(heard.moves, heard.turns, heard.events);
        self.chain.set_value((viewer, chain));
        let over = |state| matches!(state, TableState::Over | TableState::Closed);
        let is_over = has_ended || self.table.info.with_untracked(|info| over(info.state));
        let (id, log) = (self.table.id(), ReadLog { viewer, taken_back, is_over, follows, turns: &turns });
        let mut all = kept(&id);
        if all.compare(&log) {
            keep(&id, all);
        }
    }

    /// News came.
    pub(crate) fn hear(self, heard: Heard) {
        let follow = |(viewer, chain): &mut (Option<Seat>, Chain)| {
            let before = chain.told()?;
            Some((*viewer, before, chain.follow(heard.moves, heard.turns, heard.events)))
        };
        let Some((viewer, before, turns)) = self.chain.try_update_value(follow).flatten() else { return };
        let id = self.table.id();
        let mut all = kept(&id);
        if all.of(viewer).is_some_and(|kept| kept.grow(before, &turns)) {
            keep(&id, all);
        }
    }
}
