//! Live connections: requests as messages, and news as they come.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hall::Watch;
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

/// The fields of all messages of a client. Raw JSON cannot be read through an untagged enum, so [`Incoming`] is made of
/// these.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    method: Option<String>,
    path: Option<String>,
    #[serde(borrow)]
    body: Option<&'a RawValue>,
    watch: Option<TableId>,
    since: Option<u64>,
    changes: Option<bool>,
    unwatch: Option<TableId>,
}

/// A message of a client.
enum Incoming<'a> {
    Request { id: &'a str, method: String, path: String, body: &'a str },
    Watch { table: TableId, watch: Watch },
    Unwatch { table: TableId },
}

impl Incoming<'_> {
    /// Reads a message. If it is none, returns its id, or `null` if it has no id.
    fn read(text: &str) -> Result<Incoming<'_>, &str> {
        let fields: Fields<'_> = serde_json::from_str(text).map_err(|_| "null")?;
        match fields {
            Fields {
                id: Some(id),
                method: Some(method),
                path: Some(path),
                body,
                watch: None,
                since: None,
                changes: None,
                unwatch: None,
            } => Ok(Incoming::Request { id: id.get(), method, path, body: body.map_or("", RawValue::get) }),
            Fields {
                id: None,
                method: None,
                path: None,
                body: None,
                watch: Some(table),
                since,
                changes,
                unwatch: None,
            } => Ok(Incoming::Watch { table, watch: Watch { since, changes: changes.unwrap_or(false) } }),
            Fields {
                id: None,
                method: None,
                path: None,
                body: None,
                watch: None,
                since: None,
                changes: None,
                unwatch: Some(table),
            } => Ok(Incoming::Unwatch { table }),
            other => Err(other.id.map_or("null", RawValue::get)),
        }
    }
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
    let (connection, outgoing) = Connection::new();
    let player = known.as_ref().map(|known| known.player.id);
    if let Some(player) = player {
        api.hub.sessions.connected(player, &connection);
    }
    api.hub.metrics.connections.fetch_add(1, Ordering::Relaxed);
    let mut client = Client { api, connection, known, peer, watched: BTreeSet::new() };
    client.talk(socket, outgoing).await;
    let hub = &client.api.hub;
    if let Some(player) = player {
        hub.sessions.disconnected(player, &client.connection);
    }
    hub.metrics.connections.fetch_sub(1, Ordering::Relaxed);
    let connection = ConnectionRef(client.connection.clone());
    hub.with_hall(|hall| hall.unwatch(&connection, client.watched, now()));
}

impl Client {
    /// Reads and sends until one side ends the connection.
    async fn talk(&mut self, socket: WebSocket, mut outgoing: mpsc::Receiver<Outgoing>) {
        let (mut to, mut from) = socket.split();
        let connection = self.connection.clone();
        // The token may have been revoked while the connection was made.
        connection.changed.notify_one();
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
                        self.api.hub.with_hall(|hall| hall.fell_behind(&connection, table));
                    }
                }
                () = connection.changed.notified() => {
                    let Some(known) = &self.known else { continue };
                    self.known = self.api.hub.still_known(known).await;
                    if self.known.is_none() {
                        let _ = to.send(close(1008, "signed out")).await;
                        return;
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
        // Bad messages count too.
        let limits = self.api.check_limits(self.peer, self.known.as_ref());
        let incoming = match Incoming::read(text) {
            Ok(incoming) => incoming,
            Err(id) => {
                let problem = Problem::bad_request(
                    "send {\"id\", \"method\", \"path\", \"body\"}, {\"watch\", \"since\"} or {\"unwatch\"}",
                );
                return self.connection.answer(id, limits.and(Err(problem)));
            }
        };
        let who = self.known.as_ref().map(|known| &known.player);
        match incoming {
            Incoming::Request { id, method, path, body } => {
                if let Err(problem) = limits {
                    return self.connection.answer(id, Err(problem));
                }
                let (path, query) = path.split_once('?').unwrap_or((&path, ""));
                let call = Call::read(&Parts { method: &method, path, query, body: JsonBody::Json(body.as_bytes()) });
                match call {
                    Ok(Call::Hall(request)) => hub.ask_live(&self.connection, who, id.into(), request),
                    Ok(call) => {
                        let (reply, _) = perform(&hub, self.known.as_ref(), call).await;
                        self.connection.answer(id, reply);
                    }
                    Err(problem) => self.connection.answer(id, Err(problem)),
                }
            }
            Incoming::Watch { table, watch } => {
                let is_too_much = self.watched.len() >= MOST_WATCHED && !self.watched.contains(&table);
                let too_much = || Problem::new(429, "too-many-watched", "one connection watches at most 100 tables");
                if let Err(problem) = limits.and_then(|()| if is_too_much { Err(too_much()) } else { Ok(()) }) {
                    return self.connection.answer("null", Err(problem));
                }
                self.watched.insert(table);
                let connection = ConnectionRef(self.connection.clone());
                hub.with_hall(|hall| hall.watch(connection, who, table, watch, now()));
            }
            Incoming::Unwatch { table } => {
                self.watched.remove(&table);
                let connection = ConnectionRef(self.connection.clone());
                hub.with_hall(|hall| hall.unwatch(&connection, [table], now()));
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
