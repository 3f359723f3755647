//! The game of a table as the server tells it. Nothing here depends on which game it is, so it is compiled once for all games:
//! positions, secrets and events stay JSON.

use std::cmp::Ordering;

use leptos::prelude::*;
use leptos::task::spawn_local;
use page_kit::dom::effect;
use page_kit::json::Json;
use page_kit::seating::Chair;
use protocol::TableState;
use serde::de::DeserializeOwned;
use table::{Record, Seat, Seats};

use crate::api::{Trouble, get, pause, sent};
use crate::read::{patched, read};
use crate::table::OnlineTable;

/// The parts of a view.
#[derive(Clone)]
pub(crate) struct RawView {
    pub(crate) open: Json,
    pub(crate) own: Json,
}

impl RawView {
    fn of(view: &Json) -> RawView {
        RawView { open: view.get("open"), own: view.get("own") }
    }

    /// The view of a seat as text, for the worker.
    pub(crate) fn write(self, seat: Seat) -> String {
        Json::object(&[("seat", seat.0.into()), ("open", self.open.0), ("own", self.own.0)]).write()
    }

    /// Applies the changes of a piece of news. Returns the view after them; none if there are none.
    fn change(&mut self, item: &Json) -> Option<RawView> {
        let (open, own) = (item.get("open"), item.get("own"));
        if open.0.is_undefined() && own.0.is_undefined() {
            return None;
        }
        if !own.0.is_undefined() {
            self.own = own;
        }
        if !open.0.is_undefined() {
            self.open = patched(&self.open, &open);
        }
        Some(self.clone())
    }
}

/// A game as it is now: its view and its log, of the same version.
pub(crate) struct Loaded {
    pub(crate) view: RawView,
    /// The seat whose view it is.
    pub(crate) seat: Option<Seat>,
    pub(crate) options: String,
    pub(crate) seating: Vec<Chair>,
    pub(crate) mine: Seats,
    pub(crate) played_on: Seats,
    pub(crate) missing: Seats,
    /// What the seat has sealed, in the game's notation.
    pub(crate) sealed: Vec<String>,
    pub(crate) moves: Vec<Seat>,
    pub(crate) turns: Vec<usize>,
    /// The events, each with the number of moves made before it.
    pub(crate) log: Vec<(usize, Json)>,
    pub(crate) version: u64,
}

/// A game at an earlier moment.
pub(crate) struct Moment {
    pub(crate) view: RawView,
    /// The seat whose view it is.
    pub(crate) seat: Option<Seat>,
}

/// What happened in a game.
pub(crate) struct News {
    /// The view, if it has changed.
    pub(crate) view: Option<RawView>,
    pub(crate) missing: Seats,
    pub(crate) moves: Vec<Seat>,
    pub(crate) turns: Vec<usize>,
    /// The events, each with the number of moves made before it.
    pub(crate) log: Vec<(usize, Json)>,
    pub(crate) version: u64,
}

fn field<T: DeserializeOwned>(json: &Json, name: &str) -> Option<T> {
    read(&json.get(name))
}

fn numbers(json: &Json) -> Vec<usize> {
    json.list().unwrap_or_default().iter().filter_map(|number| Some(number.number()? as usize)).collect()
}

/// The seats that are played here: the user's.
pub(crate) fn mine(table: OnlineTable) -> Seats {
    table.seat().into_iter().collect()
}

/// Those of them for which a bot plays on.
pub(crate) fn played_on(table: OnlineTable) -> Seats {
    table.seat().filter(|_| table.is_played_on()).into_iter().collect()
}

impl Loaded {
    fn read(table: OnlineTable, view: &Json, log: &Json) -> Option<Loaded> {
        let seat: Option<Seat> = field(view, "seat")?;
        let entry = |entry: &Json| Some((entry.get("moves").number()? as usize, entry.get("event")));
        Some(Loaded {
            view: RawView::of(&view.get("view")),
            seat,
            options: table.info.with_untracked(|info| info.options.clone()),
            seating: untrack(|| table.chairs()),
            mine: seat.map_or_else(Seats::default, |_| untrack(|| mine(table))),
            played_on: untrack(|| played_on(table)),
            missing: field(view, "awaited")?,
            sealed: if seat.is_some() { field(view, "sealed")? } else { Vec::new() },
            moves: field(log, "moves")?,
            turns: numbers(&log.get("turns")),
            log: log.get("log").list()?.iter().map(entry).collect::<Option<_>>()?,
            version: view.get("version").number()? as u64,
        })
    }
}

impl News {
    /// Reads a piece of news, and applies its changes to the view; none if it cannot be read.
    pub(crate) fn read(item: &Json, view: &mut RawView) -> Option<News> {
        let view = view.change(item);
        let moves = item.get("moves");
        let events = item.get("events").list()?;
        Some(News {
            view,
            missing: field(item, "awaited")?,
            moves: if moves.0.is_undefined() { Vec::new() } else { read(&moves)? },
            turns: numbers(&item.get("turns")),
            log: numbers(&item.get("at")).into_iter().zip(events).collect(),
            version: item.get("version").number()? as u64,
        })
    }
}

async fn loaded(table: OnlineTable) -> Result<Loaded, Trouble> {
    let id = table.id();
    let read_part = async |part: &str| get(&format!("tables/{id}/{part}")).await;
    let (mut view, mut log) = (read_part("view").await?, read_part("log").await?);
    // Somebody may act between the two requests.
    let version = |answer: &Json| answer.get("version").number().unwrap_or_default();
    while version(&view) != version(&log) {
        if version(&view) < version(&log) {
            view = read_part("view").await?;
        } else {
            log = read_part("log").await?;
        }
    }
    if table.is_gone() {
        return Err(Trouble::Unreachable);
    }
    Loaded::read(table, &view, &log).ok_or(Trouble::Unreachable)
}

/// Loads the game, again and again until `take` can read it or the server refuses. `take` returns whether it can.
pub(crate) fn load(table: OnlineTable, take: Box<dyn Fn(Result<Loaded, Trouble>) -> bool>) {
    spawn_local(async move {
        while !table.is_gone() {
            let loaded = loaded(table).await;
            if table.is_gone() || !matches!(loaded, Err(Trouble::Unreachable)) && take(loaded) {
                return;
            }
            pause().await;
        }
    });
}

/// A game that follows the news of its table.
pub(crate) trait Follower {
    /// The version that is known.
    fn version(&self) -> u64;

    /// Applies the news of the next version. Returns false if the game must be loaded again.
    fn apply(&self, item: &Json) -> bool;
}

/// Handles a message about a game. Returns false if the game must be loaded again, because something was missed.
pub(crate) fn hear(game: &dyn Follower, message: &Json) -> bool {
    let Some(items) = message.get("news").list() else { return false };
    // The first message of a connection has the news without what changed.
    if let Some(version) = message.get("version").number() {
        return version as u64 == game.version();
    }
    items.iter().all(|item| {
        let version = item.get("version").number().unwrap_or_default() as u64;
        match version.cmp(&(game.version() + 1)) {
            Ordering::Less => true,
            Ordering::Equal => game.apply(item),
            Ordering::Greater => false,
        }
    })
}

/// Asks for the game after a number of moves; none if it is not available.
pub(crate) fn ask_moment(table: OnlineTable, moves: usize, answer: Box<dyn FnOnce(Option<Moment>)>) {
    let path = format!("tables/{}/at/{moves}", table.id());
    spawn_local(async move {
        let then = get(&path).await.ok();
        answer(
            then.and_then(|then| Some(Moment { view: RawView::of(&then.get("view")), seat: field(&then, "seat")? })),
        );
    });
}

/// The record: it is read when the game is over. Then `ready` is called.
pub(crate) fn record_of(table: OnlineTable, ready: Callback<()>) -> RwSignal<Option<Record>> {
    let record = RwSignal::new(None);
    let is_over = Memo::new(move |_| table.info.with(|info| info.state == TableState::Over));
    effect(move || {
        if !is_over.get() {
            return;
        }
        let path = format!("tables/{}/record", table.id());
        spawn_local(async move {
            if let Ok(text) = sent("GET", &path, None).await
                && let Ok(read) = Record::read(&text)
                && record.try_set(Some(read)).is_none()
            {
                ready.run(());
            }
        });
    });
    record
}
