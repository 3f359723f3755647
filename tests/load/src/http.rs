//! Requests over HTTP/1.1, as plain text.

use protocol::{Player, PlayerId};
use serde::Deserialize;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufStream};
use tokio::net::TcpStream;

use crate::{Failure, Way};

/// A request. The body is JSON.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The method.
    pub method: &'a str,
    /// The path with its query.
    pub path: &'a str,
    /// The token of whoever asks.
    pub token: Option<&'a str>,
    /// The body, perhaps empty.
    pub body: &'a str,
}

impl Request<'_> {
    /// The request as it is sent on a way.
    #[must_use]
    pub fn text(&self, Way { server, lines }: &Way) -> String {
        let Request { method, path, token, body } = self;
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let length = body.len();
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {server}\r\n{lines}{token}Content-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
    }
}

/// A connection that is used for one request after the other.
#[derive(Debug)]
pub struct Http {
    stream: BufStream<TcpStream>,
    way: Way,
}

impl Http {
    /// Connects to a server.
    pub async fn connect(way: impl Into<Way>) -> Result<Http, Failure> {
        let way = way.into();
        let stream = TcpStream::connect(&way.server).await?;
        stream.set_nodelay(true)?;
        Ok(Http { stream: BufStream::new(stream), way })
    }

    /// Sends the first bytes of a request; all of them with `usize::MAX`.
    pub async fn send(&mut self, request: &Request<'_>, bytes: usize) -> Result<(), Failure> {
        let text = request.text(&self.way);
        self.stream.write_all(&text.as_bytes()[..bytes.min(text.len())]).await?;
        Ok(self.stream.flush().await?)
    }

    /// Sends bytes, which need not be a request.
    pub async fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.stream.write_all(bytes).await?;
        Ok(self.stream.flush().await?)
    }

    /// Reads the next answer: its status and body.
    pub async fn read(&mut self) -> Result<(u16, String), Failure> {
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("the connection ended")?;
        let mut length = 0;
        loop {
            line.clear();
            self.stream.read_line(&mut line).await?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            if name.eq_ignore_ascii_case("content-length") {
                length = value.parse()?;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok((status, String::from_utf8(body)?))
    }

    /// Sends a request and waits for the answer.
    pub async fn ask(&mut self, request: &Request<'_>) -> Result<(u16, String), Failure> {
        self.send(request, usize::MAX).await?;
        self.read().await
    }
}

/// A player who has just been made.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The player's id.
    pub id: PlayerId,
    /// The secret that proves who asks.
    pub token: String,
}

/// Makes a guest.
pub async fn guest(way: impl Into<Way>, name: &str) -> Result<Guest, Failure> {
    #[derive(Deserialize)]
    struct Made {
        player: Player,
        token: String,
    }
    let body = json!({ "name": name }).to_string();
    let request = Request { method: "POST", path: "/api/players", token: None, body: &body };
    let (status, body) = Http::connect(way).await?.ask(&request).await?;
    if status != 201 {
        return Err(format!("no guest is made: {body}").into());
    }
    let made: Made = serde_json::from_str(&body)?;
    Ok(Guest { id: made.player.id, token: made.token })
}
