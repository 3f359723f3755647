//! The chest: packs everything saved in the browser into one file, and unpacks it again.
//!
//! ```json
//! {
//!   "format": "portolan games", "version": 1, "program": "0.1.0",
//!   "kept": { "portolan.game.abcdefgh": "…", "portolan.settings": "…" }
//! }
//! ```
//!
//! `program` is for people; it is not read. Every entry is stored as its original text, so entries that this version cannot read are preserved too.
//!
//! Unpacking never removes anything that is saved here. Of two states of one game the one with more moves stays. Changed
//! settings and other entries here are not replaced. Of two different games with the same id, the unpacked one gets a
//! new id. If there is not enough room, nothing changes.

use std::collections::BTreeSet;

use js_sys::{Array, JSON, Object};
use page_kit::json::Json;
use page_kit::seating::Chair;
use page_kit::settings::Settings;
use page_kit::speech::{Speech, counted};
use page_kit::store::{self, Extras, SaveError, SavedGame};
use shelf::{Title, with_game};
use table::{BadRecord, EventSink, Phrase, Record, Replay, ToPhrase};
use wasm_bindgen::{JsCast, JsValue};

/// The name of the file.
pub const FILE: &str = "portolan-games.json";
const FORMAT: &str = "portolan games";
/// The version of the format; a later one may mean something else.
const VERSION: f64 = 1.0;

/// Everything that is saved, as the text of a file.
pub fn packed() -> String {
    let mut keys = store::keys(store::OURS);
    keys.sort();
    let saved: Vec<(String, String)> =
        keys.into_iter().filter_map(|key| store::get(&key).map(|text| (key, text))).collect();
    let saved: Vec<(&str, JsValue)> = saved.iter().map(|(key, text)| (key.as_str(), JsValue::from_str(text))).collect();
    let chest = Json::object(&[
        ("format", JsValue::from_str(FORMAT)),
        ("version", VERSION.into()),
        ("program", JsValue::from_str(env!("CARGO_PKG_VERSION"))),
        ("kept", Json::object(&saved).0),
    ]);
    // Indented, so that people can read it: one line per entry.
    let text = JSON::stringify_with_replacer_and_space(&chest.0, &JsValue::NULL, &JsValue::from(1));
    text.map(String::from).unwrap_or_default()
}

/// Why a file was not unpacked.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// It is not valid JSON; the text is the browser's error message.
    NotJson(String),
    /// It is JSON, but not a chest.
    NotOurs,
    /// It is from a later version.
    Later,
    /// An entry has a key or value that this page would not save.
    Entry(String),
    /// The browser could not save it.
    NotSaved(SaveError),
}

impl ToPhrase for Refused {
    fn phrase(&self) -> Phrase {
        match self {
            Refused::NotJson(why) => Phrase::new("library-chest-not-json").with("why", why.as_str()),
            Refused::NotOurs => Phrase::new("library-chest-not-ours"),
            Refused::Later => Phrase::new("library-chest-later"),
            Refused::Entry(key) => Phrase::new("library-chest-entry").with("entry", key.as_str()),
            Refused::NotSaved(SaveError::Full) => Phrase::new("library-chest-full"),
            Refused::NotSaved(trouble) => trouble.phrase(),
        }
    }
}

/// A summary of what was unpacked.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Unpacked {
    /// Games that were not here before.
    pub new: usize,
    /// Games with more moves than the state saved here.
    pub further: usize,
    /// Different games whose id is already in use here; they got a new id.
    pub renamed: usize,
    /// Games that are already here, with as many moves or more.
    pub here: usize,
    /// Whether the settings were imported.
    pub settings: bool,
    /// Other entries, such as a game on paper.
    pub others: usize,
    /// Other entries that differ from the ones here, which stay.
    pub not_replaced: usize,
    /// The ids of new games that this version cannot read.
    pub unreadable: Vec<String>,
}

impl Unpacked {
    /// A summary in one sentence.
    pub fn summary(&self, speech: Speech) -> String {
        let counts = [
            ("library-chest-new", self.new),
            ("library-chest-further", self.further),
            ("library-chest-renamed", self.renamed),
            ("library-chest-here", self.here),
            ("library-chest-others", self.others),
            ("library-chest-stay", self.not_replaced),
        ];
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        let mut parts: Vec<String> = counts.map(|(code, count)| speech.say(&counted(code, count))).collect();
        if self.settings {
            parts.push(speech.term("library-chest-settings"));
        }
        if !self.unreadable.is_empty() {
            let names = self.unreadable.join(", ");
            parts.push(speech.say(&counted("library-chest-unreadable", self.unreadable.len()).with("names", names)));
        }
        if parts.is_empty() {
            return speech.term("library-chest-empty");
        }
        speech.say(&Phrase::new("library-chest-unpacked").with("what", parts.join(", ")))
    }
}

/// Unpacks all of a file, or nothing.
pub fn unpack(text: &str) -> Result<Unpacked, Refused> {
    let entries = entries(text)?;
    let (writes, unpacked) = merge(&BrowserStore, entries);
    write_all(&BrowserStore, &writes).map_err(Refused::NotSaved)?;
    Ok(unpacked)
}

/// The saved entries: in the browser, or in a test double.
trait EntryStore {
    /// The keys of the saved games.
    fn game_keys(&self) -> Vec<String>;
    /// The text saved under a key.
    fn get(&self, key: &str) -> Option<String>;
    /// Saves a text.
    fn put(&self, key: &str, text: &str) -> Result<(), SaveError>;
    /// Removes an entry.
    fn remove(&self, key: &str);
    /// The record of a saved game; none if this version cannot read it.
    fn record(&self, text: &str) -> Option<Record>;
    /// The default settings, as a text.
    fn default_settings(&self) -> String;
    /// An id that no saved game has.
    fn new_id(&self) -> String;
}

struct BrowserStore;

impl EntryStore for BrowserStore {
    fn game_keys(&self) -> Vec<String> {
        store::keys(store::GAME)
    }

    fn get(&self, key: &str) -> Option<String> {
        store::get(key)
    }

    fn put(&self, key: &str, text: &str) -> Result<(), SaveError> {
        store::put(key, text)
    }

    fn remove(&self, key: &str) {
        store::remove(key);
    }

    fn record(&self, text: &str) -> Option<Record> {
        SavedGame::read(text).and_then(|saved| Record::read(&saved.record).ok())
    }

    fn default_settings(&self) -> String {
        Settings::default().to_json().write()
    }

    fn new_id(&self) -> String {
        store::new_id()
    }
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
    let saved = chest.get("kept").0;
    let saved = saved.dyn_ref::<Object>().filter(|saved| !Array::is_array(saved)).ok_or(Refused::NotOurs)?;
    let entry = |entry: JsValue| {
        let entry: Array = entry.unchecked_into();
        let key = entry.get(0).as_string().unwrap_or_default();
        match entry.get(1).as_string() {
            Some(text) if is_ours(&key) => Ok((key, text)),
            _ => Err(Refused::Entry(key)),
        }
    };
    Object::entries(saved).iter().map(entry).collect()
}

/// Whether this page could have saved something under this key.
fn is_ours(key: &str) -> bool {
    key.starts_with(store::OURS) && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
}

/// The writes that merge the entries into what is saved here, and a summary of them.
fn merge(entry_store: &impl EntryStore, entries: Vec<(String, String)>) -> (Vec<(String, String)>, Unpacked) {
    let mut unpacked = Unpacked::default();
    let mut writes = Vec::new();
    let texts_here: BTreeSet<String> = entry_store.game_keys().iter().filter_map(|key| entry_store.get(key)).collect();
    for (key, text) in entries {
        let here = entry_store.get(&key);
        if key == store::SETTINGS {
            // Only default settings are replaced.
            let default = entry_store.default_settings();
            if here.is_none_or(|here| here == default) && text != default {
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
                    unpacked.not_replaced += 1;
                    continue;
                }
            }
            writes.push((key, text));
            continue;
        };
        let key = match here.map(|here| compare(entry_store, &here, &text)) {
            None if entry_store.record(&text).is_some() => {
                unpacked.new += 1;
                key
            }
            None => {
                unpacked.unreadable.push(id.to_owned());
                key
            }
            Some(MergeCase::Further) => {
                unpacked.further += 1;
                key
            }
            // It may have been unpacked before, under a new id.
            Some(MergeCase::Other) if !texts_here.contains(&text) => {
                unpacked.renamed += 1;
                format!("{}{}", store::GAME, entry_store.new_id())
            }
            Some(MergeCase::Here | MergeCase::Other) => {
                unpacked.here += 1;
                continue;
            }
        };
        writes.push((key, text));
    }
    (writes, unpacked)
}

/// How an unpacked game relates to the one saved here under the same id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MergeCase {
    /// The same game, with as many moves or fewer.
    Here,
    /// The same game, with more moves.
    Further,
    /// A different game.
    Other,
}

/// Compares two saved games with the same id. They are the same game if their set-ups are equal and the moves of one
/// are the first moves of the other. Different texts of which one is unreadable are different games.
fn compare(entry_store: &impl EntryStore, here: &str, incoming: &str) -> MergeCase {
    if here == incoming {
        return MergeCase::Here;
    }
    let (Some(here), Some(incoming)) = (entry_store.record(here), entry_store.record(incoming)) else {
        return MergeCase::Other;
    };
    let set_up = |record: &Record| {
        let Record { game, generation, data, seats, options, seed, .. } = record.clone();
        (game, generation, data, seats, options, seed.as_str().to_owned())
    };
    let one_continues_the_other = here
        .moves
        .iter()
        .zip(&incoming.moves)
        .all(|(one, other)| (one.seat, &one.action) == (other.seat, &other.action));
    match set_up(&here) == set_up(&incoming) && one_continues_the_other {
        false => MergeCase::Other,
        true if incoming.moves.len() > here.moves.len() => MergeCase::Further,
        true => MergeCase::Here,
    }
}

/// Writes everything, or restores the previous state.
fn write_all(entry_store: &impl EntryStore, writes: &[(String, String)]) -> Result<(), SaveError> {
    let before: Vec<(&str, Option<String>)> =
        writes.iter().map(|(key, _)| (key.as_str(), entry_store.get(key))).collect();
    for (key, text) in writes {
        if let Err(trouble) = entry_store.put(key, text) {
            // Remove the added entries first, to make room for the previous texts.
            before.iter().filter(|(_, text)| text.is_none()).for_each(|(key, _)| entry_store.remove(key));
            for (key, text) in before {
                if let Some(text) = text {
                    let _ = entry_store.put(key, &text);
                }
            }
            return Err(trouble);
        }
    }
    Ok(())
}

/// Saves a single record as a game, with people on all seats, and returns its id.
pub fn save_record(text: &str, speech: Speech) -> Result<String, Phrase> {
    let line = |bad: BadRecord| {
        Phrase::new("page-record-line").with("line", bad.line as i64).with("why", speech.say(&bad.why))
    };
    let record = Record::read(text).map_err(line)?;
    with_game!(Title::of_record(&record).map_err(line)?, G => {
        Replay::<G>::open(&record, &mut EventSink::nobody()).and_then(Replay::finish).map_err(line)?;
    });
    let saved = SavedGame {
        seating: Chair::players(record.seats, speech),
        record: record.to_string(),
        sealed: Vec::new(),
        touched: js_sys::Date::now(),
        extras: Extras::default(),
    };
    let id = store::new_id();
    store::save(&id, &saved, None).map_err(|trouble| trouble.phrase())?;
    Ok(id)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeMap;

    use super::*;

    /// A test double with room for a limited number of characters. Its games are saved as bare records.
    struct MemoryStore {
        entries: RefCell<BTreeMap<String, String>>,
        room: usize,
        ids: Cell<usize>,
    }

    const DEFAULT: &str = "nothing is set";

    fn memory_store(entries: &[(&str, &str)]) -> MemoryStore {
        let entries = entries.iter().map(|(key, text)| ((*key).to_owned(), (*text).to_owned())).collect();
        MemoryStore { entries: RefCell::new(entries), room: usize::MAX, ids: Cell::new(0) }
    }

    impl EntryStore for MemoryStore {
        fn game_keys(&self) -> Vec<String> {
            self.entries.borrow().keys().filter(|key| key.starts_with(store::GAME)).cloned().collect()
        }

        fn get(&self, key: &str) -> Option<String> {
            self.entries.borrow().get(key).cloned()
        }

        fn put(&self, key: &str, text: &str) -> Result<(), SaveError> {
            let others: usize =
                self.entries.borrow().iter().filter(|(other, _)| *other != key).map(|(_, text)| text.len()).sum();
            if others + text.len() > self.room {
                return Err(SaveError::Full);
            }
            self.entries.borrow_mut().insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, key: &str) {
            self.entries.borrow_mut().remove(key);
        }

        fn record(&self, text: &str) -> Option<Record> {
            Record::read(text).ok()
        }

        fn default_settings(&self) -> String {
            DEFAULT.to_owned()
        }

        fn new_id(&self) -> String {
            self.ids.set(self.ids.get() + 1);
            format!("new{}", self.ids.get())
        }
    }

    fn record(seed: &str, moves: &[&str]) -> String {
        let moves: String = moves.iter().map(|action| format!("{action}\n")).collect();
        format!(
            "portolan record 1\ngame atlas\ngeneration 1\ndata 0f1e\nseats 2\noptions a=b\nseed {seed}\n\n{moves}unfinished\n"
        )
    }

    /// The saved entries after unpacking `incoming` into `here`, and the summary.
    fn unpacked(here: &[(&str, &str)], incoming: &[(&str, &str)]) -> (Vec<(String, String)>, Unpacked) {
        let memory = memory_store(here);
        let entries = incoming.iter().map(|(key, text)| ((*key).to_owned(), (*text).to_owned())).collect();
        let (writes, summary) = merge(&memory, entries);
        write_all(&memory, &writes).unwrap();
        (memory.entries.into_inner().into_iter().collect(), summary)
    }

    fn all(entries: &[(&str, &str)]) -> Vec<(String, String)> {
        entries.iter().map(|(key, text)| ((*key).to_owned(), (*text).to_owned())).collect()
    }

    const ONE: &str = "portolan.game.one";

    #[test]
    fn a_new_game_is_added() {
        let (there, incoming) = (record("sea", &["0 a"]), record("lake", &["0 a"]));
        let (entries, summary) = unpacked(&[("portolan.game.two", &there)], &[(ONE, &incoming)]);
        assert_eq!(entries, all(&[(ONE, &incoming), ("portolan.game.two", &there)]));
        assert_eq!(summary, Unpacked { new: 1, ..Unpacked::default() });
    }

    #[test]
    fn an_equal_game_changes_nothing() {
        let game = record("sea", &["0 a", "1 b"]);
        let (entries, summary) = unpacked(&[(ONE, &game)], &[(ONE, &game)]);
        assert_eq!(entries, all(&[(ONE, &game)]));
        assert_eq!(summary, Unpacked { here: 1, ..Unpacked::default() });
    }

    #[test]
    fn of_two_states_of_a_game_the_longer_stays() {
        let (short, long) = (record("sea", &["0 a"]), record("sea", &["0 a", "1 b"]));
        let (entries, summary) = unpacked(&[(ONE, &short)], &[(ONE, &long)]);
        assert_eq!(entries, all(&[(ONE, &long)]));
        assert_eq!(summary, Unpacked { further: 1, ..Unpacked::default() });
        let (entries, summary) = unpacked(&[(ONE, &long)], &[(ONE, &short)]);
        assert_eq!(entries, all(&[(ONE, &long)]));
        assert_eq!(summary, Unpacked { here: 1, ..Unpacked::default() });
    }

    #[test]
    fn a_different_game_with_the_same_id_gets_a_new_id() {
        let here = record("sea", &["0 a", "1 b"]);
        let others = [
            record("lake", &["0 a", "1 b"]),
            record("sea", &["0 a", "1 c", "0 d"]),
            record("sea", &["0 a", "0 b", "0 d"]),
            here.replace("game atlas", "game globe"),
            here.replace("generation 1", "generation 2"),
            here.replace("data 0f1e", "data 0f1f"),
            here.replace("seats 2", "seats 3"),
            here.replace("options a=b", "options a=c"),
        ];
        for other in others {
            let (entries, summary) = unpacked(&[(ONE, &here)], &[(ONE, &other)]);
            assert_eq!(entries, all(&[("portolan.game.new1", &other), (ONE, &here)]), "{other}");
            assert_eq!(summary, Unpacked { renamed: 1, ..Unpacked::default() });
        }
    }

    #[test]
    fn a_game_with_a_new_id_is_not_added_twice() {
        let (here, other) = (record("sea", &["0 a"]), record("lake", &["0 a"]));
        let before = [("portolan.game.new1", other.as_str()), (ONE, &here)];
        let (entries, summary) = unpacked(&before, &[(ONE, &other)]);
        assert_eq!(entries, all(&before));
        assert_eq!(summary, Unpacked { here: 1, ..Unpacked::default() });
    }

    #[test]
    fn an_unreadable_game_is_added_and_reported() {
        let (entries, summary) = unpacked(&[], &[(ONE, "of a later version")]);
        assert_eq!(entries, all(&[(ONE, "of a later version")]));
        assert_eq!(summary, Unpacked { unreadable: vec!["one".to_owned()], ..Unpacked::default() });
    }

    #[test]
    fn if_one_of_two_games_is_unreadable_both_are_saved() {
        let game = record("sea", &["0 a"]);
        let renamed = Unpacked { renamed: 1, ..Unpacked::default() };
        let broken = "broken";
        let (entries, summary) = unpacked(&[(ONE, broken)], &[(ONE, &game)]);
        assert_eq!((entries, summary), (all(&[("portolan.game.new1", &game), (ONE, broken)]), renamed.clone()));
        let (entries, summary) = unpacked(&[(ONE, &game)], &[(ONE, broken)]);
        assert_eq!((entries, summary), (all(&[("portolan.game.new1", broken), (ONE, &game)]), renamed));
        let (entries, summary) = unpacked(&[(ONE, broken)], &[(ONE, broken)]);
        assert_eq!((entries, summary), (all(&[(ONE, broken)]), Unpacked { here: 1, ..Unpacked::default() }));
    }

    #[test]
    fn only_default_settings_are_replaced() {
        let taken = Unpacked { settings: true, ..Unpacked::default() };
        let cases = [
            (None, "set", Some("set"), &taken),
            (Some(DEFAULT), "set", Some("set"), &taken),
            (Some("mine"), "set", Some("mine"), &Unpacked::default()),
            (None, DEFAULT, None, &Unpacked::default()),
            (Some("mine"), DEFAULT, Some("mine"), &Unpacked::default()),
        ];
        for (here, incoming, then, summary) in cases {
            let here: Vec<_> = here.map(|here| (store::SETTINGS, here)).into_iter().collect();
            let then: Vec<_> = then.map(|then| (store::SETTINGS, then)).into_iter().collect();
            assert_eq!(
                unpacked(&here, &[(store::SETTINGS, incoming)]),
                (all(&then), summary.clone()),
                "{here:?} {incoming}"
            );
        }
    }

    #[test]
    fn other_entries_are_added_but_not_replaced() {
        const PAPER: &str = "portolan.paper.atlas";
        let (entries, summary) = unpacked(&[], &[(PAPER, "comes")]);
        assert_eq!((entries, summary), (all(&[(PAPER, "comes")]), Unpacked { others: 1, ..Unpacked::default() }));
        let (entries, summary) = unpacked(&[(PAPER, "same")], &[(PAPER, "same")]);
        assert_eq!((entries, summary), (all(&[(PAPER, "same")]), Unpacked::default()));
        let (entries, summary) = unpacked(&[(PAPER, "here")], &[(PAPER, "comes")]);
        assert_eq!((entries, summary), (all(&[(PAPER, "here")]), Unpacked { not_replaced: 1, ..Unpacked::default() }));
    }

    #[test]
    fn without_enough_room_nothing_changes() {
        let here = [("a", "12345"), ("b", "12345"), ("c", "12345")];
        let writes = all(&[("a", "1"), ("x", "123456"), ("b", "1234567"), ("y", "1")]);
        let needed = 1 + 7 + 5 + 6 + 1;
        for room in 15..needed {
            let memory = MemoryStore { room, ..memory_store(&here) };
            assert_eq!(write_all(&memory, &writes), Err(SaveError::Full), "room for {room}");
            assert_eq!(Vec::from_iter(memory.entries.into_inner()), all(&here), "room for {room}");
        }
        let memory = MemoryStore { room: needed, ..memory_store(&here) };
        assert_eq!(write_all(&memory, &writes), Ok(()));
        let then = [("a", "1"), ("b", "1234567"), ("c", "12345"), ("x", "123456"), ("y", "1")];
        assert_eq!(Vec::from_iter(memory.entries.into_inner()), all(&then));
    }

    #[test]
    fn only_plain_keys_of_this_page_are_accepted() {
        for ours in [ONE, store::SETTINGS, "portolan.", "portolan.paper.a-b_c.D9"] {
            assert!(is_ours(ours), "{ours}");
        }
        for other in ["", "portolan", "other.game.one", "Portolan.game.one", "portolan.game.a b", "portolan.game.<a>"] {
            assert!(!is_ours(other), "{other}");
        }
        assert!(!is_ours("portolan.game.ü"));
    }
}
