//! PostgreSQL and NATS for tests: each server runs on a free port of this machine alone, in a folder of its own.
//!
//! A server ends when its value is dropped, and also when the process that started it is killed. `cargo xtask check`
//! installs the programs.

mod disk;
mod guard;
mod nats;
mod postgres_server;
mod user;

pub use disk::Disk;
pub use nats::Nats;
pub use postgres_server::Postgres;

use std::net::TcpListener;
use std::time::{Duration, Instant};

/// How long a server may take until it answers. These machines are busy.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pause between two tries.
const PAUSE: Duration = Duration::from_millis(5);
/// How many ports are tried.
const TRIES: usize = 5;

/// A port that nobody uses at this moment.
fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|bad| format!("no free port: {bad}"))?;
    Ok(listener.local_addr().map_err(|bad| format!("no free port: {bad}"))?.port())
}

/// Starts a server on a free port. Somebody else may take the port meanwhile, so another one is tried then.
fn on_free_port<S>(start: impl Fn(u16) -> Result<S, String>) -> Result<S, String> {
    let mut last = String::new();
    for _ in 0..TRIES {
        match start(free_port()?) {
            Ok(started) => return Ok(started),
            Err(bad) => last = bad,
        }
    }
    Err(last)
}

/// Waits until a server answers. Gives up when it has ended.
fn wait_until_ready(guard: &mut guard::Guard, mut answers: impl FnMut() -> Result<(), String>) -> Result<(), String> {
    let begun = Instant::now();
    loop {
        let Err(bad) = answers() else { return Ok(()) };
        if guard.has_ended() {
            return Err(format!("the server has ended: {}", guard.log()));
        }
        if begun.elapsed() > PATIENCE {
            return Err(format!("the server does not answer: {bad}\n{}", guard.log()));
        }
        std::thread::sleep(PAUSE);
    }
}
