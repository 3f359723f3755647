//! How soon everybody at a large table is told of a turn.

use cluster::server::Server;
use load::Failure;
use serde_json::{Value, json};
use table::Game;

use crate::Args;
use load::player::Table;
use load::tally::Tally;

/// Plays turns and measures the time from sending the last move of each until everybody has received it.
pub async fn turns<G: Game>(args: &Args) -> Result<Value, Failure> {
    let server = Server::start(&args.served)?;
    let mut table = Table::seat::<G>(std::slice::from_ref(&server.address), args.seats, 0).await?;
    let (tally, mut times) = (Tally::new(None), Vec::new());
    while times.len() < args.count {
        times.extend(table.timed_turn::<G>(&tally).await?);
    }
    times.sort_unstable();
    let milliseconds = |index: usize| times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    Ok(json!({
        "seats": args.seats, "turns": times.len(), "p50_ms": milliseconds(times.len() / 2),
        "p99_ms": milliseconds(times.len() * 99 / 100), "slowest_ms": milliseconds(times.len().saturating_sub(1)),
    }))
}
