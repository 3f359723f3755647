//! Who the user is on this server: a guest with a name, or somebody with a login. The browser keeps the token in a cookie
//! that the page cannot read.

use leptos::prelude::*;
use page_kit::going::KNOWN;
use page_kit::json::Json;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use page_kit::store;
use protocol::Player;
use wasm_bindgen::JsValue;

use crate::api::{Trouble, ask, get, post};
use crate::read::read;

/// The longest name that the server accepts, in characters.
pub const LONGEST_NAME: usize = 24;

/// Who the user is on this server; none if the server does not know the user yet.
#[derive(Clone, Copy)]
pub struct Me(RwSignal<Option<Player>>);

impl Default for Me {
    fn default() -> Me {
        Me(RwSignal::new(None))
    }
}

fn player(answer: &Json) -> Result<Player, Trouble> {
    read(&answer.get("player")).ok_or(Trouble::Unreachable)
}

impl Me {
    /// The user of the page.
    pub fn here() -> Me {
        expect_context()
    }

    /// The player, if the server knows the user. Follows changes.
    pub fn player(self) -> Option<Player> {
        self.0.get()
    }

    /// The player, if the server knows the user. Does not follow changes.
    pub fn player_untracked(self) -> Option<Player> {
        self.0.get_untracked()
    }

    /// Whether the server does not know the user. Follows changes. Before it has answered, what the browser remembers counts.
    pub fn is_stranger(self) -> bool {
        self.player().is_none() && store::get(KNOWN).is_none()
    }

    /// Asks the server who the user is, if it has known the user before.
    pub async fn load(self) -> Result<Option<Player>, Trouble> {
        if store::get(KNOWN).is_none() {
            return Ok(None);
        }
        let known = match get("me").await {
            Ok(answer) => Some(player(&answer)?),
            Err(trouble) if trouble.is_not_known() => None,
            Err(trouble) => return Err(trouble),
        };
        self.keep(known.clone());
        Ok(known)
    }

    /// Keeps who the user is, and in the browser whether the server knows the user.
    fn keep(self, known: Option<Player>) {
        match &known {
            // If the browser saves nothing, the user is asked for a name again.
            Some(player) => _ = store::put(KNOWN, &player.id.to_string()),
            None => store::remove(KNOWN),
        }
        self.0.try_set(known);
    }

    /// The player, who becomes a guest with this name if the server does not know the user yet.
    pub async fn or_guest(self, name: &str) -> Result<Player, Trouble> {
        if let Some(known) = self.load().await? {
            return Ok(known);
        }
        let guest = player(&post("players", &[("name", JsValue::from_str(name))]).await?)?;
        self.keep(Some(guest.clone()));
        Ok(guest)
    }

    /// Gives the player another name.
    pub async fn rename(self, name: &str) -> Result<(), Trouble> {
        let body = Json::object(&[("name", JsValue::from_str(name))]);
        let renamed = player(&ask("PATCH", "me", Some(body)).await?)?;
        self.keep(Some(renamed));
        Ok(())
    }

    /// Takes over the player of an answer, after logging in.
    pub fn is_now(self, answer: &Json) -> Result<(), Trouble> {
        self.keep(Some(player(answer)?));
        Ok(())
    }

    /// Forgets who the user was, after logging out.
    pub fn forget(self) {
        self.keep(None);
    }
}

/// What ties a player to browsers and tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Ties {
    /// The login; none for a guest, who is lost with the browser.
    pub login: Option<String>,
    /// The number of tables.
    pub tables: usize,
}

/// Reads what ties the user.
pub async fn ties() -> Result<Ties, Trouble> {
    let all = get("me/export").await?;
    Ok(Ties { login: all.get("login").text(), tables: all.get("tables").list().map_or(0, |tables| tables.len()) })
}

/// The name for a user who has not told one: the one in the settings, or a usual one.
pub fn usual_name(speech: Speech, settings: RwSignal<Settings>) -> String {
    let name = settings.with_untracked(|settings| settings.name.trim().to_owned());
    let name = if name.is_empty() { speech.term("page-you") } else { name };
    name.chars().take(LONGEST_NAME).collect()
}
