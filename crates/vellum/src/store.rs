//! Games and settings saved in the browser.
//!
//! Everything is in local storage: JSON, one entry a game, and the texts of games played on paper. An entry that cannot
//! be parsed stays where it is: a later version, or a person, may still make sense of it.

use leptos::prelude::window;
use table::Phrase;
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
    /// If it takes up a challenge: who scored how many points with the same cards.
    pub to_beat: Option<(String, i32)>,
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

    /// Parses a saved game; none if that fails.
    pub fn read(text: &str) -> Option<SavedGame> {
        let json = Json::read(text)?;
        let seating = json.get("seating").list()?;
        let sealed = json.get("sealed").list().unwrap_or_default().into_iter().map(|sealed| {
            let [seat, action] = &sealed.list()?[..] else { return None };
            Some((seat.number()? as u8, action.text()?))
        });
        // Older versions did not save it.
        let to_beat = json.get("to_beat").list().unwrap_or_default();
        let to_beat = to_beat.first().zip(to_beat.get(1)).and_then(|(by, points)| by.text().zip(points.number()));
        Some(SavedGame {
            seating: seating.iter().map(Chair::from_json).collect::<Option<_>>()?,
            record: json.get("record").text()?,
            sealed: sealed.collect::<Option<_>>()?,
            touched: json.get("touched").number()?,
            to_beat: to_beat.map(|(by, points)| (by, points as i32)),
        })
    }

    fn write(&self) -> String {
        let sealed = |(seat, action): &(u8, String)| list([(*seat).into(), JsValue::from_str(action)].into_iter());
        let to_beat = self.to_beat.iter().flat_map(|(by, points)| [JsValue::from_str(by), (*points).into()]);
        let kept = [
            ("seating", list(self.seating.iter().map(Chair::to_json))),
            ("record", JsValue::from_str(&self.record)),
            ("sealed", list(self.sealed.iter().map(sealed))),
            ("touched", self.touched.into()),
            ("to_beat", list(to_beat)),
        ];
        Json::object(&kept).write()
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

impl table::Says for SaveError {
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
    if let Some(Ok(there)) = self::game(id)
        && is_elsewhere(&there, game, seen)
    {
        return Err(SaveError::Elsewhere);
    }
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
        let Some(kept) = get(&key).and_then(|text| SavedGame::read(&text)) else { continue };
        let place = games.iter().position(|(_, other)| other.touched < kept.touched).unwrap_or(games.len());
        games.insert(place, (key[GAME.len()..].to_owned(), kept));
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

    fn kept(record: &str) -> SavedGame {
        let seating = vec![Chair::person("Ada"), Chair::person("Bo")];
        let sealed = vec![(1, "water B3".to_owned())];
        SavedGame { seating, record: record.to_owned(), sealed, touched: 1000.0, to_beat: None }
    }

    #[test]
    fn games_are_compared_by_moves_and_sealed_actions_only() {
        let game = kept("0 water A1\nunfinished\n");
        assert!(game.same_moves(&game));
        let elsewhere = SavedGame {
            touched: 2000.0,
            to_beat: Some(("Cy".to_owned(), 41)),
            seating: vec![Chair::person("Somebody"), Chair::person("Else")],
            ..game.clone()
        };
        assert!(game.same_moves(&elsewhere), "only moves and sealed actions count");
        assert!(!game.same_moves(&kept("0 water A1\n1 water A1\nunfinished\n")), "one has another move");
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
            assert!(kept(finished).is_finished(), "{finished:?}");
        }
        let others = ["", "\n", "unfinished\n", "result", "results 1\n", " result 1\n", "result 41\nunfinished\n"];
        for unfinished in others {
            assert!(!kept(unfinished).is_finished(), "{unfinished:?}");
        }
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
        let (before, after, elsewhere) = (kept("0 a\n"), kept("0 a\n1 b\n"), kept("0 a\n1 c\n"));
        assert!(!is_elsewhere(&before, &after, Some(&before)), "this window has continued the game");
        assert!(!is_elsewhere(&after, &after, Some(&before)), "the other has played the same");
        assert!(!is_elsewhere(&after, &after, None), "it is saved already");
        assert!(is_elsewhere(&elsewhere, &after, Some(&before)), "the other has played something else");
        assert!(is_elsewhere(&elsewhere, &after, None), "this window has never loaded the game");
    }
}
