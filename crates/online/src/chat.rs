//! What is said at a table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::dom::{effect, listen_first};
use page_kit::html::button;
use page_kit::json::Json;
use page_kit::panel::panel;
use page_kit::parts::with_listener;
use page_kit::speech::Speech;
use page_kit::store;
use table::Phrase;
use wasm_bindgen::JsValue;

use crate::api::{get, post};
use crate::field::field;
use crate::table::OnlineTable;

/// The key of the players whose messages the user does not want to read.
const MUTED: &str = "portolan.muted";
/// The longest message, in characters.
const LONGEST: usize = 500;
/// The id of the field for a message.
const FIELD: &str = "say";

/// A message.
#[derive(Clone, PartialEq, Debug)]
struct Message {
    number: u64,
    player: String,
    name: String,
    /// Whether the player watches and does not sit at the table.
    outside: bool,
    text: String,
}

impl Message {
    fn read(json: &Json) -> Option<Message> {
        Some(Message {
            number: json.get("number").number()? as u64,
            player: json.get("player").get("id").text()?,
            name: json.get("player").get("name").text()?,
            outside: json.get("outside").0.is_truthy(),
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
    /// The ids of players whose messages are hidden.
    muted: RwSignal<Vec<String>>,
}

page_kit::commands! {
    /// Commands of the chat.
    pub enum ChatCommand {
        /// Hides the messages of whoever wrote a message, or shows them again.
        Mute(number: u64) = "mute",
        /// Reports a message to whoever runs the server.
        Report(number: u64) = "report-message",
    }
}

impl Chat {
    /// The chat of a table. What was said before is read.
    pub fn of(table: String) -> Chat {
        let muted = store::get(MUTED).map_or(Vec::new(), |ids| ids.split_whitespace().map(str::to_owned).collect());
        let chat = Chat {
            table: StoredValue::new(table.clone()),
            messages: RwSignal::new(Vec::new()),
            read: RwSignal::new(0),
            muted: RwSignal::new(muted),
        };
        spawn_local(async move {
            if let Ok(answer) = get(&format!("tables/{table}/chat?since=0")).await {
                chat.hear(&answer.get("chat").list().unwrap_or_default());
                // What was said before the user came is not new.
                let last = chat.messages.try_with_untracked(|messages| messages.last().map_or(0, |last| last.number));
                let _ = last.map(|last| chat.read.try_set(last));
            }
        });
        chat
    }

    /// Adds messages that are new.
    pub fn hear(self, said: &[Json]) {
        let new: Vec<Message> = said.iter().filter_map(Message::read).collect();
        self.messages.try_update(|messages| {
            for message in new {
                if messages.last().is_none_or(|last| last.number < message.number) {
                    messages.push(message);
                }
            }
        });
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
        spawn_local(async move {
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
            ChatCommand::Mute(number) => self.mute(number),
            ChatCommand::Report(number) => table.report(number),
        }
    }

    /// Marks all messages as read.
    fn read_all(self) {
        self.read.set(self.messages.with(|messages| messages.last().map_or(0, |last| last.number)));
    }

    /// Marks messages as read while the popover with an id, which has the chat, is open.
    pub fn read_while_open(self, popover: &'static str) {
        effect(move || {
            // Follows new messages.
            self.messages.track();
            let open = document().get_element_by_id(popover).and_then(|popover| popover.matches(":popover-open").ok());
            if open == Some(true) {
                self.read_all();
            }
        });
        // The event does not bubble.
        listen_first(&document(), &["toggle"], move |_| untrack(|| self.read_all()));
    }

    /// The chat on a screen of its own.
    pub fn view(self, table: OnlineTable) -> AnyView {
        let speech = Speech::here();
        effect(move || self.read_all());
        let shown = panel(move || self.html(table, speech)).on_press(move |command| self.act(table, command)).view();
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
                div.said #said role="log" tabindex="0" aria-label=(speech.term("online-chat")) {
                    (self.list(speech, me.as_deref(), false))
                    @if self.messages.with(|messages| messages.iter().any(|message| message.outside)) {
                        h3 { (speech.term("online-chat-outside")) }
                        (self.list(speech, me.as_deref(), true))
                    }
                }
                @if me.is_some() {
                    form.say {
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
    }

    fn list(self, speech: Speech, me: Option<&str>, outside: bool) -> Markup {
        let messages = self
            .messages
            .with(|messages| messages.iter().filter(|message| message.outside == outside).cloned().collect::<Vec<_>>());
        html! {
            ul {
                @for message in &messages {
                    @let muted = self.is_muted(&message.player);
                    li {
                        bdi.who { (message.name) } " "
                        @if muted { em { (speech.term("online-muted")) } } @else { bdi { (message.text) } }
                        @if me != Some(message.player.as_str()) {
                            span.ways { (self.ways(speech, message, muted)) }
                        }
                    }
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
