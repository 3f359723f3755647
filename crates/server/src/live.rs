//! Live connections: requests as messages, and news as they come.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use axum::response::Response;
use futures_util::SinkExt;
use hall::Watch;
use protocol::{Problem, TableId};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::api::{Api, Peer};
use crate::call::{Call, JsonBody, Parts};
use crate::connection::{Connection, ConnectionRef, Outgoing};
use crate::ending::Phase;
use crate::identity::Known;
use crate::perform::perform;

/// A small read buffer: a connection costs little, and the buffer is zeroed before every read.
const READ_BUFFER: usize = 1024;
/// How much is collected before it is written without being asked: an answer and the news that follow it go out in one
/// write. The buffer grows only as it is needed.
const WRITE_BUFFER: usize = 16 * 1024;
/// The largest message of a client.
const LARGEST_MESSAGE: usize = 64 * 1024;
/// The most tables that one connection watches.
const MOST_WATCHED: usize = 100;
/// The most characters of the id of a request.
const LONGEST_ID: usize = 64;
/// After so many messages in a row that were refused as too many, the connection is ended.
const MOST_REFUSED: u32 = 1000;
/// How long the last words to a client may take when the server ends.
const GOODBYE: Duration = Duration::from_secs(1);
/// How often a connection is looked at. One that was silent from one look to the next is asked for a sign of life; if none
/// comes until the look after that, the connection is ended.
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
        if fields.id.is_some_and(|id| id.get().len() > LONGEST_ID) {
            return Err("null");
        }
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
            } => Ok(Incoming::Watch { table, watch: Watch { since, changes: changes.unwrap_or(false), again: false } }),
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
        .write_buffer_size(WRITE_BUFFER)
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
    /// The messages that were refused as too many since the last one that was not.
    refused: u32,
}

async fn serve(socket: WebSocket, api: Arc<Api>, known: Option<Known>, peer: Peer) {
    let (connection, outgoing) = Connection::new();
    let player = known.as_ref().map(|known| known.player.id);
    if let Some(player) = player {
        api.hub.sessions.connected(player, &connection);
    }
    api.hub.metrics.connections.fetch_add(1, Ordering::Relaxed);
    let mut client = Client { api, connection, known, peer, watched: BTreeSet::new(), refused: 0 };
    client.talk(socket, outgoing).await;
    let hub = &client.api.hub;
    if let Some(player) = player {
        hub.sessions.disconnected(player, &client.connection);
    }
    hub.metrics.connections.fetch_sub(1, Ordering::Relaxed);
    let connection = ConnectionRef(client.connection.clone());
    hub.with_node(|node| node.unwatch(&connection, client.watched, hub.now()));
}

impl Client {
    /// Reads and sends until one side ends the connection.
    async fn talk(&mut self, mut socket: WebSocket, mut outgoing: mpsc::Receiver<Outgoing>) {
        let connection = self.connection.clone();
        // The token may have been revoked while the connection was made.
        connection.attention.notify_one();
        // One timer for the whole connection: it looks whether anything came since it last fired.
        let mut silence = tokio::time::interval_at(Instant::now() + SILENCE, SILENCE);
        let mut silent_for = 0;
        let mut closing = std::pin::pin!(self.api.hub.ending.reaches(Phase::Closing));
        loop {
            let goes_on = tokio::select! {
                incoming = socket.recv() => {
                    silent_for = 0;
                    match incoming {
                        Some(Ok(Message::Text(text))) => {
                            self.read(text.as_str()).await;
                            self.goes_on(&mut socket).await
                        }
                        Some(Ok(Message::Binary(_))) => close(&mut socket, 1003, "send text").await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            _ = self.count();
                            self.goes_on(&mut socket).await
                        }
                        Some(Ok(Message::Close(_)) | Err(_)) | None => false,
                    }
                }
                message = outgoing.recv() => match message {
                    Some(first) => {
                        let is_sent = in_time(send_all(&mut socket, first, &mut outgoing)).await;
                        self.catch_up();
                        is_sent
                    }
                    None => false,
                },
                () = connection.attention.notified() => self.look(&mut socket).await,
                () = &mut closing => {
                    let _ = tokio::time::timeout(GOODBYE, say_goodbye(&connection, &mut socket, &mut outgoing)).await;
                    false
                }
                _ = silence.tick() => {
                    silent_for += 1;
                    match silent_for {
                        // Something may have come just after the last look.
                        1 => true,
                        2 => in_time(socket.send(Message::Ping(Bytes::new()))).await,
                        _ => false,
                    }
                }
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Looks whether the client reads its answers and is still known. Returns whether the connection goes on.
    async fn look(&mut self, socket: &mut WebSocket) -> bool {
        if self.connection.is_clogged() {
            return close(socket, 1008, "read the answers").await;
        }
        if let Some(known) = &self.known {
            self.known = self.api.hub.still_known(known).await;
            if self.known.is_none() {
                return close(socket, 1008, "signed out").await;
            }
        }
        true
    }

    /// The queue has room again: tables about which the client has missed something are told anew.
    fn catch_up(&self) {
        for table in self.connection.take_behind() {
            let connection = ConnectionRef(self.connection.clone());
            self.api.hub.with_node(|node| node.fell_behind(&connection, table, self.api.hub.now()));
        }
    }

    /// Counts a message.
    fn count(&mut self) -> Result<(), Problem> {
        let counted = self.api.check_limits(self.peer, self.known.as_ref());
        self.refused = if counted.is_ok() { 0 } else { self.refused + 1 };
        counted
    }

    /// Whether the connection may ask for one thing more.
    fn check_under_way(&self) -> Result<(), Problem> {
        let most = self.api.access.bounds.connection_asked;
        if self.connection.awaited_answers() < most {
            return Ok(());
        }
        let why = "too many requests of this connection wait for their answers";
        Err(Problem::new(429, "too-many-requests", why).with("most", most))
    }

    /// Whether the connection goes on: not if it only sends what is refused.
    async fn goes_on(&mut self, socket: &mut WebSocket) -> bool {
        if self.refused > MOST_REFUSED {
            return close(socket, 1008, "far too many messages").await;
        }
        true
    }

    async fn read(&mut self, text: &str) {
        let hub = self.api.hub.clone();
        hub.metrics.requests.fetch_add(1, Ordering::Relaxed);
        // Bad messages count too.
        let limits = self.count();
        let incoming = match Incoming::read(text) {
            Ok(incoming) => incoming,
            Err(id) => {
                let problem = Problem::bad_request(
                    "send {\"id\", \"method\", \"path\", \"body\"}, {\"watch\", \"since\"} or {\"unwatch\"}; an id has at most 64 characters",
                );
                return self.connection.answer(id, limits.and(Err(problem)));
            }
        };
        let who = self.known.as_ref().map(|known| &known.player);
        match incoming {
            Incoming::Request { id, method, path, body } => {
                if let Err(problem) = limits.and_then(|()| self.check_under_way()) {
                    return self.connection.answer(id, Err(problem));
                }
                let (path, query) = path.split_once('?').unwrap_or((&path, ""));
                let call = Call::read(&Parts { method: &method, path, query, body: JsonBody::Json(body.as_bytes()) });
                let counted = |call: Call| self.api.check_call(self.peer, self.known.as_ref(), &call).map(|()| call);
                match call.and_then(counted) {
                    Ok(Call::Hall(request)) => hub.ask_live(&self.connection, who, id.into(), request),
                    Ok(call) => {
                        let (reply, _) = perform(&self.api, self.peer, self.known.as_ref(), call).await;
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
                hub.with_node(|node| node.watch(connection, who, table, watch, hub.now()));
            }
            Incoming::Unwatch { table } => {
                self.watched.remove(&table);
                let connection = ConnectionRef(self.connection.clone());
                hub.with_node(|node| node.unwatch(&connection, [table], hub.now()));
            }
        }
    }
}

/// Sends a message and everything that waits behind it, in one write.
async fn send_all(
    socket: &mut WebSocket,
    first: Outgoing,
    outgoing: &mut mpsc::Receiver<Outgoing>,
) -> Result<(), axum::Error> {
    let mut next = Some(first);
    while let Some(message) = next {
        socket.feed(Message::Text(Utf8Bytes::from(&*message))).await?;
        next = outgoing.try_recv().ok();
    }
    socket.flush().await
}

/// The server ends: sends what is still due, asks the client to connect again, and waits until it has heard that.
async fn say_goodbye(connection: &Connection, socket: &mut WebSocket, outgoing: &mut mpsc::Receiver<Outgoing>) {
    while connection.awaits_answers() || !outgoing.is_empty() {
        let Some(next) = outgoing.recv().await else { return };
        if send_all(socket, next, outgoing).await.is_err() {
            return;
        }
    }
    close(socket, 1012, "the server restarts: connect again").await;
    // What still comes was sent before the client knew, and is sent again.
    while let Some(Ok(_)) = socket.recv().await {}
}

/// Ends a connection. Returns that it does not go on.
async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) -> bool {
    // A client that is gone needs no reason.
    let _ = in_time(socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() })))).await;
    false
}

/// Sends something, unless the client does not read for too long. Returns whether it is sent.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    tokio::time::timeout(SILENCE, sending).await.is_ok_and(|sent| sent.is_ok())
}
