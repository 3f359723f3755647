//! An online table as this page knows it: its description, its news, and what is said there.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use page::notice::Notice;
use page::sound::Sound;
use page_kit::json::Json;
use page_kit::seating::{COLOURS, Chair, GivenName, coloured};
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use protocol::{TableInfo, TableState};
use table::{Phrase, Seat};
use wasm_bindgen::JsValue;

use crate::api::{Trouble, get, post};
use crate::calls::Caller;
use crate::chat::Chat;
use crate::clock::Clocks;
use crate::happened::happened;
use crate::live::Live;
use crate::me::Me;
use crate::read::read;
use crate::toast::Toast;

/// What gets the messages about the game, once it is shown.
type Listener = Box<dyn Fn(&Json)>;

/// How long the description is not read again.
const PAUSE: Duration = Duration::from_millis(700);

/// Whether the description is to be read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Rests,
    /// It was just read.
    Pauses,
    /// It was just read, and must be read again.
    Again,
}

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
    /// What happened during the game besides moves, each with the number of moves before it.
    pub remarks: RwSignal<Vec<(usize, Phrase)>>,
    /// How many watch without a seat.
    pub watchers: RwSignal<usize>,
    next: RwSignal<Option<(String, String)>>,
    caller: Caller,
    /// Says what has just happened.
    pub toast: Toast,
    listener: StoredValue<Option<Listener>, LocalStorage>,
    reading: StoredValue<Reading, LocalStorage>,
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
        let table = OnlineTable {
            info,
            live,
            chat: Chat::of(id),
            clocks,
            me: Me::here(),
            remarks: RwSignal::default(),
            watchers: RwSignal::new(0),
            next: RwSignal::new(None),
            caller: Caller::here(),
            toast: Toast::default(),
            listener,
            reading: StoredValue::new_local(Reading::Rests),
            settings,
            speech,
            notice,
        };
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

    /// The chair of the user, if the user sits here.
    pub fn own_chair(self) -> Option<protocol::Chair> {
        let seat = self.seat()?;
        self.info.with(|info| info.seats[seat.index()].clone())
    }

    /// Whether the opener has removed the user.
    pub fn was_removed(self) -> bool {
        let me = self.me.player().map(|me| me.id);
        self.info.with(|info| info.removed.iter().any(|player| Some(player.id) == me))
    }

    /// Whether a bot plays on for the user.
    pub fn is_played_on(self) -> bool {
        self.own_chair().is_some_and(|chair| chair.played_by.is_some())
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
            return self.chat.hear(&said, self);
        }
        if let Some(here) = message.get("here").list() {
            self.watchers.set(message.get("watchers").number().unwrap_or_default() as usize);
            return self.mark_here(&here);
        }
        if let Some(id) = message.get("next").text() {
            return self.hear_of_rematch(id, &message.get("by"));
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

    /// Somebody has opened a table for the next game.
    fn hear_of_rematch(self, id: String, by: &Json) {
        let by_me = self.me.player_untracked().map(|me| me.id.to_string()) == by.get("id").text();
        let name = by.get("name").text().unwrap_or_default();
        if !by_me {
            self.call(&self.speech.say(&Phrase::new("online-again").with("name", name.as_str())));
            Sound::Bell.play(self.settings);
        }
        self.next.set(Some((id, name)));
    }

    /// The table of the next game and, if this page was told, the name of whoever opened it.
    pub fn next_table(self) -> Option<(String, String)> {
        let opened_before = || self.info.with(|info| info.next.map(|id| (id.to_string(), String::new())));
        self.next.get().or_else(opened_before)
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

    /// Reads the description again, at once or, if it was just read, soon: however often others change something, it is read
    /// once in a while.
    pub fn reload(self) {
        if self.reading.get_value() != Reading::Rests {
            return self.reading.set_value(Reading::Again);
        }
        self.reading.set_value(Reading::Pauses);
        let on_time = move || {
            if self.reading.try_update_value(|reading| std::mem::replace(reading, Reading::Rests))
                == Some(Reading::Again)
            {
                self.reload();
            }
        };
        set_timeout(on_time, PAUSE);
        self.read_now();
    }

    fn read_now(self) {
        let id = self.id();
        spawn_local(async move {
            if let Ok(info) = load_info(&id).await {
                self.clocks.set(info.clocks.clone());
                // Answers may overtake each other, and the screen may be gone.
                let is_newer = self.info.try_with_untracked(|known| info.version >= known.version);
                if is_newer == Some(true) {
                    self.say_what_happened(&info);
                    self.info.set(info);
                }
            }
        });
    }

    /// Says what others did, as `now` differs from what is known.
    fn say_what_happened(self, now: &TableInfo) {
        let own = untrack(|| self.seat()).map(Seat::index);
        let happened = self.info.with_untracked(|before| happened(before, now, own));
        for phrase in happened {
            let text = self.speech.say(&phrase);
            self.call(&text);
            if now.state == TableState::Playing {
                self.toast.say(text);
                self.remarks.update(|remarks| remarks.push((now.moves, phrase)));
            }
        }
    }

    /// Calls a user who is elsewhere.
    pub(crate) fn call(self, what: &str) {
        let game = self.info.with_untracked(|info| self.speech.term(&format!("{}-name", info.game)));
        self.caller.call(&game, what);
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

    /// Whether a person sits at a seat.
    pub(crate) fn has_person(self, seat: Seat) -> bool {
        let is_person = |chair: &Option<protocol::Chair>| chair.as_ref().is_some_and(|chair| chair.player.is_some());
        self.info.with_untracked(|info| info.seats.get(seat.index()).is_some_and(is_person))
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
pub(crate) fn chairs(info: &TableInfo, own: Option<(Seat, u8)>, speech: Speech) -> Vec<Chair> {
    let chair = |(place, chair): (usize, &Option<protocol::Chair>)| {
        let Some(chair) = chair else { return Chair::person("") };
        let bot = chair.bot.clone().or_else(|| chair.played_by.clone());
        match &chair.player {
            Some(player) if player.name.is_empty() => {
                Chair { bot, ..Chair::person(speech.term("online-deleted-player")) }
            }
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
