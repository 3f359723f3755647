//! What is written to whom: descriptions, views and news as JSON.

use std::fmt::Write;
use std::ops::RangeInclusive;
use std::sync::Arc;

use protocol::fair;
use protocol::{Chair as ChairInfo, Player, PlayerId, Problem, TableId, TableInfo, TableState};
use table::{Seat, Seats};

use crate::room::{NewsItem, Presence, Room, Sitter};
use crate::running::History;

/// The answer to a request that has waited for news in vain.
pub(crate) fn nothing_new(version: u64) -> String {
    format!(r#"{{"version":{version},"news":[]}}"#)
}

/// A JSON object with a version.
pub(crate) fn version(version: u64) -> String {
    format!(r#"{{"version":{version}}}"#)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("answers are written without errors")
}

/// The news of one row for a seat or a spectator, perhaps with what changed in the view.
fn write_item(item: &NewsItem, viewer: Option<Seat>, with_changes: bool, to: &mut String) {
    let _ = write!(to, r#"{{"version":{},"events":["#, item.version);
    let told = || item.told.iter().filter(|told| told.audience.includes(viewer));
    for (index, told) in told().enumerate() {
        to.push_str(if index > 0 { "," } else { "" });
        to.push_str(&told.event);
    }
    let _ = write!(to, r#"],"awaited":{}"#, json(&item.awaited));
    if let Some(changes) = item.changes.as_ref().filter(|_| with_changes) {
        if let Some(open) = &changes.open {
            let _ = write!(to, r#","open":{open}"#);
        }
        if let Some((_, own)) = changes.own.iter().find(|(seat, _)| Some(*seat) == viewer) {
            let _ = write!(to, r#","own":{own}"#);
        }
        if !changes.moves.is_empty() {
            let at: Vec<u32> = told().map(|told| told.moves).collect();
            let _ =
                write!(to, r#","moves":{},"turns":{},"at":{}"#, json(&changes.moves), json(&changes.turns), json(&at));
        }
        if let Some(clocks) = &changes.clocks {
            let _ = write!(to, r#","clocks":{}"#, json(clocks));
        }
        if changes.info {
            to.push_str(r#","info":true"#);
        }
    }
    to.push('}');
}

fn write_news(room: &Room, range: RangeInclusive<u64>, viewer: Option<Seat>, with_changes: bool, to: &mut String) {
    to.push('[');
    for (index, item) in room.news.iter().filter(|item| range.contains(&item.version)).enumerate() {
        to.push_str(if index > 0 { "," } else { "" });
        write_item(item, viewer, with_changes, to);
    }
    to.push(']');
}

/// Whether the room remembers everything that happened after a version.
fn remembers(room: &Room, since: u64) -> bool {
    since >= room.version || room.news.front().is_some_and(|first| first.version <= since + 1)
}

/// The answer to a request for news.
pub(crate) fn news(room: &Room, since: u64, viewer: Option<Seat>) -> String {
    if !remembers(room, since) {
        return format!(r#"{{"version":{},"reset":true}}"#, room.version);
    }
    let mut text = format!(r#"{{"version":{},"news":"#, room.version);
    write_news(room, since.saturating_add(1)..=room.version, viewer, false, &mut text);
    text.push('}');
    text
}

/// The message to a connection that begins to watch.
pub(crate) fn watch_begins(room: &Room, since: u64, viewer: Option<Seat>) -> Arc<str> {
    if !remembers(room, since) {
        return reset(room.id, room.version);
    }
    let mut text = format!(r#"{{"table":"{}","version":{},"news":"#, room.id, room.version);
    write_news(room, since.saturating_add(1)..=room.version, viewer, false, &mut text);
    text.push('}');
    text.into()
}

/// The message that a connection must read the view again.
pub(crate) fn reset(table: TableId, version: u64) -> Arc<str> {
    format!(r#"{{"table":"{table}","version":{version},"reset":true}}"#).into()
}

/// The message who of the players is here, and how many others follow the table. Only seats: who sits there, everybody can
/// read.
pub(crate) fn here(table: TableId, seats: Seats, watchers: usize) -> Arc<str> {
    format!(r#"{{"table":"{table}","here":{},"watchers":{watchers}}}"#, json(&seats)).into()
}

/// The message that somebody has opened the rematch of a table.
pub(crate) fn next(table: TableId, next: TableId, by: &Player) -> Arc<str> {
    format!(r#"{{"table":"{table}","next":"{next}","by":{}}}"#, json(by)).into()
}

/// The message that a table cannot be watched.
pub(crate) fn not_watched(table: TableId, problem: &Problem) -> Arc<str> {
    format!(r#"{{"table":"{table}","problem":{}}}"#, json(problem)).into()
}

/// What decides the text for a viewer: the version up to which the viewer is told, who it is if that matters, and
/// whether it is told what changed.
type Told = (u64, Option<Seat>, bool);

/// Writes the news of a room up to a version for many viewers. Those who see the same share one text.
pub(crate) struct NewsTexts<'a> {
    room: &'a Room,
    version: u64,
    texts: Vec<(Told, Arc<str>)>,
}

impl<'a> NewsTexts<'a> {
    pub fn of(room: &'a Room, version: u64) -> NewsTexts<'a> {
        NewsTexts { room, version, texts: Vec::new() }
    }

    /// The message to a viewer who was told everything up to a version.
    pub fn text(&mut self, since: u64, viewer: Option<Seat>, with_changes: bool) -> Arc<str> {
        let range = since + 1..=self.version;
        let items = || self.room.news.iter().filter(|item| range.contains(&item.version));
        let is_private = |item: &NewsItem| {
            let has_own = item.changes.as_ref().is_some_and(|changes| !changes.own.is_empty());
            (with_changes && has_own) || item.told.iter().any(|told| told.audience != table::Audience::All)
        };
        let viewer = viewer.filter(|_| items().any(is_private));
        let key = (since, viewer, with_changes);
        if let Some((_, text)) = self.texts.iter().find(|(known, _)| *known == key) {
            return text.clone();
        }
        let text: Arc<str> = if items().count() as u64 == self.version - since {
            let mut text = format!(r#"{{"table":"{}","news":"#, self.room.id);
            write_news(self.room, range, viewer, with_changes, &mut text);
            text.push('}');
            text.into()
        } else {
            // Something was taken back, which events cannot say.
            reset(self.room.id, self.version)
        };
        self.texts.push((key, text.clone()));
        text
    }
}

/// The asker's view of a game.
pub(crate) fn view(room: &Room, viewer: Option<Seat>) -> Result<String, Problem> {
    let game = room.game.as_ref().ok_or_else(not_started)?;
    Ok(format!(
        r#"{{"version":{},"seat":{},"view":{},"awaited":{},"sealed":{},"over":{}}}"#,
        room.version,
        json(&viewer),
        game.view(viewer),
        json(&room.awaited()),
        json(&game.sealed(viewer)),
        room.state == TableState::Over
    ))
}

/// The asker's view after a number of moves.
pub(crate) fn view_after(room: &Room, moves: usize, viewer: Option<Seat>) -> Result<String, Problem> {
    let game = room.game.as_ref().ok_or_else(not_started)?;
    let view =
        game.view_after(moves, viewer).ok_or_else(|| Problem::not_found("moment").with("moves", game.moves()))?;
    Ok(format!(r#"{{"moves":{moves},"seat":{},"view":{view}}}"#, json(&viewer)))
}

/// The game so far, as the asker was told it.
pub(crate) fn log(room: &Room, viewer: Option<Seat>) -> Result<String, Problem> {
    let History { moves, turns, events } = room.game.as_ref().ok_or_else(not_started)?.history(viewer);
    let events: Vec<String> =
        events.iter().map(|(moves, event)| format!(r#"{{"moves":{moves},"event":{event}}}"#)).collect();
    let (version, moves, turns) = (room.version, json(&moves), json(&turns));
    Ok(format!(r#"{{"version":{version},"moves":{moves},"turns":{turns},"log":[{}]}}"#, events.join(",")))
}

/// The asker's choices.
pub(crate) fn choices(room: &Room, viewer: Option<Seat>) -> Result<String, Problem> {
    let game = room.game.as_ref().ok_or_else(not_started)?;
    let is_awaited = |seat: &Seat| room.state == TableState::Playing && game.awaited().contains(*seat);
    let seat = viewer.filter(is_awaited);
    let seat = seat.ok_or_else(|| Problem::conflict("not-awaited", "you need not act now"))?;
    Ok(format!(r#"{{"version":{},"choices":{}}}"#, room.version, json(&game.choices(seat))))
}

fn not_started() -> Problem {
    Problem::conflict("not-started", "the game has not started")
}

/// What the description of a table needs to know of players.
pub(crate) trait People {
    fn name(&self, player: PlayerId) -> String;
    fn is_here(&self, player: PlayerId) -> bool;
}

/// The description of a table.
pub(crate) fn info(room: &Room, people: &dyn People, now: u64) -> TableInfo {
    let player = |id: PlayerId| Player { id, name: people.name(id) };
    let chair = |sitter: &Sitter| match sitter {
        Sitter::Nobody => None,
        Sitter::Bot(bot) => Some(ChairInfo { bot: Some(bot.clone()), ..ChairInfo::default() }),
        Sitter::Player(id, presence) => Some(ChairInfo {
            player: Some(player(*id)),
            played_by: (*presence != Presence::Playing).then(|| crate::room::SUBSTITUTE.to_owned()),
            resigned: *presence == Presence::Resigned,
            here: people.is_here(*id),
            ..ChairInfo::default()
        }),
    };
    let awaited = room.awaited();
    let has_ended = room.has_ended();
    TableInfo {
        id: room.id,
        game: room.opened.game.clone(),
        generation: room.opened.generation,
        options: room.opened.options.clone(),
        state: room.state,
        seats: room.chairs.iter().map(|place| chair(&place.sitter)).collect(),
        reserved: room.reserved.iter().map(|(seat, id)| (*seat, player(*id))).collect(),
        opener: room.opener.and_then(|opener| room.seat_of(opener)).map(|seat| seat.0),
        version: room.version,
        awaited,
        moves: room.game.as_ref().map_or(0, |game| game.moves()),
        commitment: fair::commitment(&room.opened.secret),
        listed: room.opened.listed,
        pace: room.opened.pace,
        clocks: room.clocks(now),
        rated: false,
        hints: room.opened.hints,
        start: room.opened.start,
        takeback: room.take_back.map_or(Seats::NONE, |wish| wish.agreed),
        removed: room.kicked.iter().map(|id| player(*id)).collect(),
        next: room.next,
        opened: room.opened_at,
        began: room.began_at,
        ended: room.ended_at,
        result: room.game.as_ref().filter(|_| has_ended).and_then(|game| game.result()),
        secret: has_ended.then(|| room.opened.secret.clone()),
        lucks: has_ended.then(|| room.chairs.iter().map(|chair| chair.luck.clone()).collect()),
    }
}
