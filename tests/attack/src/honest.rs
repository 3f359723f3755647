//! Honest people, who play on while the server is attacked, and how long they wait.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use cluster::server::Server;
use load::http::{Http, Request, guest};
use load::player::Table;
use load::tally::Tally;
use load::{Failure, Way};
use misterra::Misterra;
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// How long somebody may wait for an answer until it counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often the memory is read.
const LOOK: Duration = Duration::from_millis(250);
/// The bots of the small tables.
const BOTS: [&str; 2] = ["greedy", "normal"];

/// How it was for a while.
#[derive(Clone, Copy, Debug)]
pub struct Phase {
    /// The moves that were acknowledged, and how long that took, in milliseconds.
    pub moves: Times,
    /// The moves that a bot had to answer, and how long that took.
    pub bots: Times,
    /// The most memory of the server, in bytes.
    pub memory: u64,
    /// The server's processor time, in seconds.
    pub cpu: f64,
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    pub count: usize,
    pub p50: f64,
    pub p99: f64,
}

impl Times {
    fn of(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        let at = |percent: usize| {
            let index = (times.len() * percent / 100).min(times.len().saturating_sub(1));
            times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Times { count: times.len(), p50: at(50), p99: at(99) }
    }
}

impl Phase {
    /// In words.
    pub fn line(&self) -> String {
        let Phase { moves, bots, memory, cpu } = self;
        format!(
            "{} moves, p50 {:.1} ms, p99 {:.1} ms; {} turns of a bot, p50 {:.1} ms, p99 {:.1} ms; memory at most {:.1} MB; \
             {cpu:.1} s of server CPU",
            moves.count,
            moves.p50,
            moves.p99,
            bots.count,
            bots.p50,
            bots.p99,
            *memory as f64 / 1e6
        )
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let Phase { moves, bots, memory, cpu } = self;
        json!({
            "moves": moves.count, "p50_ms": moves.p50, "p99_ms": moves.p99, "bot_turns": bots.count,
            "bot_p50_ms": bots.p50, "bot_p99_ms": bots.p99, "memory_mb": *memory as f64 / 1e6, "server_cpu_s": cpu,
        })
    }
}

/// Honest people at their tables.
pub struct Honest {
    /// The moves of those who play with each other.
    pub people: Arc<Tally>,
    /// The moves of those who play with a bot.
    pub alone: Arc<Tally>,
    /// How long bots took.
    answered: Arc<Mutex<Vec<Duration>>>,
    tasks: Vec<JoinHandle<Result<(), String>>>,
    /// A table of two people.
    pub table: String,
}

/// The address of an honest person. No two have the same one.
fn way(server: &str, number: usize, seat: u8) -> Way {
    let address = Ipv4Addr::new(172, 16 + seat, (number / 250) as u8, (number % 250) as u8 + 1);
    Way::from_address(server, IpAddr::V4(address))
}

/// Somebody chooses a password: the first one takes memory that the server keeps.
async fn log_in(server: &str) -> Result<(), Failure> {
    let way = way(server, 0, 3);
    let token = guest(&way, "Anna").await?.token;
    let body = json!({ "login": "anna", "password": "correct horse" }).to_string();
    let request = Request { method: "PUT", path: "/api/me/login", token: Some(&token), body: &body };
    match Http::connect(&way).await?.ask(&request).await? {
        (200, _) => Ok(()),
        (status, text) => Err(format!("no password is set: {status} {text}").into()),
    }
}

impl Honest {
    /// So many tables of two people, who play so many moves a second together, and some of one person with one bot.
    pub async fn sit_down(server: &str, tables: usize, rate: u64, with_bots: usize) -> Result<Honest, Failure> {
        let people = Arc::new(Tally::new(Some(rate)));
        let alone = Arc::new(Tally::new(Some(with_bots as u64 * 10)));
        let answered = Arc::<Mutex<Vec<Duration>>>::default();
        let (mut tasks, mut first) = (Vec::new(), None);
        for number in 0..tables {
            let ways = [0, 1].map(|seat| way(server, number, seat));
            let mut table = Table::seat::<Misterra>(&ways, 2, number).await?;
            first.get_or_insert(table.id().to_string());
            let tally = people.clone();
            tasks.push(tokio::spawn(async move {
                while !tally.has_ended() {
                    let played = table.timed_turn::<Misterra>(&tally).await;
                    played.map_err(|bad| format!("an honest table ({}) stopped: {bad}", table.id()))?;
                }
                Ok(())
            }));
        }
        log_in(server).await?;
        for number in 0..with_bots {
            let (ways, bot) = ([way(server, number, 2)], BOTS[number % BOTS.len()]);
            let mut table = Table::seat_with::<Misterra>(&ways, 1, Some(bot), number).await?;
            let (tally, answered) = (alone.clone(), answered.clone());
            tasks.push(tokio::spawn(async move {
                while !tally.has_ended() {
                    let played = table.answered_move::<Misterra>(&tally).await;
                    let took = played.map_err(|bad| format!("an honest table ({}) with {bot}: {bad}", table.id()))?;
                    answered.lock().unwrap_or_else(PoisonError::into_inner).extend(took);
                }
                Ok(())
            }));
        }
        Ok(Honest { people, alone, answered, tasks, table: first.ok_or("there is no table")? })
    }

    /// Looks on for a while.
    pub async fn watch(&self, server: &Server, length: Duration) -> Result<Phase, Failure> {
        let (begun, cpu) = (Instant::now(), server.cpu_seconds()?);
        let take = || std::mem::take(&mut *self.answered.lock().unwrap_or_else(PoisonError::into_inner));
        drop((self.people.take_times(), take()));
        self.people.begin(begun);
        let mut memory = 0;
        while begun.elapsed() < length {
            sleep(LOOK).await;
            memory = memory.max(server.memory()?);
        }
        let (moves, bots) = (Times::of(self.people.take_times()), Times::of(take()));
        Ok(Phase { moves, bots, memory, cpu: server.cpu_seconds()? - cpu })
    }

    /// Lets everybody finish what they do. Returns who was not answered, or was refused.
    pub async fn stand_up(&mut self) -> Vec<String> {
        self.people.end();
        self.alone.end();
        let end = tokio::time::Instant::now() + PATIENCE;
        let mut missing = Vec::new();
        for task in self.tasks.drain(..) {
            match timeout(end.saturating_duration_since(tokio::time::Instant::now()), task).await {
                Ok(Ok(done)) => missing.extend(done.err()),
                Ok(Err(bad)) => missing.push(format!("an honest player's task ended: {bad}")),
                Err(_) => missing.push(format!("an honest move was not answered within {PATIENCE:?}")),
            }
        }
        missing
    }
}
