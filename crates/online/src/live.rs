//! The connection that brings the news of a table. It is made again whenever it is lost.

use std::time::Duration;

use leptos::prelude::*;
use page_kit::dom::listen;
use page_kit::json::Json;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// Whether there is a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The first connection is being made.
    Opening,
    /// News come as they happen.
    Live,
    /// The connection is lost, and being made again.
    Lost,
}

/// The pause before the first attempt to connect again; each further pause is longer.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(4);
/// The code with which a server that ends closes a connection. Another one is there, or will be soon.
const RESTARTS: u16 = 1012;
/// How often a silent connection is asked for a sign of life.
const SILENCE: Duration = Duration::from_secs(20);
/// How long a sign of life may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// The connection of a table. It is closed when the current part of the screen goes away.
#[derive(Clone, Copy)]
pub struct Live {
    /// Whether there is a connection.
    pub link: RwSignal<Link>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// The table.
    table: StoredValue<String>,
    /// The version of the table that the page has seen, for a connection that is made again.
    version: StoredValue<u64>,
    callback: StoredValue<Box<dyn Fn(Json)>, LocalStorage>,
    pause: StoredValue<Duration>,
    /// The number of messages so far: whether one came tells whether the connection lives.
    messages: StoredValue<u64>,
}

/// An open connection with its callbacks.
struct Socket {
    socket: WebSocket,
    _on_open: Closure<dyn FnMut()>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(CloseEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

/// The address of the live connection.
fn address() -> String {
    let here = window().location();
    let scheme = if here.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
    let folder = here.pathname().unwrap_or_default();
    let folder = folder.rsplit_once('/').map_or("", |(folder, _)| folder);
    format!("{scheme}://{}{folder}/api/live", here.host().unwrap_or_default())
}

impl Live {
    /// Connects, and calls `callback` with every message about the table.
    pub fn open(table: &str, callback: impl Fn(Json) + 'static) -> Live {
        let live = Live {
            link: RwSignal::new(Link::Opening),
            socket: StoredValue::new_local(None),
            table: StoredValue::new(table.to_owned()),
            version: StoredValue::new(0),
            callback: StoredValue::new_local(Box::new(callback)),
            pause: StoredValue::new(FIRST_PAUSE),
            messages: StoredValue::new(0),
        };
        live.connect();
        // A phone that slept, or a network that came back: no time is lost with waiting.
        listen(&window(), &["online"], move |_| live.look());
        // A connection without a network may seem open for minutes.
        listen(&window(), &["offline"], move |_| {
            live.socket.set_value(None);
            live.try_later();
        });
        listen(&document(), &["visibilitychange"], move |_| {
            if !document().hidden() {
                live.look();
            }
        });
        live.look_now_and_then();
        on_cleanup(move || live.socket.set_value(None));
        live
    }

    /// Sets the version of the table that the page has seen.
    pub fn has_seen(self, version: u64) {
        self.version.set_value(version);
    }

    /// Connects anew, for example because the user is somebody else now.
    pub fn reconnect(self) {
        self.connect();
    }

    fn connect(self) {
        let Ok(socket) = WebSocket::new(&address()) else { return self.try_later() };
        let on_open = Closure::<dyn FnMut()>::new(move || self.watch());
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            self.messages.try_update_value(|messages| *messages += 1);
            if let Some(json) = event.data().as_string().and_then(|text| Json::read(&text)) {
                let _ = self.callback.try_with_value(|callback| callback(json));
            }
        });
        let on_close = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| match event.code() {
            RESTARTS => self.connect_elsewhere(),
            _ => self.try_later(),
        });
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        let socket = Socket { socket, _on_open: on_open, _on_message: on_message, _on_close: on_close };
        // The old socket is dropped by a timer: this may run in one of its callbacks.
        let old = self.socket.try_update_value(|current| current.replace(socket)).flatten();
        if let Some(old) = old {
            let old = StoredValue::new_local(Some(old));
            set_timeout(move || drop(old.try_update_value(Option::take)), Duration::ZERO);
        }
    }

    /// Asks for the news of the table since the version that the page has seen.
    fn watch(self) {
        let Some(table) = self.table.try_get_value() else { return };
        self.pause.set_value(FIRST_PAUSE);
        let since = self.version.get_value();
        self.send(&[("watch", JsValue::from_str(&table)), ("since", (since as f64).into()), ("changes", true.into())]);
        self.link.set(Link::Live);
    }

    fn send(self, fields: &[(&str, JsValue)]) {
        let text = Json::object(fields).write();
        self.socket.with_value(|socket| {
            if let Some(Socket { socket, .. }) = socket {
                let _ = socket.send_with_str(&text);
            }
        });
    }

    /// Connects again without a word to the user: only the server has changed. Not all pages at the same moment.
    fn connect_elsewhere(self) {
        self.connect_after(FIRST_PAUSE.mul_f64(js_sys::Math::random()));
    }

    fn try_later(self) {
        // The screen may be gone.
        let Some(pause) = self.pause.try_get_value() else { return };
        self.link.set(Link::Lost);
        self.pause.set_value((pause * 2).min(LONGEST_PAUSE));
        self.connect_after(pause);
    }

    fn connect_after(self, pause: Duration) {
        let again = move || {
            if self.is_closed() == Some(true) {
                self.connect();
            }
        };
        set_timeout(again, pause);
    }

    /// Whether the connection is closed; none if the screen is gone.
    fn is_closed(self) -> Option<bool> {
        let closed = |socket: &WebSocket| matches!(socket.ready_state(), WebSocket::CLOSED | WebSocket::CLOSING);
        self.socket.try_with_value(|socket| socket.as_ref().is_none_or(|Socket { socket, .. }| closed(socket)))
    }

    /// Looks at once whether the connection lives, and makes another one if it does not.
    fn look(self) {
        if self.is_closed() == Some(true) {
            return self.connect();
        }
        let before = self.messages.get_value();
        self.send(&[("id", 0.into()), ("method", "GET".into()), ("path", "/api".into())]);
        let after = move || {
            if self.messages.try_get_value() == Some(before) {
                self.link.set(Link::Lost);
                self.connect();
            }
        };
        set_timeout(after, PATIENCE);
    }

    /// Looks whether the connection lives whenever it was silent for a while.
    fn look_now_and_then(self) {
        let Some(before) = self.messages.try_get_value() else { return };
        let later = move || {
            if self.messages.try_get_value() == Some(before) && !document().hidden() {
                self.look();
            }
            self.look_now_and_then();
        };
        set_timeout(later, SILENCE);
    }
}
