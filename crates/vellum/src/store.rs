//! Games and settings kept in the browser.
//!
//! Everything is JSON in local storage, one entry a game. What cannot be read is left where it is: a later version, or a
//! person, may still make sense of it.

use leptos::prelude::window;
use table::Phrase;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Storage, StorageEvent};

use crate::html::listen;
use crate::json::{Json, list};
use crate::seating::Chair;
use crate::settings::Settings;

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Who sits where.
    pub seating: Vec<Chair>,
    /// The game so far: it names its game, generation and data.
    pub record: String,
    /// What is sealed in the turn that is being played: seat and action.
    pub sealed: Vec<(u8, String)>,
    /// When it was last played, in milliseconds.
    pub touched: f64,
}

impl Kept {
    /// Whether as much was played, and the same.
    pub fn stands_as(&self, other: &Kept) -> bool {
        self.record == other.record && self.sealed == other.sealed
    }

    fn read(text: &str) -> Option<Kept> {
        let json = Json::read(text)?;
        let seating = json.get("seating").list()?;
        let sealed = json.get("sealed").list().unwrap_or_default().into_iter().map(|sealed| {
            let [seat, action] = &sealed.list()?[..] else { return None };
            Some((seat.number()? as u8, action.text()?))
        });
        Some(Kept {
            seating: seating.iter().map(Chair::kept).collect::<Option<_>>()?,
            record: json.get("record").text()?,
            sealed: sealed.collect::<Option<_>>()?,
            touched: json.get("touched").number()?,
        })
    }

    fn write(&self) -> String {
        let sealed = |(seat, action): &(u8, String)| list([(*seat).into(), JsValue::from_str(action)].into_iter());
        let kept = [
            ("seating", list(self.seating.iter().map(Chair::keep))),
            ("record", JsValue::from_str(&self.record)),
            ("sealed", list(self.sealed.iter().map(sealed))),
            ("touched", self.touched.into()),
        ];
        Json::object(&kept).write()
    }
}

/// Why the browser did not keep or give something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser lets this page keep nothing.
    Forbidden,
    /// There is no room left.
    Full,
    /// Another window has played on, and what it has kept would be lost.
    Elsewhere,
}

impl table::Says for Trouble {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Trouble::Forbidden => "page-storage-forbidden",
            Trouble::Full => "page-storage-full",
            Trouble::Elsewhere => "page-storage-elsewhere",
        })
    }
}

const GAME: &str = "portolan.game.";
const SETTINGS: &str = "portolan.settings";

fn storage() -> Result<Storage, Trouble> {
    window().local_storage().ok().flatten().ok_or(Trouble::Forbidden)
}

/// Keeps a game. `seen` is how it was kept when it was last looked at: if another window has played on since, that is
/// not overwritten.
pub fn keep(id: &str, game: &Kept, seen: Option<&Kept>) -> Result<(), Trouble> {
    if let Some(Ok(there)) = self::game(id)
        && !there.stands_as(game)
        && seen.is_none_or(|seen| !there.stands_as(seen))
    {
        return Err(Trouble::Elsewhere);
    }
    storage()?.set_item(&format!("{GAME}{id}"), &game.write()).map_err(|_| Trouble::Full)
}

/// A kept game; none if there is none with this name, an error with its text if it cannot be read.
pub fn game(id: &str) -> Option<Result<Kept, String>> {
    let text = storage().ok()?.get_item(&format!("{GAME}{id}")).ok()??;
    Some(Kept::read(&text).ok_or(text))
}

/// All kept games that can be read, the last played first.
pub fn games() -> Vec<(String, Kept)> {
    let Ok(storage) = storage() else { return Vec::new() };
    let mut games: Vec<(String, Kept)> = Vec::new();
    for index in 0..storage.length().unwrap_or(0) {
        let Some(key) = storage.key(index).ok().flatten() else { continue };
        let Some(id) = key.strip_prefix(GAME) else { continue };
        let Some(Ok(kept)) = game(id) else { continue };
        let place = games.iter().position(|(_, other)| other.touched < kept.touched).unwrap_or(games.len());
        games.insert(place, (id.to_owned(), kept));
    }
    games
}

/// Runs something whenever another window keeps or throws away a game, with its name, as long as the part of the screen
/// is there in whose making this is called.
pub fn when_changed_elsewhere(run: impl Fn(&str) + 'static) {
    listen(&window(), &["storage"], move |event| {
        let key = event.unchecked_ref::<StorageEvent>().key().unwrap_or_default();
        if let Some(id) = key.strip_prefix(GAME) {
            run(id);
        }
    });
}

/// Throws a game away.
pub fn forget(id: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(&format!("{GAME}{id}"));
    }
}

/// The settings that were kept.
pub fn settings() -> Option<Json> {
    Json::read(&storage().ok()?.get_item(SETTINGS).ok()??)
}

/// Keeps the settings. If they cannot be kept, they still hold for this visit.
pub fn keep_settings(settings: &Settings) {
    if let Ok(storage) = storage() {
        let _ = storage.set_item(SETTINGS, &settings.to_json().write());
    }
}

/// A name that no kept game has.
pub fn new_id() -> String {
    let letters = b"abcdefghjkmnpqrstuvwxyz23456789";
    (0..8).map(|_| letters[(js_sys::Math::random() * letters.len() as f64) as usize % letters.len()] as char).collect()
}
