//! The user's online tables that have not ended, as the home screen and the lobby list them: where it is the user's turn, until
//! when, and for whom the others wait. The home screen belongs to a module without the rest of online play.

use maud::{Markup, html};
use table::Phrase;

use crate::files;
use crate::json::Json;
use crate::route::Route;
use crate::speech::{Speech, counted};
use crate::store;
use crate::when::{day_and_hour, hour};

/// The key under which the browser keeps the id of the player that the server knows. The page cannot read the cookie, and asking
/// the server about nobody is an error on the console.
pub const KNOWN: &str = "portolan.player";

/// A table that has not ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Going {
    id: String,
    game: String,
    /// The names of the other people.
    others: Vec<String>,
    stage: Stage,
}

/// How far it is, the most urgent first.
#[derive(Clone, PartialEq, Debug)]
enum Stage {
    /// The user must act, at a slow table until a time in milliseconds since 1970.
    OwnTurn(Option<f64>),
    /// A bot plays for the user.
    PlayedOn,
    /// So many seats of so many are taken.
    Gathering(usize, usize),
    /// These people must act.
    Waiting(Vec<String>),
}

impl Stage {
    /// What comes first in the list.
    fn order(&self) -> (u8, f64) {
        match self {
            Stage::OwnTurn(until) => (0, until.unwrap_or(f64::MAX)),
            Stage::PlayedOn => (1, 0.0),
            Stage::Gathering(..) => (2, 0.0),
            Stage::Waiting(_) => (3, 0.0),
        }
    }
}

fn list(json: &Json, name: &str) -> Vec<Json> {
    json.get(name).list().unwrap_or_default()
}

impl Going {
    /// Reads a table for the player with an id, at a time in milliseconds since 1970.
    fn read(table: &Json, me: &str, now: f64) -> Option<Going> {
        let seats = list(table, "seats");
        let own = seats.iter().position(|chair| chair.get("player").get("id").text().as_deref() == Some(me));
        let name = |place: usize| seats.get(place)?.get("player").get("name").text();
        let awaited: Vec<usize> =
            list(table, "awaited").iter().filter_map(|seat| Some(seat.number()? as usize)).collect();
        let is_playing = table.get("state").text().as_deref() == Some("playing");
        let left = || list(table, "clocks").get(own?)?.number();
        let stage = if !is_playing {
            Stage::Gathering(seats.iter().filter(|chair| !chair.0.is_null()).count(), seats.len())
        } else if own.is_some_and(|own| seats[own].get("played_by").text().is_some()) {
            Stage::PlayedOn
        } else if own.is_some_and(|own| awaited.contains(&own)) {
            Stage::OwnTurn(left().map(|left| now + left))
        } else {
            Stage::Waiting(awaited.iter().filter_map(|place| name(*place)).collect())
        };
        let others = (0..seats.len()).filter(|place| Some(*place) != own).filter_map(name).collect();
        Some(Going { id: table.get("id").text()?, game: table.get("game").text()?, others, stage })
    }

    /// Where the table is.
    pub fn route(&self) -> Route {
        Route::Online { id: self.id.clone(), at: None }
    }

    /// What the user should know about it.
    fn sentence(&self, speech: Speech) -> String {
        let until = |at: f64| {
            // A day and an hour only where it is not today.
            let time =
                if at - js_sys::Date::now() < 43_200_000.0 { hour(at, speech) } else { day_and_hour(at, speech) };
            speech.say(&Phrase::new("page-online-turn-until").with("time", time))
        };
        match &self.stage {
            Stage::OwnTurn(at) => at.map_or_else(|| speech.term("page-your-turn"), until),
            Stage::PlayedOn => speech.term("page-online-played-on"),
            Stage::Gathering(taken, all) => {
                speech.say(&counted("page-online-gathering", *taken).with("all", *all as i64))
            }
            Stage::Waiting(names) => match names.split_first() {
                Some((first, rest)) => {
                    speech.say(&counted("page-waiting-for", rest.len()).with("name", first.as_str()))
                }
                None => speech.term("page-online-bots-play"),
            },
        }
    }
}

/// The user's tables that have not ended, the most urgent first, from the answer about the user's tables.
pub fn read(answer: &Json) -> Vec<Going> {
    let (me, now) = (store::get(KNOWN).unwrap_or_default(), js_sys::Date::now());
    let mut going: Vec<Going> = list(answer, "going").iter().filter_map(|table| Going::read(table, &me, now)).collect();
    going
        .sort_by(|one, other| one.stage.order().partial_cmp(&other.stage.order()).unwrap_or(std::cmp::Ordering::Equal));
    going
}

/// The same, from the server, if it has known the user before. Nothing if it cannot be reached.
pub async fn load() -> Vec<Going> {
    if store::get(KNOWN).is_none() {
        return Vec::new();
    }
    let answer = files::text("api/me/tables").await;
    answer.and_then(|answer| Json::read(&answer)).map_or_else(Vec::new, |answer| read(&answer))
}

/// The lines of a list of them.
pub fn lines(speech: Speech, going: &[Going]) -> Markup {
    html! {
        @for table in going {
            li {
                a href=(table.route().hash()) {
                    (speech.term(&format!("{}-name", table.game)))
                    @if !table.others.is_empty() { " · " bdi { (table.others.join(", ")) } }
                }
                span.told.urgent[matches!(table.stage, Stage::OwnTurn(_))] { (table.sentence(speech)) }
            }
        }
    }
}
