//! Games and settings kept in the browser.
//!
//! Everything is JSON in local storage, one entry a game. What cannot be read is left where it is: a later version, or a
//! person, may still make sense of it.

use leptos::prelude::window;
use serde::{Deserialize, Serialize};
use table::Phrase;
use web_sys::Storage;

use crate::seating::Chair;

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// Who sits where.
    pub seating: Vec<Chair>,
    /// The game so far: it names its game, generation and data.
    pub record: String,
    /// What is sealed in the turn that is being played: seat and action.
    #[serde(default)]
    pub sealed: Vec<(u8, String)>,
    /// When it was last played, in milliseconds.
    pub touched: f64,
}

/// Why the browser did not keep or give something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser lets this page keep nothing.
    Forbidden,
    /// There is no room left.
    Full,
}

impl table::Says for Trouble {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Trouble::Forbidden => "page-storage-forbidden",
            Trouble::Full => "page-storage-full",
        })
    }
}

const GAME: &str = "portolan.game.";
const SETTINGS: &str = "portolan.settings";

fn storage() -> Result<Storage, Trouble> {
    window().local_storage().ok().flatten().ok_or(Trouble::Forbidden)
}

/// Keeps a game.
pub fn keep(id: &str, game: &Kept) -> Result<(), Trouble> {
    let text = serde_json::to_string(game).map_err(|_| Trouble::Full)?;
    storage()?.set_item(&format!("{GAME}{id}"), &text).map_err(|_| Trouble::Full)
}

/// A kept game; none if there is none with this name, an error with its text if it cannot be read.
pub fn game(id: &str) -> Option<Result<Kept, String>> {
    let text = storage().ok()?.get_item(&format!("{GAME}{id}")).ok()??;
    Some(serde_json::from_str(&text).map_err(|_| text))
}

/// All kept games that can be read, the last played first.
pub fn games() -> Vec<(String, Kept)> {
    let Ok(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok()?);
    let ids = keys.filter_map(|key| key.strip_prefix(GAME).map(str::to_owned));
    let mut games: Vec<(String, Kept)> = ids.filter_map(|id| Some((id.clone(), game(&id)?.ok()?))).collect();
    games.sort_by(|(_, one), (_, other)| other.touched.total_cmp(&one.touched));
    games
}

/// Throws a game away.
pub fn forget(id: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(&format!("{GAME}{id}"));
    }
}

/// The text of the settings.
pub fn settings() -> Option<String> {
    storage().ok()?.get_item(SETTINGS).ok()?
}

/// Keeps the text of the settings. If it cannot be kept, it still holds for this visit.
pub fn keep_settings(text: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.set_item(SETTINGS, text);
    }
}

/// A name that no kept game has.
pub fn new_id() -> String {
    let letters = b"abcdefghjkmnpqrstuvwxyz23456789";
    (0..8).map(|_| letters[(js_sys::Math::random() * letters.len() as f64) as usize % letters.len()] as char).collect()
}
