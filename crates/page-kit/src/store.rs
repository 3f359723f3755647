//! Games and settings saved in the browser.
//!
//! Everything is in local storage: JSON, one entry a game, and the texts of games played on paper. An entry that cannot
//! be parsed stays where it is: a later version, or a person, may still make sense of it.

use leptos::prelude::window;
use table::{Phrase, Record};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Storage, StorageEvent};

use crate::dom::listen;
use crate::json::{Json, list};
use crate::seating::Chair;
use crate::settings::Settings;

/// A saved game.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGame {
    /// Who sits where.
    pub seating: Vec<Chair>,
    /// The record so far: it names its game, generation and data.
    pub record: String,
    /// The sealed actions of the current turn: seat and action.
    pub sealed: Vec<(u8, String)>,
    /// When it was last played, in milliseconds.
    pub touched: f64,
    /// What is saved besides the moves.
    pub extras: Extras,
}

/// What is saved with a game besides its moves. Older versions did not save all of it.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Extras {
    /// If it takes up a challenge: who scored how many points with the same cards.
    pub to_beat: Option<(String, i32)>,
    /// If this game plays on from a moment of another game, the address of that moment.
    pub origin: Option<String>,
    /// For each confirmation by a person, the number of moves made before it. Taking back returns to the last of these.
    pub confirmed: Vec<usize>,
    /// How often a person took something back.
    pub taken_back: usize,
    /// The name that the user gave it.
    pub name: String,
    /// The user's note.
    pub note: String,
}

impl Extras {
    fn read(json: &Json) -> Extras {
        let numbers = |key| json.get(key).list().unwrap_or_default();
        let to_beat = numbers("to_beat");
        let to_beat = to_beat.first().zip(to_beat.get(1)).and_then(|(by, points)| by.text().zip(points.number()));
        Extras {
            to_beat: to_beat.map(|(by, points)| (by, points as i32)),
            origin: json.get("origin").text(),
            confirmed: numbers("confirmed").iter().filter_map(|moves| Some(moves.number()? as usize)).collect(),
            taken_back: json.get("taken_back").number().unwrap_or(0.0) as usize,
            name: json.get("name").text().unwrap_or_default(),
            note: json.get("note").text().unwrap_or_default(),
        }
    }

    fn entries(&self) -> [(&'static str, JsValue); 6] {
        let to_beat = self.to_beat.iter().flat_map(|(by, points)| [JsValue::from_str(by), (*points).into()]);
        [
            ("to_beat", list(to_beat)),
            ("origin", self.origin.as_deref().map_or(JsValue::NULL, JsValue::from_str)),
            ("confirmed", list(self.confirmed.iter().map(|moves| JsValue::from(*moves as u32)))),
            ("taken_back", (self.taken_back as u32).into()),
            ("name", JsValue::from_str(&self.name)),
            ("note", JsValue::from_str(&self.note)),
        ]
    }
}

impl SavedGame {
    /// Whether both have the same moves and the same sealed actions.
    pub fn same_moves(&self, other: &SavedGame) -> bool {
        self.record == other.record && self.sealed == other.sealed
    }

    /// Whether the game is over, according to its record.
    pub fn is_finished(&self) -> bool {
        self.record.lines().next_back().is_some_and(|line| line.starts_with("result "))
    }

    /// Whether a person has done anything yet.
    pub fn is_begun(&self) -> bool {
        let is_person = |seat: u8| self.seating.get(usize::from(seat)).is_some_and(|chair| chair.bot.is_none());
        let moved = |record: Record| record.moves.iter().any(|made| is_person(made.seat.0));
        self.sealed.iter().any(|(seat, _)| is_person(*seat)) || Record::read(&self.record).is_ok_and(moved)
    }

    /// Parses a saved game; none if that fails.
    pub fn read(text: &str) -> Option<SavedGame> {
        let json = Json::read(text)?;
        let seating = json.get("seating").list()?;
        let sealed = json.get("sealed").list().unwrap_or_default().into_iter().map(|sealed| {
            let [seat, action] = &sealed.list()?[..] else { return None };
            Some((seat.number()? as u8, action.text()?))
        });
        Some(SavedGame {
            seating: seating.iter().map(Chair::from_json).collect::<Option<_>>()?,
            record: json.get("record").text()?,
            sealed: sealed.collect::<Option<_>>()?,
            touched: json.get("touched").number()?,
            extras: Extras::read(&json),
        })
    }

    fn write(&self) -> String {
        let sealed = |(seat, action): &(u8, String)| list([(*seat).into(), JsValue::from_str(action)].into_iter());
        let entries = [
            ("seating", list(self.seating.iter().map(Chair::to_json))),
            ("record", JsValue::from_str(&self.record)),
            ("sealed", list(self.sealed.iter().map(sealed))),
            ("touched", self.touched.into()),
        ];
        let entries: Vec<_> = entries.into_iter().chain(self.extras.entries()).collect();
        Json::object(&entries).write()
    }
}

/// Why the browser could not save something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// The browser does not let this page save anything.
    Forbidden,
    /// There is no room left.
    Full,
    /// Another window has continued the game, and its moves would be overwritten.
    Elsewhere,
}

impl table::ToPhrase for SaveError {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            SaveError::Forbidden => "page-storage-forbidden",
            SaveError::Full => "page-storage-full",
            SaveError::Elsewhere => "page-storage-elsewhere",
        })
    }
}

/// The prefix of all keys of this page.
pub const OURS: &str = "portolan.";
/// The prefix of a game's key; the id follows.
pub const GAME: &str = "portolan.game.";
/// The prefix of the key of a saved analysis; the game's id follows.
pub const ANALYSIS: &str = "portolan.analysis.";
/// The key of the settings.
pub const SETTINGS: &str = "portolan.settings";
/// The prefix of the key of a game played on paper; the name of the game follows.
const PAPER: &str = "portolan.paper.";

fn storage() -> Result<Storage, SaveError> {
    window().local_storage().ok().flatten().ok_or(SaveError::Forbidden)
}

/// The keys with this prefix.
pub fn keys(beginning: &str) -> Vec<String> {
    let Ok(storage) = storage() else { return Vec::new() };
    let all = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    all.filter(|key| key.starts_with(beginning)).collect()
}

/// The text saved under a key.
pub fn get(key: &str) -> Option<String> {
    storage().ok()?.get_item(key).ok()?
}

/// Saves a text under a key.
pub fn put(key: &str, text: &str) -> Result<(), SaveError> {
    storage()?.set_item(key, text).map_err(|_| SaveError::Full)
}

/// Deletes a key and its text.
pub fn remove(key: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// Saves a game. `seen` is the saved game as this window last loaded or saved it. If another window has continued the
/// game since, that is not overwritten.
pub fn save(id: &str, game: &SavedGame, seen: Option<&SavedGame>) -> Result<(), SaveError> {
    let mut game = game.clone();
    if let Some(Ok(there)) = self::game(id) {
        if is_elsewhere(&there, &game, seen) {
            return Err(SaveError::Elsewhere);
        }
        // Another window may have changed them; see `label`.
        game.extras.name = there.extras.name;
        game.extras.note = there.extras.note;
    }
    put(&format!("{GAME}{id}"), &game.write())
}

/// Changes the name and the note of a saved game.
pub fn label(id: &str, name: &str, note: &str) -> Result<(), SaveError> {
    let Some(Ok(mut game)) = game(id) else { return Ok(()) };
    game.extras.name = name.to_owned();
    game.extras.note = note.to_owned();
    put(&format!("{GAME}{id}"), &game.write())
}

/// Whether another window has continued the game: what is saved is neither what this window saves nor what it saw last.
fn is_elsewhere(there: &SavedGame, game: &SavedGame, seen: Option<&SavedGame>) -> bool {
    !there.same_moves(game) && seen.is_none_or(|seen| !there.same_moves(seen))
}

/// A saved game; none if there is none with this id, an error with its text if it cannot be parsed.
pub fn game(id: &str) -> Option<Result<SavedGame, String>> {
    let text = get(&format!("{GAME}{id}"))?;
    Some(SavedGame::read(&text).ok_or(text))
}

/// All saved games that can be parsed, the last played first.
pub fn games() -> Vec<(String, SavedGame)> {
    let mut games: Vec<(String, SavedGame)> = Vec::new();
    for key in keys(GAME) {
        let Some(saved) = get(&key).and_then(|text| SavedGame::read(&text)) else { continue };
        let place = games.iter().position(|(_, other)| other.touched < saved.touched).unwrap_or(games.len());
        games.insert(place, (key[GAME.len()..].to_owned(), saved));
    }
    games
}

/// Calls `run` with the id of a game whenever another window saves or deletes it, as long as the current part of the
/// screen exists.
pub fn when_changed_elsewhere(run: impl Fn(&str) + 'static) {
    listen(&window(), &["storage"], move |event| {
        let key = event.unchecked_ref::<StorageEvent>().key().unwrap_or_default();
        if let Some(id) = key.strip_prefix(GAME) {
            run(id);
        }
    });
}

/// The keys of drafts start with this; the name of the table follows. They are in the session storage: they outlive a
/// reload, but not the tab.
const DRAFT: &str = "portolan.draft.";

/// The draft of a table.
pub fn draft(table: &str) -> Option<String> {
    window().session_storage().ok().flatten()?.get_item(&format!("{DRAFT}{table}")).ok()?
}

/// Saves the draft of a table. If that fails, it is lost with the screen.
pub fn save_draft(table: &str, text: &str) {
    if let Ok(Some(session)) = window().session_storage() {
        let _ = session.set_item(&format!("{DRAFT}{table}"), text);
    }
}

/// The key of the saved analysis of a game.
pub fn analysis_key(id: &str) -> String {
    format!("{ANALYSIS}{id}")
}

/// The entries of a game played on paper, as text.
pub fn paper(game: &str) -> Option<String> {
    get(&format!("{PAPER}{game}"))
}

/// Saves the entries of a game played on paper.
pub fn save_paper(game: &str, text: &str) -> Result<(), SaveError> {
    put(&format!("{PAPER}{game}"), text)
}

/// The saved settings.
pub fn settings() -> Option<Json> {
    Json::read(&get(SETTINGS)?)
}

/// Saves the settings. If that fails, they still apply to this visit.
pub fn save_settings(settings: &Settings) {
    let _ = put(SETTINGS, &settings.to_json().write());
}

/// The prefix of the seeds of all lessons: a game with such a seed is played to learn, not to win.
const LESSON: &str = "first lesson";

/// Whether a game with this seed is a lesson. (`const`, so that the seed of each lesson is checked at compile time.)
pub const fn is_lesson(seed: &str) -> bool {
    let (seed, lesson) = (seed.as_bytes(), LESSON.as_bytes());
    let mut at = 0;
    while at < lesson.len() && at < seed.len() && seed[at] == lesson[at] {
        at += 1;
    }
    at == lesson.len()
}

/// A random id of eight characters out of 31: there are so many that no saved game has the same one.
pub fn new_id() -> String {
    let letters = b"abcdefghjkmnpqrstuvwxyz23456789";
    (0..8).map(|_| letters[(js_sys::Math::random() * letters.len() as f64) as usize % letters.len()] as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved_game(record: &str) -> SavedGame {
        let seating = vec![Chair::person("Ada"), Chair::person("Bo")];
        let sealed = vec![(1, "water B3".to_owned())];
        SavedGame { seating, record: record.to_owned(), sealed, touched: 1000.0, extras: Extras::default() }
    }

    #[test]
    fn games_are_compared_by_moves_and_sealed_actions_only() {
        let game = saved_game("0 water A1\nunfinished\n");
        assert!(game.same_moves(&game));
        let elsewhere = SavedGame {
            touched: 2000.0,
            extras: Extras { to_beat: Some(("Cy".to_owned(), 41)), ..Extras::default() },
            seating: vec![Chair::person("Somebody"), Chair::person("Else")],
            ..game.clone()
        };
        assert!(game.same_moves(&elsewhere), "only moves and sealed actions count");
        assert!(!game.same_moves(&saved_game("0 water A1\n1 water A1\nunfinished\n")), "one has another move");
        assert!(!game.same_moves(&SavedGame { sealed: Vec::new(), ..game.clone() }), "nothing is sealed");
        assert!(
            !game.same_moves(&SavedGame { sealed: vec![(0, "water B3".to_owned())], ..game.clone() }),
            "another seat"
        );
        assert!(
            !game.same_moves(&SavedGame { sealed: vec![(1, "water B4".to_owned())], ..game.clone() }),
            "another action"
        );
    }

    #[test]
    fn a_record_with_a_result_at_its_end_is_finished() {
        for finished in ["result 41 38", "0 water A1\nresult 41 38\n", "0 water A1\r\nresult -3\r\n"] {
            assert!(saved_game(finished).is_finished(), "{finished:?}");
        }
        let others = ["", "\n", "unfinished\n", "result", "results 1\n", " result 1\n", "result 41\nunfinished\n"];
        for unfinished in others {
            assert!(!saved_game(unfinished).is_finished(), "{unfinished:?}");
        }
    }

    #[test]
    fn a_game_begins_with_something_that_a_person_does() {
        let record = |moves: &str| {
            format!("portolan record 1\ngame a\ngeneration 1\ndata 0\nseats 2\noptions\nseed s\n\n{moves}unfinished\n")
        };
        let with_bot = |moves: &str, sealed: &[u8]| SavedGame {
            seating: vec![Chair::bot("Bo", bots::BotName::Easy), Chair::person("Ada")],
            sealed: sealed.iter().map(|seat| (*seat, "stay".to_owned())).collect(),
            ..saved_game(&record(moves))
        };
        assert!(!with_bot("", &[]).is_begun());
        assert!(!with_bot("0 stay\n", &[0]).is_begun(), "only the bot has moved");
        assert!(with_bot("0 stay\n1 go\n", &[]).is_begun());
        assert!(with_bot("", &[0, 1]).is_begun(), "the person has sealed");
    }

    #[test]
    fn a_lesson_is_recognised_by_its_seed() {
        for lesson in ["first lesson", "first lesson 2", "first lessons"] {
            assert!(is_lesson(lesson), "{lesson:?}");
        }
        for other in ["", "first", "first lesso", "First lesson", " first lesson", "a first lesson", "second lesson"] {
            assert!(!is_lesson(other), "{other:?}");
        }
    }

    #[test]
    fn only_other_moves_of_another_window_prevent_saving() {
        let (before, after, elsewhere) = (saved_game("0 a\n"), saved_game("0 a\n1 b\n"), saved_game("0 a\n1 c\n"));
        assert!(!is_elsewhere(&before, &after, Some(&before)), "this window has continued the game");
        assert!(!is_elsewhere(&after, &after, Some(&before)), "the other has played the same");
        assert!(!is_elsewhere(&after, &after, None), "it is saved already");
        assert!(is_elsewhere(&elsewhere, &after, Some(&before)), "the other has played something else");
        assert!(is_elsewhere(&elsewhere, &after, None), "this window has never loaded the game");
    }
}
