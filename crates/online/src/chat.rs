//! What is said at a table.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::dom::{listen, listen_first};
use page_kit::html::button;
use page_kit::json::Json;
use page_kit::panel::panel;
use page_kit::parts::with_listener;
use page_kit::speech::Speech;
use page_kit::store;
use page_kit::when::hour;
use table::Phrase;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use crate::api::{get, post};
use crate::field::{field, field_text};
use crate::me::LONGEST_NAME;
use crate::table::OnlineTable;

/// The key of the players whose messages the user does not want to read.
const MUTED: &str = "portolan.muted";
/// The longest message, in characters.
const LONGEST: usize = 500;
/// The id of the field for a message.
const FIELD: &str = "say";
/// The id of the field for the name of somebody who has none yet.
const TALK_AS: &str = "talk-as";
/// The id of the list of messages.
const SAID: &str = "said";
/// How many pixels above its end the list may be to be at its end.
const NEAR: i32 = 8;

/// A message.
#[derive(Clone, PartialEq, Debug)]
struct Message {
    number: u64,
    /// The id and the name of whoever wrote it; empty if the player was deleted.
    player: String,
    name: String,
    /// Whether the player watches and does not sit at the table.
    outside: bool,
    /// When it was said, in milliseconds since 1970.
    at: f64,
    text: String,
}

impl Message {
    fn read(json: &Json) -> Option<Message> {
        let player = json.get("player");
        Some(Message {
            number: json.get("number").number()? as u64,
            player: player.get("id").text().unwrap_or_default(),
            name: player.get("name").text().unwrap_or_default(),
            outside: json.get("outside").0.is_truthy(),
            at: json.get("at").number().unwrap_or_default(),
            text: json.get("text").text()?,
        })
    }
}

/// The chat of a table.
#[derive(Clone, Copy)]
pub struct Chat {
    table: StoredValue<String>,
    messages: RwSignal<Vec<Message>>,
    /// The number of the last message that the user has read.
    read: RwSignal<u64>,
    /// The number of the message below which a line says that the next ones are new.
    line: RwSignal<Option<u64>>,
    /// Whether the newest message is kept in sight: until the reader scrolls up.
    follows: StoredValue<bool>,
    /// How far the list was scrolled when it was last noted, in pixels.
    top: StoredValue<i32>,
    /// The message whose buttons are shown.
    chosen: RwSignal<Option<u64>>,
    /// The ids of players whose messages are hidden.
    muted: RwSignal<Vec<String>>,
}

page_kit::commands! {
    /// Commands of the chat.
    pub enum ChatCommand {
        /// Shows what can be done about a message, or hides it again.
        About(number: u64) = "about-message",
        /// Hides the messages of whoever wrote a message, or shows them again.
        Mute(number: u64) = "mute",
        /// Reports a message to whoever runs the server.
        Report(number: u64) = "report-message",
    }
}

/// The list of messages on the screen, if it is in sight: its end is where the newest one is.
fn list_in_sight() -> Option<Element> {
    let list = document().get_element_by_id(SAID)?;
    let place = list.get_bounding_client_rect();
    let height = window().inner_height().ok()?.as_f64()?;
    let is_in_sight = place.height() > 0.0 && place.bottom() > 0.0 && place.bottom() <= height + 1.0;
    (is_in_sight && !document().hidden()).then_some(list)
}

fn is_at_end(list: &Element) -> bool {
    list.scroll_height() - list.scroll_top() - list.client_height() <= NEAR
}

impl Chat {
    /// The chat of a table. What was said before is read.
    pub fn of(table: String) -> Chat {
        let muted = store::get(MUTED).map_or(Vec::new(), |ids| ids.split_whitespace().map(str::to_owned).collect());
        let chat = Chat {
            table: StoredValue::new(table.clone()),
            messages: RwSignal::new(Vec::new()),
            read: RwSignal::new(0),
            line: RwSignal::new(None),
            follows: StoredValue::new(true),
            top: StoredValue::new(0),
            chosen: RwSignal::new(None),
            muted: RwSignal::new(muted),
        };
        spawn_local(async move {
            if let Ok(answer) = get(&format!("tables/{table}/chat?since=0")).await {
                chat.add(&answer.get("chat").list().unwrap_or_default());
                // What was said before the user came is not new.
                chat.read_all();
                chat.look_soon(true);
            }
        });
        chat
    }

    /// Adds messages that are new, and returns them.
    fn add(self, said: &[Json]) -> Vec<Message> {
        let last = self.last().unwrap_or_default();
        let mut new: Vec<Message> = said.iter().filter_map(Message::read).collect();
        new.retain(|message| message.number > last);
        self.messages.try_update(|messages| messages.extend(new.iter().cloned()));
        new
    }

    /// Hears what is said, and calls a user who is elsewhere.
    pub fn hear(self, said: &[Json], table: OnlineTable) {
        let last = self.last();
        // The browser tells of scrolling later than the reader scrolls.
        if let Some(list) = list_in_sight() {
            self.note_scrolling(&list);
        }
        for message in self.add(said) {
            let is_own = table.me.player_untracked().is_some_and(|me| me.id.to_string() == message.player);
            if is_own {
                // Whoever speaks has the chat before their eyes.
                self.read_all();
            } else if !untrack(|| self.is_muted(&message.player)) {
                table.call(&format!("{}: {}", message.name, message.text));
            }
        }
        if last.is_some() && self.read.try_get_untracked() == last {
            let _ = self.line.try_set(last);
        }
        self.look_soon(true);
    }

    /// The number of the last message; 0 if there is none. None if the screen is gone.
    fn last(self) -> Option<u64> {
        self.messages.try_with_untracked(|messages| messages.last().map_or(0, |last| last.number))
    }

    /// Looks at the screen once it shows what is known.
    fn look_soon(self, is_new: bool) {
        set_timeout(move || self.look(is_new), Duration::ZERO);
    }

    /// Brings the newest message into sight, unless the reader has scrolled up, and marks as read what is in sight. What is read
    /// in the moment when it comes needs no line.
    fn look(self, is_new: bool) {
        let Some(list) = list_in_sight() else { return };
        if self.is_following() {
            list.set_scroll_top(list.scroll_height());
        }
        if is_at_end(&list) {
            if is_new {
                let _ = self.line.try_set(None);
            }
            self.read_all();
        }
    }

    /// Shows the newest message, or the first new one if there are more than fit. `around` contains the list and scrolls too.
    fn begin_to_read(self, around: &Element) {
        let is_new = self.read.try_get_untracked() != self.last();
        if is_new {
            around.set_scroll_top(around.scroll_height());
        }
        let _ = self.follows.try_set_value(true);
        let Some(list) = document().get_element_by_id(SAID) else { return };
        list.set_scroll_top(list.scroll_height());
        if let Ok(Some(line)) = list.query_selector(".new-line") {
            let above = line.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
            if is_new && above < 0.0 {
                let _ = self.follows.try_set_value(false);
                list.set_scroll_top(list.scroll_top() + above as i32);
            }
        }
        self.look(false);
    }

    /// Notes whether the reader has scrolled up, or down to the end. Messages that come meanwhile are no scrolling up.
    fn note_scrolling(self, list: &Element) {
        let top = list.scroll_top();
        let before = self.top.try_update_value(|before| std::mem::replace(before, top));
        let follows =
            if is_at_end(list) { true } else { before.is_some_and(|before| top >= before) && self.is_following() };
        let _ = self.follows.try_set_value(follows);
    }

    fn is_following(self) -> bool {
        self.follows.try_get_value() == Some(true)
    }

    /// Follows what the reader has in sight. `popover` is the id of the popover with the chat, if it is in one.
    pub fn follow_reader(self, popover: Option<&'static str>) {
        // Neither event bubbles.
        listen_first(&document(), &["scroll", "toggle"], move |event| {
            let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
                return self.look(false);
            };
            if target.id() == SAID {
                self.note_scrolling(&target);
            } else if event.type_() == "toggle" && popover == Some(&*target.id()) {
                return match target.matches(":popover-open") {
                    Ok(true) => self.begin_to_read(&target),
                    _ if self.read.try_get_untracked() == self.last() => _ = self.line.try_set(None),
                    _ => {}
                };
            }
            self.look(false);
        });
        listen(&document(), &["visibilitychange"], move |_| self.look(false));
        listen(&window(), &["resize"], move |_| self.look(false));
        self.look_soon(false);
    }

    fn is_muted(self, player: &str) -> bool {
        self.muted.with(|muted| muted.iter().any(|id| id == player))
    }

    /// The number of messages that the user has not read.
    pub fn unread(self) -> usize {
        let read = self.read.get();
        self.messages.with(|messages| {
            messages.iter().filter(|message| message.number > read && !self.is_muted(&message.player)).count()
        })
    }

    /// The name of whoever wrote the newest message that the user wants to read, and its text.
    pub fn newest(self) -> Option<(String, String)> {
        self.messages.with(|messages| {
            let newest = messages.iter().rfind(|message| !self.is_muted(&message.player))?;
            Some((newest.name.clone(), newest.text.clone()))
        })
    }

    fn mute(self, number: u64) {
        let Some(player) = self.writer(number) else { return };
        self.muted.update(|muted| match muted.iter().position(|id| *id == player) {
            Some(place) => _ = muted.remove(place),
            None => muted.push(player),
        });
        let _ = store::put(MUTED, &self.muted.with_untracked(|muted| muted.join(" ")));
    }

    fn writer(self, number: u64) -> Option<String> {
        let by = |message: &&Message| message.number == number;
        self.messages.with_untracked(|messages| messages.iter().find(by).map(|message| message.player.clone()))
    }

    /// Sends what the field contains.
    pub fn say(self, table: OnlineTable) {
        let Some(field) = field(FIELD) else { return };
        let text = field.value();
        if text.trim().is_empty() {
            return;
        }
        let key = format!("{}{}", store::new_id(), store::new_id());
        let path = format!("tables/{}/chat", self.table.get_value());
        let name = field_text(TALK_AS);
        spawn_local(async move {
            // Whoever watches needs a name to talk.
            if table.me.player_untracked().is_none() {
                if let Err(trouble) = table.me.or_guest(&name).await {
                    return table.show(&trouble);
                }
                table.live.reconnect();
            }
            match post(&path, &[("text", JsValue::from_str(&text)), ("key", JsValue::from_str(&key))]).await {
                // Whatever was typed meanwhile stays.
                Ok(_) if field.value() == text => field.set_value(""),
                Ok(_) => {}
                Err(trouble) => table.show(&trouble),
            }
        });
    }

    /// Carries out a command.
    pub fn act(self, table: OnlineTable, command: ChatCommand) {
        match command {
            ChatCommand::About(number) => {
                self.chosen.update(|chosen| *chosen = (*chosen != Some(number)).then_some(number));
            }
            ChatCommand::Mute(number) => self.mute(number),
            ChatCommand::Report(number) => {
                self.chosen.set(None);
                table.report(number);
            }
        }
    }

    /// Marks all messages as read.
    fn read_all(self) {
        if let Some(last) = self.last()
            && self.read.try_get_untracked() != Some(last)
        {
            let _ = self.read.try_set(last);
        }
    }

    /// The chat on a screen of its own.
    pub fn view(self, table: OnlineTable) -> AnyView {
        let speech = Speech::here();
        let shown = panel(move || self.html(table, speech)).on_press(move |command| self.act(table, command)).view();
        self.follow_reader(None);
        with_listener(vec![shown], &["submit"], move |event| {
            event.prevent_default();
            self.say(table);
        })
    }

    /// What was said, and a field to say something.
    pub fn html(self, table: OnlineTable, speech: Speech) -> Markup {
        let me = table.me.player().map(|player| player.id.to_string());
        html! {
            section.chat aria-label=(speech.term("online-chat")) {
                h2 { (speech.term("online-chat")) }
                div.said id=(SAID) role="log" tabindex="0" aria-label=(speech.term("online-chat")) {
                    (self.list(speech, me.as_deref()))
                }
                form.say {
                    @if me.is_none() {
                        label {
                            span.visually-hidden { (speech.term("online-your-name")) }
                            input type="text" id=(TALK_AS) maxlength=(LONGEST_NAME) required autocomplete="nickname"
                                placeholder=(speech.term("online-your-name"));
                        }
                    }
                    label {
                        span.visually-hidden { (speech.term("online-say")) }
                        input type="text" id=(FIELD) maxlength=(LONGEST) autocomplete="off"
                            placeholder=(speech.term("online-say"));
                    }
                    button type="submit" #say-it { (speech.term("online-say-it")) }
                }
            }
        }
    }

    fn list(self, speech: Speech, me: Option<&str>) -> Markup {
        let (line, chosen) = (self.line.get(), self.chosen.get());
        let is_own = |message: &Message| me == Some(message.player.as_str());
        self.messages.with(|messages| {
            let first_new = messages.iter().find(|message| line.is_some_and(|line| message.number > line));
            let first_new = first_new.filter(|message| !is_own(message)).map(|message| message.number);
            html! {
                ul {
                    @for message in messages {
                        @if first_new == Some(message.number) {
                            li.new-line { span { (speech.term("online-chat-new")) } }
                        }
                        (self.message(speech, message, is_own(message), chosen == Some(message.number)))
                    }
                }
            }
        })
    }

    fn message(self, speech: Speech, message: &Message, is_own: bool, is_chosen: bool) -> Markup {
        let muted = self.is_muted(&message.player);
        let of = || speech.say(&Phrase::new("online-about-message").with("name", message.name.as_str()));
        html! {
            li {
                small { (hour(message.at, speech)) } " "
                bdi.who { @if message.player.is_empty() { (speech.term("online-deleted-player")) } @else { (message.name) } } " "
                @if message.outside { small { (speech.term("online-chat-outside")) } " " }
                @if muted { em { (speech.term("online-muted")) } } @else { bdi { (message.text) } }
                @if !is_own && !message.player.is_empty() {
                    @let about = ChatCommand::About(message.number);
                    button.quiet id=(about.id()) data-do=(about) aria-label=(of()) title=(of()) aria-expanded=(is_chosen) { "⋯" }
                    @if is_chosen { span.ways { (self.ways(speech, message, muted)) } }
                }
            }
        }
    }

    fn ways(self, speech: Speech, message: &Message, muted: bool) -> Markup {
        let named = |code: &'static str| speech.say(&Phrase::new(code).with("name", message.name.as_str()));
        let mute = if muted { "online-unmute" } else { "online-mute" };
        html! {
            (button(&ChatCommand::Mute(message.number), named(mute))) " "
            (button(&ChatCommand::Report(message.number), speech.term("online-report")))
        }
    }
}
