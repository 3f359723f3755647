//! The chest: everything that the browser keeps, packed into one file, and unpacked again.
//!
//! ```json
//! { "format": "portolan games", "version": 1, "kept": { "portolan.game.abcdefgh": "…", "portolan.settings": "…" } }
//! ```
//!
//! What is kept stands in it as the texts that they are, so what this version cannot read travels along too. Unpacking
//! never loses anything: of two states of one game the longer stays, of two games under one name one gets another, and
//! if there is no room for all, nothing is changed.

use std::collections::BTreeSet;

use js_sys::{Array, JSON, Object};
use shelf::{Title, with_game};
use table::{BadRecord, Phrase, Record, Replay, Says, Tell};
use vellum::json::Json;
use vellum::seating::{Chair, coloured};
use vellum::settings::Settings;
use vellum::speech::{Speech, counted};
use vellum::store::{self, Kept, Trouble};
use wasm_bindgen::{JsCast, JsValue};

/// The name of the file.
pub const FILE: &str = "portolan-games.json";
const FORMAT: &str = "portolan games";
/// The version of the format; a later one may mean something else.
const VERSION: f64 = 1.0;

/// Everything that is kept, as the text of a file.
pub fn packed() -> String {
    let mut keys = store::keys(store::OURS);
    keys.sort();
    let kept: Vec<(String, String)> =
        keys.into_iter().filter_map(|key| store::get(&key).map(|text| (key, text))).collect();
    let kept: Vec<(&str, JsValue)> = kept.iter().map(|(key, text)| (key.as_str(), JsValue::from_str(text))).collect();
    let chest = Json::object(&[
        ("format", JsValue::from_str(FORMAT)),
        ("version", VERSION.into()),
        ("program", JsValue::from_str(env!("CARGO_PKG_VERSION"))),
        ("kept", Json::object(&kept).0),
    ]);
    // One line for each, for who looks into it.
    let text = JSON::stringify_with_replacer_and_space(&chest.0, &JsValue::NULL, &JsValue::from(1));
    text.map(String::from).unwrap_or_default()
}

/// Why a file was not unpacked.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// It is no JSON; the browser says why.
    NotJson(String),
    /// It is some other JSON.
    NotOurs,
    /// It is of a later version.
    Later,
    /// An entry is nothing that is kept here.
    Entry(String),
    /// It could not be kept.
    Kept(Trouble),
}

impl Says for Refused {
    fn phrase(&self) -> Phrase {
        match self {
            Refused::NotJson(why) => Phrase::new("study-chest-not-json").with("why", why.as_str()),
            Refused::NotOurs => Phrase::new("study-chest-not-ours"),
            Refused::Later => Phrase::new("study-chest-later"),
            Refused::Entry(key) => Phrase::new("study-chest-entry").with("entry", key.as_str()),
            Refused::Kept(Trouble::Full) => Phrase::new("study-chest-full"),
            Refused::Kept(trouble) => trouble.phrase(),
        }
    }
}

/// What was unpacked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Unpacked {
    /// Games that were not here.
    pub new: usize,
    /// Games that had come further than here.
    pub further: usize,
    /// Other games under a name that is taken here: they got a new one.
    pub renamed: usize,
    /// Games that are here already, as far or further.
    pub here: usize,
    /// Whether the settings were taken.
    pub settings: bool,
    /// Something else, such as a game on paper.
    pub others: usize,
    /// Something else that differs from what is here, which stays.
    pub stay: usize,
    /// The names of new games that this version cannot read.
    pub unreadable: Vec<String>,
}

impl Unpacked {
    /// All of it in one sentence.
    pub fn told(&self, speech: Speech) -> String {
        let counts = [
            ("study-chest-new", self.new),
            ("study-chest-further", self.further),
            ("study-chest-renamed", self.renamed),
            ("study-chest-here", self.here),
            ("study-chest-others", self.others),
            ("study-chest-stay", self.stay),
        ];
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        let mut parts: Vec<String> = counts.map(|(code, count)| speech.say(&counted(code, count))).collect();
        if self.settings {
            parts.push(speech.term("study-chest-settings"));
        }
        if !self.unreadable.is_empty() {
            let names = self.unreadable.join(", ");
            parts.push(speech.say(&counted("study-chest-unreadable", self.unreadable.len()).with("names", names)));
        }
        if parts.is_empty() {
            return speech.term("study-chest-empty");
        }
        speech.say(&Phrase::new("study-chest-unpacked").with("what", parts.join(", ")))
    }
}

/// Unpacks a file: all of it or nothing.
pub fn unpack(text: &str) -> Result<Unpacked, Refused> {
    let entries = entries(text)?;
    let (writes, unpacked) = merged(entries);
    write_all(&writes).map_err(Refused::Kept)?;
    Ok(unpacked)
}

/// The entries of a file, each a key and a text.
fn entries(text: &str) -> Result<Vec<(String, String)>, Refused> {
    let why = |bad: JsValue| {
        let message = bad.dyn_into::<js_sys::Error>().map(|bad| String::from(bad.message()));
        Refused::NotJson(message.unwrap_or_default())
    };
    let chest = Json(JSON::parse(text).map_err(why)?);
    if chest.get("format").text().as_deref() != Some(FORMAT) {
        return Err(Refused::NotOurs);
    }
    match chest.get("version").number() {
        Some(version) if version > VERSION => return Err(Refused::Later),
        Some(version) if version >= 1.0 => {}
        _ => return Err(Refused::NotOurs),
    }
    let kept = chest.get("kept").0;
    let kept = kept.dyn_ref::<Object>().filter(|kept| !Array::is_array(kept)).ok_or(Refused::NotOurs)?;
    let plain = |key: &str| key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte));
    let entry = |entry: JsValue| {
        let entry: Array = entry.unchecked_into();
        let key = entry.get(0).as_string().unwrap_or_default();
        match entry.get(1).as_string() {
            Some(text) if key.starts_with(store::OURS) && plain(&key) => Ok((key, text)),
            _ => Err(Refused::Entry(key)),
        }
    };
    Object::entries(kept).iter().map(entry).collect()
}

/// What is to be written so that what comes and what is here are both there.
fn merged(entries: Vec<(String, String)>) -> (Vec<(String, String)>, Unpacked) {
    let mut unpacked = Unpacked::default();
    let mut writes = Vec::new();
    let games: BTreeSet<String> = store::keys(store::GAME).iter().filter_map(|key| store::get(key)).collect();
    for (key, text) in entries {
        let here = store::get(&key);
        if key == store::SETTINGS {
            // Who has set nothing here yet is glad to have them.
            let untouched = here.is_none_or(|here| here == Settings::default().to_json().write());
            if untouched && text != Settings::default().to_json().write() {
                unpacked.settings = true;
                writes.push((key, text));
            }
            continue;
        }
        let Some(id) = key.strip_prefix(store::GAME) else {
            match here {
                None => unpacked.others += 1,
                Some(here) if here == text => continue,
                Some(_) => {
                    unpacked.stay += 1;
                    continue;
                }
            }
            writes.push((key, text));
            continue;
        };
        let key = match here.map(|here| meet(&here, &text)) {
            None if is_readable(&text) => {
                unpacked.new += 1;
                key
            }
            None => {
                unpacked.unreadable.push(id.to_owned());
                key
            }
            Some(Meeting::Further) => {
                unpacked.further += 1;
                key
            }
            // It may have come before, and have got its name then.
            Some(Meeting::Other) if !games.contains(&text) => {
                unpacked.renamed += 1;
                format!("{}{}", store::GAME, store::new_id())
            }
            Some(_) => {
                unpacked.here += 1;
                continue;
            }
        };
        writes.push((key, text));
    }
    (writes, unpacked)
}

fn is_readable(text: &str) -> bool {
    Kept::read(text).is_some_and(|kept| Record::read(&kept.record).is_ok())
}

/// What a game that comes is to the one that is here under the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meeting {
    /// The same, as far or less far.
    Here,
    /// The same, further on.
    Further,
    /// Another game.
    Other,
}

fn meet(here: &str, comes: &str) -> Meeting {
    if here == comes {
        return Meeting::Here;
    }
    let record = |text: &str| Kept::read(text).and_then(|kept| Record::read(&kept.record).ok());
    let (Some(here), Some(comes)) = (record(here), record(comes)) else { return Meeting::Other };
    let begun = |record: &Record| {
        let Record { game, generation, data, seats, options, seed, .. } = record.clone();
        (game, generation, data, seats, options, seed.as_str().to_owned())
    };
    let same =
        here.moves.iter().zip(&comes.moves).all(|(one, other)| (one.seat, &one.action) == (other.seat, &other.action));
    match begun(&here) == begun(&comes) && same {
        false => Meeting::Other,
        true if comes.moves.len() > here.moves.len() => Meeting::Further,
        true => Meeting::Here,
    }
}

/// Writes everything, or leaves everything as it was.
fn write_all(writes: &[(String, String)]) -> Result<(), Trouble> {
    let before: Vec<(&str, Option<String>)> = writes.iter().map(|(key, _)| (key.as_str(), store::get(key))).collect();
    for (key, text) in writes {
        if let Err(trouble) = store::put(key, text) {
            // What was added goes first: then there is room again for what was there.
            before.iter().filter(|(_, text)| text.is_none()).for_each(|(key, _)| store::remove(key));
            for (key, text) in before {
                if let Some(text) = text {
                    let _ = store::put(key, &text);
                }
            }
            return Err(trouble);
        }
    }
    Ok(())
}

/// Keeps a single record as a game, with persons at all seats, and returns the name it is kept by.
pub fn keep_record(text: &str, speech: Speech) -> Result<String, Phrase> {
    let line = |bad: BadRecord| {
        Phrase::new("page-record-line").with("line", bad.line as i64).with("why", speech.say(&bad.why))
    };
    let record = Record::read(text).map_err(line)?;
    with_game!(Title::of_record(&record).map_err(line)?, G => {
        Replay::<G>::open(&record, &mut Tell::nobody()).and_then(Replay::finish).map_err(line)?;
    });
    let name = |number: i64| Chair::person(speech.say(&Phrase::new("page-player-name").with("number", number)));
    let seating = coloured((1..=i64::from(record.seats)).map(name).collect());
    let kept =
        Kept { seating, record: record.to_string(), sealed: Vec::new(), touched: js_sys::Date::now(), to_beat: None };
    let id = store::new_id();
    store::keep(&id, &kept, None).map_err(|trouble| trouble.phrase())?;
    Ok(id)
}
