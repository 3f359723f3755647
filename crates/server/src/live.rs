//! Live connections: requests as messages, and news as they come.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use protocol::{Problem, TableId};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::mpsc;

use crate::api::{Api, Peer};
use crate::call::{Call, JsonBody, Parts};
use crate::connection::{Connection, ConnectionRef, Outgoing};
use crate::hub::now;
use crate::identity::Known;
use crate::perform::perform;

/// A small read buffer: a connection costs little, and the buffer is zeroed before every read.
const READ_BUFFER: usize = 1024;
/// The largest message of a client.
const LARGEST_MESSAGE: usize = 64 * 1024;
/// The most tables that one connection watches.
const MOST_WATCHED: usize = 100;
/// How long a connection may be silent before it is asked for a sign of life.
const SILENCE: Duration = Duration::from_secs(30);

/// A message of a client.
#[derive(Deserialize)]
#[serde(untagged)]
enum Incoming<'a> {
    Request(#[serde(borrow)] Asked<'a>),
    Watch(Watch),
    Unwatch(Unwatch),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked<'a> {
    #[serde(borrow)]
    id: &'a RawValue,
    method: String,
    path: String,
    #[serde(borrow, default)]
    body: Option<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Watch {
    watch: TableId,
    #[serde(default)]
    since: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unwatch {
    unwatch: TableId,
}

/// Begins a live connection.
pub(crate) fn upgrade(upgrade: WebSocketUpgrade, api: Arc<Api>, known: Option<Known>, peer: Peer) -> Response {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .on_upgrade(move |socket| serve(socket, api, known, peer))
}

/// One client.
struct Client {
    api: Arc<Api>,
    connection: Arc<Connection>,
    known: Option<Known>,
    peer: Peer,
    watched: BTreeSet<TableId>,
}

async fn serve(socket: WebSocket, api: Arc<Api>, known: Option<Known>, peer: Peer) {
    let (connection, outgoing) = Connection::new(known.as_ref().map(|known| known.player.clone()));
    api.hub.metrics.connections.fetch_add(1, Ordering::Relaxed);
    let mut client = Client { api, connection, known, peer, watched: BTreeSet::new() };
    client.talk(socket, outgoing).await;
    let hub = &client.api.hub;
    hub.metrics.connections.fetch_sub(1, Ordering::Relaxed);
    let connection = ConnectionRef(client.connection.clone());
    hub.with_hall(|hall| hall.unwatch(&connection, client.watched, now()));
}

impl Client {
    /// Reads and sends until one side ends the connection.
    async fn talk(&mut self, socket: WebSocket, mut outgoing: mpsc::Receiver<Outgoing>) {
        let (mut to, mut from) = socket.split();
        let connection = self.connection.clone();
        let mut is_silent = false;
        loop {
            tokio::select! {
                incoming = from.next() => {
                    is_silent = false;
                    match incoming {
                        Some(Ok(Message::Text(text))) => self.read(text.as_str()).await,
                        Some(Ok(Message::Binary(_))) => {
                            let _ = to.send(close(1003, "send text")).await;
                            return;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                message = outgoing.recv() => {
                    let Some(message) = message else { return };
                    if to.feed(text(&message)).await.is_err() {
                        return;
                    }
                    // Everything that waits goes out in one write.
                    while let Ok(message) = outgoing.try_recv() {
                        if to.feed(text(&message)).await.is_err() {
                            return;
                        }
                    }
                    if to.flush().await.is_err() {
                        return;
                    }
                    for table in connection.take_behind() {
                        let connection = ConnectionRef(connection.clone());
                        self.api.hub.with_hall(|hall| hall.fell_behind(connection, table));
                    }
                }
                () = connection.closing.notified() => {
                    let _ = to.send(close(1008, "read the answers")).await;
                    return;
                }
                () = tokio::time::sleep(SILENCE) => {
                    if is_silent || to.send(Message::Ping(Default::default())).await.is_err() {
                        return;
                    }
                    is_silent = true;
                }
            }
        }
    }

    async fn read(&mut self, text: &str) {
        let hub = self.api.hub.clone();
        hub.metrics.requests.fetch_add(1, Ordering::Relaxed);
        let incoming = match serde_json::from_str::<Incoming<'_>>(text) {
            Ok(incoming) => incoming,
            Err(_) => {
                let problem = Problem::bad_request(
                    "send {\"id\", \"method\", \"path\", \"body\"}, {\"watch\", \"since\"} or {\"unwatch\"}",
                );
                return self.connection.answer("null", Err(problem));
            }
        };
        let limits = self.api.check_limits(self.peer, self.known.as_ref());
        match incoming {
            Incoming::Request(asked) => {
                let id = asked.id.get();
                if let Err(problem) = limits {
                    return self.connection.answer(id, Err(problem));
                }
                let (path, query) = asked.path.split_once('?').unwrap_or((&asked.path, ""));
                let body = asked.body.map_or("", RawValue::get).as_bytes();
                let call = Call::read(&Parts { method: &asked.method, path, query, body: JsonBody::Json(body) });
                match call {
                    Ok(Call::Hall(request)) => hub.ask_live(&self.connection, id.into(), request),
                    Ok(call) => {
                        let (reply, _) = perform(&hub, self.known.as_ref(), call).await;
                        self.connection.answer(id, reply);
                    }
                    Err(problem) => self.connection.answer(id, Err(problem)),
                }
            }
            Incoming::Watch(Watch { watch, since }) => {
                let is_too_much = self.watched.len() >= MOST_WATCHED && !self.watched.contains(&watch);
                let too_much = || Problem::new(429, "too-many-watched", "one connection watches at most 100 tables");
                if let Err(problem) = limits.and_then(|()| if is_too_much { Err(too_much()) } else { Ok(()) }) {
                    return self.connection.answer("null", Err(problem));
                }
                self.watched.insert(watch);
                let connection = ConnectionRef(self.connection.clone());
                hub.with_hall(|hall| hall.watch(connection, self.connection.player.as_ref(), watch, since, now()));
            }
            Incoming::Unwatch(Unwatch { unwatch }) => {
                self.watched.remove(&unwatch);
                let connection = ConnectionRef(self.connection.clone());
                hub.with_hall(|hall| hall.unwatch(&connection, [unwatch], now()));
            }
        }
    }
}

fn text(message: &Outgoing) -> Message {
    Message::Text(Utf8Bytes::from(&**message))
}

fn close(code: u16, reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame { code, reason: reason.into() }))
}
