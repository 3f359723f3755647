//! An online table as this page knows it: its description, its news, and what is said there.

use leptos::prelude::*;
use leptos::task::spawn_local;
use page::notice::Notice;
use page_kit::json::Json;
use page_kit::seating::{COLOURS, Chair, GivenName, coloured};
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use protocol::{TableInfo, TableState};
use table::Seat;
use wasm_bindgen::JsValue;

use crate::api::{Trouble, get, post};
use crate::chat::Chat;
use crate::clock::Clocks;
use crate::live::Live;
use crate::me::Me;
use crate::read::read;

/// What gets the messages about the game, once it is shown.
type Listener = Box<dyn Fn(&Json)>;

/// An online table.
#[derive(Clone, Copy)]
pub struct OnlineTable {
    /// Its description.
    pub info: RwSignal<TableInfo>,
    /// The connection.
    pub live: Live,
    /// What is said at the table.
    pub chat: Chat,
    /// The clocks.
    pub clocks: Clocks,
    /// The user.
    pub me: Me,
    listener: StoredValue<Option<Listener>, LocalStorage>,
    settings: RwSignal<Settings>,
    speech: Speech,
    notice: Notice,
}

/// Reads the description of a table.
pub async fn load_info(id: &str) -> Result<TableInfo, Trouble> {
    let answer = get(&format!("tables/{id}")).await?;
    read(&answer.get("table")).ok_or(Trouble::Unreachable)
}

impl OnlineTable {
    /// Follows a table, as long as the current part of the screen exists.
    pub fn follow(info: TableInfo) -> OnlineTable {
        let (id, version) = (info.id.to_string(), info.version);
        let clocks = Clocks::new(info.clocks.clone());
        let info = RwSignal::new(info);
        let heard = StoredValue::new_local(None::<OnlineTable>);
        let live = Live::open(&id, move |message| {
            if let Some(table) = heard.try_get_value().flatten() {
                table.hear(&message);
            }
        });
        live.has_seen(version);
        let (settings, speech, notice) = (Settings::here(), Speech::here(), Notice::here());
        let listener = StoredValue::new_local(None);
        let table =
            OnlineTable { info, live, chat: Chat::of(id), clocks, me: Me::here(), listener, settings, speech, notice };
        heard.set_value(Some(table));
        table
    }

    /// Whether the screen of the table is gone. An answer of the server may come later than that.
    pub fn is_gone(self) -> bool {
        self.info.is_disposed()
    }

    /// The id of the table.
    pub fn id(self) -> String {
        self.info.with_untracked(|info| info.id.to_string())
    }

    /// The seat of the user, if the user sits here.
    pub fn seat(self) -> Option<Seat> {
        let me = self.me.player()?.id;
        self.info.with(|info| seat_of(info, |chair| chair.player.as_ref().is_some_and(|player| player.id == me)))
    }

    /// Whether the user has opened the table, or has followed a leaving opener.
    pub fn is_opener(self) -> bool {
        self.seat().is_some_and(|seat| self.info.with(|info| info.opener == Some(seat.0)))
    }

    /// The chairs as the table screens show them.
    pub fn chairs(self) -> Vec<Chair> {
        let own = self.seat();
        let colour = self.settings.with(|settings| settings.colour);
        self.info.with(|info| chairs(info, own.zip(colour), self.speech))
    }

    /// Calls `listener` with every message about the game, as long as the current part of the screen exists.
    pub fn listen(self, listener: impl Fn(&Json) + 'static) {
        self.listener.set_value(Some(Box::new(listener)));
        let listener = self.listener;
        on_cleanup(move || _ = listener.try_set_value(None));
    }

    /// Handles a message about the table.
    fn hear(self, message: &Json) {
        if let Some(said) = message.get("chat").list() {
            return self.chat.hear(&said);
        }
        if let Some(here) = message.get("here").list() {
            return self.mark_here(&here);
        }
        let items = message.get("news").list();
        let is_changed = |item: &Json| item.get("info").0.is_truthy();
        // The first message of a connection, and one after something was taken back, say the version alone.
        let version = message.get("version").number().map(|version| version as u64);
        let missed = version.is_some_and(|version| version != self.info.with_untracked(|info| info.version));
        if missed || items.iter().flatten().any(is_changed) {
            self.reload();
        }
        for item in items.iter().flatten() {
            if let Some(version) = item.get("version").number() {
                self.live.has_seen(version as u64);
            }
            self.clocks.hear(item);
        }
        let _ = self.listener.try_with_value(|listener| {
            if let Some(listener) = listener {
                listener(message);
            }
        });
    }

    /// Marks whose seats are here.
    fn mark_here(self, here: &[Json]) {
        let seats: Vec<usize> = here.iter().filter_map(|seat| Some(seat.number()? as usize)).collect();
        self.info.maybe_update(|info| {
            let before = info.seats.clone();
            for (place, chair) in info.seats.iter_mut().enumerate() {
                if let Some(chair) = chair {
                    chair.here = seats.contains(&place);
                }
            }
            info.seats != before
        });
    }

    /// Reads the description again.
    pub fn reload(self) {
        let id = self.id();
        spawn_local(async move {
            if let Ok(info) = load_info(&id).await {
                self.clocks.set(info.clocks.clone());
                // Answers may overtake each other, and the screen may be gone.
                let is_newer = self.info.try_with_untracked(|known| info.version >= known.version);
                if is_newer == Some(true) {
                    self.info.set(info);
                }
            }
        });
    }

    /// Asks the server to do something at this table, and reads the description again. Shows a refusal.
    pub fn ask(self, what: &str, fields: &[(&str, JsValue)]) {
        let path = format!("tables/{}/{what}", self.id());
        let fields: Vec<(String, JsValue)> =
            fields.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        spawn_local(async move {
            let fields: Vec<(&str, JsValue)> =
                fields.iter().map(|(key, value)| (key.as_str(), value.clone())).collect();
            match post(&path, &fields).await {
                Ok(_) if self.is_gone() => {}
                Ok(_) => self.reload(),
                Err(trouble) => self.show(&trouble),
            }
        });
    }

    /// Reports a message of the chat to whoever runs the server.
    pub fn report(self, message: u64) {
        let path = format!("tables/{}/chat/{message}/report", self.id());
        spawn_local(async move {
            match post(&path, &[]).await {
                Ok(_) => self.notice.show(self.speech.term("online-reported")),
                Err(trouble) => self.show(&trouble),
            }
        });
    }

    /// Shows why something did not work.
    pub fn show(self, trouble: &Trouble) {
        self.notice.show(trouble.sentence(self.speech));
    }

    /// Whether the game goes on.
    pub fn is_playing(self) -> bool {
        self.info.with(|info| info.state == TableState::Playing)
    }
}

/// The first seat whose chair fits.
fn seat_of(info: &TableInfo, fits: impl Fn(&protocol::Chair) -> bool) -> Option<Seat> {
    let place = info.seats.iter().position(|chair| chair.as_ref().is_some_and(&fits));
    place.map(|place| Seat(place as u8))
}

/// The chairs of a table. The user has the colour of the settings, and whoever has it by seat gets the user's.
fn chairs(info: &TableInfo, own: Option<(Seat, u8)>, speech: Speech) -> Vec<Chair> {
    let chair = |(place, chair): (usize, &Option<protocol::Chair>)| {
        let Some(chair) = chair else { return Chair::person("") };
        let bot = chair.bot.clone().or_else(|| chair.played_by.clone());
        match &chair.player {
            Some(player) => Chair { bot, ..Chair::person(player.name.clone()) },
            None => Chair { bot, ..Chair::person("") }.given(GivenName::Bot(place.max(1) as u8), speech),
        }
    };
    let mut chairs = coloured(info.seats.iter().enumerate().map(chair).collect());
    if let Some((seat, colour)) = own
        && let Some(before) = chairs.get(seat.index()).map(|chair| chair.colour)
    {
        for chair in chairs.iter_mut().filter(|chair| chair.colour == colour % COLOURS) {
            chair.colour = before;
        }
        chairs[seat.index()].colour = colour % COLOURS;
    }
    chairs
}
