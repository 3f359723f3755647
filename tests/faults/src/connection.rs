//! The connections of one player, and one attempt at a time to send something.

use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use load::Failure;
use load::http::{Guest, Http};
use load::live::{Socket, connect};
use protocol::{Problem, TableId};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::followed::News;
use crate::letter::{Answer, Letter};
use crate::world::World;

/// A message of a live connection: an answer, or something about a table.
#[derive(Deserialize)]
pub struct Incoming {
    id: Option<u64>,
    status: Option<u16>,
    body: Option<Value>,
    /// The table that it is about.
    pub table: Option<TableId>,
    /// The version of the table when the player began to watch, or must read the view.
    pub version: Option<u64>,
    /// Whether the view must be read.
    #[serde(default)]
    pub reset: bool,
    /// What happened.
    #[serde(default)]
    pub news: Vec<News>,
    /// Why the table is not watched.
    pub problem: Option<Problem>,
}

struct Live {
    socket: Socket,
    last_id: u64,
    /// Whether it watches the table of the present game. It may be left over from the game before.
    watches: bool,
}

/// The connections of one player.
pub struct Connections {
    world: Arc<World>,
    guest: Guest,
    http: Option<Http>,
    live: Option<Live>,
}

impl Connections {
    /// No connection yet.
    pub fn new(world: Arc<World>, guest: Guest) -> Connections {
        Connections { world, guest, http: None, live: None }
    }

    /// Whether there is a live connection.
    pub fn is_live(&self) -> bool {
        self.live.is_some()
    }

    /// Whether news of the present game come.
    pub fn follows(&self) -> bool {
        self.live.as_ref().is_some_and(|live| live.watches)
    }

    /// Begins to watch a table, over a live connection that is there or is opened now, if the server is there.
    pub async fn watch(&mut self, table: TableId, since: u64) -> Result<(), Failure> {
        if self.live.is_none() {
            self.go_live().await?;
        }
        if let Some(live) = &mut self.live {
            live.watches = true;
        }
        self.say(json!({ "watch": table, "since": since, "changes": true }).to_string()).await;
        Ok(())
    }

    /// Watches a table no longer.
    pub async fn unwatch(&mut self, table: TableId) {
        if let Some(live) = &mut self.live {
            live.watches = false;
        }
        self.say(json!({ "unwatch": table }).to_string()).await;
    }

    /// Cuts the live connection.
    pub fn cut(&mut self) {
        self.live = None;
    }

    async fn go_live(&mut self) -> Result<(), Failure> {
        let address = self.world.address.get().await?;
        let connected = self.world.patiently(connect(&address, &self.guest.token)).await;
        let live = |socket| Live { socket, last_id: 0, watches: false };
        self.live = connected.and_then(Result::ok).map(live);
        Ok(())
    }

    /// Sends a message over the live connection. If that fails, there is none any more.
    async fn say(&mut self, text: String) {
        if let Some(live) = &mut self.live
            && live.socket.send(Message::text(text)).await.is_err()
        {
            self.live = None;
        }
    }

    /// The next message of the live connection; none if it ends.
    pub async fn listen(&mut self) -> Result<Option<Incoming>, Failure> {
        while let Some(live) = &mut self.live {
            // A server that says nothing for long may not be there any more.
            match self.world.patiently(live.socket.next()).await.flatten() {
                Some(Ok(Message::Text(text))) => return Ok(Some(serde_json::from_str(&text)?)),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => self.live = None,
            }
        }
        Ok(None)
    }

    /// Sends a request over the live connection. Returns its id.
    pub async fn send_live(&mut self, letter: &Letter) -> u64 {
        let Some(live) = &mut self.live else { return 0 };
        live.last_id += 1;
        let id = live.last_id;
        self.say(letter.message(id)).await;
        id
    }

    async fn http(&mut self) -> Result<Option<Http>, Failure> {
        if let Some(open) = self.http.take() {
            return Ok(Some(open));
        }
        let address = self.world.address.get().await?;
        // If it is killed in this moment, the next attempt waits for it.
        Ok(Http::connect(&address).await.ok())
    }

    /// Sends a request over HTTP, so many times on one connection. Returns the answers; none if the connection ends.
    pub async fn ask_http(&mut self, letter: &Letter, copies: usize) -> Result<Option<Vec<Answer>>, Failure> {
        let Some(mut http) = self.http().await? else { return Ok(None) };
        let request = letter.request(&self.guest.token);
        for _ in 0..copies {
            if http.send(&request, usize::MAX).await.is_err() {
                return Ok(None);
            }
        }
        let mut answers = Vec::with_capacity(copies);
        for _ in 0..copies {
            let Some(Ok(answer)) = self.world.patiently(http.read()).await else { return Ok(None) };
            answers.push(Answer::read(answer));
        }
        self.http = Some(http);
        Ok(Some(answers))
    }

    /// Sends a part of a request over HTTP and hangs up without reading an answer.
    pub async fn hang_up(&mut self, letter: &Letter, bytes: usize) -> Result<(), Failure> {
        if let Some(mut http) = self.http().await? {
            // Nobody waits for it to arrive.
            let _ = http.send(&letter.request(&self.guest.token), bytes).await;
        }
        Ok(())
    }

    /// Sends a copy of a request on a connection of its own, later. Its answer counts as any other.
    pub fn send_later(&self, letter: Letter, delay: std::time::Duration) {
        let (world, token) = (self.world.clone(), self.guest.token.clone());
        self.world.later(async move {
            tokio::time::sleep(delay).await;
            let Ok(address) = world.address.get().await else { return };
            let Ok(mut http) = Http::connect(&address).await else { return };
            // Copies get lost too.
            let Some(Ok(answer)) = world.patiently(http.ask(&letter.request(&token))).await else { return };
            if let Some(key) = &letter.key {
                world.answered(key, &Answer::read(answer));
            }
        });
    }
}

impl Incoming {
    /// The answer to the request with this id.
    pub fn answer_to(&mut self, id: u64) -> Option<Answer> {
        let status = self.status.filter(|_| self.id == Some(id))?;
        Some(Answer { status, body: self.body.take().unwrap_or_default() })
    }
}
