//! A client that speaks the contract and nothing else: HTTP/1.1 and WebSockets with JSON texts.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufStream};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::tungstenite::{Error, Message};

/// How long anything may take before a test fails instead of hanging.
const PATIENCE: Duration = Duration::from_secs(20);

/// Waits for something that must come soon.
pub async fn soon<R>(what: &str, coming: impl Future<Output = R>) -> R {
    match tokio::time::timeout(PATIENCE, coming).await {
        Ok(come) => come,
        Err(_) => panic!("{what} did not come"),
    }
}

/// An answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    /// A header, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| &**value)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("the body is text")
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }

    /// The body of a successful answer with this status.
    #[track_caller]
    pub fn with_status(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        assert_eq!(self.header("content-type"), Some("application/json"));
        self.json()
    }

    /// The body of an answer with status 200.
    #[track_caller]
    pub fn ok(&self) -> Value {
        self.with_status(200)
    }

    /// Checks that the request was refused with this status and code, in the form of a problem. Returns its arguments.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        assert_eq!(self.header("content-type"), Some("application/problem+json"));
        problem(&self.json(), status, code)
    }
}

/// Checks the form of a problem. Returns its arguments.
#[track_caller]
pub fn problem(body: &Value, status: u16, code: &str) -> Value {
    assert_eq!((&body["status"], &body["code"]), (&json!(status), &json!(code)), "{body}");
    assert!(body["detail"].as_str().is_some_and(|detail| detail.contains(' ')), "{body}");
    assert!(body["args"].is_object(), "{body}");
    let fields: Vec<&str> = body.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(fields.len(), 4, "{body}");
    body["args"].clone()
}

/// Somebody who asks over HTTP. Connections are kept and used again.
pub struct Client {
    pub address: SocketAddr,
    /// Headers of every request.
    headers: Vec<(String, String)>,
    idle: Mutex<Vec<BufStream<TcpStream>>>,
    /// The player's id; empty for a stranger.
    pub id: String,
    /// The player's token; empty for a stranger.
    pub token: String,
}

impl Client {
    /// Somebody without an identity.
    pub fn stranger(address: SocketAddr) -> Client {
        Client { address, headers: Vec::new(), idle: Mutex::default(), id: String::new(), token: String::new() }
    }

    /// Makes a guest, who sends the token with every request.
    pub async fn guest(address: SocketAddr, name: &str) -> Client {
        let made = Client::stranger(address).post("/api/players", json!({ "name": name })).await.with_status(201);
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        Client::known(address, &text(&made["player"]["id"]), &text(&made["token"]))
    }

    /// A player with this id and token.
    pub fn known(address: SocketAddr, id: &str, token: &str) -> Client {
        let stranger = Client::stranger(address).with("Authorization", &format!("Bearer {token}"));
        Client { id: id.to_owned(), token: token.to_owned(), ..stranger }
    }

    /// The same player at another address.
    pub fn at(&self, address: SocketAddr) -> Client {
        Client::known(address, &self.id, &self.token)
    }

    /// Somebody with no identity but this cookie.
    pub fn with_cookie(address: SocketAddr, token: &str) -> Client {
        Client::stranger(address).with("Cookie", &format!("portolan={token}"))
    }

    /// With one more header in every request.
    pub fn with(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The server's own origin.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Opens a connection.
    pub async fn connect(&self) -> BufStream<TcpStream> {
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        stream.set_nodelay(true).expect("it is a TCP connection");
        BufStream::new(stream)
    }

    /// Sends a request with these headers and this body, and waits for the answer.
    pub async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let idle = self.idle.lock().expect("no panic before").pop();
        let mut stream = match idle {
            Some(stream) => stream,
            None => self.connect().await,
        };
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        let own = self.headers.iter().map(|(name, value)| (&**name, &**value));
        own.chain(headers.iter().copied()).for_each(|(name, value)| head.push_str(&format!("{name}: {value}\r\n")));
        if !body.is_empty() || !matches!(method, "GET" | "HEAD") {
            head.push_str(&format!("Content-Length: {}\r\n", body.len()));
        }
        head.push_str("\r\n");
        let answer = soon("an answer", async {
            stream.write_all(head.as_bytes()).await.expect("the server reads");
            stream.write_all(body).await.expect("the server reads");
            stream.flush().await.expect("the server reads");
            read_answer(&mut stream, method == "HEAD").await
        })
        .await;
        if answer.header("connection") != Some("close") {
            self.idle.lock().expect("no panic before").push(stream);
        }
        answer
    }

    /// Sends a request with a JSON body.
    pub async fn send(&self, method: &str, path: &str, body: &Value) -> Answer {
        self.ask(method, path, &[("Content-Type", "application/json")], body.to_string().as_bytes()).await
    }

    /// Reads an address.
    pub async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], b"").await
    }

    /// Posts a JSON body.
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, &body).await
    }

    /// Reads something of a table.
    pub async fn see(&self, table: &str, what: &str) -> Answer {
        self.get(&format!("/api/tables/{table}/{what}")).await
    }

    /// Asks for a change of a table.
    pub async fn act(&self, table: &str, what: &str, body: Value) -> Answer {
        self.post(&format!("/api/tables/{table}/{what}"), body).await
    }

    /// The description of a table.
    pub async fn info(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.ok()["table"].clone()
    }

    /// Plays moves, having seen a version.
    pub async fn play(&self, table: &str, moves: &[&str], version: u64, key: &str) -> Answer {
        self.act(table, "moves", json!({ "moves": moves, "version": version, "key": key })).await
    }

    /// Opens a live connection.
    pub async fn live(&self) -> Live {
        let token = (!self.token.is_empty()).then(|| ("Authorization".to_owned(), format!("Bearer {}", self.token)));
        let headers: Vec<_> = token.into_iter().chain([("Origin".to_owned(), self.origin())]).collect();
        Live::open(self.address, &headers).await.expect("the connection is accepted")
    }
}

/// Reads one answer from a connection.
pub async fn read_answer(stream: &mut BufStream<TcpStream>, is_head: bool) -> Answer {
    let mut line = String::new();
    stream.read_line(&mut line).await.expect("the server answers");
    let status =
        line.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("an answer begins with its status");
    let mut headers = Vec::new();
    loop {
        line.clear();
        stream.read_line(&mut line).await.expect("the head has an end");
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.push((name.to_ascii_lowercase(), value.to_owned()));
    }
    let mut answer = Answer { status, headers, body: Vec::new() };
    let length = answer.header("content-length").and_then(|length| length.parse().ok()).filter(|_| !is_head);
    answer.body.resize(length.unwrap_or(0), 0);
    stream.read_exact(&mut answer.body).await.expect("the body is whole");
    answer
}

/// A live connection.
pub struct Live {
    socket: WebSocketStream<TcpStream>,
    last_id: u64,
    /// Messages that came while an answer was awaited.
    waiting: VecDeque<Value>,
    /// The code of the closing message, once it has come.
    pub close_code: Option<u16>,
}

impl Live {
    /// Opens a connection with these headers; the status if it is refused.
    pub async fn open(address: SocketAddr, headers: &[(String, String)]) -> Result<Live, u16> {
        let request = Request::builder().uri(format!("ws://{address}/api/live")).header("Host", address.to_string());
        let request = request.header("Connection", "Upgrade").header("Upgrade", "websocket");
        let request = request.header("Sec-WebSocket-Version", "13").header("Sec-WebSocket-Key", generate_key());
        let request = headers.iter().fold(request, |request, (name, value)| request.header(name, value));
        let stream = TcpStream::connect(address).await.expect("the server listens");
        stream.set_nodelay(true).expect("it is a TCP connection");
        let request = request.body(()).expect("a request");
        match soon("the upgrade", tokio_tungstenite::client_async(request, stream)).await {
            Ok((socket, _)) => Ok(Live { socket, last_id: 0, waiting: VecDeque::new(), close_code: None }),
            Err(Error::Http(refused)) => Err(refused.status().as_u16()),
            Err(bad) => panic!("no WebSocket: {bad}"),
        }
    }

    /// Sends a text.
    pub async fn send(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("the server reads");
    }

    /// Sends any message.
    pub async fn send_message(&mut self, message: Message) {
        self.socket.send(message).await.expect("the server reads");
    }

    /// The next message, in the order in which they come; none at the end of the connection.
    async fn read(&mut self) -> Option<Value> {
        loop {
            match soon("a message", self.socket.next()).await {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("a message is JSON")),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(frame))) => {
                    self.close_code = frame.map(|frame| frame.code.into());
                    return None;
                }
                Some(Err(_)) | None => return None,
                Some(Ok(other)) => panic!("no text: {other:?}"),
            }
        }
    }

    /// Waits for the end of the connection. Returns the code of the closing message.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            match soon("the end", self.socket.next()).await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// The next message that does not answer a request of [`Live::ask`].
    pub async fn next(&mut self) -> Value {
        self.next_or_end().await.expect("the connection goes on")
    }

    /// The same; none at the end of the connection.
    pub async fn next_or_end(&mut self) -> Option<Value> {
        match self.waiting.pop_front() {
            Some(message) => Some(message),
            None => self.read().await,
        }
    }

    /// Sends a request and waits for its answer. Returns status and body.
    pub async fn ask(&mut self, method: &str, path: &str, body: Value) -> (u16, Value) {
        self.ask_or_end(method, path, body).await.expect("the connection goes on")
    }

    /// The same; none if the connection ends before the answer.
    pub async fn ask_or_end(&mut self, method: &str, path: &str, body: Value) -> Option<(u16, Value)> {
        self.last_id += 1;
        let id = json!(self.last_id);
        let mut request = json!({ "id": id, "method": method, "path": path });
        if !body.is_null() {
            request["body"] = body;
        }
        // If the connection has ended, reading says so.
        let _ = self.socket.send(Message::text(request.to_string())).await;
        loop {
            let mut message = self.read().await?;
            if message["id"] == id {
                let status = message["status"].as_u64().expect("a status") as u16;
                return Some((status, message["body"].take()));
            }
            self.waiting.push_back(message);
        }
    }

    /// Reads something of a table.
    pub async fn see(&mut self, table: &str, what: &str) -> (u16, Value) {
        self.ask("GET", &format!("/api/tables/{table}/{what}"), Value::Null).await
    }

    /// Asks for a change of a table.
    pub async fn act(&mut self, table: &str, what: &str, body: Value) -> (u16, Value) {
        self.ask("POST", &format!("/api/tables/{table}/{what}"), body).await
    }

    /// Begins to watch a table and waits for the first message about it.
    pub async fn watch(&mut self, table: &str, since: u64) -> Value {
        self.send(&json!({ "watch": table, "since": since }).to_string()).await;
        self.next().await
    }
}
