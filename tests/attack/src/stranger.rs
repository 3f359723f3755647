//! A stranger: an address of its own, perhaps a guest, and requests that need not make sense.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use load::http::{Http, Request};
use load::live::{self, Socket};
use load::{Failure, Way};
use serde_json::{Value, json};
use table::{Dice, Purpose, SeedText};
use tokio::time::{Instant, sleep, timeout};

use crate::answers::Answers;
use crate::kinds::Kind;

/// How long a stranger waits for an answer, or for a connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long at most a stranger waits between two requests: a hundred a second are what a player may ask for.
const PAUSE: Duration = Duration::from_millis(10);
/// The most guests of one stranger. They are deleted at the end.
const MOST_GUESTS: usize = 400;

/// What is attacked.
pub struct Target {
    /// The host and port.
    pub server: String,
    /// A table at which honest people play.
    pub table: String,
    /// What the dice of the attackers come from.
    pub seed: String,
    /// When the attack ends.
    pub until: Instant,
    /// Whether there are only a few strangers.
    pub is_short: bool,
    /// Whether the strangers leave everything behind.
    pub stay: bool,
    /// What the attackers were answered.
    pub answers: Answers,
}

/// A stranger.
pub struct Stranger {
    /// What is attacked.
    pub target: Arc<Target>,
    /// The kind of attack.
    pub kind: Kind,
    /// Chance.
    pub dice: Dice,
    /// The way to the server, from the stranger's address.
    pub way: Way,
    /// The token of the guest whom the stranger plays now.
    pub token: Option<String>,
    /// How often the stranger has moved.
    pub moved: u32,
    number: u8,
    guests: Vec<(Way, String)>,
    http: Option<Http>,
}

impl Stranger {
    /// A stranger with an address that no other one has.
    pub fn new(target: Arc<Target>, kind: Kind, number: u8) -> Result<Stranger, Failure> {
        let seed = SeedText::new(format!("{} {} {number}", target.seed, kind.name()))?;
        let dice = seed.seed().dice(Purpose(*b"atck"), 0);
        let way = Way::from(&target.server);
        let (guests, http, token) = (Vec::new(), None, None);
        let mut stranger = Stranger { target, kind, dice, way, token, moved: 0, number, guests, http };
        stranger.settle();
        Ok(stranger)
    }

    fn settle(&mut self) {
        let [high, low] = (self.moved as u16).to_be_bytes();
        // The last part says how often the stranger has moved, as far as there is room.
        let address = Ipv4Addr::new(10, self.kind as u8 * 8 + (self.number & 7), high, low);
        self.way = Way::from_address(&self.target.server, IpAddr::V4(address));
        (self.http, self.token) = (None, None);
    }

    /// Goes on as somebody else from another address.
    pub fn move_on(&mut self) {
        self.moved += 1;
        self.settle();
    }

    /// The next request is sent over a new connection.
    pub fn hang_up(&mut self) {
        self.http = None;
    }

    /// One of several things.
    pub fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.dice.below(of.len() as u32) as usize]
    }

    /// Letters and digits by chance.
    pub fn letters(&mut self, count: usize) -> String {
        (0..count).map(|_| char::from(self.pick(b"bcdfghjkmnpqrstvwxyz23456789"))).collect()
    }

    /// Waits as long as every stranger does between requests.
    pub async fn pause(&mut self) {
        sleep(PAUSE / 2 + PAUSE.mul_f64(f64::from(self.dice.below(100)) / 100.0)).await;
    }

    /// A new connection.
    pub async fn connect(&self) -> Result<Http, Failure> {
        timeout(PATIENCE, Http::connect(&self.way)).await?
    }

    /// A new live connection of the guest.
    pub async fn live(&self) -> Result<Socket, Failure> {
        timeout(PATIENCE, live::connect(&self.way, self.token.as_deref().unwrap_or_default())).await?
    }

    /// Sends a request and waits for its answer.
    pub async fn ask(&mut self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let text = if body.is_null() { String::new() } else { body.to_string() };
        self.ask_text(method, path, &text).await
    }

    /// Sends a request whose body may be anything.
    pub async fn ask_text(&mut self, method: &str, path: &str, body: &str) -> (u16, Value) {
        self.pause().await;
        let token = self.token.clone();
        let request = Request { method, path, token: token.as_deref(), body };
        let answered = async {
            let mut http = match self.http.take() {
                Some(http) => http,
                None => Http::connect(&self.way).await?,
            };
            let answer = http.ask(&request).await?;
            self.http = Some(http);
            Ok::<_, Failure>(answer)
        };
        let answer = timeout(PATIENCE, answered).await.ok().and_then(Result::ok);
        let (status, text) = answer.unwrap_or_default();
        self.target.answers.count(self.kind, status);
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    /// Sends bytes on a connection of their own and reads one answer, if there is one soon.
    pub async fn ask_bytes(&mut self, bytes: &[u8]) -> u16 {
        self.pause().await;
        let answered = async {
            let mut http = Http::connect(&self.way).await?;
            // The server may have said no before everything was sent.
            let _ = http.write(bytes).await;
            http.read().await
        };
        let status = timeout(Duration::from_secs(2), answered).await.ok().and_then(Result::ok).unwrap_or_default().0;
        self.target.answers.count(self.kind, status);
        status
    }

    /// Becomes a guest; at the bound of the address from another one.
    pub async fn be_guest(&mut self) -> bool {
        if self.token.is_some() {
            return true;
        }
        let name = self.letters(8);
        let (status, made) = self.ask("POST", "/api/players", json!({ "name": name })).await;
        match made["token"].as_str() {
            Some(token) => {
                self.token = Some(token.to_owned());
                if self.guests.len() < MOST_GUESTS {
                    self.guests.push((self.way.clone(), token.to_owned()));
                }
            }
            None if status == 429 => self.move_on(),
            None => {}
        }
        self.token.is_some()
    }

    /// Opens a table as a guest. Returns its path.
    pub async fn open(&mut self, table: Value) -> Option<String> {
        if !self.be_guest().await {
            return None;
        }
        let (status, opened) = self.ask("POST", "/api/tables", table).await;
        if status == 429 {
            self.move_on();
        }
        opened["table"]["id"].as_str().map(|id| format!("/api/tables/{id}"))
    }

    /// Deletes the guests, so that what then is left in the memory belongs to nobody.
    pub async fn say_goodbye(mut self) {
        for (way, token) in std::mem::take(&mut self.guests) {
            if self.way != way {
                self.http = None;
            }
            (self.way, self.token) = (way, Some(token));
            let _ = self.ask("DELETE", "/api/me", Value::Null).await;
        }
    }
}
