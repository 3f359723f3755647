//! Players at one table, each with a live connection. They follow the game by patches and choose at random.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use protocol::{TableId, patch};
use serde_json::{Value, json};
use table::{Choices, Dice, Game, OwnedView, Purpose, Seat, SeedText};
use tokio_tungstenite::tungstenite::Message;

use crate::http::guest;
use crate::live::{Socket, connect};
use crate::tally::Tally;
use crate::{Failure, Way};

/// One table with its players.
pub struct Table {
    id: TableId,
    players: Vec<Player>,
    /// The bot of the house at the last seat, if there is one.
    bot: Option<&'static str>,
}

/// A player's connection, and what it knows.
struct Player {
    socket: Socket,
    seat: Seat,
    last_id: u64,
    version: u64,
    awaited: Vec<u64>,
    open: Value,
    own: Value,
    keys: u64,
    dice: Dice,
}

impl Table {
    /// Opens a table and seats its players, every second one at another server than the one where the table is opened, or on
    /// another way. The game begins.
    pub async fn seat<G: Game>(ways: &[impl Clone + Into<Way>], seats: u8, number: usize) -> Result<Table, Failure> {
        Table::seat_with::<G>(ways, seats, None, number).await
    }

    /// The same, with a bot of the house at one more seat, if one is named.
    pub async fn seat_with<G: Game>(
        ways: &[impl Clone + Into<Way>],
        seats: u8,
        bot: Option<&'static str>,
        number: usize,
    ) -> Result<Table, Failure> {
        let mut players = Vec::new();
        for seat in 0..seats {
            let way: Way = ways[(number + usize::from(seat % 2)) % ways.len()].clone().into();
            let guest = guest(&way, &format!("{number}-{seat}")).await?;
            let socket = connect(&way, &guest.token).await?;
            let dice = SeedText::new(format!("load {number} {seat}"))?.seed().dice(Purpose(*b"load"), 0);
            players.push(Player {
                socket,
                seat: Seat(seat),
                last_id: 0,
                version: 0,
                awaited: Vec::new(),
                open: Value::Null,
                own: Value::Null,
                keys: 0,
                dice,
            });
        }
        let mut table = Table { id: TableId(0), players, bot };
        table.open::<G>().await?;
        Ok(table)
    }

    /// Opens another game for the same players.
    async fn open<G: Game>(&mut self) -> Result<(), Failure> {
        let persons = self.players.len();
        let bots: BTreeMap<usize, &str> = self.bot.map(|bot| (persons, bot)).into_iter().collect();
        let open = json!({ "game": G::NAME, "seats": persons + bots.len(), "bots": bots, "start": "full" });
        let opened = self.players[0].ask("POST", "/api/tables", Some(open)).await?;
        self.id = opened["table"]["id"].as_str().ok_or("no table")?.parse()?;
        for player in &mut self.players[1..] {
            player.ask("POST", &format!("/api/tables/{}/join", self.id), Some(json!({}))).await?;
        }
        for player in &mut self.players {
            player.send(&json!({ "watch": self.id, "changes": true })).await?;
            let view = player.ask("GET", &format!("/api/tables/{}/view", self.id), None).await?;
            player.see(&view);
        }
        Ok(())
    }

    /// The id of the table.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.id
    }

    /// Plays one game after the other, until the server is gone.
    pub async fn play<G: Game>(mut self, tally: Arc<Tally>) {
        // At the end the server is killed, and every connection fails.
        if let Err(bad) = self.play_on::<G>(&tally).await
            && !tally.has_ended()
        {
            eprintln!("table {}: {bad}", self.id);
        }
    }

    async fn play_on<G: Game>(&mut self, tally: &Tally) -> Result<(), Failure> {
        loop {
            // All awaited players act at the same time.
            let awaited = self.players[0].awaited.clone();
            if awaited.is_empty() {
                self.open_next::<G>().await?;
            } else {
                self.act::<G>(&awaited, tally).await?;
            }
        }
    }

    /// Plays the moves of one turn. Returns the time from sending its last move until everybody was told of it; none if a
    /// game has ended and the next one was opened.
    pub async fn timed_turn<G: Game>(&mut self, tally: &Tally) -> Result<Option<Duration>, Failure> {
        let awaited = self.players[0].awaited.clone();
        let Some((last, others)) = awaited.split_last() else {
            self.open_next::<G>().await?;
            return Ok(None);
        };
        self.act::<G>(others, tally).await?;
        let sent = Instant::now();
        self.act::<G>(&[*last], tally).await?;
        Ok(Some(sent.elapsed()))
    }

    /// Plays one move of a single person. Returns how long it took until the bot had answered; none if it was not its turn.
    pub async fn answered_move<G: Game>(&mut self, tally: &Tally) -> Result<Option<Duration>, Failure> {
        let id = self.id;
        let person = &mut self.players[0];
        if person.awaited.is_empty() {
            self.open_next::<G>().await?;
            return Ok(None);
        }
        let own = u64::from(person.seat.0);
        if !person.awaited.contains(&own) {
            person.read_until(None).await?;
            return Ok(None);
        }
        let sent = person.act::<G>(id, tally).await?;
        let was_asked = !person.awaited.is_empty() && !person.awaited.contains(&own);
        while !person.awaited.is_empty() && !person.awaited.contains(&own) {
            person.read_until(None).await?;
        }
        Ok(was_asked.then(|| sent.elapsed()))
    }

    /// Opens the next game after the end of one.
    async fn open_next<G: Game>(&mut self) -> Result<(), Failure> {
        let watched = self.id;
        for player in &mut self.players {
            player.send(&json!({ "unwatch": watched })).await?;
        }
        self.open::<G>().await
    }

    /// Lets these seats act at the same time, until everybody has heard of it.
    async fn act<G: Game>(&mut self, seats: &[u64], tally: &Tally) -> Result<(), Failure> {
        let id = self.id;
        let acting = self.players.iter_mut().filter(|player| seats.contains(&u64::from(player.seat.0)));
        futures_util::future::try_join_all(acting.map(|player| player.act::<G>(id, tally))).await?;
        let newest = self.players.iter().map(|player| player.version).max().unwrap_or(0);
        for player in &mut self.players {
            while player.version < newest {
                player.read_until(None).await?;
            }
        }
        Ok(())
    }
}

impl Player {
    async fn send(&mut self, message: &Value) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    /// What a view says.
    fn see(&mut self, view: &Value) {
        self.version = view["version"].as_u64().unwrap_or(0);
        self.awaited = seats(&view["awaited"]);
        self.open = view["view"]["open"].clone();
        self.own = view["view"]["own"].clone();
    }

    /// Sends a request and waits for its answer, which must be a success.
    async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> Result<Value, Failure> {
        let (status, body) = self.try_ask(method, path, body).await?;
        if status < 300 { Ok(body) } else { Err(format!("{path}: {body}").into()) }
    }

    async fn try_ask(&mut self, method: &str, path: &str, body: Option<Value>) -> Result<(u64, Value), Failure> {
        self.last_id += 1;
        let mut request = json!({ "id": self.last_id, "method": method, "path": path });
        if let Some(body) = body {
            request["body"] = body;
        }
        self.send(&request).await?;
        let answer = self.read_until(Some(self.last_id)).await?;
        Ok((answer["status"].as_u64().unwrap_or(0), answer["body"].clone()))
    }

    /// Reads messages: one piece of news, or all up to the answer with an id.
    async fn read_until(&mut self, id: Option<u64>) -> Result<Value, Failure> {
        loop {
            let message = self.socket.next().await.ok_or("the connection ended")??;
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text)?;
            if message.get("id").is_some() {
                if message["id"].as_u64() == id {
                    return Ok(message);
                }
                continue;
            }
            for item in message["news"].as_array().into_iter().flatten() {
                let version = item["version"].as_u64().unwrap_or(0);
                if version <= self.version {
                    continue;
                }
                self.version = version;
                self.awaited = seats(&item["awaited"]);
                if let Some(change) = item.get("open") {
                    patch::apply(&mut self.open, change)?;
                }
                if let Some(own) = item.get("own") {
                    self.own = own.clone();
                }
            }
            if id.is_none() {
                return Ok(message);
            }
        }
    }

    /// Chooses a move at random.
    fn choose<G: Game>(&mut self) -> Result<String, Failure> {
        let view = json!({ "seat": self.seat, "open": self.open, "own": self.own });
        let view: OwnedView<G> = serde_json::from_value(view)?;
        let choices = G::choices(view.as_view());
        let action = choices.nth(self.dice.below(choices.len())).ok_or("no choice")?;
        Ok(G::show(view.as_view(), action))
    }

    /// Plays one move at random. Returns when it was sent.
    async fn act<G: Game>(&mut self, table: TableId, tally: &Tally) -> Result<Instant, Failure> {
        tally.turn().await;
        self.keys += 1;
        let key = format!("{}", self.keys);
        let body = json!({ "moves": [self.choose::<G>()?], "version": self.version, "key": key });
        let sent = Instant::now();
        let (status, answer) = self.try_ask("POST", &format!("/api/tables/{table}/moves"), Some(body)).await?;
        match (status, answer["version"].as_u64()) {
            (200, Some(version)) => {
                tally.acknowledged(table, key, version, sent);
                while self.version < version {
                    self.read_until(None).await?;
                }
            }
            _ => {
                tally.refuse();
                return Err(format!("refused: {answer}").into());
            }
        }
        Ok(sent)
    }
}

fn seats(list: &Value) -> Vec<u64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}
